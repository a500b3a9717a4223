"""Previews of measurements: courses tried, targets, threats, the ruler and the odds, and what cannot be told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from armada.geometry.bases import BASES, SQUADRON_RADIUS, Size
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.cards import printed_attacker, printed_defender
from armada.odds.sides import Attacker
from armada.rules.courses import Course
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.screens.previews.dispatch import (
    CoursePreview,
    Courses,
    CoursesRequest,
    End,
    Measure,
    Measured,
    OddsRequest,
    OddsShown,
    PreviewRefused,
    PreviewRequest,
    Targets,
    TargetsRequest,
    Threat,
    ThreatRequest,
    TryCourse,
)
from armada.state.records import Command, UnitId
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves
from tests.screens.preview_tables import CORVETTE, TIE, VICTORY, X_WING, X, Y, still, texts, told

# Courses


def test_all_courses_of_the_maneuver_that_is_asked_for_are_told_to_anybody() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, speed=4)
    table.run(ExecuteManeuver(ship=corvette, yaw=1))
    legal = {(course.clicks, course.side) for course in table.question.options}
    for seat in (0, 1, None):
        found = told(table, CoursesRequest(), Courses, seat)
        assert {(course.clicks, course.side) for course in found.courses} == legal
        assert (found.ship, found.start) == (corvette, pose_at(X, Y))


@pytest.mark.parametrize(("yaw", "complete"), [(0, True), (1, True), (2, False)])
def test_the_many_courses_of_a_corvette_fit_in_a_message(yaw: int, complete: bool) -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, speed=4)
    for column in range(6):
        table.squadron(X_WING, X - 250 + 100 * column, Y + 220)
    table.run(ExecuteManeuver(ship=corvette, yaw=yaw))
    found = told(table, CoursesRequest(), Courses)

    assert len(msgspec.json.encode(found)) < 40_000
    assert found.complete == complete == (len(found.courses) == len(table.question.options))
    assert (0, 0, 0, 0) in {course.clicks for course in found.courses}


@proves("OVL-09", "OVL-01")
def test_each_course_tells_where_the_ship_really_ends_and_what_it_lies_on() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, speed=3)
    blocker = table.ship(VICTORY, X, Y + 280, 90, side=1)
    squadron = table.squadron(X_WING, X, Y + 140)
    table.run(ExecuteManeuver(ship=corvette))
    shown = next(c for c in told(table, CoursesRequest(), Courses).courses if c.clicks == (0, 0, 0))
    table.answer(COURSE, Course(shown.clicks, shown.side))

    assert shown.ships == (blocker,)
    assert shown.squadrons == (squadron,)
    assert shown.end != shown.stops
    assert table.the_ship(corvette).pose == shown.stops
    assert 0 < shown.speed < 3


def test_without_a_maneuver_there_are_no_courses_to_tell() -> None:
    table, *_ = still()
    assert told(table, CoursesRequest(), PreviewRefused).rule == "MOVE-23"


@proves("MOVE-26")
def test_a_course_off_the_table_is_told_to_destroy_the_ship() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, 900, 50, 180, speed=2)
    table.run(StillTable())
    found = told(table, TryCourse(ship=corvette, clicks=(0, 0)), CoursePreview)

    assert found.course.leaves
    assert found.legal
    assert "Leaves the play area" in texts(found)
    assert (found.bears, found.threats) == ((), ())


def test_a_course_tells_in_how_many_of_the_next_two_rounds_the_ship_can_stay_on_the_table() -> None:
    left = []
    for y in (560, 700, 760):
        table = Scenario()
        victory = table.ship(VICTORY, X, y, speed=1)
        table.run(StillTable())
        left.append(told(table, TryCourse(ship=victory, clicks=(0,)), CoursePreview).rounds_left)
    assert left == [2, 1, 0]


def test_a_course_of_any_ship_can_be_tried_by_anybody() -> None:
    table, victory, corvette = still()
    for seat in (0, 1, None):
        ours = told(table, TryCourse(ship=victory, clicks=(0, 1)), CoursePreview, seat)
        theirs = told(table, TryCourse(ship=corvette, clicks=(0, 1, 2), side=ToolSide.LEFT), CoursePreview, seat)
        assert ours.legal
        assert theirs.course.side is ToolSide.LEFT
        assert len(ours.tool.joints) == 2
        assert len(theirs.tool.segments) == 4
        assert ours.tool.poses[-1] == ours.course.end


@proves("MOVE-04", "MOVE-18")
def test_a_course_that_is_not_legal_is_still_laid_and_the_rule_named() -> None:
    table, victory, corvette = still()
    beyond = told(table, TryCourse(ship=victory, clicks=(1, 1)), CoursePreview)
    crossed = told(table, TryCourse(ship=corvette, clicks=(0, 1, 2), side=ToolSide.LEFT), CoursePreview)

    assert not beyond.legal
    assert beyond.remarks[0].rule == "MOVE-04"
    assert beyond.course.end != Pose(0, 0)
    assert crossed.sides == (ToolSide.RIGHT,)
    assert crossed.remarks[0].rule == "MOVE-18"
    assert told(table, TryCourse(ship=corvette, clicks=(0, 1, 2)), CoursePreview).course.side is ToolSide.RIGHT


def test_a_course_at_another_speed_says_that_the_dial_must_change() -> None:
    table, victory, _ = still()
    assert "Its speed dial is at 2" in texts(told(table, TryCourse(ship=victory, clicks=(1,)), CoursePreview))


@proves("OVL-02", "OVL-12", "OBS-03")
def test_remarks_tell_of_ships_squadrons_and_obstacles_at_the_end() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    tie = table.squadron(TIE, X, Y + 100)
    rock = table.obstacle("asteroid_field_1", X, Y + 70)
    corvette = table.ship(CORVETTE, X, Y + 220, side=1)
    table.run(StillTable())
    found = told(table, TryCourse(ship=victory, clicks=(0, 0)), CoursePreview)

    assert found.course.ships == (corvette,)
    assert found.course.speed == 1
    assert found.course.squadrons == (tie,)
    assert found.course.obstacles == (rock,)
    assert [verdict.rule for verdict in found.remarks[:4]] == ["OVL-09", "OVL-12", "OVL-02", "OBS-03"]
    assert "TIE Fighter Squadron 1: Rebel player places it." in texts(found)


def test_arcs_that_would_bear_and_arcs_stood_in_are_told_from_the_end_of_the_course() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    corvette = table.ship(CORVETTE, X, Y + 500, 180, side=1)
    table.run(StillTable())
    found = told(table, TryCourse(ship=victory, clicks=(0, 0)), CoursePreview)
    moved = told(table, TargetsRequest(unit=victory, pose=found.course.end), Targets)

    assert not told(table, TargetsRequest(unit=victory), Targets).legal
    assert found.bears == moved.legal
    assert {(aim.zone, aim.defender) for aim in found.bears} == {(FRONT, corvette)}
    assert found.threats == told(table, ThreatRequest(unit=victory, pose=found.course.end), Threat).aims
    assert "Front arc bears on CR90 Corvette A 1, " in texts(found)
    assert "In CR90 Corvette A 1's front arc at " in texts(found)


# Targets and threats


def test_targets_and_threats_are_two_views_of_the_same_attacks() -> None:
    table, victory, corvette = still()
    legal = told(table, TargetsRequest(unit=victory), Targets, None).legal

    assert told(table, ThreatRequest(unit=corvette), Threat, None).aims == legal
    assert told(table, TargetsRequest(unit=victory, zone=FRONT), Targets).legal == legal
    assert told(table, TargetsRequest(unit=victory, zone=REAR), Targets).legal == ()


# The ruler


@proves("RANGE-19", "RANGE-21")
def test_bases_are_measured_from_edge_to_edge() -> None:
    table, victory, corvette = still()
    found = told(table, Measure(start=End(unit=victory), end=End(unit=corvette)), Measured)
    between = 150 - (BASES[Size.MEDIUM].length - BASES[Size.MEDIUM].token_length) / 2
    between -= (BASES[Size.SMALL].length - BASES[Size.SMALL].token_length) / 2

    assert found.mm == pytest.approx(between, abs=0.01)
    assert (found.range, found.distance, found.sight) == ("medium", 3, None)


@proves("RANGE-24", "LOS-01")
def test_hull_zones_are_measured_on_the_token_with_the_line_of_sight() -> None:
    table, victory, corvette = still()
    found = told(table, Measure(start=End(unit=victory, zone=FRONT), end=End(unit=corvette, zone=REAR)), Measured)

    assert found.mm == 150.0
    assert found.sight is not None
    assert (found.obstructed_by, found.blocked_by) == ((), None)


@proves("LOS-04", "LOS-05")
def test_a_line_of_sight_tells_what_it_crosses() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    corvette = table.ship(CORVETTE, X, Y + 260, side=1)
    table.obstacle("asteroid_field_1", X, Y + 120)
    third = table.ship("gr_75_medium_transports", X, Y + 190, 90)
    table.run(StillTable())
    found = told(table, Measure(start=End(unit=victory, zone=FRONT), end=End(unit=corvette, zone=FRONT)), Measured)

    assert found.blocked_by == "CR90 Corvette A 1's rear hull zone"
    assert set(found.obstructed_by) == {table.game.unit(third).label, "asteroid field 1"}


def test_points_obstacles_and_squadrons_can_be_measured() -> None:
    table = Scenario()
    tie = table.squadron(TIE, 100, 100)
    x_wing = table.squadron(X_WING, 200, 100, side=1)
    rock = table.obstacle("asteroid_field_1", 100, 300)
    table.run(StillTable())
    point = End(point=(100.0, 0.0))

    assert told(table, Measure(start=point, end=point), Measured).mm == 0.0
    assert told(table, Measure(start=point, end=End(point=(100.0, 50.0))), Measured).mm == 50.0
    assert told(table, Measure(start=point, end=End(unit=tie)), Measured).mm == pytest.approx(100 - SQUADRON_RADIUS)
    assert told(table, Measure(start=End(unit=tie), end=point), Measured).line[1] == (100.0, 0.0)
    apart = told(table, Measure(start=End(unit=tie), end=End(unit=x_wing)), Measured)
    assert apart.mm == pytest.approx(100 - 2 * SQUADRON_RADIUS, abs=0.01)
    assert apart.sight is not None
    assert 0 < told(table, Measure(start=End(unit=tie), end=End(obstacle=rock)), Measured).mm < 200
    assert told(table, Measure(start=End(unit=tie), end=End(unit=tie)), Measured).mm == 0.0


# Odds


def odds_of(table: Scenario, attacker: UnitId, defender: UnitId, **options: Any) -> OddsShown:
    """The odds of the Victory's front against the corvette's rear."""
    asked = OddsRequest(attacker=attacker, zone=FRONT, defender=defender, target_zone=REAR, **options)
    return told(table, asked, OddsShown)


def printed(table: Scenario, band: Range) -> tuple[Attacker, Any]:
    """The two sides as they are printed."""
    attacker, defender = table.game.ship_card(0), table.game.ship_card(1)
    return printed_attacker(attacker, FRONT, defender, band), printed_defender(defender, REAR, speed=3)


def test_odds_are_exact_and_add_up() -> None:
    table, victory, corvette = still()
    found = odds_of(table, victory, corvette)
    odds = attack_odds(*printed(table, Range.MEDIUM), Range.MEDIUM)

    assert (found.range, len(found.dice)) == ("medium", 6)
    assert found.rolled == pytest.approx(4.5)
    assert found.damage == pytest.approx(odds.mean("damage"), abs=1e-4)
    assert found.destroyed == pytest.approx(odds.mean("destroyed"), abs=1e-4)
    assert sum(chance for _, chance, _ in found.by_cards) == pytest.approx(1.0, abs=1e-3)
    assert sum(deadly for _, _, deadly in found.by_cards) == pytest.approx(found.destroyed, abs=1e-3)
    assert found.any_card == pytest.approx(1 - found.by_cards[0][1], abs=1e-3)


def test_odds_can_be_asked_for_another_range_than_the_measured_one() -> None:
    table, victory, corvette = still()
    found = odds_of(table, victory, corvette, range="long")

    assert (found.range, found.dice) == ("long", ("red", "red", "red"))
    assert found.damage == pytest.approx(attack_odds(*printed(table, Range.LONG), Range.LONG).mean("damage"), abs=1e-4)


def test_odds_of_a_target_out_of_range_are_those_at_the_longest_range() -> None:
    table = Scenario()
    victory, corvette = table.ship(VICTORY, X, 100), table.ship(CORVETTE, X, 800, side=1)
    table.run(StillTable())
    assert odds_of(table, victory, corvette).range == "long"


def test_a_concentrate_fire_dial_counts_in_the_odds() -> None:
    table, victory, corvette = still()
    plain = odds_of(table, victory, corvette)
    table = Scenario()
    table.ship(VICTORY, X, Y, revealed=Command.CONCENTRATE_FIRE)
    table.ship(CORVETTE, X, Y + 236, side=1, speed=3)
    table.run(StillTable())
    assert odds_of(table, victory, corvette).rolled > plain.rolled + 0.5


def test_cards_that_the_odds_do_not_count_are_named() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["leading_shots"])
    corvette = table.ship(CORVETTE, X, Y + 236, side=1)
    table.run(StillTable())
    assert odds_of(table, victory, corvette).left_out == ("Leading Shots",)


# What cannot be told


@pytest.mark.parametrize(
    ("asked", "word"),
    [
        (TryCourse(ship=99, clicks=()), "no ship or squadron 99"),
        (TryCourse(ship=2, clicks=()), "squadron"),
        (TryCourse(ship=0, clicks=(0, 0, 0, 0, 0)), "joints"),
        (TryCourse(ship=0, clicks=(7,)), "clicks"),
        (TargetsRequest(unit=-1), "no ship or squadron"),
        (TargetsRequest(unit=2, zone=LEFT), "no hull zones"),
        (TargetsRequest(unit=0, pose=Pose(10**12, 0)), "far off the table"),
        (ThreatRequest(unit=5), "no ship or squadron"),
        (Measure(start=End(), end=End(unit=0)), "one thing"),
        (Measure(start=End(unit=0), end=End(obstacle=4)), "no obstacle 4"),
        (Measure(start=End(unit=0), end=End(point=(float("nan"), 0.0))), "far off the table"),
        (Measure(start=End(unit=0), end=End(zone=RIGHT)), "one thing"),
        (OddsRequest(attacker=0, zone=None, defender=1, target_zone=REAR), "hull zone"),
        (OddsRequest(attacker=0, zone=FRONT, defender=0, target_zone=REAR), "friendly"),
        (OddsRequest(attacker=0, zone=FRONT, defender=1, target_zone=REAR, range="far"), "close, medium, long"),
    ],
)
def test_what_cannot_be_told_is_refused_with_a_reason(asked: PreviewRequest, word: str) -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y)
    table.ship(CORVETTE, X, Y + 236, side=1)
    table.squadron(TIE, 100, 100)
    table.run(StillTable())
    assert word in told(table, asked, PreviewRefused).reason
