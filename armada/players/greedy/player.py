"""The greedy player: one step ahead, with a value for every position and the exact odds of every attack."""

from __future__ import annotations

from typing import Any

from armada.engine.questions import Question
from armada.engine.windows import EFFECT
from armada.players.greedy.effects import choose_card_effect
from armada.players.greedy.lookahead import best_answer
from armada.players.greedy.policy import choice_for
from armada.players.knowledge import SeatKnowledge


class GreedyPlayer:
    """Takes what is best now. The same seed gives the same answer to the same question, seen from the same seat."""

    name = "greedy"

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = f"greedy player {seed}"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        """The best answer by the kind of the question; one of a kind it does not know is tried out."""
        if question.kind is EFFECT:
            return choose_card_effect(knowledge, question, self._seed)
        choice = choice_for(knowledge.game, question)
        if choice is None:
            return best_answer(knowledge, question, self._seed)
        return choice(knowledge.game, question)
