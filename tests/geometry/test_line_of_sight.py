from __future__ import annotations

from random import Random

import pytest

from armada.catalog.shapes import obstacle_tokens
from armada.geometry.convex import Line, interval_inside
from armada.geometry.line_of_sight import intervals_inside, obstructions, passes_through_zone
from armada.geometry.pieces import Disc, Obstacle, Ship
from armada.geometry.targets import attack_lines
from tests.geometry.table import FRONT, LEFT, REAR, RIGHT, attack, obstacle, ship, squadron
from tests.proves import proves

NEAR, FAR = ship("cr90"), ship("cr90", 0, 250)


def obstructing(attacker: Ship | Disc, defender: Ship | Disc, *pieces: Ship | Obstacle) -> tuple[Ship | Obstacle, ...]:
    """The obstructions of an attack straight ahead, from front to rear, or of squadrons."""
    line = attack(
        attacker,
        defender,
        FRONT if isinstance(attacker, Ship) else None,
        REAR if isinstance(defender, Ship) else None,
    )
    assert line is not None
    return obstructions(line.sight, attacker, defender, pieces)


@proves("LOS-01", "LOS-03")
def test_line_of_sight_runs_straight_between_targeting_points() -> None:
    line = attack(NEAR, FAR, FRONT, REAR)
    assert line is not None
    assert line.sight[1:] == pytest.approx((0.0, 27.2, 0.0, 250 - 27.47))


@proves("LOS-02")
def test_line_of_sight_of_a_squadron_uses_the_point_of_its_base_closest_to_the_hull_zone() -> None:
    """Beside the token's front corner: the closest point is level with the zone, not toward its targeting point."""
    line = attack(squadron(100, 30), NEAR, target=FRONT)
    assert line is not None
    assert (line.sight.x1, line.sight.y1) == pytest.approx((100 - 17.1, 30.0))
    assert (line.sight.x2, line.sight.y2) == pytest.approx((0.0, 27.2))


@proves("LOS-04")
def test_a_line_of_sight_through_another_hull_zone_of_the_defender_is_none() -> None:
    line = attack(NEAR, FAR, FRONT, FRONT)
    assert line is not None
    assert line.in_the_way is REAR


@proves("LOS-05")
def test_an_obstacle_on_the_line_obstructs() -> None:
    rock = obstacle("asteroid_field_1", 0, 125)
    assert obstructing(NEAR, FAR, rock) == (rock,)
    assert obstructing(NEAR, FAR, obstacle("asteroid_field_1", 40, 125)) == ()


@proves("LOS-06")
def test_a_third_ship_on_the_line_obstructs() -> None:
    third = ship("victory_imperial", 0, 125, 90)
    assert obstructing(NEAR, FAR, NEAR, third, FAR) == (third,)


@proves("LOS-07")
def test_squadrons_neither_block_nor_obstruct() -> None:
    """A line of sight is asked about ships and obstacles only: a squadron has no say in it."""
    line = attack(squadron(0, 0), squadron(0, 90))
    assert line is not None
    assert line.in_the_way is None
    assert obstructing(squadron(0, 0), squadron(0, 90)) == ()


@proves("LOS-08")
def test_the_attackers_own_hull_zones_do_not_block() -> None:
    line = attack(NEAR, ship("cr90", -150, -5, 90), LEFT, FRONT)
    assert line is not None
    assert line.in_the_way is None
    ahead = attack(ship("victory_imperial"), ship("cr90", 60, 200), FRONT, REAR)
    assert ahead is not None
    assert passes_through_zone(ahead.sight, ship("victory_imperial").zone(FRONT))
    assert ahead.in_the_way is None


@proves("LOS-09")
def test_a_third_ship_obstructs_whoever_owns_it() -> None:
    assert obstructing(NEAR, FAR, ship("cr90", 0, 125, 45)) == obstructing(NEAR, FAR, ship("cr90", 0, 125, 45))
    assert obstructing(NEAR, FAR, ship("gladiator", 0, 125, 45))


@proves("LOS-10")
def test_the_plastic_base_obstructs_but_not_the_frames_of_the_dials() -> None:
    half = 43 / 2
    assert obstructing(NEAR, FAR, ship("cr90", half - 1, 125))
    assert obstructing(NEAR, FAR, ship("cr90", half + 1, 125)) == ()
    assert half + 1 < half + 7.5, "the frame reaches farther than that"


