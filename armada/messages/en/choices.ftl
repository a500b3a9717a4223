# The choices for a new game, and the rules that its players agreed on.

choices-faction-rebel = Rebel Alliance
choices-faction-empire = Galactic Empire
choices-faction-republic = Galactic Republic
choices-faction-separatist = Separatist Alliance
choices-printing-2016 = 2016: cards as they were that year
choices-printing-final = Final: cards with the last official errata
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
choices-at-zero-concede = Whoever runs out of time concedes
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
choices-agreed-final = All cards have the last official errata.
