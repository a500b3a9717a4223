"""One viewer's view of a game: the state with secrets removed, and the open questions."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.state.game_state import GameState, Outcome
from armada.views.masking import masked
from armada.views.subject import subject_of


class OpenQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """An open question as a viewer sees it: the options are shown to the seat that is asked, and to nobody else."""

    seat: Seat
    kind: str
    about: int | None = None
    """The ship or squadron that it concerns; of what is decided in secret only who is asked knows it."""

    may_pass: bool = False
    options: tuple[Any, ...] | None = None


class UnderWay(msgspec.Struct, frozen=True, kw_only=True):
    """A procedure that is being carried out: its name, and what a viewer may see of it."""

    name: str
    procedure: Any


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or a spectator, may see it."""

    viewer: Seat | None
    state: GameState
    questions: tuple[OpenQuestion, ...]
    under_way: tuple[UnderWay, ...] = ()
    """The rules being carried out, the innermost last."""

    outcome: Outcome | None = None


def view_of(game: Game, seat: Seat | None) -> View:
    """The view of a seat; None for spectators."""
    return View(
        viewer=seat,
        state=masked(game.state, seat),
        questions=tuple(_seen(game, question, seat) for question in game.questions),
        under_way=tuple(
            UnderWay(name=type(procedure).__name__, procedure=copy(masked(procedure, seat)))
            for procedure in reversed([*game.procedures()])
        ),
        outcome=game.state.outcome,
    )


def _seen(game: Game, question: Question[Any], seat: Seat | None) -> OpenQuestion:
    kind = question.kind.name
    if question.seat != seat:
        about = None if game.asks_in_secret else subject_of(game, question)
        return OpenQuestion(seat=question.seat, kind=kind, about=about)
    return OpenQuestion(
        seat=question.seat,
        kind=kind,
        about=subject_of(game, question),
        may_pass=question.may_pass,
        options=tuple([question.kind.encode(option) for option in question.options]),
    )
