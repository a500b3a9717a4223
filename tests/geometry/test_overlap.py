from __future__ import annotations

import pytest

from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps, touches
from tests.geometry.table import obstacle, ship, squadron
from tests.proves import proves


@proves("OVL-18")
def test_touching_is_not_overlapping() -> None:
    assert not overlaps(squadron(0, 0), squadron(34.2, 0))
    assert overlaps(squadron(0, 0), squadron(34.19, 0))
    assert touches(squadron(0, 0), squadron(34.2, 0))
    behind = ship("cr90", 0, 71 + 15, 0)
    assert not overlaps(ship("cr90"), behind)
    assert overlaps(ship("cr90"), ship("cr90", 0, 71 + 14.9))


@proves("OVL-20")
def test_dial_frames_are_part_of_the_base_for_overlapping() -> None:
    here = ship("cr90")
    beside = squadron(21.5 + 17.1, 0)
    assert measure(here, beside).mm == pytest.approx(0.0, abs=1e-9)
    assert overlaps(here, beside)
    assert not overlaps(here, squadron(21.5 + 7.5 + 17.1, 0))
    assert overlaps(here, ship("cr90", 43 + 14.9, 0)), "two frames meet between the bases"
    assert not overlaps(here, ship("cr90", 43 + 15.1, 0))


def test_a_squadron_can_touch_a_ship_at_base_or_dial_frame() -> None:
    here = ship("cr90")
    assert touches(squadron(21.5 + 7.5 + 17.1, 0), here)
    assert touches(squadron(-21.5 - 17.1, 35), here)
    assert not touches(squadron(21.5 + 7.6 + 17.1, 0), here)
    assert not touches(squadron(21.5 + 17.1, 0), here), "it overlaps the frame"


@proves("OBS-02")
def test_any_part_of_base_or_frame_on_the_token_overlaps_an_obstacle() -> None:
    rock = obstacle("asteroid_field_1", 0, 0)
    right = max(x for x, _ in rock.outline)
    level = next(y for x, y in rock.outline if x == right)
    assert overlaps(ship("cr90", right + 21.4, level + 30), rock)
    assert overlaps(rock, ship("cr90", right + 21.5 + 7.4, level)), "by the frame of a dial"
    assert not overlaps(ship("cr90", right + 21.5 + 7.6, level), rock)
    assert overlaps(squadron(right + 17.0, level), rock)
    assert not overlaps(squadron(right + 17.2, level), rock)
    assert overlaps(obstacle("station", 20, 0), rock)


def test_in_the_bay_of_a_concave_obstacle_nothing_overlaps() -> None:
    """A squadron in a hollow of the outline's hull touches nothing, though the hull would hold its centre."""
    rift = obstacle("gravity_rift", 0, 0)
    hull_only = [
        (x, y)
        for x in range(-40, 41, 4)
        for y in range(-40, 41, 4)
        if not overlaps(squadron(x, y), rift) and (x * x + y * y) ** 0.5 < rift.r
    ]
    assert all(measure(squadron(x, y), rift).mm > 0 for x, y in hull_only)
