"""Line of sight, what blocks it and what obstructs it, and whole attacks, as shapely sees them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest
import shapely

from armada.geometry.convex import Line
from armada.geometry.line_of_sight import (
    intervals_inside,
    obstructions,
    passes_through_zone,
    sight_between_discs,
    sight_between_zones,
    sight_to_disc,
    zone_in_the_way,
)
from armada.geometry.pieces import Disc, Obstacle, Ship
from armada.geometry.ruler import range_of
from armada.geometry.targets import AttackLine, attack_lines, targets
from tests.geometry.oracle import (
    CASES,
    REGIONS,
    SQUADRON,
    Bools,
    Floats,
    Geometries,
    Ints,
    Ships,
    Table,
    assert_agree,
    assert_few,
    distances,
    length_of,
    lines_array,
    points,
    rectangles,
    table,
)

RULER = 304.8
SEEN, UNSEEN = 1e-4, 1e-9
"""Of a line inside a shape more than the one lies in it, of one outside less than the other; the rest is set apart."""

EDGE = 1e-5
HIDING = 0.002
"""Bases touch up to this gap, so an obstacle seen through a slit no wider is not seen."""


@pytest.fixture(params=[(200.0, False), (120.0, True)], ids=["printed tokens", "wide arcs"])
def on(request: pytest.FixtureRequest) -> Table:
    """Pieces near each other; the second time with tokens of wide arcs."""
    return table(*request.param)


def segments(a: Floats, b: Floats) -> Geometries:
    made: Geometries = shapely.linestrings(np.stack([a, b], axis=1))
    return made


def as_lines(a: Floats, b: Floats) -> list[Line]:
    mm = np.hypot(*(a - b).T)
    return [Line(*row) for row in np.column_stack([mm, a, b]).tolist()]


def near_points(on: Table, i: Ints, a: Ints, j: Ints) -> Floats:
    """The point of each squadron's base closest to a hull zone."""
    ways = shapely.shortest_line(on.ships.zones[i, a], points(on.centres[j]))
    ends = shapely.get_coordinates(ways).reshape(-1, 2, 2)
    way = ends[:, 0] - ends[:, 1]
    far = np.hypot(*way.T)
    near: Floats = np.where(
        (far > SQUADRON)[:, None], ends[:, 1] + way * (SQUADRON / np.maximum(far, SQUADRON))[:, None], ends[:, 0]
    )
    return near


def test_line_of_sight_between_hull_zones() -> None:
    on, rng = table(), Random(41)
    i, j = on.pairs(rng, "ships", "ships")
    a, b = on.places(rng, i), on.places(rng, j)
    ships = on.ships
    found = lines_array(
        sight_between_zones(ships.zone(p, y), ships.zone(q, z)) for p, y, q, z in zip(i, a, j, b, strict=True)
    )
    expected = lines_array(as_lines(ships.aims[i, a], ships.aims[j, b]))
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-9)


def test_line_of_sight_between_hull_zone_and_squadron(on: Table) -> None:
    rng = Random(42)
    i, j = on.pairs(rng, "ships", "squadrons")
    a = on.places(rng, i)
    ships = on.ships
    found = lines_array(sight_to_disc(ships.zone(p, y), on.squadrons[q]) for p, y, q in zip(i, a, j, strict=True))
    clear = distances(ships.zones[i, a], points(on.centres[j])) > SQUADRON + EDGE
    expected = lines_array(as_lines(ships.aims[i, a], near_points(on, i, a, j)))
    np.testing.assert_allclose(found[clear], expected[clear], rtol=0, atol=1e-6)
    ends = points(found[~clear, 3:])
    assert distances(ships.zones[i, a][~clear], ends).max() < EDGE, "of a base on the hull zone, a point in both"
    assert distances(points(on.centres[j][~clear]), ends).max() < SQUADRON + 1e-9
    assert 0.7 < clear.mean() < 0.99


def test_line_of_sight_between_squadrons() -> None:
    on = table()
    i, j = on.pairs(Random(43), "squadrons", "squadrons")
    found = lines_array(sight_between_discs(on.squadrons[p], on.squadrons[q]) for p, q in zip(i, j, strict=True))
    joined = segments(on.centres[i], on.centres[j])
    assert distances(joined, points(found[:, 1:3])).max() < 1e-9
    assert distances(joined, points(found[:, 3:])).max() < 1e-9
    mm = np.maximum(length_of(joined) - 2 * SQUADRON, 0)
    np.testing.assert_allclose(found[:, 0], mm, atol=1e-9)


