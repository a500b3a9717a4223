"""Lines to draw on the board, in millimetres."""

from __future__ import annotations

from armada.geometry.convex import Line
from armada.geometry.pose import Point

Segment = tuple[Point, Point]
"""Where a line begins and ends."""


def segment(line: Line) -> Segment:
    """A measured line, as a screen draws it."""
    return (round(line.x1, 2), round(line.y1, 2)), (round(line.x2, 2), round(line.y2, 2))
