"""Worked examples of ship movement, and what rulebooks and players say about the side of the tool."""

from __future__ import annotations

import pytest
import shapely

from armada.geometry.bases import BASES, Size
from armada.geometry.maneuver_tool import (
    CLICK,
    FLAT_END,
    FROM_JOINT,
    JOINTS,
    MAX_CLICKS,
    SIDES,
    TO_JOINT,
    TOOL_WIDTH,
    Clicks,
    ToolSide,
    final_pose,
    footprint,
    lay_tool,
    legal_sides,
    overlaps_tool,
)
from armada.geometry.pose import Point, Pose, to_play_area
from tests.proves import proves

START = Pose(0, 0)
LEFT, RIGHT = ToolSide.LEFT, ToolSide.RIGHT
SMALL, MEDIUM, LARGE, HUGE = Size.SMALL, Size.MEDIUM, Size.LARGE, Size.HUGE
HAIR = 0.01


def close(*numbers: float) -> tuple[object, ...]:
    return tuple(pytest.approx(number, abs=HAIR) for number in numbers)


@proves("PHYS-01", "PHYS-02", "PHYS-03", "PHYS-11", "PHYS-12")
def test_the_measures_of_bases_and_tool() -> None:
    assert [(BASES[size].width, BASES[size].length) for size in Size] == [(43, 71), (63, 102), (77.5, 129), (77.5, 355)]
    assert [(BASES[size].width + TOOL_WIDTH) / 2 for size in Size] == [29.125, 39.125, 46.375, 46.375]
    assert [BASES[size].tool_y for size in Size] == [35.5, 51.0, 64.5, -48.5]
    assert (TO_JOINT, FROM_JOINT, FLAT_END) == (46.13, 22.27, 16.3)
    assert pytest.approx(68.4) == TO_JOINT + FROM_JOINT
    assert (CLICK, MAX_CLICKS, JOINTS) == (22_500, 2, 4)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("size", "fronts"),
    [
        (SMALL, (103.9, 172.3, 240.7, 309.1)),
        (MEDIUM, (119.4, 187.8, 256.2, 324.6)),
        (LARGE, (132.9, 201.3, 269.7, 338.1)),
        (HUGE, (245.9, 314.3, 382.7, 451.1)),
    ],
)
def test_straight_ahead_every_size_moves_alike(size: Size, fronts: tuple[float, ...], side: ToolSide) -> None:
    for speed, (centre, front) in enumerate(zip((68.40, 136.80, 205.20, 273.60), fronts, strict=True), start=1):
        end = final_pose(START, size, (0,) * speed, side)
        assert end.centre == close(0, centre)
        assert end.heading == 0
        assert to_play_area(end, 0, BASES[size].length / 2) == close(0, front)


TURNS = [
    (SMALL, LEFT, (0, 1, -2), [(-29.12, 81.63), (-29.12, 150.03), (-2.95, 213.22)], (29.02, 212.15), -22.5),
    (SMALL, RIGHT, (1, 1), [(29.12, 81.63), (55.30, 144.82)], (25.35, 156.06), 45),
    (SMALL, RIGHT, (0, 1, 0), [(29.12, 81.63), (29.12, 150.03), (55.30, 213.22)], (23.33, 212.15), 22.5),
    (SMALL, LEFT, (0, 1, 0), [(-29.12, 81.63), (-29.12, 150.03), (-2.95, 213.22)], (18.90, 189.85), 22.5),
    (MEDIUM, RIGHT, (1,), [(39.12, 97.13)], (-8.02, 85.56), 22.5),
    (MEDIUM, RIGHT, (0, 1), [(39.12, 97.13), (39.12, 165.53)], (-8.02, 153.96), 22.5),
    (LARGE, RIGHT, (0, 1, 1), [(46.38, 110.63), (46.38, 179.03), (72.55, 242.22)], (9.90, 245.15), 45),
    (LARGE, LEFT, (0, -1), [(-46.38, 110.63), (-46.38, 179.03)], (12.63, 157.76), -22.5),
    (HUGE, LEFT, (-1, 0), [(-46.38, -2.37), (-72.55, 60.82)], (-56.79, 143.95), -22.5),
]
"""Size, side of the tool, clicks, joints, new centre and new heading of a ship that starts at the origin."""


