### The attack pool

attack-pool = Attack pool
attack-damage = Damage
attack-pool-damage =
    { $damage ->
        [one] { $damage } damage
       *[other] { $damage } damage
    }
attack-critical = critical
attack-accuracies =
    { $count ->
        [one] { $count } accuracy
       *[other] { $count } accuracies
    }
attack-not-rolled = not rolled yet
attack-no-dice = No dice left in the pool.

## Targets

attack-zones = Attacking hull zone
attack-zone-targets =
    { $count ->
        [one] { $count } target: { $damage } damage
       *[other] { $count } targets, best { $damage } damage
    }
attack-zone-no-target = no target in this arc
attack-zone-used = this hull zone has attacked
attack-line = { $range } { $mm }
attack-line-obstructed = { $range } { $mm }, obstructed
attack-note = { $range }, { $mm }, clear
attack-note-obstructed = { $range }, { $mm }, obstructed
attack-dmg = { $damage } dmg
attack-dice = Dice
attack-odds = Odds
attack-what-counts = What counts
attack-calculating = Calculating the odds…

## Odds

attack-odds-title = Odds against best defense
attack-odds-exact = Odds against best defense, exact
attack-odds-nearly = Odds against best defense, nearly exact
attack-exact = exact
attack-nearly-exact = nearly exact
attack-not-counted = Not counted: { $effects }
attack-not-counted-line = Not counted: { $effects }.
attack-chance-of = { $cards }: { $chance }
attack-short-rolled = rolled
attack-short-hull = hull lost
attack-short-shields = shields
attack-short-any-card = any card
attack-short-faceup = faceup
attack-short-destroyed = destroyed
attack-axis-damage = damage
attack-axis-cards = damage cards
attack-rolled = Damage rolled
attack-hull-lost = Hull points lost
attack-shields-lost = Shields lost
attack-faceup-card = Faceup card
attack-any-card = Any card
attack-destroyed = Destroyed

## Dice to choose

# How many dice: exactly, up to, or between two numbers.
attack-some-dice =
    { $range ->
        [exactly] { $most ->
            [one] { $most } die
           *[other] { $most } dice
        }
        [between] { $least } to { $most } dice
       *[up_to] { $most ->
            [one] up to { $most } die
           *[other] up to { $most } dice
        }
    }
attack-press = Press { $dice }.
attack-dim = You cannot choose the dim ones.
attack-dice-keys = { $left } { $right } move between dice, { $space } marks one.
attack-mark = { $commit }: mark { $dice }
attack-commit-dice =
    { $count ->
        [one] { $commit } { $count } die
       *[other] { $commit } { $count } dice
    }
attack-labelled = { $label }: { $note }
attack-new-face = New face
attack-press-face = Press the face to turn the die to.

## Defense

# $left: the shields of the attacked hull zone, $shields how many they are.

## The outcome

attack-on = { $attacker } on { $defender }
attack-no-dice-left = no dice left
attack-damage-word = damage
attack-lost-shields =
    { $count ->
        [one] −{ $count } shield
       *[other] −{ $count } shields
    }
attack-lost-hull = −{ $count } hull
attack-lost-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
attack-no-damage = no damage
attack-show-again = Show the outcome again
attack-damage-card = Damage card
attack-dismiss = Dismiss
