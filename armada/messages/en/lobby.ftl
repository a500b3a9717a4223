# The lobby of a table: what is missing, what is wrong with a fleet of a team, and why a request is refused.

# New games
lobby-odd-seats = { $players } players cannot split into two teams of one size (SEC-16). Add a computer, or let one player control two fleets (SEC-26).
lobby-one-seat = One fleet has nobody to play against (SEC-16). Add a computer, or a seat for a friend.
lobby-too-many-seats = { $players } players are too many: a sector game has two, four, six or eight (SEC-16). Leave some out; they can watch.
lobby-size-of-others =
    { $points } points is a { $fitting ->
        [2] two-player
        [4] four-player
        [6] six-player
       *[8] eight-player
    } game ({ $fitting_rule }). With { $players ->
        [2] two
        [4] four
        [6] six
       *[8] eight
    } players each brings { $each }, { $legal } a side ({ $rule }). Change to { $legal }?
lobby-no-such-size =
    A sector game of { $players ->
        [2] two
        [4] four
        [6] six
       *[8] eight
    } players cannot be played at { $points } points. Each can bring { $each }, { $legal } a side. Change to { $legal }?
lobby-two-fleets = { $profile } games are for two fleets (OPT-05). Choose Sector Fleet, in which each player of a team has a fleet, or play with two.
lobby-seat-fault = Seat { $seat }: { $fault }
lobby-same-person = One person can control two fleets of one team (SEC-26). Name an earlier seat of the same team.

# Fleets of a team
lobby-other-faction =
    { $player ->
        [You] Your fleet
       *[other] { $player }’s fleet
    } is { $faction ->
        [rebel] Rebel
        [empire] Imperial
        [republic] Republic
       *[separatist] Separatist
    }, but the team is { $team ->
        [rebel] Rebel
        [empire] Imperial
        [republic] Republic
       *[separatist] Separatist
    } (SEC-20). Choose a fleet of the team’s faction.
lobby-other-faction-free =
    { $player ->
        [You] Your fleet
       *[other] { $player }’s fleet
    } is { $faction ->
        [rebel] Rebel
        [empire] Imperial
        [republic] Republic
       *[separatist] Separatist
    }, but the team is { $team ->
        [rebel] Rebel
        [empire] Imperial
        [republic] Republic
       *[separatist] Separatist
    } (SEC-20). Choose a fleet of the team’s faction, or sit on the other side: seat { $seat } is free.
lobby-name-twice = { $player ->
    [You] { $card } is already in your fleet (SEC-24). Leave it out here (-{ $saved }), or there.
   *[other] { $card } is already in { $player }’s fleet (SEC-24). Leave it out (-{ $saved }), or ask { $player } to swap.
}
lobby-name-twice-squadron = { $player ->
    [You] { $card } is already in your fleet (SEC-24). Use { $plain } here (-{ $saved }), or there.
   *[other] { $card } is already in { $player }’s fleet (SEC-24). Use { $plain } (-{ $saved }), or ask { $player } to swap.
}
lobby-not-yet = The effect of { $card } is not written yet. Leave the card out.

# What is missing
lobby-missing = The game can start when everybody is ready. Missing: { $who }.
lobby-missing-seats =
    { $count ->
        [one] a free seat
       *[other] { $count } free seats
    }
lobby-missing-player = { $player }
lobby-missing-fleet = a fleet for { $player }
lobby-missing-away = { $player }, who is away

# Refusals
lobby-is-closed = The game has started, so the lobby is closed.
lobby-not-you = That person is not at this screen. You can act for those who are.
lobby-name-first = You are watching. Open the link of the table and enter your name to join.
lobby-no-seat = There is no such seat at this table.
lobby-nobody = There is nobody like that at this table.
lobby-not-your-seat = That seat is not yours. You can change your own.
lobby-seat-taken = { $player } sat down on { $seat } a moment ago. { $free } is free. Your fleet is kept.
lobby-seat-computer = A computer has seat { $seat }. { $free } is free.
lobby-all-taken =
    All { $players ->
        [2] two
        [4] four
        [6] six
       *[8] eight
    } seats are taken (SEC-16). You can watch, or take over from a computer when the game has started.
lobby-all-taken-admiral =
    All { $players ->
        [2] two
        [4] four
        [6] six
       *[8] eight
    } seats are taken (SEC-16). You can watch, take over from a computer when the game has started, or be Grand Admiral without a fleet if the team agrees (SEC-65).
lobby-also-other-team = One person can control two fleets of one team, not of both (SEC-26). Take a seat beside your own.
lobby-no-fleet = Choose a fleet, or paste one.
lobby-unknown-line = Line { $line }: { $reason } Correct it and paste the list again.
lobby-sit-first = Sit down first, then say that you are ready.
lobby-fleet-first = Seat { $seat } has no fleet yet. Choose one, then say that you are ready.
lobby-faults =
    { $count ->
        [one] Your fleet has a fault: { $first }
       *[other] Your fleet has { $count } faults. The first: { $first }
    }
