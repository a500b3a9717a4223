"""Limits that a rule sets on the place of a piece, and by how many millimetres a place breaks them.

A limit answers with a margin: the room it leaves a piece, negative where the piece breaks it. Moving a piece changes no
margin by more than the piece moves; on this rests the search for a legal place (`placing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from armada.geometry.clearance import apart, clearance, farthest, is_nearer
from armada.geometry.pieces import Disc, Obstacle, Piece, gap_between
from armada.geometry.play_area import Area
from armada.geometry.pose import EXACT, TOUCHING
from armada.geometry.ruler import RULER, Distance
from armada.messages.message import Decimal, Listed, Message, message


class Named(NamedTuple):
    """A piece on the table and what it is called within a sentence."""

    name: Message | str
    piece: Piece


Circles = list[tuple[float, float, float, Piece]]
"""Pieces with the circles they lie in."""

FEW: Final = 6
"""So few others are not worth sorting."""


class Limit:
    """Something that a rule asks of the place of a piece."""

    __slots__ = ("rule",)

    rule: str

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """The room it leaves the piece, in mm; negative: it is broken. Below `least`, any value below it will do."""
        raise NotImplementedError

    def most(self, disc: Disc, reach: float, least: float = -inf) -> float:
        """No less than the margin of any piece that fills the disc and stays inside of `reach`."""
        return self.margin(disc, least)

    def around(self, x: float, y: float, play: float, reach: float) -> Limit:
        """The limit for pieces within `reach` whose centres are within `play` of a point: often quicker to tell."""
        return self

    def is_broken(self, piece: Piece, by: float = 0.0) -> bool:
        """Whether the piece breaks it, by more than some mm: what the margin says, often sooner."""
        return self.margin(piece) < -by

    def may_be_broken(self, disc: Disc, inner: float) -> bool:
        """No only if no piece breaks it that stays inside of the disc and fills one of radius `inner`."""
        return self.is_broken(disc)

    def must_be_broken(self, disc: Disc, reach: float, by: float) -> bool:
        """Yes only if all pieces break it by so much that fill the disc and stay inside of `reach`."""
        return self.is_broken(disc, by)

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """The sentence on how a piece of this name breaks it; the verb is `placed`, `deployed` or `moved`."""
        raise NotImplementedError


class Inside(Limit):
    """The whole piece lies in an area; dial frames do not count (SETUP-49).

    The name is `deployment_zone`, `setup_area` or `play_area`; any other is the area for such pieces.
    """

    __slots__ = ("area", "name")

    def __init__(self, area: Area, name: str, rule: str) -> None:
        self.area, self.name, self.rule = area, name, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How far it stays inside."""
        return self.area.margin(piece) + TOUCHING

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """By how much it reaches out."""
        return message("places-outside", piece=name, verb=verb, mm=mm(-self.area.margin(piece)), area=self.name)


