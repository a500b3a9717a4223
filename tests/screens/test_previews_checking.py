"""Checks of answers before they are given: legal or not, by how much, what would come of it, what is nearest."""

from __future__ import annotations

from typing import Any

import pytest

from armada.engine.seats import Seat
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.maneuver_tool import ToolSide, final_pose
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.courses import Course
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.displaced_squadrons import Placement
from armada.rules.moving_objects import (
    OBSTACLE_MOVE,
    TOKEN_MOVE,
    MoveObstacle,
    MoveTokens,
    ObstacleMove,
    TokenMove,
)
from armada.rules.object_places import obstacle_name
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import ATTACK, AttackChoice
from armada.screens.previews.dispatch import (
    Check,
    Checked,
    CoursePreview,
    PreviewRefused,
    Targets,
    TargetsRequest,
    ThreatRequest,
    TryCourse,
    Why,
    preview,
)
from armada.words.sentences import question_text
from tests.builders.scenario import FRONT, REAR, RIGHT, Scenario
from tests.builders.setup_table import SetupTable, after_obstacles, battle
from tests.builders.squadron_table import EDGE
from tests.proves import proves
from tests.screens.preview_tables import CORVETTE, TIE, VICTORY, X_WING, X, Y, still, texts, told

Table = Scenario | SetupTable


def check(table: Table, answer: Any, seat: int | None = None) -> Checked:
    """The check of an answer to the open question, as the browser sends it, by the seat that is asked."""
    raw = table.question.kind.encode(answer)
    found = preview(table.game, table.question.seat if seat is None else Seat(seat), Check(answer=raw))
    assert isinstance(found, Checked), found
    assert found.legal == (table.question.refusal(answer) is None)
    if not found.legal:
        assert found.remarks[0].tone == "no"
        assert table.question.accepts(table.question.kind.decode(found.nearest))
    return found


# Placing


@proves("SETUP-33")
def test_a_ship_in_its_zone_is_told_how_much_room_is_left_and_where_it_flies() -> None:
    table = after_obstacles()
    table.choose("CR90 Corvette A").go_to(SHIP_PLACEMENT)
    pose = pose_at(900, 100)
    found = check(table, ShipPlacement(pose, 2))

    assert found.legal
    assert found.remarks[0].text == "In its deployment zone, 49 mm to spare."
    card = next(c for c in table.game.catalog.ships.values() if c.key == "cr90_corvette_a")
    assert found.poses == tuple(final_pose(pose, card.size, (0,) * speed, ToolSide.LEFT) for speed in range(1, 5))


@proves("SETUP-33")
def test_a_ship_that_reaches_out_of_its_zone_is_told_which_end_and_by_how_much() -> None:
    table = after_obstacles()
    table.choose("CR90 Corvette A").go_to(SHIP_PLACEMENT)
    y = 35.5 - 6.0
    stern = check(table, ShipPlacement(pose_at(900, y), 2))
    bow = check(table, ShipPlacement(pose_at(900, Distance.THREE.end - 35.5 + 8.0), 2))

    assert stern.remarks[0].text == "The stern is 6.0 mm outside its deployment zone."
    assert stern.remarks[0].rule == "SETUP-33"
    assert bow.remarks[0].text == "The bow is 8.0 mm outside its deployment zone."


@proves("SETUP-34")
def test_a_speed_beyond_the_chart_is_refused_though_the_place_is_good() -> None:
    table = after_obstacles()
    table.choose("CR90 Corvette A").go_to(SHIP_PLACEMENT)
    found = check(table, ShipPlacement(pose_at(900, 100), 5))

    assert found.remarks[0].rule == "SETUP-34"
    assert found.nearest["speed"] == 4


@proves("SETUP-29")
def test_an_obstacle_too_near_to_another_is_told_by_how_much_with_the_line() -> None:
    table = battle().go_to(OBSTACLE)
    table.play(ObstaclePlacement(0, pose_at(900, 450)))
    placed, named = table.game.obstacle_bodies()[0], obstacle_name(table.game.state.obstacles[0].key)
    number = table.question.options[0].obstacle
    found = check(table, ObstaclePlacement(number, pose_at(900 + 2 * placed.r + 30, 450)))
    fault = found.remarks[0]

    assert not found.legal
    assert fault.rule == "SETUP-29"
    assert f" mm too close to {named}: it must be beyond distance 1 of it." in fault.text
    assert fault.line is not None


