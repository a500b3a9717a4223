### Lektionen: ihre Liste und die Tafel neben dem Brett.

lessons-heading = Spielend lernen
lessons-lead = Acht kurze Lektionen an einem echten Tisch, zusammen etwa 20 Minuten. Danach kannst du ein Spiel mit der Grundbox spielen.
lessons-next = { $done ->
    [0] Mit der ersten Lektion beginnen
   *[other] Mit Lektion { $number } weitermachen
  }
lessons-done = geschafft
lessons-all-done = Du kennst das Spiel. Spiel ein Gefecht mit den Flotten der Grundbox.
lessons-battle = Gefecht spielen
lessons-minutes = { $minutes } min
lessons-of = Lektion { $number } von { $count }
lessons-panel = Lektion
lessons-tasks = Aufgaben
lessons-task-done = Erledigt:
lessons-task-next = Jetzt:
lessons-words = Drücke auf ein Wort, um es zu lernen
lessons-show = Zeig es mir
lessons-in-hand = In der Hand: { $label }. Sieh es dir an, dann drücke den großen Knopf.
lessons-wait = Der Computer entscheidet. Sieh aufs Brett.
lessons-again = Neu anfangen
lessons-take-back = Zurücknehmen
lessons-wrong = Nicht ganz
lessons-finished = Lektion geschafft
lessons-go-on = Nächste Lektion
lessons-to-list = Alle Lektionen
lessons-forget = Fortschritt vergessen
