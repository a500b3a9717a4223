"""Measuring: the ruler between any two things, and between hull zones the line of sight and what it crosses."""

from __future__ import annotations

from math import isfinite
from typing import Final, NamedTuple

from armada.catalog.shapes import obstacle_shape
from armada.geometry.closest import closest_points
from armada.geometry.convex import Line, closest_to_circle, closest_to_point, straight
from armada.geometry.firing_arc import closest_in_arc, disc_in_arc
from armada.geometry.line_of_sight import (
    obstructions,
    sight_between_discs,
    sight_between_zones,
    sight_to_disc,
    zone_in_the_way,
)
from armada.geometry.measure import measure
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, Zone, place_obstacle
from armada.geometry.pose import Point
from armada.geometry.ruler import distance_of, range_of
from armada.messages.message import say
from armada.rules.game import Game
from armada.screens.previews.replies import Measured, PreviewRefused
from armada.screens.previews.requests import End
from armada.screens.scene.segments import segment
from armada.words.names import Names, obstacle_name, zone_name

MAX_MEASURED_MM: Final = 10_000.0
"""Ten metres, in mm: farther off nothing is measured."""


class RulerEnd(NamedTuple):
    """An end of the ruler found on the table: a point, or a piece, and its hull zone if one is named."""

    piece: Piece | Point
    zone: Zone | None = None


class Seen(NamedTuple):
    """A line of sight, and what blocks it."""

    line: Line
    blocked_by: str | None = None


def measured(game: Game, start: End, end: End) -> Measured | PreviewRefused:
    """The shortest line between two things, with its bands; between hull zones and squadrons also the line of sight."""
    one, other = found(game, start), found(game, end)
    if isinstance(one, PreviewRefused):
        return one
    if isinstance(other, PreviewRefused):
        return other
    line = _line(one, other)
    seen = _seen(game, one, other, line)
    band, distance = range_of(line.mm), distance_of(line.mm)
    return Measured(
        mm=round(line.mm, 2),
        range=None if band is None else band.name.lower(),
        distance=None if distance is None else distance.number,
        line=segment(line),
        sight=None if seen is None else segment(seen.line),
        obstructed_by=() if seen is None else _obstructed_by(game, one, other, seen.line),
        blocked_by=None if seen is None else seen.blocked_by,
    )


# Ends


def found(game: Game, end: End) -> RulerEnd | PreviewRefused:
    """The thing at an end of the ruler, or why there is none."""
    named = [end.unit is not None, end.obstacle is not None, end.point is not None]
    if sum(named) != 1 or (end.zone is not None and end.unit is None):
        return PreviewRefused(reason=say("previews-one-end"), rule="RANGE-19")
    if end.point is not None:
        return _point(end.point)
    if end.obstacle is not None:
        return _obstacle(game, end.obstacle)
    assert end.unit is not None
    return _unit(game, end)


def _point(point: Point) -> RulerEnd | PreviewRefused:
    if not all(isfinite(part) and abs(part) <= MAX_MEASURED_MM for part in point):
        return PreviewRefused(reason=say("previews-point-far-off"), rule="RANGE-19")
    return RulerEnd(point)


def _obstacle(game: Game, number: int) -> RulerEnd | PreviewRefused:
    obstacles = game.state.obstacles
    if not 0 <= number < len(obstacles):
        return PreviewRefused(reason=say("previews-no-obstacle", number=number, last=len(obstacles) - 1))
    record = obstacles[number]
    if record.pose is None:
        name = obstacle_name(record.key, capital=True)
        return PreviewRefused(reason=say("previews-obstacle-not-on-table", obstacle=name), rule="RANGE-19")
    return RulerEnd(place_obstacle(obstacle_shape(record.key, record.mirrored), record.pose))


def _unit(game: Game, end: End) -> RulerEnd | PreviewRefused:
    assert end.unit is not None
    refused = not_on_table(game, end.unit)
    if refused is not None:
        return refused
    body = game.piece(end.unit)
    refused = None if end.zone is None else no_such_zone(game, end.unit, end.zone)
    if refused is not None:
        return refused
    if end.zone is None or not isinstance(body, Ship):
        return RulerEnd(body)
    return RulerEnd(body, body.zone(end.zone))


def unknown_unit(game: Game, unit: int) -> PreviewRefused | None:
    """Why a number names no ship or squadron; None if it does."""
    if 0 <= unit < len(game.state.units):
        return None
    return PreviewRefused(reason=say("previews-no-unit", number=unit, last=len(game.state.units) - 1))


def not_on_table(game: Game, unit: int) -> PreviewRefused | None:
    """Why nothing can be measured at a ship or squadron: it does not exist, or is not on the table."""
    refused = unknown_unit(game, unit)
    if refused is None and not game.is_on_table(unit):
        return PreviewRefused(reason=say("previews-not-on-table", unit=game.unit(unit).label), rule="RANGE-19")
    return refused


