### Die Spieler bei der Turnierleitung: hinzufügen, importieren, einchecken, Flotten, Codes.

event-players-name = Name
event-players-club = Verein
event-players-family = Familie oder Fahrgemeinschaft
event-players-email = E-Mail (nie öffentlich)
event-players-add = Hinzufügen
event-players-import = Spieler importieren
event-players-check-in = Einchecken
event-players-check-in-all = Alle { $count } einchecken
event-players-check-in-one = { $name } einchecken
event-players-codes = Codes und Links
event-players-find = Spieler suchen
event-players-count = { $count } Spieler.
event-players-all-present =
    { $count ->
        [one] { $count } Spieler.
       *[other] { $count } Spieler, alle anwesend.
    }
event-players-taking-part = { $count } Spieler: { $present } nehmen teil.
event-players-expected = { $count } Spieler: { $present } nehmen teil, { $expected } werden erwartet.
event-players-number = Nr.
event-players-groups = Verein, Familie
event-players-fleet = Flotte
event-players-presence = Status
event-players-actions = Aktionen
event-players-fixed = fester Tisch { $table }
event-players-no-fleet = keine Flotte
event-players-faults = { $count } zu korrigieren
event-players-legal = { $points }, regelkonform
event-players-drop = Aussteigen
event-players-drop-one = { $name } aussteigen lassen
event-players-return = Zurückholen
event-players-return-one = { $name } zurückholen
event-players-open = Öffnen
event-players-open-one = { $name } öffnen
event-players-no-match = Kein Spieler passt zu „{ $search }“.
event-players-none = Noch keine Spieler. Gib oben einen Namen ein oder importiere eine Liste mit einem Namen pro Zeile.

## Ein Spieler

event-players-title = { $name }, Nummer { $number }
event-players-fixed-table = Fester Tisch
event-players-any-table = beliebig
event-players-save = Speichern
event-players-saved = Gespeichert.
event-players-status = Status: { $presence }
event-players-why = Grund (freiwillig, für das Protokoll)
event-players-disqualify = Disqualifizieren
event-players-bye = Freilos in Runde
event-players-bye-grant = Freilos gewähren
event-players-byes =
    { $count ->
        [one] gewährt in Runde { $rounds }
       *[other] gewährt in den Runden { $rounds }
    }
event-players-privacy = Datenschutz
event-players-privacy-note = Entfernt Name, Verein, Familie und E-Mail aus dem Turnier und seinem Protokoll. Die Ergebnisse bleiben.
event-players-anonymise = Spieler anonymisieren
event-players-anonymised = Anonymisiert

## Flotten

event-players-fleet-none = Flotte: nicht abgegeben
event-players-fleet-of = Flotte: { $faction }, { $points } Punkte
event-players-fleet-fixed = steht seit Runde eins fest
event-players-fleet-list = Die Liste, aus einem beliebigen Flottenplaner
event-players-fleet-read =
    { $ships ->
        [one] Gelesen: { $points } von { $limit } Punkten, { $ships } Schiff.
       *[other] Gelesen: { $points } von { $limit } Punkten, { $ships } Schiffe.
    }
event-players-fleet-legal =
    { $ships ->
        [one] Gelesen: { $points } von { $limit } Punkten, { $ships } Schiff, für dieses Turnier zulässig.
       *[other] Gelesen: { $points } von { $limit } Punkten, { $ships } Schiffe, für dieses Turnier zulässig.
    }
event-players-fleet-hand-in = Diese Flotte abgeben
event-players-fleet-handed-in = Die Flotte ist abgegeben.
event-players-list-failed = Die Liste konnte nicht gelesen werden. Versuche es noch einmal.

## Codes

event-players-codes-note = Mit ihrem Code oder Link melden Spieler Ergebnisse und rufen Schiedsrichter vom Handy aus. Ein neuer Code ersetzt den alten.
event-players-codes-print = Alle Codes drucken
event-players-codes-failed = Die Codes konnten nicht geladen werden. Versuche es noch einmal.
event-players-code-link = Link für { $name }
event-players-code-new = Neuer Code

## Import

event-players-lines = Ein Spieler pro Zeile, oder CSV mit Kopfzeile (englisch): name, club, family, e-mail, table, fleet
event-players-lines-example =
    Ada Lovelace
    Grace Hopper, Navy
event-players-file = Datei öffnen
event-players-add-all =
    { $count ->
        [0] Spieler hinzufügen
       *[other] { $count } Spieler hinzufügen
    }
event-players-added = { $count } Spieler hinzugefügt.
event-players-added-fleets =
    { $count ->
        [one] { $count } Flotte hinzugefügt.
       *[other] { $count } Flotten hinzugefügt.
    }
event-players-skipped = Diese Zeilen wurden übersprungen. Zeilen ohne Spieler bleiben oben stehen, damit du sie korrigieren kannst; um eine Flotte abzugeben, öffne den Spieler.
event-players-bad = Nicht erkannte Zeilen
event-players-bad-line = Zeile { $line }: { $why }
event-players-bad-text = Zeile { $line }, „{ $text }“: { $why }
event-players-will-skip =
    { $count ->
        [one] { $count } Zeile hat keinen Spieler und wird übersprungen:
       *[other] { $count } Zeilen haben keinen Spieler und werden übersprungen:
    }
event-players-ignored =
    { $count ->
        [one] Nicht beachtete Spalte: { $columns }.
       *[other] Nicht beachtete Spalten: { $columns }.
    }
event-players-line = Zeile
event-players-column-family = Familie
event-players-fleet-ok = zulässig
