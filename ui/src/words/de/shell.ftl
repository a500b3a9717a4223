### Der Rahmen jeder Seite, und die Einstellungen.

shell-skip = Zum Inhalt springen
shell-home = armada, Startseite
shell-pages = Seiten
shell-play = Spielen
shell-fleets = Flotten
shell-cards = Karten und Regeln
shell-learn = Lernen
shell-watch = Zuschauen
shell-events = Turniere
shell-settings = Einstellungen
shell-light = Hell
shell-dark = Dunkel
