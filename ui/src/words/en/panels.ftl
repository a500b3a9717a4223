### The panels of questions that are no attack: dials, courses, places, repairs, choices.

## Choices

panels-choose =
    { $range ->
        [exactly] Choose { $most } · { $chosen } chosen
        [between] Choose { $least } to { $most } · { $chosen } chosen
       *[up_to] Choose up to { $most } · { $chosen } chosen
    }
panels-resolve = Resolve { $effect }
panels-resolve-it = Resolve it
panels-may-resolve = You may resolve
panels-resolve-first = Choose which to resolve first
panels-show-card = Show the card { $card }
panels-legal-shown = { $question } A legal answer is shown.
panels-looking = { $question } Looking for a legal answer…
panels-labelled = { $label }: { $note }.
panels-labelled-alone = { $label }.
panels-choose-one = Choose one.
panels-speed = Speed
panels-victory-token =
    { $points ->
        [one] Each victory token: { $points } point.
       *[other] Each victory token: { $points } points.
    }

## Ships and squadrons to choose

panels-ship = A ship
panels-squadrons = Squadrons
panels-top-dial = top dial: { $command }
panels-proposed-by = proposed by { $player }
panels-engaged = engaged
panels-speed-is = speed { $speed }
panels-could-attack = { $unit } could attack now
panels-aim = { $target }, { $range }, { $mm }
panels-aim-from = { $zone }: { $target }, { $range }, { $mm }
panels-no-targets = No targets from here.
panels-press-target = Press a target or a spot
panels-measuring = Measuring…

## Dials

panels-command-phase = Command Phase · round { $round }
panels-set-dials = Set the dials of each ship
panels-set-one-dial = Set one dial for each ship
panels-dials-left =
    { $count ->
        [one] { $player }: { $count } dial to set
       *[other] { $player }: { $count } dials to set
    }
panels-dials-set = { $player } has set all
panels-ships-column = Ship
panels-round-next = Round { $round } · revealed next
panels-ship-values = Command { $command } · Squadron { $squadron } · Engineering { $engineering }
panels-command-token = { $command } token
panels-ship-round = { $ship }, round { $round }
panels-command-key = { $command } { $key }
panels-choose-command = choose a command
panels-new-dial = A new dial goes under the stack: it is revealed in the round above it.
panels-dial-keys = { $up }{ $down } ship, { $first }–{ $last } command.
panels-dial-keys-again = { $up }{ $down } ship, { $first }–{ $last } command, { $repeat } { $command } again.
panels-shown-to = Shown to
panels-shown-when-locked = Shown as soon as everybody has locked
panels-clear = Clear
panels-locking = Locking…
panels-left-to-set =
    { $count ->
        [one] { $count } dial left to set
       *[other] { $count } dials left to set
    }
panels-tokens-held = Tokens held: { $tokens }.
panels-only-moment = This is the only moment to take the token.

## The course

panels-leaves = The ship would leave the play area and be destroyed.
panels-reset = Reset
panels-yaw =
    { $clicks ->
        [-2] two to the left
        [-1] one to the left
        [1] one to the right
        [2] two to the right
       *[0] straight
    }
panels-displaced = { $squadron } displaced
panels-leaves-area = leaves the play area
panels-ends-here = ends here
panels-joint = Joint { $joint }
panels-joint-yaw = joint { $joint }: { $yaw }
panels-navigate =
    { $count ->
        [one] Navigate: { $count } joint may take one more click.
       *[other] Navigate: { $count } joints may take one more click.
    }
panels-yaw-name = Yaw
panels-clicks = Clicks at each joint
panels-changes-other = changes another joint too
panels-too-far = more than this joint can yaw
panels-tool-side = Tool side
panels-same-place = the ship ends in the same place
panels-stays = At speed 0 the ship stays where it is.
panels-if-commit = If you commit
panels-clear-path = Clear path. No target in arc, no enemy arc on you.
panels-untold = This course is legal. There is no preview of it right now.
panels-measuring-course = Measuring the course…

## Places

panels-deploy = Deploy
panels-at-speed = { $commit } at speed { $speed }
panels-beside-last = beside the last
panels-stay = Stay here
panels-not-here = not here
panels-piece = Piece
panels-squadron-is = Speed { $speed } · hull { $hull } of { $printed }
panels-deployment-speed = Speed at deployment
panels-outlines = Outlines ahead show a straight first move at each speed.
panels-heading = Heading
panels-mirror = Mirror
panels-nearest = Nearest legal spot
panels-next-spot = Next good spot
panels-at-spot = At this spot
panels-here = Here
panels-legal-spot = Legal spot.
panels-could-attack-here = Could attack from here
panels-in-range-here = Would be in range
panels-dmg = { $damage } dmg

## Repairs

panels-engineering = Engineering points
panels-points-left = { $points } left
panels-points =
    { $points ->
        [one] { $points } engineering point
       *[other] { $points } engineering points
    }
panels-move = Move
panels-recover = Recover
panels-discard = Discard
panels-damage-card = { $card }: { $summary }

panels-execute = Execute maneuver
panels-navigate-command = Navigate command
# $command: what is spent for it.
panels-navigate-by =
    { $command ->
        [dial] Dial
        [token] Token
        [both] Both
       *[none] None
    }
panels-needs-navigate = Needs a Navigate command
