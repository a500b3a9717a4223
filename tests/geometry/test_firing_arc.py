from __future__ import annotations

from math import hypot
from random import Random

import pytest

from armada.catalog.shapes import chassis, ship_shape
from armada.geometry.firing_arc import is_in_arc, is_point_in_arc, is_surely_outside_arc, is_zone_in_arc
from armada.geometry.pieces import Zone
from armada.geometry.shapes import arc_cells
from tests.geometry.table import FRONT, LEFT, REAR, RIGHT, attack, obstacle, ship, squadron, zone
from tests.proves import proves


@proves("ARC-02")
def test_a_firing_arc_goes_on_beyond_the_ruler() -> None:
    assert is_in_arc(zone("cr90", FRONT), squadron(0, 5000))


@proves("ARC-03", "LOS-16")
@pytest.mark.parametrize("key", chassis())
def test_a_point_on_an_arc_line_is_in_both_arcs(key: str) -> None:
    placed = ship(key)
    for shape in placed.shape.zones.values():
        for (x1, y1), (x2, y2) in shape.borders:
            length = hypot(x2 - x1, y2 - y1)
            x, y = x1 + (x2 - x1) / length * 250, y1 + (y2 - y1) / length * 250
            assert sum(is_point_in_arc(other, x, y) for other in placed.zones) == 2


@proves("ARC-03")
def test_a_squadron_that_only_touches_the_arc_line_is_in_the_arc() -> None:
    front = zone("cr90", FRONT)
    ((x1, y1), (x2, y2)) = ship_shape("cr90").zones[FRONT].borders[1]
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    x, y = x1 + 100 * ux, y1 + 100 * uy
    assert is_in_arc(front, squadron(x + 17.1 * uy, y - 17.1 * ux))
    assert not is_in_arc(front, squadron(x + 17.11 * uy, y - 17.11 * ux))


@proves("ARC-04")
@pytest.mark.parametrize("place", [(100, 0), (0, 100), (-100, 0), (0, -100), (70, -70)])
def test_a_squadron_attacks_all_around(place: tuple[float, float]) -> None:
    assert attack(squadron(0, 0), squadron(*place)) is not None


@proves("ARC-05")
def test_any_portion_between_the_lines_is_enough() -> None:
    front = zone("cr90", FRONT)
    assert is_in_arc(front, obstacle("asteroid_field_1", 200, 180))
    assert is_in_arc(front, ship("victory_imperial", 150, 100))
    assert not is_in_arc(front, ship("victory_imperial", 150, 0))


@proves("ARC-06")
def test_the_defending_hull_zone_itself_must_be_in_arc() -> None:
    front, target = zone("cr90", FRONT), ship("cr90", 0, 200)
    assert is_in_arc(front, target)
    assert is_zone_in_arc(front, target.zone(REAR))
    aside = ship("victory_imperial", 160, 150)
    assert is_in_arc(front, aside)
    assert not is_zone_in_arc(front, aside.zone(RIGHT))


@proves("ARC-07")
def test_dial_frames_do_not_bring_a_ship_into_the_arc() -> None:
    """The frame of the left dial reaches 7.5 mm past the base, into the arc; the base stays 5 mm outside."""
    front = zone("cr90", FRONT)
    ((x1, y1), (x2, y2)) = ship_shape("cr90").zones[FRONT].borders[1]
    heading = 42.07
    length = hypot(x2 - x1, y2 - y1)
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    away = 43 / 2 + 5
    beside = ship("cr90", x1 + 150 * ux + away * uy, y1 + 150 * uy - away * ux, heading)
    assert not is_in_arc(front, beside)
    reach = min((x - x1) * uy - (y - y1) * ux for x, y in beside.dials) - 12.8
    assert reach < 0


@proves("ARC-10")
def test_a_squadron_has_no_hull_zones() -> None:
    line = attack(squadron(0, 0), squadron(60, 0))
    assert line is not None
    assert line.zone is None
    assert line.target_zone is None


@proves("ARC-11")
@pytest.mark.parametrize("key", [key for key, token in chassis().items() if token.size != "huge"])
def test_hull_zones_that_share_an_arc_line_are_adjacent(key: str) -> None:
    shape = ship_shape(key)
    for one, other in [(FRONT, LEFT), (FRONT, RIGHT), (REAR, LEFT), (REAR, RIGHT)]:
        assert shape.are_adjacent(one, other)
        assert shape.are_adjacent(other, one)
    assert not shape.are_adjacent(FRONT, REAR)
    assert not shape.are_adjacent(LEFT, RIGHT)
    assert not shape.are_adjacent(FRONT, FRONT)


def test_an_arc_wider_than_half_a_turn_is_all_but_what_it_leaves_open() -> None:
    wide: Zone = zone("cr90", FRONT)
    cells = arc_cells(((0.0, 0.0), (-10.0, -10.0)), ((0.0, 0.0), (10.0, -10.0)))
    assert len(cells) == 2
    held = Zone(ship("cr90", 500, 500), FRONT)
    held.arc = list(cells)
    for x, y, inside in [
        (0, 50, True),
        (50, 0, True),
        (-50, 0, True),
        (50, -40, True),
        (0, -50, False),
        (30, -30, True),
    ]:
        assert is_point_in_arc(held, x, y) is inside
    assert is_point_in_arc(wide, 0, 50)


@pytest.mark.parametrize("key", ["cr90", "onager"])
def test_no_hull_zone_is_in_an_arc_that_the_whole_base_is_surely_outside_of(key: str) -> None:
    rng = Random(key)
    attacker, outside = ship(key), 0
    for _ in range(200):
        other = ship("victory_imperial", rng.uniform(-300, 300), rng.uniform(-300, 300), rng.uniform(0, 360))
        for own in attacker.zones:
            if is_surely_outside_arc(own, other):
                assert not any(is_zone_in_arc(own, target) for target in other.zones)
                outside += 1
    assert outside > 200
