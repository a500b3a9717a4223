"""Answers drawn at random, and those named in refusals: legal, and spread over all that is legal."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from armada.engine.seats import Seat
from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at
from armada.rules.courses import Course, Courses
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.new_game import new_state
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.overlapping import PLACEMENT
from armada.rules.queries import ObjectPlace
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect
from armada.rules.shifted_obstacles import AT_OBSTACLE, ShiftObstacle
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.token_placement import TOKEN, PlaceToken
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, TIE, VICTORY, X_WING
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.setup_table import EMPIRE, REBELS, SetupTable

LEFT_SIDE, RIGHT_SIDE = ToolSide.LEFT, ToolSide.RIGHT


def drawn(question: Any, count: int) -> list[Any]:
    """Answers drawn at random, all of them legal."""
    rng = Random(11)
    found = [question.sample(rng) for _ in range(count)]
    assert all(question.accepts(answer) for answer in found)
    return found


def quarters(poses: list[Pose], x: float, y: float) -> list[int]:
    """How many poses lie in each quarter around a point."""
    sides = [(pose.x / 1000 > x, pose.y / 1000 > y) for pose in poses]
    return [sides.count((right, up)) for right in (True, False) for up in (True, False)]


# Courses


def test_every_course_with_and_without_more_yaw_can_be_drawn() -> None:
    for yaws, increases in (((1,), 0), ((1, 1), 0), ((0, 1), 1), ((1, 2), 1)):
        courses = Courses(Size.SMALL, yaws, increases)
        rng = Random(5)
        found = {courses.sample(rng).clicks for _ in range(400)}
        assert found == {course.clicks for course in courses.options()}


def test_each_side_of_the_tool_can_be_drawn() -> None:
    rng = Random(5)
    courses = Courses(Size.LARGE, (1, 1), 0)
    found = {(course.clicks, course.side) for course in (courses.sample(rng) for _ in range(400))}
    assert {(course.clicks, course.side) for course in courses.options()} <= found


def test_a_course_that_is_refused_is_answered_with_the_legal_one_that_is_most_like_it() -> None:
    courses = Courses(Size.SMALL, (1, 1), 1)
    assert courses.nearest(Course((2, 2), RIGHT_SIDE)).clicks == (2, 1)
    assert courses.nearest(Course((-2, 1), RIGHT_SIDE)).clicks == (-2, 1)
    assert courses.nearest(Course((1, -2), RIGHT_SIDE)).clicks == (1, -2)
    assert courses.nearest(Course((1,), RIGHT_SIDE)).clicks == (1, 0)
    assert courses.nearest(Course((1, 0, 2), RIGHT_SIDE)).clicks == (1, 0)
    for yaws, increases in (((1, 1), 0), ((1, 1), 1), ((0, 1), 2), ((2, 0), 1)):
        some = Courses(Size.SMALL, yaws, increases)
        for clicks in product(range(-3, 4), repeat=2):
            for side in (LEFT_SIDE, RIGHT_SIDE):
                assert some.refusal(some.nearest(Course(clicks, side))) is None


def test_a_ship_asked_for_its_course_is_offered_all_of_them_once() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, speed=2)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert table.question.kind is COURSE
    options = table.question.options
    assert len(options) == len(set(options))
    assert sum(not any(course.clicks) for course in options) == 1
    assert {course.clicks for course in drawn(table.question, 300)} == {course.clicks for course in options}


# Obstacles and tokens


def obstacles_asked() -> SetupTable:
    return SetupTable(new_state((REBELS, EMPIRE))).go_to(OBSTACLE)


def test_obstacles_drawn_at_random_lie_everywhere_with_any_heading_and_either_face() -> None:
    question = obstacles_asked().question
    found = drawn(question, 120)
    assert {placement.obstacle for placement in found} == {placement.obstacle for placement in question.options}
    assert 30 < sum(placement.mirrored for placement in found) < 90
    assert min(quarters([placement.pose for placement in found], 900, 450)) > 15
    headings = [placement.pose.heading // 90_000 for placement in found]
    assert all(headings.count(quarter) > 15 for quarter in range(4))


def test_obstacles_are_offered_at_places_spread_over_the_area_each_of_them_somewhere() -> None:
    question = obstacles_asked().question
    options = list(question.options)
    assert all(question.accepts(option) for option in options)
    assert len({option.obstacle for option in options}) == 6
    assert min(quarters([option.pose for option in options], 900, 450)) > 5
    assert len(options) > 40


def test_tokens_drawn_at_random_lie_everywhere_in_their_area() -> None:
    table = Scenario()
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    table.run(PlaceToken(by=Seat(0), kind="intel_sweep", place=ObjectPlace(Area(400, 200, 1000, 700))))
    assert table.question.kind is TOKEN
    poses = drawn(table.question, 100)
    assert min(quarters(poses, 700, 450)) > 12
    assert min(quarters(list(table.question.options), 700, 450)) > 5
    assert len(table.question.options) > 60


def test_squadrons_under_an_obstacle_that_was_moved_are_put_anywhere_on_it() -> None:
    table = Scenario()
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    table.obstacle("debris_field_1", 900, 450)
    table.squadron(TIE, 900, 520)
    table.run(ShiftObstacle(by=Seat(1), choices=(0,)))
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(900, 500)))
    assert table.question.kind is AT_OBSTACLE
    poses = drawn(table.question, 80)
    assert min(quarters(poses, 900, 500)) > 5
    assert set(table.question.options) == {pose_at(900, 520), pose_at(900, 500)}
    table.answer(AT_OBSTACLE, pose_at(900, 500))
    assert table.is_over
    assert table.the_squadron(2).pose == pose_at(900, 500)


# Displaced squadrons


def test_displaced_squadrons_are_put_at_random_anywhere_around_the_ship() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, speed=1)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    for x in (890, 930):
        table.squadron(X_WING, x, 395, side=1)
    table.run(ExecuteManeuver(ship=ship))
    table.answer(COURSE, Course((0,), LEFT_SIDE))
    assert table.question.kind is PLACEMENT
    end = table.the_ship(ship).pose
    assert end is not None
    found = drawn(table.question, 80)
    assert {placement.squadron for placement in found} == {2, 3}
    assert min(quarters([placement.pose for placement in found], end.x / 1000, end.y / 1000)) > 8
    offered = [placement.pose for placement in table.question.options]
    assert {placement.squadron for placement in table.question.options} == {2, 3}
    assert len(set(offered)) >= 3


# Repairs


def repairing(shields: dict[Any, int], damage: tuple[str | None, ...] = ()) -> Scenario:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 300, revealed=Command.REPAIR, shields=shields, damage=damage)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    table.run(RepairCommand(ship=ship))
    assert table.question.kind is REPAIR
    return table


MOVE, RECOVER, HULL = RepairEffect.MOVE_SHIELDS, RepairEffect.RECOVER_SHIELDS, RepairEffect.REPAIR_HULL


@pytest.mark.parametrize(
    ("repair", "rule", "words"),
    [
        (Repair(MOVE, FRONT, FRONT), "CMD-50", "another to move from"),
        (Repair(MOVE, LEFT, REAR), "DMG-24", "left"),
        (Repair(MOVE, FRONT, RIGHT), "DMG-25", ""),
        (Repair(RECOVER, LEFT), "DMG-24", "left"),
        (Repair(HULL, card=0), "CMD-53", "costs 3, and 2 are left"),
    ],
)
def test_a_repair_that_cannot_be_resolved_is_refused_with_its_own_reason(repair: Repair, rule: str, words: str) -> None:
    table = repairing({FRONT: 0, LEFT: 2, RIGHT: 0, REAR: 1}, (None,))
    refusal = table.question.refusal(repair)
    assert refusal is not None
    assert refusal.rule == rule
    assert words in str(refusal.reason)


def test_a_ship_with_a_shield_to_move_is_offered_it_to_and_from_each_hull_zone_that_can_have_it() -> None:
    options = repairing({FRONT: 0, LEFT: 2, RIGHT: 0, REAR: 1}).question.options
    moves = {(repair.zone, repair.source) for repair in options if repair.effect is MOVE}
    assert moves == {(zone, source) for zone in (FRONT, RIGHT) for source in (LEFT, REAR)}
    assert {repair.zone for repair in options if repair.effect is RECOVER} == {FRONT, RIGHT}
    assert not any(repair.effect is HULL for repair in options)
