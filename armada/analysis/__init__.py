"""What a position is worth and what an attack would do, for players and screens alike. It says nothing in words."""
