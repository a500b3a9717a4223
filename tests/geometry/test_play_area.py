from __future__ import annotations

import pytest

from armada.geometry.measure import span
from armada.geometry.overlap import overlaps
from armada.geometry.play_area import CORE_SET, EXTENDED, STANDARD, Area, PlayArea
from armada.geometry.ruler import Distance
from tests.geometry.table import obstacle, ship, squadron
from tests.proves import proves


@proves("SETUP-02")
def test_the_standard_play_area_is_3_by_6_feet() -> None:
    assert STANDARD.area == pytest.approx((0, 0, 1828.8, 914.4))


@proves("SETUP-03", "SETUP-05")
def test_the_core_set_plays_on_3_by_3_feet_and_sets_up_on_all_of_it() -> None:
    assert CORE_SET.area == pytest.approx((0, 0, 914.4, 914.4))
    assert CORE_SET.setup_area == CORE_SET.area


@proves("SETUP-04")
def test_the_standard_setup_area_is_the_central_3_by_4_feet() -> None:
    assert STANDARD.setup_area == pytest.approx((304.8, 0, 1524.0, 914.4))


@proves("SEC-02")
def test_the_extended_setup_area_begins_at_distance_3_of_the_short_edges() -> None:
    assert EXTENDED.setup_area == pytest.approx((184.8, 0, 1828.8 - 184.8, 914.4))


@proves("SETUP-06", "SETUP-07")
@pytest.mark.parametrize("table", [STANDARD, CORE_SET, EXTENDED])
def test_a_deployment_zone_is_the_setup_area_within_distance_3_of_the_players_edge(table: PlayArea) -> None:
    first, second = table.deployment_zone(second=False), table.deployment_zone(second=True)
    setup = table.setup_area
    assert first == pytest.approx((setup.x1, 0, setup.x2, 184.8))
    assert second == pytest.approx((setup.x1, 914.4 - 184.8, setup.x2, 914.4))


@proves("SETUP-07", "SETUP-49")
def test_a_ship_is_in_its_zone_when_its_whole_base_is_whatever_its_dials_do() -> None:
    zone = STANDARD.deployment_zone(second=False)
    assert zone.holds(ship("cr90", 900, 35.5)), "the rear dial stands over the edge of the table"
    assert zone.holds(ship("cr90", 900, 184.8 - 35.5))
    assert not zone.holds(ship("cr90", 900, 184.9 - 35.5))
    assert not zone.holds(ship("cr90", 320, 100))


@proves("SETUP-54")
def test_overlap_in_deployment_is_judged_with_dials_and_the_zone_without() -> None:
    one, other = ship("cr90", 900, 100), ship("cr90", 943 + 10, 100)
    zone = STANDARD.deployment_zone(second=False)
    assert zone.holds(one)
    assert zone.holds(other)
    assert overlaps(one, other)


@proves("SETUP-28")
def test_an_obstacle_is_placed_beyond_distance_3_of_every_edge() -> None:
    rock = obstacle("asteroid_field_1", 900, 400)
    low = min(y for _, y in rock.outline) - 400
    assert STANDARD.accepts_obstacle(obstacle("asteroid_field_1", 900, 184.81 - low), ())
    assert not STANDARD.accepts_obstacle(obstacle("asteroid_field_1", 900, 184.8 - low), ())
    assert not STANDARD.accepts_obstacle(obstacle("asteroid_field_1", 310, 400), ()), "outside the setup area"


@proves("SETUP-29")
def test_an_obstacle_is_placed_beyond_distance_1_of_every_other() -> None:
    first = obstacle("station", 900, 450)
    right = max(x for x, _ in first.outline)
    other = obstacle("debris_field_1", 0, 0)
    left = min(x for x, _ in other.outline)
    assert STANDARD.accepts_obstacle(obstacle("debris_field_1", right - left + 80, 450), (first,))
    assert not STANDARD.accepts_obstacle(obstacle("debris_field_1", right - left + 60, 450), (first,))


@proves("SETUP-37")
def test_a_squadron_within_distance_2_of_a_ship_is_all_inside_the_two_bands() -> None:
    here = ship("cr90", 900, 100)
    limit = 900 + 21.5 + 124.7 - 17.1
    assert span(here, squadron(limit, 100)).is_within(Distance.ONE, Distance.TWO)
    assert not span(here, squadron(limit + 0.1, 100)).is_within(Distance.ONE, Distance.TWO)


@proves("MOVE-26")
def test_a_ship_leaves_the_play_area_by_its_base_alone() -> None:
    assert not STANDARD.leaves(ship("cr90", 21.5, 450)), "the dial is over the edge, the base is not"
    assert STANDARD.leaves(ship("cr90", 21.4, 450))


@proves("SQN-23")
def test_a_squadron_partly_over_the_edge_has_left() -> None:
    assert not STANDARD.leaves(squadron(17.1, 450))
    assert STANDARD.leaves(squadron(17.0, 450))


def test_an_area_tells_how_far_a_piece_is_from_its_border() -> None:
    assert Area(0, 0, 100, 100).margin(squadron(50, 40)) == pytest.approx(40 - 17.1)
    assert Area(0, 0, 100, 100).corners == [(0, 0), (100, 0), (100, 100), (0, 100)]
