### Warum die Regeln eine Antwort ablehnen. Was stattdessen geht, steht in instead.ftl.

refusals-no-pass = Hier kannst du nicht passen: Du musst etwas entscheiden.
refusals-not-legal = { $answer } ist keine erlaubte Antwort.
refusals-unreadable = { $answer } ist als Antwort auf „{ $question }“ nicht lesbar: { $error }.
refusals-an-effect = ein Effekt
refusals-player = Spieler { $number }

## Aufbau

refusals-objective = Nur eine der Missionen des zweiten Spielers kann gewählt werden.
refusals-obstacle-now = Hindernis { $number } kann jetzt nicht platziert werden. Übrig sind: { $left }.
refusals-obstacle-left = { $number } ({ $name })
refusals-obstacle-stays = Hindernis { $number } kann jetzt nicht bewegt werden.
refusals-token-stays = Missionsmarker { $number } kann jetzt nicht bewegt werden.
refusals-token-outside = Der Missionsmarker kann nicht außerhalb des Spielfelds platziert werden.
refusals-token-beyond = Der Missionsmarker kann dort nicht platziert werden: { $squadron } ist weiter weg als Entfernung 1.
refusals-token-touching = Der Marker muss die Basis des Schiffs berühren und im Spielfeld liegen.
refusals-deployment-ships-first = Noch kann keine Staffel aufgestellt werden: Die Mission verlangt zuerst alle Schiffe.
refusals-deployment-last-squadron = Die letzte Staffel kann noch nicht aufgestellt werden: Es sind immer zwei Staffeln auf einmal, eine einzelne erst nach allen Schiffen.
refusals-deployment-no-anchor = Noch kann keine Staffel aufgestellt werden: In ihrer Nähe muss ein befreundetes Schiff stehen.
refusals-deployment-speed = { $ship } kann nicht mit Geschwindigkeit { $speed } aufgestellt werden; hier geht { $speeds }.

## Kommandoräder und Kommandos

refusals-dials-needed =
    { $needed ->
        [one] { $ship } braucht 1 Rad; gewählt sind { $chosen }.
       *[other] { $ship } braucht { $needed } Räder; gewählt sind { $chosen }.
    }
refusals-dials-once = Nenne jedes Schiff, das Räder braucht, einmal, und kein anderes.
refusals-dials-command = Ein Rad zeigt eines der vier Kommandos.
refusals-command-resolved = { $ship } kann { $command } nicht abhandeln: Das Kommando wurde in dieser Runde schon abgehandelt.
refusals-command-forbidden = { $ship } kann { $command } in dieser Runde nicht abhandeln: { $by } verbietet es.
refusals-command-raided = { $ship } kann { $command } nicht abhandeln, solange es diesen Überfallmarker hat.
refusals-command-unpaid = { $ship } kann { $command } nicht abhandeln: Rad und Marker fehlen.
refusals-command-in-maneuver = { $ship } kann dieses Kommando erst beim Manöver abhandeln.
refusals-command-in-attack = { $ship } kann dieses Kommando erst bei einem Angriff abhandeln.
refusals-shown-dials-of-ships = Nur Kommandoräder eines Schiffs können gezeigt werden, und nur während des Spiels.
refusals-shown-dials-in-teams = Kommandoräder können nur in Sektorpartien von Teams gezeigt werden, und nur dem eigenen Team.
refusals-shown-dials-none = { $ship } hat kein verdecktes Kommandorad.
refusals-shown-dials-wait = Solange verdeckt gewählt wird, können keine Kommandoräder gezeigt werden. Warte, bis alle gewählt haben.
refusals-shown-dials-to = Die Kommandoräder von { $ship } können nur dem eigenen Team gezeigt werden.
refusals-squadron-enemy = { $ship } kann { $squadron } nicht aktivieren: Die Staffel ist feindlich.
refusals-squadron-activated = { $ship } kann { $squadron } nicht aktivieren: Die Staffel wurde in dieser Runde schon aktiviert.
refusals-squadron-no-more = { $ship } kann { $squadron } nicht aktivieren: Das Kommando aktiviert keine weiteren Staffeln.
refusals-squadron-not-agreed = { $ship } kann { $squadron } nicht aktivieren: { $player } hat nicht zugestimmt.
refusals-squadron-too-far = { $ship } kann { $squadron } nicht aktivieren: Die Staffel ist weiter weg als mittlere Reichweite.

