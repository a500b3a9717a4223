### The organiser's desk: rounds, results, judge calls, the cut, printing, settings, the log.

event-desk-title = Desk
event-desk-window = { $name } · desk
event-desk-opening = Opening the desk…
event-desk-failed = We could not open the desk. Reload to try again.
event-desk-public = public page
event-desk-tab-rounds = Rounds
event-desk-tab-cut = Cut and days
event-desk-tab-print = Print and files
event-desk-tab-settings = Settings
event-desk-tab-log = Log
event-desk-swiss = Swiss
event-desk-elimination = Elimination
event-desk-planned =
    { $count ->
        [one] { $count } round planned
       *[other] { $count } rounds planned
    }
event-desk-no-round = no rounds yet
event-desk-over = The event is finished.
event-desk-over-won = The event is finished: { $name } won.
event-desk-print-standings = Print standings
event-desk-aside = Clock and standings
event-desk-seed = Pairing seed: { $seed } (saved in the log).

## Rounds

event-desk-round-preview = { $round } (preview)
event-desk-round-open = { $round } · { $count } open
event-desk-column-score = Score
event-desk-column-state = State
event-desk-column-actions = Actions
event-desk-only-open = Only show tables without a result ({ $count })
event-desk-swap = Press two players to swap them.
event-desk-swap-with = Press the player to swap with { $name }.
event-desk-locked-stay = Locked pairs stay together when you pair the rest again.
event-desk-state-called = Judge called
event-desk-state-differing = Reports differ
event-desk-state-reported = One report
event-desk-state-preview = Preview
event-desk-state-playing = Playing
event-desk-state-wins = { $name } wins
event-desk-state-bye = { $points } TP, margin { $margin }
event-desk-state-result = margin { $margin } · { $points }
event-desk-points = { $points } TP
event-desk-second = second player
event-desk-called = judge called
event-desk-rematch = rematch
event-desk-open-board = open the board
event-desk-swap-hint = Press two players to swap them
event-desk-table-of = Table of { $players }
event-desk-lock = Lock
event-desk-locked = Locked
event-desk-enter = Enter
event-desk-enter-table = Enter result for table { $table }
event-desk-correct = Correct
event-desk-correct-table = Correct result for table { $table }
event-desk-more-table = More for table { $table }

## The next step

event-desk-add-players = Add players
event-desk-publish = Publish pairings
event-desk-pairing = Pairing…
event-desk-pair = Pair { $round }
event-desk-pair-again = Pair again
event-desk-pair-rest = Pair the rest again
event-desk-bye = Bye
event-desk-bye-rules = By the rules
event-desk-enter-result = Enter a result
event-desk-correct-result = Correct a result
event-desk-rebuild = Rebuild the bracket
event-desk-finish = Finish the event
event-desk-cut-or-day = Make a cut or begin another day
event-desk-change-pairings = Change pairings
event-desk-stop-changing = Stop changing pairings
event-desk-undo-round = Undo { $round }
event-desk-take-back =
    { $size ->
        [0] Take back all rounds after round { $number }
        [4] Take back all rounds after the semifinals
        [8] Take back all rounds after the quarterfinals
       *[other] Take back all rounds after the top { $size }
    }
event-desk-slips = Print slips
event-desk-projector = Projector page

## A result

event-desk-entering = Enter a result: { $round }
event-desk-correcting = Correct a result: { $round }
event-desk-saved = Saved: { $result }
event-desk-find = Table number, or a name
event-desk-find-example = 3, or Kowalski
event-desk-matching = Matching tables
event-desk-has-result = has a result
event-desk-not-found = { $round }: no match for “{ $typed }”. Type the number of a table in use, or part of a name.
event-desk-missing =
    { $count ->
        [one] { $count } result is missing.
       *[other] { $count } results are missing.
    }
event-desk-complete = All results are in. Choose a match to correct its result.
event-desk-another = Choose another match
event-desk-reports = Players’ reports
event-desk-report = { $name } reported { $first } to { $second }, { $ending }.
event-desk-report-none = { $name } has not reported a result.
event-desk-use = Use this
event-desk-enter-key = Enter
event-desk-save-result = Save the result
event-desk-save-correction = Save the correction
event-desk-remove-result = Remove the result

## A table

event-desk-table-title = Table { $table }: { $players }
event-desk-extra-for-table = Extra minutes for this table
event-desk-give-time = Give extra time
event-desk-note = Note
event-desk-note-about = About
event-desk-note-table = The table
event-desk-note-text = Text
event-desk-note-save = Save note
event-desk-note-kind =
    { $kind ->
        [judge-call] Judge call
        [slow-play] Slow play
        [warning] Warning
       *[note] Note
    }