def inside(lines: Geometries, shapes: Geometries) -> tuple[Bools, Bools]:
    """Whether lines pass through shapes, and where that is too close to tell: a short piece, or one along an edge."""
    yes, apart = np.zeros(len(lines), bool), np.zeros(len(lines), bool)
    met = np.flatnonzero(shapely.intersects(lines, shapes))
    common = shapely.intersection(lines[met], shapes[met])
    mm = length_of(common)
    along = distances(shapely.boundary(shapes[met]), shapely.centroid(common)) < EDGE
    yes[met] = mm > SEEN
    apart[met] = (mm > UNSEEN) & (along | (mm <= SEEN))
    return yes, apart


def test_whether_a_line_passes_through_a_hull_zone(on: Table) -> None:
    """Any line between two squadrons' centres, across the hull zones of a ship between them, concave ones too."""
    rng = Random(44)
    i, j = on.pairs(rng, "ships", "squadrons")
    a = on.places(rng, i)
    k = j // on.each["squadrons"] * on.each["squadrons"] + np.array([rng.randrange(on.each["squadrons"]) for _ in j])
    lines = as_lines(on.centres[j], on.centres[k])
    found = np.array([passes_through_zone(line, on.ships.zone(p, y)) for line, p, y in zip(lines, i, a, strict=True)])
    assert_agree(found, *inside(segments(on.centres[j], on.centres[k]), on.ships.zones[i, a]), least=0.05)


def test_which_hull_zone_of_the_defender_blocks_a_line_of_sight(on: Table) -> None:
    rng = Random(45)
    i, j = on.pairs(rng, "ships", "ships")
    a, b = on.places(rng, i), on.places(rng, j)
    ships = on.ships
    lines = as_lines(ships.aims[i, a], ships.aims[j, b])
    found = [zone_in_the_way(line, ships.pieces[q], ships.zone(q, z)) for line, q, z in zip(lines, j, b, strict=True)]
    blocked, apart = blocking(on, segments(ships.aims[i, a], ships.aims[j, b]), j, b)
    assert_agree(np.array([zone is not None for zone in found]), any_zone(blocked), any_zone(apart), least=0.2)
    for case, zone in enumerate(found):
        if zone is not None:
            place = ships.zone_names[j[case]].index(zone.zone)
            assert blocked[case, place] or apart[case, place]


def blocking(on: Table, lines: Geometries, ships: Ints, targets: Ints) -> tuple[Bools, Bools]:
    """For each hull zone of a ship but the target: whether a line passes through it, or too close to tell."""
    places = np.arange(6)
    case, place = np.nonzero((places != targets[:, None]) & (places < on.ships.counts[ships][:, None]))
    through, apart = np.zeros((len(lines), 6), bool), np.zeros((len(lines), 6), bool)
    through[case, place], apart[case, place] = inside(lines[case], on.ships.zones[ships[case], place])
    return through, apart


def any_zone(found: Bools) -> Bools:
    any_of: Bools = np.any(found, axis=1)
    return any_of


def attacks(on: Table, rng: Random, count: int) -> tuple[Ints, Ints, Ints, Ints]:
    """Every hull zone of some ships against every hull zone of some others."""
    i, j = on.pairs(rng, "ships", "ships", count)
    rows = [
        (p, y, q, z)
        for p, q in zip(i.tolist(), j.tolist(), strict=True)
        for y in range(on.ships.counts[p])
        for z in range(on.ships.counts[q])
    ]
    columns = np.array(rows).T
    return columns[0], columns[1], columns[2], columns[3]


