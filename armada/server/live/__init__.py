"""Live play: one socket for each seat or spectator."""
