### Der Beamer.

event-screen-window = { $name } · Beamer
event-screen-not-started = { $count } Spieler, noch nicht begonnen
event-screen-pages = Seite { $page } von { $pages }, Tabelle { $standing } von { $standings } · Pfeiltasten blättern, Leertaste hält an
