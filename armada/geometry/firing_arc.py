"""Firing arcs: what lies between the extended arc lines of a hull zone, lines included (ARC-02, ARC-03, ARC-05)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from armada.geometry.closest import closest_points
from armada.geometry.convex import Convex, HalfPlane, Line, clip, closest_to_circle
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, Zone
from armada.geometry.pose import EXACT, Point

Cell = Sequence[HalfPlane]


def is_point_in_arc(attacker: Zone, x: float, y: float) -> bool:
    """Whether a point is inside the hull zone's firing arc; a point on an arc line is (LOS-16)."""
    return any(_holds(cell, x, y) for cell in attacker.arc)


def _holds(cell: Cell, x: float, y: float) -> bool:
    for nx, ny, c in cell:
        if nx * x + ny * y < c - EXACT:
            return False
    return True


def is_segment_in_arc(attacker: Zone, a: Point, b: Point) -> bool:
    """Whether any point of a straight line, such as an edge of the table, is inside the hull zone's firing arc."""
    return any(_meets(cell, a, b) for cell in attacker.arc)


def _meets(cell: Cell, a: Point, b: Point) -> bool:
    low, high = 0.0, 1.0
    for nx, ny, c in cell:
        at_a, at_b = nx * a[0] + ny * a[1] - c, nx * b[0] + ny * b[1] - c
        if at_a < -EXACT and at_b < -EXACT:
            return False
        if at_a < -EXACT:
            low = max(low, at_a / (at_a - at_b))
        elif at_b < -EXACT:
            high = min(high, at_a / (at_a - at_b))
    return low <= high


def in_arc(attacker: Zone, polygon: Convex) -> list[Convex]:
    """The portions of a polygon inside the hull zone's firing arc."""
    portions = [clip(polygon, cell) for cell in attacker.arc]
    return [portion for portion in portions if portion is not None]


def is_in_arc(attacker: Zone, piece: Piece) -> bool:
    """Whether any portion of a piece is inside the hull zone's firing arc (ARC-05); a ship counts with its base."""
    if isinstance(piece, Disc):
        return disc_in_arc(attacker, piece) is not None
    parts = [piece.base] if isinstance(piece, Ship) else piece.parts
    return any(in_arc(attacker, part) for part in parts)


def is_surely_outside_arc(attacker: Zone, ship: Ship) -> bool:
    """Whether no portion of a ship's base can be inside the arc, by its circle: the quick test before the zones."""
    x, y, r = ship.x, ship.y, ship.r + EXACT
    for cell in attacker.arc:
        for nx, ny, c in cell:
            if nx * x + ny * y < c - r:
                break
        else:
            return False
    return True


def is_zone_in_arc(attacker: Zone, defender: Zone) -> bool:
    """Whether any portion of a hull zone is inside the firing arc (ARC-06)."""
    return any(in_arc(attacker, part) for part in defender.parts)


def closest_in_arc(attacker: Zone, defender: Zone | Obstacle) -> Line | None:
    """The shortest line from a hull zone to the portion of something in its arc; None if no portion is (RANGE-16)."""
    best: Line | None = None
    for part in defender.parts:
        for portion in in_arc(attacker, part):
            for own in attacker.parts:
                line = closest_points(own, portion)
                if best is None or line < best:
                    best = line
    return best


def disc_in_arc(attacker: Zone, disc: Disc) -> Line | None:
    """The shortest line from a hull zone to the portion of a round base in its arc, if there is one (RANGE-16)."""
    best: Line | None = None
    for own in attacker.parts:
        free = closest_to_circle(own, disc.x, disc.y, disc.r)
        for cell in attacker.arc:
            line = free if _holds(cell, free.x2, free.y2) else _closest_on_chords(own, cell, disc)
            if line is not None and (best is None or line < best):
                best = line
    return best


def _closest_on_chords(own: Convex, cell: Cell, disc: Disc) -> Line | None:
    """The shortest line to a disc whose nearest point is outside the cell: it ends on a border of the cell."""
    best: Line | None = None
    for border in cell:
        chord = _chord(border, disc)
        portion = clip(Convex(chord), cell) if chord else None
        if portion is not None:
            line = closest_points(own, portion)
            if best is None or line < best:
                best = line
    return best


def _chord(border: HalfPlane, disc: Disc) -> list[Point]:
    """The points at which a border cuts a disc: two, one if it only touches, none if it misses."""
    nx, ny, c = border
    height = nx * disc.x + ny * disc.y - c
    square = disc.r * disc.r - height * height
    if square < -EXACT:
        return []
    x, y = disc.x - height * nx, disc.y - height * ny
    half = sqrt(square) if square > 0.0 else 0.0
    return [(x - half * ny, y + half * nx), (x + half * ny, y - half * nx)] if half else [(x, y)]
