### The lobby of a table: seats, fleets, who is ready, and what the host does.

lobby-title = { $table } · Armada
lobby-reconnecting = Reconnecting. Nothing is lost.
lobby-parts = Parts of the lobby

## The game in a line

lobby-players = { $count } players
lobby-each = { $points } points each
lobby-each-short = { $points } each
lobby-a-side = { $points } points a side
lobby-no-clock = No clock
lobby-minutes = { $minutes } min
lobby-hours = { $hours } h
lobby-hours-minutes = { $hours } h { $minutes } min
lobby-time-team = { $time } per team
lobby-time-player = { $time } per player
lobby-extended = extended setup area

## The link

lobby-one-link = One link for everybody
lobby-link = Link to this table
lobby-send-link = Send
lobby-not-copied = Select and copy
lobby-show-code = Show as QR code
lobby-hide-code = Hide the QR code
lobby-code = The link to this table as a QR code

## Teams and seats

lobby-your-team = Your team
lobby-your-side = Your side
lobby-opponent = Opponent
lobby-side-points = { $points } of { $limit } points
lobby-opponents = Opponents
lobby-first-team = First team
lobby-second-team = Second team
lobby-team-points = your team · { $points } of { $limit }
lobby-seats-taken = { $taken } of { $seats } seats
lobby-seat = Seat { $seat }
lobby-free = Free seat
lobby-free-line = Anybody with the link may sit here.
lobby-sit = Sit here
lobby-computer-on = A computer on seat { $seat }
lobby-computer-level = Computer, { $level }
lobby-host = host
lobby-chooses = chooses a fleet
lobby-hidden = Fleet brought, hidden until the start
lobby-until-back = A computer plays until they are back.
lobby-fleet-points = { $name } · { $points }
lobby-away = away { $time }
lobby-faults =
    { $count ->
        [one] { $count } fault
       *[other] { $count } faults
    }
lobby-ready = Ready
lobby-no-fleet = No fleet yet
lobby-not-ready = Not ready yet
lobby-more = More about { $name }
lobby-give-up = Give up seat { $seat }
lobby-move = Move
lobby-moves = Moves
lobby-move-here = Move here
lobby-lost = { $player }’s connection was lost { $time } ago. Their seat and fleet are kept.

## Your fleet

lobby-your-fleet = Your fleet
lobby-team-sees = your team sees it, your opponents do not yet
lobby-opponent-does-not = your opponent does not see it yet
lobby-fleet-of = Fleet of seat { $seat }
lobby-choose-fleet = Choose a fleet
lobby-other-fleet = Choose another fleet
lobby-saved = Saved in this browser
lobby-open = Open
lobby-build = Build
lobby-paste = Paste
lobby-list = The list, from any fleet builder
lobby-list-here = Paste it here
lobby-bring = Bring this fleet
lobby-checks = Checks of this fleet
lobby-fault = Fault
lobby-remark = Remark
lobby-in-order = In order
lobby-repair = Repair
lobby-fleet-first = Choose a ready-made fleet, paste a list, or build one.

## Ready

lobby-i-am-ready = I am ready
lobby-ready-change = Ready. Press to change
lobby-not-ready-no-fleet = Not ready: no fleet yet
lobby-not-ready-faults =
    { $count ->
        [one] Not ready: { $count } fault
       *[other] Not ready: { $count } faults
    }
lobby-sit-first = Choose a seat
lobby-all-taken = All seats are taken
lobby-name-first = Enter your name, then choose a seat
lobby-you-watch = You are watching
lobby-change-seat = Change seat
lobby-none-free = No other seat is free.
lobby-also = Also play { $seat }
lobby-watch = Watch instead
lobby-leave = Leave
lobby-elsewhere = Your seat on another device
lobby-own-link = Link to your seat
lobby-own-link-copied = Copied. Anyone with this link can play your seat.
lobby-standing = You have no seat. Press “Sit here” on a free one, or watch.
lobby-watching = You are watching. To join, open the link of the table.

## Coming in

lobby-invited = You are invited
lobby-invited-how = Enter your name, then press “Sit here” on a free seat.
lobby-your-name = Your name
lobby-come-in = Come in without a seat
lobby-another = Somebody else at this screen
lobby-their-name = Their name
lobby-add = Add
lobby-add-here = Add somebody at this screen
lobby-back = Back
lobby-at-screen = At this screen
lobby-who-asks = Person at this screen

## The host

lobby-you-host = You are the host
lobby-is-host = { $host } is the host
lobby-start = Start
lobby-can-start = Everybody is ready. You can start the game.
lobby-host-can-start = Everybody is ready. { $host } can start the game.
lobby-start-game = Start the game
lobby-fill =
    { $count ->
        [one] Fill the free seat
        [2] Fill both free seats
       *[other] Fill all { $count } free seats
    }
lobby-move-people = Move people
lobby-stop-moving = Stop moving
lobby-choose-first = Choose the person to move.
lobby-choose-second = Choose the other seat. If somebody sits there, they change places.
lobby-until = { $player }: computer plays until they are back
lobby-time = Time bank
lobby-bank = Time is counted
lobby-bank-team = per team
lobby-bank-player = per player
lobby-without-seat = Without a seat:
lobby-fleet-of-computer = Fleet
lobby-free-seat = Free this seat
lobby-play-until-back = Computer plays until { $player } is back
lobby-no-longer = Cancel the computer for { $player }
lobby-hand-on = Make { $player } host
lobby-remove = Take the seat from { $player }

## While you wait

lobby-practice = Fly a practice board
lobby-practice-how = while you wait, in another tab. This one becomes the table when the game starts.
lobby-tab-fleet = Your fleet
lobby-tab-you = You
lobby-tab-others = Opponents { $taken } of { $seats }
lobby-tab-chat = Chat
lobby-tab-chat-new = Chat · { $count }
lobby-tab-start = Start

## At the table: who comes late, and who is gone

lobby-late = The game had started when you joined. You can take over from a computer:
lobby-take-over = Take over
lobby-take-over-seat = Take over seat { $seat }
lobby-only-watch = Only watch
lobby-asked = Asked
lobby-gone = { $player } has been away for { $time }. Should somebody play for them?
lobby-propose-computer = Propose a computer
lobby-propose-me = Propose yourself
lobby-decided-title = Decided for you
lobby-decided-computer =
    { $count ->
        [one] The computer decided once for you.
       *[other] The computer decided { $count } times for you.
    }
lobby-decided-teammate =
    { $count ->
        [one] { $player } decided once for you.
       *[other] { $player } decided { $count } times for you.
    }

## Grand Admirals, shared fleets, unique cards

lobby-grand-admiral = Grand Admiral without a fleet
lobby-commander = Team Commander
lobby-free-admiral = Free for a Grand Admiral
lobby-free-admiral-line = Decides for the team, and has no fleet (SEC-65).
lobby-admiral-line = Grand Admiral without a fleet
lobby-teammate-line = shares the team’s fleet
lobby-add-admiral = Add a Grand Admiral without a fleet
lobby-no-admiral = Remove the place of the Grand Admiral
lobby-you-admiral = You are Grand Admiral without a fleet (SEC-65): you decide for your team and bring no fleet.
lobby-you-teammate = You share your team’s fleet (OPT-05). { $commander } is Team Commander and brings it.
lobby-who-controls = Who controls what
lobby-controls = Who controls { $card }
lobby-deal-evenly = Share out evenly
lobby-swap-ask = Ask { $player } to swap
lobby-swap-asked = Asked { $player }
lobby-swap-give = Give it up
lobby-swap-keep = Keep it
lobby-at-zero = When time runs out
