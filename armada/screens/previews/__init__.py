"""Previews of answers, and measurements of any kind: asked of a copy of the game."""
