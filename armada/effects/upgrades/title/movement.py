"""Titles of maneuvers and obstacles."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import ResolveObstacle
from armada.rules.queries import YAW
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.timing import MAN_1_MODIFY, MAN_AFTER, MAN_OBSTACLES


@offer("jainas_light", at=MAN_OBSTACLES)
class JainasLight(ShipEffect[ResolveObstacle], kw_only=True):
    """The ship ignores an obstacle that it overlaps."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        """It has not acted yet."""
        return obstacle.ship == self.ship and not obstacle.was_resolved and not obstacle.replaced

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> StepResult:
        """A station may be used all the same: then the card is not."""
        obstacle.replaced = True
        return DONE


@offer("quantum_storm", at=MAN_AFTER, cost=EXHAUST)
class QuantumStorm(ShipEffect[ExecuteManeuver], kw_only=True):
    """Navigate: after a maneuver, execute a maneuver at speed 1 straight ahead."""

    @rule("FX-07")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """In the maneuver just executed the ship resolved a Navigate command."""
        return maneuver.ship == self.ship and maneuver.navigated and game.is_in_play(self.ship)

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """With all that belongs to a maneuver; the dial is left alone."""
        return Call(ExecuteManeuver(ship=self.ship, granted_speed=1, by=self.key), then=DONE)


@modifier("quantum_storm", at=YAW, stage=Stage.LIMIT)
def quantum_storm(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """In the maneuver that the card grants no joint can be clicked."""
    return (0,) * len(yaws) if maneuver.by == card.key and maneuver.ship == card.unit else yaws


@modifier("harrow", at=YAW, stage=Stage.SET)
def harrow(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """In maneuvers of the ship at speed 1 the yaw value is II."""
    if maneuver.ship != card.unit or not yaws or maneuver_speed(game, maneuver) != 1:
        return yaws
    return (2, *yaws[1:])


@offer("swift_return", at=MAN_1_MODIFY)
class SwiftReturn(ShipEffect[ExecuteManeuver], kw_only=True):
    """While determining its course at distance 1-2 of an obstacle, change the speed by 1 or raise a yaw value by 1."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """An obstacle is there."""
        if maneuver.ship != self.ship:
            return False
        here = game.body(self.ship)
        return any(Distance.TWO.reaches(measure(here, obstacle).mm) for obstacle in game.obstacle_bodies())

    @rule("MOVE-05", "MOVE-11", "MOVE-28")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """It is no Navigate command; who leaves the speed as it is turns more sharply."""
        now = game.ship(self.ship).speed
        speed = yield from choose(self.seat, NEW_SPEED, speeds_in_reach(game, self.ship, 1))
        if speed == now:
            maneuver.yaw += 1
            return DONE
        return Call(ChangeSpeed(ship=self.ship, speed=speed, by=self.seat), then=DONE)
