"""Batches of games: many games at once, and what comes of them in figures."""
