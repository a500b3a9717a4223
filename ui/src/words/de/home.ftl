### Die Startseite.

home-headline = Befehlige eine Flotte.
home-promise = Wir kennen die Regeln.
home-lead = Großkampfschiffe, Staffeln und sechs Runden voller schwerer Entscheidungen, in deinem Browser. Miss alles nach, sieh jeden Feuerwinkel und kenne die Chancen, bevor du würfelst. Kostenlos und ohne Installation.
home-play = Jetzt spielen
home-play-what = Gefecht mit der Grundbox gegen den Computer · in einer Minute fällt dein erster Schuss
home-friend = Freund einladen
home-here = Zu zweit an einem Bildschirm
home-computer = Computer, eigene Flotte
home-fleet = Flotte bauen oder einfügen
home-sector = Sektorschlacht, zwei bis acht Spieler
home-continue = Ein Spiel fortsetzen
home-your-move = Du bist dran
home-in-progress = Läuft
home-setup = Aufbau
home-over = Vorbei nach Runde { $round }
home-more = Mehr
home-learn = Lernen
home-learn-title = Spielend lernen
home-learn-what = Acht kurze Lektionen, etwa 20 Minuten
home-watch = Zuschauen
home-games-now =
    { $count ->
        [one] Gerade läuft { $count } Spiel
       *[other] Gerade laufen { $count } Spiele
    }
home-computers = Computer gegen Computer
home-watch-what = Sieh ein ganzes Gefecht oder öffne eine Aufzeichnung
home-game = { $title }, { $moment }
home-events = Turniere
home-events-title = Ein Turnier leiten
home-events-what = Paarungen, Uhr, Ergebnisse und Tabelle
home-look-up = Nachschlagen
home-look-up-title = Karten und Regeln
home-look-up-what = Bei jeder Karte steht, ob sie schon funktioniert
home-unofficial = Inoffiziell und kostenlos. Alle Zeichnungen und Texte sind unsere eigenen, ohne Bilder und Kartentexte des Verlags.