@pytest.mark.parametrize("wide", [False, True])
def test_every_attack_of_one_ship_on_another(wide: bool) -> None:
    """In arc and within the ruler's length, and blocked where sight or range passes through a wrong hull zone."""
    on = table(350.0, wide)
    i, a, j, b = attacks(on, Random(46), CASES // 15)
    ships = on.ships
    portions = shapely.intersection(ships.wedges[i, a], ships.zones[j, b])
    mm = distances(ships.zones[i, a], portions)
    listed = mm <= RULER
    touching = ~shapely.is_empty(portions) & (shapely.area(portions) < EDGE)
    edge = np.abs(mm - RULER) < EDGE
    edge |= touching | (distances(ships.wedges[i, a], ships.zones[j, b]) < EDGE) & shapely.is_empty(portions)
    found = [attack_of(ships, p, y, q, z) for p, y, q, z in zip(i, a, j, b, strict=True)]
    assert_agree(np.array([line is not None for line in found]), listed, edge, least=0.1)
    measured = shapely.shortest_line(ships.zones[i, a], portions)
    by_sight, sight_apart = blocking(on, segments(ships.aims[i, a], ships.aims[j, b]), j, b)
    by_range, range_apart = blocking(on, measured, j, b)
    apart = edge | any_zone(sight_apart) | any_zone(range_apart)
    blocked = any_zone(by_sight | by_range)
    only_range = any_zone(by_range) & ~any_zone(by_sight) & listed & ~apart
    assert any_zone(by_range[listed]).mean() > 0.05
    assert only_range.any(), "now and then the range alone decides (RANGE-17)"
    assert_few(apart)
    for case, line in enumerate(found):
        if line is not None and not apart[case]:
            assert line.measured.mm == pytest.approx(mm[case], abs=1e-7)
            assert line.range is range_of(mm[case])
            assert (line.in_the_way is not None) == blocked[case], case


def attack_of(ships: Ships, attacker: int, zone: int, defender: int, target: int) -> AttackLine | None:
    """The attack from one hull zone at another, if it is among all that the two ships have."""
    lines = attack_lines(ships.pieces[attacker], ships.pieces[defender])
    wanted = ships.zone_names[attacker][zone], ships.zone_names[defender][target]
    return next((line for line in lines if (line.zone, line.target_zone) == wanted), None)


def test_every_attack_of_a_squadron_on_a_ship(on: Table) -> None:
    """All around, to the closest point of each hull zone, along the line from there to its targeting point."""
    pairs = zip(*on.pairs(Random(47), "squadrons", "ships", CASES // 4), strict=True)
    i, j, b = np.array([(p, q, z) for p, q in pairs for z in range(on.ships.counts[q])]).T
    assert len(i) >= CASES
    ships = on.ships
    mm = np.maximum(distances(ships.zones[j, b], points(on.centres[i])) - SQUADRON, 0)
    near = near_points(on, j, b, i)
    by_sight, sight_apart = blocking(on, segments(near, ships.aims[j, b]), j, b)
    by_range, range_apart = blocking(on, shapely.shortest_line(points(near), ships.zones[j, b]), j, b)
    apart = any_zone(sight_apart) | any_zone(range_apart) | (np.abs(mm - RULER) < EDGE) | (mm < EDGE)
    assert_few(apart & (mm > 0))
    blocked = any_zone(by_sight | by_range)
    for case, (p, q, z) in enumerate(zip(i, j, b, strict=True)):
        lines = attack_lines(on.squadrons[p], ships.pieces[q])
        line = next((line for line in lines if line.target_zone == ships.zone_names[q][z]), None)
        if not apart[case]:
            assert (line is not None) == (mm[case] <= RULER)
        if line is not None:
            assert line.measured.mm == pytest.approx(mm[case], abs=1e-8)
            assert apart[case] or (line.in_the_way is not None) == blocked[case], case
    assert 0.1 < blocked.mean() < 0.9


def test_how_much_of_a_line_is_inside_an_obstacle() -> None:
    on, rng = table(), Random(48)
    i, j = on.pairs(rng, "obstacles", "squadrons")
    k = j // on.each["squadrons"] * on.each["squadrons"] + np.array([rng.randrange(on.each["squadrons"]) for _ in j])
    lines = as_lines(on.centres[j], on.centres[k])
    common = shapely.intersection(segments(on.centres[j], on.centres[k]), on.outlines[i])
    found = [intervals_inside(on.obstacles[p].outline, line) for p, line in zip(i, lines, strict=True)]
    mm = np.array([sum(high - low for low, high in each) * line.mm for each, line in zip(found, lines, strict=True)])
    np.testing.assert_allclose(mm, length_of(common), rtol=0, atol=1e-5)
    bays = np.array([len(each) for each in found]) > 1
    assert bays.sum() > CASES // 500, "many a line leaves an obstacle and enters it again"
    assert np.all(shapely.get_num_geometries(common)[bays] > 1)


def visible(lines: Geometries, obstacles: Geometries, bases: list[Geometries]) -> Floats:
    """How much of each line crosses what the bases leave to see of an obstacle (LOS-12)."""
    mm = np.zeros(len(lines))
    met = np.flatnonzero(shapely.intersects(lines, obstacles))
    left = obstacles[met]
    for each in bases:
        left = shapely.difference(left, each[met])
    mm[met] = length_of(shapely.intersection(lines[met], left))
    return mm


def test_what_obstructs_an_attack_of_ship_on_ship() -> None:
    on, rng = table(), Random(49)
    i, j = on.pairs(rng, "ships", "ships")
    a, b = on.places(rng, i), on.places(rng, j)
    third, rocks = neighbours(on, rng, i // on.each["ships"])
    ships = on.ships
    start, end = ships.aims[i, a], ships.aims[j, b]
    hidden_by = [ships.bases[i], ships.bases[j]]
    wider = [rectangles([ships.sizes[k] for k in each], ships.where[each], -HIDING) for each in (i, j)]
    sees(on, (start, end), [ships.pieces[k] for k in i], [ships.pieces[k] for k in j], third, rocks, hidden_by, wider)


def test_what_obstructs_an_attack_of_squadron_on_ship_and_of_squadrons() -> None:
    on, rng = table(), Random(50)
    i, j = on.pairs(rng, "squadrons", "ships")
    b = on.places(rng, j)
    third, rocks = neighbours(on, rng, j // on.each["ships"])
    ships = on.ships
    near, squadrons = near_points(on, j, b, i), [on.squadrons[k] for k in i]
    wider = [rectangles([ships.sizes[k] for k in j], ships.where[j], -HIDING)]
    sees(on, (near, ships.aims[j, b]), squadrons, [ships.pieces[k] for k in j], third, rocks, [ships.bases[j]], wider)
    each = on.each["squadrons"]
    k = (j + (j % each == i % each)) % each + j // on.each["ships"] * each
    assert np.all(k != i), "a line from a squadron to itself is a point"
    others = [on.squadrons[each] for each in k]
    sees(on, (on.centres[i], on.centres[k]), squadrons, others, third, rocks, [], [])


def neighbours(on: Table, rng: Random, regions: Ints) -> tuple[Ints, Ints]:
    """A third ship and an obstacle from the same square as each attack."""
    third = [region * on.each["ships"] + rng.randrange(on.each["ships"]) for region in regions]
    rocks = [region * on.each["obstacles"] + rng.randrange(on.each["obstacles"]) for region in regions]
    return np.array(third), np.array(rocks)


def sees(
    on: Table,
    ends: tuple[Floats, Floats],
    attackers: Sequence[Ship | Disc],
    defenders: Sequence[Ship | Disc],
    third: Ints,
    rocks: Ints,
    bases: list[Geometries],
    wider: list[Geometries],
) -> None:
    """A third ship obstructs with its base, an obstacle with what the bases of attacker and defender do not hide."""
    lines = segments(*ends)
    ship_blocks, ship_apart = inside(lines, on.ships.bases[third])
    its_own = np.array([on.ships.pieces[k] in (p, q) for k, p, q in zip(third, attackers, defenders, strict=True)])
    most, least = visible(lines, on.outlines[rocks], bases), visible(lines, on.outlines[rocks], wider)
    rock_blocks, rock_apart = most > SEEN, (most > UNSEEN) & (least <= SEEN)
    found = [
        obstructions(
            line, p, q, [on.ships.pieces[k], on.obstacles[m], *(each for each in (p, q) if isinstance(each, Ship))]
        )
        for line, p, q, k, m in zip(as_lines(*ends), attackers, defenders, third, rocks, strict=True)
    ]
    by_ship = np.array([on.ships.pieces[k] in each for k, each in zip(third, found, strict=True)])
    by_rock = np.array([on.obstacles[m] in each for m, each in zip(rocks, found, strict=True)])
    assert_agree(by_ship, ship_blocks & ~its_own, ship_apart, least=0.05)
    assert_agree(by_rock, rock_blocks, rock_apart, least=0.05)
    assert all(len(each) == int(one) + int(other) for each, one, other in zip(found, by_ship, by_rock, strict=True))
    if bases:
        crossed = length_of(shapely.intersection(lines, on.outlines[rocks])) > SEEN
        assert (crossed & ~rock_blocks).mean() > 0.005, "obstacles are often hidden on the line"


def test_targets_are_the_attacks_that_nothing_blocks_with_what_obstructs_them() -> None:
    """The list of targets against its parts, which the tests above hold against shapely."""
    on, rng = table(350.0), Random(51)
    seen = 0
    while seen < CASES:
        region = rng.randrange(len(REGIONS))
        ships, squadrons, rocks = (
            [region * on.each[kind] + k for k in rng.sample(range(on.each[kind]), count)]
            for kind, count in (("ships", 7), ("squadrons", 6), ("obstacles", 3))
        )
        units: list[Ship | Disc] = [*(on.ships.pieces[k] for k in ships), *(on.squadrons[k] for k in squadrons)]
        pieces: tuple[Ship | Obstacle, ...] = (
            *(on.ships.pieces[k] for k in ships),
            *(on.obstacles[k] for k in rocks),
        )
        for who in (units[0], units[-1]):
            defenders = tuple(each for each in units if each is not who)
            expected = [
                (defender, line, obstructions(line.sight, who, defender, pieces))
                for defender in defenders
                for line in attack_lines(who, defender)
                if line.in_the_way is None
            ]
            assert list(targets(who, defenders, pieces)) == expected
            seen += sum(len(attack_lines(who, defender)) for defender in defenders)
