### Was die Seiten eines Turniers gemeinsam haben: Runden, Ergebnisse, Tabelle, Uhr.
### $size ist die Zahl der Spieler, die in der Endrunde noch dabei sind; in einer Schweizer Runde ist sie 0.

event-title = Turnier
event-events = Turniere
event-yours = Deine Turniere
event-public-page = Öffentliche Seite
event-my-match = Meine Partie
event-close = Schließen
event-cancel = Abbrechen
event-overrule = Trotzdem
event-lost = Verbindung verloren. Wird wiederhergestellt …
event-qr = QR-Code der öffentlichen Seite
event-link = Link
event-copy = Kopieren
event-copied = Kopiert
event-copy-failed = Markieren und kopieren
event-fleet-points = { $points } Punkte
event-finished = beendet
event-won = { $name } gewinnt das Turnier
event-bracket = Turnierbaum
event-rounds = Runden
event-players = Spieler
event-no-players = Noch keine Spieler.
event-player-count = { $count } Spieler

## Runden und Partien

event-round =
    { $size ->
        [0] Runde { $number }
        [2] Finale
        [4] Halbfinale
        [8] Viertelfinale
       *[other] Top { $size }
    }
    .inside =
        { $size ->
            [0] Runde { $number }
            [2] Finale
            [4] Halbfinale
            [8] Viertelfinale
           *[other] Top { $size }
        }
event-round-of = Runde { $number } von { $planned }
event-table = Tisch { $table }
event-extra = { $minutes } min
event-advances = kommt weiter
event-undecided = noch offen
event-kind =
    { $kind ->
        [bye] Freilos
        [granted-bye] gewährtes Freilos
       *[match] Partie
    }
event-presence =
    { $presence ->
        [expected] erwartet
        [dropped] ausgestiegen
        [not-advanced] ausgeschieden
        [disqualified] disqualifiziert
       *[present] anwesend
    }
event-faction =
    { $faction ->
        [rebel] Rebellen
        [empire] Imperium
        [republic] Republik
       *[separatist] Separatisten
    }
event-ending =
    { $ending ->
        [six-rounds] sechs Runden
        [time] Zeit abgelaufen
        [one-fleet-destroyed] eine Flotte vernichtet
        [both-fleets-destroyed] beide Flotten vernichtet
        [concession] Aufgabe
        [no-show] nicht angetreten
       *[judge] Schiedsrichterentscheid
    }
    .capital =
        { $ending ->
            [six-rounds] Sechs Runden
            [time] Zeit abgelaufen
            [one-fleet-destroyed] Eine Flotte vernichtet
            [both-fleets-destroyed] Beide Flotten vernichtet
            [concession] Aufgabe
            [no-show] Nicht angetreten
           *[judge] Schiedsrichterentscheid
        }

## Spalten

event-column-table = Tisch
event-column-player = Spieler
event-column-opponent = Gegner
event-column-result = Ergebnis
event-column-club = Verein
event-column-record = Bilanz
event-points = TP
    .long = Turnierpunkte
event-margin = MoV
    .long = Siegmarge (Margin of Victory)
event-schedule = SoS
    .long = Gegnerwertung (Strength of Schedule)

## Tabelle

event-standings-start = Vor der ersten Runde
event-standings-final = Endstand
event-standings-after =
    { $size ->
        [0] Nach Runde { $number }
        [2] Nach dem Finale
        [4] Nach dem Halbfinale
        [8] Nach dem Viertelfinale
       *[other] Nach den Top { $size }
    }
event-standings-so-far =
    { $size ->
        [0] Runde { $number } (läuft)
        [2] Finale (läuft)
        [4] Halbfinale (läuft)
        [8] Viertelfinale (läuft)
       *[other] Top { $size } (läuft)
    }
event-standings-which = Tabelle nach
event-standings-legend = TP: Turnierpunkte. MoV: Siegmarge der gewonnenen Partien. SoS: Gegnerwertung.
event-standings-elimination = Über die ersten Plätze entscheidet die Endrunde.

## Uhr

event-clock-left = Restzeit
event-clock-called = Die Zeit ist um. Spielt die laufende Spielrunde zu Ende.
event-clock-up = Die Zeit ist um.
event-clock-waiting = von { $minutes } min · noch nicht gestartet · Ansagen bei { $warnings } min
event-clock-paused = von { $minutes } min · angehalten · Ansagen bei { $warnings } min
event-clock-running = von { $minutes } min · Ende um { DATETIME($ends, hour: "2-digit", minute: "2-digit") } · Ansagen bei { $warnings } min
event-clock-due =
    { $minutes ->
        [one] höchstens noch { $minutes } Minute
       *[other] höchstens noch { $minutes } Minuten
    }
event-clock-extra = Tisch { $table }: { $minutes } min, noch { $left }
event-ago-seconds = vor { $count } s
event-ago-minutes = vor { $count } min
event-ago-hours = vor { $count } h
event-ago-date = am { DATETIME($time, day: "numeric", month: "short") }

## Das Formular für ein Ergebnis

event-result-score = { $name }: Punkte
event-result-second = Zweiter Spieler
event-result-ending = Ende der Partie
event-result-conceded = Wer hat aufgegeben?
event-result-absent = Wer ist nicht angetreten?
event-result-destroyed = Wessen Flotte wurde vernichtet?
event-result-neither = Beide nicht
event-result-calculated = Ein leeres Feld wird nach den Regeln berechnet. Die Missionspunkte des Siegers kommen hinzu.
event-result-objective = Missionspunkte des Siegers
event-result-together = Beide haben ihr letztes Schiff gleichzeitig verloren
event-result-winner = Sieger
event-result-no-winner = Kein Sieger
event-result-points = { $name }: Turnierpunkte
event-result-margin = Siegmarge
event-result-reason = Begründung (für das Protokoll)

event-verdict-wins = { $name } gewinnt
event-verdict-draw = Kein Sieger
event-verdict-margin = Marge { $margin }
event-verdict-points = { $points } TP
event-verdict-soon = Hier stehen vor dem Speichern Sieger, Marge und Turnierpunkte.
