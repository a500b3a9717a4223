# Die Lektionen: für jede ihr Titel und worum es geht, ihre Aufgaben, und warum eine Aufgabe nicht mehr zu lösen ist.

lessons-dials = Kommandoräder
    .text = Zu Beginn jeder Runde gibst du deinen Schiffen geheime Befehle. Ein kleines Schiff gehorcht sofort. Ein größeres plant voraus: Die Frigate hat zwei Räder, eins für diese Runde und eins für die nächste.
    .navigate = Gib der Corvette Navigation
    .ahead = Gib der Frigate Reparatur für diese Runde und Konzentriertes Feuer für die nächste, dann bestätige
    .reveal = Aktiviere die Frigate: Ihr Rad wird aufgedeckt
    .token = Nimm einen Marker, statt das Rad zu nutzen
    .not-corvette = Die Corvette hat jetzt ein anderes Kommando. Nimm es zurück und wähle Navigation, den gebogenen Pfeil.
    .not-frigate = Die Frigate soll in dieser Runde reparieren und in der nächsten das Feuer konzentrieren. Die linke Spalte ist diese Runde.
    .not-other = Das war die Corvette. Nimm es zurück und drücke auf die Frigate.
    .not-kept = Das Rad wurde behalten und ist mit der Aktivierung vorbei. Ein Marker bleibt beim Schiff, bis du ihn ausgibst.

lessons-maneuver = Manöver
    .text = Ein Schiff muss sich in jeder Aktivierung mit seiner Geschwindigkeit bewegen. Mit Navigation änderst du die Geschwindigkeit um eins und drehst etwas stärker. Voraus liegen Felsen: Wer auf einem Asteroidenfeld endet, erleidet eine Schadenskarte.
    .faster = Behalte das Rad, nutze Navigation und geh auf Geschwindigkeit 3
    .fly = Stelle die Gelenke ein und flieg
    .safe = Bleib frei von den Asteroiden und auf dem Tisch
    .not-token = Ein Marker ist schwächer: Die Aufgabe braucht das Rad. Behalte es diesmal.
    .not-slow = Das Schiff flog ohne das Kommando Navigation. Nutze Navigation, wenn du gefragt wirst, und wähle Geschwindigkeit 3.
    .not-rocks = Das Schiff endete auf den Asteroiden und erleidet eine Schadenskarte. Drehe ein Gelenk von ihnen weg: Der Umriss zeigt, wo das Schiff endet.
    .not-edge = Das Schiff hat den Tisch verlassen und ist zerstört. Dreh früher oder flieg langsamer.

lessons-attack = Angriff und Reichweite
    .text = Jede Seite eines Schiffs, Hüllenzone genannt, hat eigene Würfel. Die Reichweite bestimmt, welche davon fallen: rote auf jede Reichweite, blaue bis zur mittleren, schwarze nur auf kurze. Treffer und kritische Treffer sind Schaden.
    .front = Greife den Destroyer mit der Front der Frigate an: drei rote Würfel
    .command = Füge mit Konzentriertem Feuer einen vierten Würfel hinzu
    .damage = Lass den Destroyer sich verteidigen und sieh den Schaden
    .not-zone = Dieser Angriff kam aus einer anderen Hüllenzone. Die Front hat drei Würfel, und keine andere mehr als zwei.
    .not-none = Die Frigate bewegte sich ohne Angriff. Schiffe greifen erst an und bewegen sich danach.
    .not-token = Ein Marker wiederholt nur einen Wurf, und die Aufgabe braucht einen Würfel mehr. Behalte diesmal das Rad.
    .not-die = Der Angriff ist ohne den zusätzlichen Würfel vorbei. Drücke Konzentriertes Feuer, bevor du weitergehst.

