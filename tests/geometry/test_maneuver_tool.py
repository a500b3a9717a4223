from __future__ import annotations

import pytest

from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import ToolSide, courses, final_pose, lay_tool, legal_sides, overlaps_tool
from armada.geometry.pose import Pose, pose_at
from armada.geometry.squadron_move import can_reach, reach
from tests.proves import proves

START = pose_at(900, 450, 30)


@proves("MOVE-02", "MOVE-04", "MOVE-06")
def test_each_joint_can_be_clicked_either_way_up_to_its_yaw_or_less() -> None:
    assert list(courses((0, 1))) == [(0, -1), (0, 0), (0, 1)]
    assert len(list(courses((0, 1, 2)))) == 1 * 3 * 5
    assert {abs(clicks[0]) for clicks in courses((2,))} == {0, 1, 2}


@proves("MOVE-14")
@pytest.mark.parametrize("size", Size)
def test_a_ship_is_placed_at_the_joint_of_its_speed(size: Size) -> None:
    for speed in range(1, 5):
        end = final_pose(Pose(0, 0), size, (0,) * speed, ToolSide.LEFT)
        assert end == Pose(0, 68_400 * speed)


@proves("MOVE-16", "OVL-17")
def test_at_a_reduced_speed_the_joints_stay_and_the_rest_of_the_tool_is_ignored() -> None:
    whole = lay_tool(START, Size.SMALL, (1, -1, 2), ToolSide.LEFT)
    for speed in (1, 2):
        clicks = (1, -1, 2)[:speed]
        assert lay_tool(START, Size.SMALL, clicks, ToolSide.LEFT).points[: speed + 1] == whole.points[: speed + 1]
        assert final_pose(START, Size.SMALL, clicks, ToolSide.LEFT).heading == whole.headings[speed]


@proves("MOVE-17")
@pytest.mark.parametrize("side", ToolSide)
def test_a_ship_ends_on_the_side_of_the_tool_on_which_it_started(side: ToolSide) -> None:
    for clicks in [(1, 0), (-1, 1), (2, -2, 1)]:
        end = final_pose(START, Size.MEDIUM, clicks, side)
        again = lay_tool(end, Size.MEDIUM, (0,), side)
        tool = lay_tool(START, Size.MEDIUM, clicks, side)
        level = (again.points[0][0], again.points[0][1])
        x, y = tool.points[-1]
        assert (level[0] - x) ** 2 + (level[1] - y) ** 2 == pytest.approx(16.3**2, abs=0.1), (
            "flush with the last segment"
        )


@proves("MOVE-18")
def test_where_the_ship_would_overlap_the_tool_the_other_side_is_used() -> None:
    assert legal_sides(Size.SMALL, (0, 1, -2)) == (ToolSide.LEFT,)
    assert legal_sides(Size.MEDIUM, (0, 1, 0)) == (ToolSide.RIGHT,)


@proves("MOVE-19")
def test_where_neither_side_overlaps_the_owner_chooses_and_the_ends_differ() -> None:
    assert legal_sides(Size.SMALL, (0, 1, 0)) == (ToolSide.LEFT, ToolSide.RIGHT)
    ends = {final_pose(START, Size.SMALL, (0, 1, 0), side) for side in ToolSide}
    assert len(ends) == 2


@proves("MOVE-20")
def test_a_course_that_overlaps_the_tool_on_both_sides_is_not_legal() -> None:
    assert legal_sides(Size.HUGE, (-1, 1)) == ()
    assert all(overlaps_tool(Size.HUGE, (-1, 1), side) for side in ToolSide)


@proves("MOVE-27")
def test_a_maneuver_at_speed_0_leaves_the_ship_in_place() -> None:
    assert final_pose(START, Size.LARGE, (), ToolSide.LEFT) == START
    assert legal_sides(Size.LARGE, ()) == (ToolSide.LEFT, ToolSide.RIGHT)


def test_poses_are_rounded_to_the_micrometre_after_each_movement() -> None:
    end = final_pose(START, Size.LARGE, (1, -1), ToolSide.RIGHT)
    assert all(isinstance(value, int) for value in end)
    assert 0 <= end.heading < 360_000


@proves("SQN-15", "SQN-16", "SQN-20")
def test_the_centre_of_a_squadron_moves_at_most_the_length_of_its_speeds_band() -> None:
    here = pose_at(100, 100)
    assert reach(3) == 184.8
    assert can_reach(here, pose_at(100, 284.8), 3)
    assert not can_reach(here, pose_at(100, 284.801), 3)
    assert can_reach(here, here, 0)
    assert not can_reach(here, pose_at(100, 100.001), 0)
