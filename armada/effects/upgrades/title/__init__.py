"""Titles, by what they change."""

from armada.effects.upgrades.title import (
    attacks,
    burdens,
    commands,
    defense,
    dice,
    movement,
    reductions,
    shields,
    squadrons,
)

__all__ = ["attacks", "burdens", "commands", "defense", "dice", "movement", "reductions", "shields", "squadrons"]
