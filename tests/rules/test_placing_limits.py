"""The limits on the place of a piece: how much room each leaves, and where it is broken."""

from __future__ import annotations

from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.geometry.bases import BASES, Size
from armada.geometry.pieces import Disc, place_ship
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at
from armada.rules.placing_limits import Beyond, ClearOf, CloseTo, FromEdges, Inside, Named

CORVETTE = ship_shape(catalog().ships["cr90_corvette_a"].chassis)
SHIP = Named("CR90", place_ship(CORVETTE, pose_at(-BASES[Size.SMALL].width / 2, 0)))
"""A ship whose right edge is at x 0."""


def disc(x: float, y: float, radius: float = 10.0) -> Disc:
    return Disc(pose_at(x, y), radius)


def piece(x: float, y: float, radius: float = 10.0) -> Named:
    return Named(f"the one at {x}, {y}", disc(x, y, radius))


def test_the_room_inside_an_area_is_that_to_its_nearest_edge() -> None:
    limit = Inside(Area(0, 0, 100, 60), "area", "X")
    assert round(limit.margin(disc(50, 30)), 2) == 20
    assert round(limit.margin(disc(15, 30)), 2) == 5
    assert not limit.is_broken(disc(10, 10))
    assert limit.is_broken(disc(9.99, 10))
    assert not limit.is_broken(disc(8, 10), by=3)


def test_beyond_a_length_of_others_means_of_the_nearest() -> None:
    limit = Beyond([piece(0, 0), piece(200, 0)], 50.0, "X")
    assert round(limit.margin(disc(90, 0)), 2) == 20
    assert round(limit.margin(disc(120, 0)), 2) == 10
    assert limit.is_broken(disc(65, 0))
    assert not limit.is_broken(disc(65, 0), by=10)
    assert limit.is_broken(disc(65, 0), by=3)
    assert limit.is_broken(disc(70, 0)), "at the length is not beyond it"


def test_clear_of_others_is_a_piece_that_overlaps_none_of_them() -> None:
    others = [piece(0, 0), piece(100, 0)]
    limit = ClearOf(others, "X")
    assert round(limit.margin(disc(45, 0)), 2) == 25
    assert not limit.is_broken(disc(20, 0)), "they may touch"
    assert limit.is_broken(disc(19, 0))
    within = ClearOf(others, "X", Area(-100, -100, 50, 100))
    assert within.is_broken(disc(5, 0)), "wholly in the area, and on one"
    assert not within.is_broken(disc(95, 0)), "on one outside the area"


def test_of_many_others_only_those_nearby_are_looked_at() -> None:
    row = [piece(100 * number, 0) for number in range(12)]
    limit = ClearOf(row, "X")
    near = limit.around(310, 40, 20.0, 10.0)
    for x in range(292, 330, 4):
        for y in range(22, 58, 4):
            assert near.margin(disc(x, y)) == limit.margin(disc(x, y))
    assert isinstance(near, ClearOf)
    assert 0 < len(near.circles) < len(row)
    assert near.circles[0][:2] == (300, 0), "the nearest first"


def test_close_to_others_is_wholly_within_a_length_of_one_or_partly_of_another() -> None:
    limit = CloseTo([SHIP], 100.0, [piece(300, 0)], 50.0, "X")
    assert round(limit.margin(disc(60, 0)), 2) == 30
    assert round(limit.margin(disc(250, 0)), 2) == 20
    assert not limit.is_broken(disc(90, 0)), "the whole base is just within"
    assert limit.is_broken(disc(91, 0))
    assert not limit.is_broken(disc(230, 0)), "some of it is just within"
    assert limit.is_broken(disc(229, 0))
    assert not limit.is_broken(disc(229, 0), by=2)
    nowhere = CloseTo([], 0.0, [], 0.0, "X")
    assert nowhere.is_broken(disc(0, 0))


def test_a_quick_test_says_yes_to_a_place_only_if_every_heading_is_legal_there() -> None:
    limit = CloseTo([SHIP], 100.0, [piece(300, 0)], 50.0, "X")
    outer = 20.0
    for x in range(0, 330, 3):
        here = Disc(pose_at(x, 0), outer)
        if not limit.may_be_broken(here, 5.0):
            assert not limit.is_broken(disc(x, 0, outer)) or not limit.is_broken(disc(x, 0, 5.0))
        if limit.must_be_broken(disc(x, 0, 5.0), outer, 0.0):
            assert limit.is_broken(disc(x, 0, outer))
    assert not limit.may_be_broken(Disc(pose_at(60, 0), outer), 5.0)
    assert limit.may_be_broken(Disc(pose_at(160, 0), outer), 5.0)
    assert limit.must_be_broken(disc(160, 0, 5.0), outer, 0.0)
    assert not limit.must_be_broken(disc(60, 0, 5.0), outer, 0.0)


def test_edges_are_kept_from_on_the_long_and_the_short_sides() -> None:
    limit = FromEdges(Area(0, 0, 300, 200), 40.0, 60.0, "X")
    assert round(limit.margin(disc(150, 100)), 2) == 50
    for x, y, broken in ((150, 51, False), (150, 49, True), (71, 100, False), (69, 100, True)):
        assert limit.is_broken(disc(x, y)) is broken
        assert limit.is_broken(disc(300 - x, 200 - y)) is broken
    free = FromEdges(Area(0, 0, 300, 200), 0.0, 60.0, "X")
    assert not free.is_broken(disc(150, 10))
