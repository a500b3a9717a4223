"""Closest and farthest points of every kind of piece, as shapely measures them."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
import shapely

from armada.geometry.closest import closest_features, closest_points
from armada.geometry.convex import Convex, Line, closest_to_point
from armada.geometry.measure import distance_between, measure, range_between, span
from armada.geometry.ruler import Distance, Range
from tests.geometry.oracle import (
    CASES,
    SQUADRON,
    Floats,
    Geometries,
    assert_few,
    assert_lines_measure,
    distances,
    lines_array,
    points,
    table,
)


def test_closest_points_of_hull_zones() -> None:
    rng = Random(1)
    i, j = table().pairs(rng, "ships", "ships")
    a, b = table().places(rng, i), table().places(rng, j)
    ships = table().ships
    quick: list[Line] = []
    plain: list[Line] = []
    for one, own, other, its in zip(i.tolist(), a.tolist(), j.tolist(), b.tolist(), strict=True):
        parts = [(p, q) for p in ships.zone(one, own).parts for q in ships.zone(other, its).parts]
        quick.append(min(closest_points(p, q) for p, q in parts))
        plain.append(min(closest_features(p, q) for p, q in parts))
    ends = ships.zones[i, a], ships.zones[j, b]
    mm = distances(*ends)
    assert_lines_measure(lines_array(quick), mm, ends)
    assert_lines_measure(lines_array(plain), mm, ends)
    assert 0.02 < (mm == 0).mean() < 0.5


def test_closest_points_of_bases() -> None:
    i, j = table().pairs(Random(2), "ships", "ships")
    pieces, bases = table().ships.pieces, table().ships.bases
    lines = lines_array(measure(pieces[one], pieces[other]) for one, other in zip(i, j, strict=True))
    mm = distances(bases[i], bases[j])
    assert_lines_measure(lines, mm, (bases[i], bases[j]))
    assert 0.1 < (mm == 0).mean() < 0.6


def test_closest_points_of_base_and_squadron() -> None:
    i, j = table().pairs(Random(3), "ships", "squadrons")
    ships, squadrons, centres = table().ships, table().squadrons, points(table().centres[j])
    mm = np.maximum(distances(ships.bases[i], centres) - SQUADRON, 0)
    there = lines_array(measure(ships.pieces[one], squadrons[other]) for one, other in zip(i, j, strict=True))
    back = lines_array(measure(squadrons[other], ships.pieces[one]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(there, mm, (ships.bases[i], centres), (0, SQUADRON))
    assert_lines_measure(back, mm, (centres, ships.bases[i]), (SQUADRON, 0))


def test_closest_points_of_squadrons() -> None:
    i, j = table().pairs(Random(4), "squadrons", "squadrons")
    ends = points(table().centres[i]), points(table().centres[j])
    mm = np.maximum(distances(*ends) - 2 * SQUADRON, 0)
    lines = lines_array(
        measure(table().squadrons[one], table().squadrons[other]) for one, other in zip(i, j, strict=True)
    )
    assert_lines_measure(lines, mm, ends, (SQUADRON, SQUADRON))


def test_closest_points_of_obstacle_and_base() -> None:
    i, j = table().pairs(Random(5), "obstacles", "ships")
    pieces, ships = table().obstacles, table().ships
    ends = table().outlines[i], ships.bases[j]
    mm = distances(*ends)
    lines = lines_array(measure(pieces[one], ships.pieces[other]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(lines, mm, ends)
    back = [measure(ships.pieces[other], pieces[one]).mm for one, other in zip(i[:2000], j[:2000], strict=True)]
    np.testing.assert_allclose(back, mm[:2000], rtol=0, atol=1e-8)


def test_closest_points_of_obstacle_and_squadron() -> None:
    i, j = table().pairs(Random(6), "obstacles", "squadrons")
    centres = points(table().centres[j])
    mm = np.maximum(distances(table().outlines[i], centres) - SQUADRON, 0)
    lines = lines_array(
        measure(table().obstacles[one], table().squadrons[other]) for one, other in zip(i, j, strict=True)
    )
    assert_lines_measure(lines, mm, (table().outlines[i], centres), (0, SQUADRON))


def test_closest_points_of_obstacles() -> None:
    i, j = table().pairs(Random(7), "obstacles", "obstacles")
    lines = lines_array(
        measure(table().obstacles[one], table().obstacles[other]) for one, other in zip(i, j, strict=True)
    )
    ends = table().outlines[i], table().outlines[j]
    assert_lines_measure(lines, distances(*ends), ends)


def test_closest_point_of_a_base_to_any_point() -> None:
    rng = Random(8)
    i, j = table().pairs(rng, "ships", "squadrons")
    bases, centres = table().ships.bases[i], points(table().centres[j])
    lines = lines_array(
        closest_to_point(table().ships.pieces[one].base, *xy)
        for one, xy in zip(i, table().centres[j].tolist(), strict=True)
    )
    assert_lines_measure(lines, distances(bases, centres), (bases, centres))


def farthest_corner(measured_from: Geometries, shapes: Geometries) -> Floats:
    """The greatest distance of the corners of one piece from another: no other point is farther from a convex one."""
    corners, case = shapely.get_coordinates(shapes, return_index=True)
    farthest = np.zeros(len(shapes))
    np.maximum.at(farthest, case, distances(measured_from[case], points(corners)))
    return farthest


def test_farthest_point_of_a_base() -> None:
    i, j = table().pairs(Random(9), "ships", "ships")
    pieces, bases = table().ships.pieces, table().ships.bases
    found = np.array([span(pieces[one], pieces[other]) for one, other in zip(i, j, strict=True)])
    np.testing.assert_allclose(found[:, 0], distances(bases[i], bases[j]), atol=1e-8)
    np.testing.assert_allclose(found[:, 1], farthest_corner(bases[i], bases[j]), atol=1e-8)


def test_farthest_point_of_an_obstacle_from_base_and_squadron() -> None:
    i, j = table().pairs(Random(10), "ships", "obstacles", CASES // 2)
    k, m = table().pairs(Random(11), "squadrons", "obstacles", CASES // 2)
    ships, squadrons, obstacles = table().ships, table().squadrons, table().obstacles
    found = [span(ships.pieces[one], obstacles[other]).farthest for one, other in zip(i, j, strict=True)]
    found += [span(squadrons[one], obstacles[other]).farthest for one, other in zip(k, m, strict=True)]
    far = farthest_corner(ships.bases[i], table().outlines[j])
    from_centre = farthest_corner(points(table().centres[k]), table().outlines[m])
    expected = np.concatenate([far, np.maximum(from_centre - SQUADRON, 0)])
    np.testing.assert_allclose(np.array(found), expected, atol=1e-8)


def test_farthest_point_of_a_squadron_from_base_and_squadron() -> None:
    """From a base, by points ten degrees apart on the squadron's rim: the farthest point is no more than five off."""
    i, j = table().pairs(Random(12), "ships", "squadrons")
    ships, squadrons = table().ships, table().squadrons
    turns = np.radians(np.arange(0.0, 360.0, 10.0))
    rim = SQUADRON * np.stack([np.sin(turns), np.cos(turns)], axis=-1)
    found = np.array([span(ships.pieces[one], squadrons[other]).farthest for one, other in zip(i, j, strict=True)])
    far = distances(ships.bases[i][:, None], points(table().centres[j][:, None, :] + rim)).max(axis=1)
    between = SQUADRON * (1 - np.cos(np.radians(5.0)))
    assert np.all((found >= far - 1e-8) & (found <= far + between + 1e-8))
    i, j = table().pairs(Random(13), "squadrons", "squadrons")
    found = np.array([span(squadrons[one], squadrons[other]).farthest for one, other in zip(i, j, strict=True)])
    np.testing.assert_allclose(found, np.hypot(*(table().centres[i] - table().centres[j]).T), atol=1e-8)


