### What cards are, within sentences. The attribute `capital` begins a sentence.

kinds-card-ship = the ship { $card }
    .capital = The ship { $card }
kinds-squadron = the squadron { $card }
    .capital = The squadron { $card }
# $slots: the upgrade icons that the card fills.
kinds-upgrade = the { $slots } { $card }
    .capital = The { $slots } { $card }
kinds-card-objective = the objective { $card }
    .capital = The objective { $card }
kinds-card-damage = the damage card { $card }
    .capital = The damage card { $card }
kinds-card-keyword = the keyword { $card }
    .capital = The keyword { $card }
# One of several ships with the same card.
kinds-ship-numbered = { $card } (ship { $number })

## A faction, as its fleets and cards are called

kinds-faction-rebel = Rebel
kinds-faction-empire = Imperial
kinds-faction-republic = Republic
kinds-faction-separatist = Separatist

## Sizes of ships

kinds-size-small = small
kinds-size-medium = medium
kinds-size-large = large
kinds-size-huge = huge

## Categories of objectives

kinds-category-assault = assault
kinds-category-defense = defense
kinds-category-navigation = navigation
kinds-category-campaign = campaign

## Upgrade icons

kinds-slot-commander = commander
kinds-slot-title = title
kinds-slot-officer = officer
kinds-slot-weapons_team = weapons team
kinds-slot-support_team = support team
kinds-slot-fleet_command = fleet command
kinds-slot-fleet_support = fleet support
kinds-slot-offensive_retrofit = offensive retrofit
kinds-slot-defensive_retrofit = defensive retrofit
kinds-slot-experimental_retrofit = experimental retrofit
kinds-slot-turbolasers = turbolasers
kinds-slot-ion_cannons = ion cannons
kinds-slot-ordnance = ordnance
kinds-slot-superweapon = superweapon
