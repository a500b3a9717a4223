### What the pages of an event share: rounds, results, standings, the clock.
### $size is the number of players who are left in an elimination round; it is 0 in a Swiss round.

event-title = Event
event-events = Events
event-yours = Your events
event-public-page = Public page
event-my-match = My match
event-close = Close
event-cancel = Cancel
event-overrule = Do it anyway
event-lost = Connection lost. Reconnecting…
event-qr = QR code of the public page
event-link = Link
event-copy = Copy
event-copied = Copied
event-copy-failed = Select and copy
event-fleet-points = { $points } points
event-finished = finished
event-won = { $name } won
event-bracket = Bracket
event-rounds = Rounds
event-players = Players
event-no-players = No players yet.
event-player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Rounds and matches

event-round =
    { $size ->
        [0] Round { $number }
        [2] Final
        [4] Semifinals
        [8] Quarterfinals
       *[other] Top { $size }
    }
    .inside =
        { $size ->
            [0] round { $number }
            [2] the final
            [4] the semifinals
            [8] the quarterfinals
           *[other] the top { $size }
        }
event-round-of = Round { $number } of { $planned }
event-table = Table { $table }
event-extra = { $minutes } min
event-advances = advances
event-undecided = to be decided
event-kind =
    { $kind ->
        [bye] bye
        [granted-bye] granted bye
       *[match] match
    }
event-presence =
    { $presence ->
        [expected] expected
        [dropped] dropped
        [not-advanced] did not advance
        [disqualified] disqualified
       *[present] present
    }
event-faction =
    { $faction ->
        [rebel] Rebels
        [empire] Empire
        [republic] Republic
       *[separatist] Separatists
    }
event-ending =
    { $ending ->
        [six-rounds] six rounds
        [time] time
        [one-fleet-destroyed] one fleet destroyed
        [both-fleets-destroyed] both fleets destroyed
        [concession] concession
        [no-show] no-show
       *[judge] judge’s decision
    }
    .capital =
        { $ending ->
            [six-rounds] Six rounds
            [time] Time
            [one-fleet-destroyed] One fleet destroyed
            [both-fleets-destroyed] Both fleets destroyed
            [concession] Concession
            [no-show] No-show
           *[judge] Judge’s decision
        }

## Columns

event-column-table = Table
event-column-player = Player
event-column-opponent = Opponent
event-column-result = Result
event-column-club = Club
event-column-record = Wins–losses
event-points = TP
    .long = Tournament points
event-margin = MoV
    .long = Margin of victory
event-schedule = SoS
    .long = Strength of schedule

## Standings

event-standings-start = Before the first round
event-standings-final = Final standings
event-standings-after =
    { $size ->
        [0] After round { $number }
        [2] After the final
        [4] After the semifinals
        [8] After the quarterfinals
       *[other] After the top { $size }
    }
event-standings-so-far =
    { $size ->
        [0] Round { $number }, so far
        [2] Final, so far
        [4] Semifinals, so far
        [8] Quarterfinals, so far
       *[other] Top { $size }, so far
    }
event-standings-which = Standings after
event-standings-legend = TP: tournament points. MoV: margin of victory in wins. SoS: strength of schedule.
event-standings-elimination = The elimination rounds decide the top places.

## Clock

event-clock-left = Time left
event-clock-called = Time is up. Finish the game round.
event-clock-up = Time is up.
event-clock-waiting = of { $minutes } min · not started yet · warnings at { $warnings } min
event-clock-paused = of { $minutes } min · paused · warnings at { $warnings } min
event-clock-running = of { $minutes } min · ends { DATETIME($ends, hour: "2-digit", minute: "2-digit") } · warnings at { $warnings } min
event-clock-due =
    { $minutes ->
        [one] { $minutes } minute left or less
       *[other] { $minutes } minutes left or less
    }
event-clock-extra = Table { $table }: { $minutes } min, { $left } left
event-ago-seconds = { $count } s ago
event-ago-minutes = { $count } min ago
event-ago-hours = { $count } h ago
event-ago-date = on { DATETIME($time, day: "numeric", month: "short") }

## The form for a result

event-result-score = { $name }: score
event-result-second = Second player
event-result-ending = How it ended
event-result-conceded = Player who conceded
event-result-absent = Player who did not show up
event-result-destroyed = Player whose fleet was destroyed
event-result-neither = Neither showed up
event-result-calculated = Leave a score empty to have it calculated by the rules. The winner’s objective points are added to it.
event-result-objective = The winner’s objective points
event-result-together = Both lost their last ship at the same time
event-result-winner = Winner
event-result-no-winner = No winner
event-result-points = { $name }: tournament points
event-result-margin = Margin of victory
event-result-reason = Reason (for the log)

event-verdict-wins = { $name } wins
event-verdict-draw = No winner
event-verdict-margin = margin { $margin }
event-verdict-points = { $points } TP
event-verdict-soon = Before you save, the winner, margin and tournament points appear here.
