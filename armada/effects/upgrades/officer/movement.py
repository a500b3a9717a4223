"""Officers of maneuvers, speed and obstacles."""

from __future__ import annotations

from armada.effects.upgrades.officer.commands import WhenRevealing
from armada.effects.verbs.card_effects import ShipEffect, later_rulings, older_rulings
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import ResolveObstacle
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed, can_have_speed, speeds_in_reach
from armada.rules.timing import ACT_1_REVEAL, MAN_OBSTACLES, ROUND_START, SPEED_CHANGE
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


@offer("the_grand_inquisitor", at=SPEED_CHANGE, cost=EXHAUST)
class GrandInquisitor(ShipEffect[ChangeSpeed], kw_only=True):
    """When an enemy ship at distance 1-5 changes its speed, change the speed of this ship by 1."""

    def _speeds(self, game: Game) -> list[int]:
        now = game.ship(self.ship).speed
        return [speed for speed in speeds_in_reach(game, self.ship, 1) if speed != now]

    def can_resolve(self, game: Game, change: ChangeSpeed) -> bool:
        """The dial of the enemy was changed, by whomever."""
        return (
            not game.are_friendly(change.ship, self.ship)
            and bool(self._speeds(game))
            and is_at(game, self.ship, change.ship, Distance.FIVE)
        )

    @rule("MOVE-10", "MOVE-13")
    def resolve(self, game: Game, change: ChangeSpeed) -> Step:
        """It is its own change."""
        speed = yield from choose(self.seat, NEW_SPEED, self._speeds(game))
        return Call(ChangeSpeed(ship=self.ship, speed=speed, by=self.seat), then=DONE)


@offer("ezra_bridger", at=ACT_1_REVEAL, cost=DISCARD)
class EzraBridger(WhenRevealing, kw_only=True):
    """When the ship reveals a command, move an obstacle at distance 1-2 to a place within distance 2 of where it is."""

    def _obstacles(self, game: Game) -> tuple[int, ...]:
        here, places = game.body(self.ship), enumerate(game.state.obstacles)
        on_table = [number for number, obstacle in places if obstacle.pose is not None]
        bodies = zip(on_table, game.obstacle_bodies(), strict=True)
        return tuple([number for number, body in bodies if Distance.TWO.reaches(measure(here, body).mm)])

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """One is there."""
        return super().can_resolve(game, activation) and bool(self._obstacles(game))

    @rule("OBS-14", "ENG-10")
    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Onto nothing; tokens on it go with it, and nobody resolves it by that."""
        band = Distance.TWO.number
        return Call(MoveObstacle(by=self.seat, choices=self._obstacles(game), band=band), then=DONE)