lobby-host-only = Only the host can do that. Ask { $host }.
lobby-no-level = There is no such computer. Choose one of { $levels }.
lobby-is-here = { $player } is at the table. Ask them to give up the seat, or remove them first.
lobby-no-stand-in = In a tournament no computer plays for { $player }. Wait for them.
lobby-no-computer-fleet = We found no fleet for the computer on seat { $seat } that fits its team. Choose one for it.
lobby-has-two-seats = { $player } has two seats of one team (SEC-26). Free one of them first.
lobby-minutes = A time bank has 1 to { $most } minutes. Leave it out to play without a clock.
lobby-at-zero-tournament = In a tournament a player who runs out of time concedes (TRN-44). Choose that, or another format.
lobby-at-zero-team = When the time of a team runs out, no teammate has any left. Give each player a time bank, or let the computer answer.
lobby-somebody-answers = { $stand_in ->
    [computer] Your time is up: the computer answers for you. You can watch and talk to your team.
   *[other] Your time is up: { $stand_in } answers for you. You can watch and talk to your team.
}
lobby-start-faults = The game cannot start: there is a fault in { $player }’s fleet. { $first }
lobby-name-taken = { $player } is already at the table. Choose another name.
lobby-held-elsewhere = This seat is taken: { $player } holds it on another device. If it is yours, open its link there, or sit elsewhere.
lobby-open-commands = Talk about commands at the table (OPT-09). Team chat opens again after the Command Phase.
lobby-give-name = Enter your name, so that the others know who you are.
lobby-too-many-people = Too many people have joined this table by its link. You can still watch.
lobby-shared-team-chat = Both teams read this screen, so write to the table.
lobby-not-your-ship = You can show the dials of your own ships (SEC-39).

# What holds of a fleet
lobby-holds-points = { $points } of { $limit } points
lobby-holds-flotillas =
    { $count ->
        [one] { $count } flotilla of { $most }
       *[other] { $count } flotillas of { $most }
    }
lobby-holds-squadrons = Squadrons { $points } of { $limit } points
lobby-holds-flagship = One flagship, with its commander
lobby-holds-objectives =
    { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }
lobby-holds-faction =
    { $faction ->
        [rebel] Rebel
        [empire] Imperial
        [republic] Republic
       *[separatist] Separatist
    }, as the whole team
lobby-holds-names = No unique name twice in the team
# Seats without a fleet
lobby-role-order = Seats with a fleet come first, then those without one: first those of the first team, then those of the second.
lobby-role-side = A seat without a fleet belongs to a team. Name side 0 or 1.
lobby-role-fleet = This seat has no fleet. Leave it out.
lobby-role-battle = A game that starts with a battle has only seats with a fleet. Start it with setup.
lobby-admiral-one-more = A Grand Admiral without a fleet is an additional player (SEC-65). Give up your seat first, or leave the place to somebody else.
lobby-admiral-one = A team has one Grand Admiral (SEC-65). Leave out the second place.
lobby-admiral-teams-only = Only a team of two or more players with a fleet each can have a Grand Admiral without a fleet (SEC-65). Choose Sector Fleet for four, six or eight.
lobby-admiral-other-team = That is the other team’s decision (SEC-65). You can add a Grand Admiral to your own team.
lobby-admiral-taken = { $player } is Grand Admiral without a fleet (SEC-65). You can watch, or ask the host.
lobby-admiral-no-fleet = A Grand Admiral without a fleet brings none (SEC-65). Sit on another seat to bring yours.
lobby-teammates-option = Only in team play do players share a fleet (OPT-05). Add the option team play to a standard game.
lobby-shared-sizes = Teams of { $one } and { $other } cannot share two fleets (OPT-05). Teams are as equal as possible, with up to four players each and three or more in all.
lobby-teammate-one-more = Each seat of a shared fleet needs a different person (OPT-05). Leave this one to somebody else, or to a computer.
lobby-teammate-no-fleet = { $commander } is Team Commander and brings your team’s fleet (OPT-06). Ask { $commander } for it.
lobby-commander-first = { $commander } has not brought your team’s fleet yet (OPT-06). You can be ready after that.
lobby-nothing-shared = There is no shared fleet to divide (OPT-05). In team play the Team Commander brings it first.
lobby-cards-count = Your fleet has { $cards } ships and squadrons. Name a player for each of them (OPT-07).
lobby-cards-team = Only players of your own team can control its ships and squadrons (OPT-07). Name one of them for each card.
lobby-cards-idle = { $player } would control no ship or squadron (OPT-07). Give everybody in the team at least one.
lobby-no-team = There is no such team. Teams are 0 and 1.

# Unique cards of a team
lobby-swap-asked = { $player } asks { $other } for { $name } (SEC-24).
lobby-swap-none = Nobody in your team had that card before you. Your fleet can keep it.
lobby-swap-declined = { $player } keeps { $name } (SEC-24). Leave it out, or use another card.
lobby-swap-over = That question is no longer open.

# What a team tells its Grand Admiral
lobby-advice-answered = That question has already been answered. The board shows what happened.
lobby-advice-own = You can suggest answers only to what your Grand Admiral decides for the team.
lobby-advice-unreadable = That is not an answer to “{ $question }” Suggest one of the options.
lobby-advice-to-yourself = You have no Grand Admiral to ask: you decide yourself (SEC-27).
lobby-advice-computer = The Grand Admiral of your team, { $player }, is a computer. It decides by itself.
lobby-advice-long = That is too long. A line to your Grand Admiral has up to { $most } characters.
lobby-point-outside = That place is outside the play area. Point at a place on it.
lobby-too-quick = You are sending messages too quickly. Wait a moment.

# The list of open tables
lobby-private = A game that nobody may watch cannot be on the list of open tables. Allow spectators with the link, or send your friends the link of the table.
lobby-not-open = This table is no longer open: its host took it off the list, or all seats are taken. Choose another table, or open your own.
