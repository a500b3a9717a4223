"""Ship movement: Determine Course, Move Ship, granted maneuvers, the edge of the play area (MOVE)."""

from __future__ import annotations

import pytest

from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.errors import IllegalDecision
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.play_area import FOOT
from armada.geometry.pose import pose_at
from armada.rules.courses import Course
from armada.rules.ship_movement import COURSE, ExecuteManeuver, preview
from armada.state.events.commands import SpeedChanged
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.movement import ManeuverExecuted, ShipsOverlapped, SquadronLifted
from armada.state.records import Command, Status
from tests.builders.movement_table import (
    CR90,
    IMPERIAL,
    NEBULON,
    STEP,
    VICTORY,
    X_WING,
    clicks_of,
    maneuver,
    maneuver_of,
    pose_after,
    speed_of,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

LEFT, RIGHT = ToolSide.LEFT, ToolSide.RIGHT
TOP, WIDE = 3 * FOOT, 6 * FOOT


# Determine Course


@proves("MOVE-01")
def test_a_maneuver_is_a_course_and_then_a_move() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    table.run(ExecuteManeuver(ship=ship))
    assert table.question.kind is COURSE
    assert not table.all(ManeuverExecuted)
    table.answer(COURSE, Course((0, 1), RIGHT))
    assert table.the_ship(ship).pose == pose_after(table, ship, 0, 1, side=RIGHT)
    assert table.is_over


@proves("MOVE-02", "MOVE-03", "MOVE-04")
def test_the_column_of_the_speed_gives_the_yaw_of_each_joint_first_joint_first() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=3)
    table.run(ExecuteManeuver(ship=ship))
    assert clicks_of(table) == {(0, b, c) for b in (-1, 0, 1) for c in (-2, -1, 0, 1, 2)}


@proves("MOVE-06")
def test_joints_may_be_clicked_less_than_their_yaw_or_not_at_all() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=2)
    maneuver(table, ship, 0, 1, side=RIGHT)
    assert table.the_ship(ship).pose == pose_after(table, ship, 0, 1, side=RIGHT)


@proves("MOVE-08")
def test_a_ship_moves_at_the_speed_of_its_dial() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, speed=3)
    table.run(ExecuteManeuver(ship=ship))
    refusal = table.question.refusal(Course((0, 0), LEFT))
    assert refusal is not None
    assert refusal.rule == "MOVE-08"
    table.answer(COURSE, Course((0, 0, 0), LEFT))
    assert table.the_ship(ship).pose == pose_at(900, 300 + 3 * STEP)
    assert speed_of(table) == 3


@proves("MOVE-18")
def test_the_tool_lies_where_the_ship_does_not_end_on_it() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    table.run(ExecuteManeuver(ship=ship))
    refusal = table.question.refusal(Course((0, 1), LEFT))
    assert refusal is not None
    assert refusal.rule == "MOVE-18"
    assert refusal.nearest == Course((0, 1), RIGHT)


@proves("MOVE-19")
def test_where_both_sides_are_legal_the_owner_chooses_and_it_matters() -> None:
    ends = {}
    for side in (LEFT, RIGHT):
        table = Scenario()
        ship = table.ship(CR90, 900, 300, speed=2)
        maneuver(table, ship, 1, 0, side=side)
        ends[side] = table.the_ship(ship).pose
    assert ends[LEFT] != ends[RIGHT]


def test_a_straight_course_is_listed_once_and_accepted_with_either_side() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=1)
    table.run(ExecuteManeuver(ship=ship))
    assert [course.side for course in table.question.options if course.clicks == (0,)] == [LEFT]
    assert table.question.accepts(Course((0,), RIGHT))


@proves("MOVE-21")
def test_a_course_that_is_committed_cannot_be_changed() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 900, 530, side=1)
    maneuver(table, ship, 0, -1)
    executed = table.last(ManeuverExecuted)
    assert (executed.clicks, executed.side) == ((0, -1), LEFT)
    assert executed.speed == 1
    assert table.is_over, "nothing is asked when the way is barred"


