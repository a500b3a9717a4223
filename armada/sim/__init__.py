"""Batches of games: many games at once, and statistics of their results."""
