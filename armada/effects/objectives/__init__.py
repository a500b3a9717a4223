"""Effects of objective cards, one module per category, or one for an objective that is long."""

from armada.effects.objectives import assault, defense, fire_lanes, hyperspace_assault, navigation

__all__ = ["assault", "defense", "fire_lanes", "hyperspace_assault", "navigation"]
