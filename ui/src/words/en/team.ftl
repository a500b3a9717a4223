### Where teams play: the strips and the rail by player, who is awaited, what each player is doing.

## What players are doing: coarse, and never what about

team-decides = decides
team-decides-for = decides, { $time }
team-you-decide = you decide
team-thinks = thinking
team-away = away
team-away-for = away { $time }
team-waits = waits
team-waits-for = waits for { $players }
team-set = dials set
team-ready = ready
team-destroyed = fleet destroyed
team-free = free seat
team-attacks = attacks
team-defends = defends
team-activates = activates

## Who is awaited

team-several-decide =
    { $what ->
        [dials] { $players } assign command dials.
        [admiral] { $players } vote for their Grand Admiral.
        [ship] { $players } propose a ship.
        [squadron] { $players } propose a squadron.
       *[other] { $players } decide.
    }
team-many-decide =
    { $what ->
        [dials] { $count } players assign command dials.
        [admiral] { $count } players vote for their Grand Admiral.
        [ship] { $count } players propose a ship.
        [squadron] { $count } players propose a squadron.
       *[other] { $count } players decide.
    }
team-progress = { $count } of { $players } players are done. Missing: { $missing }.
team-done-of = { $count } of { $players } are done
team-you-as = You, as { $letter }:
team-next = Next:
team-next-admiral = you choose which player of your team activates.
team-next-you = your team is next, and only you can activate.
team-next-chosen = you activate when { $admiral } chooses you.

## Players

team-seat = Seat { $letter }
team-opponent = opponent
team-teammate = teammate
team-bot = computer
team-admiral = Grand Admiral
team-commander = Team Commander
team-ships = Ships: { $ships }.
team-ship-ready = { $ship } ready, hull { $hull } of { $most }
team-ship-activated = { $ship } activated, hull { $hull } of { $most }
team-ship-destroyed = { $ship } destroyed
team-squadrons-ready =
    { $of ->
        [one] { $left } of { $of } squadron can activate.
       *[other] { $left } of { $of } squadrons can activate.
    }
team-ships-left =
    { $of ->
        [one] { $left } of { $of } ship can activate
       *[other] { $left } of { $of } ships can activate
    }
team-ships-deployed =
    { $of ->
        [one] { $left } of { $of } ship is deployed
       *[other] { $left } of { $of } ships are deployed
    }
team-own = your team
team-lost = { $points } lost
team-lost-of = { $lost } of { $points } points lost
team-pinned = pinned
team-clock = Clock of { $team }: { $time }

## Fleets

team-fleets-of = Fleets of { $team }
team-team = Team { $number }
team-open-fleet = Open the fleet of { $player }
team-fleet-of = Fleet of { $player }
team-pin = Keep this fleet open
team-unpin = Let this fleet close by itself
team-close-fleet = Close the fleet
