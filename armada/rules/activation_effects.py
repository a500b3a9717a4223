"""Effects of the rules in attacks and maneuvers of an activating ship, usable at any time of it (ACT.ANY).

These moments lie inside windows, so they are offered there, in the order their user likes.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from armada.engine.effects import Effect, offer
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.rules.any_time import any_time
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import ACT_ANY, ATK_3_MODIFY, MAN_1_MODIFY, MAN_AFTER
from armada.state.records import UnitId

P = TypeVar("P", Attack, ExecuteManeuver)


class UseAnyTime(Effect[P], Generic[P], kw_only=True):
    """Use an effect that can be used at any time of the activation."""

    is_repeatable = True

    def acting(self, subject: P) -> UnitId:
        """The ship or squadron that attacks or moves: nothing is offered unless it is the activating ship."""
        raise NotImplementedError

    def decider(self, game: Game, subject: P) -> Seat:
        """The controller of the card."""
        moment = any_time(game)
        assert moment is not None
        return game.possible_effects(ACT_ANY, moment)[0].decider(game, moment)

    def can_resolve(self, game: Game, subject: P) -> bool:
        """There is such an effect, and the activating ship itself attacks or moves."""
        moment = any_time(game)
        return moment is not None and moment.ship == self.acting(subject)

    @rule("FX-11")
    def resolve(self, game: Game, subject: P) -> StepResult:
        """Open the moment."""
        moment = any_time(game)
        assert moment is not None
        return Call(moment, then=DONE)


@offer("any_time", at=ATK_3_MODIFY, standing=True)
class AnyTimeInAttack(UseAnyTime[Attack], kw_only=True):
    """While the activating ship resolves attack effects."""

    def acting(self, attack: Attack) -> UnitId:
        """The attacker."""
        return attack.attacker


class AnyTimeInManeuver(UseAnyTime[ExecuteManeuver], kw_only=True):
    """While the activating ship executes a maneuver."""

    def acting(self, maneuver: ExecuteManeuver) -> UnitId:
        """The ship that moves."""
        return maneuver.ship


@offer("any_time", at=MAN_1_MODIFY, standing=True)
class AnyTimeInCourse(AnyTimeInManeuver, kw_only=True):
    """While its course is determined."""


@offer("any_time", at=MAN_AFTER, standing=True)
class AnyTimeAfterManeuver(AnyTimeInManeuver, kw_only=True):
    """After the maneuver."""
