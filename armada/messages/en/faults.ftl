### What the rules of fleet building have against a fleet. The attribute `remedy` says what to do.

faults-leave-out = Leave it out.
faults-leave-out-one = Leave out one of the two.
faults-leave-out-copy = Leave one of them out.
faults-leave-out-either = Leave out { $second } or { $first }.
faults-leave-out-cards = Leave out { $cards }.
faults-leave-out-or-move = Leave it out, or equip it to a ship that fits.

## Whose fault it is

faults-fleet = Fleet { $number }
faults-fleet-named = Fleet { $number } ({ $name })
faults-of-fleet = { $fleet }: { $fault }

## Factions

faults-faction = The fleet cannot be { $faction }: this game allows only { $factions } fleets (FLEET-22).
    .remedy = Choose one of those factions, or play without this option.
faults-other-faction = The fleet cannot be { $faction }: all its ships and squadrons are { $other } ({ $rule }).
    .remedy = Make it { $other }.
faults-mixed-factions = The fleet cannot mix { $factions } cards: all its cards must be of one faction ({ $rule }).
    .remedy = Keep the cards of one faction: without { $cards } the fleet is { $faction }.
faults-outsider = The fleet is { $faction } and cannot contain { $card }, which is { $other } ({ $rule }).

## Flagship and commander

faults-no-ships = The fleet has no ships; it needs at least one, its flagship (FLEET-23).
    .remedy = Add a ship with a commander.
faults-no-commander = No ship has a commander, so the fleet has no flagship; it needs exactly one ({ $rule }).
    .remedy = Equip a commander to one of the ships.
faults-second-commander = The fleet cannot have the commander { $second }: it already has { $first }, and a fleet has only one ({ $rule }).
faults-flotilla-commander = { $ship } cannot equip the commander { $commander }: it is a flotilla ({ $rule }).
    .remedy = Equip the commander to a ship that is not a flotilla.

## Points and numbers

# $known: the points that the profile lists.
faults-game-points = A { $profile } game of { $players } players cannot be played at { $points } points, only at { $known } ({ $rule }).
    .remedy = Agree on { $known } points.
faults-printing = { $profile } is played with the cards of the last official errata, and this fleet is built with those of { $printing } ({ $rule }).
    .remedy = Read the list in the printing “{ $printing }”.
faults-points = The fleet cannot cost { $cost } points: that is { $over } over its limit of { $limit } ({ $rule }).
faults-squadron-points = Squadrons cannot cost { $cost } points: with a limit of { $limit } they can cost at most { $most } ({ $rule }).
faults-save-points =
    { $points ->
        [one] Leave out 1 point or more.
       *[other] Leave out { $points } points or more.
    }
# $card: a card that is enough to leave out, at $cost points.
faults-save-points-by =
    { $points ->
        [one] Leave out 1 point or more: { $card } ({ $cost }) for example.
       *[other] Leave out { $points } points or more: { $card } ({ $cost }) for example.
    }
faults-flotillas = The fleet cannot have { $count } flotillas: at most { $most } are allowed ({ $rule }).
faults-aces = The fleet cannot have { $count } unique squadrons with defense tokens: at most { $most } are allowed, one for each 100 points of its limit ({ $rule }).

## Unique names. $second, $first and $card: a card with its kind.

faults-same-name = { $second } cannot be in the same fleet as { $first }: both have the unique name { $name } (FLEET-18).
faults-name-twice = { $card } cannot be in the fleet twice: its name is unique ({ $rule }).

## Objectives. $category: assault, defense or navigation.

faults-campaign-objective = The fleet cannot have the objective { $objective }: it belongs to a campaign ({ $rule }).
    .remedy = Choose an assault, a defense and a navigation objective.
faults-second-objective = The fleet cannot have the objective { $second }: its { $category ->
        [assault] assault
        [defense] defense
       *[navigation] navigation
    } objective is { $first }, and a fleet has one of each category ({ $rule }).
faults-no-objective = The fleet has no { $category ->
        [assault] assault
        [defense] defense
       *[navigation] navigation
    } objective; it needs one of each category ({ $rule }).
    .remedy = Choose { $category ->
        [assault] an assault
        [defense] a defense
       *[navigation] a navigation
    } objective.

## Upgrades

faults-upgrade-twice = { $ship } cannot equip { $upgrade } twice: a ship can have one copy of an upgrade (FLEET-19).
    .remedy = Leave one copy out, or equip it to another ship.
# $what: modification, title or commander.
faults-second-upgrade = { $ship } cannot equip { $second }: it already has the { $what ->
        [modification] modification
        [title] title
       *[commander] commander
    } { $first }, and a ship has at most one { $what ->
        [modification] modification
        [title] title
       *[commander] commander
    } ({ $rule }).
faults-upgrade-faction = { $ship } is { $faction } and cannot equip { $upgrade }, which is { $factions } ({ $rule }).
    .remedy = Leave it out, or choose one that is { $faction } or has no faction.
faults-withdrawn = { $ship } cannot equip { $upgrade }: the card was withdrawn by errata ({ $rule }).
    .remedy = Leave it out, or build the fleet in the 2016 printing.
faults-only-ships = { $ship } cannot equip { $upgrade }: it is only for { $ships } ({ $rule }).
faults-only-sizes = { $ship } cannot equip { $upgrade }: it is only for { $sizes } ships, and this one is { $size } ({ $rule }).
faults-only-traits = { $ship } cannot equip { $upgrade }: it is only for ships with the trait { $traits } ({ $rule }).
faults-only-names = { $ship } cannot equip { $upgrade }: it is only for ships called { $names } ({ $rule }).
faults-only-flagship = { $ship } cannot equip { $upgrade }: it is only for the flagship (FX-02).
# $icon: an upgrade icon, such as officer.
faults-icon-present = { $ship } cannot equip { $upgrade }: its upgrade bar already has the { $icon } icon (FX-03).
    .remedy = Leave it out, or equip it to a ship without the { $icon } icon.
faults-icon-removed = { $ship } cannot equip { $upgrade }: with { $other } it has no { $icon } icon (FX-03).
faults-no-icon = { $ship } cannot equip { $upgrade }: its upgrade bar has no { $icon } icon (UPG-01).
    .remedy = Leave it out, or equip it to a ship with a free { $icon } icon.
# $others: the upgrades that fill the icons.
faults-icons-filled =
    { $count ->
        [one] { $ship } cannot equip { $upgrade }: its { $icon } icon is filled by { $others } (UPG-01).
       *[other] { $ship } cannot equip { $upgrade }: its { $count } { $icon } icons are filled by { $others } (UPG-01).
    }

## Teams

faults-team-size = A team cannot have { $fleets } fleets in a game of { $players } players: it has { $needed } (SEC-16).
    .remedy = Bring { $needed } fleets; one player can control two of them.
faults-team-factions = A team cannot have { $factions } fleets together: all its fleets must be of one faction (SEC-20).
    .remedy = Bring fleets of one faction.
faults-team-name = { $card } of { $fleet } cannot be in this team: { $other } has a card with the unique name { $name } (SEC-24).
