"""The greedy player: one step ahead, with a value for every position and the exact odds of every attack."""