## Reparaturen

refusals-repair-cost =
    { $effect ->
        [move_shields] { $ship } kann keine Schilde verschieben: Das kostet { $cost }, übrig: { $left }.
        [recover_shields] { $ship } kann keine Schilde zurückgewinnen: Das kostet { $cost }, übrig: { $left }.
       *[repair_hull] { $ship } kann die Hülle nicht reparieren: Das kostet { $cost }, übrig: { $left }.
    }
refusals-repair-card = { $ship } kann die Hülle nicht reparieren: Diese Schadenskarte gibt es dort nicht.
refusals-repair-zones =
    { $effect ->
        [move_shields] { $ship } kann so keine Schilde verschieben: Nenne eine Hüllenzone und eine andere, aus der der Schild kommt.
       *[recover_shields] { $ship } kann so keine Schilde zurückgewinnen: Nenne eine der Hüllenzonen.
    }
refusals-repair-full =
    { $effect ->
        [move_shields] { $ship } kann dorthin keine Schilde verschieben: Die Hüllenzone ({ $zone }) kann nicht mehr Schilde haben.
       *[recover_shields] { $ship } kann dort keine Schilde zurückgewinnen: Die Hüllenzone ({ $zone }) kann nicht mehr Schilde haben.
    }
refusals-repair-empty = { $ship } kann aus einer Hüllenzone ohne Schilde keine verschieben.

## Aktivierungen

refusals-player-ships =
    { $why ->
        [activated] Alle Schiffe von { $player } wurden schon aktiviert.
       *[without] { $player } hat kein Schiff im Spiel.
    }
refusals-player-squadrons =
    { $why ->
        [activated] Alle Staffeln von { $player } wurden schon aktiviert.
       *[without] { $player } hat keine Staffel im Spiel.
    }
refusals-player-other-team = { $player } gehört zum anderen Team.
refusals-commander-own = Nur deine eigenen Schiffe nutzen den „befreundet“-Effekt von { $card }. { $ship } gehört { $player }.
refusals-proposal = { $unit } kann jetzt nicht von deinem Team aktiviert werden.
refusals-activation-not-in-play = { $ship } kann nicht aktiviert werden: Das Schiff ist nicht im Spiel.
refusals-activation-not-yours = { $ship } kann nicht aktiviert werden: Das Schiff gehört jemand anderem.
refusals-activation-again = { $ship } kann nicht aktiviert werden: Das Schiff wurde in dieser Runde schon aktiviert.
refusals-action-again =
    { $action ->
        [move] { $squadron } kann sich in dieser Aktivierung nicht noch einmal bewegen.
       *[attack] { $squadron } kann in dieser Aktivierung nicht noch einmal angreifen.
    }
refusals-action-either =
    { $action ->
        [move] { $squadron } kann sich nicht bewegen: In der Staffelphase bewegt sich eine Staffel, oder sie greift an.
       *[attack] { $squadron } kann nicht angreifen: In der Staffelphase bewegt sich eine Staffel, oder sie greift an.
    }

## Manöver

refusals-course-speed =
    Der Kurs hat { $joints ->
        [one] 1 Gelenk
       *[other] { $joints } Gelenke
    }, das Schiff muss sich aber mit Geschwindigkeit { $speed } bewegen. Stelle { $speed ->
        [one] 1 Gelenk
       *[other] { $speed } Gelenke
    } ein.
