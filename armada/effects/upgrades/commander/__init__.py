"""Commanders, by what they change for their fleet."""

from armada.effects.upgrades.commander import attacks, damage, defense, dice, movement, readying, tokens

__all__ = ["attacks", "damage", "defense", "dice", "movement", "readying", "tokens"]
