"""The questions of a Grand Admiral that their teammates see too, and to which they can suggest an answer."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.records.game import Game
from armada.rules.deployment import NEXT_PLAYER
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import PLAYER
from armada.rules.token_placement import TOKEN
from armada.screens.prompt.secrets import is_secret

ASKED_OF_ADMIRALS: Final = frozenset([FIRST_PLAYER, OBJECTIVE, OBSTACLE, NEXT_PLAYER, PLAYER, TOKEN])
"""The questions that a Grand Admiral answers for the team."""


def admiral_of(game: Game, seat: Seat) -> Seat | None:
    """The Grand Admiral of a seat's team; None where it is alone."""
    side = game.side_of(seat)
    is_alone = sum([player.side == side for player in game.state.players]) < 2
    return None if is_alone else game.grand_admiral(side)


def is_for_team(game: Game, question: Question[Any]) -> bool:
    """Whether the team of the seat that is asked sees a question: it decides for all, and nothing in it is secret."""
    return (
        question.kind in ASKED_OF_ADMIRALS
        and admiral_of(game, question.seat) == question.seat
        and not is_secret(game, question)
    )
