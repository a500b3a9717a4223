"""The player protocol: a program that answers the questions of one seat, from what that seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.knowledge import SeatKnowledge
from armada.rules.game import Game
from armada.state.game_state import Outcome


class Player(Protocol):
    """Answers questions. It stores nothing about the games it sees."""

    name: str

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        """A legal answer to a question of the seat with this knowledge."""
        ...


def answer_of(player: Player, game: Game, question: Question[Any]) -> Any:
    """The answer of a player to an open question, in the type that the question declares."""
    return question.kind.canonical(player.answer(SeatKnowledge(game, question.seat), question))


def play_out(game: Game, players: Mapping[Seat, Player]) -> Outcome:
    """Play a game to its end; answers are not checked."""
    while questions := game.questions:
        question = questions[0]
        game.play(answer_of(players[question.seat], game, question), question.seat)
    outcome = game.state.outcome
    assert outcome is not None, "a game without a question is over"
    return outcome
