### Why a number is what it is: its title, and its parts.

## Titles. $whose: a ship, a squadron, a player or an attack.

reasons-title-hull = Hull left: { $whose }
reasons-title-command = Command: { $whose }
reasons-title-squadron = Squadron: { $whose }
reasons-title-engineering = Engineering: { $whose }
reasons-title-repair = Engineering points left: { $whose }
reasons-title-points = Fleet points: { $whose }
reasons-title-speed = Speed: { $whose }
reasons-title-yaw = Yaw at speed { $speed }: { $whose }
reasons-title-dice = Dice: { $whose }
reasons-title-damage = Damage: { $whose }
reasons-title-odds = Odds: { $whose }
reasons-attack = { $attacker } at { $defender }
reasons-attack-at = { $attacker } at { $defender }, { $range } range
reasons-target = { $defender } { $zone }

## Parts of values

reasons-printed-hull = printed hull value
reasons-printed-hull-points = printed hull points
reasons-printed-speed = printed speed
reasons-printed-command = printed command value: its number of dials
reasons-printed-squadron = printed squadron value: squadrons activated by a dial
reasons-printed-engineering = printed engineering value: points from a dial
# $faceup: how many of them.
reasons-damage-cards =
    { $count ->
        [one]
            { $faceup ->
                [0] { $count } damage card, none faceup
               *[other] { $count } damage card, { $faceup } faceup
            }
       *[other]
            { $faceup ->
                [0] { $count } damage cards, none faceup
               *[other] { $count } damage cards, { $faceup } faceup
            }
    }
reasons-damage-on-station =
    { $count ->
        [one] { $count } damage card
       *[other] { $count } damage cards
    }
reasons-damage-suffered = damage suffered
reasons-tokens-held = command tokens it can have
reasons-squadron-by-token = squadron by token; with the dial, one more
reasons-points-by-token = points from a token: half, rounded up
reasons-from-dial = from the dial: its engineering value
reasons-from-token = from the token: half of { $value }, rounded up
reasons-spent = spent so far
reasons-discarded = { $card }, discarded
reasons-limit = the limit of this game

## Speed and yaw

reasons-on-dial = on its speed dial
reasons-on-chart = highest speed on its speed chart
reasons-allows-speed = { $card }: allows speed
reasons-forbids-speed = { $card }: forbids speed
reasons-granted = the speed of a granted maneuver; the dial stays as it is
reasons-this-maneuver = for this maneuver only
reasons-gravity-rift = near the gravity rift
reasons-printed-yaw = printed for speed { $speed }, joint by joint
reasons-more-yaw = at a joint, by Navigate or a card, for this maneuver
reasons-no-yaw = none
# $change: a number with its sign.
reasons-at-joint = { $change } at joint { $joint }

## Dice

reasons-dice-red = { $count } red
reasons-dice-blue = { $count } blue
reasons-dice-black = { $count } black
reasons-no-dice = no dice
reasons-granted-dice = set by the effect that grants it
reasons-since-roll = added, spent or canceled since the roll
reasons-printed-anti-squadron = printed anti-squadron armament
reasons-printed-battery = printed battery armament
reasons-printed-battery-of = printed battery armament, { $zone }
reasons-obstructed = obstructed: one die is removed
reasons-not-at-range = not at { $range } range

## Damage

reasons-already-destroyed = it is destroyed and suffers nothing more
reasons-hits = from hit icons
reasons-crits = from critical icons, between ships
reasons-no-crits = from critical icons: they do not count for squadrons
reasons-brace = Brace halves { $total }, rounded up
reasons-changed = changed before it is suffered

## Odds

reasons-counted = counted
reasons-left-out = left out
reasons-dial-counted = Concentrate Fire dial: one more die
reasons-token-counted = Concentrate Fire token: one die rerolled
reasons-best-defense = the best defense with { $tokens }

## Numbers that cannot be explained

reasons-name-unit = Name a ship or squadron.
reasons-no-attack = No attack is under way. Name an attacker and a defender.
# $what: the value that was asked for, by its key.
reasons-no-value =
    { $what ->
        [yaw] { $unit } has no yaw value. Ask about a ship.
        [command] { $unit } has no command value. Ask about a ship.
        [squadron] { $unit } has no squadron value. Ask about a ship.
        [engineering] { $unit } has no engineering value. Ask about a ship.
        [repair] { $unit } has no repair value. Ask about a ship.
        [speed] { $unit } has no speed value. Ask about a ship.
       *[points] { $unit } has no points value. Ask about a ship.
    }
reasons-not-repairing = { $ship } is not resolving a Repair command now. Ask for its engineering value.
reasons-cannot-be-damaged = { $unit } cannot be damaged. Ask about a ship or squadron.
reasons-no-seat = There is no such seat. Name one from 0 to { $last }.
