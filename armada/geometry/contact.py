"""Touching: where the base of a squadron can lie against a ship or another squadron (OVL-03, OVL-07).

The centre of a base that touches a piece lies on the piece's rim: a closed curve of lines and arcs, a base's radius
outside of it. What is in the way cuts the rim into spans that are free. No angle is worked out: a place on an arc is a
fraction of its chord, so that the same bits come out on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS
from armada.geometry.convex import HalfPlane, closest_to_point
from armada.geometry.pieces import Disc, Ship
from armada.geometry.play_area import Area
from armada.geometry.pose import TOUCHING, Point

Circle = tuple[float, float, float]
"""Centre x and y, radius."""

SLACK: Final = TOUCHING / 2
"""How deep, in mm, a base may lie in what it touches: half of what is allowed; rounding a pose takes the rest."""

STARTS: Final = 16
"""At how many places of a free rim the count is begun."""

BASE: Final = 2 * SQUADRON_RADIUS
"""From centre to centre of two bases that touch."""


class Straight:
    """A straight stretch of a rim."""

    __slots__ = ("length", "middle", "reach", "ux", "uy", "x", "y")

    def __init__(self, start: Point, end: Point) -> None:
        self.x, self.y = start
        dx, dy = end[0] - start[0], end[1] - start[1]
        self.length = sqrt(dx * dx + dy * dy)
        self.ux, self.uy = dx / self.length, dy / self.length
        self.middle = self.point(0.5)
        self.reach = self.length / 2

    def point(self, t: float) -> Point:
        """The point at a fraction of the stretch."""
        return self.x + self.ux * self.length * t, self.y + self.uy * self.length * t

    def across(self, plane: HalfPlane) -> list[float]:
        """The fractions of its length at which it crosses a line."""
        nx, ny, c = plane
        slope = (self.ux * nx + self.uy * ny) * self.length
        return _inside([(c - nx * self.x - ny * self.y) / slope]) if slope else []

    def around(self, circle: Circle) -> list[float]:
        """The fractions of its length at which it crosses a circle."""
        x, y, r = circle
        dx, dy = x - self.x, y - self.y
        along, off = dx * self.ux + dy * self.uy, dx * self.uy - dy * self.ux
        if off * off > r * r:
            return []
        half = sqrt(r * r - off * off)
        return _inside([(along - half) / self.length, (along + half) / self.length])

    def nearest(self, point: Point) -> float:
        """The fraction of its length at which it is nearest to a point."""
        t = ((point[0] - self.x) * self.ux + (point[1] - self.y) * self.uy) / self.length
        return min(max(t, 0.0), 1.0)

    @property
    def plane(self) -> HalfPlane:
        """The line it lies on."""
        return self.uy, -self.ux, self.uy * self.x - self.ux * self.y


class Arc:
    """A round stretch of a rim, less than half a turn, counter-clockwise."""

    __slots__ = ("circle", "first", "last", "length", "middle", "reach")

    def __init__(self, circle: Circle, first: Point, last: Point) -> None:
        self.circle = circle
        self.first = first
        """The direction, of length 1, in which it begins, seen from its centre."""
        self.last = last
        self.length = circle[2] * points_apart(first, last)
        """That of its chord: near enough to compare stretches."""
        self.middle = self.point(0.5)
        self.reach = points_apart(self.middle, self.point(0.0))

    def point(self, t: float) -> Point:
        """The point over a fraction of the chord."""
        (ax, ay), (bx, by), (x, y, r) = self.first, self.last, self.circle
        dx, dy = ax + (bx - ax) * t, ay + (by - ay) * t
        share = r / sqrt(dx * dx + dy * dy)
        return x + dx * share, y + dy * share

    def across(self, plane: HalfPlane) -> list[float]:
        """The fractions of its length at which it crosses a line."""
        (nx, ny, c), (x, y, r) = plane, self.circle
        height = c - nx * x - ny * y
        if height * height > r * r:
            return []
        half = sqrt(r * r - height * height)
        x, y, dx, dy = nx * height, ny * height, -ny * half, nx * half
        return _inside([self._over(x + dx, y + dy), self._over(x - dx, y - dy)])

    def around(self, circle: Circle) -> list[float]:
        """The fractions at which it crosses a circle, on the line through the two intersections."""
        (x1, y1, r1), (x2, y2, r2) = self.circle, circle
        dx, dy = x2 - x1, y2 - y1
        d = sqrt(dx * dx + dy * dy)
        if d == 0.0 or d > r1 + r2 or d < abs(r1 - r2):
            return []
        nx, ny = dx / d, dy / d
        return self.across((nx, ny, nx * x1 + ny * y1 + (d * d + r1 * r1 - r2 * r2) / (2.0 * d)))

    def nearest(self, point: Point) -> float:
        """The fraction of its length at which it is nearest to a point."""
        (ax, ay), (bx, by), (x, y, _) = self.first, self.last, self.circle
        dx, dy = point[0] - x, point[1] - y
        t = self._over(dx, dy)
        if 0.0 <= t <= 1.0:
            return t
        return 0.0 if dx * ax + dy * ay >= dx * bx + dy * by else 1.0

    def _over(self, dx: float, dy: float) -> float:
        """The fraction of the chord that a direction from the centre passes; -1 if it passes none."""
        (ax, ay), (bx, by) = self.first, self.last
        after, before = ax * dy - ay * dx, dx * by - dy * bx
        return after / (after + before) if after >= 0.0 and before >= 0.0 and after + before > 0.0 else -1.0


Stretch = Straight | Arc


def _inside(fractions: list[float]) -> list[float]:
    return [t for t in fractions if 0.0 < t < 1.0]


class Span(NamedTuple):
    """A free part of a rim: of which stretch, and between which fractions of it."""

    stretch: int
    start: float
    end: float


class Rim:
    """The positions of a base's centre at which the base touches a piece."""

    __slots__ = ("circles", "piece", "planes", "stretches")

    def __init__(self, piece: Ship | Disc, stretches: Sequence[Stretch]) -> None:
        self.piece = piece
        self.stretches = stretches
        self.planes = [stretch.plane for stretch in stretches if isinstance(stretch, Straight)]
        self.circles = list(dict.fromkeys([stretch.circle for stretch in stretches if isinstance(stretch, Arc)]))

    def point(self, stretch: int, t: float) -> Point:
        """The point at a fraction of a stretch."""
        return self.stretches[stretch].point(t)

    def free(self, others: Iterable[Ship | Disc], area: Area) -> list[Span]:
        """The free part of it: there a base lies inside the area, and on none of the other pieces."""
        rims = [rim_of(other) for other in others if other is not self.piece and _are_near(self.piece, other)]
        r = SQUADRON_RADIUS
        inner = Area(area.x1 + r, area.y1 + r, area.x2 - r, area.y2 - r)
        found: list[Span] = []
        for i, stretch in enumerate(self.stretches):
            near = [rim for rim in rims if rim.comes_near(stretch)]
            cuts = [t for rim in near for plane in rim.planes for t in stretch.across(plane)]
            cuts += [t for rim in near for circle in rim.circles for t in stretch.around(circle)]
            if not _is_well_inside(inner, stretch):
                cuts += [t for plane in _borders(inner) for t in stretch.across(plane)]
            elif not near:
                found.append(Span(i, 0.0, 1.0))
                continue
            is_free = partial(_is_free, inner, [rim.piece for rim in near])
            found += [Span(i, *part) for part in _free_parts(stretch, [0.0, *sorted(cuts), 1.0], is_free)]
        return found

    def comes_near(self, stretch: Stretch) -> bool:
        """Whether it may meet a stretch of another rim."""
        reach = self.piece.reach + SQUADRON_RADIUS + stretch.reach
        return points_apart(stretch.middle, (self.piece.x, self.piece.y)) <= reach

    def without(self, spans: Iterable[Span], base: Point, play: float = 0.0) -> list[Span]:
        """The parts of some spans that stay free when another base lies at a point, with some play between the two."""
        least = BASE + play
        is_free = partial(_is_clear, base, least - SLACK)
        found: list[Span] = []
        for span in spans:
            i, start, end = span
            stretch = self.stretches[i]
            if points_apart(stretch.middle, base) > least + stretch.reach:
                found.append(span)
                continue
            cuts = [t for t in stretch.around((*base, least)) if start < t < end]
            found += [Span(i, *part) for part in _free_parts(stretch, [start, *sorted(cuts), end], is_free)]
        return found

    def fill(self, spans: Sequence[Span], most: int, play: float = 0.0) -> list[Point]:
        """The places of as many bases as fit in free spans, up to this many.

        They are laid one against the other along the rim, so that no room is wasted.
        """
        best: list[Point] = []
        for left in self._orders(spans, BASE + play) if most > 0 else ():
            found: list[Point] = []
            while left and len(found) < most:
                found.append(self.point(left[0].stretch, left[0].start))
                left = self.without(left, found[-1], play)
            if len(found) > len(best):
                best = found
            if len(best) >= most:
                break
        return best

    def _orders(self, spans: Sequence[Span], least: float) -> Iterator[list[Span]]:
        """The spans in order around the rim, begun where it is best to begin.

        That is behind a gap that a base on one side does not reach across. On a rim free all around it depends: begun
        anywhere one base too few may find room, so it is begun at each gap and at several places of the first bit.
        """
        gaps = [i for i in range(len(spans)) if self._gap(spans, i) > SLACK]
        wide = [i for i in gaps if self._gap(spans, i) >= least]
        for i in wide[:1] or gaps or range(len(spans))[:1]:
            yield [*spans[i:], *spans[:i]]
        room = 0.0 if wide else least
        for i, (stretch, start, end) in enumerate(spans):
            if room <= 0.0:
                return
            room -= (end - start) * self.stretches[stretch].length
            for k in range(1, STARTS):
                t = start + (end - start) * k / STARTS
                yield [Span(stretch, t, end), *spans[i + 1 :], *spans[:i], Span(stretch, start, t)]

    def _gap(self, spans: Sequence[Span], i: int) -> float:
        """How far a span begins from the end of the one before it."""
        before, span = spans[i - 1], spans[i]
        return points_apart(self.point(before.stretch, before.end), self.point(span.stretch, span.start))

    def nearest(self, spans: Iterable[Span], point: Point) -> Point:
        """The point of some spans, at least one, that lies nearest to another point."""
        found = []
        for i, start, end in spans:
            t = min(max(self.stretches[i].nearest(point), start), end)
            found += [self.point(i, t), self.point(i, start), self.point(i, end)]
        return min(found, key=lambda p: points_apart(p, point))


