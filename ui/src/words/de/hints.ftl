### Hinweise für ein erstes Gefecht, jeder für eine Art von Frage.

hints-hint = Hinweis
hints-hide = Hinweise ausblenden
hints-done = Verstanden
hints-dials = Jedes Schiff plant voraus: Wähle für jedes offene Feld ein Kommando und bestätige dann. Navigation steuert, Konzentriertes Feuer bringt einen Würfel mehr.
hints-activation = Deine Schiffe mit hellem Rand kannst du aktivieren. Drück auf dem Tisch oder in der Liste auf eins, dann auf den großen Knopf.
hints-dial-use = Das Kommandorad ist aufgedeckt. Behalte es für einen starken Effekt jetzt oder nimm seinen Marker für einen schwächeren später.
hints-command = Kommandos geben einem Schiff etwas extra. Du kannst auch gleich zum Angriff gehen.
hints-attack = Der Feuerwinkel zeigt, was diese Hüllenzone erreicht. Das beste Ziel ist gewählt; die Chancen darunter zählen jeden Wurf. Würfle!
hints-effect = Hier sind die Karten und Kommandos, die du jetzt nutzen kannst. Was markiert ist, wird mit dem großen Knopf genutzt.
hints-defense = Dein Schiff wird angegriffen. Jeden Marker kannst du einmal ausgeben: Ein ausgegebener wird rot, und ein roter wird abgelegt, wenn du ihn ausgibst.
hints-course = Stelle die Klicks jedes Gelenks ein: Der Umriss zeigt, wo das Schiff ankommt. Nichts geschieht, bevor du auf den großen Knopf drückst.
hints-squadron = Staffeln bewegen sich oder greifen an. Eine gebundene kann nicht wegfliegen.
hints-squadron-move = Drück auf eine Stelle im Ring oder S für eine gute. Staffeln in Entfernung 1 mit freier Linie dazwischen sind gebunden.
hints-ship-placement = Zieh das Schiff, dreh es am Bug, wähle eine Geschwindigkeit. S findet eine gute Stelle.
hints-obstacle = Hindernisse versperren Sichtlinien und beschädigen Schiffe. Zieh eins oder drück S.
hints-deployment = Beide Seiten stellen abwechselnd auf. Schiffe weit vorn kämpfen früher.
hints-objective = Der zweite Spieler bringt drei Missionsziele mit. Wähle das, das du lieber spielst.
hints-repair = Technikpunkte: einen Schild verschieben (1), einen zurückgewinnen (2), eine Schadenskarte ablegen (3).