@proves("LOS-11")
def test_an_obstacle_under_the_point_where_two_bases_touch_obstructs() -> None:
    attacker, defender = squadron(0, 0), squadron(0, 34.2)
    beside, under = obstacle("station", 37, 35), obstacle("station", 0, 17.1)
    assert obstructing(attacker, defender, beside) == ()
    assert obstructing(attacker, defender, under) == (under,)
    touching = ship("cr90", 0, 71)
    rock = obstacle("asteroid_field_1", 0, 35.5, 90)
    assert attack(NEAR, touching, FRONT, REAR) is not None
    assert obstructing(NEAR, touching, rock) == (rock,)
    assert obstructing(NEAR, touching, obstacle("asteroid_field_1", 0, 0)) == (), "it lies under one base alone"
    apart = ship("cr90", 0, 73)
    assert obstructing(NEAR, apart, rock) == (rock,)


@proves("LOS-12")
def test_a_part_of_an_obstacle_hidden_under_attacker_or_defender_does_not_obstruct() -> None:
    hidden = obstacle("asteroid_field_1", 0, 5)
    assert obstructing(NEAR, FAR, hidden) == (hidden,), "a part in front of the base is visible"
    assert obstructing(NEAR, FAR, obstacle("asteroid_field_1", 0, -2)) == ()
    assert obstructing(NEAR, FAR, obstacle("asteroid_field_1", 0, 250)) == ()


@proves("LOS-13")
def test_a_line_longer_than_the_ruler_goes_on_straight() -> None:
    line = attack(NEAR, ship("cr90", 0, 300 + 70.25), FRONT, REAR)
    assert line is not None
    assert line.sight.mm > 304.8
    assert (line.sight.x1, line.sight.x2) == (0.0, 0.0)


@proves("LOS-15")
def test_a_line_that_only_touches_an_edge_or_a_corner_does_not_pass_through() -> None:
    assert obstructing(NEAR, FAR, ship("cr90", 21.5, 125)) == (), "along the edge"
    reach = max(x for x, _ in ship("cr90", 0, 125, 45).base.corners)
    assert obstructing(NEAR, FAR, ship("cr90", reach + 0.001, 125, 45)) == (), "at the corner"
    assert obstructing(NEAR, FAR, ship("cr90", reach - 0.01, 125, 45)) != ()


@proves("LOS-16")
def test_a_line_along_an_arc_line_passes_through_neither_zone() -> None:
    shape = NEAR.shape.zones[FRONT]
    (x1, y1), (x2, y2) = shape.borders[1]
    along = Line(100.0, x1, y1, x2, y2)
    assert not passes_through_zone(along, NEAR.zone(FRONT))
    assert not passes_through_zone(along, NEAR.zone(RIGHT))


@proves("LOS-17")
def test_between_squadrons_the_line_joins_the_centres() -> None:
    line = attack(squadron(0, 0), squadron(60, 80))
    assert line is not None
    assert line.sight[1:] == pytest.approx((17.1 * 0.6, 17.1 * 0.8, 60 - 17.1 * 0.6, 80 - 17.1 * 0.8))


def test_a_line_through_the_bay_of_a_concave_obstacle_is_inside_twice() -> None:
    bay = [(0.0, 0.0), (40.0, 0.0), (40.0, 30.0), (25.0, 30.0), (25.0, 10.0), (15.0, 10.0), (15.0, 30.0), (0.0, 30.0)]
    across = Line(100.0, -30.0, 20.0, 70.0, 20.0)
    assert intervals_inside(bay, across) == [pytest.approx((0.3, 0.45)), pytest.approx((0.55, 0.7))]
    above = Line(100.0, -30.0, 30.0, 70.0, 30.0)
    assert intervals_inside(bay, above) == []


def test_the_quick_test_for_pieces_far_from_the_line_changes_no_answer() -> None:
    rng = Random(5)
    keys = list(obstacle_tokens())
    obstructed = 0
    for _ in range(200):
        attacker, defender = (ship("cr90", rng.uniform(0, 400), rng.uniform(0, 400), rng.uniform(0, 360)) for _ in "ab")
        x, y, degrees = rng.uniform(0, 400), rng.uniform(0, 400), rng.uniform(0, 360)
        third, rock = ship("victory_imperial", x, y, degrees), obstacle(rng.choice(keys), y, x, degrees)
        for line in attack_lines(attacker, defender):
            found = obstructions(line.sight, attacker, defender, (third, rock))
            assert (third in found) == (interval_inside(third.base, *line.sight[1:]) is not None)
            assert (rock in found) <= bool(intervals_inside(rock.outline, line.sight))
            obstructed += len(found)
    assert obstructed > 100
