### Der Angriffspool

attack-pool = Angriffspool
attack-damage = Schaden
attack-pool-damage =
    { $damage ->
        [one] { $damage } Schaden
       *[other] { $damage } Schaden
    }
attack-critical = kritisch
attack-accuracies =
    { $count ->
        [one] { $count } Präzision
       *[other] { $count } Präzisionen
    }
attack-not-rolled = noch nicht geworfen
attack-no-dice = Keine Würfel mehr im Pool.

## Ziele

attack-zones = Angreifende Hüllenzone
attack-zone-targets =
    { $count ->
        [one] { $count } Ziel: { $damage } Schaden
       *[other] { $count } Ziele, das beste { $damage } Schaden
    }
attack-zone-no-target = kein Ziel in diesem Feuerwinkel
attack-zone-used = diese Hüllenzone hat angegriffen
attack-line = { $range } { $mm }
attack-line-obstructed = { $range } { $mm }, behindert
attack-note = { $range }, { $mm }, freie Sicht
attack-note-obstructed = { $range }, { $mm }, behindert
attack-dmg = { $damage } Schaden
attack-dice = Würfel
attack-odds = Chancen
attack-what-counts = Was zählt
attack-calculating = Die Chancen werden berechnet …

## Chancen

attack-odds-title = Chancen gegen die beste Verteidigung
attack-odds-exact = Chancen gegen die beste Verteidigung, genau
attack-odds-nearly = Chancen gegen die beste Verteidigung, fast genau
attack-exact = genau
attack-nearly-exact = fast genau
attack-not-counted = Nicht mitgezählt: { $effects }
attack-not-counted-line = Nicht mitgezählt: { $effects }.
attack-chance-of = { $cards }: { $chance }
attack-short-rolled = Wurf
attack-short-hull = Hülle
attack-short-shields = Schilde
attack-short-any-card = Karte
attack-short-faceup = offen
attack-short-destroyed = zerstört
attack-axis-damage = Schaden
attack-axis-cards = Schadenskarten
attack-rolled = Schaden im Wurf
attack-hull-lost = Hülle verloren
attack-shields-lost = Schilde verloren
attack-faceup-card = Offene Karte
attack-any-card = Irgendeine Karte
attack-destroyed = Zerstört

## Würfel zur Wahl

attack-some-dice =
    { $range ->
        [exactly] { $most } Würfel
        [between] { $least } bis { $most } Würfel
       *[up_to] bis zu { $most } Würfel
    }
attack-press = Wähle { $dice }.
attack-dim = Die blassen kannst du nicht wählen.
attack-dice-keys = { $left } { $right } gehen von Würfel zu Würfel, { $space } wählt einen.
attack-mark = { $commit }: { $dice } wählen
attack-commit-dice = { $commit } ({ $count } Würfel)
attack-labelled = { $label }: { $note }
attack-new-face = Neue Seite
attack-press-face = Wähle die Seite, auf die der Würfel gedreht wird.

## Der Ausgang

attack-on = { $attacker } auf { $defender }
attack-no-dice-left = keine Würfel mehr
attack-damage-word = Schaden
attack-lost-shields =
    { $count ->
        [one] −{ $count } Schild
       *[other] −{ $count } Schilde
    }
attack-lost-hull = −{ $count } Hülle
attack-lost-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
attack-no-damage = kein Schaden
attack-show-again = Ausgang noch einmal zeigen
attack-damage-card = Schadenskarte
attack-dismiss = Ausblenden
