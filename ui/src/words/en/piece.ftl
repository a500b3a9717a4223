### The card of a ship, squadron or station, and the marks that stand for what it has.

piece-show = Show on the board
piece-close = Close
piece-look-up = Look up the card
piece-of = { $value } of { $most }

## Values

piece-hull = Hull
piece-hull-of = Hull { $hull } of { $most }
piece-speed = Speed
piece-speed-short = Speed
piece-yaw = Yaw
piece-command = Command
piece-squadron = Squadron
piece-engineering = Engineering
piece-shields = Shields
piece-shields-of = Shields: { $shields }
piece-shields-at = { $zone } { $left }/{ $printed }
piece-points = Points
piece-fleet-points = Fleet points
piece-objective-ship = objective ship
piece-unique = unique
piece-engaged = Engaged with
piece-activated = Activated this round.
piece-has = Has { $tokens }.

## Cards

piece-damage-cards = Damage cards
piece-facedown = Facedown
piece-upgrades = Upgrades
piece-exhausted = exhausted
piece-discarded = discarded
piece-marks =
    { $count ->
        [one] { $count } token on it
       *[other] { $count } tokens on it
    }
piece-marked-zone = marks the { $zone } hull zone
piece-without-effect = Has no effect in this game.

piece-slot-commander = commander
piece-slot-title = title
piece-slot-officer = officer
piece-slot-weapons_team = weapons team
piece-slot-support_team = support team
piece-slot-fleet_command = fleet command
piece-slot-fleet_support = fleet support
piece-slot-offensive_retrofit = offensive retrofit
piece-slot-defensive_retrofit = defensive retrofit
piece-slot-experimental_retrofit = experimental retrofit
piece-slot-turbolasers = turbolasers
piece-slot-ion_cannons = ion cannons
piece-slot-ordnance = ordnance
piece-slot-superweapon = superweapon

## Commands

piece-raid-token = { $command } raid token
piece-command-token = { $command } token
piece-dial-revealed = { $command } dial, revealed
piece-dial-facedown = Facedown dial
piece-dial-own = { $command } dial, hidden from the other players

## Defense tokens

piece-token-brace = Brace
piece-token-redirect = Redirect
piece-token-evade = Evade
piece-token-scatter = Scatter
piece-token-contain = Contain
piece-token-salvo = Salvo
# $token: the name of a defense token.
piece-token-is-readied = { $token }, readied
piece-token-is-exhausted = { $token }, exhausted
piece-token-is-discarded = { $token }, discarded
piece-token-is-locked = { $token }, locked by an accuracy icon

## Stations and cannons

piece-station = Station
piece-installation = Installation
piece-destroyed = Destroyed.
piece-installation-damage =
    { $count ->
        [0] No damage cards. It has no shields and is attacked as if it were a ship.
        [one] { $count } damage card. It has no shields and is attacked as if it were a ship.
       *[other] { $count } damage cards. It has no shields and is attacked as if it were a ship.
    }
