"""The table of the defense tokens: the outcome of each set, the best one marked, which is what a plan spends."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.analysis.defenses import Defended, outcomes_of
from armada.engine.questions import Question
from armada.players.greedy.defense import DefenseChoice
from armada.rules.attack import Attack
from armada.rules.game import Game


def defense_rows(game: Game, question: Question[Any]) -> tuple[Defended, ...]:
    """The rows of the table; the best one spares the defender more than its tokens are worth."""
    rows, attack = outcomes_of(game, question), game.innermost(Attack)
    if not rows or attack is None:
        return rows
    defense = game.unit(attack.defender).defense

    def kinds(tokens: tuple[int, ...]) -> list[str]:
        return sorted([defense[token].kind for token in tokens])

    wanted = kinds(DefenseChoice(game, attack).best(question.options).tokens)
    if all(kinds(row.tokens) != wanted for row in rows):
        return rows
    return tuple([msgspec.structs.replace(row, best=kinds(row.tokens) == wanted) for row in rows])
