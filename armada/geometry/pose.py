"""Place and heading of a piece: whole micrometres and millidegrees, so that poses compare, hash and replay exactly."""

from __future__ import annotations

from typing import NamedTuple

from armada.geometry.angles import TURN, sin_cos

Point = tuple[float, float]
"""A point of the play area in millimetres: +x to the right, +y away from the first player's edge."""

MICROMETRES = 1000.0
"""Micrometres in a millimetre."""

EXACT = 1e-6
"""Two lengths closer than this (in mm) are equal: far below the micrometre in which poses are kept (LOS-15)."""

TOUCHING = 0.002
"""Pieces no farther apart, and no deeper in each other, than this (in mm) touch (OVL-18): poses are rounded."""


class Pose(NamedTuple):
    """The centre of a piece in micrometres and its heading in millidegrees, clockwise from +y."""

    x: int
    y: int
    heading: int = 0

    @property
    def centre(self) -> Point:
        """The centre in millimetres."""
        return self.x / MICROMETRES, self.y / MICROMETRES


def pose_at(x: float, y: float, degrees: float = 0.0) -> Pose:
    """The pose nearest to a place given in millimetres and degrees."""
    return Pose(round(x * MICROMETRES), round(y * MICROMETRES), round(degrees * 1000) % TURN)


def to_play_area(pose: Pose, x: float, y: float) -> Point:
    """A point of the piece's own frame (+y forward, +x right, in mm), as it lies in the play area."""
    sine, cosine = sin_cos(pose.heading)
    return pose.x / MICROMETRES + x * cosine + y * sine, pose.y / MICROMETRES - x * sine + y * cosine


def to_piece(pose: Pose, point: Point) -> Point:
    """A point of the play area in the piece's own frame."""
    sine, cosine = sin_cos(pose.heading)
    x, y = point[0] - pose.x / MICROMETRES, point[1] - pose.y / MICROMETRES
    return x * cosine - y * sine, x * sine + y * cosine
