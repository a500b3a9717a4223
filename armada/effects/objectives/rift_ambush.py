"""Rift Ambush: the gravity rift pulls ships on, and the second player pushes one of the first player's in setup."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import ObjectiveEffect, is_of_first, second_player
from armada.effects.objectives.obstacles import WithoutStation, add_obstacles
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.gravity_rift import is_near_rift
from armada.rules.navigate import NEW_SPEED
from armada.rules.obstacles import kind_of
from armada.rules.queries import OBJECT_PLACE, YAW, ObjectPlace, PlacedObject
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.timing import ACT_END, SETUP_5_BEFORE, SETUP_6_AFTER
from armada.state.records import ShipId

KEY: Final = "rift_ambush"
NO_SHIP: Final = ShipId(-1)  # type: ignore[arg-type]
PULL_SPEED: Final = 1


@trigger("rift_ambush", at=SETUP_5_BEFORE)
class RiftAmbushObstacles(WithoutStation, kw_only=True):
    """The second player places all obstacles: dust fields and the gravity rift too, but not the station."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        super().resolve(game, setup)
        _, second = game.sides_in_order
        plan = setup.obstacles
        more = (*add_dust_fields(game), *add_obstacles(game, ObstacleKind.GRAVITY_RIFT))
        setup.obstacles = replace(plan, obstacles=(*plan.obstacles, *more), placers=(second,))
        return DONE


@modifier("rift_ambush", at=OBJECT_PLACE, stage=Stage.SET)
@rule("SETUP-30")
def rift_ambush_place(game: Game, card: CardInPlay, asked: PlacedObject, place: ObjectPlace) -> ObjectPlace:
    """In setup the rift is placed beyond distance 5 of the players' edges; to move it is not to place it."""
    if asked.number < 0 or place.area != game.play_area.setup_area:
        return place
    if kind_of(game, asked.number) is not ObstacleKind.GRAVITY_RIFT:
        return place
    return place._replace(from_long_edges=Distance.FIVE.end)


@all_open
@offer("rift_ambush", at=SETUP_6_AFTER)
class RiftAmbushPush(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player may push a ship of the first on, and turn its speed dial."""

    ship: ShipId = NO_SHIP

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def can_resolve(self, game: Game, setup: Setup) -> bool:
        """There is one."""
        first, _ = game.sides_in_order
        return bool(game.ships(first))

    @rule("MOVE-28")
    def push(self, game: Game) -> Step:
        """It executes a maneuver at speed 1, straight on."""
        first, _ = game.sides_in_order
        ship = yield from choose(second_player(game), CHOSEN_SHIP, game.ships(first))
        self.ship = ship
        return Call(ExecuteManeuver(ship=ship, granted_speed=PULL_SPEED, by=KEY))

    @rule("SETUP-34", "MOVE-13")
    def change_speed(self, game: Game) -> Step:
        """The second player may change its speed by 1."""
        if not game.is_in_play(self.ship):
            return DONE
        seat = second_player(game)
        speed = yield from choose(seat, NEW_SPEED, speeds_in_reach(game, self.ship, 1), about=self.ship)
        return Call(ChangeSpeed(ship=self.ship, speed=speed, by=seat), then=DONE)

    steps = (push, change_speed)


@trigger("rift_ambush", at=ACT_END)
class RiftAmbush(ObjectiveEffect[ShipActivation], kw_only=True):
    """A ship that ended the maneuver of its activation near the rift is pulled on by another one, at speed 1."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    @rule("EXT-obstacle-15")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """At distance 1-2 of it, at whatever speed."""
        return game.is_in_play(activation.ship) and is_near_rift(game, game.hull(activation.ship))

    @rule("MOVE-28", "MOVE-29", "MOVE-30", "OBS-15")
    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Once in an activation; the rift does not slow it."""
        pull = ExecuteManeuver(ship=activation.ship, granted_speed=PULL_SPEED, by=KEY, ignores_rift=True)
        return Call(pull, then=DONE)


@modifier("rift_ambush", at=YAW, stage=Stage.FORBID)
@rule("MOVE-04")
def rift_ambush_yaw(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """The first player's ships cannot turn in these maneuvers."""
    if maneuver.by != KEY or not is_of_first(game, maneuver.ship):
        return yaws
    return (0,) * len(yaws)
