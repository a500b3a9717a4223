"""Courses: clicks within the yaw values, sides of the tool, what is drawn at random (MOVE-02 to MOVE-20)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import MAX_CLICKS, SIDES, ToolSide, legal_sides
from armada.rules.courses import Course, Courses
from tests.proves import proves

LEFT, RIGHT = ToolSide.LEFT, ToolSide.RIGHT
SIZES = list(Size)


def refused(courses: Courses, clicks: tuple[int, ...], side: ToolSide, rule: str) -> str:
    """The reason for which a course is refused by a rule; the answer offered instead is legal."""
    refusal = courses.refusal(Course(clicks, side))
    assert refusal is not None
    assert refusal.rule == rule
    assert courses.refusal(refusal.nearest) is None
    return refusal.reason


@proves("MOVE-04")
def test_a_joint_without_yaw_stays_straight_and_others_turn_either_way() -> None:
    courses = Courses(Size.SMALL, (0, 1, 2))
    assert courses.refusal(Course((0, -1, 2), RIGHT)) is None
    assert courses.refusal(Course((0, 1, -2), LEFT)) is None
    assert "must stay straight" in refused(courses, (1, 0, 0), RIGHT, "MOVE-04")
    assert "Joint 2 was clicked twice. It can be clicked once." in refused(courses, (0, 2, 0), RIGHT, "MOVE-04")


@proves("MOVE-05")
def test_raised_by_one_no_yaw_becomes_one_and_one_becomes_two_but_two_stays_two() -> None:
    raised = Courses(Size.SMALL, (0, 1, 2), increases=1)
    assert raised.refusal(Course((1, 1, 2), RIGHT)) is None
    assert raised.refusal(Course((0, 2, 2), RIGHT)) is None
    refused(raised, (0, 1, 3), RIGHT, "MOVE-05")


@proves("MOVE-02", "CMD-33")
def test_one_increase_raises_one_joint_only() -> None:
    raised = Courses(Size.SMALL, (0, 1, 2), increases=1)
    reason = refused(raised, (1, 2, 2), RIGHT, "MOVE-02")
    assert reason == "The joints were clicked twice beyond the yaw values -, I, II. Go once beyond at most."


@proves("MOVE-08")
def test_a_course_has_as_many_joints_as_the_speed() -> None:
    reason = refused(Courses(Size.MEDIUM, (0, 1)), (0,), RIGHT, "MOVE-08")
    assert reason == "A course of 1 joint was set; the ship must move at speed 2. Set 2 joints."


@proves("MOVE-18")
def test_a_side_on_which_the_ship_would_end_on_the_tool_is_refused() -> None:
    reason = refused(Courses(Size.LARGE, (1, 1)), (0, -1), RIGHT, "MOVE-18")
    assert reason == "With the tool on its right the ship would end on it. Use the tool on its left."


@proves("MOVE-20")
def test_a_course_that_ends_on_the_tool_on_both_sides_is_refused() -> None:
    huge = Courses(Size.HUGE, (1, 1))
    refused(huge, (1, -1), LEFT, "MOVE-20")
    refused(huge, (1, -1), RIGHT, "MOVE-20")
    assert (1, -1) not in {course.clicks for course in huge.options()}


@proves("MOVE-19")
def test_both_sides_are_listed_where_both_are_legal() -> None:
    sides = {course.side for course in Courses(Size.SMALL, (1, 1)).options() if course.clicks == (1, 0)}
    assert sides == set(SIDES)


@pytest.mark.parametrize("size", SIZES)
def test_the_straight_course_is_always_legal(size: Size) -> None:
    for speed in range(5):
        courses = Courses(size, (0,) * speed)
        assert courses.is_straight_only
        assert courses.refusal(courses.straight) is None


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("yaws", "increases"), [((2,), 0), ((0, 1), 1), ((0, 1, 2), 1), ((0, 1, 1, 2), 2)])
def test_what_is_listed_is_what_is_accepted(size: Size, yaws: tuple[int, ...], increases: int) -> None:
    courses = Courses(size, yaws, increases)
    listed = courses.options()
    assert len(set(listed)) == len(listed)
    every = product(range(-MAX_CLICKS, MAX_CLICKS + 1), repeat=len(yaws))
    accepted = {
        Course(clicks, side)
        for clicks in every
        for side in SIDES
        if courses.refusal(Course(clicks, side)) is None and (any(clicks) or side is LEFT)
    }
    assert set(listed) == accepted


@pytest.mark.parametrize("size", SIZES)
def test_a_course_drawn_at_random_is_legal_and_every_legal_one_can_be_drawn(size: Size) -> None:
    courses = Courses(size, (0, 1, 2), increases=1)
    rng = Random(f"courses {size}")
    drawn = {courses.sample(rng) for _ in range(6000)}
    assert all(courses.refusal(course) is None for course in drawn)
    assert {course.clicks for course in drawn} == {course.clicks for course in courses.options()}


@pytest.mark.parametrize("size", SIZES)
def test_what_is_offered_instead_of_a_refused_course_is_legal(size: Size) -> None:
    courses = Courses(size, (0, 1), increases=1)
    for clicks in product(range(-4, 5), repeat=3):
        for count in range(4):
            for side in SIDES:
                near = courses.nearest(Course(clicks[:count], side))
                assert courses.refusal(near) is None


def test_a_small_medium_or_large_ship_always_has_a_side_for_the_tool() -> None:
    """So only huge ships can need to set another course (MOVE-20)."""
    turns = range(-MAX_CLICKS, MAX_CLICKS + 1)
    for speed in range(1, 5):
        for clicks in product(turns, repeat=speed):
            assert all(legal_sides(size, clicks) for size in (Size.SMALL, Size.MEDIUM, Size.LARGE))
