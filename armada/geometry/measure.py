"""Range and distance between pieces, outside of attacks: from closest point to closest point.

A ship is measured from its base, plastic edge included, without shield dials and their frames (RANGE-19, RANGE-21).
"""

from __future__ import annotations

from functools import lru_cache
from math import inf

from armada.geometry.closest import closest_points
from armada.geometry.convex import (
    Convex,
    Line,
    circles_apart,
    closest_to_circle,
    closest_to_point,
    gap,
    straight,
)
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship
from armada.geometry.ruler import Distance, Range, Span, distance_of, range_of


@lru_cache(maxsize=1 << 11)
def measure(a: Piece, b: Piece) -> Line:
    """The shortest line between two pieces; a piece is at 0 mm of itself (RANGE-19, RANGE-20)."""
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            return circles_apart(a.x, a.y, a.r, b.x, b.y, b.r)
        return min([closest_to_circle(part, a.x, a.y, a.r) for part in parts(b)]).reversed
    if isinstance(b, Disc):
        return min([closest_to_circle(part, b.x, b.y, b.r) for part in parts(a)])
    best = Line(inf, 0.0, 0.0, 0.0, 0.0)
    for p in parts(a):
        for q in parts(b):
            if gap(p, q) <= best.mm:
                best = min(best, closest_points(p, q))
    return best


def parts(piece: Ship | Obstacle) -> list[Convex]:
    """The convex parts of a piece, to measure to."""
    return [piece.base] if isinstance(piece, Ship) else piece.parts


def distance_between(a: Piece, b: Piece) -> Distance | None:
    """The distance band in which the closest portion of `b` lies, measured from `a`; None beyond the ruler."""
    return distance_of(measure(a, b).mm)


def range_between(a: Piece, b: Piece) -> Range | None:
    """The range band in which the closest portion of `b` lies, measured from `a`; None beyond the ruler."""
    return range_of(measure(a, b).mm)


def span(a: Ship | Disc, b: Piece) -> Span:
    """From the nearest to the farthest portion of `b`, measured from `a` (RANGE-05 to RANGE-07)."""
    return Span(0.0, 0.0) if a is b else Span(measure(a, b).mm, _farthest(a, b))


def _farthest(a: Ship | Disc, b: Piece) -> float:
    if isinstance(b, Disc):
        return max(0.0, _outside(a, b.x, b.y) + b.r)
    corners = b.base.corners if isinstance(b, Ship) else b.outline
    return max([_from_point(a, x, y) for x, y in corners])


def _from_point(a: Ship | Disc, x: float, y: float) -> float:
    return max(0.0, _outside(a, x, y))


def _outside(a: Ship | Disc, x: float, y: float) -> float:
    """How far a point is outside a base; negative inside, by its distance to the nearest edge."""
    if isinstance(a, Disc):
        return straight(a.x, a.y, x, y).mm - a.r
    mm = closest_to_point(a.base, x, y).mm
    return mm or max([(x - ax) * uy - (y - ay) * ux for ax, ay, ux, uy, _ in a.base.edges])
