"""How far a squadron can move: ruler at the edge of its base, base inside the band (SQN-15, SQN-16)."""

from __future__ import annotations

from armada.geometry.pose import EXACT, MICROMETRES, Pose
from armada.geometry.ruler import DISTANCES, Distance


def reach(speed: int) -> float:
    """How far, in mm, the centre of a base can move at a speed: the disc of that radius is all it can reach."""
    return DISTANCES[min(speed, len(DISTANCES)) - 1].end if speed > 0 else 0.0


def can_reach(start: Pose, end: Pose, band: Distance | int) -> bool:
    """Whether a base can move from one pose to another with the given speed or distance (SQN-16, SQN-20)."""
    limit = (band.end if isinstance(band, Distance) else reach(band)) + EXACT
    dx, dy = (end.x - start.x) / MICROMETRES, (end.y - start.y) / MICROMETRES
    return dx * dx + dy * dy <= limit * limit
