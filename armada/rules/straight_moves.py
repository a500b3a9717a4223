"""Moving an obstacle straight towards something, at least to the end of distance 1 (EXT-object-06)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from armada.engine.procedures import rule
from armada.engine.questions import Rng
from armada.geometry.angles import TURN
from armada.geometry.measure import measure
from armada.geometry.pieces import Obstacle, Piece
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.messages.message import Message, message
from armada.rules.placing import Ground
from armada.rules.placing_limits import Limit, Named

SLACK: Final = 0.01
"""How far, in mm, a piece may lie beside the line: places are rounded to whole micrometres."""

STEP: Final = 2.0
"""How far apart, in mm, the places are at which a way is tried."""

FINE: Final = 0.001
TURNS: Final = 8
TOUCH: Final = 0.0008
"""The room, in mm, left to the goal: rounded, the two still touch and do not overlap."""


class Way(NamedTuple):
    """A straight way of an obstacle: where it starts, its direction, and how far along it the obstacle may end."""

    start: Pose
    dx: float
    dy: float
    least: float
    most: float

    def pose(self, mm: float) -> Pose:
        """The pose so far along it."""
        x, y = self.start.centre
        return pose_at(x + mm * self.dx, y + mm * self.dy)._replace(heading=self.start.heading)

    def along(self, piece: Piece) -> tuple[float, float]:
        """How far along the way a piece lies, and how far beside it, in mm."""
        x, y = self.start.centre
        x, y = piece.x - x, piece.y - y
        along = x * self.dx + y * self.dy
        return along, sqrt(max(0.0, x * x + y * y - along * along))


@rule("EXT-object-06", "EXT-obstacle-19")
def way_towards(body: Obstacle, goal: Piece, band: Distance, is_free: Callable[[Pose], bool]) -> Way:
    """The way of an obstacle to a goal, along the line between their closest points.

    It ends between the ends of distance 1 and of the band, no farther than where the two touch. If no place there is
    free, the obstacle goes as near to the end of distance 1 as it can; `least` and `most` are 0 if it cannot move.
    """
    line = measure(body, goal)
    stays = Way(body.pose, 0.0, 1.0, 0.0, 0.0)
    if line.mm <= 2 * TOUCH:
        return stays
    way = stays._replace(dx=(line.x2 - line.x1) / line.mm, dy=(line.y2 - line.y1) / line.mm)
    most = min(band.end, line.mm - TOUCH)
    if most > Distance.ONE.end and any(is_free(way.pose(mm)) for mm in _steps(Distance.ONE.end, most)):
        return way._replace(least=Distance.ONE.end, most=most)
    farthest = _farthest(way, min(most, Distance.ONE.end), is_free)
    return way._replace(least=farthest, most=farthest) if farthest > FINE else stays


def _steps(least: float, most: float) -> list[float]:
    """Lengths from one to another, both among them."""
    count = int((most - least) / STEP)
    return [*[least + step * STEP for step in range(count + 1)], most]


def _farthest(way: Way, most: float, is_free: Callable[[Pose], bool]) -> float:
    """The greatest length up to `most` at which the obstacle is free; 0 if there is none."""
    blocked = inf
    for mm in reversed(_steps(0.0, most)):
        if is_free(way.pose(mm)):
            if blocked == inf:
                return mm
            free = mm
            while blocked - free > FINE:
                middle = (free + blocked) / 2
                free, blocked = (middle, blocked) if is_free(way.pose(middle)) else (free, middle)
            return free
        blocked = mm
    return 0.0


class Straight(Limit):
    """The obstacle ends on its way to a goal, with the same heading; one that cannot move may be turned."""

    __slots__ = ("goal", "way")

    def __init__(self, way: Way, goal: Named, rule: str) -> None:
        self.way, self.goal, self.rule = way, goal, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """By how much it is on the way."""
        way = self.way
        along, beside = way.along(piece)
        room = min(SLACK - beside, along - way.least + SLACK, way.most + SLACK - along)
        turned = (piece.pose.heading - way.start.heading) % TURN
        return -inf if way.most and turned else room

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """Where it must go."""
        least, most = round(self.way.least), round(self.way.most)
        return message("places-not-straight", piece=name, goal=self.goal.name, least=least, most=most)


class StraightGround(Ground):
    """The places of an obstacle on a straight way."""

    __slots__ = ("way",)

    def __init__(
        self, area: Area, limits: Sequence[Limit], make: Callable[[Pose], Piece], reach: float, inner: float, way: Way
    ) -> None:
        super().__init__(area, limits, make, reach, inner)
        self.way = way

    def places(self) -> list[Pose]:
        """The legal places, evenly spread; of an obstacle that cannot move, its place, turned or not."""
        way = self.way
        if not way.most:
            turned = [way.start._replace(heading=(way.start.heading + k * TURN // TURNS) % TURN) for k in range(TURNS)]
            return [pose for pose in turned if pose == way.start or self.is_legal(pose)]
        found = [pose for mm in _steps(way.least, way.most) if self.is_legal(pose := way.pose(mm))]
        return found or [way.pose(way.least)]

    def near(self, pose: Pose) -> Pose | None:
        """The legal place nearest to one that is not."""
        return min(self.places(), key=lambda place: (place.x - pose.x) ** 2 + (place.y - pose.y) ** 2)

    def find(self, rng: Rng | None = None) -> Pose | None:
        """A legal place, at random or the farthest one."""
        places = self.places()
        return places[-1] if rng is None else places[int(rng.random() * len(places))]
