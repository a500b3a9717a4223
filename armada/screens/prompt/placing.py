"""Pieces to be placed and courses to be set: where they may go, roughly, and some good places that are legal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from armada.engine.questions import Kind, Question
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import SQUADRON_RADIUS, TOKEN_RADIUS
from armada.geometry.play_area import Area
from armada.geometry.pose import Point, Pose
from armada.geometry.ruler import DISTANCES
from armada.geometry.squadron_move import reach
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, DeploySquadron, ShipPlaces
from armada.rules.destruction import Remove
from armada.rules.game import Game
from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE, MoveObstacle, MoveTokens
from armada.rules.object_places import reachable
from armada.rules.obstacle_placement import OBSTACLE, PlaceObstacle
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.queries import DeployPlace
from armada.rules.relocation import BESIDE_SQUADRON, RelocateSquadron
from armada.rules.shifted_obstacles import AT_OBSTACLE, DisplaceAtObstacle
from armada.rules.ship_movement import COURSE, ExecuteManeuver, courses_of, maneuver_speed
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron, squadron_speed
from armada.rules.token_placement import DROPPED_TOKEN, MOVED_TOKEN, TOKEN, TOKEN_PLACE, PlaceToken
from armada.screens.prompt.maneuver_ways import asks_to_navigate
from armada.screens.prompt.parts import Maneuver, Placing

Region = tuple[tuple[Point, ...], ...]

MAX_SUGGESTED_PLACES: Final = 24
"""How many places are suggested at most, evenly taken from all."""

CIRCLE_CORNERS: Final = 48
"""How many corners stand for a circle."""


def maneuver_of(game: Game, question: Question[Any]) -> Maneuver | None:
    """The course that is asked for."""
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None or not (question.kind is COURSE or asks_to_navigate(game, question)):
        return None
    legal = courses_of(game, maneuver)
    return Maneuver(
        ship=maneuver.ship, speed=maneuver_speed(game, maneuver), yaws=legal.yaws, increases=legal.increases
    )


def placing_of(game: Game, question: Question[Any]) -> Placing | None:
    """The piece that is to be placed; None where the question is for something else."""
    place = PLACINGS.get(question.kind)
    if place is None:
        return None
    suggestions = [msgspec.to_builtins(answer) for answer in _some(question)]
    return msgspec.structs.replace(place(game, question), suggestions=tuple(suggestions))


def _some(question: Question[Any]) -> Iterable[Any]:
    """Some of the places that the rules propose, as long as they are legal."""
    options = question.options
    step = -(-len(options) // MAX_SUGGESTED_PLACES)
    return [option for option in (options[::step] if step > 1 else options) if question.accepts(option)]


def _placing(
    piece: str,
    pieces: tuple[int, ...],
    *,
    turns: bool = False,
    mirrors: bool = False,
    speeds: tuple[int, ...] = (),
    start: Pose | None = None,
    reach: float | None = None,
    touching: int | None = None,
    region: Region = (),
) -> Placing:
    return Placing(
        piece=piece,
        pieces=pieces,
        turns=turns,
        mirrors=mirrors,
        speeds=speeds,
        start=start,
        reach=reach,
        touching=touching,
        region=region,
        suggestions=(),
    )


# Setup


def _obstacle(game: Game, question: Question[Any]) -> Placing:
    placing = game.innermost(PlaceObstacle)
    assert placing is not None
    region = _rectangle(reachable(game.play_area, placing.place))
    return _placing("obstacle", placing.choices, turns=True, mirrors=True, region=region)


def _token(game: Game, question: Question[Any]) -> Placing:
    placing = game.innermost(PlaceToken)
    assert placing is not None
    area = _inside(reachable(game.play_area, placing.place), TOKEN_RADIUS)
    return _placing("token", (len(game.state.tokens),), region=_rectangle(area))


def _ship(game: Game, question: Question[Any]) -> Placing:
    deploying = game.innermost(DeployShip)
    assert deploying is not None
    pose = deploying.sure or Pose(0, 0)
    speeds = ShipPlaces(game, deploying).speeds(pose)
    return _placing(
        "ship", (deploying.ship,), turns=True, speeds=speeds, region=_deployment(game, deploying.place, 0.0)
    )


def _squadron(game: Game, question: Question[Any]) -> Placing:
    deploying = game.innermost(DeploySquadron)
    assert deploying is not None
    return _placing("squadron", (deploying.squadron,), region=_deployment(game, deploying.place, SQUADRON_RADIUS))


def _deployment(game: Game, place: DeployPlace, radius: float) -> Region:
    """The area, or where there are ships to stay near, the rings around them in which the centre may lie."""
    area = place.areas[0]
    if not place.near:
        return _rectangle(area)
    length = DISTANCES[place.near_band - 1].end - radius
    found = []
    for ship in place.near:
        base = game.hull(ship).base
        found.append(_clipped(_rounded_hull(base.corners, length), _inside(area, radius)))
    return tuple([corners for corners in found if corners])


# Movement


def _squadron_move(game: Game, question: Question[Any]) -> Placing:
    moving = game.innermost(MoveSquadron)
    assert moving is not None
    start = game.squadron(moving.squadron).pose
    assert start is not None
    band = squadron_speed(game, moving.squadron) if moving.reach is None else moving.reach
    far = reach(band)
    return _placing("squadron", (moving.squadron,), start=start, reach=round(far, 3), region=(_circle(start, far),))


def _displaced(game: Game, question: Question[Any]) -> Placing:
    placing = game.innermost(PlaceSquadrons)
    assert placing is not None
    rim = _rounded_hull(game.hull(placing.ship).base.corners, SQUADRON_RADIUS)
    return _placing("squadron", placing.squadrons, touching=placing.ship, region=(rim,))


def _token_move(game: Game, question: Question[Any]) -> Placing:
    moving = game.innermost(MoveTokens)
    assert moving is not None
    far = DISTANCES[moving.band - 1].end
    poses = [pose for token in moving.tokens if (pose := game.state.tokens[token].pose) is not None]
    start = poses[0] if len(poses) == 1 else None
    return _placing("token", moving.tokens, start=start, reach=far, region=tuple([_circle(p, far) for p in poses]))


def _obstacle_move(game: Game, question: Question[Any]) -> Placing:
    moving = game.innermost(MoveObstacle)
    assert moving is not None
    far = DISTANCES[moving.band - 1].end
    poses = [pose for number in moving.choices if (pose := game.state.obstacles[number].pose) is not None]
    start = poses[0] if len(poses) == 1 else None
    region = tuple([_circle(pose, far) for pose in poses])
    return _placing("obstacle", moving.choices, turns=True, start=start, reach=far, region=region)


def _near_squadron(game: Game, question: Question[Any]) -> Placing:
    """An objective token that a squadron puts down at distance 1 of itself."""
    moving = game.innermost(MoveSquadron)
    chosen = dict(game.answers_so_far())
    assert moving is not None
    token, near = chosen[MOVED_TOKEN], game.squadron(moving.squadron).pose
    assert near is not None
    far = SQUADRON_RADIUS + DISTANCES[0].end + TOKEN_RADIUS
    return _placing("token", (token,), start=game.state.tokens[token].pose, region=(_circle(near, far),))


def _beside_ship(game: Game, question: Question[Any]) -> Placing:
    """The objective token of a ship that was destroyed: it is placed touching the base."""
    destroyed = game.innermost(Remove)
    assert destroyed is not None
    tokens = [place for place, token in enumerate(game.state.tokens) if token.unit == destroyed.unit]
    rim = _rounded_hull(game.hull(destroyed.unit).base.corners, TOKEN_RADIUS)
    return _placing("token", tuple(tokens[:1]), touching=destroyed.unit, region=(rim,))


def _at_obstacle(game: Game, question: Question[Any]) -> Placing:
    """A squadron that a moved obstacle displaced."""
    shift = game.innermost(DisplaceAtObstacle)
    assert shift is not None
    squadron = shift.squadrons[0]
    return _placing("squadron", (squadron,), start=game.unit(squadron).pose)


def _beside_squadron(game: Game, question: Question[Any]) -> Placing:
    """A squadron that an effect places at distance 1 of another."""
    placing = game.innermost(RelocateSquadron)
    assert placing is not None
    near = game.squadron(placing.near).pose
    assert near is not None
    far = 2 * SQUADRON_RADIUS + DISTANCES[0].end
    start = game.squadron(placing.squadron).pose
    return _placing("squadron", (placing.squadron,), start=start, region=(_circle(near, far),))


PLACINGS: Final[dict[Kind[Any], Callable[[Game, Question[Any]], Placing]]] = {
    OBSTACLE: _obstacle,
    TOKEN: _token,
    SHIP_PLACEMENT: _ship,
    SQUADRON_PLACEMENT: _squadron,
    SQUADRON_MOVE: _squadron_move,
    PLACEMENT: _displaced,
    TOKEN_MOVE: _token_move,
    OBSTACLE_MOVE: _obstacle_move,
    AT_OBSTACLE: _at_obstacle,
    BESIDE_SQUADRON: _beside_squadron,
    TOKEN_PLACE: _near_squadron,
    DROPPED_TOKEN: _beside_ship,
}
"""How each kind of question for a place is shown."""


# Regions


def _rectangle(area: Area) -> Region:
    return (tuple([(round(x, 2), round(y, 2)) for x, y in area.corners]),)


def _inside(area: Area, radius: float) -> Area:
    """The area for the centre of a round piece that must be wholly in an area."""
    return Area(area.x1 + radius, area.y1 + radius, area.x2 - radius, area.y2 - radius)


def _circle(centre: Pose, radius: float) -> tuple[Point, ...]:
    x, y = centre.centre
    turns = [sin_cos(place * TURN // CIRCLE_CORNERS) for place in range(CIRCLE_CORNERS)]
    return tuple([(round(x + radius * sine, 2), round(y + radius * cosine, 2)) for sine, cosine in turns])


def _rounded_hull(corners: Iterable[Point], radius: float) -> tuple[Point, ...]:
    """All points no farther than so much from a base: its corners pushed out, with round turns between them."""
    found = []
    points = list(corners)
    x = sum([point[0] for point in points]) / len(points)
    y = sum([point[1] for point in points]) / len(points)
    for place in range(CIRCLE_CORNERS * 2):
        sine, cosine = sin_cos(place * TURN // (CIRCLE_CORNERS * 2))
        far = max(points, key=lambda point: (point[0] - x) * sine + (point[1] - y) * cosine)
        found.append((round(far[0] + radius * sine, 2), round(far[1] + radius * cosine, 2)))
    return tuple(found)


def _clipped(corners: Iterable[Point], area: Area) -> tuple[Point, ...]:
    """The part of a convex polygon in an area, edge by edge."""
    found = list(corners)
    for axis, limit, sign in ((0, area.x1, 1), (0, area.x2, -1), (1, area.y1, 1), (1, area.y2, -1)):
        found = _cut(found, axis, limit, sign)
    return tuple([(round(x, 2), round(y, 2)) for x, y in found])


def _cut(corners: list[Point], axis: int, limit: float, sign: int) -> list[Point]:
    found: list[Point] = []
    for place, point in enumerate(corners):
        before = corners[place - 1]
        here, there = sign * (point[axis] - limit), sign * (before[axis] - limit)
        if (here < 0.0) != (there < 0.0):
            share = there / (there - here)
            found.append((before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share))
        if here >= 0.0:
            found.append(point)
    return found
