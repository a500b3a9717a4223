"""Effects of upgrade cards, one module per slot."""
