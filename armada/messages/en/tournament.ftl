### Events: what a command refuses, doubts or remarks. The attribute `remedy` says what to do.

## Rounds. $size: the players left in an elimination round; 0 in a Swiss round.

tournament-round =
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
tournament-round-of = Round { $number } of { $planned }
tournament-round-now = The event is in round { $number }.
tournament-no-round = There is no round { $number }.
tournament-not-paired = No round has been paired yet.
tournament-none-paired = No round has been paired.
    .remedy = Pair the first one and publish it.
tournament-none-played = No round has been played.
tournament-no-round-played = No round is in progress.
    .remedy = Pair one and publish it.
tournament-no-round-open = No round is open.
tournament-no-round-back = There is no round to take back.
    .remedy = Pair the first one.
tournament-publish-first = Publish the pairings first.
tournament-pair-next = Pair the next one first.
tournament-unpublished = The pairings of { $round } are not published.
    .remedy = Publish its pairings first.
tournament-published = The pairings of { $round } are already published.
tournament-incomplete = Results of { $round } are missing.
    .remedy = Play the round and enter all its results.
tournament-missing = { $missing } of { $matches } results of { $round } are missing.
    .remedy =
        { $count ->
            [one] Enter the result of table { $tables }.
           *[other] Enter the results of tables { $tables }.
        }
tournament-finished = { $event } is finished.
    .remedy = Undo “finish” to continue.
tournament-print-standings = Print the standings.
tournament-unchanged = Nothing was changed.
tournament-choose-of = Choose one of { $known }.
tournament-from-to = Choose from { $least } to { $most }.
tournament-fewer-characters = Use at most { $most } characters.
tournament-and-more = { $names } and { $count } more

## Pairing

tournament-no-seed = A pairing needs a seed.
    .remedy = Enter one: any text will do.
tournament-no-byes = There are no byes in elimination rounds.
    .remedy = Pair without one.
tournament-too-few = A round cannot be paired: { $playing } of { $players } players are taking part.
    .remedy = Add players, or check them in.
tournament-rebuild = Rebuild the bracket, or take back the later rounds.
tournament-already-paired = { $one } and { $two } are already paired with each other.
    .remedy = Choose players from two different matches.
tournament-swapped = { $one } and { $two } swapped
tournament-locked = locked
tournament-unlocked = unlocked
tournament-to-table = table { $table }
tournament-both-byes = Both players have a bye.
    .remedy = Take back the granted bye first.
tournament-bye-table = A bye has no table.
    .remedy = Choose a player with an opponent.
tournament-no-table = { $table } is not a table number.
    .remedy = Tables are numbered from 1.
tournament-not-in-pairings = { $player } is taking part but is not in the pairings.
tournament-in-pairings = { $player } { $presence ->
        [expected] is expected
        [dropped] has dropped
        [not-advanced] has not advanced
        [disqualified] is disqualified
       *[present] is present
    } but is in the pairings.
tournament-deletes-of =
    { $count ->
        [one] This deletes 1 result of { $round }.
       *[other] This deletes { $count } results of { $round }.
    }
tournament-deletes =
    { $count ->
        [one] This deletes 1 result.
       *[other] This deletes { $count } results.
    }
tournament-bracket-decides = The bracket decides the pairings of elimination rounds.
    .remedy = Correct a result, or undo the round.
tournament-not-in-round = { $player } is not in { $round }.
    .remedy = Pair the round again.
tournament-paired-with-result = A match with a result cannot be paired again.
    .remedy = Remove the result first, or undo the round.
tournament-met = { $one } and { $two } have met before (TRN-34).
tournament-lock-lost = The locked match of { $players } could not be kept: { $player } { $presence ->
        [expected] is expected
        [dropped] has dropped
        [not-advanced] has not advanced
        [disqualified] is disqualified
       *[present] is present
    }.
tournament-locked-bye-lost = The locked bye of { $player } could not be kept: the number to pair is even.
tournament-bye-not-here = { $player } { $presence ->
        [expected] is expected
        [dropped] has dropped
        [not-advanced] has not advanced
        [disqualified] is disqualified
       *[present] is present
    } and cannot have the bye.
    .remedy = Choose a player who is taking part.
tournament-bye-locked = The pairing of { $player } is locked.
    .remedy = Unlock it before you give them the bye.
