### How a game ended and went: the score sheet, luck and turning points.

result-score-sheet = Score sheet
result-ending =
    { $reason ->
        [elimination] Elimination
        [six_rounds] Six rounds
        [time] Time
        [concession] Concession
       *[other] { $reason }
    }
result-ended = { $ending } · after round { $round }
result-you-win = You win by { $margin }
# $name: the players of a side; $count: how many they are.
result-wins =
    { $count ->
        [one] { $name } wins by { $margin }
       *[other] { $name } win by { $margin }
    }
result-first-player = { $name } · first player
result-second-player = { $name } · second player
result-see-destroyed = Destroyed in round { $round }: see it in the replay
result-nothing = Nothing scored.
result-tournament = Tournament points
result-on-scale = On the tournament scale
result-scale = Tournament points by margin
result-tournament-points = { $one } – { $other }

## Luck and turning points

result-luck = Damage on the attack dice, above or below their average. A die that is rerolled counts each time it is rolled.
result-your-dice = Your dice
result-dice-of = Dice: { $name }
result-rolled =
    { $dice ->
        [one] { $damage } damage on { $dice } die, { $average } on average
       *[other] { $damage } damage on { $dice } dice, { $average } on average
    }
result-not-rolled = none rolled
result-swing = Largest swing
result-swing-for = for { $name }, in all of round { $round }
result-swing-for-you = for you, in all of round { $round }
result-turning-points = Turning points
result-turn = { $round } · { $what } { $gain }
result-gain = { $points } for { $name }
result-gain-you = { $points } for you
result-in-points = In fleet points: what was scored, and up to half for damage.
