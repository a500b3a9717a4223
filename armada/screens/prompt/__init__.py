"""The question with its options, where they are on the board, and which cannot be chosen and why."""
