### The public page: pairings, standings, players, rules.

event-public-loading = Loading the event…
event-public-not-started = not started
event-public-mine = my match
event-public-projector = projector
event-public-sections = Sections
event-public-pairings = Pairings
event-public-standings = Standings
event-public-rules = Rules
event-public-unpublished =
    { $count ->
        [0] The first round has not been published yet. This page updates by itself.
        [one] The first round has not been published yet. { $count } player is registered. This page updates by itself.
       *[other] The first round has not been published yet. { $count } players are registered. This page updates by itself.
    }
event-public-current = Current
event-public-download = Download CSV
event-public-fleet = Fleet
event-public-fleet-of = Fleet of { $name }
event-public-fleet-title = { $name }: { $faction }, { $points } points
event-public-fleet-failed = We could not load the fleet. Try again.
event-public-fleets-later = Fleets become public when round one begins; objectives stay hidden.

## Pairings

event-public-find = Find a name
event-public-by-name = By name
event-public-by-table = By table
event-public-caption = Pairings, { $round }
event-public-won = won
event-public-lost = lost
event-public-watch = watch
event-public-no-match = No player matches “{ $search }”.
