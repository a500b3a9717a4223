"""Overlapping: whether pieces lie on each other. Touching is not overlapping (OVL-18).

Shield dials and their frames are part of a ship's base here, and only here; squadron sliders never count (OVL-20).
"""

from __future__ import annotations

from armada.geometry.bases import DIAL_RADIUS
from armada.geometry.convex import do_overlap, does_circle_overlap, straight
from armada.geometry.measure import measure
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship
from armada.geometry.pose import TOUCHING, Point


def overlaps(a: Piece, b: Piece) -> bool:
    """Whether two pieces overlap. Not remembered: most pairs are far apart, which is seen as fast as looked up."""
    dx, dy = a.x - b.x, a.y - b.y
    reach = a.reach + b.reach - TOUCHING
    if dx * dx + dy * dy >= reach * reach:
        return False
    if isinstance(a, Disc):
        return reach > 0.0 if isinstance(b, Disc) else _disc_overlaps(a, b)
    if isinstance(b, Disc):
        return _disc_overlaps(b, a)
    if isinstance(a, Ship):
        return _ships_overlap(a, b) if isinstance(b, Ship) else _is_on(a, b)
    if isinstance(b, Ship):
        return _is_on(b, a)
    return any(do_overlap(p, q) for p in a.parts for q in b.parts)


def _disc_overlaps(disc: Disc, other: Ship | Obstacle) -> bool:
    parts = [other.base] if isinstance(other, Ship) else other.parts
    if any(does_circle_overlap(part, disc.x, disc.y, disc.r) for part in parts):
        return True
    return isinstance(other, Ship) and _circles_overlap(other.dials, [(disc.x, disc.y)], DIAL_RADIUS + disc.r)


def _ships_overlap(a: Ship, b: Ship) -> bool:
    return (
        do_overlap(a.base, b.base)
        or any(does_circle_overlap(a.base, x, y, DIAL_RADIUS) for x, y in b.dials)
        or any(does_circle_overlap(b.base, x, y, DIAL_RADIUS) for x, y in a.dials)
        or _circles_overlap(a.dials, b.dials, 2 * DIAL_RADIUS)
    )


def _is_on(ship: Ship, obstacle: Obstacle) -> bool:
    """Whether any part of a ship's base or dial frames lies on an obstacle token (OBS-02)."""
    return any(
        do_overlap(ship.base, part) or any(does_circle_overlap(part, x, y, DIAL_RADIUS) for x, y in ship.dials)
        for part in obstacle.parts
    )


def _circles_overlap(some: list[Point], others: list[Point], radii: float) -> bool:
    reach = radii - TOUCHING
    return any(straight(x1, y1, x2, y2).mm < reach for x1, y1 in some for x2, y2 in others)


def touches(a: Disc, b: Ship | Disc) -> bool:
    """Whether a squadron lies against a ship or squadron without overlapping it (OVL-03, OVL-07).

    A ship is touched at its base or at a dial frame, as they are one piece for overlapping.
    """
    if overlaps(a, b):
        return False
    nearest = measure(a, b).mm
    if isinstance(b, Ship):
        to_dials = [straight(a.x, a.y, x, y).mm - DIAL_RADIUS - a.r for x, y in b.dials]
        nearest = min(nearest, *to_dials)
    return nearest <= TOUCHING
