### The fleet builder.

fleets-my-fleet = My fleet
fleets-fleet = Fleet
fleets-name = Name of the fleet
fleets-paste = Paste a list
fleets-print = Print
fleets-faction = Faction
fleets-points = Points
fleets-rules = Rules
fleets-start-from = Start from
fleets-a-fleet = A fleet…
fleets-ready = { $name } · { $points }
fleets-yours = { $name } (yours) · { $points }
fleets-list = A list from any fleet builder
fleets-read = Read list
fleets-was-read = { $name } was read.
fleets-list-was-read = The list was read.
fleets-list-not-read = This list could not be read.
fleets-not-opened = This fleet could not be opened.
fleets-not-checked = The fleet could not be checked.
fleets-no-ships = No ships yet. Choose one from the cards, or paste a list.

## Cards to add

fleets-cards = Cards to add
fleets-add = Add
fleets-for = { $faction } · { $points }
fleets-back = Back to ships and squadrons
fleets-ships = Ships
fleets-squadrons = Squadrons
fleets-search = Search the cards
fleets-search-by = Search by name or words
fleets-later = Include later cards
fleets-no-cards = No matching cards.
fleets-ship-is = { $size } · hull { $hull } · command { $command }
fleets-squadron-is = speed { $speed } · hull { $hull }
fleets-squadron-with = speed { $speed } · hull { $hull } · { $keywords }

## Ships and squadrons

fleets-remove = Remove { $title }
fleets-ship-values = hull { $hull } · command { $command } · squadron { $squadron } · engineering { $engineering }
fleets-dice-squadrons = squadrons { $dice }
fleets-squadron-points = { $title } { $points }
fleets-of = { $points } of { $limit }
# How many squadrons of one kind.
fleets-times = × { $count }
fleets-one-fewer = One { $title } fewer
fleets-one-more = One more { $title }

## Points and verdict

fleets-gauge = { $points } of { $limit } points, squadrons { $squadrons }
fleets-left = of { $limit } · { $left } left
fleets-too-many = of { $limit } · { $over } too many
fleets-parts = { $ships } ships and upgrades { $shipPoints } { $squadrons } squadrons { $squadronPoints }
fleets-problems =
    { $count ->
        [0] No problems
        [one] { $count } problem
       *[other] { $count } problems
    }
fleets-line = Line { $line }.
fleets-legal = Legal under the { $profile } rules.
fleets-not-yet = These cards have no effect yet: { $cards }.
fleets-objectives = Objectives
fleets-choose-objective = Choose one
fleets-play = Play with this fleet
fleets-save = Save
fleets-saved = Saved in this browser.
fleets-export = Export as
fleets-exported = Exported list
fleets-clipboard = Copied to the clipboard.
fleets-copy-below = Copy the text below.
fleets-taken = In { $player }’s fleet; a team has a unique name once (SEC-24)

## A fleet by link, and repairs

fleets-repair = Repair
fleets-link = Link to this fleet
fleets-link-copied = The link is copied. Whoever opens it has this fleet in the builder.
fleets-link-broken = This link carries no fleet that can be read. Ask for it again.
