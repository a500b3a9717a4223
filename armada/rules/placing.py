"""Placing a piece: what is asked of its place, by how many millimetres a place falls short, and the search for one.

A limit answers with a margin: the room it leaves a piece, negative where the piece breaks it. Moving a piece changes no
margin by more than the piece moves; on this rests a search that finds a legal place, or that there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from heapq import heappop, heappush
from math import inf, pi, sqrt
from typing import Final, NamedTuple

from armada.engine.questions import Refusal, Rng
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.clearance import apart, clearance, farthest, is_nearer
from armada.geometry.convex import Convex, closest_on_segment, closest_to_point
from armada.geometry.pieces import Disc, Piece, gap_between
from armada.geometry.play_area import Area
from armada.geometry.pose import EXACT, TOUCHING, Pose, pose_at
from armada.geometry.ruler import RULER, Distance
from armada.geometry.shapes import ObstacleShape

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


class Named(NamedTuple):
    """A piece on the table and what it is called."""

    name: str
    piece: Piece


class Limit:
    """Something that a rule asks of the place of a piece."""

    __slots__ = ("rule",)

    rule: str

    def margin(self, piece: Piece) -> float:
        """The room it leaves the piece, in mm; negative: it is broken."""
        raise NotImplementedError

    def most(self, disc: Disc, reach: float) -> float:
        """No less than the margin of any piece that fills the disc and stays inside of `reach`."""
        return self.margin(disc)

    def is_broken(self, piece: Piece, by: float = 0.0) -> bool:
        """Whether the piece breaks it, by more than some mm: what the margin says, often sooner."""
        return self.margin(piece) < -by

    def may_be_broken(self, disc: Disc, inner: float) -> bool:
        """No only if no piece breaks it that stays inside of the disc and fills one of radius `inner`."""
        return self.is_broken(disc)

    def must_be_broken(self, disc: Disc, reach: float, by: float) -> bool:
        """Yes only if all pieces break it by so much that fill the disc and stay inside of `reach`."""
        return self.is_broken(disc, by)

    def reason(self, piece: Piece) -> str:
        """How the piece breaks it, after the name of the piece."""
        raise NotImplementedError


class Inside(Limit):
    """The whole piece lies in an area; dial frames do not count (SETUP-49)."""

    __slots__ = ("area", "name")

    def __init__(self, area: Area, name: str, rule: str) -> None:
        self.area, self.name, self.rule = area, name, rule

    def margin(self, piece: Piece) -> float:
        """How far it stays inside."""
        return self.area.margin(piece) + TOUCHING

    def reason(self, piece: Piece) -> str:
        """By how much it reaches out."""
        return f"reaches {mm(-self.area.margin(piece))} out of {self.name}"


class FromEdges(Limit):
    """The piece lies beyond some lengths of the edges of the play area."""

    __slots__ = ("area", "far", "long", "short")

    def __init__(self, area: Area, long: float, short: float, rule: str) -> None:
        self.area, self.long, self.short, self.rule = area, long, short, rule
        self.far = Area(
            area.x1 + _beyond(short), area.y1 + _beyond(long), area.x2 - _beyond(short), area.y2 - _beyond(long)
        )

    def margin(self, piece: Piece) -> float:
        """How much farther away it is than it must be."""
        return self.far.margin(piece)

    def reason(self, piece: Piece) -> str:
        """By how much it is too close, and to what."""
        on_long = self.far._replace(x1=-inf, x2=inf).margin(piece) <= self.margin(piece)
        edge, length = ("long edge", self.long) if on_long else ("short edge", self.short)
        if self.long == self.short:
            edge = "edge"
        return f"must be beyond {ruler_words(length)} of every {edge} and is {mm(-self.margin(piece))} too close"


class Beyond(Limit):
    """The piece lies beyond a length of each of others."""

    __slots__ = ("length", "others")

    def __init__(self, others: Sequence[Named], length: float, rule: str) -> None:
        self.others, self.length, self.rule = others, length, rule

    def margin(self, piece: Piece) -> float:
        """How much farther than that the nearest is; for one that is surely far enough its circle will do."""
        enough, nearest = _beyond(self.length), inf
        for other in self.others:
            at_least = gap_between(piece, other.piece)
            if at_least < nearest:
                nearest = min(nearest, at_least if at_least >= enough else apart(piece, other.piece))
        return nearest - enough

    def is_broken(self, piece: Piece, by: float = 0.0) -> bool:
        """Whether any of them is nearer than that."""
        enough = _beyond(self.length)
        for other in self.others:
            if gap_between(piece, other.piece) < enough and is_nearer(piece, other.piece, enough - by):
                return True
        return False

    def reason(self, piece: Piece) -> str:
        """Which one is too close."""
        other = min(self.others, key=lambda other: apart(piece, other.piece))
        return (
            f"must be beyond {ruler_words(self.length)} of {other.name} and is "
            f"{mm(self.length - apart(piece, other.piece))} too close"
        )


class ClearOf(Limit):
    """The piece overlaps none of others, dial frames included (SETUP-54); with an area: if it lies inside that."""

    __slots__ = ("area", "circles", "others")

    def __init__(self, others: Sequence[Named], rule: str, area: Area | None = None) -> None:
        self.others, self.rule, self.area = others, rule, area
        self.circles = [(other.piece.x, other.piece.y, other.piece.reach, other.piece) for other in others]

    def margin(self, piece: Piece) -> float:
        """The room between it and the nearest of them; for one that is surely clear its circle will do."""
        x, y, reach = piece.x, piece.y, piece.reach
        nearest = inf
        for other_x, other_y, radius, other in self.circles:
            at_least = sqrt((x - other_x) ** 2 + (y - other_y) ** 2) - radius - reach
            if at_least < nearest:
                nearest = min(nearest, at_least if at_least >= 0.0 else clearance(piece, other))
        if self.area is not None:
            nearest = max(nearest, -self.area.margin(piece) - 2 * TOUCHING)
        return nearest + TOUCHING

    def reason(self, piece: Piece) -> str:
        """What it lies on, and how deep."""
        other = min(self.others, key=lambda other: clearance(piece, other.piece))
        return f"overlaps {other.name} by {mm(-clearance(piece, other.piece))}"


class CloseTo(Limit):
    """The whole piece within a length of one of some ships, or some of it within a length of one of other pieces."""

    __slots__ = ("at", "at_length", "within", "within_length")

    def __init__(
        self, within: Sequence[Named], within_length: float, at: Sequence[Named], at_length: float, rule: str
    ) -> None:
        self.within, self.within_length = within, within_length
        self.at, self.at_length, self.rule = at, at_length, rule

    def margin(self, piece: Piece) -> float:
        """How much closer than it must it is to the one that suits it best."""
        best = -inf
        for other in self.within:
            best = max(best, self.within_length - farthest(other.piece, piece))
        for other in self.at:
            best = max(best, self.at_length - apart(piece, other.piece))
        return best + EXACT

    def most(self, disc: Disc, reach: float) -> float:
        """A piece may reach closer than the disc that it fills."""
        return self.margin(disc) + reach - disc.r

    def is_broken(self, piece: Piece, by: float = 0.0) -> bool:
        """Whether it is too far from each of them."""
        for other in self.within:
            if self.within_length - farthest(other.piece, piece) + EXACT >= -by:
                return False
        for other in self.at:
            if self.at_length - apart(piece, other.piece) + EXACT >= -by:
                return False
        return True

    def must_be_broken(self, disc: Disc, reach: float, by: float) -> bool:
        """By the same token."""
        return self.most(disc, reach) < -by

    def may_be_broken(self, disc: Disc, inner: float) -> bool:
        """A piece may stay farther away than the disc in which it lies."""
        best = max([self.within_length - farthest(other.piece, disc) for other in self.within], default=-inf)
        filled = Disc(disc.pose, max(inner, 0.0))
        for other in self.at:
            best = max(best, self.at_length - apart(filled, other.piece) + min(inner, 0.0))
        return best + EXACT < 0.0

    def reason(self, piece: Piece) -> str:
        """What it would have to be near, and how much is missing."""
        wanted = []
        if self.within:
            wanted.append(f"wholly within {ruler_words(self.within_length)} of {_one_of(self.within)}")
        if self.at:
            wanted.append(f"at {ruler_words(self.at_length)} of {_one_of(self.at)}")
        return f"must be {' or '.join(wanted)} and is {mm(-self.margin(piece))} too far away"


class Ground:
    """What is asked of the place of one piece, and the search for a place. `make` puts the piece at a pose.

    Around its centre a piece lies in a circle of radius `reach` and fills one of radius `inner`; where that is
    negative, the nearest of the piece is so far from its centre. A round piece has the same for both.
    """

    __slots__ = ("area", "inner", "limits", "make", "reach")

    def __init__(
        self, area: Area, limits: Sequence[Limit], make: Callable[[Pose], Piece], reach: float, inner: float
    ) -> None:
        self.area, self.limits, self.make, self.reach, self.inner = area, limits, make, reach, inner

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

    def fault(self, pose: Pose) -> tuple[str, str] | None:
        """The rule that forbids a place, and how it is broken, after the name of the piece; None if it is legal."""
        if abs(pose.x) > FAR_AWAY or abs(pose.y) > FAR_AWAY:
            return self.limits[0].rule, "is far off the table"
        piece = self.make(pose)
        for limit in self.limits:
            if limit.margin(piece) < 0.0:
                return limit.rule, limit.reason(piece)
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
        is_round, left = self.inner == self.reach, list[tuple[float, int, Cell]]()
        for count in range(MOST_CELLS if rng is None else MOST_AT_RANDOM):
            for place, cell in enumerate(cells):
                room = self._room(cell)
                if room >= 0.0 and (cell.turn != ANY_HEADING or is_round or self.is_surely_legal(cell.pose)):
                    return cell.pose
                play = cell.play(self.reach)
                if room + play >= 0.0 and play >= PLAY:
                    chance = 0.0 if rng is None else rng.random() * MIXED
                    heappush(left, (chance - room, 4 * count + place, cell))
            if not left:
                return None
            cells = heappop(left)[2].parts(self.reach, self.inner)
        return None

    def _room(self, cell: Cell) -> float:
        """The smallest margin in the middle of a cell; with any heading, no less than that of the best one."""
        if cell.turn != ANY_HEADING:
            piece = self.make(cell.pose)
            return min([limit.margin(piece) for limit in self.limits])
        disc = Disc(cell.pose, max(self.inner, 0.0))
        return min([limit.most(disc, self.reach) for limit in self.limits]) - min(self.inner, 0.0)


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

    def parts(self, reach: float, inner: float) -> list[Cell]:
        """The cell cut where it is widest; a small one with any heading into four quarters of a turn."""
        widest = max(self.wide, self.deep)
        swing = min(self.turn, TURN / 8) * RADIANS * reach
        if self.turn == ANY_HEADING and inner != reach and widest <= swing:
            return [self._replace(heading=quarter * TURN / 4, turn=TURN / 8) for quarter in range(4)]
        if self.turn != ANY_HEADING and widest <= swing:
            part = self._replace(turn=self.turn / 2)
            return [part._replace(heading=self.heading + shift) for shift in (-part.turn, part.turn)]
        if self.wide >= self.deep:
            part = self._replace(wide=self.wide / 2)
            return [part._replace(x=self.x + shift) for shift in (-part.wide, part.wide)]
        part = self._replace(deep=self.deep / 2)
        return [part._replace(y=self.y + shift) for shift in (-part.deep, part.deep)]


def refusal(
    ground: Ground, pose: Pose, name: str, verb: str, answer: Callable[[Pose], object], *, otherwise: object = None
) -> Refusal | None:
    """Why a piece of this name cannot be placed, or deployed, at a pose; None if it can.

    `answer` makes an answer of a legal place nearby; `otherwise` is one to name if there is none.
    """
    found = ground.fault(pose)
    if found is None:
        return None
    rule, reason = found
    near = ground.near(pose)
    text = f"{name[0].upper()}{name[1:]} cannot be {verb} there: it {reason}."
    return Refusal(text, rule, otherwise if near is None else answer(near))


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


def ruler_words(length: float) -> str:
    """A length as a player reads it off the ruler."""
    for band in Distance:
        if band.end == length:
            return f"distance {band.number}"
    lengths = length / RULER
    return f"{lengths:.0f} ruler lengths" if lengths == int(lengths) else f"{length:.1f} mm"


def mm(length: float) -> str:
    """A length that falls short, never so rounded that it seems to be none."""
    return f"{max(length, 0.1):.1f} mm"


def _quartered(area: Area, rng: Rng) -> list[Area]:
    """An area cut in four at a point of chance."""
    x, y = area.x1 + rng.random() * (area.x2 - area.x1), area.y1 + rng.random() * (area.y2 - area.y1)
    left, right = area._replace(x2=x), area._replace(x1=x)
    return [left._replace(y2=y), right._replace(y1=y), left._replace(y1=y), right._replace(y2=y)]


def _beyond(length: float) -> float:
    """What is farther away than this is beyond a length; 0 asks for nothing."""
    return length + EXACT if length else -TOUCHING


def _one_of(others: Sequence[Named]) -> str:
    *most, last = [other.name for other in others]
    return f"{', '.join(most)} or {last}" if most else last
