"""Places for obstacles and objective tokens in setup, and what asks for one (SETUP-27 to SETUP-30, OBJ-07)."""

from __future__ import annotations

from functools import lru_cache

from armada.catalog.shapes import obstacle_shape
from armada.engine.procedures import rule
from armada.geometry.pieces import place_obstacle, place_token
from armada.geometry.play_area import Area, PlayArea
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.messages.message import Message, message
from armada.rules.game import Game
from armada.rules.placing_limits import Beyond, ClearOf, CloseTo, FromEdges, Inside, Limit, Named, NearEdge
from armada.rules.queries import ObjectPlace
from armada.rules.touching_places import Touching
from armada.state.records import Ship


@rule("SETUP-27", "SETUP-28", "SETUP-29")
def standard_obstacle_place(setup_area: Area) -> ObjectPlace:
    """In the setup area, beyond distance 3 of every edge and beyond distance 1 of every other obstacle."""
    edges = Distance.THREE.end
    return ObjectPlace(setup_area, edges, edges, from_obstacles=Distance.ONE.end)


@rule("OBJ-07")
def standard_token_place(setup_area: Area) -> ObjectPlace:
    """Anywhere in the setup area, unless the objective says more."""
    return ObjectPlace(setup_area)


def obstacle_limits(game: Game, place: ObjectPlace) -> list[Limit]:
    """The limits on the place of an obstacle; an objective's own words are cited as such (SETUP-30)."""
    standard = standard_obstacle_place(place.area)
    limits: list[Limit] = [Inside(place.area, _area_name(game, place.area), "SETUP-27")]
    edges, lengths = game.play_area.area, (place.from_long_edges, place.from_short_edges)
    if any(lengths):
        usual = lengths == (standard.from_long_edges, standard.from_short_edges)
        limits.append(FromEdges(edges, *lengths, "SETUP-28" if usual else "SETUP-30"))
    if place.from_obstacles:
        usual = place.from_obstacles == standard.from_obstacles
        limits.append(Beyond(named_obstacles(game), place.from_obstacles, "SETUP-29" if usual else "SETUP-30"))
    return [*limits, *_more_limits(game, place, "SETUP-30")]


def token_limits(game: Game, place: ObjectPlace) -> list[Limit]:
    """The limits on the place of an objective token."""
    limits: list[Limit] = [Inside(place.area, _area_name(game, place.area), "OBJ-07")]
    if place.from_long_edges or place.from_short_edges:
        limits.append(FromEdges(game.play_area.area, place.from_long_edges, place.from_short_edges, "OBJ-04"))
    if place.from_obstacles:
        limits.append(Beyond(named_obstacles(game), place.from_obstacles, "OBJ-04"))
    return [*limits, *_more_limits(game, place, "OBJ-04")]


def _more_limits(game: Game, place: ObjectPlace, rule: str) -> list[Limit]:
    """The limits that only objectives set."""
    limits: list[Limit] = []
    if place.first_edge:
        limits.append(NearEdge(game.play_area.area, place.first_edge, rule))
    if place.touching or place.is_clear:
        units = [unit for unit in game.state.units if unit.pose and (place.is_clear or isinstance(unit, Ship))]
        lying = [Named(unit.label, game.body(unit.id)) for unit in units]
        limits.append(ClearOf([*lying, *named_obstacles(game), *named_tokens(game)], rule))
    if place.touching:
        limits.append(Touching(named_obstacles(game, place.touching), rule))
    if place.from_tokens:
        limits.append(Beyond(named_tokens(game), place.from_tokens, rule))
    if place.at_obstacles or place.at_tokens:
        wanted = named_obstacles(game, place.at_obstacles) + named_tokens(game, place.at_tokens)
        limits.append(CloseTo((), 0.0, wanted, place.at_length, rule))
    return limits


def reachable(play_area: PlayArea, place: ObjectPlace) -> Area:
    """The part of the area that is far enough from the edges: where a search looks."""
    area, wide, deep = place.area, place.from_short_edges, place.from_long_edges
    return Area(
        max(area.x1, wide),
        max(area.y1, deep),
        min(area.x2, play_area.width - wide),
        min(area.y2, play_area.height - deep),
    )


def named_obstacles(game: Game, numbers: tuple[int, ...] | None = None) -> list[Named]:
    """The obstacles on the table, all or some."""
    return [
        Named(obstacle_name(found.key), place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose))
        for number, found in enumerate(game.state.obstacles)
        if found.pose is not None and (numbers is None or number in numbers)
    ]


def named_tokens(game: Game, numbers: tuple[int, ...] | None = None) -> list[Named]:
    """The objective tokens on the table, all or some."""
    return [
        Named(message("places-token", number=number + 1), place_token(found.pose))
        for number, found in enumerate(game.state.tokens)
        if found.pose is not None and (numbers is None or number in numbers)
    ]


def obstacle_name(key: str) -> Message:
    """The name of an obstacle within a sentence."""
    return message("places-obstacle", key=key, name=message(f"names-obstacle-{key}"))


@lru_cache(maxsize=64)
def spread(area: Area, columns: int, rows: int) -> tuple[Pose, ...]:
    """Places evenly spread over an area, the middle ones first."""
    wide, deep = (area.x2 - area.x1) / columns, (area.y2 - area.y1) / rows
    return tuple(
        [
            pose_at(area.x1 + (column + 0.5) * wide, area.y1 + (row + 0.5) * deep)
            for row in _from_the_middle(rows)
            for column in _from_the_middle(columns)
        ]
    )


def _from_the_middle(count: int) -> list[int]:
    return sorted(range(count), key=lambda place: (abs(2 * place + 1 - count), place))


def _area_name(game: Game, area: Area) -> str:
    return "setup_area" if area == game.play_area.setup_area else "area"