@proves("MOVE-22")
def test_the_tool_can_be_laid_as_often_as_wanted_before_the_course_is_set() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, tokens=(Command.NAVIGATE,))
    table.run(ExecuteManeuver(ship=ship))
    before = table.game.state
    for clicks in ((0, 0), (1, 1), (-2, 0, 2)):
        stop = preview(table.game, Seat(0), Course(clicks, LEFT))
        assert stop.pose == pose_after(table, ship, *clicks)
    table.pass_(EFFECT)
    assert preview(table.game, Seat(0), Course((0, 0), LEFT)).pose == pose_at(900, 300 + 2 * STEP)
    assert table.game.state is before


@proves("MOVE-23")
def test_the_tool_is_laid_only_by_the_owner_of_the_moving_ship_while_its_course_is_determined() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, damage=["structural_damage"])
    table.ship(NEBULON, 900, 700, side=1)
    table.obstacle("station", 900, 300 + 2 * STEP)
    table.run(ExecuteManeuver(ship=ship))
    with pytest.raises(IllegalDecision, match="MOVE-23"):
        preview(table.game, Seat(1), Course((0, 0), LEFT))
    table.answer(COURSE, Course((0, 0), LEFT))
    assert table.question.kind is not COURSE
    with pytest.raises(IllegalDecision, match="MOVE-23"):
        preview(table.game, Seat(0), Course((0, 0), LEFT))


# Move Ship


@proves("MOVE-14", "MOVE-17")
def test_the_ship_ends_at_the_joint_of_its_speed_on_the_side_where_it_started() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 100)
    maneuver(table, ship, 0, 1, side=RIGHT)
    assert table.the_ship(ship).pose == (891984, 253959, 22500), "worked out by hand, as in the reference"


@proves("MOVE-16")
def test_segments_beyond_the_speed_do_not_count() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=2)
    maneuver(table, ship, 0, 2, side=RIGHT)
    assert table.last(ManeuverExecuted).clicks == (0, 2)
    assert table.the_ship(ship).pose == pose_after(table, ship, 0, 2, side=RIGHT)


@proves("MOVE-24", "MOVE-25", "MOVE-34", "OBS-09")
def test_only_the_final_position_counts_not_what_lies_on_the_way() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=3)
    other = table.ship(CR90, 900, 300 + 1.5 * STEP, 90, side=1)
    squadron = table.squadron(X_WING, 950, 300 + 1.5 * STEP, side=1)
    table.obstacle("asteroid_field_1", 900, 300 + 1.5 * STEP)
    maneuver(table, ship, 0, 0, 0)
    assert table.is_over
    assert table.the_ship(ship).pose == pose_at(900, 300 + 3 * STEP)
    assert not table.all(ShipsOverlapped)
    assert not table.all(SquadronLifted)
    assert not table.the_ship(ship).damage
    assert not table.the_ship(other).damage
    assert table.the_squadron(squadron).pose == pose_at(950, 300 + 1.5 * STEP)


@proves("MOVE-27")
def test_a_maneuver_at_speed_0_leaves_the_ship_in_place_but_is_executed() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, 300, speed=0)
    table.obstacle("debris_field_1", 900, 300)
    table.run(ExecuteManeuver(ship=ship))
    assert table.the_ship(ship).pose == pose_at(900, 300)
    executed = table.last(ManeuverExecuted)
    assert (executed.clicks, executed.speed) == ((), 0)
    assert table.question.kind.name == "damaged hull zone", "the debris field acts after it"


# Granted maneuvers


@proves("MOVE-28", "MOVE-30")
def test_a_granted_maneuver_has_the_speed_the_effect_names_and_leaves_the_dial_alone() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, speed=3, upgrades=["test_wake"])
    maneuver(table, ship, 0, granted_speed=1)
    assert table.the_ship(ship).pose == pose_at(900, 300 + STEP)
    assert table.the_ship(ship).speed == 3
    assert not table.all(SpeedChanged)


