### The choices for the settings of an event, its results, and its pages and files.

## Settings of an event

settings-schedule-sum = The sum of the opponents' points (TRN-66)
settings-schedule-software = The opponents' average points per round (TRN-67)
settings-keep-apart-nobody = Nobody
settings-keep-apart-family = Family and travel partners
settings-keep-apart-club = Members of the same club
settings-keep-apart-both = Families and clubs
settings-names-full = Full names
settings-names-initials = Initials
settings-ending-six-rounds = Six rounds
settings-ending-time = Time
settings-ending-one-fleet-destroyed = One fleet destroyed
settings-ending-both-fleets-destroyed = Both fleets destroyed
settings-ending-concession = Concession
settings-ending-no-show = No-show
settings-ending-judge = Judge
settings-note-judge-call = Judge call
settings-note-slow-play = Slow play
settings-note-warning = Warning
settings-note-note = Note

## Pages to print, and files

settings-paper-A4 = A4
settings-paper-letter = Letter
settings-print-pairings = Pairings by name
settings-print-tables = Pairings by table
settings-print-slips = Result slips
settings-print-standings = Standings
settings-print-fleets = Fleet check sheets, for judges
settings-print-codes = Player codes, to cut apart
settings-export-event = The event file, to move to another machine
settings-export-json = The complete event as JSON
settings-export-standings = Standings as CSV
settings-export-results = Results as JSON, for fleet list archives
settings-export-log = The log as text
