### Pages to print: pairings, result slips, standings, fleet sheets and codes.

prints-table = Table
prints-table-number = Table { $table }
prints-player = Player
prints-opponent = Opponent
prints-club = Club
prints-rank = Rank
prints-points = Points
prints-margin = Margin
prints-schedule = Schedule
prints-record = Won–lost
prints-bye = bye
prints-granted-bye = granted bye
# After a name in the standings.
prints-presence = { " " }({ $presence ->
        [expected] expected
        [dropped] dropped
        [not-advanced] not advanced
        [disqualified] disqualified
       *[present] present
    })
prints-pairings = Pairings, { $round }
prints-standings = Standings
prints-standings-after = Standings after round { $round }
prints-places = Places 1 to { $last } were decided in the elimination rounds.

## Result slips

prints-slips = Result slips, { $round }
prints-report = Report the result on your phone:
prints-score = Score
prints-second = Second player
prints-signature = Signature
prints-ended = Ended by:

## Fleet sheets and codes

prints-sheets = Fleet check sheets (for judges)
prints-no-fleets = No fleet list was handed in
prints-no-players = No players yet.
prints-fleet = { $faction }: { $points } of { $limit } points, { $squadrons } in squadrons
prints-objective = { $card } ({ $category })
# $name and $round: lines to write on.
prints-checked = Checked by { $name } before round { $round }
prints-codes = Codes of the players
