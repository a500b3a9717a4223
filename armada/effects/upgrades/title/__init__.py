"""Titles, by what they change."""

from armada.effects.upgrades.title import attacks, commands, defense, movement, squadrons

__all__ = ["attacks", "commands", "defense", "movement", "squadrons"]
