"""Line of sight: the straight line along which an attack is traced, what blocks it and what obstructs it (LOS)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from armada.geometry.closest import closest_points
from armada.geometry.convex import Line, circles_apart, closest_to_circle, interval_inside, straight
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, Zone
from armada.geometry.pose import EXACT, TOUCHING, Point

Interval = tuple[float, float]
"""A part of a line, as fractions of its length."""

Attacker = Ship | Disc
"""An attacker or defender: a ship, or a squadron by its base."""


def sight_between_zones(attacker: Zone, defender: Zone) -> Line:
    """From the targeting point of one hull zone to that of the other (LOS-01, LOS-03)."""
    return straight(*attacker.targeting_point, *defender.targeting_point)


def sight_to_disc(attacker: Zone, defender: Disc) -> Line:
    """From a hull zone's targeting point to the point of the squadron's base closest to the hull zone (LOS-02)."""
    near = min([closest_to_circle(part, defender.x, defender.y, defender.r) for part in attacker.parts])
    return straight(*attacker.targeting_point, near.x2, near.y2)


def sight_to_obstacle(attacker: Zone, defender: Obstacle) -> Line:
    """From a hull zone's targeting point to the point of the obstacle closest to the hull zone, as with squadrons."""
    near = min([closest_points(own, part) for own in attacker.parts for part in defender.parts])
    return straight(*attacker.targeting_point, near.x2, near.y2)


def sight_between_discs(attacker: Disc, defender: Disc) -> Line:
    """Along the line that joins the centres of the two bases (LOS-17)."""
    return circles_apart(attacker.x, attacker.y, attacker.r, defender.x, defender.y, defender.r)


def zone_in_the_way(line: Line, defender: Ship, target: Zone) -> Zone | None:
    """A hull zone of the defender, other than the target, through which a line passes (LOS-04, RANGE-17)."""
    for zone in defender.zones:
        if zone.zone is not target.zone and passes_through_zone(line, zone):
            return zone
    return None


def passes_through_zone(line: Line, zone: Zone) -> bool:
    """Whether a line has positive length inside a hull zone; a touched edge or corner does not count (LOS-15)."""
    if not _comes_near(line, zone.x, zone.y, zone.r):
        return False
    if zone.convex is not None:
        return interval_inside(zone.convex, line.x1, line.y1, line.x2, line.y2) is not None
    return bool(intervals_inside(zone.corners, line))


def obstructions(
    sight: Line, attacker: Attacker, defender: Piece, pieces: Sequence[Ship | Obstacle]
) -> tuple[Ship | Obstacle, ...]:
    """The pieces that obstruct a line of sight: third ships, friendly or not, and the visible parts of obstacles.

    Squadrons and the two ships themselves never do (LOS-05 to LOS-12), nor does an obstacle that is attacked. One under
    the point where the two bases touch does (LOS-11).
    """
    x1, y1, x2, y2 = sight.x1, sight.y1, sight.x2, sight.y2
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    found = []
    for piece in pieces:
        # `_comes_near`, written out: most pieces are far from the line.
        ex, ey, r = piece.x - x1, piece.y - y1, piece.r
        along = ex * dx + ey * dy
        if along <= 0.0:
            is_near = ex * ex + ey * ey < r * r
        elif along >= square:
            ex, ey = piece.x - x2, piece.y - y2
            is_near = ex * ex + ey * ey < r * r
        else:
            across = ex * dy - ey * dx
            is_near = across * across < r * r * square
        if is_near and _obstructs(piece, sight, attacker, defender):
            found.append(piece)
    return tuple(found)


def _obstructs(piece: Ship | Obstacle, sight: Line, attacker: Attacker, defender: Piece) -> bool:
    """Whether a piece near the line obstructs it."""
    if isinstance(piece, Ship):
        if piece.pose == attacker.pose or piece.pose == defender.pose:
            return False
        return interval_inside(piece.base, sight.x1, sight.y1, sight.x2, sight.y2) is not None
    if isinstance(defender, Obstacle) and piece.pose == defender.pose:
        return False
    return _is_visible(piece, sight, attacker, defender)


