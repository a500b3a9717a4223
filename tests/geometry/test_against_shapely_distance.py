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

TABLE = table()


def test_closest_points_of_hull_zones() -> None:
    rng = Random(1)
    i, j = TABLE.pairs(rng, "ships", "ships")
    a, b = TABLE.places(rng, i), TABLE.places(rng, j)
    ships = TABLE.ships
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
    i, j = TABLE.pairs(Random(2), "ships", "ships")
    pieces, bases = TABLE.ships.pieces, TABLE.ships.bases
    lines = lines_array(measure(pieces[one], pieces[other]) for one, other in zip(i, j, strict=True))
    mm = distances(bases[i], bases[j])
    assert_lines_measure(lines, mm, (bases[i], bases[j]))
    assert 0.1 < (mm == 0).mean() < 0.6


def test_closest_points_of_base_and_squadron() -> None:
    i, j = TABLE.pairs(Random(3), "ships", "squadrons")
    ships, squadrons, centres = TABLE.ships, TABLE.squadrons, points(TABLE.centres[j])
    mm = np.maximum(distances(ships.bases[i], centres) - SQUADRON, 0)
    there = lines_array(measure(ships.pieces[one], squadrons[other]) for one, other in zip(i, j, strict=True))
    back = lines_array(measure(squadrons[other], ships.pieces[one]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(there, mm, (ships.bases[i], centres), (0, SQUADRON))
    assert_lines_measure(back, mm, (centres, ships.bases[i]), (SQUADRON, 0))


def test_closest_points_of_squadrons() -> None:
    i, j = TABLE.pairs(Random(4), "squadrons", "squadrons")
    ends = points(TABLE.centres[i]), points(TABLE.centres[j])
    mm = np.maximum(distances(*ends) - 2 * SQUADRON, 0)
    lines = lines_array(measure(TABLE.squadrons[one], TABLE.squadrons[other]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(lines, mm, ends, (SQUADRON, SQUADRON))


def test_closest_points_of_obstacle_and_base() -> None:
    i, j = TABLE.pairs(Random(5), "obstacles", "ships")
    pieces, ships = TABLE.obstacles, TABLE.ships
    ends = TABLE.outlines[i], ships.bases[j]
    mm = distances(*ends)
    lines = lines_array(measure(pieces[one], ships.pieces[other]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(lines, mm, ends)
    back = [measure(ships.pieces[other], pieces[one]).mm for one, other in zip(i[:2000], j[:2000], strict=True)]
    np.testing.assert_allclose(back, mm[:2000], rtol=0, atol=1e-8)


def test_closest_points_of_obstacle_and_squadron() -> None:
    i, j = TABLE.pairs(Random(6), "obstacles", "squadrons")
    centres = points(TABLE.centres[j])
    mm = np.maximum(distances(TABLE.outlines[i], centres) - SQUADRON, 0)
    lines = lines_array(measure(TABLE.obstacles[one], TABLE.squadrons[other]) for one, other in zip(i, j, strict=True))
    assert_lines_measure(lines, mm, (TABLE.outlines[i], centres), (0, SQUADRON))


def test_closest_points_of_obstacles() -> None:
    i, j = TABLE.pairs(Random(7), "obstacles", "obstacles")
    lines = lines_array(measure(TABLE.obstacles[one], TABLE.obstacles[other]) for one, other in zip(i, j, strict=True))
    ends = TABLE.outlines[i], TABLE.outlines[j]
    assert_lines_measure(lines, distances(*ends), ends)


def test_closest_point_of_a_base_to_any_point() -> None:
    rng = Random(8)
    i, j = TABLE.pairs(rng, "ships", "squadrons")
    bases, centres = TABLE.ships.bases[i], points(TABLE.centres[j])
    lines = lines_array(
        closest_to_point(TABLE.ships.pieces[one].base, *xy)
        for one, xy in zip(i, TABLE.centres[j].tolist(), strict=True)
    )
    assert_lines_measure(lines, distances(bases, centres), (bases, centres))


def farthest_by_shapely(measured_from: Geometries, corners: Floats) -> Floats:
    """The greatest distance of many points of one piece from another; the greatest is at a corner or on the rim."""
    found: Floats = shapely.distance(measured_from[:, None], points(corners)).max(axis=1)
    return found


def rim(centres: Floats) -> Floats:
    turns = np.radians(np.arange(0.0, 360.0, 10.0))
    circle = SQUADRON * np.stack([np.sin(turns), np.cos(turns)], axis=-1)
    return centres[:, None, :] + circle


RIM_ERROR = SQUADRON * (1 - np.cos(np.radians(5.0)))


def test_farthest_point_of_a_base() -> None:
    i, j = TABLE.pairs(Random(9), "ships", "ships")
    pieces, bases = TABLE.ships.pieces, TABLE.ships.bases
    corners = shapely.get_coordinates(bases[j]).reshape(-1, 5, 2)
    found = np.array([span(pieces[one], pieces[other]) for one, other in zip(i, j, strict=True)])
    np.testing.assert_allclose(found[:, 0], distances(bases[i], bases[j]), atol=1e-8)
    np.testing.assert_allclose(found[:, 1], farthest_by_shapely(bases[i], corners), atol=1e-8)


def test_farthest_point_of_an_obstacle_from_base_and_squadron() -> None:
    i, j = TABLE.pairs(Random(10), "ships", "obstacles", CASES // 2)
    k, m = TABLE.pairs(Random(11), "squadrons", "obstacles", CASES // 2)
    ships, squadrons, obstacles = TABLE.ships, TABLE.squadrons, TABLE.obstacles
    found = [span(ships.pieces[one], obstacles[other]).farthest for one, other in zip(i, j, strict=True)]
    found += [span(squadrons[one], obstacles[other]).farthest for one, other in zip(k, m, strict=True)]
    far = farthest_by_shapely(ships.bases[i], TABLE.rings[j])
    from_centre = farthest_by_shapely(points(TABLE.centres[k]), TABLE.rings[m])
    expected = np.concatenate([far, np.maximum(from_centre - SQUADRON, 0)])
    np.testing.assert_allclose(np.array(found), expected, atol=1e-8)


def test_farthest_point_of_a_squadron_from_base_and_squadron() -> None:
    i, j = TABLE.pairs(Random(12), "ships", "squadrons")
    k, m = TABLE.pairs(Random(13), "squadrons", "squadrons")
    ships, squadrons = TABLE.ships, TABLE.squadrons
    clear = distances(ships.bases[i], points(TABLE.centres[j])) > 0
    i, j = i[clear], j[clear]
    apart = np.hypot(*(TABLE.centres[k] - TABLE.centres[m]).T)
    k, m, apart = k[apart > SQUADRON], m[apart > SQUADRON], apart[apart > SQUADRON]
    assert len(i) + len(k) >= CASES
    found = np.array([span(ships.pieces[one], squadrons[other]).farthest for one, other in zip(i, j, strict=True)])
    far = farthest_by_shapely(ships.bases[i], rim(TABLE.centres[j]))
    assert np.all((found >= far - 1e-8) & (found <= far + RIM_ERROR + 1e-8))
    found = np.array([span(squadrons[one], squadrons[other]).farthest for one, other in zip(k, m, strict=True)])
    np.testing.assert_allclose(found, apart, atol=1e-8)


def test_no_point_of_a_piece_lies_outside_its_span() -> None:
    """Points strewn over a ship or obstacle are never nearer or farther than its span says."""
    rng = Random(14)
    i, j = TABLE.pairs(rng, "ships", "obstacles", CASES // 4)
    shares = np.array([[rng.random() for _ in range(8)] for _ in i])
    middle = TABLE.rings[j].mean(axis=1, keepdims=True)
    inner = middle + (TABLE.rings[j][:, :8] - middle) * shares[:, :, None]
    inside = shapely.covers(TABLE.outlines[j][:, None], points(inner))
    mm = shapely.distance(TABLE.ships.bases[i][:, None], points(inner))
    found = np.array([span(TABLE.ships.pieces[a], TABLE.obstacles[b]) for a, b in zip(i, j, strict=True)])
    assert inside.mean() > 0.5
    assert np.all((mm >= found[:, :1] - 1e-8) | ~inside)
    assert np.all((mm <= found[:, 1:] + 1e-8) | ~inside)


@pytest.mark.parametrize("kind", [Distance, Range])
def test_bands_are_those_of_the_oracles_length(kind: type[Distance] | type[Range]) -> None:
    """The ruler's ends written down again: a band reaches to its end, the end included."""
    ends = np.array([76.5, 124.7, 184.8, 244.8, 304.8] if kind is Distance else [123.3, 186.7, 304.8])
    i, j = TABLE.pairs(Random(15), "ships", "squadrons")
    mm = np.maximum(distances(TABLE.ships.bases[i], points(TABLE.centres[j])) - SQUADRON, 0)
    apart = np.abs(mm[:, None] - ends).min(axis=1) < 1e-5
    assert_few(apart)
    between = distance_between if kind is Distance else range_between
    bands = [between(TABLE.ships.pieces[a], TABLE.squadrons[b]) for a, b in zip(i, j, strict=True)]
    found = np.array([len(ends) if band is None else band.number - 1 for band in bands])
    expected = np.searchsorted(ends, mm)
    assert np.all((found == expected) | apart)
    assert set(found.tolist()) == set(range(len(ends) + 1))


def test_closest_points_of_random_convex_polygons() -> None:
    """Shapes no token has: slivers, needles, many corners, and segments and points, which clips can leave."""
    rng = Random(16)
    lines: list[Line] = []
    rings: list[tuple[Geometries, Geometries]] = []
    for k in range(CASES):
        p, q = (_random_hull(rng, whole=whole) for whole in (True, k % 4 > 0))
        rings.append((p, q))
        corners = [[(float(x), float(y)) for x, y in _ring(shape)] for shape in (p, q)]
        lines.append(closest_points(Convex(corners[0]), Convex(corners[1])))
    one, other = np.array(rings, dtype=object).T
    mm = distances(one, other)
    assert_lines_measure(lines_array(lines), mm, (one, other))
    assert 0.05 < (mm == 0).mean() < 0.9


def _random_hull(rng: Random, whole: bool) -> Geometries:
    """The hull of a few points, flattened now and then; not whole: of one or two points."""
    count, flat = (rng.randrange(3, 9), 10 ** min(0.0, rng.uniform(-5, 5))) if whole else (rng.randrange(1, 3), 1.0)
    size = 10 ** rng.uniform(-2, 2)
    x, y = rng.uniform(-30, 30), rng.uniform(-5, 5)
    cloud = [(x + size * rng.uniform(-1, 1), y + size * flat * rng.uniform(-1, 1)) for _ in range(count)]
    hull: Geometries = shapely.convex_hull(shapely.MultiPoint(cloud))
    return hull


def _ring(shape: Geometries) -> Floats:
    """Corners counter-clockwise, the first not repeated."""
    corners: Floats = shapely.get_coordinates(shapely.orient_polygons(shape))
    return corners[:-1] if shapely.get_type_id(shape) == 3 else corners
