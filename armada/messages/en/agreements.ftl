### What players agree on before a game, and why a game cannot be played like that.

agreements-two-teams = Team play needs two teams (OPT-05). Name the players who share each fleet.