tournament-bye-granted = { $player } already has a granted bye in this round.
tournament-bye-even = { $player } cannot have a bye: { $players } players are to be paired, which is an even number.
tournament-unlock-bye = Unlock the bye of { $player } first.
tournament-pair-without-bye = Pair without a bye.
tournament-rematch = { $one } and { $two } meet again: no pairing avoids that (TRN-34).
tournament-not-apart = { $one } and { $two } could not be kept apart (TRN-30).
tournament-bye-moved = { $player } has the bye instead of the lowest-ranked player, to avoid a rematch (TRN-34).
tournament-fixed-table = Table { $table } is the fixed table of several players.
tournament-same-table =
    { $count ->
        [one] 1 table has a player who sat there before.
       *[other] { $count } tables have a player who sat there before.
    }

## Demands of tiers, and the length of an event

tournament-more-rounds = The event was planned with { $planned } rounds; this is round { $number } (TRN-09).
tournament-long-day = This is round { $number } of the day; play at most { $most } a day (TRN-48).
tournament-tier-players = { $tier } events need at least { $least } players (TRN-47); there are { $players }.
tournament-tier-fleets = No fleet list from { $players }; { $tier } events need one (TRN-17).
tournament-tier-judge = { $tier } events need a judge, and this one has none (TRN-79).
tournament-tier-apart = Only casual events keep family and travel partners apart in the first round (TRN-30).
tournament-not-checked-in = { $players } did not check in and will not be paired.
tournament-other-rounds = { $tier } events with { $players } players should have { $suggested } rounds, not { $rounds } (TRN-45).
tournament-rematches-needed = { $players } players cannot play { $rounds } rounds without rematches (TRN-34).
tournament-two-days = With { $players } players, two days are recommended, with { $rounds } rounds on the first (TRN-48).
tournament-rounds-missing = Only { $played } of { $planned } rounds have been played (TRN-09).

## Results

tournament-has-result = This match already has a result: { $result }
tournament-pairings-stay = The pairings up to { $round } stay as drawn; the standings are recalculated.
tournament-no-result = This match has no result.
tournament-paired-from = A later round was paired from the results of { $round }.
    .remedy = Correct the result instead, or undo the later round.
tournament-cut-from = The cut to { $size } was made from the results of { $round }.
    .remedy = Correct the result instead, or take the cut back.
tournament-final-result = The result of this match is final.
    .remedy = Tell the organiser if it is wrong.
tournament-report-judge = Players cannot report a judge's decision.
    .remedy = Call a judge.
tournament-report-counts = It counts once your opponent reports the same result.
tournament-report-differs = Your opponent reported a different result; the organiser will decide.
tournament-reported-differently = { $player } reported a different result.
tournament-no-game-id = That is not a game id.
    .remedy = Copy it from the game's link.
tournament-result-there = This match already has a result.
    .remedy = Remove the result first.
tournament-linked = This match is linked to game { $game }.
    .remedy = Unlink that game first.
tournament-not-linked = This match is not linked to a game.
tournament-linked-elsewhere = Another match is linked to this game.
    .remedy = Choose another game.
tournament-no-match-waits = No match is waiting for the outcome of this game.
tournament-has-bye = { $player } has a bye in { $round }.
    .remedy = A bye needs no result.
tournament-plays-not = { $player } does not play in { $round }.
tournament-other-player = Choose another player.
tournament-only-byes = The round has only byes.
tournament-tables-used = Tables { $first } to { $last } are in use.
tournament-nobody-at-table-in = Nobody is playing at table { $table } in { $round }.
tournament-nobody-at-table = Nobody is playing at table { $table }.
    .remedy = Choose a table in use.
tournament-score-low = A score cannot be below 0.
tournament-score-high = A score cannot be above { $most }.
tournament-check-score = Check the score sheet.
tournament-report-places = A report calls the players of a match 0 and 1.
    .remedy = Use one of the two.
tournament-needs-winner = A match of { $round } needs a winner.
    .remedy = Let a judge decide who advances.

## The bracket, the cut and further days

tournament-bracket-fits = The bracket already matches its results.
tournament-taken-back-until = { $round }: taken back until the previous round is complete.
tournament-nothing-after = There is nothing after round { $round }.
    .remedy = Choose an earlier round.
tournament-would-rebuild = { $fault } You would then have to rebuild the bracket or take back the later rounds.
tournament-missed-cut = { $players } would have made the cut to { $size }. To cut again, take back the rounds after round { $round }.
tournament-other-seeding = The players in the cut would be seeded in a different order. To cut again, take back the rounds after round { $round }.
tournament-missed-day = { $players } would have advanced to day { $day }. To begin it again, take back the rounds after round { $round }.
tournament-no-bracket = A cut to { $size } does not make a bracket.
    .remedy = Cut to { $sizes }.
tournament-cut-made = The cut to { $size } has already been made.
    .remedy = Undo it to make another.
