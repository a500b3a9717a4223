# What a player asks the others at the table to agree to.

proposals-pause = { $player } asks for a pause
proposals-resume = { $player } asks to resume
proposals-bot = { $player } asks for a bot to play for { $absent } until they are back
# $line: the first line of the log after the decision.
proposals-take-back = { $player } asks to go back to the moment before “{ $line }”
proposals-take-back-last = { $player } asks to go back to the moment before the last decision
