"""The nasty list: everything that touches, lies along a line, has no size, lies in another, or is far away."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot

import pytest

from armada.catalog.shapes import chassis, obstacle_tokens, ship_shape
from armada.geometry.angles import sin_cos
from armada.geometry.bases import HullZone
from armada.geometry.closest import closest_features, closest_points
from armada.geometry.convex import (
    Convex,
    Line,
    area,
    clip,
    closest_to_circle,
    closest_to_point,
    do_overlap,
    interval_inside,
    passes_through,
)
from armada.geometry.firing_arc import closest_in_arc, disc_in_arc, is_in_arc, is_point_in_arc, is_zone_in_arc
from armada.geometry.line_of_sight import intervals_inside, obstructions, passes_through_zone, zone_in_the_way
from armada.geometry.measure import distance_between, measure, range_between, span
from armada.geometry.overlap import overlaps, touches
from armada.geometry.pieces import place_token
from armada.geometry.pose import Point, pose_at, to_piece, to_play_area
from armada.geometry.ruler import Distance, Range
from tests.geometry.table import FRONT, LEFT, REAR, RIGHT, attack, obstacle, ship, squadron
from tests.proves import proves

HEADINGS = [0.0, 90.0, 180.0, 270.0, 359.999, 0.001, 45.0, 123.456]
PLACES = [(0.0, 0.0), (1800.0, 900.0), (-1234.567, -876.543)]
HUGE = "super_star_destroyer"


def line(x1: float, y1: float, x2: float, y2: float) -> Line:
    return Line(hypot(x2 - x1, y2 - y1), x1, y1, x2, y2)


def square(x: float = 0.0, y: float = 0.0, side: float = 10.0) -> Convex:
    return Convex([(x, y), (x + side, y), (x + side, y + side), (x, y + side)])


# Touching


@proves("OVL-18")
@pytest.mark.parametrize("at", PLACES)
def test_touching_corners(at: Point) -> None:
    one, other = ship("cr90", *at), ship("cr90", at[0] + 43, at[1] + 71)
    assert not overlaps(one, other)
    assert measure(one, other).mm == pytest.approx(0, abs=1e-9)
    assert measure(one, other)[1:3] == pytest.approx((at[0] + 21.5, at[1] + 35.5))


@proves("OVL-18")
@pytest.mark.parametrize("at", PLACES)
def test_touching_edges_beside_the_dial_frames(at: Point) -> None:
    one, other = ship("cr90", *at), ship("cr90", at[0] + 38, at[1] + 71)
    assert not overlaps(one, other)
    assert measure(one, other).mm == pytest.approx(0, abs=1e-9)


@proves("OVL-18")
@pytest.mark.parametrize("at", PLACES)
def test_whole_edges_that_touch_are_kept_apart_by_dial_frames_alone(at: Point) -> None:
    one, other = ship("cr90", *at), ship("cr90", at[0], at[1] + 71)
    assert not do_overlap(one.base, other.base)
    assert overlaps(one, other)


@pytest.mark.parametrize("degrees", HEADINGS)
def test_a_corner_that_touches_an_edge(degrees: float) -> None:
    """A square on its tip against a straight side, the whole turned."""
    tip = [(0.0, 0.0), (5.0, 5.0), (0.0, 10.0), (-5.0, 5.0)]
    bar = [(-20.0, -8.0), (20.0, -8.0), (20.0, 0.0), (-20.0, 0.0)]
    at = pose_at(700, -300, degrees)
    one, other = (Convex([to_play_area(at, *corner) for corner in corners]) for corners in (tip, bar))
    assert not do_overlap(one, other)
    assert closest_points(one, other).mm == pytest.approx(0, abs=1e-9)
    assert to_piece(at, closest_points(one, other)[1:3]) == pytest.approx((0, 0), abs=1e-6)


@proves("OVL-18")
@pytest.mark.parametrize("degrees", HEADINGS)
def test_a_corner_two_micrometres_deep_still_touches_and_one_three_deep_overlaps(degrees: float) -> None:
    """Poses are rounded to the micrometre, so that pieces laid against each other may lie a little in each other."""
    at = pose_at(700, -300, degrees)
    bar = Convex([to_play_area(at, x, y) for x, y in ((-20, -8), (20, -8), (20, 0), (-20, 0))])
    for depth, deep in ((0.001, False), (0.0019, False), (0.0021, True), (0.003, True)):
        tip = Convex([to_play_area(at, x, y - depth) for x, y in ((0, 0), (5, 5), (0, 10), (-5, 5))])
        assert do_overlap(tip, bar) is deep
        assert do_overlap(bar, tip) is deep


@pytest.mark.parametrize("key", chassis())
def test_hull_zones_of_one_ship_share_edges_and_nothing_more(key: str) -> None:
    """Adjacent ones are at distance 0, none overlap, and no arc line runs inside either of its zones."""
    placed = ship(key, 500, 300, 33.333)
    for one in placed.zones:
        for other in placed.zones:
            if one is other:
                continue
            parts = [(p, q) for p in one.parts for q in other.parts]
            assert not any(do_overlap(p, q) for p, q in parts)
            if placed.shape.are_adjacent(one.zone, other.zone):
                assert min(closest_points(p, q).mm for p, q in parts) == pytest.approx(0, abs=0.005)


@proves("OVL-18", "OVL-20")
def test_a_squadron_that_touches_base_dial_frame_squadron_or_obstacle() -> None:
    here = ship("victory_imperial", 900, 450)
    assert not overlaps(squadron(900 + 31.5 + 17.1, 490), here)
    assert not overlaps(squadron(900 + 31.5 + 7.5 + 17.1, 450), here)
    assert touches(squadron(900 + 31.5 + 7.5 + 17.1, 450), here)
    assert overlaps(squadron(900 + 31.5 + 7.495 + 17.1, 450), here)
    rock = obstacle("station", 0, 0)
    right, level = max(rock.outline)
    assert not overlaps(squadron(right + 17.1, level), rock)
    assert measure(squadron(right + 17.1, level), rock).mm == pytest.approx(0, abs=0.001)


# Lines along edges and through corners


@proves("LOS-15")
@pytest.mark.parametrize("degrees", HEADINGS)
@pytest.mark.parametrize("at", PLACES)
def test_a_line_along_the_edge_of_a_base(at: Point, degrees: float) -> None:
    placed = ship("cr90", *at, degrees)
    for (x1, y1), (x2, y2) in pairwise([*placed.base.corners, placed.base.corners[0]]):
        assert not passes_through(placed.base, line(x1, y1, x2, y2))
        assert not passes_through(placed.base, line(2 * x1 - x2, 2 * y1 - y2, 2 * x2 - x1, 2 * y2 - y1))


@proves("LOS-15")
@pytest.mark.parametrize("degrees", HEADINGS)
def test_a_line_through_a_corner_only(degrees: float) -> None:
    placed = ship("cr90", 300, 300, degrees)
    (x, y), frame = placed.base.corners[2], placed.pose
    ux, uy = (b - a for a, b in zip(to_play_area(frame, 0, 0), to_play_area(frame, 40, -40), strict=True))
    assert not passes_through(placed.base, line(x - ux, y - uy, x + ux, y + uy))
    inward = line(x - ux - 0.01 * placed.frame.sine, y - uy - 0.01 * placed.frame.cosine, x + ux, y + uy)
    assert passes_through(placed.base, inward)


@proves("LOS-16", "LOS-15")
@pytest.mark.parametrize("key", chassis())
@pytest.mark.parametrize("degrees", [0.0, 90.0, 359.999, 77.777])
def test_a_line_along_an_arc_line_passes_through_neither_zone(key: str, degrees: float) -> None:
    placed = ship(key, 800, 200, degrees)
    for one in placed.zones:
        for other in placed.zones:
            if placed.shape.are_adjacent(one.zone, other.zone):
                shared = [corner for corner in one.corners if corner in other.corners]
                assert len(shared) > 1
                for a, b in pairwise(shared):
                    assert not passes_through_zone(line(*a, *b), one)
                    assert not passes_through_zone(line(*b, *a), other)


def test_a_line_of_sight_along_the_border_of_two_zones_is_blocked_by_neither() -> None:
    """From ahead, down the line between the right and the rear zone, as far as the targeted zone's own corner."""
    defender = ship("cr90", 0, 0)
    (x1, y1), (x2, y2) = ship_shape("cr90").zones[REAR].borders[0]
    along = line(2 * x2 - x1, 2 * y2 - y1, x1, y1)
    for target in (RIGHT, REAR):
        assert zone_in_the_way(along, defender, defender.zone(target)) is None


