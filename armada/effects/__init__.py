"""Effects of cards, one key for card and effect: what is printed stands in `data/`, what it does stands here."""
