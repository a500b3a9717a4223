# The position on the board: who plays, and what is left of stations.

position-players = { $one } against { $other }
# $objective: a title, or `none`; $tokens: whether anybody has victory tokens.
position-score =
    { $objective ->
        [none]
            { $tokens ->
                [yes] { $one } against { $other }; first player: { $first }; victory tokens: { $ours } to { $theirs }.
               *[no] { $one } against { $other }; first player: { $first }.
            }
       *[other]
            { $tokens ->
                [yes] { $one } against { $other }; first player: { $first }; objective: { $objective }; victory tokens: { $ours } to { $theirs }.
               *[no] { $one } against { $other }; first player: { $first }; objective: { $objective }.
            }
    }
position-not-over = The game is not over: { $score }
# $cards: a list of titles.
position-without-effect = Cards without effect: { $cards }.

# $hull: what is left of a station.
position-station = { $name }, { $hull }
position-hull = hull { $hull } of { $most }
position-destroyed = destroyed
