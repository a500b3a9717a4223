### A replay: its controls, its track, and playing on from a moment.

replay-title = Replay
replay-of = Replay · { $title }
replay-after = After round { $round }
replay-copied = The link to this moment was copied.
replay-leave = Leave the replay
replay-decided = { $player } · { $what }
replay-decides = { $player } decides
replay-loading = Loading the replay…

## Controls

replay-previous = Previous activation
replay-next = Next activation
replay-play = Play
replay-pause = Pause
replay-play-key = Play (Space)
replay-pause-key = Pause (Space)
replay-speed = Speed
replay-speed-turns = turns
replay-by-turns = One activation at a time
replay-times = { $speed }×
replay-times-long = { $speed } times the usual speed
replay-where = { $when }. { $happened }
replay-decision = decision { $at } of { $last }
replay-decision-short = { $at } of { $last }

## The panel

replay-result = Result
replay-result-of-game = Result of the game
replay-hide-result = Hide the result
replay-seen-by = Seen by
replay-sees-all = Everything
replay-spectator = Spectator
replay-seat = Seat { $number }
replay-over-here = The game is over here. Go back to a decision to play on from it.
replay-play-on-here = Play on from here
replay-share = Share
replay-share-moment = Share this moment
replay-record = Record
replay-download = Download the record
replay-unfinished = This record ends before the game is over.
replay-rematch = Rematch, sides swapped

## The track

replay-level = level
replay-ahead = { $name }: { $points } ahead
replay-balance = Balance over the game, in fleet points scored and damage in part: { $now } at this moment
replay-balance-now = Balance: fleet points scored, damage in part · { $now }
replay-destroyed = { $name } destroyed
replay-destroyed-round = { $name } destroyed, round { $round }
replay-setup = Setup
replay-round-named = { $short }: round { $round }
replay-slider = Decision

## Playing on

replay-branch-lead = A new game begins at decision { $moment }: { $when }. It rolls new dice from there on. This replay does not change.
replay-against = Against
replay-against-computer = The computer
replay-against-here = Both sides at this screen
replay-you-play = You play
replay-play-on = Play on
replay-back = Back
replay-played-on = { $title }, played on