@pytest.mark.parametrize(("size", "side", "clicks", "joints", "centre", "degrees"), TURNS)
def test_turning_examples(
    size: Size, side: ToolSide, clicks: Clicks, joints: list[Point], centre: Point, degrees: float
) -> None:
    end = final_pose(START, size, clicks, side)
    assert end.centre == close(*centre)
    assert end.heading == round(degrees * 1000) % 360_000
    laid = lay_tool(START, size, clicks, side).points[1:-1]
    assert len(laid) == len(joints)
    for found, expected in zip(laid, joints, strict=True):
        assert found == close(*expected)


FINER = [
    (SMALL, LEFT, (0, 1, -2), (29.021, 212.146)),
    (SMALL, RIGHT, (1, 1), (25.351, 156.063)),
    (SMALL, RIGHT, (0, 1, 0), (23.330, 212.146)),
    (SMALL, LEFT, (0, 1, 0), (18.896, 189.855)),
    (MEDIUM, RIGHT, (1,), (-8.016, 85.559)),
    (MEDIUM, RIGHT, (0, 1), (-8.016, 153.959)),
    (LARGE, RIGHT, (0, 1, 1), (9.897, 245.154)),
    (LARGE, LEFT, (0, -1), (12.631, 157.762)),
    (HUGE, LEFT, (-1, 0), (-56.788, 143.953)),
]


@pytest.mark.parametrize(("size", "side", "clicks", "centre"), FINER)
def test_turning_examples_to_the_micrometre(size: Size, side: ToolSide, clicks: Clicks, centre: Point) -> None:
    end = final_pose(START, size, clicks, side)
    assert end.centre == pytest.approx(centre, abs=0.0011)


@proves("MOVE-14", "MOVE-17")
def test_the_example_worked_by_hand_step_by_step() -> None:
    """A small ship, tool on its left, clicks 0, +1, -2: each raised line and joint, then the centre."""
    tool = lay_tool(START, SMALL, (0, 1, -2), LEFT)
    flat, *joints, last = tool.points
    assert flat == close(-29.125, 35.5 - 16.3)
    assert joints == [close(-29.125, 81.63), close(-29.125, 150.03), close(-2.949, 213.224)]
    raised = [lay_tool(START, SMALL, (0, 1, -2)[:speed], LEFT).points[-1] for speed in range(4)]
    assert raised == [close(-29.125, 35.5), close(-29.125, 103.90), close(-20.603, 170.605), close(-11.472, 233.798)]
    assert last == raised[3]
    assert tool.headings == (0, 0, 22_500, 337_500)
    assert final_pose(START, SMALL, (0, 1, -2), LEFT).centre == close(29.02, 212.15)


def test_with_the_tool_on_the_inside_of_a_turn_the_ship_first_swings_outward() -> None:
    assert final_pose(START, MEDIUM, (1,), RIGHT).x < 0
    assert final_pose(START, MEDIUM, (-1,), LEFT).x > 0


def test_the_joint_is_ahead_of_the_front_edge_and_beside_the_ship() -> None:
    for size in Size:
        (_, joint, _), base = lay_tool(START, size, (1,), RIGHT).points, BASES[size]
        assert joint == close((base.width + 15.25) / 2, base.tool_y + 46.13)


@proves("MOVE-27")
def test_at_speed_0_the_pose_does_not_change() -> None:
    away = Pose(123_456, -98_765, 34_567)
    for size in Size:
        assert {final_pose(away, size, (), side) for side in SIDES} == {away}


@proves("MOVE-16", "OVL-17")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("size", Size)
def test_a_reduced_speed_drops_the_last_clicks_and_changes_nothing_else(size: Size, side: ToolSide) -> None:
    clicks = (1, -2, 0, 2)
    whole = lay_tool(START, size, clicks, side)
    for speed in range(1, 5):
        part = lay_tool(START, size, clicks[:speed], side)
        assert part.points[:-1] == whole.points[: speed + 1]
        assert part.headings == whole.headings[: speed + 1]
        end = final_pose(START, size, clicks[:speed], side)
        assert end.heading == whole.headings[speed]
        back = lay_tool(end, size, (), side).points[-1]
        assert back == close(*part.points[-1])


