### Die Turnierleitung: Runden, Ergebnisse, Schiedsrichter, Cut, Druck, Einstellungen, Protokoll.

event-desk-title = Turnierleitung
event-desk-window = { $name } · Turnierleitung
event-desk-opening = Die Turnierleitung wird geöffnet …
event-desk-failed = Die Turnierleitung konnte nicht geöffnet werden. Lade die Seite neu.
event-desk-public = öffentliche Seite
event-desk-tab-rounds = Runden
event-desk-tab-cut = Cut und Turniertage
event-desk-tab-print = Druck und Dateien
event-desk-tab-settings = Einstellungen
event-desk-tab-log = Protokoll
event-desk-swiss = Schweizer System
event-desk-elimination = Endrunde
event-desk-planned =
    { $count ->
        [one] { $count } Runde geplant
       *[other] { $count } Runden geplant
    }
event-desk-no-round = noch keine Runde
event-desk-over = Das Turnier ist beendet.
event-desk-over-won = Das Turnier ist beendet: { $name } hat gewonnen.
event-desk-print-standings = Tabelle drucken
event-desk-aside = Uhr und Tabelle
event-desk-seed = Startwert der Auslosung: { $seed } (steht im Protokoll).

## Runden

event-desk-round-preview = { $round } (Vorschau)
event-desk-round-open = { $round } · { $count } offen
event-desk-column-score = Punkte
event-desk-column-state = Stand
event-desk-column-actions = Aktionen
event-desk-only-open = Nur Tische ohne Ergebnis zeigen ({ $count })
event-desk-swap = Drücke auf zwei Spieler, um sie zu tauschen.
event-desk-swap-with = Drücke auf den Spieler, der mit { $name } tauscht.
event-desk-locked-stay = Fixierte Paarungen bleiben, wenn du den Rest neu auslost.
event-desk-state-called = Schiedsrichter gerufen
event-desk-state-differing = Widersprüchliche Meldungen
event-desk-state-reported = Eine Meldung
event-desk-state-preview = Vorschau
event-desk-state-playing = Läuft
event-desk-state-wins = { $name } gewinnt
event-desk-state-bye = { $points } TP, Marge { $margin }
event-desk-state-result = Marge { $margin } · { $points }
event-desk-points = { $points } TP
event-desk-second = zweiter Spieler
event-desk-called = Schiedsrichter gerufen
event-desk-rematch = schon einmal gepaart
event-desk-open-board = Spiel öffnen
event-desk-swap-hint = Drücke auf zwei Spieler, um sie zu tauschen
event-desk-table-of = Tisch von { $players }
event-desk-lock = Fixieren
event-desk-locked = Fixiert
event-desk-enter = Eintragen
event-desk-enter-table = Ergebnis für Tisch { $table } eintragen
event-desk-correct = Ändern
event-desk-correct-table = Ergebnis für Tisch { $table } ändern
event-desk-more-table = Mehr zu Tisch { $table }

## Der nächste Schritt

event-desk-add-players = Spieler hinzufügen
event-desk-publish = Paarungen veröffentlichen
event-desk-pairing = Wird ausgelost …
event-desk-pair = Auslosen: { $round }
event-desk-pair-again = Neu auslosen
event-desk-pair-rest = Rest neu auslosen
event-desk-bye = Freilos
event-desk-bye-rules = Nach den Regeln
event-desk-enter-result = Ergebnis eintragen
event-desk-correct-result = Ergebnis ändern
event-desk-rebuild = Turnierbaum neu aufbauen
event-desk-finish = Turnier beenden
event-desk-cut-or-day = Cut machen oder weiteren Tag beginnen
event-desk-change-pairings = Paarungen ändern
event-desk-stop-changing = Paarungen nicht mehr ändern
event-desk-undo-round = Rückgängig: { $round }
event-desk-take-back =
    { $size ->
        [0] Alle Runden nach Runde { $number } zurücknehmen
        [4] Alle Runden nach dem Halbfinale zurücknehmen
        [8] Alle Runden nach dem Viertelfinale zurücknehmen
       *[other] Alle Runden nach den Top { $size } zurücknehmen
    }
event-desk-slips = Ergebniszettel drucken
event-desk-projector = Beamer-Seite

## Ein Ergebnis

