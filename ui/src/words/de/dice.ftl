### Würfel und Verteidigungsmarker eines Angriffs: die Tafeln beider Seiten.

dice-all-squadrons =
    { $zone ->
        [front] Alle Staffeln im Feuerwinkel vorn ({ $count })
        [left] Alle Staffeln im Feuerwinkel links ({ $count })
        [right] Alle Staffeln im Feuerwinkel rechts ({ $count })
        [rear] Alle Staffeln im Feuerwinkel hinten ({ $count })
        [left_aux] Alle Staffeln im Feuerwinkel links hinten ({ $count })
       *[right_aux] Alle Staffeln im Feuerwinkel rechts hinten ({ $count })
    }
dice-all-squadrons-note = Das beste Ziel zuerst; dazwischen kannst du aufhören
dice-roll-all =
    { $count ->
        [2] Beide angreifen
       *[other] Alle { $count } angreifen
    }
dice-sweeping =
    { $zone ->
        [front] Danach die anderen Staffeln im Feuerwinkel vorn.
        [left] Danach die anderen Staffeln im Feuerwinkel links.
        [right] Danach die anderen Staffeln im Feuerwinkel rechts.
        [rear] Danach die anderen Staffeln im Feuerwinkel hinten.
        [left_aux] Danach die anderen Staffeln im Feuerwinkel links hinten.
       *[right_aux] Danach die anderen Staffeln im Feuerwinkel rechts hinten.
    }
dice-stop-sweep = Nach dieser aufhören
dice-done =
    { $damage ->
        [one] Fertig: { $damage } Schaden
       *[other] Fertig: { $damage } Schaden
    }
dice-lock-done =
    { $damage ->
        [one] { $token } sperren: { $damage } Schaden
       *[other] { $token } sperren: { $damage } Schaden
    }
dice-named-dice = { $what }: { $dice }
dice-accuracy-locks = Präzision sperrt
dice-press-token = Symbol darauf ziehen oder Marker drücken
dice-if-locked = { $value } Schaden, wenn gesperrt
dice-lock-vain = ändert nichts
dice-if-locked-destroyed = { $value } zerstört, wenn gesperrt
dice-will-destroy = Chance, das Ziel nach seiner besten Verteidigung zu zerstören; im Mittel { $cards } Schadenskarten.
dice-will-destroy-squadron = Chance, das Ziel nach seiner besten Verteidigung zu zerstören; im Mittel { $damage } Schaden.
dice-will-damage = Schaden nach der besten Verteidigung, im Mittel: { $shields } Schilde und { $cards } Karten.
dice-will-damage-squadron = Schaden nach der besten Verteidigung, im Mittel.
dice-without-it = Ohne das: { $value }.
dice-against-ship =
    { $shields ->
        [one] { $damage } Schaden gegen { $left } Schild der Hüllenzone { $zone }, Hülle { $hull } von { $printed }.
       *[other] { $damage } Schaden gegen { $left } Schilde der Hüllenzone { $zone }, Hülle { $hull } von { $printed }.
    }
dice-zone =
    { $zone ->
        [front] Front
        [left] links
        [right] rechts
        [rear] Heck
        [left_aux] links hinten
       *[right_aux] rechts hinten
    }
dice-against-squadron = { $damage } Schaden gegen Hülle { $hull }.
dice-choose-token = Marker wählen
dice-spend = { $token } ausgeben
# Verteidigungsmarker in der Reihenfolge, in der sie ausgegeben werden.
dice-first-then = { $first }, dann { $then }
dice-spend-tokens = { $count } Marker ausgeben
dice-next = zuerst
dice-then = dann
dice-marked-dice =
    { $count ->
        [one] Der markierte Würfel; drücke einen anderen, um zu wechseln.
       *[other] Die markierten Würfel; drücke andere, um zu wechseln.
    }
dice-goes-on = Nach dem Neuwurf läuft der Plan von selbst weiter. Du wirst nur gefragt, wenn dann ein anderer Satz besser ist.
dice-another-is-better = Nach dem Neuwurf ist ein anderer Satz besser.
dice-more-sets =
    { $count ->
        [one] { $count } weiterer Satz
       *[other] { $count } weitere Sätze
    }
dice-outcomes = Durchschnittlicher Ausgang für jede Auswahl von Verteidigungsmarkern
dice-average = Im Schnitt
dice-column-damage = Sch.
dice-column-shields = Schilde
dice-column-cards = Karten
dice-column-no-card = Keine Karte
dice-column-hull = Resthülle
dice-column-lost = Verlust
dice-spend-nothing = Nichts ausgeben
dice-nothing-more = Nichts weiter
dice-best = beste
dice-no-better = Keine andere Auswahl ist besser
dice-best-set = { $tokens }, keine andere Auswahl ist besser
dice-may-destroy = zerstört { $chance }
dice-faceup = { $cards } offen
