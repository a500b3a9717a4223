"""What an answer would do, and measurements of any kind: asked of a copy of the game."""
