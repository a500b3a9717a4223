from __future__ import annotations

import pytest

from armada.geometry.measure import distance_between, measure, range_between, span
from armada.geometry.ruler import DISTANCES, RANGES, RULER, Band, Distance, Range, Span, distance_of, range_of
from tests.geometry.table import obstacle, ship, squadron
from tests.proves import proves

TWO_RADII = 2 * 17.1


@proves("RANGE-01", "PHYS-08")
def test_the_range_side_has_close_medium_and_long() -> None:
    assert [band.name for band in RANGES] == ["CLOSE", "MEDIUM", "LONG"]
    assert [band.end for band in RANGES] == [pytest.approx(123, abs=1), pytest.approx(187, abs=1), 304.8]


@proves("RANGE-02", "PHYS-09")
def test_the_distance_side_has_bands_1_to_5() -> None:
    assert [band.number for band in DISTANCES] == [1, 2, 3, 4, 5]
    assert [band.end for band in DISTANCES] == [pytest.approx(mm, abs=0.5) for mm in (76.5, 124.5, 185, 245, 304.8)]


@proves("RANGE-03")
def test_the_ruler_is_a_foot_long() -> None:
    assert RULER == Range.LONG.end == Distance.FIVE.end == 304.8


def test_range_and_distance_do_not_compare() -> None:
    ends: set[Band] = {Range.LONG, Distance.FIVE}
    assert len(ends) == 2, "though both end with the ruler"


@proves("RANGE-04")
@pytest.mark.parametrize("band", [*RANGES, *DISTANCES])
def test_a_dividing_line_belongs_to_the_closer_band(band: Range | Distance) -> None:
    of = range_of if isinstance(band, Range) else distance_of
    assert of(band.end) is band
    assert of(band.end + 0.001) is not band


@proves("RANGE-04")
def test_a_squadron_exactly_on_a_line_is_in_the_closer_band_and_a_micrometre_farther_is_not() -> None:
    here = squadron(0, 0)
    assert distance_between(here, squadron(0, TWO_RADII + 76.5)) is Distance.ONE
    assert distance_between(here, squadron(0, TWO_RADII + 76.501)) is Distance.TWO


@proves("RANGE-05")
def test_at_a_band_some_portion_is_inside_it() -> None:
    reaching_in = Span(70.0, 100.0)
    assert reaching_in.is_at(Distance.ONE, Distance.ONE)
    assert reaching_in.is_at(Distance.TWO, Distance.TWO)
    assert not reaching_in.is_at(Distance.THREE, Distance.THREE)


@proves("RANGE-06")
def test_beyond_a_band_no_portion_is_inside_it_or_a_closer_one() -> None:
    assert Span(76.6, 100.0).is_beyond(Distance.ONE)
    assert not Span(76.5, 100.0).is_beyond(Distance.ONE)


@proves("RANGE-07")
def test_within_a_band_the_whole_base_is_inside_it() -> None:
    here = ship("cr90")
    assert span(here, squadron(0, 35.5 + 76.5 - 17.1)).is_within(Distance.ONE, Distance.ONE)
    assert not span(here, squadron(0, 35.5 + 76.6 - 17.1)).is_within(Distance.ONE, Distance.ONE)


@proves("RANGE-08")
def test_a_span_of_bands_covers_both_ends_and_all_between() -> None:
    for mm, inside in [(76.5, False), (77.0, True), (150.0, True), (244.8, True), (244.9, False)]:
        assert Span(mm, mm).is_at(Distance.TWO, Distance.FOUR) is inside
        assert Span(mm, mm).is_within(Distance.TWO, Distance.FOUR) is inside


@proves("RANGE-09")
def test_a_measurement_is_a_straight_line_without_width() -> None:
    line = measure(squadron(0, 0), squadron(30, 40))
    assert line.mm == pytest.approx(50 - TWO_RADII)
    assert ((line.x1 - line.x2) ** 2 + (line.y1 - line.y2) ** 2) ** 0.5 == pytest.approx(line.mm)


@proves("RANGE-19")
def test_ships_are_measured_from_base_to_base_plastic_edge_included() -> None:
    line = measure(ship("cr90"), ship("cr90", 0, 171))
    assert line.mm == pytest.approx(100)
    assert (line.y1, line.y2) == pytest.approx((35.5, 135.5))


@proves("RANGE-20")
def test_everything_is_at_close_range_and_distance_1_of_itself() -> None:
    for piece in (ship("victory_imperial"), squadron(5, 5)):
        assert range_between(piece, piece) is Range.CLOSE
        assert distance_between(piece, piece) is Distance.ONE
        assert span(piece, piece).is_at(Distance.ONE, Distance.ONE)


@proves("RANGE-21")
def test_shield_dials_do_not_count_for_distance() -> None:
    beside = measure(ship("cr90"), ship("cr90", 43 + 10, 0))
    assert beside.mm == pytest.approx(10)


@proves("RANGE-23")
def test_farther_than_the_ruler_is_no_range() -> None:
    assert range_between(squadron(0, 0), squadron(0, TWO_RADII + 304.9)) is None


def test_an_obstacle_is_measured_to_its_outline() -> None:
    rock = obstacle("station", 0, 0)
    line = measure(squadron(200, 0), rock)
    assert line.mm == pytest.approx(200 - 17.1 - max(x for x, y in rock.outline if abs(y) < 20), abs=3)
    assert measure(rock, squadron(200, 0)) == line.reversed