event-desk-game = Played in the browser
event-desk-game-over = The game is over.
event-desk-game-round = The game is in round { $round }.
event-desk-game-waiting = The game has not started.
event-desk-game-watch = Watch the game
event-desk-game-unlink = Unlink game
event-desk-game-becomes = The outcome of the game becomes the result of this table.
event-desk-game-create = Create a game for this table
event-desk-game-created = Game created. Send each player their link; the outcome becomes the result.
event-desk-game-other = Or link an existing game (id or link)
event-desk-game-first = Player of seat A
event-desk-game-link = Link game
event-desk-game-none = No game is linked to this table.

## Judge calls and what needs attention

event-desk-calls = Judge calls
event-desk-call-when = called { $ago }
event-desk-call-board = Open the board
event-desk-call-answer = Answer
event-desk-call-answer-log = Answer (for the log)
event-desk-call-minutes = Extra minutes
event-desk-call-save = Save answer
event-desk-calls-none = No open judge calls.
event-desk-call-answered = answered
event-desk-call-answered-with = answered: { $answer }
event-desk-call-extra =
    { $minutes ->
        [one] { $minutes } extra minute
       *[other] { $minutes } extra minutes
    }
event-desk-fewer = Show fewer
event-desk-calls-all = Show all { $count } answered calls
event-desk-watch = To watch
event-desk-watch-enter = Enter result
event-desk-watch-open = open
event-desk-watch-none = Nothing right now.
event-desk-watch-all = Show all { $count }

## Clock

event-desk-clock = Clock
event-desk-clock-pause = Pause
event-desk-clock-resume = Resume
event-desk-clock-start = Start the clock
event-desk-clock-five = +5 min
event-desk-clock-extra = Extra time for a table…
event-desk-clock-choose = Choose
event-desk-clock-table = { $table }: { $players }
event-desk-clock-minutes = Minutes

## The cut, another day, the end

event-desk-cut-no-round = No round has been played yet.
event-desk-cut-unpublished = { $round }: the pairings are not published yet.
event-desk-cut-missing =
    { $count ->
        [one] { $round }: { $count } result is missing.
       *[other] { $round }: { $count } results are missing.
    }
event-desk-cut-then = After that you can make a cut, begin another day or finish.
event-desk-cut-bracket-next = The winner of each match advances. Pair the next round on the Rounds tab.
event-desk-cut-take-back = Take back the cut and its rounds
event-desk-cut-title = Cut to elimination rounds
event-desk-cut-top = Top
event-desk-cut-make = Make the cut
event-desk-cut-declined =
    { $count ->
        [0] Players who decline their place
       *[other] Players who decline their place ({ $count })
    }
event-desk-cut-seeding = The first seed plays the last, so the top two can only meet in the final. A draw breaks ties; its seed is saved.
event-desk-day-title = Another day
event-desk-day-players = Players who advance
event-desk-day-all = All
event-desk-day-reset = Restart points at 0
event-desk-day-begin = Begin another day
event-desk-end-title = Finish
event-desk-end-undo = Undo reopens it.

## Printing and files

event-desk-print-title = Print, or save as PDF
event-desk-print-paper = Paper
event-desk-print-round = Round
event-desk-print-latest = Latest
event-desk-print-loading = Loading…
event-desk-files = Files
event-desk-files-note = The event file contains the whole event and its log. You can open it here, on another machine, or with the command “armada tournament”.

## Settings

event-desk-settings-save = Save changes
event-desk-settings-saved = Saved. The standings are recalculated.
event-desk-links = Links
event-desk-links-public = Public page, for everybody
event-desk-links-projector = Projector
event-desk-links-desk = This desk, for a second organiser (with full access)
event-desk-links-desk-label = Link to the desk
event-desk-links-renew = Replace the desk link (the old one stops working)
event-desk-announced = Announced to everybody
event-desk-delete = Delete the event
event-desk-delete-warning = This permanently deletes the event’s file, log, codes and pages for everybody. Save the event file first if anybody may want it.
event-desk-delete-save = Save the event file
event-desk-delete-name = To delete it, type its name: { $name }
event-desk-delete-now = Delete the event for good

## The log, undo and redo

event-desk-log = Log, newest first
event-desk-log-whole = Open the whole log
event-desk-log-when = { DATETIME($time, day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit") } · { $author }
event-desk-log-undone = (undone)
event-desk-log-overruled = overruled: { $doubt }
event-desk-draws-check = Check all draws
event-desk-draws-note = This draws every pairing and cut again from its seed and checks that the result is the same.
event-desk-draws-failed = We could not check the draws. Try again.
event-desk-draws-none = Nothing was drawn yet.
event-desk-draw-same = { $what }, seed { $seed }: same result.
event-desk-draw-unknown = { $what }, seed { $seed }: { $why }
event-desk-draw-different = { $what }, seed { $seed }: different result. { $why }
event-desk-undoing = Undo and redo
event-desk-undo = Undo
event-desk-undo-none = Nothing to undo
event-desk-redo = Redo
event-desk-lost = Connection lost. Nothing is lost; reconnecting…
event-desk-kept = Saved { $ago }
event-desk-kept-note = · every change can be undone