@proves("SETUP-28")
def test_an_obstacle_too_near_to_the_edge_is_told_by_how_much() -> None:
    table = battle().go_to(OBSTACLE)
    found = check(table, ObstaclePlacement(table.question.options[0].obstacle, pose_at(900, 150)))
    assert found.remarks[0].rule == "SETUP-28"
    assert "too close to the edge: it must be beyond distance 3 of every edge." in found.remarks[0].text


@proves("SETUP-28")
def test_an_obstacle_is_told_of_the_edges_only_where_they_are_near() -> None:
    table = battle().go_to(OBSTACLE)
    number = table.question.options[0].obstacle
    near, central = (check(table, ObstaclePlacement(number, pose_at(900, y))) for y in (300, 450))
    assert near.legal
    assert any("Far enough from the edges" in remark.text for remark in near.remarks)
    assert not any("edges" in remark.text for remark in central.remarks)


@proves("OBJ-04")
def test_a_token_that_is_moved_is_told_how_far_it_may_go_but_nothing_where_it_stays() -> None:
    table, _, _ = still()
    token = table.token("most_wanted", 500, 450)
    table.run(MoveTokens(by=Seat(0), tokens=(token,), band=1))
    assert table.question.kind is TOKEN_MOVE
    stays, near = (check(table, TokenMove(token, pose_at(x, 450))) for x in (500, 550))
    far = check(table, TokenMove(token, pose_at(500 + Distance.ONE.end + 20, 450)))
    assert (stays.legal, stays.remarks) == (True, ())
    assert near.legal
    assert far.remarks[0].text == "20.0 mm too far: it must stay within distance 1 of where it was."


@proves("OBS-14")
def test_an_obstacle_that_is_moved_is_told_how_far_it_may_go_but_nothing_where_it_stays() -> None:
    table, _, _ = still()
    rock = table.obstacle("asteroid_field_1", 500, 450)
    table.run(MoveObstacle(by=Seat(0), choices=(rock,), band=1))
    assert table.question.kind is OBSTACLE_MOVE
    stays, near = (check(table, ObstacleMove(rock, pose_at(x, 450))) for x in (500, 540))
    far = check(table, ObstacleMove(rock, pose_at(800, 450)))
    assert (stays.legal, stays.remarks) == (True, ())
    assert near.legal
    assert "too far: it must stay within distance 1 of where it was." in far.remarks[0].text


@proves("SETUP-37")
def test_a_squadron_away_from_its_ships_is_told_what_is_missing() -> None:
    table = after_obstacles().go_to(SQUADRON_PLACEMENT)
    far = check(table, pose_at(table.game.play_area.setup_area.x2 - 20, 450))
    near = check(table, table.question.options[0])

    assert far.remarks[0].rule == "SETUP-37"
    assert near.legal
    assert any("Close enough to" in verdict.text for verdict in near.remarks)


# Squadrons


def flying(*, ties: tuple[tuple[float, float], ...] = ()) -> tuple[Scenario, int]:
    """An X-wing that moves, and enemies."""
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y)
    for x, y in ties:
        table.squadron(TIE, x, y, side=1)
    table.ship(VICTORY, 1600, 800, side=1)
    table.run(MoveSquadron(squadron=x_wing))
    assert table.question.kind is SQUADRON_MOVE
    return table, x_wing


@proves("SQN-16")
def test_a_squadron_is_told_how_far_it_moves_of_how_far_it_can() -> None:
    table, _ = flying()
    most = Distance.THREE.end
    assert check(table, pose_at(X + 60, Y)).remarks[0].text == "Moves 60 of 185 mm, distance 3."
    beyond = check(table, pose_at(X + most + 5.5, Y)).remarks[0]
    assert (beyond.text, beyond.rule) == ("5.5 mm too far: it can move 184.8 mm, distance 3.", "SQN-16")


