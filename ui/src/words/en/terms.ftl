### Words of the game that pages and table share.

terms-command =
    { $command ->
        [navigate] Navigate
        [squadron] Squadron
        [repair] Repair
        [concentrate_fire] Concentrate Fire
        [facedown] facedown
       *[other] { $command }
    }
terms-zone =
    { $zone ->
        [front] Front
        [left] Left
        [right] Right
        [rear] Rear
        [left_aux] Left aux
        [right_aux] Right aux
       *[other] { $zone }
    }
terms-range =
    { $range ->
        [close] Close
        [medium] Medium
        [long] Long
       *[other] { $range }
    }
terms-token =
    { $token ->
        [brace] Brace
        [contain] Contain
        [evade] Evade
        [redirect] Redirect
        [salvo] Salvo
        [scatter] Scatter
       *[other] { $token }
    }
terms-phase =
    { $phase ->
        [setup] Setup
        [command] Command Phase
        [ship] Ship Phase
        [squadron] Squadron Phase
        [status] Status Phase
       *[other] End of the game
    }
terms-mm = { $length } mm
# A die that was not rolled yet.
terms-die =
    { $color ->
        [red] red die
        [blue] blue die
       *[black] black die
    }
terms-die-rolled =
    { $color ->
        [red] red die: { $face }
        [blue] blue die: { $face }
       *[black] black die: { $face }
    }
terms-face =
    { $face ->
        [blank] blank
        [hit] hit
        [crit] crit
        [hit_hit] hit and hit
        [hit_crit] hit and crit
        [accuracy] accuracy
       *[other] { $face }
    }
# The letter on a die: K for black, because B is blue.
terms-letter =
    { $color ->
        [red] R
        [blue] B
       *[black] K
    }
terms-close = Close
terms-copied = Copied
terms-copy = Copy
terms-moment = Round { $round }, { $phase }
terms-round = Round { $round }
# A round where there is little room.
terms-round-short = R{ $round }
terms-score = { $one } to { $other }
terms-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terms-you = You
terms-computer = Computer
terms-computer-numbered = Computer { $number }
terms-opponent = Opponent
terms-new-game = New game
terms-creating = Creating the game…
terms-level = Level
terms-remove = Remove
terms-undo = Undo
terms-not-created = The game could not be created. Try again.
terms-not-yet = No effect in the game yet
terms-when = Round { $round } · { $phase }
terms-space = Space
