"""How far an attack has come: the step of the Rules Reference it is at, and the damage it totals so far."""

from __future__ import annotations

from typing import Final

from armada.analysis.progress import Progress
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.queries import BRACE, DAMAGE_TOTAL
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


def damage_so_far(game: Game, attack: Attack) -> int:
    """What the pool comes to as it is now."""
    if not game.is_in_play(attack.defender):
        return 0
    icons = attack.pool.hits + (attack.pool.crits if attack.is_ship_to_ship(game) else 0)
    total = max(0, game.ask(DAMAGE_TOTAL, attack, icons))
    return total - game.ask(BRACE, attack, total // 2) if attack.is_braced else total
