"""Officers, by what they change."""

from armada.effects.upgrades.officer import attacks, commands, defense, gifts, movement, squadrons

__all__ = ["attacks", "commands", "defense", "gifts", "movement", "squadrons"]
