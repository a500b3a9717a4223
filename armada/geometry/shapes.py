"""The printed shapes, each in its own frame: a ship's token with hull zones and arc lines, an obstacle's outline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from armada.geometry.bases import BASES, HullZone, Size
from armada.geometry.convex import HalfPlane
from armada.geometry.decompose import convex_parts
from armada.geometry.pose import EXACT, Point

ArcLine = tuple[Point, Point]
"""A printed firing arc line, from its inner to its outer end."""

_CLOCKWISE = ("front_left", "front_right", "mid_right", "rear_right", "rear_left", "mid_left")
_OPENS = {
    "front_left": HullZone.FRONT,
    "front_right": HullZone.RIGHT,
    "mid_right": HullZone.RIGHT_AUX,
    "rear_right": HullZone.REAR,
    "rear_left": HullZone.LEFT_AUX,
    "mid_left": HullZone.LEFT,
}


class ZoneShape:
    """A hull zone of a token: its polygon, targeting point, and the two arc lines that border its firing arc."""

    __slots__ = ("arc", "borders", "corners", "parts", "targeting_point", "zone")

    def __init__(
        self, zone: HullZone, corners: Sequence[Point], targeting_point: Point, first: ArcLine, second: ArcLine
    ) -> None:
        self.zone = zone
        self.corners = tuple(corners)
        self.parts = tuple(tuple(part) for part in convex_parts(corners))
        self.targeting_point = targeting_point
        self.borders = (first, second)
        self.arc = arc_cells(first, second)


class ShipShape:
    """The base and token of a chassis (ARC-01, ARC-08, PHYS-13)."""

    __slots__ = ("base", "corners", "key", "size", "zones")

    def __init__(
        self,
        key: str,
        size: Size,
        arc_lines: Mapping[str, ArcLine],
        hull_zones: Mapping[HullZone, Sequence[Point]],
        targeting_points: Mapping[HullZone, Point],
    ) -> None:
        self.key = key
        self.size = size
        self.base = BASES[size]
        x, y = self.base.width / 2, self.base.length / 2
        self.corners = ((-x, -y), (x, -y), (x, y), (-x, y))
        """Those of the base."""

        lines = [name for name in _CLOCKWISE if name in arc_lines]
        self.zones: dict[HullZone, ZoneShape] = {}
        for i, first in enumerate(lines):
            second = lines[(i + 1) % len(lines)]
            zone = HullZone.LEFT if second == "front_left" else _OPENS[first]
            self.zones[zone] = ZoneShape(
                zone, hull_zones[zone], targeting_points[zone], arc_lines[first], arc_lines[second]
            )

    def are_adjacent(self, one: HullZone, other: HullZone) -> bool:
        """Whether two hull zones share a firing arc line (ARC-11)."""
        return one != other and any(line in self.zones[other].borders for line in self.zones[one].borders)


class ObstacleShape:
    """The outline of an obstacle token, concave as it is, and the convex parts that make it up."""

    __slots__ = ("key", "outline", "parts", "radius")

    def __init__(self, key: str, outline: Sequence[Point]) -> None:
        self.key = key
        self.outline = tuple(outline)
        self.parts = tuple(tuple(part) for part in convex_parts(outline))
        self.radius = max(sqrt(x * x + y * y) for x, y in outline)

    def mirrored(self) -> ObstacleShape:
        """The token with its other face up."""
        return ObstacleShape(f"{self.key}, mirrored", [(-x, y) for x, y in reversed(self.outline)])


def arc_cells(first: ArcLine, second: ArcLine) -> tuple[tuple[HalfPlane, ...], ...]:
    """The firing arc clockwise from the first line to the second, as a union of convex cells without outer limit.

    Borders belong to the arc (ARC-02, ARC-03, LOS-16). An arc of up to half a turn is one cell, bounded by its two
    lines and by the printed line between their inner ends; a wider one is all that lies outside of what it leaves open.
    """
    (x1, y1), (x2, y2) = first[0], second[0]
    planes = [_right_of(first), _left_of(second)]
    if abs(x1 - x2) > EXACT or abs(y1 - y2) > EXACT:
        planes.append(_right_of(((x2, y2), (x1, y1))))
    if _is_wide(first, second):
        return tuple((plane,) for plane in planes)
    return (tuple(planes),)


def _is_wide(first: ArcLine, second: ArcLine) -> bool:
    """Whether the way clockwise from one line to another is more than half a turn."""
    ((ax, ay), (bx, by)), ((cx, cy), (dx, dy)) = first, second
    return (bx - ax) * (dy - cy) - (by - ay) * (dx - cx) > EXACT


def _right_of(line: ArcLine) -> HalfPlane:
    """The part to the right of a line, seen from its inner end."""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    length = sqrt(dx * dx + dy * dy)
    nx, ny = dy / length, -dx / length
    return nx, ny, nx * x1 + ny * y1


def _left_of(line: ArcLine) -> HalfPlane:
    nx, ny, c = _right_of(line)
    return -nx, -ny, -c
