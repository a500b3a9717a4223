"""What an effect leaves behind ends with its scope, and not before."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.procedures import NEXT, Call, Outcome, Procedure
from armada.rules.game import Game
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope
from tests.rules.builders import Scenario

MARK = Lasting(key="test_mark", scope=Scope.ATTACK)


class ScopeOuter(Procedure):
    """Stands for an attack in which another one is made."""

    scope: ClassVar[Scope] = Scope.ATTACK
    kept: bool = False

    def mark(self, game: Game) -> Outcome:
        game.emit(LastingBegun(MARK))
        return Call(ScopeInner())

    def look(self, game: Game) -> Outcome:
        self.kept = bool(game.lasting("test_mark"))
        return NEXT

    steps = (mark, look)


class ScopeInner(Procedure):
    """Stands for a counter attack."""

    scope: ClassVar[Scope] = Scope.ATTACK

    def nothing(self, game: Game) -> Outcome:
        return NEXT

    steps = (nothing,)


def test_a_counter_attack_does_not_sweep_what_the_attack_around_it_left() -> None:
    outer = ScopeOuter()
    table = Scenario()
    table.run(outer)
    assert outer.kept
    assert not table.game.lasting("test_mark"), "it ends with the outer one"
