"""Officers, by what they change."""

from armada.effects.upgrades.officer import (
    attacks,
    commands,
    counting,
    defense,
    dice,
    gifts,
    movement,
    raids,
    repairs,
    squadrons,
)

__all__ = ["attacks", "commands", "counting", "defense", "dice", "gifts", "movement", "raids", "repairs", "squadrons"]
