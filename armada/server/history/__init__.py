"""The log of a game: its entries, the game they rebuild, and what is compared when they are read back."""
