"""Effort: how much is tried out for one answer; less, the more ships and squadrons there are to value each time.

It counts what is done and never looks at a clock, so the same seed gives the same answer on every machine.
"""

from __future__ import annotations

from typing import Final

from armada.rules.game import Game
from armada.state.records import IN_PLAY

FEW_UNITS: Final = 32
"""Up to this many ships and squadrons in play, more than two players usually have, nothing is saved."""


def is_crowded(game: Game) -> bool:
    """Whether there is so much in play that less has to be tried out."""
    return _units(game) > FEW_UNITS


def affordable(game: Game, most: int, least: int = 1) -> int:
    """How many trials can be afforded: each values every ship and squadron, most of them against all enemies."""
    return max(least, most * FEW_UNITS**2 // max(FEW_UNITS, _units(game)) ** 2)


def _units(game: Game) -> int:
    return sum([unit.status is IN_PLAY for unit in game.state.units])