tournament-cut-needs = A cut to { $size } needs { $size } players; { $left } are left.
    .remedy = Cut to fewer.
tournament-cannot-advance = { $top } of { $players } players cannot advance.
tournament-elimination-open = The elimination rounds are not over.
tournament-day-unplayed = A new day has begun, but none of its rounds has been played.
tournament-final-played = The final has been played.
    .remedy = Finish the event.
tournament-misplaced = { $winner } won in { $before }, but { $player } plays in { $round }.
tournament-shared-rank = Rank { $rank } is shared by { $players } players; their order was drawn at random (TRN-97).

## Players

tournament-no-player = There is no player number { $number }.
tournament-check-players = Check the list of players.
tournament-nobody-given = No player was given.
tournament-enter-name = Enter at least one name.
tournament-choose-one = Choose at least one.
tournament-same-name = There is already a player called { $name }; both will be shown with their numbers.
tournament-late = Round { $round } is already paired: new players get no points for the rounds they missed.
tournament-bye-too-late = { $player } cannot be granted a bye in round { $round }: it is already published.
    .remedy = Grant one for round { $round }.
tournament-second-bye = { $player } has already had a bye (TRN-36).
tournament-was-disqualified = { $player } was disqualified.
tournament-anonymous = Player { $number } is already anonymous.
tournament-anonymise = This cannot be undone: the name is deleted for good.
tournament-several-players = “{ $text }” matches several players: { $players }.
tournament-use-number = Use the number.
tournament-meant = Did you mean { $names }?
tournament-no-player-called = There is no player called “{ $name }”.
tournament-already =
    { $what ->
        [checked-in] { $player } is already checked in.
        [left] { $player } has already left.
        [taking-part] { $player } is already taking part.
       *[disqualified] { $player } is already disqualified.
    }
tournament-paired-before = Round { $round } was paired before this change; pair it again to take the change into account.
tournament-unsettled = The match of { $player } at table { $table } has no result yet: enter a concession or a no-show.
tournament-no-name = A player needs a visible name.
    .remedy = Enter one; it can be changed later.
tournament-long-name = “{ $name }” is too long for a name.
tournament-judge-plays = { $name } is a judge of this event: judges cannot play in premier events (TRN-80).
tournament-only-judge-plays = { $name } is the only judge: a judge who plays needs a second judge (TRN-79).
tournament-same-fleet = { $player } must play the same fleet for the whole event ({ $rule }).
tournament-unknown-line = Line not recognised: { $remark }

## The clock, notes and judge calls

tournament-schedule-announced = The formula for strength of schedule is announced before the start (TRN-68).
tournament-recalculated = The event has started: all its results will be recalculated with the new profile.
tournament-clock-runs = The clock is already running.
    .remedy = Pause it, or give a table more time.
tournament-clock-stands = The clock is not running.
    .remedy = Start it.
tournament-minutes-away = The clock does not have { $minutes } minutes to take away.
    .remedy = Take away fewer than { $most }.
tournament-no-note-kind = “{ $kind }” is not a kind of note.
tournament-judge-called = A judge has already been called to table { $table }.
    .remedy = Wait for the judge.
tournament-no-call = There is no judge call number { $number }.
    .remedy = Look at the notes.
tournament-call-answered = This call has already been answered.
    .remedy = Add a note for anything later.
tournament-call-over = Nobody is playing at the table of this call any more.
    .remedy = Answer without minutes.
tournament-long-note = The note is too long.
tournament-over-a-day = { $minutes } minutes is more than a day.
    .remedy = Give fewer minutes.

## What needs the organiser's attention. $table: 0 where there is none.

tournament-watch-call =
    { $text ->
        [none]
            { $table ->
                [0] A judge was called.
               *[other] A judge was called to table { $table }.
            }
       *[other]
            { $table ->
                [0] A judge was called: { $text }
               *[other] A judge was called to table { $table }: { $text }
            }
    }
tournament-watch-reports = Table { $table }: { $players } reported different results.
tournament-watch-time = Table { $table }: time is up and there is no result yet.
tournament-watch-gone = { $player } { $presence ->
        [expected] is expected
        [dropped] has dropped
        [not-advanced] has not advanced
        [disqualified] is disqualified
       *[present] is present
    }: table { $table } needs a result.
tournament-watch-absent = { $player } has not checked in.
tournament-watch-no-fleet = { $player } has not handed in a fleet list (TRN-17).
tournament-watch-fleet = The fleet of { $player }: { $fault }

## Settings

tournament-points = An event under the profile { $profile } cannot be played at { $points } points.
    .remedy = Play at { $usual }, or at { $legacy } under the older rule (TRN-12).
