"""How far an attack has come: the step of the Rules Reference it is at, and the damage it totals so far."""

from __future__ import annotations

from typing import Final

from armada.analysis.progress import Progress
from armada.rules.attack import Attack
from armada.rules.timing import ATK_3_START, ATK_5_CRIT

FIRST_OF_STEP: Final = (
    Attack.steps.index(Attack.gather_dice),
    Attack.steps.index(ATK_3_START),
    Attack.steps.index(Attack.spend_defense_tokens),
    Attack.steps.index(ATK_5_CRIT),
)
"""With which of the procedure's steps those of the Rules Reference begin, after the first."""


def attack_step(progress: Progress) -> int:
    """1 declare, 2 roll, 3 attack effects, 4 defense tokens, 5 damage."""
    return 1 + sum([progress.step >= first for first in FIRST_OF_STEP])
