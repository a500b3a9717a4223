### The page with running and finished games.

watch-title = Watch
watch-lead = Follow a running game, step through a finished one, or open a record file.
watch-computers = Computer against computer
watch-open = Open a record file
watch-position = Open a position
watch-over = over
watch-setup = setup
watch-state = { $moment } · { $score }
watch-state-of-size = { $points } · { $moment } · { $score }
watch-your-move = Your move
watch-continue = Continue
watch-watch = Watch
watch-replay = Replay
watch-remove-sure = Remove it: only the link to your seat brings it back
watch-mine = Your games
watch-running = Games to watch
watch-none = No other games right now.
watch-not-removed = The game could not be removed from this list. Try again.
watch-not-read = This file could not be read.
