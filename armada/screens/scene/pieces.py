"""The pieces, sent once since they never change: printed shapes of ships and obstacles, and the ruler."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from armada.catalog.shapes import ObstacleKind, chassis, obstacle_tokens, ship_shape
from armada.drawing.arcs import borders, equidistant
from armada.drawing.markup import number
from armada.drawing.ships import DIALS
from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS, TOKEN_RADIUS, HullZone, Size
from armada.geometry.pieces import Ship, place_ship
from armada.geometry.pose import Point, Pose
from armada.geometry.ruler import DISTANCES, RANGES
from armada.messages.languages import spoken_language
from armada.messages.message import say
from armada.words.names import obstacle_name

Place = tuple[float, float]


class ZonePiece(msgspec.Struct, frozen=True, kw_only=True):
    """A hull zone of a token, in the ship's own frame: +y ahead, +x to the right, in mm.

    `bands`: the outlines of its firing arc at close, medium and long range as SVG paths in that frame with y downwards.
    """

    zone: HullZone
    corners: tuple[Place, ...]
    targeting_point: Place
    dial: Place
    """The centre of its shield dial, whose frame has the radius `dial_radius`."""

    figure: Place
    """Where the number of shields stands: towards the edge of the dial, as far out as its disc has room."""

    borders: tuple[tuple[Place, Place], tuple[Place, Place]]
    bands: dict[str, str]


class ShipPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A chassis: its base and its printed token."""

    size: str
    width: float
    length: float
    zones: tuple[ZonePiece, ...]


class ObstaclePiece(msgspec.Struct, frozen=True, kw_only=True):
    """An obstacle token."""

    kind: str
    name: str
    outline: tuple[Place, ...]
    summary: str


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """All pieces, by key."""

    ships: dict[str, ShipPiece]
    obstacles: dict[str, ObstaclePiece]
    ranges: dict[str, float]
    """Where close, medium and long range end, in mm."""

    distances: tuple[float, ...]
    squadron_radius: float
    token_radius: float
    dial_radius: float


FIGURE_RADIUS: Final = {Size.SMALL: 6.2}
OTHER_FIGURE_RADIUS: Final = 7.0
"""The radius of the disc behind a number of shields, in mm."""

GAP_MM: Final = 0.3
"""The space left between that disc and the edge of the dial."""


def obstacle_summary(kind: ObstacleKind) -> str:
    """The effect of overlapping an obstacle, in our own words."""
    return say(f"scene-obstacle-{kind}")


def pieces() -> Pieces:
    """All pieces of the game, ready to be sent."""
    return _pieces(spoken_language())


@cache
def _pieces(language: str) -> Pieces:
    return Pieces(
        ships={key: _ship_piece(key) for key in chassis()},
        obstacles={
            key: ObstaclePiece(
                kind=token.kind,
                name=obstacle_name(key),
                outline=_rounded(token.outline),
                summary=obstacle_summary(token.kind),
            )
            for key, token in obstacle_tokens().items()
        },
        ranges={band.name.lower(): band.end for band in RANGES},
        distances=tuple([band.end for band in DISTANCES]),
        squadron_radius=SQUADRON_RADIUS,
        token_radius=TOKEN_RADIUS,
        dial_radius=DIAL_RADIUS,
    )


def _ship_piece(key: str) -> ShipPiece:
    ship = place_ship(ship_shape(key), Pose(0, 0))
    base = ship.shape.base
    return ShipPiece(
        size=ship.shape.size,
        width=base.width,
        length=base.length,
        zones=tuple([_zone_piece(ship, zone) for zone in ship.shape.zones]),
    )


def _zone_piece(ship: Ship, zone: HullZone) -> ZonePiece:
    printed, dials = ship.shape.zones[zone], ship.shape.base.dials
    x, y = dials[DIALS[len(dials)].index(zone)]
    out = DIAL_RADIUS - FIGURE_RADIUS.get(ship.shape.size, OTHER_FIGURE_RADIUS) - GAP_MM
    ahead = zone in (HullZone.FRONT, HullZone.REAR)
    figure = (x, y + (out if y > 0 else -out)) if ahead else (x + (out if x > 0 else -out), y)
    return ZonePiece(
        zone=zone,
        corners=_rounded(printed.corners),
        targeting_point=printed.targeting_point,
        dial=(round(x, 2), round(y, 2)),
        figure=(round(figure[0], 2), round(figure[1], 2)),
        borders=printed.borders,
        bands={band.name.lower(): arc_outline(ship, zone, band.end) for band in RANGES},
    )


def arc_outline(ship: Ship, zone: HullZone, mm: float) -> str:
    """The part of a firing arc up to a length from the hull zone, as a closed path with y downwards."""
    first, second = borders(ship, zone)
    points = [*equidistant(ship, zone, mm), (second.x, second.y), (first.x, first.y)]
    x, y = (round(value, 1) for value in points[0])
    steps = []
    for next_x, next_y in points[1:]:
        next_x, next_y = round(next_x, 1), round(next_y, 1)
        steps.append(f"{number(next_x - x, 1)} {number(y - next_y, 1)}")
        x, y = next_x, next_y
    x, y = points[0]
    return f"M{number(x, 1)} {number(-y, 1)}l" + " ".join(steps).replace(" -", "-") + "z"


def _rounded(points: Iterable[Point]) -> tuple[Place, ...]:
    return tuple([(round(x, 2), round(y, 2)) for x, y in points])
