"""Convex polygons and circles: the measurements on which every rule of arc, range, sight and overlap rests.

Coordinates are millimetres. A clip can leave a polygon that is only a segment or a point; of two polygons measured
against each other, one may be such.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

from armada.geometry.pose import EXACT, TOUCHING, Point

Edge = tuple[float, float, float, float, float]
"""Start x and y, unit direction x and y, length; the outside of a polygon is to the right of its edges."""

HalfPlane = tuple[float, float, float]
"""The points with nx * x + ny * y >= c, as (nx, ny, c) with a unit normal."""


class Line(NamedTuple):
    """A measurement: its length in mm, and the two points between which to draw it."""

    mm: float
    x1: float
    y1: float
    x2: float
    y2: float

    @property
    def reversed(self) -> Line:
        """The same measurement, read from the other end."""
        return Line(self.mm, self.x2, self.y2, self.x1, self.y1)


class Convex:
    """A convex polygon, corners counter-clockwise, with its bounding circle at hand."""

    __slots__ = ("_edges", "corners", "r", "x", "y")

    def __init__(self, corners: Sequence[Point]) -> None:
        self.corners = list(corners)
        self._edges: list[Edge] = []
        low_x, low_y = high_x, high_y = corners[0]
        for x, y in corners:
            if x < low_x:
                low_x = x
            elif x > high_x:
                high_x = x
            if y < low_y:
                low_y = y
            elif y > high_y:
                high_y = y
        self.x = mid_x = (low_x + high_x) / 2
        self.y = mid_y = (low_y + high_y) / 2
        most = 0.0
        for x, y in corners:
            dx, dy = x - mid_x, y - mid_y
            square = dx * dx + dy * dy
            if square > most:
                most = square
        self.r = sqrt(most)

    @property
    def edges(self) -> list[Edge]:
        """The sides of positive length, worked out when they are first asked for."""
        if not self._edges:
            x1, y1 = self.corners[-1]
            for x2, y2 in self.corners:
                dx, dy = x2 - x1, y2 - y1
                length = sqrt(dx * dx + dy * dy)
                if length > 0.0:
                    self._edges.append((x1, y1, dx / length, dy / length, length))
                x1, y1 = x2, y2
        return self._edges


def straight(x1: float, y1: float, x2: float, y2: float) -> Line:
    """The line from one point to another."""
    dx, dy = x2 - x1, y2 - y1
    return Line(sqrt(dx * dx + dy * dy), x1, y1, x2, y2)


def sides(p: Convex) -> list[tuple[Point, Point]]:
    """The sides of a polygon, from corner to corner."""
    return list(zip(p.corners, p.corners[1:] + p.corners[:1], strict=True))


def gap(p: Convex, q: Convex) -> float:
    """A lower bound of the distance between two polygons: that of their bounding circles."""
    dx, dy = p.x - q.x, p.y - q.y
    return sqrt(dx * dx + dy * dy) - p.r - q.r


def closest_on_segment(a: Point, b: Point, point: Point) -> Line:
    """The shortest line from the segment between `a` and `b` to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0
    if square > 0.0:
        t = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square
        t = 0.0 if t < 0.0 else min(t, 1.0)
    x, y = a[0] + t * dx, a[1] + t * dy
    return straight(x, y, point[0], point[1])


def closest_to_point(p: Convex, x: float, y: float) -> Line:
    """The shortest line from a polygon to a point; of length 0 if the point is not outside."""
    edges = p.edges
    best = inf
    px, py = x, y
    outside = False
    for ax, ay, ux, uy, length in edges:
        dx, dy = x - ax, y - ay
        s = dx * uy - dy * ux
        if s < 0.0:
            continue
        outside = outside or s > 0.0
        if s >= best:
            continue
        t = dx * ux + dy * uy
        if t < 0.0:
            d = sqrt(dx * dx + dy * dy)
            if d < best:
                best, px, py = d, ax, ay
        elif t <= length:
            best, px, py = s, ax + ux * t, ay + uy * t
        else:
            t -= length
            d = sqrt(s * s + t * t)
            if d < best:
                best, px, py = d, ax + ux * length, ay + uy * length
    if len(edges) < 3:
        return min([closest_on_segment(a, b, (x, y)) for a, b in sides(p)])
    return Line(best + 0.0, px, py, x, y) if outside else Line(0.0, x, y, x, y)


