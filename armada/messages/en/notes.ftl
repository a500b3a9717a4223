### Notes on options: in a few words what each costs or gains.

## Ships and squadrons

notes-ship = hull { $left } of { $hull }, speed { $speed }
notes-squadron = hull { $left } of { $hull }
notes-squadron-engaged = hull { $left } of { $hull }, engaged with { $enemies }
notes-deployed = { $card }, { $points } points
notes-speed = speed { $speed }
notes-targets =
    { $count ->
        [0] no targets
        [one] { $count } target
       *[other] { $count } targets
    }

## Commands: what each does for a ship now

# $how: dial, token or both.
notes-navigate =
    { $how ->
        [token] speed up to { $change } higher or lower
       *[dial] speed up to { $change } higher or lower, one more click
    }
notes-no-squadrons = no squadrons in range
notes-squadrons =
    { $near ->
        [one] activates { $count } of { $near } squadron in range
       *[other] activates { $count } of { $near } squadrons in range
    }
notes-engineering =
    { $points ->
        [0] no engineering points
        [one] { $points } engineering point
       *[other] { $points } engineering points
    }
# $how: dial, token, both or neither.
notes-concentrate-fire =
    { $how ->
        [dial] adds a die
        [token] rerolls one
        [both] adds a die and rerolls one
       *[neither] {""}
    }
# $worth: one of the notes above.
notes-dial-kept = { $command }: { $worth }
notes-token-taken =
    { $limit ->
        [0] { $command }: { $worth }, in any later round; it has { $held } of no tokens
        [one] { $command }: { $worth }, in any later round; it has { $held } of { $limit } token
       *[other] { $command }: { $worth }, in any later round; it has { $held } of { $limit } tokens
    }
notes-unchanged = unchanged

## Shields and damage

notes-shields =
    { $printed ->
        [0] { $left } of no shields
        [one] { $left } of { $printed } shield
       *[other] { $left } of { $printed } shields
    }
notes-repair = costs { $cost }, leaves { $left }
notes-redirected = { $zone } takes { $amount }, { $hit } takes { $rest }

## Defense tokens: what each would do, and what becomes of it

notes-token-exhausted = { $effect }; is exhausted
notes-token-discarded = { $effect }; is discarded
# $how: cancel, reroll or either.
notes-evade =
    { $how ->
        [cancel]
            { $dice ->
                [one] cancels { $dice } die
               *[other] cancels { $dice } dice
            }
        [reroll]
            { $dice ->
                [one] rerolls { $dice } die
               *[other] rerolls { $dice } dice
            }
       *[either]
            { $dice ->
                [one] cancels or rerolls { $dice } die
               *[other] cancels or rerolls { $dice } dice
            }
    }
notes-evade-more = { $effect }, or one more if the token is discarded for it
notes-evade-nothing =
    { $range ->
        [close] does nothing at close range
        [medium] does nothing at medium range
       *[long] does nothing at long range
    }
notes-brace = { $total } damage becomes { $left }
notes-brace-nothing = no effect: { $total } damage stays { $total }
notes-redirect = shields that can absorb damage: { $zones }
notes-redirect-zone = { $zone } { $shields }
notes-redirect-nothing = no shields to absorb damage
notes-scatter = cancels all dice
notes-contain = prevents the standard critical effect
notes-salvo = has no effect under these rules

## The rest

notes-die = { $damage } damage on average
notes-points = { $points } points
# $summary: what the objective does.
notes-objective =
    { $category ->
        [assault] assault; { $summary }
        [campaign] campaign; { $summary }
        [defense] defense; { $summary }
       *[navigation] navigation; { $summary }
    }
