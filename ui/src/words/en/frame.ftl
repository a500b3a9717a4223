### The frame around the board: bar, seats, fleets, overview map, the sheet of small screens, and what a screen reader says.

frame-you = You

## Rounds and phases

frame-rounds = Round
frame-round = Round { $round }
frame-round-of = Round { $round } of { $rounds }
frame-round-short = R{ $round }
frame-setup = Setup
frame-over = The game is over
frame-over-short = Over
frame-phase-command = Command
frame-phase-ship = Ship
frame-phase-squadron = Squadron
frame-phase-status = Status
frame-step-initiative = First player
frame-step-objective = Objective
frame-step-obstacles = Obstacles
frame-step-deployment = Deployment

## The bar

frame-menu = Menu
frame-chat = Chat
frame-chat-unread =
    { $count ->
        [one] Chat, { $count } unread message
       *[other] Chat, { $count } unread messages
    }
frame-help = Keys and help
frame-connecting = Connecting …
frame-reconnecting = Reconnecting. Nothing is lost.
frame-closed = The connection was closed.
frame-seats-open = The game begins when all seats are taken
frame-one-moment = One moment

## Seats

frame-player = { $name }, { $faction }
frame-first-player = First player
frame-not-connected = Not connected
frame-bot = Bot
frame-thinking = Thinking
frame-faction-rebel = Rebels
frame-faction-empire = Empire
frame-faction-republic = Republic
frame-faction-separatist = Separatists

## The objective

frame-objective = Objective
frame-objective-assault = Assault objective
frame-objective-defense = Defense objective
frame-objective-navigation = Navigation objective
frame-objective-setup = Setup.
frame-objective-special = Special rule.
frame-objective-end = End of game.
frame-objective-tokens = Victory tokens.
frame-objective-points =
    { $points ->
        [one] { $points } point each
       *[other] { $points } points each
    }

## Fleets

frame-fleets = Fleets
frame-fleet-points = Fleet points
frame-scored-title = Scored
frame-scored = { $points } scored
frame-scored-tokens = { $points } scored, { $tokens } ◆
frame-score-line = { $what }: { $why }
frame-score-line-in-round = { $what }: { $why }, round { $round }
frame-to-deploy = Still to deploy
frame-set-aside = Set aside
frame-squadrons = squads
frame-open-fleets =
    { $count ->
        [one] { $count } squadron, open the fleets
       *[other] { $count } squadrons, open the fleets
    }
frame-activated = Activated
frame-speed = Speed
frame-destroyed = Destroyed

## The overview map

frame-overview = Overview of the table
frame-overview-move = Overview: press to move the view there
frame-turn = Turn the board

## The sheet of small screens

frame-decision = Decision
frame-log = Log
frame-talk = Team
frame-talk-unread = Team · { $count }
frame-sheet = Sheet
frame-sheet-low = The sheet shows only the button. The up and down arrow keys change its height.
frame-sheet-half = The sheet is half open. The up and down arrow keys change its height.
frame-sheet-full = The sheet is fully open. The up and down arrow keys change its height.

## What a screen reader says by itself

# $sentence: the question.
frame-your-decision =
    { $count ->
        [0] Your decision. { $sentence }
        [one] Your decision. { $sentence } { $count } option.
       *[other] Your decision. { $sentence } { $count } options.
    }
frame-spoken = Spoken lines
# $what: what is in hand for the question; $label: the words on the button that sends it.
frame-in-hand = In hand: { $what }
frame-in-hand-enter = In hand: { $what } Enter: { $label }.
frame-option = { $option }, { $place } of { $count }.
frame-option-note = { $option }: { $note }
# $options: those that are marked; $most: how many may be.
frame-marked = { $count } of { $most } marked: { $options }.
frame-none-marked = None marked.
frame-engaged = { $squadron } is engaged with { $others }.
frame-none-chosen = nothing.
frame-enter-then = { $label }, then { $steps }
frame-clock-low = You have less than a minute left on your clock.
frame-objective-count = { $own } : { $other }
frame-objective-first = First player.
frame-objective-you = You activate first in every phase.
frame-objective-they = { $player } activates first in every phase.
frame-objective-score = Points.
frame-objective-score-from = Destroyed ships and squadrons count what they cost. After six rounds the higher score wins.
