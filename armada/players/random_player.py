"""The random player: any legal answer, each as likely as another. The best tester there is."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.engine.questions import Question


class RandomPlayer:
    """Answers at random, from a seed of its own."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def answer(self, question: Question[Any]) -> Any:
        """A legal answer at random."""
        return question.sample(self._rng)