@proves("ENG-01", "ENG-03")
def test_a_squadron_is_told_whom_it_would_engage_what_that_forces_and_what_it_can_attack() -> None:
    table, _ = flying(ties=((X + 200, Y), (X + 100, Y + 300)))
    found = check(table, pose_at(X + 200 - EDGE + 2.0, Y))

    assert found.engages == (1,)
    assert "Engages TIE Fighter Squadron 1 (2.0 mm inside distance 1)." in texts(found)
    assert "ENG-03" in {verdict.rule for verdict in found.remarks}
    assert [aim.defender for aim in found.targets] == [1]
    short = check(table, pose_at(X + 200 - EDGE - 2.0, Y))
    assert short.engages == ()
    assert "2.0 mm short of engaging TIE Fighter Squadron 1." in texts(short)


@proves("SQN-17")
def test_a_squadron_that_would_overlap_another_is_told_so_and_a_place_beside_it() -> None:
    table, _ = flying(ties=((X + 150, Y),))
    found = check(table, pose_at(X + 150, Y))
    assert found.remarks[0].rule == "SQN-17"


@proves("SQN-23")
def test_a_squadron_that_would_leave_the_table_is_told_that_it_is_destroyed() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 100, 100)
    table.ship(VICTORY, 1600, 800, side=1)
    table.run(MoveSquadron(squadron=x_wing))
    found = check(table, pose_at(100, SQUADRON_RADIUS - 1))
    assert found.legal
    assert ("no", "SQN-23") in {(verdict.tone, verdict.rule) for verdict in found.remarks}


@proves("OVL-03")
def test_a_displaced_squadron_is_told_that_it_must_touch_and_whom_it_would_engage() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    tie = table.squadron(TIE, X, Y)
    table.squadron(X_WING, X + 120, Y, side=1)
    table.run(PlaceSquadrons(ship=victory, squadrons=(tie,)))
    assert table.question.kind is PLACEMENT
    away = check(table, Placement(tie, pose_at(X, Y + 200)))
    legal = [check(table, option) for option in table.question.options]

    assert away.remarks[0].rule == "OVL-03"
    assert any(found.engages for found in legal)
    assert not all(found.engages for found in legal)


# Courses and attacks


def test_a_course_is_checked_as_it_is_tried() -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, speed=3)
    table.ship(VICTORY, X, Y + 500, 180, side=1)
    table.run(ExecuteManeuver(ship=corvette))
    assert table.question.kind is COURSE
    found = check(table, Course((0, 1, 1), ToolSide.RIGHT))
    tried = preview(table.game, Seat(0), TryCourse(ship=corvette, clicks=(0, 1, 1), side=ToolSide.RIGHT))
    bad = check(table, Course((0, 2, 1), ToolSide.LEFT))

    assert isinstance(tried, CoursePreview)
    assert found.legal
    assert (found.remarks, found.targets) == (tried.remarks, tried.bears)
    assert found.poses == (tried.course.stops,)
    assert bad.remarks[0].rule == "MOVE-04"


@proves("TRN-82")
@pytest.mark.parametrize("options", [(), ("one_tool",)])
def test_where_one_tool_is_used_at_a_time_nothing_is_measured_from_where_a_course_would_end(
    options: tuple[str, ...],
) -> None:
    table = Scenario(profile="tournament", options=options)
    victory = table.ship(VICTORY, X, Y)
    corvette = table.ship(CORVETTE, X, Y + 250, side=1, speed=3)
    table.run(ExecuteManeuver(ship=victory))
    tried = told(table, TryCourse(ship=victory, clicks=(0, 0), side=ToolSide.LEFT), CoursePreview)
    there = preview(table.game, Seat(0), TargetsRequest(unit=victory, pose=tried.course.stops))
    danger = preview(table.game, Seat(0), ThreatRequest(unit=victory, pose=tried.course.stops))
    here = told(table, TargetsRequest(unit=victory), Targets)

    assert [aim.defender for aim in here.legal]
    assert bool(tried.bears) == bool(tried.threats) == (not options)
    if options:
        assert isinstance(there, PreviewRefused)
        assert isinstance(danger, PreviewRefused)
        assert (there.rule, danger.rule) == ("TRN-82", "TRN-82")
    else:
        assert isinstance(there, Targets)
        assert corvette in [aim.defender for aim in there.legal]


