"""Titles, by what they change."""

from armada.effects.upgrades.title import (
    attacks,
    burdens,
    collisions,
    commands,
    defense,
    dice,
    movement,
    reductions,
    shields,
    squadrons,
)

__all__ = [
    "attacks",
    "burdens",
    "collisions",
    "commands",
    "defense",
    "dice",
    "movement",
    "reductions",
    "shields",
    "squadrons",
]
