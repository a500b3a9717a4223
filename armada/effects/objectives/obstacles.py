"""Objectives and obstacles: leave some out, place the station last, ask who is near."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind, obstacle_shape, obstacle_tokens
from armada.effects.objectives.objective import ObjectiveEffect, second_player
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat, Side
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Obstacle, place_obstacle, place_token
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import tokens_on
from armada.rules.object_places import standard_obstacle_place
from armada.rules.obstacle_placement import PlaceObstacle
from armada.rules.obstacles import kind_of
from armada.rules.setup import Setup
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.setup import ObstacleAdded
from armada.state.records import Token


def of_kind(game: Game, *kinds: ObstacleKind) -> tuple[int, ...]:
    """The obstacles of the game that are of some kinds."""
    return tuple([number for number, _ in enumerate(game.state.obstacles) if kind_of(game, number) in kinds])


def lying_obstacles(game: Game) -> tuple[int, ...]:
    """The obstacles in the play area, by their numbers."""
    return tuple([number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None])


def obstacle_body(game: Game, number: int) -> Obstacle | None:
    """An obstacle as it lies on the table, if it does."""
    found = game.state.obstacles[number]
    return None if found.pose is None else place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)


def is_obstacle_near(game: Game, number: int, unit: int, band: Distance = Distance.ONE) -> bool:
    """Whether an obstacle on the table is up to a distance of a ship or squadron."""
    body = obstacle_body(game, number)
    return body is not None and band.reaches(measure(game.body(unit), body).mm)


def place_on_obstacle(game: Game, number: int) -> Pose | None:
    """The place of a token on an obstacle: its middle or, if that is beside it, one of its corners."""
    body = obstacle_body(game, number)
    if body is None:
        return None
    places = [pose_at(x, y) for x, y in ((body.x, body.y), *body.outline)]
    return next(pose for pose in places if overlaps(place_token(pose), body))


def add_obstacles(game: Game, kind: ObstacleKind) -> tuple[int, ...]:
    """All obstacles of a kind join those of the game: their numbers."""
    before = len(game.state.obstacles)
    for key, token in obstacle_tokens().items():
        if token.kind is kind:
            game.emit(ObstacleAdded(key))
    return tuple(range(before, len(game.state.obstacles)))


def mark_obstacles(game: Game, key: str) -> None:
    """Each obstacle on the table gets an objective token; its place on the obstacle does not matter."""
    for number, _ in enumerate(game.state.obstacles):
        pose = place_on_obstacle(game, number)
        if pose is not None:
            game.emit(ObjectiveTokenPlaced(Token(kind=key, pose=pose)))


def tokens_of(game: Game, key: str, obstacle: int) -> list[int]:
    """The tokens of the objective that lie on an obstacle."""
    return [token for token in tokens_on(game, obstacle) if game.state.tokens[token].kind == key]


@rule("CARD-contested-outpost-01")
def command_lead(game: Game, obstacle: int) -> Side | None:
    """The side whose ships at distance 1 of an obstacle have the larger sum of command values; None if equal."""
    sums = [0, 0]
    for ship in game.ships():
        if is_obstacle_near(game, obstacle, ship):
            sums[game.side(ship)] += game.ship_card(ship).command
    return None if sums[0] == sums[1] else Side(int(sums[1] > sums[0]))


def is_far_from_obstacles(game: Game, unit: int, band: Distance) -> bool:
    """Whether a ship or squadron is beyond a distance of every obstacle on the table."""
    return not any(is_obstacle_near(game, number, unit, band) for number in lying_obstacles(game))


class WithoutStation(ObjectiveEffect[Setup], kw_only=True):
    """The players place all obstacles but the station."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """All else stays as usual."""
        stations = of_kind(game, ObstacleKind.STATION)
        left = tuple([number for number in setup.obstacles.obstacles if number not in stations])
        setup.obstacles = replace(setup.obstacles, obstacles=left)
        return DONE


class StationLast(ObjectiveEffect[Setup], kw_only=True):
    """The second player places the station, beyond distance 5 of the players' edges."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """In the setup area, beyond distance 1 of the other obstacles."""
        place = standard_obstacle_place(game.play_area.setup_area)._replace(from_long_edges=Distance.FIVE.end)
        stations = of_kind(game, ObstacleKind.STATION)
        return Call(PlaceObstacle(by=second_player(game), choices=stations, place=place), then=DONE)
