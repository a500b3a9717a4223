"""The subject of a question: the ship or squadron that it is about, found from the open procedures.

A step can say it (`choose(…, about=ship)`). Else it is the one chosen just before in the same step, or the one that the
innermost procedure names.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from armada.engine.effects import Effect
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.state.records import ShipId, SquadronId, UnitId

UNITS: Final = frozenset({UnitId, ShipId, SquadronId})
"""The types of a field or an answer that names a ship or squadron."""


def subject_of(game: Game, question: Question[Any]) -> int | None:
    """The ship or squadron that a question is about: whose activation, maneuver, attack, command or damage it is.

    In an attack each player is asked about its own: the attacker, or the defender.
    """
    if question.about is not None:
        return question.about
    chosen = _chosen_before(game)
    if chosen is not None:
        return chosen
    bearer: int | None = None
    for procedure in game.procedures():
        named = list(_named(procedure))
        if not named and isinstance(procedure, Effect):
            bearer = procedure.card.unit if bearer is None and procedure.card.unit >= 0 else bearer
        elif named:
            return _own(game, question.seat, [*named, *([] if bearer is None else [bearer])])
    return bearer


def _own(game: Game, seat: Seat, units: list[int]) -> int:
    """The first that belongs to the seat, or else the first."""
    return next((unit for unit in units if game.controller(unit) == seat), units[0])


def _chosen_before(game: Game) -> int | None:
    """The ship or squadron that was chosen just before in the step that asks."""
    for kind, answer in reversed(game.answers_so_far()):
        if answer is not PASS and kind.answer_type in UNITS:
            return int(answer)
    return None


def _named(procedure: Procedure) -> Iterator[int]:
    """The ships and squadrons that a procedure names, in the order of its fields."""
    for field in _naming_fields(type(procedure)):
        unit = getattr(procedure, field)
        if unit is not None:
            yield unit


@cache
def _naming_fields(kind: type[Procedure]) -> tuple[str, ...]:
    """The fields of a procedure that name one ship or squadron."""
    hints = get_type_hints(kind)
    return tuple([name for name in kind.__struct_fields__ if _names_one(hints[name])])


def _names_one(hint: Any) -> bool:
    return hint in UNITS or (get_origin(hint) is Union and any(map(_names_one, get_args(hint))))
