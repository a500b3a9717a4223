"""A lasting effect ends with its scope, and not before."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.procedures import NEXT, Call, Procedure, StepResult
from armada.rules.game import Game
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope
from tests.builders.scenario import Scenario

MARK = Lasting(key="test_mark", scope=Scope.ATTACK)


class AttackWithin(Procedure, kw_only=True):
    """Stands for an attack, and for the counter attack made inside it."""

    scope: ClassVar[Scope] = Scope.ATTACK

    is_counter: bool = False
    kept: bool = False

    def mark(self, game: Game) -> StepResult:
        if self.is_counter:
            return NEXT
        game.emit(LastingBegun(MARK))
        return Call(AttackWithin(is_counter=True))

    def look(self, game: Game) -> StepResult:
        self.kept = bool(game.lasting("test_mark"))
        return NEXT

    steps = (mark, look)


def test_a_counter_attack_does_not_sweep_what_the_attack_around_it_left() -> None:
    outer = AttackWithin()
    table = Scenario()
    table.run(outer)
    assert outer.kept
    assert not table.game.lasting("test_mark"), "it ends with the outer one"
