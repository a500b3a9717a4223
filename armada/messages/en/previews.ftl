### What an answer would do, and why something cannot be answered, tried or measured.

## Answers that cannot be checked

previews-game-over = The game is over. There is nothing left to decide.
previews-not-your-decision = It is not your decision now. Wait for the other players.
previews-not-an-answer = This is not an answer to “{ $question }”: { $error }. Choose one of the options.

## Courses

previews-too-many-clicks = The maneuver tool has { $joints } joints, and each clicks up to { $clicks } times to either side. Set fewer joints or clicks.
previews-too-fast = { $ship } cannot move at speed { $speed }. Its speed chart ends at { $most }.
previews-no-course = No ship is setting a course now. Preview a course for any ship instead.
previews-squadron-without-tool = { $unit } is a squadron: it moves without the tool. Name a ship.
previews-does-not-move = { $unit } does not move. Name a ship.
previews-needs-speed = Its speed dial is at { $speed }: this course needs a change of speed, such as by Navigate.
previews-leaves = Leaves the play area: { $unit } is destroyed.
# $count: the courses of the next round, at the speed it then has, that end on the table.
previews-next-round-stays =
    { $count ->
        [one] Next round 1 course stays on the table.
       *[other] Next round { $count } courses stay on the table.
    }
previews-next-round-leaves = Next round every course at this speed leaves the play area.
previews-displaces =
    { $count ->
        [one] Overlaps { $squadrons }: { $player } places it.
       *[other] Overlaps { $squadrons }: { $player } places them.
    }
previews-stops = Overlaps { $ships }: it ends at speed { $speed } of { $course }.
# $ships: a ship, several that are all dealt one, or those among whom somebody chooses; $number: one or several.
previews-dealt =
    { $number ->
        [one] { $ships } is dealt a damage card.
       *[several] { $ships } are dealt a damage card.
    }
# $effect: the kind of obstacle, or nothing; $damage: how much a purrgil does.
previews-on-obstacle =
    { $effect ->
        [asteroid] Ends on { $obstacle }: it is dealt a faceup damage card.
        [debris] Ends on { $obstacle }: it suffers 2 damage on a hull zone of its owner's choice.
        [exogorth] Ends on { $obstacle }: it suffers 1 damage on a hull zone of its owner's choice.
        [purrgil] Ends on { $obstacle }: it suffers { $damage } damage on a hull zone of its owner's choice.
        [gravity_rift] Ends on { $obstacle }: its speed becomes 0.
        [station] Ends on { $obstacle }: it may discard a damage card.
       *[nothing] Ends on { $obstacle }, which does nothing to it.
    }
# $inside: a length; $range: the name of a range.
previews-bears =
    { $zone ->
        [front] Front arc bears on { $defender }, { $range }, { $inside } inside.
        [right] Right arc bears on { $defender }, { $range }, { $inside } inside.
        [right_aux] Right auxiliary arc bears on { $defender }, { $range }, { $inside } inside.
        [rear] Rear arc bears on { $defender }, { $range }, { $inside } inside.
        [left_aux] Left auxiliary arc bears on { $defender }, { $range }, { $inside } inside.
       *[left] Left arc bears on { $defender }, { $range }, { $inside } inside.
    }
previews-bears-obstructed =
    { $zone ->
        [front] Front arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
        [right] Right arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
        [right_aux] Right auxiliary arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
        [rear] Rear arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
        [left_aux] Left auxiliary arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
       *[left] Left arc bears on { $defender }, { $range }, { $inside } inside, obstructed.
    }
previews-in-arc =
    { $dice ->
        [one] In { $unit }'s { $zone } arc at { $range }, { $mm } mm: { $dice } die.
       *[other] In { $unit }'s { $zone } arc at { $range }, { $mm } mm: { $dice } dice.
    }
previews-at-distance-1 =
    { $dice ->
        [one] At distance 1 of { $unit }, { $mm } mm: { $dice } die.
       *[other] At distance 1 of { $unit }, { $mm } mm: { $dice } dice.
    }

## Squadrons

previews-moves-too-far = { $short } too far: it can move { $most } mm, distance { $distance }.
previews-moves = Moves { $way } of { $most } mm, distance { $distance }.
previews-engages-nobody = Engages nobody.
previews-engages = Engages { $squadrons }.
previews-just-engaged = { $squadron } ({ $spare } inside distance 1)
previews-must-attack = Must attack a squadron that it is engaged with, rather than a ship.
previews-not-engaged = { $short } short of engaging { $squadron }.
previews-can-recover = Can recover a hull point at the station.

## Lengths and places

previews-mm = { $mm } mm
# $part: the part of the ship; $area: the area that it reaches out of.
previews-outside =
    { $part ->
        [bow] The bow is { $short } outside { $area }.
        [stern] The stern is { $short } outside { $area }.
        [right] The right side is { $short } outside { $area }.
       *[left] The left side is { $short } outside { $area }.
    }
