from __future__ import annotations

import pytest

from armada.catalog.shapes import chassis, ship_shape
from armada.geometry.bases import BASES, SQUADRON_RADIUS, HullZone, Size
from armada.geometry.maneuver_tool import CLICK, JOINTS, ToolSide, lay_tool
from armada.geometry.pose import Pose
from tests.proves import proves


@proves("PHYS-01")
def test_a_small_base_is_43_by_71() -> None:
    assert BASES[Size.SMALL][:2] == (43.0, 71.0)


@proves("PHYS-02")
def test_a_medium_base_is_63_by_102() -> None:
    assert BASES[Size.MEDIUM][:2] == (63.0, 102.0)


@proves("PHYS-03")
def test_a_large_base_is_77_and_a_half_by_129() -> None:
    assert BASES[Size.LARGE][:2] == (77.5, 129.0)


@proves("PHYS-06")
def test_the_size_classes_are_small_medium_large_and_the_later_huge() -> None:
    assert [size.value for size in Size] == ["small", "medium", "large", "huge"]


@proves("PHYS-10")
def test_a_squadron_base_is_a_circle_of_about_34_mm() -> None:
    diameter = 2 * SQUADRON_RADIUS
    assert diameter == pytest.approx(34.0, abs=0.3)


@proves("PHYS-11")
def test_one_click_turns_the_next_segment_by_22_and_a_half_degrees() -> None:
    straight, turned = lay_tool(Pose(0, 0), Size.SMALL, (0, 1), ToolSide.LEFT).headings[-2:]
    assert turned - straight == CLICK == 22_500


@proves("PHYS-12", "MOVE-15")
def test_the_tool_has_a_joint_for_each_speed_and_a_segment_more() -> None:
    tool = lay_tool(Pose(0, 0), Size.SMALL, (0,) * JOINTS, ToolSide.LEFT)
    assert len(tool.points) - 2 == JOINTS == 4
    assert len(tool.headings) == 5


@proves("PHYS-13", "ARC-08")
@pytest.mark.parametrize("key", chassis())
def test_hull_zones_lie_on_the_token_and_the_token_inside_the_base(key: str) -> None:
    shape = ship_shape(key)
    width = shape.base.width if shape.size is Size.HUGE else shape.base.token_width
    for zone in shape.zones.values():
        for x, y in zone.corners:
            assert abs(x) <= width / 2 + 1e-9 <= shape.base.width / 2 + 1e-9
            assert abs(y) <= shape.base.token_length / 2 + 1e-9 < shape.base.length / 2


@proves("ARC-01", "ARC-09")
@pytest.mark.parametrize("key", chassis())
def test_arc_lines_divide_a_token_into_its_hull_zones(key: str) -> None:
    shape = ship_shape(key)
    four = [HullZone.FRONT, HullZone.RIGHT, HullZone.REAR, HullZone.LEFT]
    assert list(shape.zones) == (list(HullZone) if shape.size is Size.HUGE else four)
    for zone in shape.zones.values():
        for line in zone.borders:
            assert any(abs(x - line[1][0]) + abs(y - line[1][1]) < 0.02 for x, y in zone.corners)


def test_all_33_chassis_are_there_with_three_shapes_of_crossing() -> None:
    assert len(chassis()) == 33
    crossings = set()
    for key, token in chassis().items():
        inner = {line[0] for line in token.arc_lines.values()}
        crossings.add((len(inner), token.size is Size.HUGE, len({x for x, _ in inner}) > 1))
        assert ship_shape(key).size is token.size
    assert crossings == {(1, False, False), (2, False, False), (2, False, True), (3, True, False)}
