"""The maneuver tool: where a ship ends when it moves along a course, and on which side of it the tool may lie (MOVE).

The tool lies flush with the ship's side, its raised line level with the front edge of the base. A ship turns about
the joints, which are ahead and to the side of it, never about its own centre: see `docs/reference/geometry.md`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import BASES, Size
from armada.geometry.convex import Convex, HalfPlane, area, clip
from armada.geometry.pieces import PieceFrame
from armada.geometry.pose import MICROMETRES, Point, Pose

CLICK: Final = 22_500
"""One click of a joint, in millidegrees (PHYS-11)."""

MAX_CLICKS: Final = 2
JOINTS: Final = 4
TOOL_WIDTH: Final = 15.25
FLAT_END: Final = 16.3
"""From the flat end to the first raised line."""

TO_JOINT: Final = 46.13
"""From a raised line (the ship's front edge) to the next joint."""

FROM_JOINT: Final = 22.27
"""From a joint to the next raised line."""

SLIVER: Final = 1.0
"""A ship overlaps the tool if they share more than this, in square mm; flush sides share nothing."""


class ToolSide(StrEnum):
    """The side of the ship on which the tool lies."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def sign(self) -> int:
        """+1 to the right, -1 to the left."""
        return 1 if self is ToolSide.RIGHT else -1


SIDES: Final = (ToolSide.LEFT, ToolSide.RIGHT)


class Tool(NamedTuple):
    """A laid tool: its flat end, joints 1 to n, and the last raised line; headings of the segments in millidegrees."""

    points: tuple[Point, ...]
    headings: tuple[int, ...]


Clicks = tuple[int, ...]
"""Clicks at each joint of a course, first joint first, to the right positive; as many as the speed."""


def courses(yaws: tuple[int, ...]) -> Iterator[Clicks]:
    """Every course that the yaw values of a speed allow; a joint may be clicked less or not (MOVE-02 to MOVE-06)."""
    return product(*[range(-yaw, yaw + 1) for yaw in yaws])


def final_pose(pose: Pose, size: Size, clicks: Clicks, side: ToolSide) -> Pose:
    """The pose in which a ship ends, on the same side of the tool, after moving along a course (MOVE-14 to MOVE-17).

    For a speed reduced by overlap give the first clicks only: the rest of the tool is ignored, the joints stay as they
    are (MOVE-16, OVL-17). No clicks is speed 0: the ship stays (MOVE-27).
    """
    dx, dy, turn = _displacement(size, tuple(clicks), side)
    sine, cosine = sin_cos(pose.heading)
    return Pose(
        pose.x + round((dx * cosine + dy * sine) * MICROMETRES),
        pose.y + round((-dx * sine + dy * cosine) * MICROMETRES),
        (pose.heading + turn) % TURN,
    )


@lru_cache(maxsize=1 << 12)
def _displacement(size: Size, clicks: Clicks, side: ToolSide) -> tuple[float, float, int]:
    """How far a ship at the origin moves, in its own frame, and by how much it turns."""
    if not clicks:
        return 0.0, 0.0, 0
    base = BASES[size]
    offset = side.sign * (base.width + TOOL_WIDTH) / 2
    tool = lay_tool(Pose(0, 0), size, clicks, side)
    heading = tool.headings[-1]
    sine, cosine = sin_cos(heading)
    x, y = tool.points[-1]
    return x - offset * cosine - base.tool_y * sine, y + offset * sine - base.tool_y * cosine, heading


def lay_tool(pose: Pose, size: Size, clicks: Clicks, side: ToolSide) -> Tool:
    """The tool beside a ship at its starting pose, bent to a course, without segments beyond its speed (MOVE-16)."""
    base = BASES[size]
    sine, cosine = sin_cos(pose.heading)
    heading = pose.heading
    x, y = PieceFrame(pose).point(side.sign * (base.width + TOOL_WIDTH) / 2, base.tool_y)
    points = [(x - FLAT_END * sine, y - FLAT_END * cosine)]
    headings = [heading]
    for click in clicks:
        x, y = x + TO_JOINT * sine, y + TO_JOINT * cosine
        points.append((x, y))
        heading = (heading + click * CLICK) % TURN
        headings.append(heading)
        sine, cosine = sin_cos(heading)
        x, y = x + FROM_JOINT * sine, y + FROM_JOINT * cosine
    points.append((x, y))
    return Tool(tuple(points), tuple(headings))


def footprint(tool: Tool) -> list[Convex]:
    """The area that the tool covers: a strip along each segment, and a disc at each joint."""
    half = TOOL_WIDTH / 2
    found = []
    for (x1, y1), (x2, y2), heading in zip(tool.points, tool.points[1:], tool.headings, strict=False):
        sine, cosine = sin_cos(heading)
        rx, ry = half * cosine, -half * sine
        found.append(Convex([(x1 - rx, y1 - ry), (x1 + rx, y1 + ry), (x2 + rx, y2 + ry), (x2 - rx, y2 - ry)]))
    return found + [_round(x, y, half) for x, y in tool.points[1:-1]]


ROUND: Final = tuple([sin_cos(-TURN * k // 32) for k in range(32)])
"""The directions, seen from its centre, of the corners by which a disc is drawn."""


def _round(x: float, y: float, r: float) -> Convex:
    return Convex([(x + r * sine, y + r * cosine) for sine, cosine in ROUND])


@lru_cache(maxsize=1 << 12)
def legal_sides(size: Size, clicks: Clicks) -> tuple[ToolSide, ...]:
    """The sides on which the tool may lie: where the ship does not overlap it (MOVE-18 to MOVE-20).

    None means that the course is not legal; both, that the owner chooses. A huge ship must not overlap the tool before
    it moves either.
    """
    return tuple([side for side in SIDES if not overlaps_tool(size, clicks, side)])


def overlaps_tool(size: Size, clicks: Clicks, side: ToolSide) -> bool:
    """Whether a ship overlaps the tool when it has moved, or, if it is huge, before it moves.

    Dial frames are left out: they ride above the tool.
    """
    if not clicks:
        return False
    start = Pose(0, 0)
    tool = footprint(lay_tool(start, size, clicks, side))
    poses = [final_pose(start, size, clicks, side)]
    if size is Size.HUGE:
        poses.append(start)
    for pose in poses:
        base = _inside_base(size, pose)
        if any(_shared(part, base) > SLIVER for part in tool):
            return True
    return False


def _inside_base(size: Size, pose: Pose) -> list[HalfPlane]:
    """The half-planes that make up a base."""
    base, frame = BASES[size], PieceFrame(pose)
    x, y = base.width / 2, base.length / 2
    return [frame.plane(plane) for plane in ((1.0, 0.0, -x), (-1.0, 0.0, -x), (0.0, 1.0, -y), (0.0, -1.0, -y))]


def _shared(part: Convex, base: list[HalfPlane]) -> float:
    """The area that a part of the tool shares with a base."""
    common = clip(part, base)
    return area(common) if common is not None else 0.0
