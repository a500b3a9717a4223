### Die Seite mit den Einstellungen.

settings-title = Einstellungen
settings-lead = Deine Einstellungen werden in diesem Browser gespeichert.
settings-name = Dein Name
settings-language = Sprache
settings-language-browser = Wie der Browser
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-deep = Dunkel
settings-theme-paper = Hell
settings-text-size = Textgröße
settings-text-percent = { $percent } %
settings-table = Am Tisch
settings-motion = Keine Bewegung: Figuren und Würfel springen ans Ziel
settings-sound = Töne: du bist dran, Wurf, Schaden, Zerstörung, Zeit
settings-letters = Buchstabentasten rufen Werkzeuge auf
settings-coach = Hinweise in deinen ersten Spielen
settings-advice = Eine Zeile des Ratgebers unter jeder Frage, wenn du gegen Computer spielst
settings-narration = Den Screenreader das Protokoll vorlesen lassen