@pytest.mark.parametrize("key", obstacle_tokens())
def test_a_line_along_a_cut_between_convex_parts_is_inside(key: str) -> None:
    """The edges that convex parts share are not edges of the obstacle."""
    rock = obstacle(key, 640, 480, 12.345)
    border = {frozenset(edge) for edge in pairwise([*rock.outline, rock.outline[0]])}
    cuts = {frozenset(edge) for part in rock.parts for edge in pairwise([*part.corners, part.corners[0]])} - border
    for cut in cuts:
        (x1, y1), (x2, y2) = sorted(cut)
        along = line(x1, y1, x2, y2)
        assert sum(high - low for low, high in intervals_inside(rock.outline, along)) == pytest.approx(1)
        assert obstructions(along, squadron(0, 0), squadron(9, 9), [rock]) == (rock,)


@pytest.mark.parametrize("key", obstacle_tokens())
def test_a_line_along_the_border_of_an_obstacle_does_not_obstruct(key: str) -> None:
    rock = obstacle(key, 640, 480, 12.345)
    for a, b in pairwise([*rock.outline, rock.outline[0]]):
        assert intervals_inside(rock.outline, line(*a, *b)) == []


def test_a_line_into_and_out_of_the_bay_of_an_obstacle() -> None:
    """Over the bay it is outside, though the hull and two of the parts are on either side of it."""
    bay = [(0.0, 0.0), (30.0, 0.0), (30.0, 20.0), (20.0, 20.0), (15.0, 8.0), (10.0, 20.0), (0.0, 20.0)]
    assert intervals_inside(bay, line(12, 19, 18, 19)) == []
    assert len(intervals_inside(bay, line(-5, 15, 35, 15))) == 2
    assert intervals_inside(bay, line(10, 20, 20, 20)) == [], "from tip to tip"
    assert intervals_inside(bay, line(-9, 20, 39, 20)) == [], "along both tips"
    assert intervals_inside(bay, line(15, 8, 15, 30)) == [], "out of the deepest point"
    assert intervals_inside(bay, line(15, 30, 15, -10)) == [pytest.approx((22 / 40, 30 / 40))]
    assert intervals_inside(bay, line(15, 8, 0, 0)) == [pytest.approx((0, 1))]
    assert len(intervals_inside(bay, line(0, 8, 30, 8))) in (1, 2), "through the deepest point, all inside"
    assert sum(b - a for a, b in intervals_inside(bay, line(0, 8, 30, 8))) == pytest.approx(1)


