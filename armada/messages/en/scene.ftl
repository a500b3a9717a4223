### What is on the table, the score, and the story of a game.

## Obstacles: what overlapping each does

scene-obstacle-asteroid = A ship that ends its maneuver on it is dealt a faceup damage card.
scene-obstacle-debris = A ship that ends its maneuver on it suffers 2 damage on a hull zone of its owner's choice.
scene-obstacle-station = A ship that ends its maneuver on it can discard a damage card. A squadron can recover a hull point.
scene-obstacle-dust = Ships cannot attack across it. It obstructs the attacks of squadrons. Overlapping it has no effect.
scene-obstacle-exogorth = It attacks every squadron at distance 1 with 3 blue dice at the start of the Squadron Phase. A ship that ends its maneuver on it suffers 1 damage.
scene-obstacle-purrgil = A ship that ends its maneuver on it suffers damage equal to its speed, a squadron 1. The players move it at the end of each round.
scene-obstacle-gravity_rift = Ships at distance 1-2 move at one speed less. A ship that ends its maneuver on it has its speed reduced to 0.

## Zones of the table

scene-setup-area = Setup area
scene-zone-of-first = First player's deployment zone
scene-zone-of-second = Second player's deployment zone
scene-zone-of-first-team = First team's deployment zone
scene-zone-of-second-team = Second team's deployment zone
scene-zone-ambush = Ambush zone
scene-zone-corona = Solar corona

## Cards and tokens

scene-blank-card = Blank
scene-token-numbered = { $token } { $number }
scene-keyword = { $keyword } { $value }

## The score sheet: what points are for, and why

scene-score-destroyed = Destroyed
scene-score-whole-fleet = The whole fleet
scene-score-objective = Objective, at the end of the game
scene-score-by-objective = { $objective }, at the end of the game
scene-score-each = { $objective }, { $points } points each
scene-victory-tokens =
    { $count ->
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }

## Turning points of a game

scene-destroys = { $attacker } destroys { $defender }
# $target: the defender, with the hull zone that was attacked.
scene-target = { $defender }, { $zone }
scene-attacks = { $attacker } attacks { $target }
scene-hits = { $attacker } hits { $target }: { $damage } damage
scene-gains =
    { $tokens ->
        [one] { $attacker } hits { $target }: { $tokens } victory token gained
       *[other] { $attacker } hits { $target }: { $tokens } victory tokens gained
    }
scene-hits-and-gains =
    { $tokens ->
        [one] { $attacker } hits { $target }: { $damage } damage, { $tokens } victory token gained
       *[other] { $attacker } hits { $target }: { $damage } damage, { $tokens } victory tokens gained
    }
scene-are-destroyed = { $units } are destroyed
# $units: one ship or squadron, or several; $count: how many.
scene-repaired =
    { $count ->
        [one] { $units } is repaired
       *[other] { $units } are repaired
    }
scene-suffers =
    { $count ->
        [one] { $units } suffers damage
       *[other] { $units } suffer damage
    }
scene-collides = { $ship } collides with { $others }
scene-runs-into = { $ship } runs into { $obstacle }
