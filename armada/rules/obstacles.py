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
from armada.rules.timing import MAN_AFTER, MAN_OBSTACLES
from armada.state.events.movement import ObstacleResolved
from armada.state.records import ShipId, UnitId

if TYPE_CHECKING:
    from armada.rules.ship_movement import ExecuteManeuver

STATION_CARD = Kind[int]("station card")

MOST_OBSTACLES: Final = 16
"""As many as there are obstacle tokens, and a few more."""

DEBRIS_DAMAGE: Final = 2
HURTS_SHIPS: Final = (ObstacleKind.ASTEROID, ObstacleKind.DEBRIS)


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


@rule("OBS-03", "OBS-04", "OBS-05", "OBS-06", "OBS-07")
def does_act(game: Game, unit: UnitId, obstacle: int) -> bool:
    """Whether an obstacle does anything to a ship or squadron that overlaps it."""
    kind = kind_of(game, obstacle)
    acts = kind is ObstacleKind.STATION or (kind in HURTS_SHIPS and game.is_ship(unit))
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
        """An asteroid field deals a faceup damage card, a debris field two damage on a hull zone the owner chooses."""
        if self.replaced:
            return DONE
        kind = kind_of(game, self.obstacle)
        game.emit(ObstacleResolved(self.ship, self.obstacle, kind.value))
        self.was_resolved = True
        if kind is ObstacleKind.ASTEROID:
            return Call(DealDamageCard(ship=self.ship, faceup=True, by=kind.value))
        if kind is ObstacleKind.DEBRIS:
            return Call(SufferDamage(unit=self.ship, amount=DEBRIS_DAMAGE, by=kind.value))
        return NEXT

    def count_harm(self, game: Game) -> StepResult:
        """A card that was prevented is no harm; shields lost are."""
        card = game.result(DealDamageCard)
        self.did_harm = card.was_dealt if card is not None else game.result(SufferDamage) is not None
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

    steps = (MAN_OBSTACLES, resolve, count_harm, use_station, MAN_OBSTACLES)


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
        if kind_of(game, self.obstacle) is ObstacleKind.STATION and not game.ship(maneuver.ship).damage:
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