lessons-defense = Verteidigungsmarker
    .text = Der Destroyer wirft sechs Würfel auf deine Corvette. Jeder Verteidigungsmarker kann in einem Angriff einmal ausgegeben werden: Ausweichen lässt den Angreifer auf mittlere Reichweite einen Würfel neu werfen, Umleiten verlegt Schaden auf die Hüllenzone daneben. Ein ausgegebener Marker ist rot bis zum Ende der Runde.
    .attacked = Warte den Angriff ab
    .evade = Gib Ausweichen gegen den besten Würfel aus
    .redirect = Gib Umleiten aus: Lass eine andere Hüllenzone Schaden nehmen
    .suffer = Sieh, was bleibt: erst Schilde, dann Schadenskarten
    .not-none = Aller Schaden kam durch, während deine Marker dalagen. Einmal pro Runde kosten sie nichts: Gib sie aus.
    .not-redirect = Der Schaden fiel auf eine Hüllenzone. Gib auch Umleiten aus: Zwei verschiedene Marker sind in einem Angriff erlaubt.

lessons-squadrons = Staffeln
    .text = Staffeln handeln nach den Schiffen: Jede bewegt sich oder greift an. Gegnerische Staffeln in Entfernung 1 sind gebunden: Sie müssen einander bekämpfen und können nicht wegfliegen. So hält ein Jäger einen Bomber fest.
    .attack = Greife TIE 1 mit Red 1 an, die gebunden ist
    .engage = Flieg Red 2 an TIE 2 heran, bis TIE 2 im Ring steht
    .answer = Lass die TIEs antworten
    .not-far = Red 2 ist noch zu weit weg, um zu binden. Geh näher heran: Der Ring um sie ist Entfernung 1.
    .not-unused = Die Phase ist vorbei und etwas blieb ungetan. Red 1 greift an, Red 2 bewegt sich.

lessons-repair = Reparatur
    .text = Das Kommando Reparatur gibt Technikpunkte: drei für die Frigate. Einen Schild zu verlegen kostet einen, einen wiederherzustellen zwei, eine Schadenskarte abzulegen drei. Die Front hat keinen mehr, und sie ist dem Gegner zugewandt.
    .recover = Behalte das Rad und stelle einen Frontschild wieder her: zwei Punkte
    .move = Verlege mit dem dritten Punkt einen Schild an die Front
    .fly = Flieg weiter
    .not-token = Ein Marker gibt nur die Hälfte der Punkte, das reicht dafür nicht. Behalte das Rad.
    .not-card = Eine Schadenskarte kostet alle drei Punkte, und die Front hat noch keinen Schild. Das kann richtig sein, aber nicht diesmal.
    .not-none = Die Frigate bewegte sich, ohne zu reparieren.
    .not-left = Ein Punkt blieb übrig. Er hätte einen Schild an die Front verlegt.

lessons-objectives = Missionsziele
    .text = Der zweite Spieler bringt drei Missionsziele mit, und der erste wählt eins aus. Dieses lässt um eine Station kämpfen: Wer am Ende einer Runde in Entfernung 1 der Station mehr Kommandowert hat, erhält 20 Punkte. Das Schild mit der Flagge über dem Brett sagt es jederzeit.
    .approach = Flieg die Corvette an die Station heran
    .score = Erhalte den Siegpunktmarker
    .round = Sieh den neuen Punktestand, wenn die nächste Runde beginnt
    .not-theirs = Der Destroyer hat mehr Kommandowert bei der Station, und so ging der Marker an den Gegner.
    .not-far = Die Runde endete, und niemand stand in Entfernung 1 der Station. Drehe beide Gelenke nach rechts, auf sie zu.

lessons-battle = Ein kleines Gefecht
    .text = Die letzten zwei Runden eines Spiels, mit allem, was du gelernt hast. Der Destroyer ist schwer beschädigt. Punkte entscheiden: Ein zerstörtes Schiff oder eine zerstörte Staffel zählt, was sie gekostet hat. Sind alle gegnerischen Schiffe zerstört, gewinnst du sofort.
    .dials = Bestätige deine Kommandoräder
    .ships = Greife den Destroyer mit einem Schiff an
    .squadrons = Greife mit einer Staffel an
    .win = Gewinne das Spiel
    .not-lost = Der Gegner hat mehr Punkte. Fang neu an: Halte die Front beider Schiffe auf den Destroyer und schick die X-Flügler gegen ihn.
