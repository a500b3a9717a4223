"""The random player: any legal answer, each equally likely. It is the best tester we have."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.engine.questions import Question
from armada.players.knowledge import SeatKnowledge


class RandomPlayer:
    """Answers at random, from its own seed."""

    name = "random"

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = Random(f"random player {seed}")

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        """A legal answer at random."""
        return question.sample(self._rng)