@proves("MOVE-29")
def test_a_granted_maneuver_has_all_steps() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, speed=2, upgrades=["test_thrust"], damage=[None])
    table.squadron(X_WING, 940, 300 + 3 * STEP)
    table.obstacle("debris_field_1", 900, 300 + 3 * STEP)
    maneuver(table, ship, 0, 0)
    table.answer(EFFECT, "test_thrust@0")
    assert maneuver_of(table).granted_speed == 1
    assert clicks_of(table) == {(-1,), (0,), (1,)}
    table.answer(COURSE, Course((0,), LEFT))
    assert table.question.kind.name == "placement"
    table.answer(table.question.kind, table.question.options[0])
    assert table.question.kind.name == "damaged hull zone"


def test_a_granted_maneuver_has_no_navigate_command() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, tokens=(Command.NAVIGATE,))
    table.run(ExecuteManeuver(ship=ship, granted_speed=1))
    assert table.question.kind is COURSE


# What effects change


@proves("MOVE-05")
def test_effects_change_speed_and_yaw_of_a_maneuver_and_no_joint_goes_beyond_two_clicks() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, speed=3, upgrades=["test_drag", "test_rudder"], revealed=Command.NAVIGATE)
    table.run(ExecuteManeuver(ship=ship))
    table.answer(EFFECT, "navigate")
    table.answer(table.question.kind, 3)
    legal = clicks_of(table)
    assert {len(clicks) for clicks in legal} == {2}, "one slower than the dial"
    assert (2, 2) in legal, "the first joint is set to II, the second raised from I to II"
    refusal = table.question.refusal(Course((3, 0), RIGHT))
    assert refusal is not None
    assert refusal.rule == "MOVE-05"


def test_a_speed_below_nothing_is_speed_0() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, speed=0, upgrades=["test_drag"])
    table.run(ExecuteManeuver(ship=ship))
    assert table.is_over
    assert speed_of(table) == 0


# The edge of the play area


@proves("DMG-10", "MOVE-26")
def test_a_ship_with_any_part_of_its_base_outside_is_destroyed() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, TOP - 35.4 - STEP, speed=1)
    table.ship(CR90, 300, 300)
    maneuver(table, ship, 0)
    assert table.the_ship(ship).status is Status.DESTROYED
    assert table.last(Destroyed).unit == ship
    assert table.last(Removed).unit == ship
    assert table.is_over


@proves("DMG-11")
def test_dial_frames_may_stick_out_of_the_play_area() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, TOP - 35.5 - STEP, speed=1)
    maneuver(table, ship, 0)
    assert table.the_ship(ship).status is Status.IN_PLAY
    front = max(y for _, y in table.game.hull(ship).dials) + 12.8
    assert front > TOP, "the front dial frame is outside"


@proves("MOVE-26")
def test_the_tool_may_reach_outside_the_play_area() -> None:
    table = Scenario()
    ship = table.ship(CR90, WIDE - 21.5, 300)
    maneuver(table, ship, 0, 0, side=RIGHT)
    assert table.the_ship(ship).status is Status.IN_PLAY, "the tool lay outside, along its right side"


@proves("MOVE-32")
def test_a_ship_that_an_overlap_stops_inside_is_not_destroyed() -> None:
    table = Scenario()
    ship = table.ship(CR90, 900, TOP - 35.5 - 1.5 * STEP, speed=2)
    table.ship(CR90, 900 - 43, TOP - 36, side=1)
    table.ship(CR90, 300, 300, side=1)
    maneuver(table, ship, 0, 0)
    assert speed_of(table) == 0
    assert table.the_ship(ship).status is Status.IN_PLAY
    assert len(table.the_ship(ship).damage) == 1


def test_a_ship_destroyed_at_the_edge_displaces_nothing_and_damages_nobody() -> None:
    table = Scenario()
    ship = table.ship(IMPERIAL, 900, TOP - 64.5, speed=1)
    table.ship(CR90, 300, 300)
    squadron = table.squadron(X_WING, 930, TOP - 20, side=1)
    maneuver(table, ship, 0)
    assert table.the_ship(ship).status is Status.DESTROYED
    assert table.the_squadron(squadron).pose == pose_at(930, TOP - 20)
    assert table.is_over
