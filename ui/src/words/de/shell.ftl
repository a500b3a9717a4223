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

## Eine Adresse, die nirgendwohin führt

shell-not-found = Seite nicht gefunden
shell-not-found-why = Unter dieser Adresse gibt es keine Seite. Prüfe den Link, oder geh dorthin zurück, wo du herkommst.
shell-to-home = Zur Startseite
shell-back = Zurück
