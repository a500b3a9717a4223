### What players agree on before a game, and why a game cannot be played like that.

agreements-illegal-fleets = These fleets cannot play:
agreements-first-team = First team
agreements-second-team = Second team
# $cards: cards with their kinds.
agreements-not-written =
    { $count ->
        [one] This game cannot be played by the rules: the effect of 1 of its cards is not written yet. It is { $cards }. Leave it out, or allow it without effect.
       *[other] This game cannot be played by the rules: the effects of { $count } of its cards are not written yet. They are { $cards }. Leave them out, or allow them without effect.
    }
agreements-position-not-written =
    { $count ->
        [one] This position cannot be played by the rules: the effect of 1 of its cards is not written yet: { $cards }. Allow it without effect.
       *[other] This position cannot be played by the rules: the effects of { $count } of its cards are not written yet: { $cards }. Allow them without effect.
    }
agreements-printings = These fleets cannot meet: some are built with the cards of 2016, some with the final ones (FLEET-02). Read them all in one printing.
agreements-unlimited-rounds = A { $profile } game cannot have Unlimited Rounds (OPT-01). Play it by the profile standard.
# $area: as it was asked for; $areas: those that can be.
agreements-play-area = A { $profile } game of { $points } points cannot be played on the play area “{ $area }” ({ $rule }). It can be played on: { $areas }.
agreements-limit = { $points } points cannot be the limit (FLEET-05). Agree on 1 point or more, { $example } for example.
agreements-sealed = The fleets are fixed: all players have handed in theirs and seen the others (FLEET-21).

## Sides and teams

agreements-sides = { $fleets } fleets cannot play on the sides { $sides }: { $half } are on side 0, { $half } on side 1 (SEC-16). Name a side for each fleet, or none at all.
agreements-admirals = { $fleets } fleets cannot be played with Grand Admirals without a fleet for the sides { $sides } (SEC-65). Each team of two or more players can have one: name side 0, side 1, or both.
agreements-two-teams = Team play needs two teams (OPT-05). Name the players who share each fleet.
agreements-shared-fleets = { $teams } teams cannot share { $fleets } fleets (OPT-05). Name two teams and give each one fleet.
agreements-team-sizes = Teams of { $one } and { $other } players cannot play (OPT-05). A team has one to { $most } players.
agreements-two-players = Two players do not share a fleet (OPT-05). Leave out team play, or name more players.
agreements-unequal-teams = { $players } players do not split into { $one } and { $other } (OPT-05): teams are as equal as possible. Make teams of { $more } and { $fewer }.
agreements-controller-lists = { $lists } lists of controllers do not fit { $fleets } fleets (OPT-07). Give one list for each fleet, or none at all to share its cards out evenly.
agreements-controllers = Fleet { $fleet } has { $cards } ships and squadrons, but controllers for { $controllers } (OPT-07). Name one controller for each: first for the ships, then for the squadrons.
agreements-controller-place = No player of team { $team } has the place { $place } (OPT-07). Its places are 0, the Team Commander, to { $last }.
agreements-idle-player = { $player } of team { $team } controls no ship or squadron (OPT-07). Give each player at least one, or play with fewer players.

## Fleets drawn at random

agreements-random-faction = No { $faction } fleet of { $points } points can be built: this game does not include that faction (FLEET-22). Choose another.
# $what: ship or commander.
agreements-random-cards = No { $faction } fleet of { $points } points can be built: the cards to choose from include no { $what ->
        [ship] ship
       *[commander] commander
    } (FLEET-11). Allow more cards.
agreements-random-flagship = No { $faction } fleet of { $points } points can be built: the cheapest flagship with a commander costs { $least } (FLEET-11). Raise the limit.
agreements-random-objective = No { $faction } fleet of { $points } points can be built: the cards to choose from include no { $category ->
        [assault] assault
        [defense] defense
       *[navigation] navigation
    } objective (FLEET-20). Allow more cards.
