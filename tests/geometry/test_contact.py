"""Touching: rims of ships and squadrons, what of them is free, and how many bases find room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from armada.catalog.shapes import chassis
from armada.geometry.contact import BASE, Rim, points_apart, rim_of
from armada.geometry.overlap import overlaps, touches
from armada.geometry.pieces import Disc, Ship, place_squadron
from armada.geometry.play_area import STANDARD, Area
from armada.geometry.pose import Point, pose_at
from tests.geometry.table import ship, squadron

TABLE = STANDARD.area
X, Y = 900.0, 450.0
SMALL, MEDIUM, LARGE, HUGE = "cr90", "victory_imperial", "imperial_star_destroyer", "super_star_destroyer"


def base_at(point: Point) -> Disc:
    return place_squadron(pose_at(*point))


def around(rim: Rim, count: int = 24) -> list[Point]:
    """Points all along a rim."""
    return [rim.point(i, k / count) for i in range(len(rim.stretches)) for k in range(count)]


def crowd(rng: Random, piece: Ship | Disc) -> list[Ship | Disc]:
    """Ships and squadrons close to a piece."""
    found: list[Ship | Disc] = []
    for _ in range(rng.choice([2, 6, 20])):
        x, y = piece.x + rng.uniform(-150, 150), piece.y + rng.uniform(-150, 150)
        turn = rng.uniform(0, 360)
        other = ship(rng.choice([SMALL, MEDIUM, LARGE]), x, y, turn) if rng.random() < 0.3 else squadron(x, y)
        if not any(overlaps(other, there) for there in [piece, *found]):
            found.append(other)
    return found


# The rim


@pytest.mark.parametrize("key", sorted(chassis()))
def test_the_rim_of_a_ship_is_closed_and_every_point_of_it_touches(key: str) -> None:
    here = ship(key, X, Y, 37.5)
    rim = rim_of(here)
    ends = [(rim.point(i, 0.0), rim.point(i, 1.0)) for i in range(len(rim.stretches))]
    for (_, end), (start, _) in pairwise([*ends, ends[0]]):
        assert points_apart(end, start) < 1e-9
    assert all(touches(base_at(point), here) for point in around(rim))


def test_the_rim_of_a_squadron_is_a_circle() -> None:
    here = squadron(X, Y)
    assert all(touches(base_at(point), here) for point in around(rim_of(here)))
    assert all(points_apart(point, (X, Y)) == pytest.approx(BASE) for point in around(rim_of(here)))


def test_where_a_rim_comes_nearest_to_a_point() -> None:
    rim = rim_of(ship(MEDIUM, X, Y, 20))
    rng = Random("nearest")
    spans = rim.free([], TABLE)
    for _ in range(50):
        point = (X + rng.uniform(-200, 200), Y + rng.uniform(-200, 200))
        found = rim.nearest(spans, point)
        assert points_apart(found, point) <= min(points_apart(other, point) for other in around(rim)) + 1e-9


# What is free


@pytest.mark.parametrize("seed", range(12))
def test_free_is_where_a_base_lies_on_the_table_and_on_nothing_else(seed: int) -> None:
    rng = Random(f"free {seed}")
    x, y = (rng.uniform(70, 150), rng.uniform(70, 150)) if seed % 2 else (X, Y)
    keys = [SMALL, MEDIUM, LARGE, HUGE]
    here = squadron(x, y) if seed % 3 == 0 else ship(rng.choice(keys), x, y, rng.uniform(0, 360))
    others = crowd(rng, here)
    rim = rim_of(here)
    spans = rim.free(others, TABLE)
    for i in range(len(rim.stretches)):
        parts = [span for span in spans if span.stretch == i]
        for t in [k / 40 for k in range(41)]:
            if any(abs(t - end) < 1e-3 for span in parts for end in (span.start, span.end)):
                continue
            base = base_at(rim.point(i, t))
            is_free = TABLE.holds(base) and not any(overlaps(base, other) for other in others)
            assert is_free == any(span.start < t < span.end for span in parts), (i, t)


@pytest.mark.parametrize("seed", range(12))
def test_both_ends_of_a_free_span_are_legal_places_though_poses_are_rounded(seed: int) -> None:
    rng = Random(f"ends {seed}")
    here = ship(rng.choice([SMALL, MEDIUM, LARGE]), rng.uniform(70, 150), rng.uniform(70, 150), rng.uniform(0, 360))
    others = crowd(rng, here)
    rim = rim_of(here)
    for stretch, start, end in rim.free(others, TABLE):
        for t in (start, end):
            base = base_at(rim.point(stretch, t))
            assert touches(base, here)
            assert TABLE.holds(base)
            assert not any(overlaps(base, other) for other in others)


def test_a_gap_into_which_a_base_just_fits_is_free() -> None:
    """Between two squadrons on a straight side there is room for one more, and for no thousandth of a mm less."""
    here = ship(LARGE, X, Y)
    side = X + 77.5 / 2 + BASE / 2
    for gap, count in ((2 * BASE, 1), (2 * BASE - 0.01, 0)):
        others = [squadron(side, Y + 20.0), squadron(side, Y + 20.0 + gap)]
        spans = rim_of(here).free(others, Area(side - 1 - BASE / 2, Y + 20, side + BASE, Y + 20 + gap))
        assert len(rim_of(here).fill(spans, 9)) == count


# How many find room


@pytest.mark.parametrize(("key", "most"), [(SMALL, 9), (MEDIUM, 12), (LARGE, 14), (HUGE, 28)])
def test_how_many_squadrons_can_touch_a_ship(key: str, most: int) -> None:
    here = ship(key, X, Y, 33)
    rim = rim_of(here)
    found = rim.fill(rim.free([], TABLE), 99)
    assert len(found) == most
    bases = [base_at(point) for point in found]
    assert all(touches(base, here) for base in bases)
    assert not any(overlaps(a, b) for i, a in enumerate(bases) for b in bases[i + 1 :])


def test_six_squadrons_can_touch_a_squadron() -> None:
    rim = rim_of(squadron(X, Y))
    assert len(rim.fill(rim.free([], TABLE), 99)) == 6


def test_no_more_are_laid_than_asked_for() -> None:
    rim = rim_of(ship(SMALL, X, Y))
    spans = rim.free([], TABLE)
    assert [len(rim.fill(spans, most)) for most in (0, 1, 5)] == [0, 1, 5]
    assert rim.fill([], 5) == []


@pytest.mark.parametrize("seed", range(10))
def test_no_other_way_of_laying_bases_finds_room_for_more(seed: int) -> None:
    """Against a search: points close to each other all along the rim, begun at each of them."""
    rng = Random(f"fill {seed}")
    here = ship(rng.choice([SMALL, MEDIUM]), X, Y, rng.uniform(0, 360))
    rim = rim_of(here)
    spans = rim.free(crowd(rng, here), TABLE)
    found = rim.fill(spans, 99)
    bases = [base_at(point) for point in found]
    assert not any(overlaps(a, b) for i, a in enumerate(bases) for b in bases[i + 1 :])
    points = [rim.point(i, start + (end - start) * k / 20) for i, start, end in spans for k in range(21)]
    best = max([in_turn([*points[i:], *points[:i]]) for i in range(len(points))], default=0)
    assert len(found) >= best


def in_turn(points: Sequence[Point]) -> int:
    """How many bases find room if each is laid at the first point that is left."""
    laid: list[Point] = []
    for point in points:
        if all(points_apart(point, other) >= BASE for other in laid):
            laid.append(point)
    return len(laid)
