### The dice and defense tokens of an attack: the panels of both sides.

dice-all-squadrons =
    { $zone ->
        [front] All squadrons in the front arc ({ $count })
        [left] All squadrons in the left arc ({ $count })
        [right] All squadrons in the right arc ({ $count })
        [rear] All squadrons in the rear arc ({ $count })
        [left_aux] All squadrons in the left auxiliary arc ({ $count })
       *[right_aux] All squadrons in the right auxiliary arc ({ $count })
    }
dice-all-squadrons-note = Best target first; you can stop between attacks
dice-roll-all =
    { $count ->
        [2] Attack both
       *[other] Attack all { $count }
    }
dice-sweeping =
    { $zone ->
        [front] Then the other squadrons in the front arc.
        [left] Then the other squadrons in the left arc.
        [right] Then the other squadrons in the right arc.
        [rear] Then the other squadrons in the rear arc.
        [left_aux] Then the other squadrons in the left auxiliary arc.
       *[right_aux] Then the other squadrons in the right auxiliary arc.
    }
dice-stop-sweep = Stop after this one
dice-done =
    { $damage ->
        [one] Done: { $damage } damage
       *[other] Done: { $damage } damage
    }
dice-lock-done =
    { $damage ->
        [one] Lock { $token }: { $damage } damage
       *[other] Lock { $token }: { $damage } damage
    }
# $what: the question, such as Rerolled dice.
dice-named-dice = { $what }: { $dice }
dice-accuracy-locks = Accuracy locks
dice-press-token = Drag the icon or press a token
dice-if-locked = { $value } dmg if locked
dice-lock-vain = changes nothing
dice-if-locked-destroyed = { $value } destroyed if locked
dice-will-destroy = Chance to destroy it after its best defense; { $cards } damage cards on average.
dice-will-destroy-squadron = Chance to destroy it after its best defense; { $damage } damage on average.
dice-will-damage = Damage after the best defense, on average: { $shields } shields and { $cards } cards.
dice-will-damage-squadron = Damage after the best defense, on average.
dice-without-it = Without it: { $value }.
dice-against-ship =
    { $shields ->
        [one] { $damage } damage against { $left } shield of the { $zone } hull zone, hull { $hull } of { $printed }.
       *[other] { $damage } damage against { $left } shields of the { $zone } hull zone, hull { $hull } of { $printed }.
    }
dice-zone =
    { $zone ->
        [front] front
        [left] left
        [right] right
        [rear] rear
        [left_aux] left auxiliary
       *[right_aux] right auxiliary
    }
dice-against-squadron = { $damage } damage against hull { $hull }.
dice-choose-token = Choose a token
dice-spend = Spend { $token }
# Defense tokens in the order in which they are spent.
dice-first-then = { $first }, then { $then }
dice-spend-tokens = Spend { $count } tokens
dice-next = next
dice-then = then
dice-marked-dice =
    { $count ->
        [one] The marked die; press another to change it.
       *[other] The marked dice; press others to change them.
    }
dice-goes-on = After the reroll the plan goes on by itself. You are asked again only if another set is better then.
dice-another-is-better = After the reroll, another set is better.
dice-more-sets =
    { $count ->
        [one] { $count } more set
       *[other] { $count } more sets
    }
dice-outcomes = Average outcome of each set of defense tokens
dice-average = Average outcome
dice-column-damage = Dmg
dice-column-shields = Shields
dice-column-cards = Cards
dice-column-no-card = No card
dice-column-hull = Hull left
dice-column-lost = Lost
dice-spend-nothing = Spend nothing
dice-nothing-more = Nothing more
dice-best = best
dice-no-better = No other set does better
dice-best-set = { $tokens }, no other set does better
dice-may-destroy = destroyed { $chance }
dice-faceup = { $cards } faceup