refusals-course-joint =
    { $clicks ->
        [one] Gelenk { $joint } hat 1 Klick.
       *[other] Gelenk { $joint } hat { $clicks } Klicks.
    } { $most ->
        [0] Es muss gerade bleiben.
        [1] Erlaubt ist 1 Klick.
       *[other] Erlaubt sind bis zu { $most }.
    }
refusals-course-beyond =
    { $clicks ->
        [one] Die Gelenke haben 1 Klick mehr, als die Gierwerte { $yaws } erlauben.
       *[other] Die Gelenke haben { $clicks } Klicks mehr, als die Gierwerte { $yaws } erlauben.
    } { $most ->
        [0] Bleib innerhalb der Gierwerte.
        [1] Höchstens 1 Klick darf darüber hinausgehen.
       *[other] Höchstens { $most } Klicks dürfen darüber hinausgehen.
    }
refusals-course-no-side = Auf beiden Seiten der Schablone würde das Schiff auf ihr enden. Wähle einen anderen Kurs.
refusals-course-side =
    { $side ->
        [left] Mit der Schablone links würde das Schiff auf ihr enden. Lege sie rechts an.
       *[right] Mit der Schablone rechts würde das Schiff auf ihr enden. Lege sie links an.
    }
refusals-maneuver-tool = Die Manöverschablone kannst du nur an dein eigenes Schiff legen, während du seinen Kurs bestimmst. Miss stattdessen mit dem Lineal.

## Bewegungen von Staffeln

refusals-move-forbidden = { $squadron } kann sich nicht bewegen: Das verbietet { $by }.
refusals-move-engaged = { $squadron } kann sich nicht bewegen: im Gefecht mit { $enemies }.
refusals-move-treated =
    { $count ->
        [one] { $squadron } kann sich nicht bewegen: gilt durch { $by } als im Gefecht mit 1 Staffel.
       *[other] { $squadron } kann sich nicht bewegen: gilt durch { $by } als im Gefecht mit { $count } Staffeln.
    }
refusals-move-treated-more =
    { $count ->
        [one] Durch { $by } gilt sie als im Gefecht mit 1 weiteren Staffel.
       *[other] Durch { $by } gilt sie als im Gefecht mit { $count } weiteren Staffeln.
    }
refusals-move-grit = Mit Zähigkeit kann sie sich nur bewegen, solange sie mit einer einzigen Staffel im Gefecht ist.
refusals-move-heavy =
    { $count ->
        [one] { $enemies } zählt dabei trotz Schwerfällig.
       *[other] { $enemies } zählen dabei trotz Schwerfällig.
    }
refusals-move-beyond =
    { $distance ->
        [0] { $squadron } kann sich nicht dorthin bewegen: Die Staffel muss bleiben, wo sie ist.
       *[other] { $squadron } kann sich nicht dorthin bewegen: Die Basis wäre weiter weg als Entfernung { $distance }.
    }
refusals-move-overlaps = { $squadron } kann sich nicht dorthin bewegen: Überschneidung mit { $other }.
refusals-displaced-closest = Am Schiff ist kein Platz mehr. Die Staffel muss so nah wie möglich am Schiff platziert werden.
refusals-displaced-other = Diese Staffel wurde nicht überschnitten. Platziere eine, die es wurde.
refusals-displaced-outside = { $squadron } läge außerhalb des Spielfelds. Platziere die Staffel innerhalb.
refusals-displaced-overlaps = { $squadron } würde ein Schiff oder eine Staffel überschneiden. Platziere die Staffel, wo sie nichts überschneidet.
refusals-displaced-touches-not = { $squadron } würde das Schiff nicht berühren, das sich bewegt hat. Platziere die Staffel an seiner Basis oder an einem Schildrad.
refusals-displaced-room = { $squadron } würde verhindern, dass eine andere Staffel das Schiff berührt. Lass ihr Platz.
refusals-displaced-row = Am Schiff ist kein Platz mehr. Platziere { $squadron } an einer Staffel, die es berührt.

