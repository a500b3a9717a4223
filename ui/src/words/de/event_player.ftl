### Die Seite eines Spielers: seine Partie, seine Meldung des Ergebnisses, der Ruf nach einem Schiedsrichter.

event-player-lead = Gib den Code ein, der auf deinem Zettel von der Turnierleitung steht, zum Beispiel K7QFM-2M9XT.
event-player-code = Dein Code
event-player-open = Zu meiner Partie
event-player-loading = Deine Partie wird geladen …
event-player-between = zwischen den Runden
event-player-public = Paarungen und Tabelle
event-player-place = Platz { $place }
event-player-points = { $points } TP
event-player-over = Das Turnier ist vorbei. Danke fürs Mitspielen!
event-player-idle = Du hast gerade keine Partie. Diese Seite aktualisiert sich von selbst.
event-player-rounds = Meine Runden
event-player-round =
    { $opponent ->
        [none] { $kind }
       *[other] gegen { $opponent }
    }
event-player-round-table = Tisch { $table }
event-player-fleet = Meine Flotte
event-player-remembered = Dieser Browser merkt sich deinen Code.
event-player-forget = Code vergessen

## Die Partie

event-player-you = Du
event-player-no-table = Tisch –
event-player-against = gegen { $opponent }
event-player-extra = { $minutes } min an diesem Tisch
event-player-bye = Du setzt diese Runde aus.
event-player-bye-points =
    { $points ->
        [one] Du setzt diese Runde aus und bekommst { $points } Turnierpunkt und eine Marge von { $margin }.
       *[other] Du setzt diese Runde aus und bekommst { $points } Turnierpunkte und eine Marge von { $margin }.
    }
event-player-final = Das Ergebnis steht fest.
event-player-draw = Niemand gewinnt.
event-player-win = Du gewinnst.
event-player-loss = { $opponent } gewinnt.
event-player-score = { $mine } zu { $theirs }
event-player-tournament-points =
    { $points ->
        [one] { $points } Turnierpunkt
       *[other] { $points } Turnierpunkte
    }
event-player-wrong = Wenn das nicht stimmt, sag der Turnierleitung Bescheid.
event-player-reported = Deine Meldung: { $report }.
event-player-awaited = Sie zählt, sobald { $opponent } dasselbe meldet.
event-player-theirs = { $opponent } meldet: { $report }.
event-player-differing = Eure Meldungen weichen voneinander ab. Einigt euch und meldet neu, oder lasst die Turnierleitung entscheiden.
event-player-confirm = Ergebnis bestätigen
event-player-need-second = Wähle noch den zweiten Spieler, damit eure Meldungen übereinstimmen.
event-player-send = Meldung abschicken
event-player-report = Ergebnis melden
event-player-report-again = Anderes Ergebnis melden
event-player-scores = { $one } { $first }, { $two } { $second }
event-player-ending-of = { $ending } ({ $name })
event-player-second = zweiter Spieler { $name }
event-player-board = Im Browser spielen
event-player-board-again = Zu unserem Spiel

## Schiedsrichter

event-player-called = Um { DATETIME($time, hour: "2-digit", minute: "2-digit") } wurde ein Schiedsrichter gerufen. Bleibt am Tisch.
event-player-called-about = Um { DATETIME($time, hour: "2-digit", minute: "2-digit") } wurde ein Schiedsrichter gerufen: { $text }. Bleibt am Tisch.
event-player-answered = Der Schiedsrichter hat geantwortet.
event-player-answered-with = Der Schiedsrichter hat geantwortet: { $answer }
event-player-answered-extra =
    { $minutes ->
        [one] Euer Tisch bekommt { $minutes } zusätzliche Minute.
       *[other] Euer Tisch bekommt { $minutes } zusätzliche Minuten.
    }
event-player-about = Worum geht es? (freiwillig)
event-player-call = Schiedsrichter rufen