# In arc


@proves("ARC-03", "LOS-16")
@pytest.mark.parametrize("degrees", HEADINGS)
@pytest.mark.parametrize("at", PLACES)
def test_a_hull_zone_that_only_touches_an_arc_line_is_in_both_arcs(at: Point, degrees: float) -> None:
    """A ship whose corner was moved onto the arc line: to within a hair, which the rounded pose leaves."""
    attacker = ship("cr90", *at, degrees)
    (x1, y1), (x2, y2) = attacker.shape.zones[FRONT].borders[1]
    on_line = to_play_area(attacker.pose, x1 + 4 * (x2 - x1), y1 + 4 * (y2 - y1))
    tip = Convex(
        [
            on_line,
            *(
                to_play_area(attacker.pose, x1 + 4 * (x2 - x1) + u, y1 + 4 * (y2 - y1) + v)
                for u, v in ((30, -9), (30, 0))
            ),
        ]
    )
    for name in (FRONT, RIGHT):
        assert any(clip(tip, cell) for cell in attacker.zone(name).arc)
    assert not any(clip(tip, cell) for cell in attacker.zone(LEFT).arc)


@proves("ARC-03")
@pytest.mark.parametrize("degrees", [0.0, 90.0, 180.0, 270.0])
def test_a_squadron_that_touches_the_level_arc_line_of_a_huge_ship_is_in_both_arcs(degrees: float) -> None:
    """The line between the right zones is level, so that a squadron can touch it to the micrometre."""
    attacker = ship(HUGE, 400, 400, degrees)
    for off, inside in ((17.1, True), (17.101, False)):
        x, y = to_play_area(attacker.pose, 150, -25.72 - off)
        assert is_in_arc(attacker.zone(RIGHT), squadron(x, y)) is inside
        assert is_in_arc(attacker.zone(HullZone.RIGHT_AUX), squadron(x, y))
    touching = disc_in_arc(attacker.zone(RIGHT), squadron(*to_play_area(attacker.pose, 150, -25.72 - 17.1)))
    assert touching is not None
    assert to_piece(attacker.pose, (touching.x2, touching.y2)) == pytest.approx((150, -25.72), abs=0.01)


