"""Placing a piece: whether a place keeps all that is asked of it, and the search for one that does.

Moving a piece changes no margin of a limit by more than the piece moves; on this rests a search that finds a legal
place, or that there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from heapq import heappop, heappush
from math import inf, pi, sqrt
from typing import Final, NamedTuple

from armada.engine.questions import Refusal, Rng
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.convex import Convex, closest_on_segment, closest_to_point
from armada.geometry.pieces import Disc, Piece
from armada.geometry.play_area import Area
from armada.geometry.pose import TOUCHING, Pose, pose_at
from armada.geometry.shapes import ObstacleShape
from armada.messages.message import Message, message
from armada.rules.placing_limits import Limit

TRIES: Final = 40
"""How often a sampler tries a place at random before it searches."""

PLAY: Final = 1.0
"""The search gives up where a piece has less play than this, in mm."""

MOST_CELLS: Final = 6000
"""How much the search looks at before it takes it that there is no place; nearly always it knows much sooner."""

MOST_AT_RANDOM: Final = 300
"""The same where a legal place is known, and the search is for another."""

MIXED: Final = 60.0
"""How much room a place may lack, in mm, and still be tried before a roomier one when the search is random."""

RINGS: Final = (0.0, 0.1, 0.5, 1.0, 2.0, 4.0, 7.0, 11.0, 16.0, 24.0, 36.0, 54.0, 80.0, 120.0, 180.0)
"""How far around a place that is not legal a legal one is looked for, in mm."""

FAR_AWAY: Final = 10_000_000
"""Ten metres, in micrometres: nothing is placed farther off."""

ANY_HEADING: Final = TURN / 2
RADIANS: Final = 2 * pi / TURN


class Ground:
    """The limits on the place of one piece, and the search for a place. `make` puts the piece at a pose.

    Around its centre a piece lies in a circle of radius `reach` and fills one of radius `inner`; where that is
    negative, the nearest of the piece is so far from its centre. A round piece has the same for both. After a turn of
    `alike` it covers the same ground again.
    """

    __slots__ = ("alike", "area", "inner", "limits", "make", "reach")

    def __init__(
        self,
        area: Area,
        limits: Sequence[Limit],
        make: Callable[[Pose], Piece],
        reach: float,
        inner: float,
        *,
        alike: int = TURN,
    ) -> None:
        self.area, self.limits, self.make, self.reach, self.inner = area, limits, make, reach, inner
        self.alike = alike

    def is_legal(self, pose: Pose) -> bool:
        """Whether a place keeps every limit."""
        piece = self.make(pose)
        for limit in self.limits:
            if limit.is_broken(piece):
                return False
        return True

    def is_surely_legal(self, pose: Pose) -> bool:
        """Whether a place is legal with any heading: a quick test that may say no to a legal one."""
        disc = Disc(pose, self.reach)
        for limit in self.limits:
            if limit.may_be_broken(disc, self.inner):
                return False
        return True

    def is_surely_illegal(self, pose: Pose) -> bool:
        """Whether a place is legal with no heading: a quick test that may say no to an illegal one."""
        disc, outside = Disc(pose, max(self.inner, 0.0)), max(-self.inner, 0.0)
        for limit in self.limits:
            if limit.must_be_broken(disc, self.reach, outside):
                return True
        return False

    def fault(self, pose: Pose, name: Message | str, verb: str) -> tuple[str, Message] | None:
        """The rule that forbids a place, and why a piece of this name cannot be placed there; None if it is legal."""
        if abs(pose.x) > FAR_AWAY or abs(pose.y) > FAR_AWAY:
            return self.limits[0].rule, message("places-far-off", piece=name, verb=verb)
        piece = self.make(pose)
        for limit in self.limits:
            if limit.margin(piece) < 0.0:
                return limit.rule, limit.reason(piece, name, verb)
        return None

    def near(self, pose: Pose) -> Pose | None:
        """A legal place close to one that is not, with the same heading; None if there is none nearby."""
        if abs(pose.x) > FAR_AWAY or abs(pose.y) > FAR_AWAY:
            return None
        x, y = pose.centre
        x, y = min(max(x, self.area.x1), self.area.x2), min(max(y, self.area.y1), self.area.y2)
        for ring in RINGS:
            for k in range(16 if ring else 1):
                sine, cosine = sin_cos(k * TURN // 16)
                tried = pose_at(x + ring * sine, y + ring * cosine)._replace(heading=pose.heading % TURN)
                if self.is_legal(tried):
                    return tried
        return None

    def find(self, rng: Rng | None = None) -> Pose | None:
        """A legal place, the roomiest first or at random; None if there is none with any play.

        The area is cut into ever smaller cells. What lies in a cell differs from its middle by no more than a piece
        moves between the two, so a cell whose middle is short by more than that holds no legal place.
        """
        area = self.area
        if area.x2 < area.x1 or area.y2 < area.y1:
            return None
        cells = [Cell.of(area)] if rng is None else [Cell.of(part) for part in _quartered(area, rng)]
        limits: Sequence[Limit] = self.limits
        is_round, left = self.inner == self.reach, list[tuple[float, int, Cell, Sequence[Limit]]]()
        turns = self.alike if rng is None else TURN
        for count in range(MOST_CELLS if rng is None else MOST_AT_RANDOM):
            for place, cell in enumerate(cells):
                play = cell.play(self.reach)
                room = self._room(cell, limits, -play if play >= PLAY else 0.0)
                if room >= 0.0 and (cell.turn != ANY_HEADING or is_round or self.is_surely_legal(cell.pose)):
                    return cell.pose
                if room + play >= 0.0 and play >= PLAY:
                    chance = 0.0 if rng is None else rng.random() * MIXED
                    heappush(left, (chance - room, 4 * count + place, cell, limits))
            if not left:
                return None
            _, _, cell, limits = heappop(left)
            play = cell.play(self.reach)
            limits = [limit.around(cell.x, cell.y, play, self.reach) for limit in limits]
            cells = cell.parts(self.reach, self.inner, turns)
        return None

    def _room(self, cell: Cell, limits: Sequence[Limit], least: float) -> float:
        """The smallest margin in the middle of a cell; with any heading, no less than that of the best one.

        Below `least`, any value below it.
        """
        room = inf
        if cell.turn != ANY_HEADING:
            piece = self.make(cell.pose)
            for limit in limits:
                room = min(room, limit.margin(piece, least))
                if room < least:
                    break
            return room
        outside = min(self.inner, 0.0)
        disc = Disc(cell.pose, max(self.inner, 0.0))
        for limit in limits:
            room = min(room, limit.most(disc, self.reach, least + outside))
            if room - outside < least:
                break
        return room - outside


class Cell(NamedTuple):
    """Places around a middle one: so much to each side, so much turn to each side (mm and millidegrees)."""

    x: float
    y: float
    heading: float
    wide: float
    deep: float
    turn: float

    @classmethod
    def of(cls, area: Area) -> Cell:
        """All places whose middle lies in an area."""
        wide, deep = (area.x2 - area.x1) / 2, (area.y2 - area.y1) / 2
        return cls(area.x1 + wide, area.y1 + deep, 0.0, wide, deep, ANY_HEADING)

    @property
    def pose(self) -> Pose:
        """Its middle."""
        return pose_at(self.x, self.y, self.heading / 1000)

    def play(self, reach: float) -> float:
        """How far a piece of this reach moves at most between the middle and any place in the cell."""
        swing = 0.0 if self.turn == ANY_HEADING else self.turn * RADIANS * reach
        return sqrt(self.wide * self.wide + self.deep * self.deep) + swing + 2 * TOUCHING

    def parts(self, reach: float, inner: float, turns: int = TURN) -> list[Cell]:
        """The cell cut where it is widest; a small one with any heading into the quarters of the turns to try."""
        widest = max(self.wide, self.deep)
        swing = min(self.turn, TURN / 8) * RADIANS * reach
        if self.turn == ANY_HEADING and inner != reach and widest <= swing:
            return [self._replace(heading=heading, turn=TURN / 8) for heading in range(0, turns, TURN // 4)]
        if self.turn != ANY_HEADING and widest <= swing:
            part = self._replace(turn=self.turn / 2)
            return [part._replace(heading=self.heading + shift) for shift in (-part.turn, part.turn)]
        if self.wide >= self.deep:
            part = self._replace(wide=self.wide / 2)
            return [part._replace(x=self.x + shift) for shift in (-part.wide, part.wide)]
        part = self._replace(deep=self.deep / 2)
        return [part._replace(y=self.y + shift) for shift in (-part.deep, part.deep)]


def refusal(
    ground: Ground,
    pose: Pose,
    name: Message | str,
    verb: str,
    answer: Callable[[Pose], object],
    *,
    otherwise: object = None,
) -> Refusal | None:
    """Why a piece cannot be placed, deployed or moved to a pose; None if it can.

    The name begins a sentence; the verb is `placed`, `deployed` or `moved`. `answer` makes an answer of a legal place
    nearby; `otherwise` is one to name if there is none.
    """
    found = ground.fault(pose, name, verb)
    if found is None:
        return None
    rule, reason = found
    near = ground.near(pose)
    return Refusal(reason, rule, otherwise if near is None else answer(near))


@cache
def inner_radius(shape: ObstacleShape) -> float:
    """The largest circle around its centre that an obstacle fills; negative: how far its centre lies outside of it."""
    parts = [Convex(part) for part in shape.parts]
    outside = min([closest_to_point(part, 0.0, 0.0).mm for part in parts])
    if outside > 0.0:
        return -outside
    outline = shape.outline
    return min(
        [closest_on_segment(a, b, (0.0, 0.0)).mm for a, b in zip(outline, (*outline[1:], outline[0]), strict=True)]
    )


def _quartered(area: Area, rng: Rng) -> list[Area]:
    """An area cut in four at a point of chance."""
    x, y = area.x1 + rng.random() * (area.x2 - area.x1), area.y1 + rng.random() * (area.y2 - area.y1)
    left, right = area._replace(x2=x), area._replace(x1=x)
    return [left._replace(y2=y), right._replace(y1=y), left._replace(y1=y), right._replace(y2=y)]
