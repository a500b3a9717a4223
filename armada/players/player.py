"""What a player is: a program that answers the questions of one seat, from what that seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.knowledge import SeatKnowledge
from armada.rules.game import Game
from armada.state.game_state import Outcome


class Player(Protocol):
    """Answers questions. It keeps nothing of the games it is shown."""

    name: str

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        """A legal answer to a question of the seat whose knowledge this is."""
        ...


def answer_of(player: Player, game: Game, question: Question[Any]) -> Any:
    """What a player answers to an open question of a game, as the question declares it."""
    return question.kind.canonical(player.answer(SeatKnowledge(game, question.seat), question))


def play_out(game: Game, players: Mapping[Seat, Player]) -> Outcome:
    """Play a game to its end; every answer is taken as it is, unchecked."""
    while questions := game.questions:
        question = questions[0]
        game.play(answer_of(players[question.seat], game, question), question.seat)
    outcome = game.state.outcome
    assert outcome is not None, "a game without a question is over"
    return outcome