@pytest.mark.parametrize("key", chassis())
@pytest.mark.parametrize("degrees", HEADINGS)
def test_a_target_exactly_behind_is_in_the_rear_arc_alone(key: str, degrees: float) -> None:
    attacker = ship(key, 900, 450, degrees)
    spot = to_play_area(attacker.pose, 0, -450)
    assert [zone.zone for zone in attacker.zones if is_point_in_arc(zone, *spot)] == [REAR]
    assert [zone.zone for zone in attacker.zones if is_in_arc(zone, squadron(*spot))] == [REAR]
    assert closest_in_arc(attacker.zone(FRONT), ship("cr90", *spot).zone(FRONT)) is None
    assert disc_in_arc(attacker.zone(FRONT), squadron(*spot)) is None


def test_an_arc_line_that_lies_along_the_edge_of_the_target() -> None:
    """The token's rear edge on the level arc line: the portion in the farther arc is a segment, and is measured."""
    attacker = ship(HUGE)
    defender = ship("cr90", 150, -25.72 + 70.25 / 2)
    aux, rear = attacker.zone(HullZone.RIGHT_AUX), defender.zone(REAR)
    assert is_zone_in_arc(aux, rear)
    measured = closest_in_arc(aux, rear)
    assert measured is not None
    assert measured.mm == pytest.approx(150 - 19.25 - 38.75, abs=0.001)
    assert is_zone_in_arc(attacker.zone(RIGHT), rear)
    assert not is_zone_in_arc(aux, defender.zone(FRONT))


# Range


@proves("RANGE-04")
@pytest.mark.parametrize("band", [*Distance, *Range])
@pytest.mark.parametrize("at", PLACES)
def test_a_squadron_exactly_on_a_band_line_and_a_micrometre_beyond(band: Distance | Range, at: Point) -> None:
    here = ship("cr90", *at)
    there, beyond = (squadron(at[0] + 21.5 + 17.1 + band.end + off, at[1]) for off in (0.0, 0.001))
    between = distance_between if isinstance(band, Distance) else range_between
    bands = [*type(band), None]
    assert between(here, there) is band
    assert between(here, beyond) is bands[bands.index(band) + 1]
    assert not span(here, there).is_beyond(band)
    assert span(here, beyond).is_beyond(band)
    far, farther = (squadron(at[0], at[1] + 35.5 + band.end - 17.1 + off) for off in (0.0, 0.001))
    first: Distance | Range = Distance.ONE if isinstance(band, Distance) else Range.CLOSE
    assert span(here, far).is_within(first, band)
    assert not span(here, farther).is_within(first, band)


@proves("RANGE-04", "RANGE-23")
def test_attack_range_exactly_on_a_band_line_and_a_micrometre_beyond() -> None:
    for band, following in ((Range.CLOSE, Range.MEDIUM), (Range.MEDIUM, Range.LONG), (Range.LONG, None)):
        near, far = (attack(ship("cr90"), squadron(0, 35.125 + 17.1 + band.end + off), FRONT) for off in (0.0, 0.001))
        assert near is not None
        assert near.range is band
        assert (far.range if far else None) is following


@proves("RANGE-20")
def test_zero_distance() -> None:
    """To itself, to what it touches, to what lies on it: close range and distance 1, drawn as a point."""
    here = ship("cr90", 100, 100, 10)
    for other in (here, squadron(100, 100), obstacle("station", 120, 110, 7), ship("cr90", 120, 130, 99)):
        found = measure(here, other)
        assert found.mm == 0
        assert (found.x1, found.y1) == (found.x2, found.y2)
        assert range_between(here, other) is Range.CLOSE
        assert distance_between(other, here) is Distance.ONE
    assert span(here, here) == (0, 0)


def test_one_shape_inside_another() -> None:
    big, small = square(0, 0, 100), square(40, 40, 5)
    for search in (closest_points, closest_features):
        for one, other in ((big, small), (small, big)):
            found = search(one, other)
            assert found.mm == 0
            assert 40 <= found.x1 <= 45
            assert 40 <= found.y1 <= 45
    assert do_overlap(big, small)
    assert do_overlap(small, big)
    assert overlaps(place_token(pose_at(900, 450)), ship("victory_imperial", 900, 450))
    assert overlaps(squadron(0, 0), obstacle("gravity_rift", 0, 0))
    assert closest_to_circle(big, 50, 50, 3).mm == 0
    assert interval_inside(big, 20, 20, 80, 80) == (0.0, 1.0)


