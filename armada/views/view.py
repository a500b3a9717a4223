"""What one viewer may see of a game: the state with secrets removed, and who is asked what."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.procedures import Procedure
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.state.game_state import GameState, Outcome
from armada.views.masking import is_declared, masked


class OpenQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """An open question as a viewer sees it: the options are shown to the seat that is asked, and to nobody else."""

    seat: Seat
    kind: str
    text: str
    may_pass: bool = False
    options: tuple[Any, ...] | None = None


class UnderWay(msgspec.Struct, frozen=True, kw_only=True):
    """A procedure that is being carried out: its name and, where its fields are declared, what a viewer may see."""

    name: str
    procedure: Any = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat, or a spectator, may see it."""

    viewer: Seat | None
    state: GameState
    questions: tuple[OpenQuestion, ...]
    under_way: tuple[UnderWay, ...] = ()
    """The rules being carried out, the innermost last."""

    outcome: Outcome | None = None


def view_of(game: Game, seat: Seat | None) -> View:
    """What a seat may see; None for spectators."""
    return View(
        viewer=seat,
        state=masked(game.state, seat),
        questions=tuple(_seen(question, seat) for question in game.questions),
        under_way=tuple(_told(frame.procedure, seat) for frame in game.frames),
        outcome=game.state.outcome,
    )


def _told(procedure: Procedure, seat: Seat | None) -> UnderWay:
    """A procedure as a viewer sees it; one that declares nothing is told by its name alone."""
    name = type(procedure).__name__
    return UnderWay(name=name, procedure=masked(procedure, seat) if is_declared(type(procedure)) else None)


def _seen(question: Question[Any], seat: Seat | None) -> OpenQuestion:
    if question.seat != seat:
        return OpenQuestion(seat=question.seat, kind=question.kind.name, text=question.text)
    options = tuple([question.kind.encode(option) for option in question.options])
    return OpenQuestion(
        seat=question.seat,
        kind=question.kind.name,
        text=question.text,
        may_pass=question.may_pass,
        options=options,
    )
