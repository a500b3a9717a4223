### Teams: votes, Grand Admirals, dials shown to teammates, handing over, and the result of a team.

teams-you-as = You, as { $seat }
teams-asked = { $player } decides
teams-seat-of = Seat { $seat }, { $team }
teams-faction =
    { $faction ->
        [rebel] Rebels
        [empire] Empire
        [republic] Republic
        [separatist] Separatists
       *[other] { $faction }
    }
teams-grand-admiral = Grand Admiral

## Choosing a player

# $ships: the call signs of ships, drawn as chips; $count: how many.
teams-ships-can =
    { $count ->
        [one] { $ships } can activate
       *[other] { $ships } can activate
    }
teams-squadrons-can =
    { $count ->
        [one] { $count } squadron can activate
       *[other] { $count } squadrons can activate
    }
teams-ships-in-play = { $ships } in play
teams-left-to-place = left to place: { $what }
teams-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
teams-squadrons =
    { $count ->
        [one] { $count } squadron
       *[other] { $count } squadrons
    }
teams-fleet-cost = fleet { $points }
teams-asks-turn = asks for the turn
teams-suggests = { $player } suggests it
teams-voted = voted for { $player }
teams-voted-for-you = voted for you
teams-voted-for-themselves = voted for themselves
teams-vote-for = Vote for { $player }
teams-vote-for-yourself = Vote for yourself
teams-activates-ship = { $player } activates a ship
teams-activate-ship-yourself = Activate a ship yourself
teams-activates-squadron = { $player } activates a squadron
teams-activate-squadron-yourself = Activate a squadron yourself
teams-deploys = { $player } deploys
teams-deploy-yourself = Deploy yourself
teams-targets = Act against { $player }

## Votes and the Grand Admirals

teams-have-voted = { $done } of { $count } have voted
teams-all-voted =
    { $count ->
        [2] Both have voted
       *[other] All { $count } have voted
    }
teams-revealed-together = Both Grand Admirals are revealed together.
teams-are-admirals =
    { $count ->
        [one] The Grand Admiral
       *[other] The Grand Admirals
    }
teams-appointed =
    { $how ->
        [agreed] The team agreed.
        [drawn] No agreement. Several fleets are the cheapest, so one was drawn by lot.
       *[cheapest] No agreement. This fleet is the cheapest.
    }
teams-continue = Continue

## Consent and proposals

teams-always-this-round = Always yes this round

## Dials

teams-locked = locked
teams-dials-left = { $count } left
teams-your-dials-locked = Your dials are locked
teams-open-again = Open again
teams-until-all-locked = Until everybody has locked you can open them again. What a teammate has seen stays seen.
teams-all-locked-soon = The others are still choosing. What a teammate has seen stays seen.
teams-shown-to = Shown to
teams-nobody = Nobody
teams-team = Team
teams-show-to = Dials of { $ship }, shown to
teams-show-to-one = Show to { $player } alone
teams-shown-when-locked = Shown as soon as everybody has locked. After that it cannot be undone.
teams-shown-to-you = Shown to you by teammates
teams-show-dials = Show dials to teammates
teams-show-dials-how = Only your teammates learn of it. It covers the dials placed now, not later ones, and cannot be undone.
teams-show-now = Show: hold for a second
teams-no-dials = You have no facedown dials to show.
teams-always-show = Always show my team
teams-always-show-how = Whenever all dials are locked, yours are shown to your team. Never to opponents or spectators.

## Handing over

teams-hand-over-dials =
    { $count ->
        [one] { $count } dial to set in secret.
       *[other] { $count } dials to set in secret.
    }
teams-hand-over-vote = A secret vote for the Grand Admiral.
teams-hand-over-other = A secret choice.
teams-hold-dials = Press and hold to see your dials
teams-hold-vote = Press and hold to vote
teams-hold-choices = Press and hold to see your choices
teams-are-done = { $done } of { $count } are done. Nobody’s secrets are in this page until it is held.
teams-is-done = { $player }: done
teams-is-next = { $player }: now
teams-is-to-come = { $player }: to come

## The end

teams-the-team =
    { $faction ->
        [rebel] the Rebels
        [separatist] the Separatists
        [republic] the Republic
       *[empire] the Empire
    }
teams-your-team-wins = Your team wins by { $margin }
teams-team-wins =
    { $faction ->
        [rebel] The Rebels win by { $margin }
        [separatist] The Separatists win by { $margin }
        [republic] The Republic wins by { $margin }
       *[empire] The Empire wins by { $margin }
    }
teams-your-team-wins-because = Your team wins: { $why }
teams-team-wins-because =
    { $faction ->
        [rebel] The Rebels win: { $why }
        [separatist] The Separatists win: { $why }
        [republic] The Republic wins: { $why }
       *[empire] The Empire wins: { $why }
    }
teams-no-ships-left =
    { $faction ->
        [rebel] the Rebels have no ship left but flotillas
        [separatist] the Separatists have no ship left but flotillas
        [republic] the Republic has no ship left but flotillas
       *[empire] the Empire has no ship left but flotillas
    }
teams-all-ships-lost =
    { $faction ->
        [rebel] the Rebels have no ship left
        [separatist] the Separatists have no ship left
        [republic] the Republic has no ship left
       *[empire] the Empire has no ship left
    }
teams-scores-level = the scores are level, and that goes to the second team
teams-conceded =
    { $faction ->
        [rebel] the Rebels conceded
        [separatist] the Separatists conceded
        [republic] the Republic conceded
       *[empire] the Empire conceded
    }
teams-both-fell = both fleets were destroyed together, and that goes to the second team
teams-first-team = first team
teams-second-team = second team
teams-admiral-is = { $order } · Grand Admiral { $player }
teams-player = Player
teams-destroyed = Destroyed
teams-lost = Lost
teams-lost-of = { $lost } of { $cost }
teams-whole-fleet = all ships lost: the whole fleet counts
teams-rest = Rest of fallen fleets
teams-others = Collisions, obstacles and effects
teams-tokens =
    { $count ->
        [one] { $count } victory token
       *[other] { $count } victory tokens
    }
teams-objective = Objective
teams-team-score = Team score
teams-share = Scores count the cost of destroyed ships and squadrons, and victory tokens. A player’s share is what they destroyed or lost. It decides nothing.
teams-sector-points = Tournament points, sector table
teams-from = { $from }–{ $to }
teams-from-on = { $from }+
teams-see-destroyed = { $name }, destroyed in round { $round }: see it in the replay
teams-replay-through = Replay through the eyes of
teams-everybody = Everybody
teams-dials-as-seen = Dials appear as that player saw them: their own, and those that were shown to them.
