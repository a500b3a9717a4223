### Was auf dem Tisch liegt, die Wertung und die Geschichte eines Spiels.

## Hindernisse: was es bewirkt, jedes zu überschneiden

scene-obstacle-asteroid = Ein Schiff, das sein Manöver darauf beendet, erhält eine offene Schadenskarte.
scene-obstacle-debris = Ein Schiff, das sein Manöver darauf beendet, erleidet 2 Schaden an einer Hüllenzone nach Wahl seines Besitzers.
scene-obstacle-station = Ein Schiff, das sein Manöver darauf beendet, kann eine Schadenskarte ablegen. Eine Staffel kann einen Hüllenpunkt zurückgewinnen.
scene-obstacle-dust = Schiffe können nicht darüber hinweg angreifen. Angriffe von Staffeln behindert es. Überschneidungen haben keinen Effekt.
scene-obstacle-exogorth = Er greift zu Beginn der Staffelphase jede Staffel in Distanz 1 mit 3 blauen Würfeln an. Ein Schiff, das sein Manöver darauf beendet, erleidet 1 Schaden.
scene-obstacle-purrgil = Ein Schiff, das sein Manöver darauf beendet, erleidet Schaden in Höhe seiner Geschwindigkeit, eine Staffel 1. Die Spieler bewegen ihn am Ende jeder Runde.
scene-obstacle-gravity_rift = Schiffe in Distanz 1-2 bewegen sich um eine Geschwindigkeit langsamer. Ein Schiff, das sein Manöver darauf beendet, hat danach Geschwindigkeit 0.

## Bereiche des Tischs

scene-setup-area = Aufbaubereich
scene-zone-of-first = Aufstellungszone des Startspielers
scene-zone-of-second = Aufstellungszone des zweiten Spielers
scene-zone-of-first-team = Aufstellungszone des ersten Teams
scene-zone-of-second-team = Aufstellungszone des zweiten Teams
scene-zone-ambush = Hinterhaltszone
scene-zone-corona = Sonnenkorona

## Karten und Marker

scene-blank-card = Leer
scene-token-numbered = { $token } { $number }
scene-keyword = { $keyword } { $value }

## Die Wertung: wofür Punkte sind, und warum

scene-score-destroyed = Zerstört
scene-score-whole-fleet = Die ganze Flotte
scene-score-objective = Mission, am Ende des Spiels
scene-score-by-objective = { $objective }, am Ende des Spiels
scene-score-each = { $objective }, je { $points } Punkte
scene-victory-tokens = { $count } Siegmarker

## Wendepunkte eines Spiels

scene-destroys = { $attacker } zerstört { $defender }
# $target: der Verteidiger, mit der angegriffenen Hüllenzone.
scene-target = { $defender } ({ $zone })
scene-attacks = { $attacker } greift { $target } an
scene-hits = { $attacker } trifft { $target }: { $damage } Schaden
scene-gains = { $attacker } trifft { $target }: { $tokens } Siegmarker erhalten
scene-hits-and-gains = { $attacker } trifft { $target }: { $damage } Schaden, { $tokens } Siegmarker erhalten
scene-are-destroyed = { $units } werden zerstört
# $units: ein Schiff oder eine Staffel, oder mehrere; $count: wie viele.
scene-repaired =
    { $count ->
        [one] { $units } wird repariert
       *[other] { $units } werden repariert
    }
scene-suffers =
    { $count ->
        [one] { $units } erleidet Schaden
       *[other] { $units } erleiden Schaden
    }
scene-collides = { $ship } kollidiert mit { $others }
scene-runs-into = { $ship } überschneidet { $obstacle }