@pytest.mark.parametrize("at", [(0.0, 0.0), (21.5, 0.0), (19.5, 0.0), (0.0, 33.5), (15.0, 30.0), (-21.5, -35.5)])
def test_the_farthest_portion_of_a_token_whose_centre_is_under_a_ship(at: Point) -> None:
    """A token wholly under a base has no portion away from it: it is not its radius away."""
    here, mine = ship("cr90"), place_token(pose_at(*at))
    rim = [(mine.x + 9.5 * sin_cos(k * 100)[0], mine.y + 9.5 * sin_cos(k * 100)[1]) for k in range(3600)]
    assert span(here, mine).farthest == pytest.approx(
        max(closest_to_point(here.base, *spot).mm for spot in rim), abs=0.001
    )


def test_the_farthest_portion_of_a_token_under_a_squadron() -> None:
    assert span(squadron(0, 0), place_token(pose_at(5, 0))).farthest == 0
    assert span(squadron(0, 0), place_token(pose_at(10, 0))).farthest == pytest.approx(10 + 9.5 - 17.1)


# Shapes without size


def test_a_clip_that_leaves_a_segment_or_a_point() -> None:
    box = square()
    edge = clip(box, [(1.0, 0.0, 10.0)])
    assert edge is not None
    assert sorted(set(edge.corners)) == [(10, 0), (10, 10)]
    corner = clip(box, [(0.6, 0.8, 14.0)])
    assert corner is not None
    assert set(corner.corners) == {(10, 10)}
    part = clip(box, [(1.0, 0.0, 10.0), (0.0, 1.0, 4.0), (0.0, -1.0, -6.0)])
    assert part is not None
    assert min(part.corners) == pytest.approx((10, 4))
    assert max(part.corners) == pytest.approx((10, 6))
    end = clip(box, [(1.0, 0.0, 10.0), (0.0, 1.0, 10.0)])
    assert end is not None
    assert set(end.corners) == {(10, 10)}
    for flat in (edge, corner, part, end):
        assert area(flat) == pytest.approx(0, abs=1e-9)
    assert clip(box, [(1.0, 0.0, 10.00001)]) is None
    assert clip(box, [(1.0, 0.0, 10.0), (0.0, 1.0, 10.00001)]) is None


@pytest.mark.parametrize("search", [closest_points, closest_features])
def test_closest_points_of_a_square_and_a_segment_or_point(search: Callable[[Convex, Convex], Line]) -> None:
    box = square()
    for corners, mm in [
        ([(13.0, 5.0)], 3.0),
        ([(13.0, 14.0)], 5.0),
        ([(10.0, 5.0)], 0.0),
        ([(5.0, 5.0)], 0.0),
        ([(13.0, -5.0), (13.0, 15.0)], 3.0),
        ([(12.0, 10.0), (40.0, 10.0)], 2.0),
        ([(-5.0, 5.0), (15.0, 5.0)], 0.0),
        ([(10.0, -5.0), (10.0, 15.0)], 0.0),
        ([(10.0, 10.0), (20.0, 20.0)], 0.0),
        ([(4.0, 4.0), (6.0, 6.0)], 0.0),
        ([(0.0, 12.0), (12.0, 0.0), (12.0, 0.0), (0.0, 12.0)], 0.0),
        ([(13.0, 14.0), (13.0, 14.0)], 5.0),
    ]:
        flat = Convex(corners)
        for found in (search(box, flat), search(flat, box).reversed):
            assert found.mm == pytest.approx(mm, abs=1e-12), corners
            assert hypot(found.x1 - found.x2, found.y1 - found.y2) == pytest.approx(mm, abs=1e-12)


@pytest.mark.parametrize(
    ("spot", "mm"), [((20.0, 0.0), 10.0), ((-3.0, 0.0), 3.0), ((5.0, 0.0), 0.0), ((5.0, 2.0), 2.0)]
)
def test_closest_point_of_a_segment_to_a_point(spot: Point, mm: float) -> None:
    """Also to one beyond its end on the same line, which is on neither side of it."""
    assert closest_to_point(Convex([(0.0, 0.0), (10.0, 0.0)]), *spot).mm == pytest.approx(mm)
    assert closest_to_circle(Convex([(0.0, 0.0), (10.0, 0.0)]), *spot, 1.0).mm == pytest.approx(max(0.0, mm - 1))
