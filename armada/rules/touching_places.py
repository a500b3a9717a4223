"""Places at which an obstacle touches another: it is slid towards it until the two meet (EXT-obstacle-06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final

from armada.engine.questions import Rng
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.clearance import apart
from armada.geometry.pieces import Piece
from armada.geometry.play_area import Area
from armada.geometry.pose import MICROMETRES, TOUCHING, Pose, pose_at
from armada.messages.message import Listed, Message, message
from armada.rules.placing import FAR_AWAY, Ground
from armada.rules.placing_limits import CloseTo, Limit, Named

WAYS: Final = 16
"""From how many sides, evenly spread, a place at an obstacle is looked for."""

HEADINGS: Final = 4
DRAWN: Final = 24
"""How often a place is drawn at random before one is looked for in order."""

SLIDES: Final = 60
"""Steps of a slide after which two outlines that only graze each other have met, or never do."""

ROOM: Final = TOUCHING * 0.4
"""The room, in mm, that a slide leaves: rounded to whole micrometres, the two still touch and do not overlap."""


class Touching(CloseTo):
    """The piece touches one of others."""

    __slots__ = ()

    def __init__(self, others: Sequence[Named], rule: str) -> None:
        super().__init__((), 0.0, others, TOUCHING, rule)

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """The pieces of which it must touch one."""
        others = Listed(tuple([other.name for other in self.at]), either=True)
        return message("places-not-touching", piece=name, verb=verb, others=others)


class TouchingGround(Ground):
    """The limits on the place of an obstacle that touches one of some others, and the search for a place."""

    __slots__ = ("targets",)

    def __init__(
        self,
        area: Area,
        limits: Sequence[Limit],
        make: Callable[[Pose], Piece],
        reach: float,
        inner: float,
        targets: Sequence[Piece],
    ) -> None:
        super().__init__(area, limits, make, reach, inner)
        self.targets = targets

    def near(self, pose: Pose) -> Pose | None:
        """A legal place close to one that is not, with the same heading: slid to the nearest of the others."""
        if abs(pose.x) > FAR_AWAY or abs(pose.y) > FAR_AWAY:
            return None
        x, y = pose.centre
        for target in sorted(self.targets, key=lambda other: (other.x - x) ** 2 + (other.y - y) ** 2):
            way = _direction(x - target.x, y - target.y)
            for turn in sorted(range(WAYS), key=lambda turn: min(turn, WAYS - turn)):
                sine, cosine = sin_cos(turn * TURN // WAYS)
                found = self._slid(
                    target, way[0] * cosine - way[1] * sine, way[0] * sine + way[1] * cosine, pose.heading
                )
                if found is not None:
                    return found
        return None

    def find(self, rng: Rng | None = None) -> Pose | None:
        """A legal place, at random or the first of those looked at in order; None if there is none."""
        for _ in range(DRAWN if rng is not None else 0):
            assert rng is not None
            target = self.targets[int(rng.random() * len(self.targets))]
            sine, cosine = sin_cos(int(rng.random() * TURN))
            found = self._slid(target, sine, cosine, int(rng.random() * TURN))
            if found is not None:
                return found
        return next(self.places(HEADINGS), None)

    def places(self, headings: int = 1) -> Iterator[Pose]:
        """Legal places on all sides of each of the others."""
        for target in self.targets:
            for heading in range(headings):
                for way in range(WAYS):
                    sine, cosine = sin_cos(way * TURN // WAYS)
                    found = self._slid(target, sine, cosine, heading * TURN // (4 * HEADINGS))
                    if found is not None:
                        yield found

    def _slid(self, target: Piece, dx: float, dy: float, heading: int) -> Pose | None:
        """The place at which the piece, coming from some direction, first touches another; None if it is not legal."""
        far = target.reach + self.reach + 1.0
        for _ in range(SLIDES):
            pose = pose_at(target.x + far * dx, target.y + far * dy)._replace(heading=heading % TURN)
            gap = apart(self.make(pose), target)
            if gap <= 2 * ROOM:
                return pose if self.is_legal(pose) else None
            far -= gap - ROOM
        return None


def _direction(dx: float, dy: float) -> tuple[float, float]:
    """The direction of a way, of length 1; up the table, where it has no length."""
    length = sqrt(dx * dx + dy * dy)
    return (dx / length, dy / length) if length * MICROMETRES > 1.0 else (0.0, 1.0)
