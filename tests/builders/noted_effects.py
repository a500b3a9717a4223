"""Effects that only note that they were resolved, and tables on which several players share a side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from armada.engine.effects import Cost, Effect, offer
from armada.engine.procedures import DONE, Procedure, StepResult
from armada.engine.seats import Seat
from armada.engine.timings import Timing
from armada.rules.game import Game
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario

Condition = Callable[[Effect[Any], Game, Any], bool]


class Noted(Effect[Any], kw_only=True):
    """An effect that only notes that it was resolved."""

    condition: ClassVar[Condition | None] = None

    def can_resolve(self, game: Game, subject: Any) -> bool:
        condition = type(self).condition
        return condition is None or condition(self, game, subject)

    def resolve(self, game: Game, subject: Any) -> StepResult:
        game.emit(EffectNoted(self.ident, self.seat))
        return DONE


def noted(when: Condition | None = None) -> type[Effect[Any]]:
    """A new effect that only notes that it was resolved, under a condition."""

    class NotedEffect(Noted, kw_only=True):
        condition: ClassVar[Condition | None] = staticmethod(when) if when else None

    return NotedEffect


def offer_at_cost(key: str, at: Timing[Any], cost: Cost) -> None:
    """Register an effect with a cost; use it with the fixture `made_up`, which forgets it again."""
    offer(key, at=at, cost=cost)(noted())


def resolved(table: Scenario) -> list[str]:
    """The effects that were resolved, in order."""
    return [event.effect for event in table.all(EffectNoted)]


class NothingHappens(Procedure):
    """Nothing happens."""

    steps: ClassVar[tuple[object, ...]] = ()


def run_with_seats(table: Scenario, sides: Sequence[int], seats: dict[int, int], procedure: Procedure) -> Scenario:
    """Carry out a procedure with a seat for each of these sides, and some units given to other seats."""
    table.sides = tuple(sides)
    table.units = [replace(unit, seat=Seat(seats.get(unit.id, unit.seat))) for unit in table.units]
    return table.run(procedure)
