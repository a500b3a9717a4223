### Worauf sich Spieler vor einem Spiel einigen, und warum so nicht gespielt werden kann.

agreements-two-teams = Ein Teamspiel braucht zwei Teams (OPT-05). Nenne die Spieler, die sich jede Flotte teilen.
