### Effekte von Karten und Regeln: wie sie heißen und was sie tun.

effects-of-bearer = { $card }, { $unit }
    .in-sentence = { $card } von { $unit }

## Was die Regeln selbst anbieten

effects-rule-accuracy = Ein Präzisionssymbol ausgeben
    .note = Sperrt einen Verteidigungsmarker des Verteidigers.
    .ask = Gib ein Präzisionssymbol aus oder mach weiter.
effects-rule-concentrate-fire = Konzentriertes Feuer
    .note = Das Rad fügt einen Würfel hinzu, mit dem Marker wird einer neu geworfen.
effects-rule-navigate = Navigation
    .note = Ändert die Geschwindigkeit; das Rad gibt einen Klick mehr.
effects-rule-raid-dial = Rad gegen alle Überfallmarker
    .note = Lege das aufgedeckte Rad ab; alle Überfallmarker des Schiffs werden abgelegt.
effects-rule-raid-token = Kommandomarker gegen Überfallmarker
    .note = Lege einen Kommandomarker ab; der Überfallmarker desselben Kommandos wird abgelegt.
effects-rule-standard-critical = Standardeffekt für kritische Treffer
    .note = Die erste Schadenskarte wird offen ausgeteilt.
    .ask = Handle den Standardeffekt für kritische Treffer ab oder mach weiter.
effects-rule-obstruction = Sichtbehinderung
    .note = Entferne einen Würfel.
