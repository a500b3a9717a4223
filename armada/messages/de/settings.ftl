### Was für die Einstellungen eines Turniers, seine Ergebnisse, Seiten und Dateien zu wählen ist.

## Einstellungen eines Turniers

settings-schedule-sum = Die Summe der Punkte der Gegner (TRN-66)
settings-schedule-software = Der Schnitt der Gegner pro Runde (TRN-67)
settings-keep-apart-nobody = Niemand
settings-keep-apart-family = Familien und Fahrgemeinschaften
settings-keep-apart-club = Mitglieder desselben Vereins
settings-keep-apart-both = Familien und Vereine
settings-names-full = Volle Namen
settings-names-initials = Initialen
settings-ending-six-rounds = Sechs Runden
settings-ending-time = Zeit abgelaufen
settings-ending-one-fleet-destroyed = Eine Flotte vernichtet
settings-ending-both-fleets-destroyed = Beide Flotten vernichtet
settings-ending-concession = Aufgabe
settings-ending-no-show = Nicht angetreten
settings-ending-judge = Schiedsrichterentscheid
settings-note-judge-call = Schiedsrichter gerufen
settings-note-slow-play = Langsames Spiel
settings-note-warning = Verwarnung
settings-note-note = Notiz

## Seiten zum Drucken, und Dateien

settings-paper-A4 = A4
settings-paper-letter = Letter
settings-print-pairings = Paarungen nach Namen
settings-print-tables = Paarungen nach Tischen
settings-print-slips = Ergebniszettel
settings-print-standings = Tabelle
settings-print-fleets = Prüfbögen der Flotten, für Schiedsrichter
settings-print-codes = Spielercodes zum Ausschneiden
settings-export-event = Die Turnierdatei, um auf ein anderes Gerät umzuziehen
settings-export-json = Das ganze Turnier als JSON
settings-export-standings = Die Tabelle als CSV
settings-export-results = Die Ergebnisse als JSON, für Archive von Flottenlisten
settings-export-log = Das Protokoll als Text
