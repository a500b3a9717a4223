### The settings of an event.

event-form-name = Name of the event
event-form-name-example = Autumn Store Cup
event-form-scoring = Scoring rules
event-form-tier = Tier
event-form-rounds = Rounds
event-form-suggested = Suggested number
event-form-numbers = { $points } points, { $minutes }-minute rounds.
event-form-table = Points table: margin=winner/loser, one row per line
event-form-bye = Bye: points/margin
event-form-minutes = Minutes per round
event-form-more = More: venue, judges, tiebreaker, names, check-in
event-form-place = Venue
event-form-date = Date
event-form-date-example = 16 November
event-form-fleet-points = Fleet points
event-form-first-table = First table
event-form-judges = Judges (comma-separated)
event-form-schedule = Strength of schedule
event-form-apart = Keep apart in round one
event-form-names = Names on public pages
event-form-leaders = The leaders always sit at the first table
event-form-check-in = Players must check in before they are paired
