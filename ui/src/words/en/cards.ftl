### What cards are made of.

## Words of the cards

cards-kind =
    { $kind ->
        [ship] Ship
        [squadron] Squadron
        [upgrade] Upgrade
        [objective] Objective
        [damage] Damage card
       *[other] { $kind }
    }
# The slot of an upgrade, or the category of an objective.
cards-slot =
    { $slot ->
        [commander] Commander
        [title] Title
        [officer] Officer
        [weapons_team] Weapons team
        [support_team] Support team
        [fleet_command] Fleet command
        [fleet_support] Fleet support
        [offensive_retrofit] Offensive retrofit
        [defensive_retrofit] Defensive retrofit
        [experimental_retrofit] Experimental retrofit
        [ordnance] Ordnance
        [turbolasers] Turbolasers
        [ion_cannons] Ion cannons
        [superweapon] Superweapon
        [assault] Assault
        [defense] Defense
        [navigation] Navigation
        [campaign] Campaign
       *[other] { $slot }
    }
cards-size =
    { $size ->
        [small] Small
        [medium] Medium
        [large] Large
        [huge] Huge
       *[other] { $size }
    }
cards-value =
    { $value ->
        [hull] Hull
        [speed] Speed
        [command] Command
        [squadron] Squadron
       *[engineering] Engineering
    }
cards-keyword =
    { $keyword ->
        [adept] Adept
        [ai_anti_squadron] AI: anti-squadron
        [ai_battery] AI: battery
        [assault] Assault
        [bomber] Bomber
        [cloak] Cloak
        [counter] Counter
        [dodge] Dodge
        [escort] Escort
        [grit] Grit
        [heavy] Heavy
        [intel] Intel
        [relay] Relay
        [rogue] Rogue
        [screen] Screen
        [snipe] Snipe
        [strategic] Strategic
        [swarm] Swarm
       *[other] { $keyword }
    }
cards-keyword-of = { $keyword } { $value }
cards-text =
    { $part ->
        [setup] Setup
        [special_rule] Special rule
        [end_of_round] End of round
        [end_of_game] End of game
       *[other] Scoring
    }

## Dice

cards-dice =
    { $color ->
        [red] { $count } red
        [blue] { $count } blue
       *[black] { $count } black
    }
cards-dice-of = { $dice } dice
cards-dice-none = no dice

## The face of a card

cards-defense = Defense tokens
cards-chart = Maneuver chart
cards-slots = Upgrade slots
cards-against-ships = Against ships
cards-keywords = Keywords
# Before the dice of a hull zone, for those who hear the page.
cards-zone-dice = { $zone } dice:
