### Help: what fingers do, and all keys on one sheet.

keys-title = Keys and help
keys-title-fingers = Help
keys-close = Close
keys-hints = Show the hints again
keys-learn = Learn to play
keys-cards = Cards
keys-rules = Rules
keys-keyboard = With a keyboard
keys-more = Arrow keys on a focused piece move to the next one in that direction. You can turn letter keys off in the settings.

## Names printed on keys

keys-cap-space = Space
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-home = Home

## Groups

keys-answers = Answers
keys-placing = Placing a piece
keys-tools = Tools
keys-view = View
keys-replay = Replay

## Answers

keys-do-choose = choose an option
keys-do-pass = pass
keys-do-repeat = repeat your last answer to this kind of question
keys-do-adjust = adjust the chosen option
keys-do-mark = mark a die, skip an animation
keys-do-commit = press the large button
keys-do-back = go back one level; never answers

## Placing a piece

keys-do-nudge = 5 mm; with Shift 25, with Alt 1
keys-do-turn = turn by 5°; with Shift by 1°
keys-do-mirror = mirror an obstacle
keys-do-legal = nearest legal spot, or next good spot
keys-do-piece = another piece
keys-do-speed = speed

## Tools

keys-do-measure = measure; again for the distance side
keys-do-arcs = firing arcs; hold for the other side
keys-do-sight = line of sight
keys-do-threat = threat
keys-do-course = try a course
keys-do-odds = odds
keys-do-look-up = look up a card or rule
keys-do-pieces = pieces and text board
keys-do-log = log
keys-do-undo = undo
keys-do-ask = ask at the next window, whatever the settings say

## View

keys-do-hold-scene = hold a scene; Space ends it
keys-do-step-scene = step through a scene
keys-do-zoom = zoom in; Shift+Z zooms out
keys-do-table = the whole table
keys-do-question = what the question is about
keys-do-fleets = fleets
keys-do-map = overview map
keys-do-region = next area of the screen
keys-do-help = this sheet

## Replay

keys-do-decision = previous or next decision
keys-do-round = start of the round, or next round
keys-do-play = play or pause

## Fingers

keys-finger-tap = Tap a piece
keys-finger-tap-does = choose it if it is an option, otherwise see its card
keys-finger-drag = Drag the board
keys-finger-drag-does = move it
keys-finger-pinch = Two fingers
keys-finger-pinch-does = zoom in or out
keys-finger-sheet = Drag the sheet
keys-finger-sheet-does = by its handle: more of the board, or more of the question
keys-finger-ghost = Drag a ghost
keys-finger-ghost-does = to place a piece; drag its bow to turn it

## Where teams play

keys-teams = Teams
keys-do-fleet = the players; arrows choose one, Enter opens the fleet
keys-do-fleet-decided = the fleet that is decided about
keys-do-team-talk = write to your team
keys-do-table-talk = write to the table