previews-too-close-to-edge = { $short } too close to the edge: it must be beyond { $length } of every edge.
previews-too-close = { $short } too close to { $other }: it must be beyond { $length } of it.
previews-overlaps = Overlaps { $other } by { $short }.
previews-reaches-out = It extends { $short } beyond { $area }.
# $edge: long or short.
previews-too-close-to =
    { $edge ->
        [long] It must be beyond { $length } of every long edge and is { $short } too close.
       *[short] It must be beyond { $length } of every short edge and is { $short } too close.
    }
previews-too-far-within = It must be wholly within { $within } of { $ships } and is { $short } too far away.
previews-too-far-at = It must be at { $at } of { $others } and is { $short } too far away.
previews-too-far-both = It must be wholly within { $within } of { $ships } or at { $at } of { $others } and is { $short } too far away.
previews-not-straight = It must move straight towards { $goal }, by { $least } to { $most } mm.
previews-not-touching = It must touch { $others }.
previews-not-on = It must overlap { $other }.
previews-far-from-first-edge = It must be at { $length } of the first player's edge and is { $short } too far away.
previews-touches = Touches { $other }.
previews-moved-too-far = { $short } too far: it must stay within { $length } of where it was.
previews-distance = distance { $number }
previews-ruler-lengths = { $count } ruler lengths
previews-inside = In { $area }, { $spare } to spare.
previews-close-enough = Close enough to { $other }, { $spare } to spare.
previews-far-enough = Far enough from { $other }, { $spare } to spare.
previews-far-from-edges = Far enough from the edges, { $spare } to spare.
previews-clear-of = Clear of { $other } by { $spare }.

## Attacks that cannot be declared, and what can be attacked instead

previews-hull-zone = { $unit }'s { $zone } hull zone
previews-hidden = The line to { $unit }'s { $zone } hull zone crosses its { $between }.
previews-attack-instead = Attack the { $zone } instead.
# $against: ships or squadrons.
previews-no-dice =
    { $against ->
        [ships] { $unit }'s { $zone } hull zone has no dice against ships.
       *[squadrons] { $unit }'s { $zone } hull zone has no dice against squadrons.
    }
previews-beyond-range = { $target } is { $short } beyond { $range } range.
previews-beyond-dice =
    { $against ->
        [ships] { $target } is { $short } beyond { $range } range, and no dice of the { $zone } reach farther against ships.
       *[squadrons] { $target } is { $short } beyond { $range } range, and no dice of the { $zone } reach farther against squadrons.
    }
previews-beyond-distance-1 = { $target } is { $short } beyond distance 1.
previews-out-of-arc = { $target } is outside { $unit }'s { $zone } firing arc.
# $zones: hull zones; $range: the name of a range.
previews-arc-reaches = The { $zones } arc reaches it.
previews-arc-reaches-not = The { $zones } arc reaches it, but it is out of range.
previews-arc-reaches-at = The { $zones } arc reaches it, at { $range }.
previews-arc-reaches-zone = The { $zone } arc reaches its { $aimed }.
previews-arc-reaches-zone-at = The { $zone } arc reaches its { $aimed }, at { $range }.
previews-zone-in-range = Its { $aimed } is in range.
previews-zone-in-range-at = Its { $aimed } is in range, at { $range }.
previews-other-target = { $target } can be attacked.
previews-zone-without-target = Its { $zone } has no target from here: try another hull zone, or another course.
previews-ship-without-target = It has no target from here: set a course that brings one into range and arc.
previews-squadron-without-target = It has no target from here: move closer first.

## Measuring

previews-one-end = Each end of the ruler is at one thing: a ship or squadron, one of its hull zones, an obstacle or a point. Name one of them.
previews-point-far-off = That point is far off the table. Measure to one on it or near it.
previews-no-obstacle = There is no obstacle { $number }. They are numbered from 0 to { $last }.
previews-obstacle-not-on-table = { $obstacle } is not on the table. Measure to something that is.
previews-no-unit = There is no ship or squadron { $number }. They are numbered from 0 to { $last }.
previews-not-on-table = { $unit } is not on the table. Measure from something that is.
previews-no-hull-zones = { $unit } is a squadron and has no hull zones. Name it without one.
previews-no-such-zone = { $unit } has no { $zone } hull zone. It has { $zones }.
previews-no-side = There is no side { $side }. Sides are 0 and 1.
previews-destroyed = { $unit } is destroyed. Name one that is in play.
previews-cannot-be-moved = { $unit } cannot be moved. Name a ship or squadron.
previews-one-tool = You cannot measure from where { $unit } might go: use one tool at a time. Measure from where it is.
previews-place-far-off = That place is far off the table. Name one on it or near it.
previews-cannot-attack = { $unit } cannot attack. Name a ship or squadron.
previews-friendly = { $attacker } and { $defender } are friendly. Name an enemy.
previews-no-range = There is no range { $range }. Choose one of { $ranges }.
previews-name-zone = { $unit } is a ship. Name its hull zone: { $zones }.
