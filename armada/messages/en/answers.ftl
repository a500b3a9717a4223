# What each answer to a question means, as a list of choices shows it and as a replay says it afterwards.

answers-pass = pass
answers-passed = passed
answers-none = none
answers-yes = yes
answers-no = no
# $answer: what was decided about a ship or squadron.
answers-of-unit = { $unit }, { $answer }

## Numbered things

answers-defense-token = defense token { $number }
answers-objective-token = objective token { $number }
answers-mine = mine { $number }
answers-damage-card = damage card { $number }
answers-damage-card-faceup = { $card }, faceup
answers-damage-card-facedown = facedown damage card { $number }
answers-die = die { $number }
# $die: its colour, and its face once it is rolled.
answers-die-shown = die { $number }: { $die }
answers-die-of-color = a { $color } die
answers-speed = speed { $speed }
answers-round = round { $round }
answers-victory-tokens =
    { $tokens ->
        [one] 1 victory token
       *[other] { $tokens } victory tokens
    }
answers-damage = { $amount } damage

## Defense tokens

# $state: readied, exhausted or discarded.
answers-token = { $token }, { $state }
answers-token-of = { $token } of { $unit }

## Attacks and repairs

# $defender: with its hull zone; $range: `none` where it cannot be measured.
answers-attack =
    { $range ->
        [none] at { $defender }
       *[other]
            { $obstructed ->
                [yes] at { $defender }, { $range } range, obstructed
               *[no] at { $defender }, { $range } range
            }
    }
answers-attack-from =
    { $range ->
        [none] { $zone } at { $defender }
       *[other]
            { $obstructed ->
                [yes] { $zone } at { $defender }, { $range } range, obstructed
               *[no] { $zone } at { $defender }, { $range } range
            }
    }
# $cost: engineering points.
answers-repair-hull = discard { $card } ({ $cost })
answers-move-shield = move a shield from { $source } to { $zone } ({ $cost })
answers-recover-shield = recover a shield at { $zone } ({ $cost })

## Places and courses

# $side: where the maneuver tool lies.
answers-course =
    { $side ->
        [left] { $course }, tool on the left
       *[right] { $course }, tool on the right
    }
answers-placed = { $name } at { $place }
# An obstacle that is turned over.
answers-placed-over = { $name } at { $place }, turned over
answers-placed-at-speed = { $place }, speed { $speed }
answers-moved = { $name } to { $place }

## A few fixed answers

answers-option-arrive = arrive
answers-option-attack = attack
answers-option-both = both
answers-option-cancel = cancel
answers-option-card = card
answers-option-concentrate_fire = concentrate fire
answers-option-convert = convert
answers-option-dial = dial
answers-option-discard_dial = discard dial
answers-option-keep = keep
answers-option-left = left
answers-option-move = move
answers-option-move_tokens = move tokens
answers-option-navigate = navigate
answers-option-repair = repair
answers-option-reroll = reroll
answers-option-right = right
answers-option-slower = slower
answers-option-squadron = squadron
answers-option-suffer_damage = suffer damage
answers-option-token = token
# A ship, and the commands of its dials in the order they will be revealed.
answers-ship-dials = { $unit } ({ $dials })