def test_no_point_of_a_piece_lies_outside_its_span() -> None:
    """Points strewn over an obstacle are never nearer or farther than its span says."""
    rng = Random(14)
    i, j = table().pairs(rng, "ships", "obstacles", CASES // 4)
    rocks, bases = table().outlines[j], table().ships.bases[i]
    x1, y1, x2, y2 = shapely.bounds(rocks).T[:, :, None]
    shares = np.array([[(rng.random(), rng.random()) for _ in range(8)] for _ in i])
    strewn = points(np.stack([x1 + (x2 - x1) * shares[..., 0], y1 + (y2 - y1) * shares[..., 1]], axis=-1))
    inside = shapely.covers(rocks[:, None], strewn)
    mm = distances(bases[:, None], strewn)
    found = np.array([span(table().ships.pieces[a], table().obstacles[b]) for a, b in zip(i, j, strict=True)])
    assert inside.mean() > 0.3
    assert np.all((mm >= found[:, :1] - 1e-8) | ~inside)
    assert np.all((mm <= found[:, 1:] + 1e-8) | ~inside)


@pytest.mark.parametrize("kind", [Distance, Range])
def test_bands_are_those_of_the_oracles_length(kind: type[Distance] | type[Range]) -> None:
    """The ruler's ends written down again: a band reaches to its end, the end included."""
    ends = np.array([76.5, 124.7, 184.8, 244.8, 304.8] if kind is Distance else [123.3, 186.7, 304.8])
    i, j = table().pairs(Random(15), "ships", "squadrons")
    mm = np.maximum(distances(table().ships.bases[i], points(table().centres[j])) - SQUADRON, 0)
    apart = np.abs(mm[:, None] - ends).min(axis=1) < 1e-5
    assert_few(apart)
    between = distance_between if kind is Distance else range_between
    bands = [between(table().ships.pieces[a], table().squadrons[b]) for a, b in zip(i, j, strict=True)]
    found = np.array([len(ends) if band is None else band.number - 1 for band in bands])
    expected = np.searchsorted(ends, mm)
    assert np.all((found == expected) | apart)
    assert set(found.tolist()) == set(range(len(ends) + 1))


def test_closest_points_of_random_convex_polygons() -> None:
    """Shapes no token has: slivers, needles, many corners, and segments and points, which clips can leave."""
    rng = Random(16)
    one, other = hulls(rng, whole=1.0), hulls(rng, whole=0.75)
    lines = lines_array(closest_points(p, q) for p, q in zip(outlined(one), outlined(other), strict=True))
    mm = distances(one, other)
    assert_lines_measure(lines, mm, (one, other))
    assert 0.05 < (mm == 0).mean() < 0.9


def hulls(rng: Random, whole: float) -> Geometries:
    """Hulls of a few points, some of them flat as needles; those not whole are of one or two points."""
    cloud: list[tuple[float, float]] = []
    shape: list[int] = []
    for k in range(CASES):
        count = rng.randrange(3, 9) if rng.random() < whole else rng.randrange(1, 3)
        size, flat = 10 ** rng.uniform(-2, 2), 10 ** min(0.0, rng.uniform(-5, 5))
        x, y = rng.uniform(-30, 30), rng.uniform(-5, 5)
        cloud += [(x + size * rng.uniform(-1, 1), y + size * flat * rng.uniform(-1, 1)) for _ in range(count)]
        shape += [k] * count
    found: Geometries = shapely.convex_hull(shapely.multipoints(np.array(cloud), indices=np.array(shape)))
    return shapely.orient_polygons(found)  # type: ignore[no-any-return]


def outlined(shapes: Geometries) -> list[Convex]:
    """Hulls as polygons to be asked about; the first corner of a ring is not repeated."""
    corners, case = shapely.get_coordinates(shapes, return_index=True)
    rings = np.split(corners, np.flatnonzero(np.diff(case)) + 1)
    return [Convex([(x, y) for x, y in (ring[:-1] if len(ring) > 2 else ring).tolist()]) for ring in rings]
