# What a player asks the others at the table to agree to.

proposals-pause = { $player } asks for a pause
proposals-resume = { $player } asks to resume
proposals-bot = { $player } asks for a bot to play for { $absent } until they are back
# $line: the first line of the log after the decision.
proposals-take-back = { $player } asks to go back to the moment before “{ $line }”
proposals-take-back-last = { $player } asks to go back to the moment before the last decision
proposals-stand-in = { $player } offers to play for { $absent } until they are back
proposals-take-over = { $seat ->
    [admiral] { $player } would take over the place of the Grand Admiral from the computer
   *[other] { $player } would take over seat { $seat } from the computer
}

# Why a proposal is refused.
proposals-teammates-only = Only a teammate can play for { $player }. You can propose a bot.
proposals-no-take-over = Seats cannot be taken over here. You can watch.
proposals-seat-held = { $player } has that seat and keeps it. Seats that computers hold can be taken over.
proposals-take-over-asked = { $seat ->
    [admiral] Somebody has already asked for the place of the Grand Admiral. The team has not answered yet.
   *[other] Somebody has already asked for seat { $seat }. The team has not answered yet.
}