event-desk-entering = Ergebnis eintragen: { $round }
event-desk-correcting = Ergebnis ändern: { $round }
event-desk-saved = Gespeichert: { $result }
event-desk-find = Tischnummer oder Name
event-desk-find-example = 3 oder Kowalski
event-desk-matching = Passende Tische
event-desk-has-result = hat schon ein Ergebnis
event-desk-not-found = { $round }: Keine Partie passt zu „{ $typed }“. Gib die Nummer eines belegten Tisches oder einen Teil eines Namens ein.
event-desk-missing =
    { $count ->
        [one] Ein Ergebnis fehlt noch.
       *[other] { $count } Ergebnisse fehlen noch.
    }
event-desk-complete = Alle Ergebnisse sind da. Wähle eine Partie, um ihr Ergebnis zu ändern.
event-desk-another = Andere Partie wählen
event-desk-reports = Meldungen der Spieler
event-desk-report = { $name } meldet { $first } zu { $second }, { $ending }.
event-desk-report-none = { $name } hat noch nichts gemeldet.
event-desk-use = Übernehmen
event-desk-enter-key = Enter
event-desk-save-result = Ergebnis speichern
event-desk-save-correction = Änderung speichern
event-desk-remove-result = Ergebnis entfernen

## Ein Tisch

event-desk-table-title = Tisch { $table }: { $players }
event-desk-extra-for-table = Zusätzliche Minuten für diesen Tisch
event-desk-give-time = Zeit geben
event-desk-note = Notiz
event-desk-note-about = Betrifft
event-desk-note-table = Den Tisch
event-desk-note-text = Text
event-desk-note-save = Notiz speichern
event-desk-note-kind =
    { $kind ->
        [judge-call] Schiedsrichter gerufen
        [slow-play] Langsames Spiel
        [warning] Verwarnung
       *[note] Notiz
    }
event-desk-game = Im Browser gespielt
event-desk-game-over = Das Spiel ist vorbei.
event-desk-game-round = Das Spiel ist in Runde { $round }.
event-desk-game-waiting = Das Spiel hat noch nicht begonnen.
event-desk-game-watch = Beim Spiel zuschauen
event-desk-game-unlink = Spiel lösen
event-desk-game-becomes = Der Ausgang des Spiels wird das Ergebnis dieses Tisches.
event-desk-game-create = Spiel für diesen Tisch anlegen
event-desk-game-created = Das Spiel ist angelegt. Schicke jedem Spieler seinen Link; der Ausgang wird das Ergebnis.
event-desk-game-other = Oder ein bestehendes Spiel verknüpfen (Kennung oder Link)
event-desk-game-first = Spieler auf Platz A
event-desk-game-link = Spiel verknüpfen
event-desk-game-none = Mit diesem Tisch ist kein Spiel verknüpft.

## Schiedsrichter, und was Aufmerksamkeit braucht

event-desk-calls = Rufe nach Schiedsrichtern
event-desk-call-when = gerufen { $ago }
event-desk-call-board = Spiel öffnen
event-desk-call-answer = Antworten
event-desk-call-answer-log = Antwort (für das Protokoll)
event-desk-call-minutes = Zusätzliche Minuten
event-desk-call-save = Antwort speichern
event-desk-calls-none = Niemand wartet auf einen Schiedsrichter.
event-desk-call-answered = beantwortet
event-desk-call-answered-with = Antwort: { $answer }
event-desk-call-extra =
    { $minutes ->
        [one] { $minutes } zusätzliche Minute
       *[other] { $minutes } zusätzliche Minuten
    }
event-desk-fewer = Weniger zeigen
event-desk-calls-all = Alle { $count } beantworteten Rufe zeigen
event-desk-watch = Zu beachten
event-desk-watch-enter = Ergebnis eintragen
event-desk-watch-open = öffnen
event-desk-watch-none = Im Moment nichts.
event-desk-watch-all = Alle { $count } zeigen

## Uhr

event-desk-clock = Uhr
event-desk-clock-pause = Anhalten
event-desk-clock-resume = Weiter
event-desk-clock-start = Uhr starten
event-desk-clock-five = +5 min
event-desk-clock-extra = Mehr Zeit für einen Tisch …
event-desk-clock-choose = Wählen
event-desk-clock-table = { $table }: { $players }
event-desk-clock-minutes = Minuten

## Cut, weiterer Tag, Ende

