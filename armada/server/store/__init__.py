"""The store of games: a log of entries for each game, and documents such as fleets, behind one small interface."""
