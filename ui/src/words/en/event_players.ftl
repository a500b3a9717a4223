### The players at the desk: adding, importing, check-in, fleets, codes.

event-players-name = Name
event-players-club = Club
event-players-family = Family or travel group
event-players-email = E-mail (never public)
event-players-add = Add
event-players-import = Import players
event-players-check-in = Check in
event-players-check-in-all = Check in all { $count }
event-players-check-in-one = Check in { $name }
event-players-codes = Codes and links
event-players-find = Find a player
event-players-count =
    { $count ->
        [one] { $count } player.
       *[other] { $count } players.
    }
event-players-all-present =
    { $count ->
        [one] { $count } player.
       *[other] { $count } players, all present.
    }
event-players-taking-part =
    { $count ->
        [one] { $count } player: { $present } taking part.
       *[other] { $count } players: { $present } taking part.
    }
event-players-expected =
    { $count ->
        [one] { $count } player: { $present } taking part, { $expected } expected.
       *[other] { $count } players: { $present } taking part, { $expected } expected.
    }
event-players-number = No.
event-players-groups = Club, family
event-players-fleet = Fleet
event-players-presence = Status
event-players-actions = Actions
event-players-fixed = fixed table { $table }
event-players-no-fleet = no fleet
event-players-faults = { $count } to correct
event-players-legal = { $points }, legal
event-players-drop = Drop
event-players-drop-one = Drop { $name }
event-players-return = Return
event-players-return-one = Return { $name } to the event
event-players-open = Open
event-players-open-one = Open { $name }
event-players-no-match = No player matches “{ $search }”.
event-players-none = No players yet. Add a name above, or import a list with one name per line.

## One player

event-players-title = { $name }, number { $number }
event-players-fixed-table = Fixed table
event-players-any-table = any
event-players-save = Save
event-players-saved = Saved.
event-players-status = Status: { $presence }
event-players-why = Reason (optional, for the log)
event-players-disqualify = Disqualify
event-players-bye = Bye in round
event-players-bye-grant = Grant bye
event-players-byes =
    { $count ->
        [one] granted in round { $rounds }
       *[other] granted in rounds { $rounds }
    }
event-players-privacy = Privacy
event-players-privacy-note = Removes name, club, family and e-mail from the event and its log. The results stay.
event-players-anonymise = Anonymise player
event-players-anonymised = Anonymised

## Fleets

event-players-fleet-none = Fleet: none handed in
event-players-fleet-of = Fleet: { $faction }, { $points } points
event-players-fleet-fixed = fixed since round one
event-players-fleet-list = The list, from any fleet builder
event-players-fleet-read =
    { $ships ->
        [one] Read: { $points } of { $limit } points, { $ships } ship.
       *[other] Read: { $points } of { $limit } points, { $ships } ships.
    }
event-players-fleet-legal =
    { $ships ->
        [one] Read: { $points } of { $limit } points, { $ships } ship, legal in this event.
       *[other] Read: { $points } of { $limit } points, { $ships } ships, legal in this event.
    }
event-players-fleet-hand-in = Hand in this fleet
event-players-fleet-handed-in = Fleet handed in.
event-players-list-failed = We could not read the list. Try again.

## Codes

event-players-codes-note = With their code or link, players report results and call a judge from their phones. A new code replaces the old one.
event-players-codes-print = Print all codes
event-players-codes-failed = We could not load the codes. Try again.
event-players-code-link = Link for { $name }
event-players-code-new = New code

## Import

event-players-lines = One player per line, or CSV with a heading: name, club, family, e-mail, table, fleet
event-players-lines-example =
    Ada Lovelace
    Grace Hopper, Navy
event-players-file = Open a file
event-players-add-all =
    { $count ->
        [0] Add players
        [one] Add { $count } player
       *[other] Add { $count } players
    }
event-players-added =
    { $count ->
        [one] { $count } player added.
       *[other] { $count } players added.
    }
event-players-added-fleets =
    { $count ->
        [one] { $count } fleet added.
       *[other] { $count } fleets added.
    }
event-players-skipped = These lines were skipped. Lines without a player stay above for you to correct; to hand in a fleet, open the player.
event-players-bad = Lines not recognised
event-players-bad-line = Line { $line }: { $why }
event-players-bad-text = Line { $line }, “{ $text }”: { $why }
event-players-will-skip =
    { $count ->
        [one] { $count } line has no player and will be skipped:
       *[other] { $count } lines have no player and will be skipped:
    }
event-players-ignored =
    { $count ->
        [one] Ignored column: { $columns }.
       *[other] Ignored columns: { $columns }.
    }
event-players-line = Line
event-players-column-family = Family
event-players-fleet-ok = legal
