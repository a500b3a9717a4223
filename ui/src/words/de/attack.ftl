### Ein Angriff: Ziele, Chancen, Würfel, Verteidigung und sein Ausgang.

## Der Angriffspool

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
attack-all-squadrons =
    { $zone ->
        [front] Alle Staffeln im Feuerwinkel vorn ({ $count })
        [left] Alle Staffeln im Feuerwinkel links ({ $count })
        [right] Alle Staffeln im Feuerwinkel rechts ({ $count })
        [rear] Alle Staffeln im Feuerwinkel hinten ({ $count })
        [left_aux] Alle Staffeln im Feuerwinkel links hinten ({ $count })
       *[right_aux] Alle Staffeln im Feuerwinkel rechts hinten ({ $count })
    }
attack-all-squadrons-note = Das beste Ziel zuerst; dazwischen kannst du aufhören
attack-roll-all =
    { $count ->
        [2] Beide angreifen
       *[other] Alle { $count } angreifen
    }
attack-sweeping =
    { $zone ->
        [front] Danach die anderen Staffeln im Feuerwinkel vorn.
        [left] Danach die anderen Staffeln im Feuerwinkel links.
        [right] Danach die anderen Staffeln im Feuerwinkel rechts.
        [rear] Danach die anderen Staffeln im Feuerwinkel hinten.
        [left_aux] Danach die anderen Staffeln im Feuerwinkel links hinten.
       *[right_aux] Danach die anderen Staffeln im Feuerwinkel rechts hinten.
    }
attack-stop-sweep = Nach dieser aufhören
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

## Der Schritt der Würfel

attack-done =
    { $damage ->
        [one] Fertig: { $damage } Schaden
       *[other] Fertig: { $damage } Schaden
    }
attack-lock-done =
    { $damage ->
        [one] { $token } sperren: { $damage } Schaden
       *[other] { $token } sperren: { $damage } Schaden
    }
attack-named-dice = { $what }: { $dice }
attack-accuracy-locks = Präzision sperrt
attack-press-token = Symbol darauf ziehen oder Marker drücken
attack-if-locked = { $value } Schaden, wenn gesperrt
attack-lock-vain = ändert nichts
attack-if-locked-destroyed = { $value } zerstört, wenn gesperrt
attack-will-destroy = Chance, das Ziel nach seiner besten Verteidigung zu zerstören; im Mittel { $cards } Schadenskarten.
attack-will-destroy-squadron = Chance, das Ziel nach seiner besten Verteidigung zu zerstören; im Mittel { $damage } Schaden.
attack-will-damage = Schaden nach der besten Verteidigung, im Mittel: { $shields } Schilde und { $cards } Karten.
attack-will-damage-squadron = Schaden nach der besten Verteidigung, im Mittel.
attack-without-it = Ohne das: { $value }.

## Verteidigung

attack-against-ship =
    { $shields ->
        [one] { $damage } Schaden gegen { $left } Schild der Hüllenzone { $zone }, Hülle { $hull } von { $printed }.
       *[other] { $damage } Schaden gegen { $left } Schilde der Hüllenzone { $zone }, Hülle { $hull } von { $printed }.
    }
attack-zone =
    { $zone ->
        [front] Front
        [left] links
        [right] rechts
        [rear] Heck
        [left_aux] links hinten
       *[right_aux] rechts hinten
    }
attack-against-squadron = { $damage } Schaden gegen Hülle { $hull }.
attack-choose-token = Marker wählen
attack-spend = { $token } ausgeben
# Verteidigungsmarker in der Reihenfolge, in der sie ausgegeben werden.
attack-first-then = { $first }, dann { $then }
attack-spend-tokens = { $count } Marker ausgeben
attack-next = zuerst
attack-then = dann
attack-marked-dice =
    { $count ->
        [one] Der markierte Würfel; drücke einen anderen, um zu wechseln.
       *[other] Die markierten Würfel; drücke andere, um zu wechseln.
    }
attack-goes-on = Nach dem Neuwurf läuft der Plan von selbst weiter. Du wirst nur gefragt, wenn dann ein anderer Satz besser ist.
attack-another-is-better = Nach dem Neuwurf ist ein anderer Satz besser.
attack-more-sets =
    { $count ->
        [one] { $count } weiterer Satz
       *[other] { $count } weitere Sätze
    }
attack-outcomes = Durchschnittlicher Ausgang für jede Auswahl von Verteidigungsmarkern
attack-average = Im Schnitt
attack-column-damage = Sch.
attack-column-shields = Schilde
attack-column-cards = Karten
attack-column-no-card = Keine Karte
attack-column-hull = Resthülle
attack-column-lost = Verlust
attack-spend-nothing = Nichts ausgeben
attack-nothing-more = Nichts weiter
attack-best = beste
attack-no-better = Keine andere Auswahl ist besser
attack-best-set = { $tokens }, keine andere Auswahl ist besser
attack-may-destroy = zerstört { $chance }
attack-faceup = { $cards } offen

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
