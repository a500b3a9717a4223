### Remarks of the terminal on a question and its answers, which a board shows at a glance.

## On a course: where it ends, and what the ship overlaps there

remarks-ends = to { $pose }
remarks-stops = overlaps { $ships } and stops at speed { $speed }
remarks-leaves = leaves the play area and is destroyed
remarks-on-obstacles = on { $obstacles }

## On a squadron's move

remarks-stays = stays
remarks-engages = engages { $squadrons }
remarks-near-ships = at distance 1 of { $ships }
remarks-distance = distance { $distance } of { $unit }
remarks-beyond = beyond distance 5 of { $unit }

## On a question

remarks-where = It is at { $place }.
remarks-dials-ask =
    { $count ->
        [one] Assign a command dial to { $unit }.
       *[other] Assign { $count } command dials to { $unit }.
    }
# How many dials of the ship will be revealed first; of those to assign there is one, or several.
remarks-dials-before =
    { $count ->
        [one] { $assigned ->
            [one] { $count } dial will be revealed before it.
           *[other] { $count } dial will be revealed before them.
        }
       *[other] { $assigned ->
            [one] { $count } dials will be revealed before it.
           *[other] { $count } dials will be revealed before them.
        }
    }
remarks-dials-hint = { $count } commands in the order they will be revealed, such as: { $example }
remarks-dials-needed =
    { $count ->
        [one] { $unit } needs { $count } dial. Type 1 command.
       *[other] { $unit } needs { $count } dials. Type { $hint }.
    }
remarks-dials-unknown = “{ $word }” is not a command. Type numbers from 1 to { $most }, or names from the list.
remarks-dial = { $command }: { $note }.
remarks-damage = Dice: { $dice }. Current damage: { $damage }.
remarks-damage-braced = Dice: { $dice }. Current damage: { $damage }, which Brace will halve.
# Coordinates in millimetres.
remarks-zone = Its whole base must be inside x { $x1 } to { $x2 }, y { $y1 } to { $y2 }.
remarks-zone-near = Its whole base must be inside x { $x1 } to { $x2 }, y { $y1 } to { $y2 }, within distance { $distance } of { $ships }.

## Between two ships or squadrons

remarks-measured = { $one } and { $other }: distance { $distance }, { $mm } mm between their bases.
remarks-measured-beyond = { $one } and { $other }: beyond distance 5, { $mm } mm between their bases.
