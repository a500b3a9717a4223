### The home page.

home-headline = Command a fleet.
home-promise = We handle the rules.
home-lead = Capital ships, squadrons and six rounds of hard choices, in your browser. Measure anything, see every arc, know the odds before you roll. Free, nothing to install.
home-play = Play now
home-play-what = Core-set battle against the computer · your first shot in a minute
home-friend = Invite a friend
home-here = Two players, one screen
home-computer = Computer, your own fleet
home-fleet = Build or paste a fleet
home-sector = Sector battle, two to eight players
home-continue = Continue a game
home-your-move = Your move
home-in-progress = In progress
home-setup = Setup
home-over = Over after round { $round }
home-more = More
home-learn = Learn
home-learn-title = Learn by playing
home-learn-what = Eight short lessons, about 20 minutes
home-watch = Watch
home-games-now =
    { $count ->
        [one] { $count } game now
       *[other] { $count } games now
    }
home-computers = Computer against computer
home-watch-what = See a whole battle, or open a record
home-game = { $title }, { $moment }
home-events = Events
home-events-title = Run a tournament
home-events-what = Pairings, clock, results and standings
home-look-up = Look up
home-look-up-title = Cards and rules
home-look-up-what = Every card says whether it works yet
home-unofficial = Unofficial and free. All drawings and texts are our own; no artwork or card text from the publisher is used.
