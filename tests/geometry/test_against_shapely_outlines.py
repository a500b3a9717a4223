"""Convex parts of concave outlines: nothing left out, nothing covered twice, nothing added, by shapely."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

import numpy as np
import pytest
import shapely

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens
from armada.geometry.decompose import convex_parts
from armada.geometry.pose import Point
from tests.amounts import amount
from tests.geometry.oracle import CASES, token, wide_tokens


def assert_parts_make_up(outlines: Sequence[Sequence[Point]], found: Sequence[Sequence[Sequence[Point]]]) -> None:
    """The parts of each outline are convex, lie in it, do not overlap, and fill it."""
    whole = shapely.polygons([shapely.linearrings(outline) for outline in outlines])
    case_of = [case for case, parts in enumerate(found) for _ in parts]
    parts = shapely.polygons([shapely.linearrings(part) for each in found for part in each])
    area = shapely.area(parts)
    assert area.min() > 0
    np.testing.assert_allclose(area, shapely.area(shapely.convex_hull(parts)), rtol=1e-9, atol=1e-9)
    assert np.all(shapely.is_ccw(shapely.get_exterior_ring(parts)))
    together = np.zeros(len(outlines))
    np.add.at(together, case_of, area)
    np.testing.assert_allclose(together, shapely.area(whole), rtol=1e-9)
    assert shapely.area(shapely.difference(parts, whole[case_of])).max() < 1e-9
    for outline, each in zip(outlines, found, strict=True):
        assert {corner for part in each for corner in part} <= set(outline)
        assert len(each) <= 2 * bends(outline) + 1


def bends(outline: Sequence[Point]) -> int:
    """Corners where the outline turns inward: no more than two cuts are needed at each."""
    corners = np.array(outline)
    before, after = corners - np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0) - corners
    return int((before[:, 0] * after[:, 1] - before[:, 1] * after[:, 0] < -1e-12).sum())


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_parts_of_every_obstacle(mirrored: bool) -> None:
    shapes = [obstacle_shape(key, mirrored) for key in obstacle_tokens()]
    assert len(shapes) == 13
    for shape in shapes:
        printed = obstacle_tokens()[shape.key.removesuffix(", mirrored")].outline
        expected = shapely.Polygon([(-x, y) for x, y in printed] if mirrored else printed)
        assert shapely.Polygon(shape.outline).equals(expected)
        assert shape.radius == pytest.approx(expected.hausdorff_distance(shapely.Point(0, 0)))
    assert_parts_make_up([shape.outline for shape in shapes], [shape.parts for shape in shapes])


def test_the_parts_of_every_hull_zone() -> None:
    tokens = [*(token(key) for key in chassis()), *wide_tokens()]
    zones = [(each.shape.zones[zone], corners) for each in tokens for zone, corners in each.zones.items()]
    assert len(zones) == 32 * 4 + 6 + 4 * len(wide_tokens())
    assert_parts_make_up([corners for _, corners in zones], [zone.parts for zone, _ in zones])
    assert sum(len(zone.parts) > 1 for zone, _ in zones) >= 6


def star(rng: Random, corners: int, grid: bool) -> list[Point]:
    """A polygon all of which is seen from its middle: spikes and bays."""
    turns = sorted(rng.uniform(0, 2 * pi) for _ in range(corners))
    far = [rng.uniform(2, 40) for _ in turns]
    points = [(r * cos(t), r * sin(t)) for r, t in zip(far, turns, strict=True)]
    return [(float(round(x)), float(round(y))) for x, y in points] if grid else points


def untangled(rng: Random, corners: int) -> list[Point]:
    """A polygon of any kind: a random tour of random points, crossings undone until there are none."""
    points = [(rng.uniform(-40, 40), rng.uniform(-40, 40)) for _ in range(corners)]
    crossed = True
    while crossed:
        crossed = False
        for i in range(corners):
            for k in range(i + 2, corners - (i == 0)):
                a, b, c, d = points[i], points[i + 1], points[k], points[(k + 1) % corners]
                if _left(a, b, c) != _left(a, b, d) and _left(c, d, a) != _left(c, d, b):
                    points[i + 1 : k + 1] = reversed(points[i + 1 : k + 1])
                    crossed = True
    return points


def _left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0


def comb(rng: Random, teeth: int) -> list[Point]:
    """Bays with straight sides, whose corners are level with each other: many diagonals run through other corners."""
    tips = [(4.0 * k + x, y) for k in range(teeth) for x, y in ((0.0, 10.0), (2.0, 10.0), (2.0, 3.0), (4.0, 3.0))]
    return [
        *tips,
        (4.0 * teeth, 10.0),
        (4.0 * teeth + rng.choice([1.0, 2.0, 3.0]), 10.0),
        (4.0 * teeth, 0.0),
        (0.0, 0.0),
    ]


def with_level_corners(rng: Random, outline: Sequence[Point]) -> list[Point]:
    """The same polygon with more corners, in the middle of its sides."""
    found: list[Point] = []
    for a, b in zip(outline, [*outline[1:], outline[0]], strict=True):
        found.append(a)
        if rng.random() < 0.3:
            found.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    return found


def simple(outlines: Sequence[list[Point]]) -> list[list[Point]]:
    """Those that are simple polygons, turned counter-clockwise."""
    rings = [shapely.Polygon(outline) for outline in outlines]
    valid = [
        shape.is_valid and shape.area > 1 and len(set(o)) == len(o) for shape, o in zip(rings, outlines, strict=True)
    ]
    return [
        outline if shape.exterior.is_ccw else outline[::-1]
        for outline, shape, fine in zip(outlines, rings, valid, strict=True)
        if fine
    ]


def test_the_parts_of_random_polygons() -> None:
    rng = Random(81)
    outlines = simple([star(rng, rng.randrange(4, 10), grid=k % 3 == 0) for k in range(amount(17_000))])
    outlines += simple([untangled(rng, rng.randrange(4, 12)) for _ in range(amount(2_000))])
    outlines += simple(
        [with_level_corners(rng, star(rng, rng.randrange(4, 9), grid=True)) for _ in range(amount(4_000))]
    )
    outlines += simple([with_level_corners(rng, comb(rng, rng.randrange(1, 4))) for _ in range(amount(200))])
    assert len(outlines) >= CASES
    assert_parts_make_up(outlines, [convex_parts(outline) for outline in outlines])


def test_the_parts_of_polygons_with_many_corners() -> None:
    rng = Random(82)
    outlines = simple([star(rng, rng.randrange(30, 60), grid=k % 2 == 0) for k in range(60)])
    outlines += simple([untangled(rng, 30) for _ in range(30)])
    assert len(outlines) > 50
    assert_parts_make_up(outlines, [convex_parts(outline) for outline in outlines])
