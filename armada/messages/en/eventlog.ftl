### The log of an event: a sentence for each entry. $table: 0 where there is none; $text: none where nothing was written.

## Entries. $round: a round within a sentence, or before a comma; $players: names.

eventlog-created = The event { $event } was created.
eventlog-settings = The settings were changed.
eventlog-added =
    { $count ->
        [one] { $players } was added.
       *[other] { $players } were added.
    }
eventlog-details = The details of { $player } were changed.
eventlog-presence = { $players }: { $presence ->
        [expected] expected
        [dropped] dropped
        [not-advanced] not advanced
        [disqualified] disqualified
       *[present] present
    }.
eventlog-presence-why = { $players }: { $presence ->
        [expected] expected
        [dropped] dropped
        [not-advanced] not advanced
        [disqualified] disqualified
       *[present] present
    }: { $why }
eventlog-fleet = { $player } handed in a fleet.
eventlog-anonymised = Player { $number } was anonymised.
eventlog-player = player { $number }
eventlog-paired = The pairings of { $round } were drawn.
eventlog-pairs = The pairings of { $round } were changed by hand.
eventlog-pairs-why = The pairings of { $round } were changed by hand: { $why }
eventlog-published = The pairings of { $round } were published.
eventlog-closed = The results of { $round } were closed.
eventlog-taken-back = Round { $round } was taken back.
eventlog-all-taken-back = Everything after round { $round } was taken back.
eventlog-rebuilt = The bracket was rebuilt from the corrected results.
eventlog-result = { $round }, { $players }: { $scores }.
eventlog-result-corrected = { $round }, { $players }: { $scores } (corrected from { $before }).
eventlog-result-removed = { $round }, { $players }: result removed.
eventlog-reported = { $round }, { $player } reported: { $report }.
eventlog-linked = { $round }, match { $match } was linked to game { $game }.
eventlog-unlinked = { $round }, match { $match } was unlinked from its game.
eventlog-cut = Cut to the top { $size }.
eventlog-day = A new day began.
eventlog-clock-started = The clock was started.
eventlog-clock-paused = The clock was paused.
eventlog-round-time = The round got { $minutes } minutes.
eventlog-table-time = Table { $table } got { $minutes } minutes.
eventlog-note =
    { $text ->
        [none]
            { $table ->
                [0] { $kind ->
                    [judge-call] Judge call.
                    [slow-play] Slow play.
                    [warning] Warning.
                   *[note] Note.
                }
               *[other] { $kind ->
                    [judge-call] Judge call at table { $table }.
                    [slow-play] Slow play at table { $table }.
                    [warning] Warning at table { $table }.
                   *[note] Note at table { $table }.
                }
            }
       *[other]
            { $table ->
                [0] { $kind ->
                    [judge-call] Judge call: { $text }
                    [slow-play] Slow play: { $text }
                    [warning] Warning: { $text }
                   *[note] Note: { $text }
                }
               *[other] { $kind ->
                    [judge-call] Judge call at table { $table }: { $text }
                    [slow-play] Slow play at table { $table }: { $text }
                    [warning] Warning at table { $table }: { $text }
                   *[note] Note at table { $table }: { $text }
                }
            }
    }
eventlog-answered =
    { $text ->
        [none]
            { $minutes ->
                [none] Judge call { $number } was answered.
               *[other] Judge call { $number } was answered, { $minutes } minutes.
            }
       *[other]
            { $minutes ->
                [none] Judge call { $number } was answered: { $text }
               *[other] Judge call { $number } was answered, { $minutes } minutes: { $text }
            }
    }
eventlog-over = The event is over.
eventlog-entry-undone = Entry { $number } was undone.
eventlog-undone-entry = Undone: entry { $number }, { $what }
eventlog-redone-entry = Redone: entry { $number }, { $what }
eventlog-undone = Undone: { $what }
eventlog-redone = Redone: { $what }

## What undo would take back, where a player or a game entered it

eventlog-a-game = a game
eventlog-own-report = { $player }’s report: { $round }, { $report }.
eventlog-own-call =
    { $text ->
        [none]
            { $table ->
                [0] { $player }’s call for a judge.
               *[other] { $player }’s call for a judge at table { $table }.
            }
       *[other]
            { $table ->
                [0] { $player }’s call for a judge: { $text }
               *[other] { $player }’s call for a judge at table { $table }: { $text }
            }
    }
eventlog-own-fleet = { $player }’s fleet, handed in from their own page.
eventlog-own-game = { $player }’s game: { $what }
eventlog-outcome = The outcome of a game: { $what }

## Scores

eventlog-unknown = unknown
eventlog-scores = { $one } to { $two }
eventlog-scores-ending = { $scores }, { $ending }
eventlog-ending =
    { $ending ->
        [six-rounds] six rounds
        [time] time
        [one-fleet-destroyed] one fleet destroyed
        [both-fleets-destroyed] both fleets destroyed
        [concession] concession
        [no-show] no-show
       *[judge] judge
    }
