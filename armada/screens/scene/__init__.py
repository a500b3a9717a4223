"""Everything on the table: ships, squadrons, zones, the attack, the end of a game."""
