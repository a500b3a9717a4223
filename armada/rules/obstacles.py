"""Obstacles: what a ship or squadron overlaps after it moved, and what that does to it (OBS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from armada.catalog.shapes import ObstacleKind, obstacle_shape, obstacle_tokens
from armada.engine.effects import Effect, trigger
from armada.engine.procedures import DONE, NEXT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_obstacle
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard, discard_damage_card
from armada.rules.game import Game
from armada.rules.queries import OBSTACLE_EFFECT, OnObstacle
from armada.rules.speed import can_have_speed
from armada.rules.timing import MAN_AFTER, MAN_OBSTACLES
from armada.state.events.commands import SpeedChanged
from armada.state.events.movement import ObstacleResolved
from armada.state.records import ShipId, UnitId

if TYPE_CHECKING:
    from armada.rules.ship_movement import ExecuteManeuver

STATION_CARD = Kind[int]("station card")

MOST_OBSTACLES: Final = 16
"""As many as there are obstacle tokens, and a few more."""

DEBRIS_DAMAGE: Final = 2
EXOGORTH_DAMAGE: Final = 1
PURRGIL_DAMAGE: Final = 1
"""What a purrgil does to a squadron; a ship suffers as much as its speed."""

HURTS_SHIPS: Final = (ObstacleKind.ASTEROID, ObstacleKind.DEBRIS)
"""The fields of rocks and wrecks, of which cards speak."""

ACTS_ON_ALL: Final = (ObstacleKind.STATION, ObstacleKind.PURRGIL)
ACTS_ON_SHIPS: Final = (*HURTS_SHIPS, ObstacleKind.EXOGORTH, ObstacleKind.GRAVITY_RIFT)
AT_SPEED: Final = (ObstacleKind.PURRGIL, ObstacleKind.GRAVITY_RIFT)
"""The obstacles that do nothing to a ship at speed 0."""


def kind_of(game: Game, obstacle: int) -> ObstacleKind:
    """The kind of an obstacle."""
    return obstacle_tokens()[game.state.obstacles[obstacle].key].kind


@rule("OBS-01", "OBS-02", "OBS-09", "OBS-14")
def overlapped_obstacles(game: Game, unit: UnitId) -> tuple[int, ...]:
    """The obstacles on which a ship or squadron lies now, in the order in which they came into the game."""
    body = game.body(unit)
    assert len(game.state.obstacles) <= MOST_OBSTACLES, "there are more obstacles than effects of obstacles"
    return tuple(
        [
            place
            for place, obstacle in enumerate(game.state.obstacles)
            if obstacle.pose is not None
            and overlaps(body, place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose))
        ]
    )


@rule("OBS-03", "OBS-04", "OBS-05", "OBS-06", "OBS-07", "EXT-obstacle-05")
def does_act(game: Game, unit: UnitId, obstacle: int) -> bool:
    """Whether an obstacle does anything to a ship or squadron that overlaps it; dust does nothing."""
    kind = kind_of(game, obstacle)
    acts = kind in ACTS_ON_ALL or (kind in ACTS_ON_SHIPS and game.is_ship(unit))
    return game.ask(OBSTACLE_EFFECT, OnObstacle(unit, obstacle), acts)


@all_open
class ResolveObstacle(Procedure, kw_only=True):
    """A ship resolves an obstacle that it overlaps after a maneuver.

    Its window opens twice: before, when an effect can replace that of the obstacle (`replaced`), and after, for effects
    that ask whether it did harm (`did_harm`).
    """

    ship: ShipId
    obstacle: int
    replaced: bool = False
    was_resolved: bool = False
    did_harm: bool = False

    @rule("OBS-03", "OBS-04", "OBS-15", "DMG-05", "DMG-27")
    def resolve(self, game: Game) -> StepResult:
        """An asteroid field deals a faceup damage card; others do damage on a hull zone that the owner chooses."""
        if self.replaced:
            return DONE
        kind = kind_of(game, self.obstacle)
        game.emit(ObstacleResolved(self.ship, self.obstacle, kind.value))
        self.was_resolved = True
        if kind is ObstacleKind.ASTEROID:
            return Call(DealDamageCard(ship=self.ship, faceup=True, by=kind.value))
        amount = damage_to_ship(game, self.ship, kind)
        return Call(SufferDamage(unit=self.ship, amount=amount, by=kind.value)) if amount else NEXT

    def count_harm(self, game: Game) -> StepResult:
        """A card that was prevented is no harm; shields lost are."""
        card = game.result(DealDamageCard)
        self.did_harm = card.was_dealt if card is not None else game.result(SufferDamage) is not None
        return NEXT

    @rule("EXT-obstacle-16")
    def stop_at_rift(self, game: Game) -> StepResult:
        """A gravity rift sets the speed dial to 0; that is no change by the ship's own effect."""
        is_rift = kind_of(game, self.obstacle) is ObstacleKind.GRAVITY_RIFT
        if is_rift and game.ship(self.ship).speed and can_have_speed(game, self.ship, 0):
            game.emit(SpeedChanged(self.ship, 0))
        return NEXT

    @rule("OBS-05")
    def use_station(self, game: Game) -> Step:
        """At a station the owner may choose a damage card, faceup or facedown, and be rid of it."""
        if kind_of(game, self.obstacle) is not ObstacleKind.STATION:
            return NEXT
        cards = range(len(game.ship(self.ship).damage))
        place = yield from choose(game.controller(self.ship), STATION_CARD, cards, may_pass=True)
        if place is not PASS:
            discard_damage_card(game, self.ship, place)
        return NEXT

    steps = (MAN_OBSTACLES, resolve, count_harm, stop_at_rift, use_station, MAN_OBSTACLES)


