### Setting up a new game: format, people, seats and teams.

newgame-lead = Everything is filled in. Press the button, or change anything first.
newgame-format = 1 Format
newgame-size = 2 Size
newgame-people = 3 People
newgame-players = { $players } players
newgame-up-to = 2 to { $players } players
# A size for a screen reader, such as “8 players 1200”.
newgame-size-of = { $players } players { $points }
newgame-your-name = Your name

# Seats
newgame-seat = Seat { $letter }
newgame-seat-move = Seat { $letter }: move
newgame-seat-picked = Seat { $letter } is picked. Press the letter of another seat to exchange the two.
newgame-who = Player of seat { $letter }
newgame-who-me = You
newgame-who-me-too = You also play { $letter }
newgame-who-too = { $name } also plays { $letter }
newgame-who-computer =
    { $level ->
        [greedy] Computer, good
        [random] Computer, harmless
       *[other] Computer, { $level }
    }
newgame-who-friend = Free, by link
newgame-who-here = At this screen
newgame-name-of = Name for seat { $letter }
newgame-player = Player { $letter }
newgame-computer = Computer { $letter }
newgame-fleet-of = Fleet of seat { $letter }
newgame-brings = They bring their own
newgame-list-of = The list for seat { $letter }, from any fleet builder
newgame-saved = Saved in this browser
newgame-repair = Fix it
newgame-line = Line { $line }:

# Teams
newgame-team = Team { $number }
newgame-legal-team = legal team · { $points } of { $limit }
newgame-legal-fleet = legal fleet · { $points } of { $limit }
newgame-team-points = { $points } of { $limit }
newgame-not-legal-team = not legal yet · { $points } of { $limit }
newgame-change-faction = Change the faction
newgame-fleets =
    { $players ->
       *[other] { $players } fleets of { $each } points, { $points } a side.
    }
newgame-fleets-extended = { $players } fleets of { $each } points, { $points } a side, in the extended setup area (SEC-02).
newgame-come-back = You can leave and come back at any time.
newgame-lobby-next = In the lobby everybody chooses a seat and a fleet. Everybody uses the same link.
newgame-how-to-move = Press a letter and then another to exchange two seats, or drag it. On a seat, [ and ] move it to the other team.

# Shared fleets and Grand Admirals
newgame-shared = Shared fleet: two teams, one fleet each (OPT-05)
newgame-sharers = players
newgame-commander = Team Commander
newgame-shares-fleet = Shares the team’s fleet
newgame-who-controls = Who controls what
newgame-controls = { $card } of the { $team }
newgame-dealt = Shared out evenly. Each player controls at least one ship or squadron (OPT-07).
newgame-admiral = Grand Admiral without a fleet
newgame-add-admiral = Add a Grand Admiral without a fleet
newgame-remove-admiral = Leave out the Grand Admiral without a fleet
newgame-no-fleet = Brings no fleet, decides for the team

# The button
newgame-play = Play
newgame-play-computers =
    { $count ->
        [one] Play against the computer
       *[other] Play with { $count } computers
    }
newgame-watch = Let { $count } computers play
newgame-lobby = Open the lobby

# Clock and the rest
newgame-clock = Clock, spectators, dice
newgame-time = Time
newgame-at-zero = When the time is up
newgame-bank = The clock counts the time of
newgame-bank-player = each player
newgame-bank-team = each team
newgame-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
newgame-title = Title
newgame-title-none = Named after the players
newgame-title-teams = { $format }, { $players } fleets of { $each }
newgame-seed = Seed of the dice
newgame-seed-none = New for each game
newgame-seed-wrong = “{ $seed }” is not a seed. A seed is a whole number from 0 to 999999999: the same number gives the same dice. Leave it empty for new dice.