def closest_to_circle(p: Convex, x: float, y: float, r: float) -> Line:
    """The shortest line from a polygon to a disc; of length 0 if they meet."""
    line = closest_to_point(p, x, y)
    if line.mm <= r:
        return Line(0.0, line.x1, line.y1, line.x1, line.y1)
    share = r / line.mm
    return Line(line.mm - r, line.x1, line.y1, x + (line.x1 - x) * share, y + (line.y1 - y) * share)


def circles_apart(x1: float, y1: float, r1: float, x2: float, y2: float, r2: float) -> Line:
    """The shortest line between two discs; of length 0 if they meet."""
    dx, dy = x2 - x1, y2 - y1
    d = sqrt(dx * dx + dy * dy)
    if d <= r1 + r2:
        share = r1 / (r1 + r2)
        return Line(0.0, x1 + dx * share, y1 + dy * share, x1 + dx * share, y1 + dy * share)
    ux, uy = dx / d, dy / d
    return Line(d - r1 - r2, x1 + ux * r1, y1 + uy * r1, x2 - ux * r2, y2 - uy * r2)


def do_overlap(p: Convex, q: Convex) -> bool:
    """Whether two polygons share more than a touch (OVL-18)."""
    if gap(p, q) >= -TOUCHING:
        return False
    for ax, ay, ux, uy, _ in p.edges:
        for bx, by in q.corners:
            if (bx - ax) * uy - (by - ay) * ux < -TOUCHING:
                break
        else:
            return False
    for ax, ay, ux, uy, _ in q.edges:
        for bx, by in p.corners:
            if (bx - ax) * uy - (by - ay) * ux < -TOUCHING:
                break
        else:
            return False
    return True


def does_circle_overlap(p: Convex, x: float, y: float, r: float) -> bool:
    """Whether a polygon and a disc share more than a touch (OVL-18)."""
    dx, dy = p.x - x, p.y - y
    reach = p.r + r - TOUCHING
    if dx * dx + dy * dy >= reach * reach:
        return False
    return closest_to_point(p, x, y).mm < r - TOUCHING


def interval_inside(
    p: Convex, x1: float, y1: float, x2: float, y2: float, inset: float = EXACT
) -> tuple[float, float] | None:
    """Between which fractions of its length a segment runs through the inside of a polygon.

    None if it stays outside, or only touches an edge or a corner (LOS-15). The inside begins at a small inset, in mm,
    from the edges; a negative one lets it begin outside.
    """
    low, high = 0.0, 1.0
    for ax, ay, ux, uy, _ in p.edges:
        s1 = (x1 - ax) * uy - (y1 - ay) * ux + inset
        s2 = (x2 - ax) * uy - (y2 - ay) * ux + inset
        if s1 >= 0.0:
            if s2 >= 0.0:
                return None
            t = s1 / (s1 - s2)
            if t > low:
                low = t
        elif s2 > 0.0:
            t = s1 / (s1 - s2)
            if t < high:
                high = t
    dx, dy = x2 - x1, y2 - y1
    if high <= low or (high - low) * sqrt(dx * dx + dy * dy) <= EXACT:
        return None
    return low, high


def passes_through(p: Convex, line: Line) -> bool:
    """Whether a line has positive length inside a polygon (LOS-15)."""
    return interval_inside(p, line.x1, line.y1, line.x2, line.y2) is not None


def clip(p: Convex, planes: Sequence[HalfPlane]) -> Convex | None:
    """The part of a polygon inside all half-planes, their borders included; None if there is none."""
    corners = p.corners
    for nx, ny, c in planes:
        height = nx * p.x + ny * p.y - c
        if height >= p.r:
            continue
        if height < -p.r - EXACT:
            return None
        corners = cut(corners, nx, ny, c)
        if not corners:
            return None
    return p if corners is p.corners else Convex(corners)


def cut(corners: list[Point], nx: float, ny: float, c: float) -> list[Point]:
    """The part of a polygon inside one half-plane; what lies on the border, within EXACT, is inside."""
    heights = [nx * x + ny * y - c for x, y in corners]
    if min(heights) >= -EXACT:
        return corners
    kept: list[Point] = []
    (x1, y1), h1 = corners[-1], heights[-1]
    for (x2, y2), h2 in zip(corners, heights, strict=True):
        if (h1 > EXACT and h2 < -EXACT) or (h1 < -EXACT and h2 > EXACT):
            t = h1 / (h1 - h2)
            kept.append((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t))
        if h2 >= -EXACT:
            kept.append((x2, y2))
        x1, y1, h1 = x2, y2, h2
    return kept


def area(p: Convex) -> float:
    """The area in square millimetres."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in sides(p)) / 2