## Angriffe. $target: eine Staffel, oder ein Schiff und eine seiner Hüllenzonen.

refusals-target-zone = { $target } ({ $zone })
refusals-target-not-in-play = { $attacker } kann nicht angreifen: Das Ziel ist nicht im Spiel.
refusals-target-friendly = { $attacker } kann { $target } nicht angreifen: Das Ziel ist befreundet.
refusals-attack-zone = { $attacker } kann { $target } nicht angreifen: Die Hüllenzone ({ $zone }) hat schon angegriffen oder darf nicht angreifen.
refusals-target-covered = { $attacker } kann { $target } nicht angreifen: Die Hüllenzone ({ $zone }) ist im Weg.
refusals-target-from = { $attacker } kann { $target } nicht angreifen: Ein Schiff greift aus einer seiner Hüllenzonen eine Hüllenzone oder eine Staffel an.
refusals-target-outside-arc = { $attacker } kann { $target } nicht angreifen: Das Ziel ist außerhalb des Feuerwinkels ({ $zone }).
refusals-target-out-of-range = { $attacker } kann { $target } nicht angreifen: Das Ziel ist außer Reichweite.
refusals-target-out-of-attack-range = { $attacker } kann { $target } nicht angreifen: Das Ziel ist außerhalb der Angriffsreichweite.
refusals-target-forbidden = { $attacker } kann { $target } nicht angreifen: Das verbietet { $by }.
refusals-target-engaged = { $attacker } kann { $target } nicht angreifen: Die Staffel muss eine angreifen, mit der sie im Gefecht ist.
refusals-target-no-dice = { $attacker } kann { $target } nicht angreifen: Gegen ein solches Ziel gibt es keine Würfel.
refusals-target-obstructed = { $attacker } kann { $target } nicht angreifen: Die Sicht ist behindert, und es bliebe kein Würfel übrig.
refusals-target-dice-removed = { $attacker } kann { $target } nicht angreifen: Alle Würfel müssten vor dem Wurf entfernt werden.
refusals-attack-forbidden = { $attacker } kann nicht angreifen: Das verbietet { $by }.
refusals-attack-no-target = { $attacker } kann nicht angreifen: In Entfernung 1 ist kein Ziel.
refusals-attack-other-zone = { $attacker } kann { $defender } jetzt nicht angreifen: Weitere Staffeln müssen aus derselben Hüllenzone angegriffen werden.
refusals-attack-continues = { $attacker } kann { $defender } jetzt nicht angreifen: Ein Angriff auf Staffeln geht nicht gegen Schiffe weiter.
refusals-attacked-before = { $attacker } kann { $defender } jetzt nicht angreifen: Die Staffel war schon Ziel dieses Angriffs.

## Verteidigungsmarker

refusals-token-missing = { $unit } hat diesen Verteidigungsmarker nicht.
refusals-token-discarded = { $unit } kann { $token } nicht ausgeben: Der Marker ist abgelegt.
refusals-token-spent = { $unit } kann { $token } nicht ausgeben: Der Marker wurde in diesem Angriff schon ausgegeben.
refusals-token-locked = { $unit } kann { $token } nicht ausgeben: Der Angreifer hat den Marker mit einem Präzisionssymbol gewählt.
refusals-token-type-spent = { $unit } kann { $token } nicht ausgeben: Ein Marker dieser Art wurde in diesem Angriff schon ausgegeben.
refusals-token-speed = { $unit } kann { $token } nicht ausgeben: Die Geschwindigkeit von { $defender } ist 0.

## Zufall

refusals-dice-number = { $rolled } Würfel werden geworfen, nicht { $given }.
refusals-dice-face = Kein Würfel dieser Farbe ({ $color }) hat diese Seite: { $face }.
refusals-other-cards = Das sind nicht dieselben Karten.
refusals-pick = { $thing } steht nicht zur Auswahl.
