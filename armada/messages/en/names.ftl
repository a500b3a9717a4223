# Names of the things of a game. They are put into sentences as they are; card titles and people's names are not translated.

## Players

names-faction-rebel = Rebel player
names-faction-empire = Imperial player
names-faction-republic = Republic player
names-faction-separatist = Separatist player
# Of two players with the same name.
names-player-numbered = { $name } ({ $number })

## Ships and their cards

names-hull-zone-front = front
names-hull-zone-right = right
names-hull-zone-right_aux = right auxiliary
names-hull-zone-rear = rear
names-hull-zone-left_aux = left auxiliary
names-hull-zone-left = left

# A ship with its call sign, where more than two play: Yavaris (A2).
names-unit-call-sign = { $unit } ({ $sign })
# A ship and one of its hull zones.
names-unit-zone = { $unit } { $zone }

names-upgrade = { $card } of { $ship }
# The upgrade card that gives a ship its name.
names-upgrade-title = { $ship } (title)
names-effect = { $card } of { $unit }

names-damage-card-unknown = a damage card
    .capital = A damage card
names-damage-card-blank = a blank damage card
    .capital = A blank damage card

## Commands

names-command-navigate = Navigate
names-command-squadron = Squadron
names-command-repair = Repair
names-command-concentrate_fire = Concentrate Fire
names-command-facedown = facedown

## Defense tokens

names-defense-token-brace = Brace
names-defense-token-redirect = Redirect
names-defense-token-evade = Evade
names-defense-token-scatter = Scatter
names-defense-token-contain = Contain
names-defense-token-salvo = Salvo
names-defense-token-unknown = a defense token

names-token-state-readied = readied
names-token-state-exhausted = exhausted
names-token-state-discarded = discarded

## Objectives

# An objective token without a card of its own.
names-objective-any = objective
names-objective-token = { $objective } token
names-objective-token-numbered = { $objective } token { $number }

## Obstacles. The attribute `capital` begins a sentence.

names-obstacle-asteroid_field_1 = asteroid field 1
    .capital = Asteroid field 1
names-obstacle-asteroid_field_2 = asteroid field 2
    .capital = Asteroid field 2
names-obstacle-asteroid_field_3 = asteroid field 3
    .capital = Asteroid field 3
names-obstacle-debris_field_1 = debris field 1
    .capital = Debris field 1
names-obstacle-debris_field_2 = debris field 2
    .capital = Debris field 2
names-obstacle-station = station
    .capital = Station
names-obstacle-dust_field_1 = dust field 1
    .capital = Dust field 1
names-obstacle-dust_field_2 = dust field 2
    .capital = Dust field 2
names-obstacle-exogorth_1 = exogorth 1
    .capital = Exogorth 1
names-obstacle-exogorth_2 = exogorth 2
    .capital = Exogorth 2
names-obstacle-purrgil_1 = purrgil 1
    .capital = Purrgil 1
names-obstacle-purrgil_2 = purrgil 2
    .capital = Purrgil 2
names-obstacle-gravity_rift = gravity rift
    .capital = Gravity rift

## Dice

names-color-red = red
names-color-blue = blue
names-color-black = black

names-die-face-blank = blank
names-die-face-hit = hit
names-die-face-crit = crit
names-die-face-hit_hit = hit and hit
names-die-face-hit_crit = hit and crit
names-die-face-accuracy = accuracy

names-die = { $color } { $face }
names-pool-empty = no dice

## Places and courses

# $place: two numbers in millimetres.
names-pose = { $place } at { $heading }°
names-click-straight = straight
names-click-left = { $clicks } left
names-click-right = { $clicks } right
names-course-stay = stay

## Range, and the moment of a game

names-range-close = close
names-range-medium = medium
names-range-long = long

names-phase-setup = Setup
names-phase-command = Command Phase
names-phase-ship = Ship Phase
names-phase-squadron = Squadron Phase
names-phase-status = Status Phase
names-phase-over = The game is over
names-moment = Round { $round }, { $phase }

## What causes an event, where it is not a card: rules, keywords, obstacles, reasons for points

names-cause-accuracy = accuracy
names-cause-adept = adept
names-cause-ai_anti_squadron = AI: anti-squadron
names-cause-ai_battery = AI: battery
names-cause-any_time = any time
names-cause-assault = assault
names-cause-asteroid = asteroid
names-cause-attack = attack
names-cause-bomber = bomber
names-cause-cloak = cloak
names-cause-collision = collision
names-cause-concentrate_fire = concentrate fire
names-cause-concession = concession
names-cause-counter = counter
names-cause-damage_card = damage card
names-cause-debris = debris
names-cause-destroyed = destroyed
names-cause-dodge = dodge
names-cause-dust = dust
names-cause-engagement = engagement
names-cause-escort = escort
names-cause-evade = evade
names-cause-exogorth = exogorth
names-cause-gravity_rift = gravity rift
names-cause-grit = grit
names-cause-heavy = heavy
names-cause-intel = intel
names-cause-lost_effect = lost effect
names-cause-navigate = navigate
names-cause-no_legal_place = no legal place
names-cause-objective_ship = objective ship
names-cause-obstruction = obstruction
names-cause-play_area_left = play area left
names-cause-purrgil = purrgil
names-cause-raid_dial = dial against raid tokens
names-cause-raid_token = token against raid tokens
names-cause-relay = relay
names-cause-repair = repair
names-cause-rogue = rogue
names-cause-salvo = salvo
names-cause-scatter = scatter
names-cause-snipe = snipe
names-cause-standard_critical = standard critical
names-cause-station = station
names-cause-status_phase = status phase
names-cause-strategic = strategic
names-cause-swarm = swarm
names-cause-victory_tokens = victory tokens
names-cause-whole_fleet = whole fleet
