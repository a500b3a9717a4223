"""Pieces as they lie in the play area: ships, squadrons, obstacles and tokens at a pose.

Placing is memoised, so one shape at one pose is one object, and measurements can be memoised by identity. Here and
there a memo holds what a game and a look ahead come back to, and not more: see `docs/decisions/speed.md`.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from armada.geometry.angles import sin_cos
from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS, TOKEN_RADIUS, HullZone
from armada.geometry.convex import Convex, HalfPlane
from armada.geometry.pose import MICROMETRES, Point, Pose
from armada.geometry.shapes import ObstacleShape, ShipShape


class PieceFrame:
    """The turn and shift from a piece's own frame to the play area."""

    __slots__ = ("cosine", "sine", "x", "y")

    def __init__(self, pose: Pose) -> None:
        self.x, self.y = pose.x / MICROMETRES, pose.y / MICROMETRES
        self.sine, self.cosine = sin_cos(pose.heading)

    def point(self, x: float, y: float) -> Point:
        """A point of the piece, in the play area."""
        return self.x + x * self.cosine + y * self.sine, self.y - x * self.sine + y * self.cosine

    def points(self, corners: tuple[Point, ...]) -> list[Point]:
        """Points of the piece, in the play area."""
        x0, y0, sine, cosine = self.x, self.y, self.sine, self.cosine
        return [(x0 + x * cosine + y * sine, y0 - x * sine + y * cosine) for x, y in corners]

    def plane(self, plane: HalfPlane) -> HalfPlane:
        """A half-plane of the piece, in the play area."""
        nx, ny, c = plane
        wx, wy = nx * self.cosine + ny * self.sine, -nx * self.sine + ny * self.cosine
        return wx, wy, c + wx * self.x + wy * self.y


class Zone:
    """A hull zone of a placed ship: polygon, targeting point and firing arc (ARC-05, ARC-08)."""

    __slots__ = ("arc", "convex", "corners", "parts", "r", "targeting_point", "x", "y", "zone")

    def __init__(self, ship: Ship, zone: HullZone) -> None:
        shape, frame = ship.shape.zones[zone], ship.frame
        self.zone = zone
        self.corners = frame.points(shape.corners)
        if len(shape.parts) == 1:
            self.convex: Convex | None = Convex(self.corners)
            self.parts = [self.convex]
        else:
            self.convex = None
            self.parts = [Convex(frame.points(part)) for part in shape.parts]
        self.targeting_point = frame.point(*shape.targeting_point)
        self.arc = [tuple([frame.plane(plane) for plane in cell]) for cell in shape.arc]
        outer = self.convex or Convex(self.corners)
        self.x, self.y, self.r = outer.x, outer.y, outer.r


class Ship:
    """A ship at a pose. The base counts for distance and edge, with its dial frames for overlap; zones for attacks.

    The circle around its centre of radius `r` holds the base, that of radius `reach` the dial frames too.
    """

    __slots__ = ("_dials", "_zones", "base", "frame", "pose", "r", "reach", "shape", "x", "y")

    def __init__(self, shape: ShipShape, pose: Pose) -> None:
        self.shape = shape
        self.pose = pose
        self.frame = frame = PieceFrame(pose)
        self.base = Convex(frame.points(shape.corners))
        self.x, self.y, self.r = self.base.x, self.base.y, self.base.r
        self.reach = max(self.r, shape.base.length / 2 + DIAL_RADIUS)
        self._zones: list[Zone] = []
        self._dials: list[Point] = []

    @property
    def zones(self) -> list[Zone]:
        """All hull zones, clockwise from the front, worked out when they are first asked for."""
        if not self._zones:
            self._zones = [Zone(self, zone) for zone in self.shape.zones]
        return self._zones

    def zone(self, zone: HullZone) -> Zone:
        """One hull zone."""
        return self.zones[list(self.shape.zones).index(zone)]

    @property
    def dials(self) -> list[Point]:
        """Centres of the shield-dial frames, of radius DIAL_RADIUS."""
        if not self._dials:
            self._dials = self.frame.points(self.shape.base.dials)
        return self._dials


class Disc:
    """A round piece: a squadron's base or a token."""

    __slots__ = ("pose", "r", "reach", "x", "y")

    def __init__(self, pose: Pose, r: float) -> None:
        self.pose = pose
        self.x, self.y = pose.x / MICROMETRES, pose.y / MICROMETRES
        self.r = self.reach = r


class Obstacle:
    """An obstacle at a pose: its concave outline, and the convex parts of it."""

    __slots__ = ("_parts", "frame", "outline", "pose", "r", "reach", "shape", "x", "y")

    def __init__(self, shape: ObstacleShape, pose: Pose) -> None:
        self.shape = shape
        self.pose = pose
        self.frame = frame = PieceFrame(pose)
        self.outline = frame.points(shape.outline)
        self.x, self.y = frame.x, frame.y
        self.r = self.reach = shape.radius
        self._parts: list[Convex] = []

    @property
    def parts(self) -> list[Convex]:
        """The convex parts, worked out when they are first asked for."""
        if not self._parts:
            self._parts = [Convex(self.frame.points(part)) for part in self.shape.parts]
        return self._parts


Piece = Ship | Disc | Obstacle


@lru_cache(maxsize=1 << 10)
def place_ship(shape: ShipShape, pose: Pose) -> Ship:
    """A ship at a pose."""
    return Ship(shape, pose)


@lru_cache(maxsize=1 << 11)
def place_squadron(pose: Pose) -> Disc:
    """A squadron at a pose; its slider counts for nothing (RANGE-21)."""
    return Disc(pose, SQUADRON_RADIUS)


@lru_cache(maxsize=1 << 6)
def place_token(pose: Pose) -> Disc:
    """An objective token at a pose."""
    return Disc(pose, TOKEN_RADIUS)


@lru_cache(maxsize=1 << 6)
def place_obstacle(shape: ObstacleShape, pose: Pose) -> Obstacle:
    """An obstacle at a pose."""
    return Obstacle(shape, pose)


def gap_between(a: Piece, b: Piece) -> float:
    """A lower bound of the distance between two pieces, by their bounding circles."""
    dx, dy = a.x - b.x, a.y - b.y
    return sqrt(dx * dx + dy * dy) - a.r - b.r
