"""The play area with its setup area and deployment zones; the first player's edge is y = 0.

Whether a piece is inside an area is judged by its base without dial frames (SETUP-49).
"""

from __future__ import annotations

from typing import NamedTuple

from armada.geometry.measure import measure
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship
from armada.geometry.pose import EXACT, TOUCHING, Point
from armada.geometry.ruler import Distance

FOOT = 304.8


class Area(NamedTuple):
    """A rectangle of the table, in mm."""

    x1: float
    y1: float
    x2: float
    y2: float

    def holds(self, piece: Piece) -> bool:
        """Whether the whole piece lies in the area; its border belongs to it."""
        return self.margin(piece) >= -TOUCHING

    def holds_point(self, point: Point) -> bool:
        """Whether a point lies in the area; its border belongs to it."""
        return self.x1 <= point[0] <= self.x2 and self.y1 <= point[1] <= self.y2

    def margin(self, piece: Piece) -> float:
        """How far the piece stays from the nearest border of the area; negative where it reaches across, in mm."""
        if isinstance(piece, Disc):
            x, y, r = piece.x, piece.y, piece.r
            return min(x - self.x1, self.x2 - x, y - self.y1, self.y2 - y) - r
        corners = piece.base.corners if isinstance(piece, Ship) else piece.outline
        return min([min(x - self.x1, self.x2 - x, y - self.y1, self.y2 - y) for x, y in corners])

    @property
    def corners(self) -> list[Point]:
        """The four corners, counter-clockwise."""
        return [(self.x1, self.y1), (self.x2, self.y1), (self.x2, self.y2), (self.x1, self.y2)]


class PlayArea(NamedTuple):
    """A play area and how much of it, from each short edge, is not setup area."""

    width: float
    height: float
    marker: float

    @property
    def area(self) -> Area:
        """The whole play area."""
        return Area(0.0, 0.0, self.width, self.height)

    @property
    def setup_area(self) -> Area:
        """The area between the setup markers, for fleets and obstacles (SETUP-04, SETUP-05, SEC-02)."""
        return Area(self.marker, 0.0, self.width - self.marker, self.height)

    def deployment_zone(self, second: bool) -> Area:
        """The part of the setup area within distance 1-3 of a player's edge (SETUP-06, SETUP-07)."""
        depth = Distance.THREE.end
        y1, y2 = (self.height - depth, self.height) if second else (0.0, depth)
        return self.setup_area._replace(y1=y1, y2=y2)

    def leaves(self, piece: Piece) -> bool:
        """Whether any part of a base is outside the play area; dial frames do not count (MOVE-26, SQN-23)."""
        return not self.area.holds(piece)

    def accepts_obstacle(self, obstacle: Obstacle, placed: tuple[Obstacle, ...]) -> bool:
        """Whether an obstacle lies in the setup area, beyond distance 3 of every edge of the play area and beyond
        distance 1 of every other obstacle (SETUP-27 to SETUP-29)."""
        return (
            self.setup_area.holds(obstacle)
            and self.area.margin(obstacle) > Distance.THREE.end + EXACT
            and all(not Distance.ONE.reaches(measure(obstacle, other).mm) for other in placed)
        )


STANDARD = PlayArea(6 * FOOT, 3 * FOOT, FOOT)
"""3 by 6 feet; the setup area is the central 3 by 4 (SETUP-02, SETUP-04)."""

CORE_SET = PlayArea(3 * FOOT, 3 * FOOT, 0.0)
"""3 by 3 feet, all of it setup area (SETUP-03, SETUP-05)."""

EXTENDED = PlayArea(6 * FOOT, 3 * FOOT, Distance.THREE.end)
"""3 by 6 feet; markers at distance 3 of the short edges, for large sector fleet games (SEC-02)."""