def shared(size: Size, clicks: Clicks, side: ToolSide, pose: Pose) -> float:
    """The area that a base at a pose shares with the tool of a course, in square mm."""
    tool = shapely.union_all([shapely.Polygon(part.corners) for part in footprint(lay_tool(START, size, clicks, side))])
    x, y = BASES[size].width / 2, BASES[size].length / 2
    base = shapely.Polygon([to_play_area(pose, u, v) for u, v in ((-x, -y), (x, -y), (x, y), (-x, y))])
    return float(tool.intersection(base).area)


def at_end(size: Size, clicks: Clicks, side: ToolSide) -> float:
    return shared(size, clicks, side, final_pose(START, size, clicks, side))


@proves("MOVE-18")
@pytest.mark.parametrize(("clicks", "overlap"), [((0, 1, -2), 847), ((0, 1, -1), 500)])
def test_the_rulebooks_example_overlaps_on_the_right_and_not_on_the_left(clicks: Clicks, overlap: float) -> None:
    """A Nebulon-B, and in the later booklet a Consular, both small."""
    assert at_end(SMALL, clicks, RIGHT) == pytest.approx(overlap, abs=1)
    assert at_end(SMALL, clicks, LEFT) == pytest.approx(0, abs=0.05)
    assert legal_sides(SMALL, clicks) == (LEFT,)


@proves("MOVE-19")
def test_a_small_ship_may_take_either_side_when_the_last_joint_is_straight() -> None:
    for side in SIDES:
        assert at_end(SMALL, (0, 1, 0), side) == pytest.approx(0, abs=0.05)
    assert legal_sides(SMALL, (0, 1, 0)) == SIDES


@proves("MOVE-18", "MOVE-19")
def test_a_medium_ship_needs_two_straight_joints_for_that() -> None:
    assert at_end(MEDIUM, (0, 1, 0), LEFT) == pytest.approx(34, abs=1)
    assert at_end(MEDIUM, (0, 1, 0), RIGHT) == pytest.approx(0, abs=0.05)
    assert legal_sides(MEDIUM, (0, 1, 0)) == (RIGHT,)
    for side in SIDES:
        assert at_end(MEDIUM, (1, 0, 0), side) == pytest.approx(0, abs=0.05)
    assert legal_sides(MEDIUM, (1, 0, 0)) == SIDES


@proves("MOVE-20")
def test_a_huge_ship_blocked_before_moving_on_one_side_and_at_the_end_on_the_other_needs_another_course() -> None:
    assert shared(HUGE, (-1, 1), RIGHT, START) == pytest.approx(1079, abs=1)
    assert at_end(HUGE, (-1, 1), LEFT) == pytest.approx(1403, abs=1)
    assert legal_sides(HUGE, (-1, 1)) == ()


def test_a_huge_ship_may_turn_left_with_the_tool_on_its_left() -> None:
    assert shared(HUGE, (-1, 0), LEFT, START) == pytest.approx(0, abs=0.05)
    assert at_end(HUGE, (-1, 0), LEFT) == pytest.approx(0, abs=0.05)
    assert LEFT in legal_sides(HUGE, (-1, 0))


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
def test_a_last_joint_that_is_clicked_decides_the_side(size: Size) -> None:
    for clicks in [(1,), (0, 2), (-2, 1), (-1, -1, 2), (2, 2, 2, 1)]:
        assert legal_sides(size, clicks) == (RIGHT,)
        assert overlaps_tool(size, clicks, LEFT)
        assert legal_sides(size, tuple(-click for click in clicks)) == (LEFT,)


@pytest.mark.parametrize("size", Size)
def test_all_straight_leaves_the_choice(size: Size) -> None:
    for speed in range(1, 5):
        assert legal_sides(size, (0,) * speed) == SIDES
        for side in SIDES:
            assert at_end(size, (0,) * speed, side) == pytest.approx(0, abs=1e-6)


def test_the_frames_of_the_dials_ride_above_the_tool() -> None:
    """They reach 7.5 mm past the side: if they counted, not even a straight course would be legal."""
    end = final_pose(START, SMALL, (0,), RIGHT)
    tool = [shapely.Polygon(part.corners) for part in footprint(lay_tool(START, SMALL, (0,), RIGHT))]
    frame = shapely.Point(to_play_area(end, *BASES[SMALL].dials[1])).buffer(12.8)
    assert shapely.union_all(tool).intersection(frame).area > 50
    assert legal_sides(SMALL, (0,)) == SIDES
