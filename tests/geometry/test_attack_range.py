from __future__ import annotations

import pytest

from armada.geometry.convex import closest_to_circle
from armada.geometry.ruler import Range
from armada.geometry.targets import attack_lines, targets
from tests.geometry.table import FRONT, LEFT, REAR, RIGHT, attack, obstacle, ship, squadron
from tests.proves import proves

TOKEN_FRONT = 70.25 / 2


@proves("RANGE-13", "RANGE-14", "RANGE-24")
def test_attack_range_runs_from_hull_zone_to_hull_zone_on_the_tokens() -> None:
    line = attack(ship("cr90"), ship("cr90", 0, 200), FRONT, REAR)
    assert line is not None
    assert line.measured.mm == pytest.approx(200 - 2 * TOKEN_FRONT)
    assert line.range is Range.MEDIUM


@proves("RANGE-15")
def test_attack_range_to_and_from_a_squadron_uses_the_closest_point_of_its_base() -> None:
    far = 150.0
    there = attack(ship("cr90"), squadron(0, far), FRONT)
    back = attack(squadron(0, far), ship("cr90"), target=FRONT)
    assert there is not None
    assert back is not None
    assert there.measured.mm == pytest.approx(far - TOKEN_FRONT - 17.1)
    assert back.measured.mm == pytest.approx(there.measured.mm)


@proves("RANGE-16")
def test_the_portion_of_a_hull_zone_outside_the_arc_is_ignored_even_if_closer() -> None:
    attacker, defender = ship("cr90"), ship("victory_imperial", 110, 70, 180)
    in_arc = attack(attacker, defender, FRONT, FRONT)
    assert in_arc is None or in_arc.measured.mm > 0
    front, side = attacker.zone(FRONT), defender.zone(RIGHT)
    line = attack(attacker, defender, FRONT, RIGHT)
    assert line is not None
    assert line.measured.mm > 1 + min(
        ((x - a) ** 2 + (y - b) ** 2) ** 0.5 for x, y in side.corners for a, b in front.corners
    )


@proves("RANGE-16")
def test_the_portion_of_a_squadron_outside_the_arc_is_ignored_even_if_closer() -> None:
    attacker, target = ship("cr90"), squadron(75, 60)
    line = attack(attacker, target, FRONT)
    assert line is not None
    free = closest_to_circle(attacker.zone(FRONT).parts[0], target.x, target.y, target.r)
    assert line.measured.mm > free.mm + 0.1


@proves("RANGE-17")
def test_range_that_passes_through_a_wrong_hull_zone_is_no_line_of_sight() -> None:
    """The corner of the rear zone is in arc, but the way there leads across the left zone."""
    blocked = [
        line
        for x in range(60, 260, 5)
        for line in attack_lines(ship("cr90", x, 60, 270), ship("victory_imperial"))
        if line.zone is FRONT and line.target_zone is REAR and line.in_the_way is not None
    ]
    assert blocked
    assert {line.in_the_way for line in blocked} <= {RIGHT, FRONT}


@proves("RANGE-18")
def test_targeting_points_are_never_used_for_range() -> None:
    line = attack(ship("cr90"), ship("cr90", 0, 200), FRONT, REAR)
    assert line is not None
    assert line.measured.mm < line.sight.mm
    assert (line.sight.y1, line.sight.y2) == pytest.approx((27.2, 200 - 27.47))


@proves("RANGE-23")
def test_beyond_the_ruler_there_is_no_attack() -> None:
    assert attack(ship("cr90"), ship("cr90", 0, 304.7 + 2 * TOKEN_FRONT), FRONT, REAR) is not None
    assert attack(ship("cr90"), ship("cr90", 0, 304.9 + 2 * TOKEN_FRONT), FRONT, REAR) is None


def test_targets_are_all_that_is_in_arc_in_range_and_in_sight() -> None:
    attacker = ship("victory_imperial")
    ahead, behind, far = ship("cr90", 0, 200), ship("nebulon_b", 0, -200), ship("cr90", 0, 700)
    fighters = squadron(60, 120)
    rock = obstacle("asteroid_field_1", 0, 110, 90)
    found = targets(attacker, (ahead, behind, far, fighters), (ahead, behind, far, rock))
    assert {target.defender for target in found} == {ahead, behind, fighters}
    (at_rear,) = [target for target in found if target.defender is ahead and target.line.target_zone is REAR]
    assert at_rear.line.zone is FRONT
    assert at_rear.obstructed_by == (rock,)
    assert all(target.line.zone is REAR for target in found if target.defender is behind)


def test_hull_zones_turned_away_are_not_targets() -> None:
    lines = attack_lines(ship("cr90"), ship("cr90", 0, 150))
    sights = {(line.zone, line.target_zone): line.in_the_way for line in lines}
    assert sights[FRONT, REAR] is None
    assert sights[FRONT, FRONT] is REAR
    assert (REAR, REAR) not in sights
    assert sights.get((FRONT, LEFT)) is not None
