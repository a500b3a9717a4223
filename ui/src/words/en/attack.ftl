### An attack: targets, odds, dice, defense, and its outcome.

## The attack pool

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
attack-all-squadrons =
    { $zone ->
        [front] All squadrons in the front arc ({ $count })
        [left] All squadrons in the left arc ({ $count })
        [right] All squadrons in the right arc ({ $count })
        [rear] All squadrons in the rear arc ({ $count })
        [left_aux] All squadrons in the left auxiliary arc ({ $count })
       *[right_aux] All squadrons in the right auxiliary arc ({ $count })
    }
attack-all-squadrons-note = Best target first; you can stop between attacks
attack-roll-all =
    { $count ->
        [2] Attack both
       *[other] Attack all { $count }
    }
attack-sweeping =
    { $zone ->
        [front] Then the other squadrons in the front arc.
        [left] Then the other squadrons in the left arc.
        [right] Then the other squadrons in the right arc.
        [rear] Then the other squadrons in the rear arc.
        [left_aux] Then the other squadrons in the left auxiliary arc.
       *[right_aux] Then the other squadrons in the right auxiliary arc.
    }
attack-stop-sweep = Stop after this one
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

## The step of the dice

attack-done =
    { $damage ->
        [one] Done: { $damage } damage
       *[other] Done: { $damage } damage
    }
attack-lock-done =
    { $damage ->
        [one] Lock { $token }: { $damage } damage
       *[other] Lock { $token }: { $damage } damage
    }
# $what: the question, such as Rerolled dice.
attack-named-dice = { $what }: { $dice }
attack-accuracy-locks = Accuracy locks
attack-press-token = Drag the icon or press a token
attack-if-locked = { $value } dmg if locked
attack-lock-vain = changes nothing
attack-if-locked-destroyed = { $value } destroyed if locked
attack-will-destroy = Chance to destroy it after its best defense; { $cards } damage cards on average.
attack-will-destroy-squadron = Chance to destroy it after its best defense; { $damage } damage on average.
attack-will-damage = Damage after the best defense, on average: { $shields } shields and { $cards } cards.
attack-will-damage-squadron = Damage after the best defense, on average.
attack-without-it = Without it: { $value }.

## Defense

# $left: the shields of the attacked hull zone, $shields how many they are.
attack-against-ship =
    { $shields ->
        [one] { $damage } damage against { $left } shield of the { $zone } hull zone, hull { $hull } of { $printed }.
       *[other] { $damage } damage against { $left } shields of the { $zone } hull zone, hull { $hull } of { $printed }.
    }
attack-zone =
    { $zone ->
        [front] front
        [left] left
        [right] right
        [rear] rear
        [left_aux] left auxiliary
       *[right_aux] right auxiliary
    }
attack-against-squadron = { $damage } damage against hull { $hull }.
attack-choose-token = Choose a token
attack-spend = Spend { $token }
# Defense tokens in the order in which they are spent.
attack-first-then = { $first }, then { $then }
attack-spend-tokens = Spend { $count } tokens
attack-next = next
attack-then = then
attack-marked-dice =
    { $count ->
        [one] The marked die; press another to change it.
       *[other] The marked dice; press others to change them.
    }
attack-goes-on = After the reroll the plan goes on by itself. You are asked again only if another set is better then.
attack-another-is-better = After the reroll, another set is better.
attack-more-sets =
    { $count ->
        [one] { $count } more set
       *[other] { $count } more sets
    }
attack-outcomes = Average outcome of each set of defense tokens
attack-average = Average outcome
attack-column-damage = Dmg
attack-column-shields = Shields
attack-column-cards = Cards
attack-column-no-card = No card
attack-column-hull = Hull left
attack-column-lost = Lost
attack-spend-nothing = Spend nothing
attack-nothing-more = Nothing more
attack-best = best
attack-no-better = No other set does better
attack-best-set = { $tokens }, no other set does better
attack-may-destroy = destroyed { $chance }
attack-faceup = { $cards } faceup

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
