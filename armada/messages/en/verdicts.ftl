### How a match was scored, and why.

## A result in words. $points: what both players receive; $why: the reasons, with semicolons.

verdicts-bye = { $player } has a bye: { $points } points, margin { $margin } ({ $why }).
verdicts-points = { $one } { $first }, { $two } { $second } tournament points
verdicts-nobody = Nobody wins: { $points }. Why: { $why }.
verdicts-played = { $winner } wins { $own } to { $other }, margin { $margin }: { $points }. Why: { $why }.
verdicts-not-played = { $winner } wins, margin { $margin }: { $points }. Why: { $why }.

## The reasons, which are put between semicolons. $cited: the rule in brackets, or nothing.

verdicts-lower-score = the winner has the lower score, so the margin of victory is 0 (TRN-54, TRN-99)
verdicts-margin-gives = a margin of { $margin } gives { $winner } and { $loser }{ $cited }
verdicts-conceded-points = a player who concedes receives no tournament points (TRN-63); the opponent scores as normal (TRN-64)
verdicts-bye-gives = a bye gives { $points } tournament points and a margin of { $margin }{ $cited }
verdicts-both-destroyed = both fleets were destroyed at the same time, so the second player wins with margin 0 (TRN-53)
verdicts-equal = the scores are equal, so the second player wins with margin 0 (TRN-52)
verdicts-higher = the higher score wins ({ $rule })
verdicts-conceded = all ships of the player who concedes count as destroyed (TRN-44)
verdicts-ships-left = the player with ships left wins (TRN-40)
verdicts-tabled = a fleet without ships is worth { $points } (TRN-50), plus objective points (TRN-51)
verdicts-neither-came = neither player came, so neither receives anything
verdicts-no-show = the opponent did not come: { $points } points and a margin of { $margin }, as for a bye
verdicts-judge = a judge decided

## Scores that are unusual, or not enough

verdicts-high-score = A score of { $score } is more than { $limit }: fleets are worth at most { $most }.
verdicts-not-destroyed = A score of { $score } suggests a destroyed fleet, but the match reportedly ended by { $ending ->
        [time] time
       *[six-rounds] six rounds
    }.
verdicts-low-winner = The winner's score is { $score }, but a fleet without ships is worth { $tabled }, plus points for objectives (TRN-50, TRN-51).
verdicts-score-missing = A score is missing.
    .remedy = Enter both players' scores.
verdicts-who-conceded = The result does not say who conceded.
verdicts-whose-fleet = The result does not say whose fleet was destroyed.
verdicts-choose-player = Choose that player.
verdicts-second-player =
    { $what ->
        [together] Both fleets were destroyed at the same time, and the result does not say who was the second player.
       *[equal] The scores are equal, and the result does not say who was the second player.
    }
verdicts-winner-score = The winner's score is missing.
    .remedy = Enter it: the cost of the destroyed fleet.
verdicts-judge-points = A judge's decision needs tournament points.
    .remedy = Enter both players' points.
