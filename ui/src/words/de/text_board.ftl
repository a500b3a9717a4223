### Das Textfeld: der Tisch in Sätzen, und eine Befehlszeile. Die Befehle selbst (measure, move, …) sind in jeder Sprache englisch.

text-board-label = Textfeld
text-board-title = Figuren und Textfeld
text-board-close = Textfeld schließen

## Was gefragt wird

text-board-setup = Aufbau.
text-board-round = Runde { $round }, { $phase }.
text-board-over = Das Spiel ist vorbei.
text-board-your-decision = Deine Entscheidung: { $sentence }
text-board-waiting = Warten: { $sentences }
text-board-option-note = { $option }: { $note }
text-board-dial = { $ship }, Runde { $round }
text-board-place-at = Platzieren bei { $place }
text-board-not-legal = Nicht erlaubt: { $reasons }
text-board-more-closed =
    { $count ->
        [one] { $count } weitere Möglichkeit: Tippe „why“.
       *[other] { $count } weitere: Tippe „why“.
    }

## Die Befehlszeile

text-board-command = Befehl
text-board-send = Senden
text-board-placeholder = Nummer, Möglichkeit oder help
text-board-placeholder-waiting = measure, look, help

## Alle Figuren

text-board-pieces = Alle Figuren
text-board-sort-by = Sortiert nach
text-board-name = Name
text-board-owner = Besitzer
text-board-hull = Hülle
text-board-shields = Schilde
text-board-speed = Geschw.
text-board-place = Ort
text-board-place-mm = Ort, mm
text-board-more = Mehr
text-board-player =
    { $admiral ->
        [yes] { $letter }, { $player }, Großadmiral
       *[no] { $letter }, { $player }
    }
text-board-you = Du
text-board-ship = Hülle { $hull }/{ $most }, Schilde { $shields }, Geschwindigkeit { $speed }.
text-board-squadron = Hülle { $hull }/{ $most }, Geschwindigkeit { $speed }.
text-board-at = Ort: { $place }.
text-board-point = { $x }, { $y }
text-board-pose = { $x }, { $y } bei { $heading }°
text-board-status-destroyed = zerstört
text-board-status-reserve = beiseitegelegt
text-board-status-waiting = wird entfernt
text-board-activated = Aktiviert.
text-board-faceup-dial = Kommandorad: { $command }.
text-board-dials =
    { $count ->
        [one] Kommandorad: { $commands }.
       *[other] Kommandoräder: { $commands }.
    }
text-board-raids = Überfallmarker: { $commands }.
text-board-tokens = Kommandomarker: { $commands }.
text-board-engaged = Im Gefecht mit { $squadrons }.
text-board-defense = Verteidigungsmarker: { $tokens }.
text-board-exhausted = { $token } (erschöpft)
text-board-obstacle = { $name } ({ $x }, { $y })
text-board-obstacles = Hindernisse: { $obstacles }.
text-board-last = Zuletzt: { $lines }

## Antworten auf Befehle

text-board-undone = Zurückgenommen, falls seitdem nichts aufgedeckt wurde.
text-board-cannot-undo = Hier kannst du nichts zurücknehmen.
text-board-cannot-decide = Hier kannst du nichts entscheiden.
text-board-look = { $name }, { $model }: Hülle { $hull } von { $most }.
text-board-name-ends = Nenne zwei Enden, zum Beispiel: measure paragon links demolisher front.
text-board-no-such-unit = Kein Schiff und keine Staffel heißt so.
text-board-not-yours = Du bist gerade nicht dran. Du kannst measure, look oder help tippen.
text-board-cannot-pass = Hier kannst du nicht passen. Tippe help, um zu sehen, was erlaubt ist.
text-board-pass = Passen
text-board-no-option = Das ist keine der Möglichkeiten. Tippe help, um zu sehen, was erlaubt ist.
text-board-no-such-option = „{ $typed }“ ist keine der Möglichkeiten. Tippe die Nummern, zum Beispiel: 1 3.
text-board-option-numbers =
    { $count ->
        [one] Es gibt nur Möglichkeit 1.
       *[other] Es gibt die Möglichkeiten 1 bis { $count }.
    }
text-board-which = Was davon: { $options }?
text-board-numbered = { $number } { $option }
text-board-how-many =
    { $range ->
        [exact]
            { $most ->
                [one] Tippe { $most } Nummer.
               *[other] Tippe { $most } Nummern.
            }
       *[between] Tippe { $least } bis { $most } Nummern.
    }
text-board-dials-needed =
    { $count ->
        [one] Tippe { $count } Kommando, zum Beispiel: { $example }. Kommandos: { $commands }.
       *[other] Tippe { $count } Kommandos, Schiff für Schiff in der Reihenfolge der Runden, zum Beispiel: { $example }. Kommandos: { $commands }.
    }
text-board-course-needed = Tippe die Klicks jedes Gelenks und die Seite des Lineals, zum Beispiel: course 0 -1 1 links.
text-board-speed-needed = Tippe die Geschwindigkeit als Zahl, zum Beispiel: move 742 440 30 speed 2.
text-board-place-needed = Tippe einen Ort in mm und eine Ausrichtung, zum Beispiel: move 742 440 30. Oder tippe die Nummer eines vorgeschlagenen Orts.
text-board-course-given =
    { $side ->
        [left] Kurs { $clicks }, Lineal links
       *[right] Kurs { $clicks }, Lineal rechts
    }
text-board-place-given = Ort { $number }
text-board-numbers-given = Bei { $numbers }
text-board-nothing-closed = So heißt nichts, was gerade nicht wählbar ist.
text-board-why = { $option }: { $reason }
text-board-why-rule = { $option }: { $reason } ({ $rule })
text-board-suggestion = { $x }, { $y } mm, Ausrichtung { $heading }°
text-board-suggestion-speed = { $x }, { $y } mm, Ausrichtung { $heading }°, Geschwindigkeit { $speed }

## Hilfe

text-board-help-always = Jederzeit: measure A B (messen), look NAME (ansehen), why (warum nicht), who (wer tut was), undo (zurücknehmen), help (Hilfe).
text-board-help-not-yours = Du bist gerade nicht dran. Jederzeit: measure A B (messen), look NAME (ansehen), why (warum nicht), who (wer tut was), undo (zurücknehmen), help (Hilfe).
text-board-help-one = Tippe die Nummer oder die Wörter einer Möglichkeit.
text-board-help-some =
    { $range ->
        [exact]
            { $most ->
                [one] Tippe die Nummer einer Möglichkeit.
               *[other] Tippe { $most } Nummern, zum Beispiel: 1 3.
            }
       *[between] Tippe { $least } bis { $most } Nummern, zum Beispiel: 1 3.
    }
text-board-help-course = course KLICKS SEITE, eine Zahl für jedes Gelenk, zum Beispiel: course 0 -1 1 links.
text-board-help-place = move X Y AUSRICHTUNG in mm und Grad, oder die Nummer eines vorgeschlagenen Orts.
text-board-help-pass = pass: ohne weitermachen.
text-board-help-pass-as = pass: { $label }.
