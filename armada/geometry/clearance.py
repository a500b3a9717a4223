"""Room between pieces, signed: how far apart they are, or how deep one lies in the other.

For places that are tried and forgotten, so nothing is remembered here.
"""

from __future__ import annotations

from math import inf, sqrt

from armada.geometry.bases import DIAL_RADIUS
from armada.geometry.closest import closest_points
from armada.geometry.convex import Convex, closest_to_circle, closest_to_point, gap, straight
from armada.geometry.measure import parts
from armada.geometry.pieces import Disc, Piece, Ship

Circle = tuple[float, float, float]
"""Centre and radius."""


def clearance(a: Piece, b: Piece) -> float:
    """How much room two pieces leave each other, in mm; negative where they overlap, by how deep (OVL-18, OVL-20).

    Where they are apart it is no more than their distance: dial frames count as well.
    """
    dx, dy = a.x - b.x, a.y - b.y
    at_least = sqrt(dx * dx + dy * dy) - a.reach - b.reach
    if at_least >= 0.0:
        return at_least
    best = inf
    a_parts, a_circles = _solids(a)
    b_parts, b_circles = _solids(b)
    for p in a_parts:
        for q in b_parts:
            if gap(p, q) < best:
                best = min(best, separation(p, q))
    if best < 0.0:
        return best
    for p in a_parts:
        for circle in b_circles:
            best = _nearer_of(best, p, circle)
    for circle in a_circles:
        for q in b_parts:
            best = _nearer_of(best, q, circle)
        ax, ay, ar = circle
        for bx, by, br in b_circles:
            dx, dy = bx - ax, by - ay
            mm = sqrt(dx * dx + dy * dy) - ar - br
            if mm < best:
                best = mm
    return best


def separation(p: Convex, q: Convex) -> float:
    """How far the best of their edges keeps two polygons apart; negative: the shortest way out of each other."""
    best = -inf
    for one, other in ((p, q), (q, p)):
        for ax, ay, ux, uy, _ in one.edges:
            low = min([(x - ax) * uy - (y - ay) * ux for x, y in other.corners])
            if low > best:
                best = low
    return best


def apart(a: Piece, b: Piece) -> float:
    """The distance between two pieces in mm, as `measure` finds it; 0 if they meet."""
    if isinstance(a, Disc):
        if isinstance(b, Disc):
            return max(0.0, straight(a.x, a.y, b.x, b.y).mm - a.r - b.r)
        return min([closest_to_circle(part, a.x, a.y, a.r).mm for part in parts(b)])
    if isinstance(b, Disc):
        return apart(b, a)
    a_parts, b_parts = parts(a), parts(b)
    pairs = sorted([(gap(p, q), i, j) for i, p in enumerate(a_parts) for j, q in enumerate(b_parts)])
    best = inf
    for at_least, i, j in pairs:
        if at_least >= best:
            break
        best = min(best, closest_points(a_parts[i], b_parts[j]).mm)
    return best


def is_nearer(a: Piece, b: Piece, than: float) -> bool:
    """Whether two pieces are less than this many mm apart: as `apart`, without looking for the nearest parts."""
    if isinstance(a, Disc):
        return apart(a, b) < than if isinstance(b, Disc) else _is_disc_nearer(a, parts(b), than)
    if isinstance(b, Disc):
        return _is_disc_nearer(b, parts(a), than)
    for q in parts(b):
        dx, dy, reach = q.x - a.x, q.y - a.y, q.r + a.r + than
        if dx * dx + dy * dy < reach * reach:
            for p in parts(a):
                if gap(p, q) < than and closest_points(p, q).mm < than:
                    return True
    return False


def _is_disc_nearer(disc: Disc, parts: list[Convex], than: float) -> bool:
    x, y, r = disc.x, disc.y, disc.r
    for part in parts:
        dx, dy, reach = part.x - x, part.y - y, part.r + r + than
        if dx * dx + dy * dy < reach * reach and max(0.0, closest_to_point(part, x, y).mm - r) < than:
            return True
    return False


def farthest(ship: Piece, piece: Piece) -> float:
    """How far the farthest point of a piece is from the base of a ship, in mm."""
    assert isinstance(ship, Ship)
    if isinstance(piece, Disc):
        return closest_to_point(ship.base, piece.x, piece.y).mm + piece.r
    corners = piece.base.corners if isinstance(piece, Ship) else piece.outline
    return max([closest_to_point(ship.base, x, y).mm for x, y in corners])


def _solids(piece: Piece) -> tuple[list[Convex], list[Circle]]:
    """The polygons and circles that make up a piece where overlapping is concerned."""
    if isinstance(piece, Disc):
        return [], [(piece.x, piece.y, piece.r)]
    if isinstance(piece, Ship):
        return [piece.base], [(x, y, DIAL_RADIUS) for x, y in piece.dials]
    return piece.parts, []


def _nearer_of(best: float, p: Convex, circle: Circle) -> float:
    """How far a polygon is from a circle, if that is less than the best so far."""
    x, y, r = circle
    dx, dy = p.x - x, p.y - y
    if sqrt(dx * dx + dy * dy) - p.r - r >= best:
        return best
    return min(best, closest_to_point(p, x, y).mm - r)