def _is_visible(obstacle: Obstacle, sight: Line, attacker: Attacker, defender: Piece) -> bool:
    """Whether a line of sight crosses an obstacle between the two bases; under the point where they touch, too."""
    if sight.mm <= EXACT:
        return is_strictly_inside(obstacle.outline, sight.x1, sight.y1)
    crossed = intervals_inside(obstacle.outline, sight)
    if not crossed:
        return False
    low, high = _between_bases(sight, attacker, defender, -TOUCHING)
    if (high - low) * sight.mm > EXACT:
        return any((min(end, high) - max(begin, low)) * sight.mm > EXACT for begin, end in crossed)
    low, high = _between_bases(sight, attacker, defender, TOUCHING)
    if high <= low:
        return False
    low, high = _between_bases(sight, attacker, defender, 0.0)
    touched = (low + high) / 2
    x, y = sight.x1 + (sight.x2 - sight.x1) * touched, sight.y1 + (sight.y2 - sight.y1) * touched
    return is_strictly_inside(obstacle.outline, x, y)


def _between_bases(sight: Line, attacker: Attacker, defender: Piece, inset: float) -> Interval:
    """The part of a line of sight that no base hides, each base made smaller by an inset, in mm, or larger (LOS-12).

    It ends before it begins where the bases overlap.
    """
    low, high = 0.0, 1.0
    if isinstance(attacker, Ship):
        hidden = interval_inside(attacker.base, sight.x1, sight.y1, sight.x2, sight.y2, inset)
        low = low if hidden is None else hidden[1]
    if isinstance(defender, Ship):
        hidden = interval_inside(defender.base, sight.x1, sight.y1, sight.x2, sight.y2, inset)
        high = high if hidden is None else hidden[0]
    return low, high


def _comes_near(line: Line, x: float, y: float, r: float) -> bool:
    """Whether a line comes closer to a centre than a radius: the quick test before an exact one."""
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    ex, ey = x - line.x1, y - line.y1
    along = ex * dx + ey * dy
    if along <= 0.0:
        return ex * ex + ey * ey < r * r
    square = dx * dx + dy * dy
    if along >= square:
        ex, ey = x - line.x2, y - line.y2
        return ex * ex + ey * ey < r * r
    across = ex * dy - ey * dx
    return across * across < r * r * square


def intervals_inside(outline: Sequence[Point], line: Line) -> list[Interval]:
    """The parts of a line inside a polygon that need not be convex; running along its border is not inside (LOS-15)."""
    if line.mm <= EXACT:
        return []
    cuts, borders = _cuts(outline, line)
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    found: list[Interval] = []
    for low, high in pairwise(sorted(cuts)):
        if (high - low) * line.mm > EXACT:
            middle = (low + high) / 2
            if any(begin <= middle <= end for begin, end in borders):
                continue
            if _is_inside(outline, line.x1 + dx * middle, line.y1 + dy * middle):
                found.append((low, high))
    return found


def _cuts(outline: Sequence[Point], line: Line) -> tuple[list[float], list[Interval]]:
    """The points at which a line may enter a polygon, the line's ends included, and the parts along the border.

    All as fractions of its length.
    """
    x, y, mm = line.x1, line.y1, line.mm
    ux, uy = (line.x2 - x) / mm, (line.y2 - y) / mm
    cuts = [0.0, 1.0]
    borders: list[Interval] = []
    px, py = outline[-1]
    s1, t1 = (px - x) * uy - (py - y) * ux, (px - x) * ux + (py - y) * uy
    for qx, qy in outline:
        s2, t2 = (qx - x) * uy - (qy - y) * ux, (qx - x) * ux + (qy - y) * uy
        if (s1 > EXACT and s2 < -EXACT) or (s1 < -EXACT and s2 > EXACT):
            t = t1 + (t2 - t1) * s1 / (s1 - s2)
            if 0.0 < t < mm:
                cuts.append(t / mm)
        elif -EXACT <= s2 <= EXACT:
            if 0.0 < t2 < mm:
                cuts.append(t2 / mm)
            if -EXACT <= s1 <= EXACT:
                borders.append((min(t1, t2) / mm, max(t1, t2) / mm))
        s1, t1 = s2, t2
    return cuts, borders


def _is_inside(outline: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point that is not on the border of a polygon is inside it."""
    inside = False
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            inside = not inside
        x1, y1 = x2, y2
    return inside


def is_strictly_inside(outline: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point is inside a polygon and not on its border (LOS-15)."""
    x1, y1 = outline[-1]
    for x2, y2 in outline:
        dx, dy = x2 - x1, y2 - y1
        square = dx * dx + dy * dy
        share = min(max(((x - x1) * dx + (y - y1) * dy) / square, 0.0), 1.0) if square > 0.0 else 0.0
        ex, ey = x - x1 - dx * share, y - y1 - dy * share
        if ex * ex + ey * ey <= EXACT * EXACT:
            return False
        x1, y1 = x2, y2
    return _is_inside(outline, x, y)