event-desk-cut-no-round = Noch wurde keine Runde gespielt.
event-desk-cut-unpublished = { $round }: Die Paarungen sind noch nicht veröffentlicht.
event-desk-cut-missing =
    { $count ->
        [one] { $round }: Ein Ergebnis fehlt noch.
       *[other] { $round }: { $count } Ergebnisse fehlen noch.
    }
event-desk-cut-then = Danach kannst du einen Cut machen, einen weiteren Tag beginnen oder das Turnier beenden.
event-desk-cut-bracket-next = Wer seine Partie gewinnt, kommt weiter. Lose die nächste Runde im Reiter „Runden“ aus.
event-desk-cut-take-back = Cut und seine Runden zurücknehmen
event-desk-cut-title = Cut auf die Endrunde
event-desk-cut-top = Top
event-desk-cut-make = Cut machen
event-desk-cut-declined =
    { $count ->
        [0] Spieler, die auf ihren Platz verzichten
       *[other] Spieler, die auf ihren Platz verzichten ({ $count })
    }
event-desk-cut-seeding = Der Erste spielt gegen den Letzten; die beiden Besten treffen erst im Finale aufeinander. Bei Gleichstand entscheidet das Los, dessen Startwert gespeichert wird.
event-desk-day-title = Weiterer Turniertag
event-desk-day-players = Spieler, die weiterkommen
event-desk-day-all = Alle
event-desk-day-reset = Punkte beginnen wieder bei 0
event-desk-day-begin = Weiteren Tag beginnen
event-desk-end-title = Abschluss
event-desk-end-undo = Mit „Rückgängig“ öffnest du es wieder.

## Druck und Dateien

event-desk-print-title = Drucken oder als PDF speichern
event-desk-print-paper = Papier
event-desk-print-round = Runde
event-desk-print-latest = Letzte
event-desk-print-loading = Wird geladen …
event-desk-files = Dateien
event-desk-files-note = Die Turnierdatei enthält das ganze Turnier samt Protokoll. Du kannst sie hier, auf einem anderen Rechner oder mit dem Befehl „armada tournament“ öffnen.

## Einstellungen

event-desk-settings-save = Änderungen speichern
event-desk-settings-saved = Gespeichert. Die Tabelle ist neu berechnet.
event-desk-links = Links
event-desk-links-public = Öffentliche Seite, für alle
event-desk-links-projector = Beamer
event-desk-links-desk = Diese Turnierleitung, für einen zweiten Veranstalter (mit allen Rechten)
event-desk-links-desk-label = Link zur Turnierleitung
event-desk-links-renew = Link zur Turnierleitung ersetzen (der alte gilt dann nicht mehr)
event-desk-announced = Für alle angekündigt
event-desk-delete = Turnier löschen
event-desk-delete-warning = Das löscht Datei, Protokoll, Codes und Seiten des Turniers für alle und endgültig. Speichere vorher die Turnierdatei, falls jemand sie noch braucht.
event-desk-delete-save = Turnierdatei speichern
event-desk-delete-name = Gib zum Löschen den Namen ein: { $name }
event-desk-delete-now = Turnier endgültig löschen

## Protokoll, rückgängig und wiederholen

event-desk-log = Protokoll, das Neueste zuerst
event-desk-log-whole = Ganzes Protokoll öffnen
event-desk-log-when = { DATETIME($time, day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit") } · { $author }
event-desk-log-undone = (rückgängig gemacht)
event-desk-log-overruled = trotz Einwand: { $doubt }
event-desk-draws-check = Alle Auslosungen prüfen
event-desk-draws-note = Lost jede Paarung und jeden Cut aus dem Startwert neu aus und prüft, ob dasselbe herauskommt.
event-desk-draws-failed = Die Auslosungen konnten nicht geprüft werden. Versuche es noch einmal.
event-desk-draws-none = Noch wurde nichts ausgelost.
event-desk-draw-same = { $what }, Startwert { $seed }: gleiches Ergebnis.
event-desk-draw-unknown = { $what }, Startwert { $seed }: { $why }
event-desk-draw-different = { $what }, Startwert { $seed }: anderes Ergebnis. { $why }
event-desk-undoing = Rückgängig und Wiederholen
event-desk-undo = Rückgängig
event-desk-undo-none = Nichts rückgängig zu machen
event-desk-redo = Wiederholen
event-desk-lost = Verbindung verloren. Nichts geht verloren; sie wird wiederhergestellt …
event-desk-kept = Gespeichert { $ago }
event-desk-kept-note = · jede Änderung lässt sich rückgängig machen
