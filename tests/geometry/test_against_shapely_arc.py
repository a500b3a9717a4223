"""Firing arcs and attack range in arc, as shapely measures them; arcs of half a turn and more with tokens made up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
import shapely

from armada.catalog.shapes import chassis
from armada.geometry.convex import Convex
from armada.geometry.firing_arc import closest_in_arc, disc_in_arc, in_arc, is_in_arc, is_point_in_arc, is_zone_in_arc
from tests.geometry.oracle import (
    CASES,
    SQUADRON,
    Bools,
    Floats,
    Geometries,
    Ints,
    Table,
    assert_agree,
    assert_few,
    distances,
    length_of,
    lines_array,
    points,
    table,
    token,
)

EDGE = 1e-5
"""Cases nearer to the edge of a decision than this, in mm, are set apart."""


@pytest.fixture(params=[(200.0, False), (120.0, True)], ids=["printed tokens", "wide arcs"])
def on(request: pytest.FixtureRequest) -> Table:
    """Pieces near each other; the second time with tokens of wide arcs."""
    return table(*request.param)


def zone_cases(on: Table, seed: int) -> tuple[Ints, Ints, Ints, Ints]:
    """Attacking ship and hull zone, defending ship and hull zone."""
    rng = Random(seed)
    i, j = on.pairs(rng, "ships", "ships")
    return i, on.places(rng, i), j, on.places(rng, j)


def union_of(portions: Sequence[Sequence[Convex]]) -> Geometries:
    """The union of the portions of each case; none where they are only segments or points."""
    corners: list[tuple[float, float]] = []
    ring_of: list[int] = []
    case_of: list[int] = []
    for case, found in enumerate(portions):
        for portion in found:
            if len(portion.corners) > 2:
                ring_of += [len(case_of)] * len(portion.corners)
                corners += portion.corners
                case_of.append(case)
    rings = shapely.polygons(shapely.linearrings(np.array(corners), indices=np.array(ring_of)))
    most = max(len(found) for found in portions)
    grouped = np.full((len(portions), most), None, dtype=object)
    filled = [0] * len(portions)
    for ring, case in zip(rings, case_of, strict=True):
        grouped[case, filled[case]] = ring
        filled[case] += 1
    covered: Geometries = shapely.union_all(grouped, grid_size=1e-8, axis=1)
    return covered


def test_the_portion_of_a_hull_zone_in_arc(on: Table) -> None:
    i, a, j, b = zone_cases(on, 21)
    ships = on.ships
    portions = [
        [portion for part in ships.zone(q, z).parts for portion in in_arc(ships.zone(p, y), part)]
        for p, y, q, z in zip(i.tolist(), a.tolist(), j.tolist(), b.tolist(), strict=True)
    ]
    expected = shapely.intersection(ships.wedges[i, a], ships.zones[j, b])
    found = union_of(portions)
    np.testing.assert_allclose(shapely.area(found), shapely.area(expected), rtol=0, atol=1e-3)
    assert shapely.area(shapely.difference(found, shapely.buffer(expected, EDGE))).max() < 1e-9
    whole = shapely.area(ships.zones[j, b])
    partly = (shapely.area(expected) > 0.01 * whole) & (shapely.area(expected) < 0.99 * whole)
    assert partly.mean() > 0.05, "many a hull zone is cut by the arc line"


def test_whether_a_hull_zone_is_in_arc(on: Table) -> None:
    i, a, j, b = zone_cases(on, 22)
    ships = on.ships
    expected, apart = meets(ships.wedges[i, a], ships.zones[j, b])
    found = np.array(
        [is_zone_in_arc(ships.zone(p, y), ships.zone(q, z)) for p, y, q, z in zip(i, a, j, b, strict=True)]
    )
    assert_agree(found, expected, apart, least=0.2)


def meets(arcs: Geometries, shapes: Geometries) -> tuple[Bools, Bools]:
    """Whether any portion is in arc, and where that hangs by less than EDGE."""
    mm = distances(arcs, shapes)
    yes: Bools = mm == 0
    thin = yes & (shapely.area(shapely.intersection(arcs, shapes)) < EDGE)
    return yes, thin | (~yes & (mm < EDGE))


def test_whether_base_obstacle_or_squadron_is_in_arc(on: Table) -> None:
    rng = Random(23)
    i, j = on.pairs(rng, "ships", "ships")
    a = on.places(rng, i)
    ships = on.ships
    zones = [ships.zone(p, y) for p, y in zip(i, a, strict=True)]
    arcs = ships.wedges[i, a]
    found = np.array([is_in_arc(zone, ships.pieces[q]) for zone, q in zip(zones, j, strict=True)])
    assert_agree(found, *meets(arcs, ships.bases[j]), least=0.2)
    k = i // on.each["ships"] * on.each["obstacles"] + j % on.each["obstacles"]
    found = np.array([is_in_arc(zone, on.obstacles[q]) for zone, q in zip(zones, k, strict=True)])
    assert_agree(found, *meets(arcs, on.outlines[k]), least=0.2)
    k = i // on.each["ships"] * on.each["squadrons"] + j % on.each["squadrons"]
    found = np.array([is_in_arc(zone, on.squadrons[q]) for zone, q in zip(zones, k, strict=True)])
    mm = distances(arcs, points(on.centres[k]))
    assert_agree(found, mm <= SQUADRON, np.abs(mm - SQUADRON) < EDGE, least=0.2)


def test_whether_a_point_is_in_arc(on: Table) -> None:
    rng = Random(24)
    i, j = on.pairs(rng, "ships", "squadrons")
    a = on.places(rng, i)
    arcs, xy = on.ships.wedges[i, a], on.centres[j]
    zones = [on.ships.zone(p, y) for p, y in zip(i, a, strict=True)]
    found = np.array([is_point_in_arc(zone, x, y) for zone, (x, y) in zip(zones, xy.tolist(), strict=True)])
    apart = distances(shapely.boundary(arcs), points(xy)) < EDGE
    assert_agree(found, distances(arcs, points(xy)) == 0, apart, least=0.2)


def test_attack_range_from_hull_zone_to_hull_zone(on: Table) -> None:
    i, a, j, b = zone_cases(on, 25)
    ships = on.ships
    own, target, arcs = ships.zones[i, a], ships.zones[j, b], ships.wedges[i, a]
    portions = shapely.intersection(arcs, target)
    expected, apart = meets(arcs, target)
    found = [closest_in_arc(ships.zone(p, y), ships.zone(q, z)) for p, y, q, z in zip(i, a, j, b, strict=True)]
    assert_agree(np.array([line is not None for line in found]), expected, apart, least=0.2)
    seen = expected & ~apart
    lines = lines_array(line for line, yes in zip(found, seen, strict=True) if yes and line is not None)
    mm = distances(own[seen], portions[seen])
    np.testing.assert_allclose(lines[:, 0], mm, rtol=0, atol=1e-7)
    assert_ends(lines, own[seen], [arcs[seen], target[seen]])
    farther = mm - distances(own[seen], target[seen])
    assert (farther > 0.1).mean() > 0.03, "the closest portion is often outside the arc"


def assert_ends(lines: Floats, own: Geometries, at: Sequence[Geometries], radius: float = 0.0) -> None:
    """A measurement is drawn as long as it says, from the hull zone to a point that is in the arc and on the target."""
    mm = np.hypot(lines[:, 1] - lines[:, 3], lines[:, 2] - lines[:, 4])
    np.testing.assert_allclose(mm, lines[:, 0], rtol=0, atol=1e-7)
    assert distances(own, points(lines[:, 1:3])).max() < 1e-7
    ends = points(lines[:, 3:])
    assert distances(at[0], ends).max() < 2e-6, "in arc"
    assert distances(at[1], ends).max() < radius + 2e-6, "on the target"


def test_attack_range_from_hull_zone_to_squadron(on: Table) -> None:
    rng = Random(26)
    i, j = on.pairs(rng, "ships", "squadrons")
    a = on.places(rng, i)
    ships, xy = on.ships, on.centres[j]
    own, arcs = ships.zones[i, a], ships.wedges[i, a]
    reach = distances(arcs, points(xy))
    expected, apart = reach <= SQUADRON, np.abs(reach - SQUADRON) < EDGE
    found = [disc_in_arc(ships.zone(p, y), on.squadrons[q]) for p, y, q in zip(i, a, j, strict=True)]
    assert_agree(np.array([line is not None for line in found]), expected, apart, least=0.2)
    seen = expected & ~apart
    mm = nearest_of_disc_in_arc(
        own[seen], ships.corners[i, a][seen], arcs[seen], ships.wedge_corners[i, a][seen], xy[seen]
    )
    lines = lines_array(line for line, yes in zip(found, seen, strict=True) if yes and line is not None)
    np.testing.assert_allclose(lines[:, 0], mm, rtol=0, atol=1e-6)
    assert_ends(lines, own[seen], [arcs[seen], points(xy[seen])], SQUADRON)
    free = np.maximum(distances(own[seen], points(xy[seen])) - SQUADRON, 0)
    assert (mm - free > 0.1).mean() > 0.02, "the closest point of the base is often outside the arc"


def nearest_of_disc_in_arc(own: Geometries, corners: Floats, arcs: Geometries, rim: Floats, centres: Floats) -> Floats:
    """The exact distance from a hull zone to the portion of a squadron's base in its arc.

    The nearest point of that portion lies on an arc line inside the base, or where the way from a side of the hull zone
    to the centre of the base meets its edge, if that is in arc; nowhere else.
    """
    sides = np.stack([corners, np.roll(corners, -1, axis=1)], axis=2)
    a, d = sides[:, :, 0], sides[:, :, 1] - sides[:, :, 0]
    c = centres[:, None, :]
    square = np.maximum((d * d).sum(-1), 1e-300)
    foot = a + d * np.clip(((c - a) * d).sum(-1) / square, 0, 1)[..., None]
    way = foot - c
    far = np.hypot(way[..., 0], way[..., 1])
    rim_point = c + way * np.minimum(1.0, SQUADRON / np.maximum(far, 1e-300))[..., None]
    in_arc_there = distances(arcs[:, None], points(rim_point)) < 1e-9
    free = np.where(in_arc_there, np.maximum(far - SQUADRON, 0), np.inf).min(axis=1)
    inside = (distances(own, points(centres)) == 0) & (distances(arcs, points(centres)) == 0)
    free[inside] = 0
    nearest: Floats = np.minimum(free, nearest_chord(own, rim, centres))
    return nearest


def nearest_chord(own: Geometries, rim: Floats, centres: Floats) -> Floats:
    """The distance to the parts of the arc's border that lie inside the base of a squadron."""
    a = rim
    d = np.roll(rim, -1, axis=1) - a
    mm = np.hypot(d[..., 0], d[..., 1])
    u = d / np.maximum(mm, 1e-300)[..., None]
    e = centres[:, None, :] - a
    along, across = (e * u).sum(-1), e[..., 0] * u[..., 1] - e[..., 1] * u[..., 0]
    half = np.sqrt(np.maximum(SQUADRON**2 - across**2, 0))
    low, high = np.maximum(along - half, 0), np.minimum(along + half, mm)
    crosses = (np.abs(across) < SQUADRON) & (low < high)
    case, side = np.nonzero(crosses)
    ends = np.stack([a + u * low[..., None], a + u * high[..., None]], axis=2)[case, side]
    nearest = np.full(len(own), np.inf)
    np.minimum.at(nearest, case, distances(own[case], shapely.linestrings(ends)))
    return nearest