class FromEdges(Limit):
    """The piece lies beyond some lengths of the edges of the play area."""

    __slots__ = ("area", "far", "long", "short")

    def __init__(self, area: Area, long: float, short: float, rule: str) -> None:
        self.area, self.long, self.short, self.rule = area, long, short, rule
        self.far = Area(
            area.x1 + _beyond(short), area.y1 + _beyond(long), area.x2 - _beyond(short), area.y2 - _beyond(long)
        )

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How much farther away it is than it must be."""
        return self.far.margin(piece)

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """By how much it is too close, and to what."""
        on_long = self.far._replace(x1=-inf, x2=inf).margin(piece) <= self.margin(piece)
        edge, length = ("long", self.long) if on_long else ("short", self.short)
        if self.long == self.short:
            edge = "any"
        return message(
            "places-near-edge",
            piece=name,
            verb=verb,
            length=ruler_words(length),
            edge=edge,
            mm=mm(-self.margin(piece)),
        )


class NearEdge(Limit):
    """Some of the piece lies up to a length from the first player's edge of the play area."""

    __slots__ = ("edge", "length")

    def __init__(self, area: Area, length: float, rule: str) -> None:
        self.edge, self.length, self.rule = area.y1, length, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How much farther in than it must it reaches."""
        y = min([corner[1] for corner in piece.outline]) if isinstance(piece, Obstacle) else piece.y - piece.r
        return self.length - (y - self.edge) + EXACT

    def most(self, disc: Disc, reach: float, least: float = -inf) -> float:
        """A piece may reach closer than the disc that it fills."""
        return self.margin(disc) + reach - disc.r

    def must_be_broken(self, disc: Disc, reach: float, by: float) -> bool:
        """By the same token."""
        return self.most(disc, reach) < -by

    def may_be_broken(self, disc: Disc, inner: float) -> bool:
        """A piece may stay farther away than the disc in which it lies."""
        return self.length - (disc.y - max(inner, 0.0) - self.edge) < 0.0

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """By how much it is too far away."""
        length, missing = ruler_words(self.length), mm(-self.margin(piece))
        return message("places-far-from-edge", piece=name, verb=verb, length=length, mm=missing)


class Beyond(Limit):
    """The piece lies beyond a length of each of others."""

    __slots__ = ("length", "others")

    def __init__(self, others: Sequence[Named], length: float, rule: str) -> None:
        self.others, self.length, self.rule = others, length, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
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

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """Which one is too close."""
        other = min(self.others, key=lambda other: apart(piece, other.piece))
        return message(
            "places-too-close",
            piece=name,
            verb=verb,
            length=ruler_words(self.length),
            other=other.name,
            mm=mm(self.length - apart(piece, other.piece)),
        )


class ClearOf(Limit):
    """The piece overlaps none of others, dial frames included (SETUP-54); with an area: if it lies inside that."""

    __slots__ = ("area", "circles", "others")

    def __init__(self, others: Sequence[Named], rule: str, area: Area | None = None) -> None:
        self.others, self.rule, self.area = others, rule, area
        self.circles: Circles = [(other.piece.x, other.piece.y, other.piece.reach, other.piece) for other in others]

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """The room between it and the nearest of them; for one that is surely clear its circle will do."""
        x, y, reach = piece.x, piece.y, piece.reach
        nearest = inf
        for other_x, other_y, radius, other in self.circles:
            at_least = sqrt((x - other_x) ** 2 + (y - other_y) ** 2) - radius - reach
            if at_least < nearest:
                nearest = min(nearest, at_least if at_least >= 0.0 else clearance(piece, other))
                if nearest + TOUCHING < least and self.area is None:
                    break
        if self.area is not None:
            nearest = max(nearest, -self.area.margin(piece) - 2 * TOUCHING)
        return nearest + TOUCHING

    def around(self, x: float, y: float, play: float, reach: float) -> Limit:
        """Without the others that are not the nearest for any of them; of the rest, the nearest first."""
        if len(self.circles) < FEW:
            return self
        away = [sqrt((x - circle[0]) ** 2 + (y - circle[1]) ** 2) for circle in self.circles]
        most = min([mm + circle[2] for mm, circle in zip(away, self.circles, strict=True)]) + reach + 2 * play
        near = [
            (mm, place)
            for place, (mm, circle) in enumerate(zip(away, self.circles, strict=True))
            if mm - circle[2] <= most
        ]
        narrowed = ClearOf((), self.rule, self.area)
        narrowed.circles = [self.circles[place] for _, place in sorted(near)]
        return narrowed

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """The piece that it lies on, and how deep."""
        other = min(self.others, key=lambda other: clearance(piece, other.piece))
        deep = mm(-clearance(piece, other.piece))
        return message("places-overlaps", piece=name, verb=verb, other=other.name, mm=deep)


class Overlapping(Limit):
    """The piece overlaps another one, dial frames included."""

    __slots__ = ("other",)

    def __init__(self, other: Named, rule: str) -> None:
        self.other, self.rule = other, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How deep it lies in the other."""
        return -clearance(piece, self.other.piece) - 2 * TOUCHING

    def most(self, disc: Disc, reach: float, least: float = -inf) -> float:
        """A piece may reach farther than the disc that it fills."""
        return self.margin(disc) + 2 * reach

    def must_be_broken(self, disc: Disc, reach: float, by: float) -> bool:
        """By the same token."""
        return self.most(disc, reach) < -by

    def may_be_broken(self, disc: Disc, inner: float) -> bool:
        """Only where the middle of the piece lies deep in the other is it sure to overlap."""
        return self.margin(Disc(disc.pose, 0.1)) < 0.0

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """What it must overlap."""
        return message("places-not-on", piece=name, verb=verb, other=self.other.name)


class CloseTo(Limit):
    """The whole piece within a length of one of some ships, or some of it within a length of one of other pieces."""

    __slots__ = ("at", "at_length", "within", "within_length")

    def __init__(
        self, within: Sequence[Named], within_length: float, at: Sequence[Named], at_length: float, rule: str
    ) -> None:
        self.within, self.within_length = within, within_length
        self.at, self.at_length, self.rule = at, at_length, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How much closer than it must it is to the one that suits it best."""
        best = -inf
        for other in self.within:
            best = max(best, self.within_length - farthest(other.piece, piece))
        for other in self.at:
            best = max(best, self.at_length - apart(piece, other.piece))
        return best + EXACT

    def most(self, disc: Disc, reach: float, least: float = -inf) -> float:
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

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """The anchors it would have to be near, and how much is missing."""
        missing = mm(-self.margin(piece))
        within, ships = ruler_words(self.within_length), _one_of(self.within)
        if not self.at:
            return message("places-not-within", piece=name, verb=verb, length=within, ships=ships, mm=missing)
        length, others = ruler_words(self.at_length), _one_of(self.at)
        if not self.within:
            return message("places-not-at", piece=name, verb=verb, length=length, others=others, mm=missing)
        return message(
            "places-not-near",
            piece=name,
            verb=verb,
            within=within,
            ships=ships,
            length=length,
            others=others,
            mm=missing,
        )


def ruler_words(length: float) -> Message:
    """A length as a player reads it off the ruler."""
    for band in Distance:
        if band.end == length:
            return message("places-distance", number=band.number)
    lengths = length / RULER
    if lengths == int(lengths):
        return message("places-ruler-lengths", count=int(lengths))
    return message("places-mm", mm=Decimal(length))


def mm(length: float) -> Decimal:
    """The millimetres that a length falls short, never so rounded that they seem to be none."""
    return Decimal(max(length, 0.1))


def _beyond(length: float) -> float:
    """The distance that counts as beyond a length; 0 asks for nothing."""
    return length + EXACT if length else -TOUCHING


def _one_of(others: Sequence[Named]) -> Listed:
    return Listed(tuple([other.name for other in others]), either=True)
