"""What is asked: the question with its options, where they are on the board, and what cannot be chosen and why."""
