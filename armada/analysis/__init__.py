"""The value of a position and of an attack, for players and screens alike. It says nothing in words."""
