### Der Rahmen um das Spielfeld: Leiste, Plätze, Flotten, Übersicht, das Blatt kleiner Bildschirme, und was ein Screenreader sagt.

frame-you = Du

## Runden und Phasen

frame-rounds = Runde
frame-round = Runde { $round }
frame-round-of = Runde { $round } von { $rounds }
frame-round-short = R{ $round }
frame-setup = Aufbau
frame-over = Das Spiel ist vorbei
frame-over-short = Ende
frame-phase-command = Kommando
frame-phase-ship = Schiffe
frame-phase-squadron = Staffeln
frame-phase-status = Status
frame-step-initiative = Initiative
frame-step-objective = Missionsziel
frame-step-obstacles = Hindernisse
frame-step-deployment = Aufstellung

## Die Leiste

frame-menu = Menü
frame-chat = Chat
frame-chat-unread =
    { $count ->
        [one] Chat, { $count } ungelesene Nachricht
       *[other] Chat, { $count } ungelesene Nachrichten
    }
frame-help = Tasten und Hilfe
frame-connecting = Verbindung wird aufgebaut …
frame-reconnecting = Verbindung wird wiederhergestellt. Nichts ist verloren.
frame-closed = Die Verbindung wurde geschlossen.
frame-seats-open = Das Spiel beginnt, wenn alle Plätze besetzt sind
frame-one-moment = Einen Moment

## Plätze

frame-player = { $name }, { $faction }
frame-first-player = Startspieler
frame-not-connected = Nicht verbunden
frame-bot = Bot
frame-thinking = Denkt nach
frame-faction-rebel = Rebellen
frame-faction-empire = Imperium
frame-faction-republic = Republik
frame-faction-separatist = Separatisten

## Das Missionsziel

frame-objective = Missionsziel
frame-objective-assault = Angriffsmission
frame-objective-defense = Verteidigungsmission
frame-objective-navigation = Navigationsmission
frame-objective-setup = Aufbau.
frame-objective-special = Sonderregel.
frame-objective-end = Spielende.
frame-objective-tokens = Siegmarker.
frame-objective-points =
    { $points ->
        [one] Je { $points } Punkt
       *[other] Je { $points } Punkte
    }

## Flotten

frame-fleets = Flotten
frame-fleet-points = Flottenpunkte
frame-scored-title = Punktestand
frame-scored =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
frame-scored-tokens =
    { $points ->
        [one] { $points } Punkt, { $tokens } ◆
       *[other] { $points } Punkte, { $tokens } ◆
    }
frame-score-line = { $what }: { $why }
frame-score-line-in-round = { $what }: { $why }, Runde { $round }
frame-to-deploy = Noch aufzustellen
frame-set-aside = Beiseitegelegt
frame-squadrons = Staffeln
frame-open-fleets =
    { $count ->
        [one] { $count } Staffel, Flotten öffnen
       *[other] { $count } Staffeln, Flotten öffnen
    }
frame-activated = Aktiviert
frame-speed = Geschwindigkeit
frame-destroyed = Zerstört

## Die Übersicht

frame-overview = Übersicht über den Tisch
frame-overview-move = Übersicht: Drück auf einen Ort, um die Ansicht dorthin zu bewegen
frame-turn = Spielfeld drehen

## Das Blatt kleiner Bildschirme

frame-decision = Entscheidung
frame-log = Protokoll
frame-talk = Team
frame-talk-unread = Team · { $count }
frame-sheet = Blatt
frame-sheet-low = Das Blatt zeigt nur die Schaltfläche. Die Pfeiltasten nach oben und unten ändern seine Höhe.
frame-sheet-half = Das Blatt ist halb offen. Die Pfeiltasten nach oben und unten ändern seine Höhe.
frame-sheet-full = Das Blatt ist ganz offen. Die Pfeiltasten nach oben und unten ändern seine Höhe.

## Was ein Screenreader von selbst sagt

# $lines: die letzten Zeilen des Protokolls.
# $sentence: die Frage.
frame-your-decision =
    { $count ->
        [0] Du bist dran. { $sentence }
        [one] Du bist dran. { $sentence } { $count } Möglichkeit.
       *[other] Du bist dran. { $sentence } { $count } Möglichkeiten.
    }
frame-spoken = Vorgelesene Zeilen
frame-in-hand = Gewählt: { $what }
frame-in-hand-enter = Gewählt: { $what } Enter: { $label }.
frame-option = { $option }, { $place } von { $count }.
frame-option-note = { $option }: { $note }
frame-marked = { $count } von { $most } markiert: { $options }.
frame-none-marked = Nichts markiert.
frame-engaged = { $squadron } ist im Gefecht mit { $others }.
frame-none-chosen = nichts.
frame-enter-then = { $label }, dann { $steps }
frame-clock-low = Du hast weniger als eine Minute auf deiner Uhr.
frame-objective-count = { $own } : { $other }
frame-objective-first = Erster Spieler.
frame-objective-you = Du aktivierst in jeder Phase zuerst.
frame-objective-they = { $player } aktiviert in jeder Phase zuerst.
frame-objective-score = Punkte.
frame-objective-score-from = Zerstörte Schiffe und Staffeln zählen, was sie kosten. Nach sechs Runden gewinnt, wer mehr hat.
