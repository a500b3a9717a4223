"""Pieces that touch exactly: quarter turns and whole micrometres, in which shapely decides without rounding.

Random poses never touch. Here a corner of one ship is laid exactly on an edge, a corner or an extended arc line of
another, and lines are drawn exactly through corners and along edges; now and then all is a few micrometres off.
"""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
import shapely

from armada.catalog.shapes import chassis, obstacle_tokens
from armada.geometry.convex import Line, do_overlap, passes_through
from armada.geometry.firing_arc import closest_in_arc, is_point_in_arc, is_zone_in_arc
from armada.geometry.line_of_sight import intervals_inside, passes_through_zone
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Ship, Zone
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose
from tests.amounts import amount
from tests.geometry.oracle import (
    BORDERS,
    HUGE_BORDERS,
    WIDTHS,
    Bools,
    Geometries,
    assert_agree,
    distances,
    polygons,
    token,
)

Whole = tuple[int, int]
"""A point in whole micrometres."""

CASES = amount(8_000)
TURNS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Sine and cosine of quarter turns."""

OFF = (0, 0, 0, 0, 0, 0, 5, -5, 40, -40)
"""By how many micrometres a corner misses what it is laid on: mostly by none."""

HANGS = 0.01
"""Decisions that hang by less than this many micrometres, but not by nothing, are set apart."""


class Printed(NamedTuple):
    """A token in whole micrometres: corners of its base, and of each hull zone with its two arc lines."""

    base: list[Whole]
    zones: list[list[Whole]]
    arcs: list[tuple[tuple[Whole, Whole], tuple[Whole, Whole]]]


def whole(point: tuple[float, float]) -> Whole:
    return round(point[0] * 1000), round(point[1] * 1000)


@cache
def printed(key: str) -> Printed:
    card = chassis()[key]
    x, y = (round(500 * side) for side in WIDTHS[card.size])
    borders = HUGE_BORDERS if card.size == "huge" else BORDERS
    lines = {name: (whole(inner), whole(outer)) for name, (inner, outer) in card.arc_lines.items()}
    return Printed(
        [(-x, -y), (x, -y), (x, y), (-x, y)],
        [[whole(corner) for corner in card.hull_zones[zone]] for zone in borders],
        [(lines[first], lines[second]) for first, second in borders.values()],
    )


def lay(points: Sequence[Whole], pose: Pose) -> list[Whole]:
    """Points of a token where they lie at a quarter turn, exactly."""
    sine, cosine = TURNS[pose.heading // 90_000]
    return [(pose.x + u * cosine + v * sine, pose.y - u * sine + v * cosine) for u, v in points]


def _beyond(inner: Whole, outer: Whole, times: int) -> Whole:
    return inner[0] + times * (outer[0] - inner[0]), inner[1] + times * (outer[1] - inner[1])


class Placed:
    """A ship at a quarter turn, in whole micrometres and as the piece to be asked about."""

    def __init__(self, key: str, pose: Pose) -> None:
        own = printed(key)
        self.ship = Ship(token(key).shape, pose)
        self.names = list(HUGE_BORDERS if len(own.zones) == 6 else BORDERS)
        self.base = lay(own.base, pose)
        self.zones = [lay(corners, pose) for corners in own.zones]
        self.arcs = [(lay(first, pose), lay(second, pose)) for first, second in own.arcs]

    def zone(self, place: int) -> Zone:
        return self.ship.zone(self.names[place])

    def wedge(self, place: int) -> list[Whole]:
        """The firing arc, its lines drawn out exactly to 600 times their length."""
        (in1, out1), (in2, out2) = self.arcs[place]
        far1, far2 = (_beyond(inner, outer, 600) for inner, outer in ((in1, out1), (in2, out2)))
        return [in1, far1, _beyond(in1, (far1[0] + far2[0], far1[1] + far2[1]), 2), far2, in2]


def ring(corners: Sequence[Whole], length: int) -> list[Whole]:
    return [*corners, *[corners[-1]] * (length - len(corners))]


def shapes(outlines: Sequence[Sequence[Whole]]) -> Geometries:
    most = max(len(outline) for outline in outlines)
    return polygons(np.array([ring(outline, most) for outline in outlines], dtype=np.float64))


def laid_against(rng: Random, one: Placed, key: str, zone: int) -> Pose:
    """A pose for another ship whose corner lies on something of the first, or misses it by a few micrometres."""
    pose = Pose(0, 0, 90_000 * rng.randrange(4))
    own = printed(key)
    corners = rng.choice([own.base, *own.zones])
    x, y = lay([rng.choice(corners)], pose)[0]
    at_x, at_y = on_something(rng, one, zone)
    return Pose(at_x - x + rng.choice(OFF), at_y - y + rng.choice(OFF), pose.heading)


def on_something(rng: Random, one: Placed, zone: int) -> Whole:
    """A point exactly on an extended arc line, an edge or a corner of a ship."""
    kind = rng.randrange(4)
    if kind < 2:
        (x1, y1), (x2, y2) = rng.choice(one.arcs[zone])
        k = rng.randrange(1, 9)
        return x1 + k * (x2 - x1), y1 + k * (y2 - y1)
    outline = rng.choice([one.base, one.zones[zone]])
    i = rng.randrange(len(outline))
    (x1, y1), (x2, y2) = outline[i - 1], outline[i]
    if kind == 2 and (x1 == x2 or y1 == y2):
        t = rng.random()
        return x1 + round((x2 - x1) * t), y1 + round((y2 - y1) * t)
    return x2, y2


class Pair(NamedTuple):
    one: Placed
    zone: int
    other: Placed
    target: int


@cache
def pairs() -> list[Pair]:
    rng = Random(101)
    keys = list(chassis())
    found = []
    for _ in range(CASES):
        pose = Pose(rng.randrange(-900_000, 1_800_000), rng.randrange(-400_000, 900_000), 90_000 * rng.randrange(4))
        one = Placed(rng.choice(keys), pose)
        zone, key = rng.randrange(len(one.zones)), rng.choice(keys)
        other = Placed(key, laid_against(rng, one, key, zone))
        found.append(Pair(one, zone, other, rng.randrange(len(other.zones))))
    gc.freeze()  # they stay, too
    return found


def test_bases_that_touch_do_not_overlap() -> None:
    bases = shapes([pair.one.base for pair in pairs()]), shapes([pair.other.base for pair in pairs()])
    expected = shapely.relate_pattern(*bases, "T********")
    touching = shapely.touches(*bases)
    assert touching.mean() > 0.0125
    depth = np.array([_depth(pair.one.base, pair.other.base) for pair in pairs()])
    found = np.array([do_overlap(pair.one.ship.base, pair.other.ship.base) for pair in pairs()])
    assert_agree(found, expected, (depth > 0) & (depth <= 2), least=0.1, cases=CASES)
    assert not any(
        overlaps(p.other.ship, p.one.ship) for p, far in zip(pairs(), distances(*bases), strict=True) if far > 15_100
    )


def _depth(one: Sequence[Whole], other: Sequence[Whole]) -> int:
    """How deep two upright rectangles lie in each other, in micrometres."""
    (low_x, low_y), (high_x, high_y) = min(one), max(one)
    (left, bottom), (right, top) = min(other), max(other)
    return min(min(high_x, right) - max(low_x, left), min(high_y, top) - max(low_y, bottom))


def test_bases_that_touch_are_at_distance_0() -> None:
    bases = shapes([pair.one.base for pair in pairs()]), shapes([pair.other.base for pair in pairs()])
    lines = [measure(pair.one.ship, pair.other.ship) for pair in pairs()]
    mm = distances(*bases) / 1000
    np.testing.assert_allclose([line.mm for line in lines], mm, rtol=0, atol=1e-9)
    ends = np.array([line[1:] for line in lines]).reshape(-1, 2, 2) * 1000
    assert distances(bases[0], shapely.points(ends[:, 0])).max() < 1e-6
    assert distances(bases[1], shapely.points(ends[:, 1])).max() < 1e-6
    assert (mm == 0).mean() > 0.1


@cache
def arcs_and_targets() -> tuple[Geometries, Geometries]:
    arcs = shapes([pair.one.wedge(pair.zone) for pair in pairs()])
    return arcs, shapes([pair.other.zones[pair.target] for pair in pairs()])


def test_a_hull_zone_that_only_touches_an_arc_line_is_in_arc() -> None:
    arcs, targets = arcs_and_targets()
    expected = shapely.intersects(arcs, targets)
    assert shapely.touches(arcs, targets).mean() > 0.02, "many only touch"
    near = distances(arcs, targets)
    found = np.array([is_zone_in_arc(pair.one.zone(pair.zone), pair.other.zone(pair.target)) for pair in pairs()])
    assert_agree(found, expected, (near > 0) & (near < HANGS), least=0.1, cases=CASES)


def test_attack_range_to_a_hull_zone_that_only_touches_an_arc_line() -> None:
    arcs, targets = arcs_and_targets()
    only = shapely.touches(arcs, targets)
    touching = [pair for pair, yes in zip(pairs(), only, strict=True) if yes]
    own = shapes([pair.one.zones[pair.zone] for pair in touching])
    mm = distances(own, shapely.intersection(arcs[only], targets[only])) / 1000
    lines = [closest_in_arc(pair.one.zone(pair.zone), pair.other.zone(pair.target)) for pair in touching]
    assert all(line is not None for line in lines)
    np.testing.assert_allclose([line.mm for line in lines if line is not None], mm, rtol=0, atol=1e-5)


def test_a_point_on_an_arc_line_is_in_both_arcs_and_one_off_it_is_not() -> None:
    rng = Random(102)
    rows: list[tuple[Pair, int, int]] = []
    while len(rows) < CASES:
        pair = pairs()[rng.randrange(CASES)]
        x, y = on_something(rng, pair.one, pair.zone)
        x, y = x + rng.choice(OFF), y + rng.choice(OFF)
        rows.append((pair, x, y))
    arcs = shapes([pair.one.wedge(pair.zone) for pair, _, _ in rows])
    spots = shapely.points([(x, y) for _, x, y in rows])
    near = distances(shapely.boundary(arcs), spots)
    on_line = shapely.touches(arcs, spots)
    assert on_line.mean() > 0.1
    found = np.array([is_point_in_arc(pair.one.zone(pair.zone), x / 1000, y / 1000) for pair, x, y in rows])
    assert_agree(found, shapely.intersects(arcs, spots), ~on_line & (near < HANGS), least=0.1, cases=CASES)


class Sight(NamedTuple):
    """A line in whole micrometres, and as it is asked about."""

    ends: tuple[Whole, Whole]
    line: Line


def line_between(a: Whole, b: Whole) -> Sight:
    mm = float(np.hypot(b[0] - a[0], b[1] - a[1])) / 1000
    return Sight((a, b), Line(mm, a[0] / 1000, a[1] / 1000, b[0] / 1000, b[1] / 1000))


def drawn_through(rng: Random, pair: Pair, outline: list[Whole]) -> Sight:
    """A line that starts at, ends at, runs through or runs along the corners and edges of a shape."""
    i = rng.randrange(len(outline))
    corner, next_corner = outline[i], outline[i - 1]
    kind = rng.randrange(6)
    start = on_something(rng, pair.one, pair.zone)
    if kind < 2 and start != corner:
        return line_between(start, corner if kind else (2 * corner[0] - start[0], 2 * corner[1] - start[1]))
    if kind == 2:
        return line_between(corner, outline[i - rng.randrange(1, len(outline))])
    dx, dy = next_corner[0] - corner[0], next_corner[1] - corner[1]
    low, high = rng.choice([-2, -1, 0]), rng.choice([1, 2, 3])
    start, end = (corner[0] + low * dx, corner[1] + low * dy), (corner[0] + high * dx, corner[1] + high * dy)
    if kind == 3:
        return line_between(start, end)
    x, y = rng.choice(OFF), rng.choice(OFF)
    return line_between((start[0] + x, start[1] + y), (end[0] + x, end[1] + y))


def assert_cross(found: Bools, lines: Geometries, through: Geometries) -> None:
    """A line passes through where it has a part inside, exactly; a part within a hair of the edge is set apart."""
    expected: Bools = shapely.relate_pattern(lines, through, "T********")
    apart = found != expected
    apart[apart] = expected[apart] & ~shapely.intersects(lines[apart], shapely.buffer(through[apart], -HANGS))
    assert_agree(found, expected, apart, cases=CASES)
    assert (shapely.intersects(lines, through) & ~expected).mean() > 0.01, "many only touch"


def test_a_line_that_touches_a_hull_zone_at_edge_or_corner_does_not_pass_through() -> None:
    """Also along the edges and through the bays of concave hull zones."""
    rng = Random(103)
    outlines = [pair.other.zones[pair.target] for pair in pairs()]
    sights = [drawn_through(rng, pair, outline) for pair, outline in zip(pairs(), outlines, strict=True)]
    found = [passes_through_zone(s.line, p.other.zone(p.target)) for s, p in zip(sights, pairs(), strict=True)]
    assert_cross(np.array(found), shapely.linestrings([sight.ends for sight in sights]), shapes(outlines))


def test_a_line_that_touches_a_base_does_not_pass_through() -> None:
    rng = Random(106)
    outlines = [pair.other.base for pair in pairs()]
    sights = [drawn_through(rng, pair, outline) for pair, outline in zip(pairs(), outlines, strict=True)]
    found = [passes_through(pair.other.ship.base, sight.line) for sight, pair in zip(sights, pairs(), strict=True)]
    assert_cross(np.array(found), shapely.linestrings([sight.ends for sight in sights]), shapes(outlines))


def test_lines_through_corners_and_along_edges_of_concave_obstacles() -> None:
    """From corner to corner and beyond: along edges, across bays, and along the cuts between convex parts."""
    rng = Random(104)
    outlines, lines, found = [], [], []
    tokens = [[whole(corner) for corner in token.outline] for token in obstacle_tokens().values()]
    for _ in range(CASES):
        pose = Pose(rng.randrange(-900_000, 1_800_000), rng.randrange(-400_000, 900_000), 90_000 * rng.randrange(4))
        outline = lay(rng.choice(tokens), pose)
        i = rng.randrange(len(outline))
        (x1, y1), (x2, y2) = outline[i], outline[rng.choice([i - 1, i - 2, i - rng.randrange(1, len(outline))])]
        low, high = rng.choice([0, 0, -1, -2]), rng.choice([1, 1, 2, 3])
        dx, dy = x2 - x1, y2 - y1
        sight = line_between((x1 + low * dx, y1 + low * dy), (x1 + high * dx, y1 + high * dy))
        outlines.append(outline)
        lines.append(sight.ends)
        found.append(bool(intervals_inside([(x / 1000, y / 1000) for x, y in outline], sight.line)))
    assert_cross(np.array(found), shapely.linestrings(lines), shapes(outlines))


@pytest.mark.parametrize("off", [0, 3])
def test_a_base_on_the_border_of_an_area_is_held_and_one_beyond_it_is_not(off: int) -> None:
    rng = Random(105 + off)
    for pair in pairs()[: CASES // 4]:
        (low_x, *_, high_x), (low_y, *_, high_y) = (sorted(values) for values in zip(*pair.one.base, strict=True))
        sides = [
            low_x - rng.randrange(9),
            low_y - rng.randrange(9),
            high_x + rng.randrange(9),
            high_y + rng.randrange(9),
        ]
        k = rng.randrange(4)
        sides[k] = (low_x, low_y, high_x, high_y)[k] + (off if k < 2 else -off)
        assert Area(*(side / 1000 for side in sides)).holds(pair.one.ship) == (off == 0)