def no_such_zone(game: Game, unit: int, zone: str) -> PreviewRefused | None:
    """Why a ship or squadron has no such hull zone; None if it has."""
    label = game.unit(unit).label
    if not game.is_ship(unit):
        return PreviewRefused(reason=say("previews-no-hull-zones", unit=label), rule="ARC-04")
    if zone in game.zones(unit):
        return None
    known = ", ".join([zone_name(each) for each in game.zones(unit)])
    return PreviewRefused(
        reason=say("previews-no-such-zone", unit=label, zone=zone_name(zone), zones=known), rule="ARC-01"
    )


# The ruler


def _line(one: RulerEnd, other: RulerEnd) -> Line:
    """The shortest line: in arc from a hull zone to a target, as an attack is measured; else from edge to edge."""
    if one.zone is not None and other.zone is not None:
        line = closest_in_arc(one.zone, other.zone)
        return line or min([closest_points(own, part) for own in one.zone.parts for part in other.zone.parts])
    if one.zone is not None:
        return _from_zone(one.zone, other.piece)
    if other.zone is not None:
        return _from_zone(other.zone, one.piece, by_arc=False).reversed
    if isinstance(one.piece, tuple):
        return _from_point(one.piece, other.piece)
    if isinstance(other.piece, tuple):
        return _from_point(other.piece, one.piece).reversed
    return measure(one.piece, other.piece)


def _from_zone(zone: Zone, piece: Piece | Point, *, by_arc: bool = True) -> Line:
    if isinstance(piece, tuple):
        return min([closest_to_point(part, *piece) for part in zone.parts])
    if isinstance(piece, Disc):
        line = disc_in_arc(zone, piece) if by_arc else None
        return line or min([closest_to_circle(part, piece.x, piece.y, piece.r) for part in zone.parts])
    parts = [piece.base] if isinstance(piece, Ship) else piece.parts
    return min([closest_points(own, part) for own in zone.parts for part in parts])


def _from_point(point: Point, piece: Piece | Point) -> Line:
    x, y = point
    if isinstance(piece, tuple):
        return straight(x, y, *piece)
    if isinstance(piece, Disc):
        line = straight(x, y, piece.x, piece.y)
        if line.mm <= piece.r:
            return Line(0.0, x, y, x, y)
        share = (line.mm - piece.r) / line.mm
        return Line(line.mm - piece.r, x, y, x + (piece.x - x) * share, y + (piece.y - y) * share)
    parts = [piece.base] if isinstance(piece, Ship) else piece.parts
    return min([closest_to_point(part, x, y) for part in parts]).reversed


# Line of sight


def _seen(game: Game, one: RulerEnd, other: RulerEnd, line: Line) -> Seen | None:
    """The line of sight between hull zones and squadrons, and the wrong hull zone that it passes through."""
    if one.zone is not None and other.zone is not None:
        return _blocked(game, sight_between_zones(one.zone, other.zone), line, other)
    if one.zone is not None and isinstance(other.piece, Disc):
        return Seen(sight_to_disc(one.zone, other.piece))
    if other.zone is not None and isinstance(one.piece, Disc):
        return _blocked(game, sight_to_disc(other.zone, one.piece).reversed, line, other)
    if isinstance(one.piece, Disc) and isinstance(other.piece, Disc) and one.piece is not other.piece:
        return Seen(sight_between_discs(one.piece, other.piece))
    return None


def _blocked(game: Game, sight: Line, line: Line, other: RulerEnd) -> Seen:
    assert isinstance(other.piece, Ship)
    assert other.zone is not None
    zone = zone_in_the_way(sight, other.piece, other.zone) or zone_in_the_way(line, other.piece, other.zone)
    if zone is None:
        return Seen(sight)
    return Seen(sight, say("previews-hull-zone", unit=_name(game, other.piece), zone=zone_name(zone.zone)))


def _obstructed_by(game: Game, one: RulerEnd, other: RulerEnd, sight: Line) -> tuple[str, ...]:
    """The ships and obstacles that obstruct a line of sight."""
    if not isinstance(one.piece, Ship | Disc) or not isinstance(other.piece, Ship | Disc):
        return ()
    found = obstructions(sight, one.piece, other.piece, game.obstructing_bodies())
    return tuple([_name(game, piece) for piece in found])


def _name(game: Game, piece: Ship | Obstacle) -> str:
    """The name of a ship or obstacle on the table."""
    if isinstance(piece, Ship):
        return next(u.label for u in game.state.units if u.pose == piece.pose and game.is_ship(u.id))
    names = Names(game.state)
    return next(names.obstacle(n) for n, found in enumerate(game.state.obstacles) if found.pose == piece.pose)
