"""Officers of maneuvers, speed and obstacles."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect, later_rulings, older_rulings
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.rules.costs import DISCARD
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import ResolveObstacle
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.speed import ChangeSpeed, can_have_speed
from armada.rules.timing import MAN_OBSTACLES, ROUND_START
from armada.state.records import ShipId


@offer("admiral_titus", at=ROUND_START)
class AdmiralTitus(ShipEffect[Round], kw_only=True):
    """At the start of round 1, change the speed of an enemy ship by 1."""

    def _speeds(self, game: Game, ship: ShipId) -> list[int]:
        speed = game.ship(ship).speed
        return [new for new in (speed - 1, speed + 1) if new >= 0 and can_have_speed(game, ship, new)]

    def _targets(self, game: Game) -> list[ShipId]:
        return [ship for ship in enemy_ships(game, self.ship) if self._speeds(game, ship)]

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There is one."""
        return round.number == 1 and bool(self._targets(game))

    def resolve(self, game: Game, round: Round) -> Step:
        """Up or down, to 0 too."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        speed = yield from choose(self.seat, NEW_SPEED, self._speeds(game, ship))
        return Call(ChangeSpeed(ship=ship, speed=speed, by=self.seat), then=DONE)


@offer("chart_officer", at=MAN_OBSTACLES, cost=DISCARD, profiles=older_rulings)
class ChartOfficer(ShipEffect[ResolveObstacle], kw_only=True):
    """Before an obstacle acts on the ship after a maneuver, skip its effect."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        """It has not acted yet."""
        return obstacle.ship == self.ship and not obstacle.was_resolved and not obstacle.replaced

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> StepResult:
        """Others overlapped act all the same."""
        obstacle.replaced = True
        return DONE


@offer("chart_officer", at=MAN_OBSTACLES, cost=DISCARD, profiles=later_rulings)
class ChartOfficerLater(ChartOfficer, kw_only=True):
    """The same for all obstacles that the ship overlaps in that maneuver, or none."""

    @rule("EXT-ruling-15")
    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        """No other has acted."""
        maneuver = game.innermost(ExecuteManeuver)
        acted = () if maneuver is None else maneuver.acted
        return super().can_resolve(game, obstacle) and all(other == obstacle.obstacle for other in acted)

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> StepResult:
        """None of them acts."""
        maneuver = game.innermost(ExecuteManeuver)
        if maneuver is not None:
            maneuver.obstacles = ()
        return super().resolve(game, obstacle)


@offer("admiral_ozzel_officer", at=ROUND_START)
class AdmiralOzzelOfficer(ShipEffect[Round], kw_only=True):
    """At the start of round 1, execute a maneuver at speed 1."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """In the first round only."""
        return round.number == 1

    @rule("MOVE-28", "MOVE-29", "MOVE-30")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """With the yaw of speed 1; the dial is left alone."""
        return Call(ExecuteManeuver(ship=self.ship, granted_speed=1, by=self.key), then=DONE)
