"""The maneuver tool for every course of every size, with shapely's own tool laid beside the ship."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from math import cos, hypot, radians, sin
from random import Random

import numpy as np
import pytest
import shapely

from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import (
    SIDES,
    Clicks,
    ToolSide,
    courses,
    final_pose,
    footprint,
    lay_tool,
    legal_sides,
    overlaps_tool,
)
from armada.geometry.pose import Point, Pose
from tests.geometry.oracle import CASES, WIDTHS, Bools, Floats, Geometries, frames, points, random_pose, rectangles

TOOL_WIDTH = 15.25
FLAT_END, AHEAD, BEYOND = 16.3, 46.13, 22.27
EVERY_COURSE = [clicks for speed in range(1, 5) for clicks in product(range(-2, 3), repeat=speed)]
ORIGIN = Pose(0, 0)


def laid(pose: Pose, size: Size, clicks: Clicks, side: ToolSide) -> tuple[list[Point], list[Point], list[float]]:
    """Flat end, joints and end of the tool; its raised lines P0 to Pn; headings in degrees."""
    x, y, heading = pose.x / 1000, pose.y / 1000, pose.heading / 1000
    width, length = WIDTHS[size]
    sign, forward = (1 if side is ToolSide.RIGHT else -1), (-48.5 if size is Size.HUGE else length / 2)
    offset = sign * (width + TOOL_WIDTH) / 2
    u, r = ahead(heading), rightward(heading)
    at = x + offset * r[0] + forward * u[0], y + offset * r[1] + forward * u[1]
    bends, raised, headings = [(at[0] - FLAT_END * u[0], at[1] - FLAT_END * u[1])], [at], [heading]
    for click in clicks:
        joint = at[0] + AHEAD * u[0], at[1] + AHEAD * u[1]
        heading += 22.5 * click
        u = ahead(heading)
        at = joint[0] + BEYOND * u[0], joint[1] + BEYOND * u[1]
        bends.append(joint)
        raised.append(at)
        headings.append(heading)
    return [*bends, at], raised, headings


def ahead(degrees: float) -> Point:
    return sin(radians(degrees)), cos(radians(degrees))


def rightward(degrees: float) -> Point:
    return cos(radians(degrees)), -sin(radians(degrees))


def ends(pose: Pose, size: Size, clicks: Clicks, side: ToolSide) -> tuple[float, float, float]:
    """Centre and heading of a ship that stands at the last raised line of the tool."""
    _, raised, headings = laid(pose, size, clicks, side)
    width, length = WIDTHS[size]
    sign, forward = (1 if side is ToolSide.RIGHT else -1), (-48.5 if size is Size.HUGE else length / 2)
    offset, u, r = sign * (width + TOOL_WIDTH) / 2, ahead(headings[-1]), rightward(headings[-1])
    x, y = raised[-1]
    return x - offset * r[0] - forward * u[0], y - offset * r[1] - forward * u[1], headings[-1]


@cache
def tools(size: Size, side: ToolSide) -> Geometries:
    """The tool of every course: a strip along its middle line, round at the joints, flat at the ends."""
    middles = [shapely.LineString(laid(ORIGIN, size, clicks, side)[0]) for clicks in EVERY_COURSE]
    made: Geometries = shapely.buffer(middles, TOOL_WIDTH / 2, cap_style="flat", join_style="round", quad_segs=64)
    return made


@cache
def shared(size: Size, side: ToolSide) -> Floats:
    """The area in square mm that ship and tool share: at the end, or for a huge ship at its start if that is more."""
    stands = [ends(ORIGIN, size, clicks, side) for clicks in EVERY_COURSE]
    turns = np.radians([heading for _, _, heading in stands])
    where = np.column_stack([[(x, y) for x, y, _ in stands], np.sin(turns), np.cos(turns)])
    area: Floats = shapely.area(shapely.intersection(tools(size, side), rectangles([size] * len(stands), where)))
    if size is Size.HUGE:
        start = rectangles([size], frames([ORIGIN]))[0]
        area = np.maximum(area, shapely.area(shapely.intersection(tools(size, side), start)))
    return area


def legal(size: Size, side: ToolSide) -> Bools:
    return shared(size, side) <= 1.0


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("side", SIDES)
def test_the_footprint_of_the_tool_on_every_course(size: Size, side: ToolSide) -> None:
    found = []
    for clicks in EVERY_COURSE:
        parts = footprint(lay_tool(ORIGIN, size, clicks, side))
        found.append(shapely.union_all([shapely.Polygon(part.corners) for part in parts]))
    expected = tools(size, side)
    joints = np.array([len(clicks) for clicks in EVERY_COURSE])
    differs = shapely.area(shapely.symmetric_difference(np.array(found), expected))
    assert np.all(differs < 0.4 * joints), "only the roundness of a joint may differ, drawn with 32 corners"
    assert np.all(shapely.hausdorff_distance(np.array(found), expected) < 0.1)


@pytest.mark.parametrize("size", Size)
def test_the_sides_legal_for_every_course(size: Size) -> None:
    """More than a square millimetre shared with the tool is an overlap; no course hangs by less than a tenth of it."""
    for side in SIDES:
        area = shared(size, side)
        assert np.all(np.abs(area - 1.0) > 0.1)
        found = np.array([not overlaps_tool(size, clicks, side) for clicks in EVERY_COURSE])
        wrong = [EVERY_COURSE[k] for k in np.flatnonzero(found != legal(size, side))]
        assert wrong == []
        assert found.tolist() == [side in legal_sides(size, clicks) for clicks in EVERY_COURSE]


@pytest.mark.parametrize("size", [Size.SMALL, Size.MEDIUM, Size.LARGE])
def test_the_simple_rule_of_which_sides_are_legal(size: Size) -> None:
    """The side to which the last joint turns; if straight, both for a small ship, else that of the joint before."""
    for k, clicks in enumerate(EVERY_COURSE):
        decisive = next((click for click in clicks[::-1][: 1 if size is Size.SMALL else 2] if click), 0)
        expected = {0: SIDES, 1: (ToolSide.RIGHT,), -1: (ToolSide.LEFT,)}[int(np.sign(decisive))]
        assert legal_sides(size, clicks) == expected
        assert tuple(side for side in SIDES if legal(size, side)[k]) == expected


@pytest.mark.parametrize("size", Size)
def test_which_courses_are_illegal_on_both_sides(size: Size) -> None:
    """None for small, medium and large ships; a huge ship, long as it is, has some."""
    neither = ~legal(size, ToolSide.LEFT) & ~legal(size, ToolSide.RIGHT)
    assert [not legal_sides(size, clicks) for clicks in EVERY_COURSE] == neither.tolist()
    assert neither.any() == (size is Size.HUGE)


@pytest.mark.parametrize("size", Size)
def test_a_ship_never_overlaps_a_tool_it_is_flush_with(size: Size) -> None:
    """A straight course shares no area at all, and mirrored courses share the same on the other side."""
    straight = [k for k, clicks in enumerate(EVERY_COURSE) if not any(clicks)]
    assert len(straight) == 4
    for side in SIDES:
        assert shared(size, side)[straight].max() < 1e-9
    mirror = [EVERY_COURSE.index(tuple(-click for click in clicks)) for clicks in EVERY_COURSE]
    np.testing.assert_allclose(shared(size, ToolSide.LEFT), shared(size, ToolSide.RIGHT)[mirror], atol=1e-6)
    for clicks in EVERY_COURSE:
        other = {ToolSide.LEFT: ToolSide.RIGHT, ToolSide.RIGHT: ToolSide.LEFT}
        mirrored = {other[side] for side in legal_sides(size, tuple(-click for click in clicks))}
        assert set(legal_sides(size, clicks)) == mirrored


def test_where_ships_end_from_any_pose() -> None:
    """Every size, side, course and reduced speed, from anywhere: right to a micrometre, and to the millidegree."""
    rng = Random(91)
    for k in range(CASES):
        pose = random_pose(rng, (900.0, 450.0), 900.0)
        size, side = list(Size)[k % 4], SIDES[k // 4 % 2]
        clicks = EVERY_COURSE[rng.randrange(len(EVERY_COURSE))]
        clicks = clicks[: rng.randrange(len(clicks) + 1)]
        x, y, heading = ends(pose, size, clicks, side)
        found = final_pose(pose, size, clicks, side)
        assert hypot(found.x / 1000 - x, found.y / 1000 - y) < 0.00072, "half a micrometre each way"
        assert found.heading == round(heading * 1000) % 360_000


def test_a_reduced_speed_is_a_shorter_way_along_the_same_tool() -> None:
    rng = Random(92)
    for _ in range(CASES // 8):
        pose, size, side = random_pose(rng, (0.0, 0.0), 900.0), rng.choice(list(Size)), rng.choice(SIDES)
        clicks = rng.choice(EVERY_COURSE[-625:])
        _, raised, headings = laid(pose, size, clicks, side)
        for speed in range(1, 5):
            end = final_pose(pose, size, clicks[:speed], side)
            again, own, _ = laid(end, size, (), side)
            assert hypot(own[0][0] - raised[speed][0], own[0][1] - raised[speed][1]) < 0.003
            assert end.heading == round(headings[speed] * 1000) % 360_000
            assert len(again) == 2
        assert final_pose(pose, size, clicks[:0], side) == pose


def test_where_the_tool_lies_from_any_pose() -> None:
    rng = Random(93)
    found: list[tuple[Point, ...]] = []
    expected: list[list[Point]] = []
    for _ in range(CASES):
        pose, size, side = random_pose(rng, (900.0, 450.0), 900.0), rng.choice(list(Size)), rng.choice(SIDES)
        clicks = rng.choice(EVERY_COURSE[-625:])
        tool = lay_tool(pose, size, clicks, side)
        bends, _, headings = laid(pose, size, clicks, side)
        assert tool.headings == tuple(round(heading * 1000) % 360_000 for heading in headings)
        found.append(tool.points)
        expected.append(bends)
    assert np.abs(np.array(found) - np.array(expected)).max() < 1e-9


def test_the_tool_is_as_long_as_its_segments() -> None:
    for size, side, clicks in product(Size, SIDES, EVERY_COURSE[:155]):
        bends = lay_tool(ORIGIN, size, clicks, side).points
        mm = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(bends)]
        assert mm == pytest.approx([FLAT_END + AHEAD, *[AHEAD + BEYOND] * (len(clicks) - 1), BEYOND])


@pytest.mark.parametrize("yaws", [(), (0,), (1,), (2,), (1, 2), (0, 1, 2), (2, 2, 2, 2), (0, 0, 0, 1)])
def test_courses_are_all_that_the_yaw_values_allow(yaws: Clicks) -> None:
    allowed = [
        clicks
        for clicks in product(range(-2, 3), repeat=len(yaws))
        if all(abs(c) <= y for c, y in zip(clicks, yaws, strict=True))
    ]
    found = list(courses(yaws))
    assert sorted(found) == sorted(allowed)
    assert len(set(found)) == len(found)


def test_the_final_base_lies_flush_with_the_last_segment() -> None:
    """The side of the base lies half a tool's width from the middle of the last raised line."""
    for size, side in product(Size, SIDES):
        for clicks in EVERY_COURSE[:155]:
            x, y, heading = ends(ORIGIN, size, clicks, side)
            pose = final_pose(ORIGIN, size, clicks, side)
            base = rectangles([size], frames([pose]))[0]
            middle = points(np.array(lay_tool(ORIGIN, size, clicks, side).points[-1]))
            assert base.distance(middle) == pytest.approx(TOOL_WIDTH / 2, abs=0.002)
            assert pose.centre == pytest.approx((x, y), abs=0.001)
            assert heading == pytest.approx(22.5 * sum(clicks))
