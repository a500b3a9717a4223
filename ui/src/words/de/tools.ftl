### Die Werkzeuge: ihre Schaltflächen, was man drücken soll, und was sie finden.

## Schaltflächen. Der kurze Name steht dort, wo Platz für ein Wort ist.

tools-all = Werkzeuge
tools-measure = Messen
tools-measure-short = Messen
tools-arcs = Feuerwinkel
tools-arcs-short = Winkel
tools-sight = Sichtlinie
tools-sight-short = Sicht
tools-threat = Gefahr
tools-threat-short = Gefahr
tools-course = Kurs probieren
tools-course-short = Kurs
tools-odds = Chancen
tools-odds-short = Chancen
tools-undo = Zurück
tools-log = Protokoll
tools-pieces = Figuren und Textfeld
tools-pieces-short = Figuren
tools-pieces-as-text = Alle Figuren als Text
tools-look-up = Karte oder Regel nachschlagen
# $key: die Taste, die dasselbe tut.
tools-with-key = { $tool } ({ $key })
tools-away = Werkzeug weglegen
tools-close = Schließen
tools-distance-side = Entfernungsseite

## Was man drücken soll

tools-press-measure = Drück auf den Anfang der Messung: eine Figur oder einen beliebigen Punkt. Drück dann auf das andere Ende.
tools-press-arcs = Drück auf Schiffe, um ihre Feuerwinkel zu sehen.
tools-press-arcs-keys = Drück auf Schiffe, um ihre Feuerwinkel zu sehen. Halte A gedrückt, um alle der anderen Seite zu sehen.
tools-press-sight = Drück auf den Anfang der Linie, dann auf ihr Ende: Hüllenzonen oder Staffeln.
tools-press-threat = Wohin feindliche Würfel reichen. Drück auf ein Schiff oder eine Staffel, um zu sehen, wer angreifen kann.
tools-press-course = Drück auf ein Schiff einer der beiden Seiten, um einen Kurs zu probieren.
tools-press-odds = Drück auf die angreifende Hüllenzone oder Staffel, dann auf den Verteidiger.
tools-press-other-end = Von { $end }. Drück auf das andere Ende.
tools-press-defender = { $attacker } greift an. Drück auf den Verteidiger.
tools-press-attacker = Drück auf einen anderen Angreifer, um weiterzumachen.

## Enden des Lineals

tools-end = { $unit } ({ $zone })
tools-point = { $x }, { $y }
tools-from = von { $end }

## Messen. $range: close, medium, long oder beyond; $distance: 0 für weiter als Entfernung 5.

tools-cannot-measure = Hier kannst du nicht messen.
tools-measured =
    { $range ->
        [close]
            { $distance ->
                [0] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, kurze Reichweite, weiter als Entfernung 5.
               *[other] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, kurze Reichweite, Entfernung { $distance }.
            }
        [medium]
            { $distance ->
                [0] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, mittlere Reichweite, weiter als Entfernung 5.
               *[other] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, mittlere Reichweite, Entfernung { $distance }.
            }
        [long]
            { $distance ->
                [0] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, lange Reichweite, weiter als Entfernung 5.
               *[other] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, lange Reichweite, Entfernung { $distance }.
            }
       *[beyond]
            { $distance ->
                [0] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, außer Reichweite, weiter als Entfernung 5.
               *[other] { $from } bis { $to }: { NUMBER($mm, useGrouping: 0) } mm, außer Reichweite, Entfernung { $distance }.
            }
    }
tools-range-label =
    { $range ->
        [close] kurz · { NUMBER($mm, useGrouping: 0) } mm
        [medium] mittel · { NUMBER($mm, useGrouping: 0) } mm
        [long] lang · { NUMBER($mm, useGrouping: 0) } mm
       *[beyond] außer Reichweite · { NUMBER($mm, useGrouping: 0) } mm
    }
tools-distance-label =
    { $distance ->
        [0] weiter als 5 · { NUMBER($mm, useGrouping: 0) } mm
       *[other] Entfernung { $distance } · { NUMBER($mm, useGrouping: 0) } mm
    }
tools-distance-1 = Entfernung 1

## Sichtlinie. $by: was sie verdeckt.

tools-sight-clear = { $from } hat freie Sicht auf { $to }.
tools-sight-obstructed = { $from } sieht { $to }, die Sicht ist behindert durch { $others }.
tools-sight-blocked = Keine Sichtlinie von { $from } zu { $to }: { $by }.
tools-label-clear = frei
tools-label-obstructed = behindert: { $others }
tools-label-blocked = verdeckt: { $by }

## Gefahr. $range: close, medium, long oder none; $damage: im Durchschnitt.

tools-aim =
    { $range ->
        [close] kurz, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden
        [medium] mittel, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden
        [long] lang, { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden
       *[none] { $dice }, { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden
    }
tools-dice = { $count } Würfel
# An einer Umrisslinie: irgendein Schaden, oder mindestens so viel.
tools-any-damage = > 0
tools-least-damage = { $damage }+
tools-no-danger = Feindliche Würfel reichen nirgendwohin.
tools-no-danger-now = Feindliche Würfel reichen jetzt nirgendwohin. Gepunktet: wohin sie nach ihren nächsten Zügen reichen könnten.
tools-danger-ship = Feindliche Würfel gegen ein Schiff wie { $ship }: im Durchschnitt bis zu { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden, noch ohne Sichtlinie und Verteidigung. Gepunktet: nach ihren nächsten Zügen. Drück auf ein Schiff, um zu sehen, wer es angreifen kann.
tools-danger-small = Feindliche Würfel gegen ein kleines Schiff: im Durchschnitt bis zu { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } Schaden, noch ohne Sichtlinie und Verteidigung. Gepunktet: nach ihren nächsten Zügen. Drück auf ein Schiff, um zu sehen, wer es angreifen kann.
tools-threat-found =
    { $count ->
        [0] Niemand kann { $unit } an dieser Stelle angreifen.
        [one] { $count } Angriff auf { $unit } könnte angesagt werden: im Durchschnitt { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } gewürfelter Schaden.
       *[other] { $count } Angriffe auf { $unit } könnten angesagt werden: im Durchschnitt insgesamt { NUMBER($damage, minimumFractionDigits: 1, maximumFractionDigits: 1) } gewürfelter Schaden.
    }

## Chancen

tools-odds-title = { $attacker } greift { $defender } an

## Einen Kurs probieren. $click: nach rechts; negativ nach links.

tools-trying = Ein Kurs für { $ship } wird probiert. Nichts ist endgültig.
tools-not-legal = nicht erlaubt
tools-speed = Geschwindigkeit
tools-speed-short = Tempo
tools-side = Seite des Lineals
tools-side-left = links
tools-side-right = rechts
tools-joint = Gelenk { $number }
tools-click =
    { $click ->
        [-2] 2 links
        [-1] 1 links
        [1] 1 rechts
        [2] 2 rechts
       *[0] geradeaus
    }
tools-joint-click = Gelenk { $number }: { $click }
