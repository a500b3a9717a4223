"""Contours: lines along which a value on the table crosses a level, found by marching squares.

A coarse grid finds where the lines run; each crossing is then halved in on the value itself, so that the edges of arcs
and range bands are drawn where they are and not where the grid happens to lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from armada.geometry.play_area import Area
from armada.geometry.pose import Point

Value = Callable[[float, float], float]
Ring = tuple[Point, ...]

HALVINGS: Final = 3
"""So often the stretch in which a level is crossed is halved: down to an eighth of a cell."""

# The corners of a cell are 1 lower left, 2 lower right, 4 upper right, 8 upper left; its edges B, R, T, L. For each
# set of corners at the level or above: the ways through the cell, with what is above to the left of them.
B, R, T, L = range(4)
WAYS: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    (),
    ((B, L),),
    ((R, B),),
    ((R, L),),
    ((T, R),),
    ((B, L), (T, R)),
    ((T, B),),
    ((T, L),),
    ((L, T),),
    ((B, T),),
    ((R, B), (L, T)),
    ((R, T),),
    ((L, R),),
    ((B, R),),
    ((L, B),),
    (),
)


class Contour(msgspec.Struct, frozen=True, kw_only=True):
    """The places at which a level of damage, or more, is expected on average: rings in mm, holes among them.

    At the marks, which lie on the rings, figures do not cover each other.
    """

    damage: float
    rings: tuple[tuple[Point, ...], ...]
    marks: tuple[Point, ...]


class Contours(msgspec.Struct, frozen=True, kw_only=True, tag="contours"):
    """The reach of a side's dice, lowest level first, and the highest average damage with its place."""

    levels: tuple[Contour, ...]
    highest: float
    at: Point | None
    later: tuple[tuple[Point, ...], ...] = ()
    """Where any of them could reach after their next move."""


class Edge(NamedTuple):
    """An edge of the grid: from a node to the right, or upwards."""

    column: int
    row: int
    is_upwards: bool


class Grid:
    """A value at the nodes of a grid that reaches one cell beyond an area; outside the area it is nothing."""

    def __init__(self, value: Value, area: Area, step: float) -> None:
        self._value = value
        self._area = area
        self.step = step
        self._seen: dict[Point, float] = {}
        """Levels that lie close together are crossed at the same places."""

        self.columns = int((area.x2 - area.x1) // step) + 3
        self.rows = int((area.y2 - area.y1) // step) + 3
        self.nodes = [[self.at(*self.place(i, j)) for i in range(self.columns)] for j in range(self.rows)]

    def place(self, column: int, row: int) -> Point:
        """The place of a node."""
        return self._area.x1 + (column - 0.5) * self.step, self._area.y1 + (row - 0.5) * self.step

    def at(self, x: float, y: float) -> float:
        """The value at a point of the area."""
        found = self._seen.get((x, y))
        if found is None:
            area = self._area
            found = self._value(x, y) if area.x1 <= x <= area.x2 and area.y1 <= y <= area.y2 else 0.0
            self._seen[x, y] = found
        return found

    def highest(self) -> tuple[float, Point]:
        """The highest value at a node, and where it is."""
        most, column, row = max([(value, i, j) for j, line in enumerate(self.nodes) for i, value in enumerate(line)])
        return most, self.place(column, row)

    def contour(self, level: float) -> list[Ring]:
        """The rings around what is at a level or above, in mm; holes are rings too."""
        onward = self._ways(level)
        rings = []
        while onward:
            start, edge = next(iter(onward.items()))
            del onward[start]
            ring = [self._crossing(start, level)]
            while edge != start:
                ring.append(self._crossing(edge, level))
                edge = onward.pop(edge)
            rings.append(tuple(ring))
        return rings

    def _ways(self, level: float) -> dict[Edge, Edge]:
        """From each edge that is crossed to the next one."""
        onward: dict[Edge, Edge] = {}
        for j in range(self.rows - 1):
            lower, upper = self.nodes[j], self.nodes[j + 1]
            for i in range(self.columns - 1):
                case = (
                    (lower[i] >= level)
                    + 2 * (lower[i + 1] >= level)
                    + 4 * (upper[i + 1] >= level)
                    + 8 * (upper[i] >= level)
                )
                if 0 < case < 15:
                    edges = Edge(i, j, False), Edge(i + 1, j, True), Edge(i, j + 1, False), Edge(i, j, True)
                    for start, end in WAYS[case]:
                        onward[edges[start]] = edges[end]
        return onward

    def _crossing(self, edge: Edge, level: float) -> Point:
        """The point of an edge at which the level is crossed."""
        i, j, is_upwards = edge
        x1, y1 = self.place(i, j)
        x2, y2 = self.place(i, j + 1) if is_upwards else self.place(i + 1, j)
        is_above = self.nodes[j][i] >= level
        for _ in range(HALVINGS):
            x, y = (x1 + x2) / 2, (y1 + y2) / 2
            if (self.at(x, y) >= level) == is_above:
                x1, y1 = x, y
            else:
                x2, y2 = x, y
        return round((x1 + x2) / 2, 1), round((y1 + y2) / 2, 1)
