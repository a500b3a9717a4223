"""Places offered to a squadron that moves: beside enemies, on obstacles, all around, and near one that was wanted."""

from __future__ import annotations

from random import Random

import pytest

from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.geometry.squadron_move import reach
from armada.rules.squadron_places import CLOSE, Places
from armada.state.records import SquadronId
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable

BAND = 3
REACH = reach(BAND)
HERE = pose_at(900, 450)


def places(table: Scenario, band: int = BAND) -> Places:
    """The places for a TIE fighter squadron at 900, 450."""
    own = table.squadron(TIE, 900, 450)
    return Places(table.run(StillTable()).game, own, band)


def table_with(*others: tuple[str, float, float]) -> Scenario:
    """A table with enemies; ships of both sides are far away."""
    table = Scenario()
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    for card, x, y in others:
        table.squadron(card, x, y, side=1)
    return table


def gaps(found: Places, enemy: SquadronId) -> list[float]:
    """How far each candidate leaves a squadron from an enemy."""
    body = found.game.base(enemy)
    return [measure(place_squadron(pose), body).mm for pose in found.candidates()]


def away(pose: Pose, other: Pose = HERE) -> float:
    """How far a place is from another, in mm."""
    return float(((pose.x - other.x) ** 2 + (pose.y - other.y) ** 2) ** 0.5 / 1000)


def test_a_squadron_can_be_sent_right_beside_an_enemy_or_just_into_distance_1() -> None:
    table = table_with((X_WING, 900, 600))
    found = gaps(places(table), SquadronId(2))  # type: ignore[arg-type]
    assert min(found) == pytest.approx(CLOSE, abs=0.002)
    assert any(Distance.ONE.end - 0.1 < gap < Distance.ONE.end for gap in found)


def test_a_squadron_is_sent_as_far_as_it_gets_towards_an_enemy_that_is_too_far_away() -> None:
    table = table_with((X_WING, 900, 860))
    found = places(table)
    nearest = min(found.candidates(), key=lambda pose: away(pose, pose_at(900, 860)))
    assert (nearest.x, away(nearest)) == (HERE.x, pytest.approx(REACH, abs=0.01))


def test_a_squadron_can_stay_go_all_around_and_onto_an_obstacle() -> None:
    table = table_with()
    table.obstacle("station", 1000, 500)
    onto = places(table).candidates()
    assert HERE in onto
    assert any(away(pose, pose_at(1000, 500)) < 1 for pose in onto)
    found = places(Scenario()).candidates()
    ring = [pose for pose in found if away(pose) == pytest.approx(REACH, abs=0.01)]
    half = [pose for pose in found if away(pose) == pytest.approx(REACH / 2, abs=0.01)]
    assert len(ring) == len(half) == 12
    for circle in (ring, half):
        assert {(pose.x > HERE.x, pose.y > HERE.y) for pose in circle} == {(a, b) for a in (0, 1) for b in (0, 1)}


def test_no_candidate_lies_outside_the_play_area() -> None:
    table = table_with()
    own = table.squadron(TIE, 900, 40)
    found = Places(table.run(StillTable()).game, own, BAND).candidates()
    assert len(found) > 5
    assert min(pose.y for pose in found) >= SQUADRON_RADIUS * 1000


def test_own_squadrons_and_those_that_are_gone_attract_nobody() -> None:
    table = table_with()
    table.squadron(TIE, 900, 600)
    found = places(table)
    assert not any(Distance.ONE.end - 0.1 < gap < Distance.ONE.end for gap in gaps(found, SquadronId(2)))  # type: ignore[arg-type]


# Refusals name a legal place close by


def test_a_place_beyond_reach_is_answered_with_the_last_one_on_the_way_there() -> None:
    found = places(table_with())
    refusal = found.refusal(pose_at(900, 800))
    assert refusal is not None
    assert refusal.rule == "SQN-16"
    assert refusal.nearest.x == HERE.x
    assert away(refusal.nearest) == pytest.approx(REACH, abs=0.01)


def test_a_place_on_another_squadron_is_answered_with_one_close_beside_it() -> None:
    table = table_with((X_WING, 900, 600))
    found = places(table)
    refusal = found.refusal(pose_at(900, 600))
    assert refusal is not None
    assert refusal.rule == "SQN-17"
    assert found.accepts(refusal.nearest)
    assert 2 * SQUADRON_RADIUS - 0.001 <= away(refusal.nearest, pose_at(900, 600)) < 3 * SQUADRON_RADIUS


def test_behind_a_row_of_squadrons_the_nearest_place_is_found_on_either_side() -> None:
    table = table_with(*[(X_WING, 900 + 36 * number, 500) for number in (-1, 0, 1)])
    found = places(table)
    near = found.nearest(pose_at(900, 500))
    assert found.accepts(near)
    assert away(near, pose_at(900, 500)) < 3 * SQUADRON_RADIUS


def test_a_squadron_in_a_crowd_keeps_its_place_if_no_other_is_free() -> None:
    table = table_with()
    own = table.squadron(TIE, 900, 450)
    for dx, dy in ((36, 0), (-36, 0), (0, 36), (0, -36), (36, 36), (36, -36), (-36, 36), (-36, -36)):
        table.squadron(X_WING, 900 + dx, 450 + dy, side=1)
    found = Places(table.run(StillTable()).game, own, 1)
    assert found.accepts(HERE)
    for wanted in (pose_at(936, 450), pose_at(900, 480)):
        assert found.accepts(found.nearest(wanted))


def test_only_what_could_be_overlapped_is_looked_at() -> None:
    near, far = (X_WING, 900, 450 + REACH), (X_WING, 900, 450 + REACH + 4 * SQUADRON_RADIUS)
    found = places(table_with(near, far))
    assert [unit for _, unit in found.blockers] == [2]
    assert not found.accepts(pose_at(900, 450 + REACH - 1))


def test_a_squadron_may_end_in_the_empty_corner_beside_a_slanting_ship_but_not_on_it() -> None:
    table = table_with()
    table.ship(VICTORY, 900, 600, 45, side=1)
    found = places(table)
    body = found.game.body(2)
    for x in range(820, 1000, 12):
        for y in range(460, 600, 12):
            pose = pose_at(x, y)
            if away(pose) < REACH - 1:
                assert found.accepts(pose) is not overlaps(place_squadron(pose), body)


def test_places_drawn_at_random_are_legal_and_some_are_beside_an_enemy() -> None:
    found = places(table_with((X_WING, 900, 600)))
    rng = Random(3)
    drawn = [found.sample(rng) for _ in range(80)]
    assert all(found.accepts(pose) for pose in drawn)
    assert len(set(drawn)) > 60
    body = found.game.base(SquadronId(2))  # type: ignore[arg-type]
    engaged = [pose for pose in drawn if measure(place_squadron(pose), body).mm <= Distance.ONE.end]
    assert len(drawn) / 10 < len(engaged) < len(drawn) / 2
    assert all(away(pose) <= REACH for pose in drawn)
    for right in (True, False):
        for up in (True, False):
            assert any((pose.x > HERE.x, pose.y > HERE.y) == (right, up) for pose in drawn)
