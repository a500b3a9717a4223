"""`armada game`: make, play, show, replay and verify games, and the game in the terminal."""

from armada.cli.game.command import game

__all__ = ["game"]