@proves("ATK-05", "RANGE-23")
def test_an_attack_is_checked_with_its_dice_or_with_what_is_missing() -> None:
    table, victory, corvette = still()
    table.run(ShipActivation(ship=victory))
    while table.question.kind is not ATTACK:
        table.answer(table.question.kind, table.question.options[0])
    found = check(table, AttackChoice(FRONT, corvette, REAR))
    closed = check(table, AttackChoice(RIGHT, corvette, REAR))
    assert check(table, AttackChoice(RIGHT, corvette, FRONT)).remarks == closed.remarks
    why = preview(
        table.game, table.question.seat, Why(answer={"zone": "right", "defender": corvette, "target_zone": "rear"})
    )

    assert [len(aim.dice) for aim in found.targets] == [6]
    assert closed.remarks[0].rule == "ATK-05"
    assert closed.remarks[0].line is not None
    assert isinstance(why, PreviewRefused)
    assert (why.reason, why.rule) == (closed.remarks[0].text, "ATK-05")


def test_why_says_of_a_legal_answer_that_it_is_legal() -> None:
    table, _ = flying()
    raw = table.question.kind.encode(pose_at(X, Y))
    assert preview(table.game, Seat(0), Why(answer=raw)) == Checked(legal=True, remarks=())


# Who may check, and what


def test_only_the_seat_that_is_asked_can_check_an_answer() -> None:
    table, _ = flying()
    raw = table.question.kind.encode(pose_at(X, Y))
    for seat in (Seat(1), Seat(7), None):
        found = preview(table.game, seat, Check(answer=raw))
        assert isinstance(found, PreviewRefused)
        assert "not your decision" in found.reason


def test_seats_that_decide_in_secret_check_their_own_answers() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y)
    table.ship("nebulon_b_escort_frigate", X, Y + 300, side=1)
    table.run(CommandPhase())
    for question in table.game.questions:
        assert question.kind is DIALS
        raw = question.kind.encode(question.options[0])
        mine = preview(table.game, question.seat, Check(answer=raw))
        theirs = preview(table.game, Seat(1 - question.seat), Check(answer=raw))
        assert isinstance(mine, Checked)
        assert mine.legal
        assert not (isinstance(theirs, Checked) and theirs.legal)


@pytest.mark.parametrize("raw", [None, "what?", 7, [1], {"clicks": "left"}, {"clicks": [1, 2], "side": "up"}, object()])
def test_what_is_no_answer_at_all_is_refused_in_words(raw: Any) -> None:
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, speed=3)
    table.run(ExecuteManeuver(ship=corvette))
    found = preview(table.game, Seat(0), Check(answer=raw))
    assert isinstance(found, PreviewRefused)
    assert question_text(table.game, table.question) in found.reason


def test_an_answer_that_is_not_offered_is_told_one_that_is() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    table.ship(CORVETTE, X, Y + 600, side=1)
    table.run(CommandPhase())
    question = next(question for question in table.game.questions if question.seat == 0)
    other = preview(table.game, Seat(0), Check(answer=[{"ship": victory + 1, "commands": ["repair"]}]))
    none = preview(table.game, Seat(0), Check(answer="pass"))

    assert isinstance(other, Checked)
    assert isinstance(none, Checked)
    name = table.game.unit(victory).label
    possible = f"A legal answer close to that: {name} (Navigate, Navigate, Navigate)."
    assert other.remarks[0].text == f"{name} needs 3 dials; you chose 0. {possible}"
    assert "cannot pass" in none.remarks[0].text
    assert all(question.accepts(question.kind.decode(found.nearest)) for found in (other, none))


def test_when_the_game_is_over_nothing_can_be_checked() -> None:
    table, *_ = still()
    assert table.is_over
    found = told(table, Check(answer=1), PreviewRefused)
    assert "over" in found.reason