tournament-no-row = “{ $text }” is not a row of a points table.
    .remedy = Write margin=winner/loser, for example 30=6/4.
tournament-table-gaps = The points table does not cover every margin.
    .remedy = Start with a row for margin 0, and list each margin once, in order.
tournament-no-award = “{ $text }” is not an award for a bye.
    .remedy = Write points/margin, for example 8/61.
tournament-nameless = An event needs a name.
    .remedy = Enter one.
tournament-event-name-long = The name of the event is too long.
tournament-round-count = An event cannot have { $rounds } rounds.
    .remedy = Choose from 1 to { $most }, or 0 for the suggested number.
tournament-round-minutes = A round cannot last { $minutes } minutes.
tournament-fleet-points = A fleet cannot have { $points } points.
tournament-own-table = The profile { $profile } has its own points table and bye.
    .remedy = Choose the profile { $custom } to set them.
tournament-no-such =
    { $what ->
        [profile] There is no profile called “{ $name }”.
       *[tier] There is no tier called “{ $name }”.
    }
tournament-known = Known: { $names }.
tournament-meant-or-known = Did you mean { $meant }? Known: { $names }.

## The rules of an event, for every page. $rounds: 0 where it depends on the number of players.

tournament-rules =
    { $rounds ->
        [0] { $tier } event, { $profile }, { $points } points, as many rounds as suggested for the number of players, { $minutes } minutes each.
       *[other] { $tier } event, { $profile }, { $points } points, { $rounds } rounds, { $minutes } minutes each.
    }
tournament-rules-bye = A bye gives { $points } tournament points and a margin of victory of { $margin }.
tournament-rules-sum = Ties: margin of victory, then strength of schedule. Strength of schedule is the sum of the opponents' tournament points (TRN-66).
tournament-rules-average = Ties: margin of victory, then strength of schedule. Strength of schedule is the opponents' average tournament points per round, as the organiser software calculates it (TRN-67).

## Undo, redo, and files

tournament-unsavable = The text contains characters that cannot be saved.
    .remedy = Type it again.
tournament-changed = The event has changed in the meantime.
    .remedy = Check it, then try again.
tournament-overrule = You can do it anyway.
tournament-no-undo = There is nothing to undo.
    .remedy = The event has only just been created.
tournament-undo-anonymous = An anonymised name cannot be restored.
    .remedy = Change the player's name instead.
tournament-no-redo = There is nothing to redo.
    .remedy = Only the last undone change can be redone.
tournament-no-event-file = This is not an event file.
    .remedy = Event files begin with the line “{ $title }”; `new` creates one.
tournament-first-missing = The first entry, which creates the event, is missing.
    .remedy = Use a complete copy of the file.
tournament-entry-unreadable = Entry { $number } of the event is unreadable: { $why }.
tournament-entry-broken = Entry { $number } of the event does not follow from those before it: the file was changed by hand.
tournament-damaged = Use an earlier copy, or recover everything before the damage with `armada tournament salvage`.
tournament-cut = Cut
tournament-draw-anonymised = this draw kept a family or club apart whose player has since been anonymised

## Events that would make no sense: our own faults

tournament-unsound = The event would be inconsistent: { $what }.
    .remedy = Nothing was changed. Please report what you did.
tournament-the-cut = the cut
tournament-a-note = a note
tournament-unsound-place = round { $number } is in the place of round { $place }
tournament-unsound-preview = { $round } is not published, but a later round is paired
tournament-unsound-cut = the cut was made after a round that does not exist
tournament-unsound-twice = somebody is paired twice in { $round }
tournament-unsound-opponent = a match of { $round } has an opponent missing
tournament-unsound-player = { $where } names player number { $number }, who does not exist
tournament-file-exists = The file { $file } already exists.
    .remedy = Choose another name for the new event.
tournament-file-unwritable = Cannot write { $file }: { $why }.
tournament-file-unreadable = Cannot read { $file }: { $why }.
    .remedy = `armada tournament new` creates an event.
tournament-no-salvage = Nothing can be recovered: the first entry, which creates the event, is damaged.
    .remedy = Use a copy of the file from another machine.
tournament-no-title = the first line does not say that this is an event
tournament-not-applied = entry { $number } cannot be applied ({ $why })
tournament-unreadable-text = unreadable: { $text }
tournament-entry-kind = an entry of kind “{ $kind }”
tournament-no-export = This is not a complete event: { $why }.
    .remedy = Export one with `armada tournament export --as json`.
tournament-export-changed = The log of this event was changed by hand.
    .remedy = Export it again.
tournament-standings-start = Before the first round
tournament-standings-after = After { $round }
tournament-standings-final = Final standings
