### The titles of games that are made or joined.

making-first-battle = First battle
making-by-link = A game by link
making-of-friend = A friend’s game
making-title = { $one } v. { $other }
making-rebels = Rebels
making-empire = Empire
making-not-started = The battle could not be started. Try again.
