"""The state of a game: ships, squadrons, dials, tokens, damage; and the events that alone change it."""