@rule("OBS-04", "EXT-obstacle-08", "EXT-obstacle-17")
def damage_to_ship(game: Game, ship: ShipId, kind: ObstacleKind) -> int:
    """The damage that a ship suffers on an obstacle; on a purrgil as much as the speed on its dial."""
    amounts = {ObstacleKind.DEBRIS: DEBRIS_DAMAGE, ObstacleKind.EXOGORTH: EXOGORTH_DAMAGE}
    return game.ship(ship).speed if kind is ObstacleKind.PURRGIL else amounts.get(kind, 0)


class ObstacleOverlapped(Effect["ExecuteManeuver"], kw_only=True):
    """After a maneuver, resolve an obstacle that the ship overlapped where the maneuver ended."""

    @property
    def obstacle(self) -> int:
        """Which obstacle."""
        return KEYS[self.card.key]

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship orders obstacles and own effects."""
        return game.controller(maneuver.ship)

    @rule("OBS-01", "OBS-10", "OBS-16")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """The ship ended on it, still exists, and the obstacle has something to do."""
        found = maneuver.obstacles
        if not found or self.obstacle not in found or not game.is_in_play(maneuver.ship):
            return False
        kind, ship = kind_of(game, self.obstacle), game.ship(maneuver.ship)
        if (kind is ObstacleKind.STATION and not ship.damage) or (kind in AT_SPEED and not ship.speed):
            return False
        return does_act(game, maneuver.ship, self.obstacle)

    @rule("OBS-08", "OBS-13", "OBS-15")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """One obstacle after the other, in the owner's order."""
        maneuver.acted += (self.obstacle,)
        return Call(ResolveObstacle(ship=maneuver.ship, obstacle=self.obstacle), then=DONE)


KEYS: Final = {f"obstacle_{place:02}": place for place in range(MOST_OBSTACLES)}
"""Each obstacle is an effect of its own, so that others can come between two of them."""

for _key in KEYS:
    trigger(_key, at=MAN_AFTER, standing=True)(ObstacleOverlapped)
