### The log of a game.

log-title = Log
log-latest = Latest events
log-lines = Events
log-close = Close the log
log-save = Save as text
log-rules = Rules
log-card = the card
log-go = Go
log-go-there = Go to this moment
log-take-back = Ask to go back to before this line
log-by-bot = Decided by a bot
# A line as it is saved; $rules: ids of rules.
log-saved-by-bot = { $line } (decided by a bot)
log-saved-with-rules = { $line }  [{ $rules }]

## When: phases, and the moment of a line

log-setup = Setup
log-round = Round { $round }
log-moment = Round { $round } · { $phase }
log-phase-setup = Setup
log-phase-command = Command Phase
log-phase-ship = Ship Phase
log-phase-squadron = Squadron Phase
log-phase-status = Status Phase

## Filters

log-kind = Kind of line
log-kind-all = All lines
log-kind-dice = Dice
log-kind-moves = Movement
log-kind-scores = Losses and points
log-in-round = Round
log-all-rounds = All rounds
log-in-phase = Phase
log-all-phases = All phases
log-about = Ship or squadron
log-about-all = All pieces
log-search = Search
log-search-label = Search the log
log-nothing = No matching lines.

# Behind a line that says what was answered without asking.
log-always-ask = always ask
