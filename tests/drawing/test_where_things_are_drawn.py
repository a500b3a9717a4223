"""Drawings put everything where geometry does."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armada.catalog.shapes import chassis, obstacle_tokens
from armada.drawing.arcs import equidistant
from armada.drawing.attacks import show_attack
from armada.drawing.board import (
    Board,
    BoardObstacle,
    BoardShip,
    BoardSquadron,
    CourseTool,
    EngagementRing,
    FiringArc,
    GhostSquadron,
    LaidRuler,
    MeasuredLine,
    Overlay,
    ReachDisc,
    SightLine,
    TargetingPoint,
    Tone,
)
from armada.drawing.examples import DOMINATOR, OBSTACLES, PRIDE, YAVARIS
from armada.drawing.svg import draw_board
from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS, HullZone
from armada.geometry.convex import closest_to_point
from armada.geometry.firing_arc import is_point_in_arc
from armada.geometry.maneuver_tool import ToolSide, final_pose, lay_tool
from armada.geometry.pose import Point, Pose, pose_at
from armada.geometry.ruler import DISTANCES, RANGES, RULER
from armada.geometry.targets import attack_lines
from tests.drawing.drawn import SVG, corners, curve, farthest, moved, of_class, on_table, parsed, title_of

DRAWN = 0.02
"""Numbers are written to a hundredth of a millimetre."""

CURVED = 0.15
"""Band lines are written to a tenth, in steps of a few degrees."""

poses = st.builds(Pose, st.integers(0, 1_800_000), st.integers(0, 900_000), st.integers(0, 359_999))
SHIPS = [(key, zone) for key, token in chassis().items() for zone in token.hull_zones]


@settings(max_examples=40, deadline=None)
@given(key=st.sampled_from(sorted(chassis())), pose=poses, team=st.sampled_from((0, 1)))
def test_the_base_and_hull_zones_of_a_ship(key: str, pose: Pose, team: int) -> None:
    ship = BoardShip(ship=key, pose=pose, team=1 if team else 0)
    root = parsed(draw_board(Board(title="ship", ships=(ship,))))
    (drawn,) = of_class(root, "ship")
    (body,) = drawn.findall(f"{SVG}g[@transform]")
    (base,) = of_class(body, "base")
    turn = body.get("transform")
    assert farthest(on_table(moved(turn, corners(base))), ship.placed.base.corners) < DRAWN
    for zone, polygon in zip(ship.placed.zones, of_class(body, "zone"), strict=True):
        assert farthest(on_table(moved(turn, corners(polygon))), zone.corners) < DRAWN
    points = [(float(dot.get("cx", "0")), float(dot.get("cy", "0"))) for dot in of_class(body, "point")]
    assert farthest(on_table(moved(turn, points)), [zone.targeting_point for zone in ship.placed.zones]) < DRAWN
    frames = [(float(dot.get("cx", "0")), float(dot.get("cy", "0"))) for dot in of_class(body, "frame")]
    assert farthest(on_table(moved(turn, frames)), ship.placed.dials) < DRAWN
    assert {frame.get("r") for frame in of_class(body, "frame")} == {str(DIAL_RADIUS)}


@settings(max_examples=30, deadline=None)
@given(key=st.sampled_from(sorted(obstacle_tokens())), pose=poses, mirrored=st.booleans())
def test_the_outline_of_an_obstacle(key: str, pose: Pose, mirrored: bool) -> None:
    obstacle = BoardObstacle(obstacle=key, pose=pose, mirrored=mirrored)
    root = parsed(draw_board(Board(title="obstacle", obstacles=(obstacle,))))
    (drawn,) = of_class(root, "obstacle")
    outline = drawn.find(f"{SVG}polygon")
    assert outline is not None
    assert farthest(on_table(moved(drawn.get("transform"), corners(outline))), obstacle.placed.outline) < DRAWN


def test_a_squadron_is_a_disc_of_its_base() -> None:
    squadron = BoardSquadron(squadron="x_wing_squadron", pose=pose_at(321.5, 123.25))
    root = parsed(draw_board(Board(title="squadron", squadrons=(squadron,))))
    (drawn,) = of_class(root, "squadron")
    (disc,) = of_class(drawn, "disc")
    assert on_table(moved(drawn.get("transform"), [(0.0, 0.0)])) == [(321.5, 123.25)]
    assert disc.get("r") == str(SQUADRON_RADIUS)


@pytest.mark.parametrize(("key", "zone"), SHIPS)
def test_a_range_band_ends_at_its_length_from_the_hull_zone_inside_the_arc(key: str, zone: HullZone) -> None:
    ship = BoardShip(ship=key, pose=pose_at(700, 450, 33)).placed
    for band in RANGES:
        line = equidistant(ship, zone, band.end)
        measured = ship.zone(zone)
        for x, y in line:
            nearest = min(closest_to_point(part, x, y).mm for part in measured.parts)
            assert nearest == pytest.approx(band.end, abs=0.01)
        for x, y in line[1:-1]:
            assert is_point_in_arc(measured, x, y)


def test_the_drawn_band_lines_are_those_lines() -> None:
    arc = FiringArc(ship=DOMINATOR, zone=HullZone.FRONT)
    root = parsed(draw_board(Board(title="arc", ships=(DOMINATOR,), overlays=(arc,))))
    for band in RANGES:
        (drawn,) = of_class(root, f"b-{band.name.lower()}")
        assert farthest(curve(drawn), equidistant(DOMINATOR.placed, HullZone.FRONT, band.end)) < CURVED


def test_each_band_line_has_a_dash_of_its_own() -> None:
    arc = FiringArc(ship=DOMINATOR, zone=HullZone.FRONT)
    text = draw_board(Board(title="arc", ships=(DOMINATOR,), overlays=(arc,)))
    dashes = {}
    for band in RANGES:
        rule = next(line for line in text.splitlines() if f".b-{band.name.lower()}{{" in line)
        dashes[band] = "dasharray" in rule and rule.partition("dasharray:")[2].partition(";")[0]
    assert len(set(dashes.values())) == 3, "close is dotted, medium dashed, long solid"


def test_an_attack_is_shown_as_geometry_measures_it() -> None:
    pieces = (DOMINATOR, YAVARIS, PRIDE, *OBSTACLES)
    arc, sight, measured = show_attack(DOMINATOR, HullZone.FRONT, YAVARIS, HullZone.FRONT, pieces)
    (line,) = [
        line
        for line in attack_lines(DOMINATOR.placed, YAVARIS.placed)
        if (line.zone, line.target_zone) == (HullZone.FRONT, HullZone.FRONT)
    ]
    assert isinstance(arc, FiringArc)
    assert isinstance(sight, SightLine)
    assert isinstance(measured, MeasuredLine)
    assert dist(measured.start, measured.end) == pytest.approx(line.measured.mm)
    assert (sight.start, sight.end) == ((line.sight.x1, line.sight.y1), (line.sight.x2, line.sight.y2))
    assert sight.obstructed
    assert sight.label == "obstructed by asteroid field"
    assert measured.tone is Tone.GOOD


def test_an_attack_without_arc_or_range_shows_the_arc_alone() -> None:
    assert show_attack(DOMINATOR, HullZone.REAR, YAVARIS, HullZone.FRONT, ()) == (
        FiringArc(ship=DOMINATOR, zone=HullZone.REAR),
    )


@pytest.mark.parametrize(("side", "label"), [("range", "medium · 150 mm"), ("distance", "distance 3 · 150 mm")])
def test_a_measured_line_names_its_length_and_band(side: str, label: str) -> None:
    line = MeasuredLine(start=(100, 100), end=(190, 220), side="range" if side == "range" else "distance")
    root = parsed(draw_board(Board(title="measured", overlays=(line,))))
    (drawn,) = of_class(root, "measured")
    assert drawn.get("d") == "M100 -100L190 -220"
    assert [text.text for text in of_class(root, "pilltext")] == [label]


def test_a_line_longer_than_the_ruler_says_so() -> None:
    line = MeasuredLine(start=(100, 100), end=(600, 100))
    root = parsed(draw_board(Board(title="measured", overlays=(line,))))
    assert [text.text for text in of_class(root, "pilltext")] == ["500 mm, beyond the ruler"]


def test_the_ruler_has_the_bands_of_both_sides() -> None:
    root = parsed(draw_board(Board(title="ruler", overlays=(LaidRuler(start=(400, 300), towards=(400, 500)),))))
    (drawn,) = of_class(root, "laid-ruler")
    assert farthest(on_table(moved(drawn.get("transform"), [(RULER, 0.0)])), [(400, 300 + RULER)]) < DRAWN
    bands = [rect for rect in drawn.findall(f"{SVG}rect") if rect.get("class") != "ruler"]
    ends = [float(rect.get("x", "")) + float(rect.get("width", "")) for rect in bands]
    assert ends == pytest.approx([band.end for band in (*RANGES, *DISTANCES)], abs=DRAWN)
    names = [text.text for text in drawn.iter(f"{SVG}text")]
    assert names == ["CLOSE", "MEDIUM", "LONG", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize("clicks", [(), (1,), (0, -1, -1), (0, 1, 1, 2)])
def test_a_course_shows_the_tool_and_the_ship_at_each_speed(clicks: tuple[int, ...]) -> None:
    course = CourseTool(ship=PRIDE, clicks=clicks, side=ToolSide.RIGHT)
    root = parsed(draw_board(Board(title="course", ships=(PRIDE,), overlays=(course,))))
    size = PRIDE.shape.size
    for speed, outline in enumerate(of_class(root, "stop"), 1):
        pose = final_pose(PRIDE.pose, size, clicks[:speed], ToolSide.RIGHT)
        expected = BoardShip(ship=PRIDE.ship, pose=pose).placed.base.corners
        assert farthest(on_table(corners(outline)), expected) < DRAWN
    joints = [(float(joint.get("cx", "")), float(joint.get("cy", ""))) for joint in of_class(root, "joint")]
    tool = lay_tool(PRIDE.pose, size, clicks, ToolSide.RIGHT)
    assert on_table(joints) == pytest.approx([pytest.approx(point, abs=DRAWN) for point in tool.points[1:-1]])
    assert len(of_class(root, "ghost")) == bool(clicks)
    if clicks:
        (ghost,) = of_class(root, "ghost")
        (around,) = [group for group in root.iter(f"{SVG}g") if ghost in list(group)]
        end = final_pose(PRIDE.pose, size, clicks, ToolSide.RIGHT)
        assert on_table(moved(around.get("transform"), [(0.0, 0.0)])) == [pytest.approx(end.centre, abs=DRAWN)]


def test_a_squadron_reaches_as_far_as_its_speed_and_engages_at_distance_1() -> None:
    luke = BoardSquadron(squadron="luke_skywalker", pose=pose_at(600, 400), selected=True)
    end = pose_at(700, 420)
    overlays: tuple[Overlay, ...] = (
        ReachDisc(pose=luke.pose, speed=3),
        EngagementRing(pose=end),
        GhostSquadron(squadron=luke, end=end),
    )
    root = parsed(draw_board(Board(title="move", squadrons=(luke,), overlays=overlays)))
    (reach,), (ring,) = of_class(root, "reach"), of_class(root, "engaged")
    assert reach.get("r") == "184.8"
    assert [circle.get("r") for circle in of_class(root, "reach-in")] == ["76.5", "124.7"]
    assert ring.get("r") == "93.6"
    assert len(of_class(root, "squadron")) == 1, "its ghost is no second squadron"
    assert any(title_of(group) == "Luke Skywalker, where it would end" for group in root.iter(f"{SVG}g"))


def test_a_lit_targeting_point_is_ringed() -> None:
    point = TargetingPoint(ship=YAVARIS, zone=HullZone.LEFT)
    root = parsed(draw_board(Board(title="point", ships=(YAVARIS,), overlays=(point,))))
    expected: Point = YAVARIS.placed.zone(HullZone.LEFT).targeting_point
    rings = [(float(ring.get("cx", "")), -float(ring.get("cy", ""))) for ring in of_class(root, "sight-end")]
    assert rings == [pytest.approx(expected, abs=DRAWN)] * 2
