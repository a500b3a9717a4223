# The choices for a new game, and the rules that its players agreed on.

choices-faction-rebel = Rebel Alliance
choices-faction-empire = Galactic Empire
choices-faction-republic = Galactic Republic
choices-faction-separatist = Separatist Alliance
choices-printing-2016 = 2016: cards as they were that year
choices-printing-final = 2025 (last official): cards with all errata
choices-level-greedy = Good: looks ahead and knows the odds
choices-level-random = Harmless: plays at random
choices-spectators-link = Anyone with the link
choices-spectators-all = Everybody: the game is listed
choices-spectators-none = Nobody but the players
choices-no-clock = No clock
choices-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
choices-clock-tournament = { $minutes } minutes, as in a tournament
choices-at-zero-concede = A player who runs out of time concedes
choices-at-zero-warning = A warning only
choices-at-zero-computer = The computer answers
choices-at-zero-teammate = A teammate stands in
choices-size = { $points }
choices-size-core-set = Core set, { $points }
choices-size-extended = { $points }, extended setup area
choices-size-usual = { $points }, the usual size
choices-format-core-set = Core set
choices-format-core-set-summary = A first game of 180 points a side, with the cards of one core set.
choices-people-computers = Me and computers
choices-people-link = Friends by link
choices-people-here = Friends at this screen
choices-people-watch = Only computers

# $profile: the name of a profile, such as Standard or Sector Fleet.
choices-agreed-profile = { $profile } rules.
choices-agreed-unlimited-rounds = Unlimited Rounds: the game ends when a side is eliminated.
choices-agreed-final = All cards are in the last official printing, of 2025.

## Profiles and options of a game

choices-profile-standard = Standard
    .summary = The game of the Rules Reference: 300 points, or any limit on which the players agree.
choices-profile-tournament = Tournament
    .summary = A match of an event: 400 points.
choices-profile-sector_fleet = Sector Fleet
    .summary = Large battles of 600 to 1200 points a side, for two players or for two teams of up to four.
choices-profile-extended = 2025 (last official)
    .summary = The last official rules, as far as they are written: 400 points, four factions, every card in its last printing.
choices-option-legacy_300 = Tournaments at 300 points with at most 100 points of squadrons, as the event rules still print.
choices-option-two_flotillas = A fleet cannot contain more than two flotillas, as later event rules say.
choices-option-no_flagship_flotilla = A flotilla cannot equip a commander, as the later Rules Reference says.
choices-option-ace_limit = One unique squadron with defense tokens for each 100 points of the limit, as the later Rules Reference says.
choices-option-one_tool = One tool at a time: while a course is tried, nothing is measured from where it would end.
choices-option-two_factions = Rebel and Imperial fleets only, as in the Rules Reference; the factions of the Clone Wars stay out.
choices-option-team_play = Team play: two teams of up to four players, each of which shares one fleet.
# A game whose fleets are still to come: its profile, the number of fleets, and the points of each.
choices-format = { $profile }, { $seats } × { $points }

## Profiles and tiers of events

choices-event-tournament = Tournament Rules 2.0.1
    .summary = 5 to 10 tournament points for the winner; a bye is worth 8 and a margin of 61.
choices-event-sector_fleet = Sector Fleet
    .summary = 6 to 10 tournament points for the winner, by the table for large battles.
choices-event-official_2016 = Official table of 2016
    .summary = 6 to 10 tournament points for the winner; a bye is worth 8 and a margin of 140.
choices-event-custom = Our own rules
    .summary = Begins as the Tournament Rules; table, bye, points and length of a round are the organiser's to set.
choices-tier-casual = Casual
    .summary = Leagues and game nights.
choices-tier-competitive = Competitive
    .summary = Store championships and other single events.
choices-tier-premier = Premier
    .summary = Regional, national and world championships.
choices-house-tournament-1 = A player whose opponent does not show up scores as for a bye; the absent player scores nothing.
choices-house-sector_fleet-1 = The Sector Fleet rules do not mention byes: a bye is worth 8 points, with the smallest margin that scores 8.
choices-house-sector_fleet-2 = The Sector Fleet rules do not mention concessions: a player who concedes scores no tournament points.
choices-house-sector_fleet-3 = A player whose opponent does not show up scores as for a bye; the absent player scores nothing.
choices-house-official_2016-1 = A player whose opponent does not show up scores as for a bye; the absent player scores nothing.
choices-house-custom-1 = The organiser has set the tournament points of this event.