def test_every_printed_arc_is_one_that_half_planes_can_make() -> None:
    """Two arc lines and the printed line between their inner ends bend one way only: what they share is the arc."""
    for key in chassis():
        for outline in token(key).wedges.values():
            wedge = shapely.Polygon(outline)
            assert wedge.is_valid
            near = shapely.intersection(wedge, shapely.box(-3000, -3000, 3000, 3000))
            assert near.area == pytest.approx(shapely.convex_hull(near).area, rel=1e-9), key


def test_every_hull_zone_lies_in_its_own_arc() -> None:
    ships = table().ships
    for place in range(6):
        outside = shapely.difference(ships.zones[:, place], shapely.buffer(ships.wedges[:, place], 0.005))
        assert length_of(outside).max() == 0


def test_the_arcs_of_a_ship_leave_nothing_out_and_share_only_their_lines() -> None:
    """Every point around a ship is in an arc, and in one only unless it is near an arc line."""
    rng = Random(27)
    on = table()
    i, j = on.pairs(rng, "ships", "squadrons")
    xy = on.centres[j]
    outside = distances(on.ships.bases[i], points(xy)) > 0
    counts = np.array(
        [
            sum(is_point_in_arc(zone, x, y) for zone in on.ships.pieces[p].zones)
            for p, (x, y) in zip(i, xy.tolist(), strict=True)
        ]
    )
    near = (
        np.array([distances(shapely.boundary(on.ships.wedges[i, k]), points(xy)) for k in range(6)]).min(axis=0) < EDGE
    )
    assert_few(near)
    assert len(counts) == CASES
    assert np.all((counts == 1) | near | ~outside)
