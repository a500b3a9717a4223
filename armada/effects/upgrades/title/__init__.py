"""Titles, by what they change."""

from armada.effects.upgrades.title import attacks, commands, defense, dice, movement, reductions, shields, squadrons

__all__ = ["attacks", "commands", "defense", "dice", "movement", "reductions", "shields", "squadrons"]