def _free_parts(stretch: Stretch, cuts: list[float], is_free: Callable[[Point], bool]) -> list[tuple[float, float]]:
    """The free parts of a stretch between cuts; a single point can be one, where a base just fits."""
    found: list[tuple[float, float]] = []
    start: float | None = None
    last = cuts[0]
    for t, after in pairwise([*cuts, cuts[-1]]):
        is_open = is_free(stretch.point(t))
        if is_open:
            start, last = t if start is None else start, t
        if start is not None and (not is_open or t == after or not is_free(stretch.point((t + after) / 2))):
            found.append((start, last))
            start = None
    return found


def points_apart(a: Point, b: Point) -> float:
    """The distance between two points."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return sqrt(dx * dx + dy * dy)


def _is_clear(base: Point, least: float, point: Point) -> bool:
    return points_apart(base, point) >= least


def _is_free(area: Area, pieces: list[Ship | Disc], point: Point) -> bool:
    """Whether a base with this centre lies on no piece; the centre has to stay in the area."""
    x, y = point
    if x < area.x1 - SLACK or x > area.x2 + SLACK or y < area.y1 - SLACK or y > area.y2 + SLACK:
        return False
    return not any(_lies_on(piece, x, y) for piece in pieces)


def _is_well_inside(area: Area, stretch: Stretch) -> bool:
    """Whether a stretch stays clear of the border of an area."""
    (x, y), reach = stretch.middle, stretch.reach
    return area.x1 + reach < x < area.x2 - reach and area.y1 + reach < y < area.y2 - reach


def _borders(area: Area) -> list[HalfPlane]:
    return [(1.0, 0.0, area.x1), (1.0, 0.0, area.x2), (0.0, 1.0, area.y1), (0.0, 1.0, area.y2)]


def _are_near(a: Ship | Disc, b: Ship | Disc) -> bool:
    """Whether the rims of two pieces may meet."""
    return points_apart((a.x, a.y), (b.x, b.y)) < a.reach + b.reach + BASE


def _lies_on(piece: Ship | Disc, x: float, y: float) -> bool:
    """Whether a base with this centre lies on a piece."""
    if isinstance(piece, Disc):
        return points_apart((x, y), (piece.x, piece.y)) < piece.r + SQUADRON_RADIUS - SLACK
    if closest_to_point(piece.base, x, y).mm < SQUADRON_RADIUS - SLACK:
        return True
    return any(points_apart((x, y), dial) < DIAL_RADIUS + SQUADRON_RADIUS - SLACK for dial in piece.dials)


@lru_cache(maxsize=1 << 7)
def rim_of(piece: Ship | Disc) -> Rim:
    """The rim of a ship, dial frames included, or of a squadron."""
    if isinstance(piece, Ship):
        return Rim(piece, _around_ship(piece))
    circle = (piece.x, piece.y, piece.r + SQUADRON_RADIUS)
    turns = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
    return Rim(piece, [Arc(circle, turns[i], turns[(i + 1) % 4]) for i in range(4)])


def _around_ship(ship: Ship) -> list[Stretch]:
    """The four sides, each with its dial frames and the corner at its end."""
    found: list[Stretch] = []
    edges = ship.base.edges
    for i, (x, y, ux, uy, length) in enumerate(edges):
        nx, ny = uy, -ux
        x1, y1 = x + nx * SQUADRON_RADIUS, y + ny * SQUADRON_RADIUS
        along = 0.0
        for start, end, arc in _frames(ship, i):
            found += [Straight((x1 + ux * along, y1 + uy * along), (x1 + ux * start, y1 + uy * start)), arc]
            along = end
        found.append(Straight((x1 + ux * along, y1 + uy * along), (x1 + ux * length, y1 + uy * length)))
        corner = (x + ux * length, y + uy * length, SQUADRON_RADIUS)
        _, _, next_ux, next_uy, _ = edges[(i + 1) % len(edges)]
        found.append(Arc(corner, (nx, ny), (next_uy, -next_ux)))
    return found


def _frames(ship: Ship, edge: int) -> list[tuple[float, float, Arc]]:
    """The dial frames that stick out of a side: from where to where along it, and the arc around each."""
    x, y, ux, uy, length = ship.base.edges[edge]
    found = []
    for dx, dy in ship.dials:
        along, inset = (dx - x) * ux + (dy - y) * uy, (dy - y) * ux - (dx - x) * uy
        r, height = DIAL_RADIUS + SQUADRON_RADIUS, inset + SQUADRON_RADIUS
        if inset < DIAL_RADIUS and 0.0 < along < length:
            half = sqrt(r * r - height * height)
            first = ((uy * height - ux * half) / r, (-ux * height - uy * half) / r)
            last = ((uy * height + ux * half) / r, (-ux * height + uy * half) / r)
            found.append((along - half, along + half, Arc((dx, dy, r), first, last)))
    return sorted(found, key=lambda frame: frame[0])
