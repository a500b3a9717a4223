"""Pieces to be placed: where they may go, how far, and what they must touch."""

from __future__ import annotations

from math import hypot

import pytest

from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.bases import BASES, SQUADRON_RADIUS, TOKEN_RADIUS, Size
from armada.geometry.play_area import Area
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.destruction import Destroy
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, MoveTokens, ObstacleMove
from armada.rules.overlapping import PlaceSquadrons
from armada.rules.shifted_obstacles import ShiftObstacle
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.token_placement import MOVED_TOKEN
from armada.screens.prompt.parts import Placing
from armada.screens.prompt.placing import MAX_SUGGESTED_PLACES, _clipped, _inside, _rounded_hull
from armada.screens.prompt.prompt import Prompt, prompts_of
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X_WING
from tests.builders.games import first_question
from tests.builders.objective_table import playing
from tests.builders.scenario import Scenario
from tests.proves import proves


def prompt_of(table: Scenario) -> Prompt:
    (prompt,) = prompts_of(table.game, table.question.seat)
    return prompt


def test_a_squadron_may_go_as_far_as_its_speed_around_where_it_is() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, 900, 400, side=1)
    table.ship(VICTORY, 100, 800)
    placing = prompt_of(table.run(MoveSquadron(squadron=x_wing))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.turns, placing.start) == (
        "squadron",
        (x_wing,),
        False,
        pose_at(900, 400),
    )
    assert placing.reach == pytest.approx(Distance.THREE.end)
    (rim,) = placing.region
    assert len(rim) == 48
    assert {round(hypot(x - 900, y - 400), 1) for x, y in rim} == {round(Distance.THREE.end, 1)}
    assert max(y for _, y in rim) == pytest.approx(400 + Distance.THREE.end, abs=0.01)


def test_displaced_squadrons_must_touch_the_ship_that_displaced_them() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, 900, 400)
    one = table.squadron(X_WING, 900, 410, side=1)
    table.ship(NEBULON, 300, 800, side=1)
    placing = prompt_of(table.run(PlaceSquadrons(ship=ship, squadrons=(one,)))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.touching) == ("squadron", (one,), ship)
    (rim,) = placing.region
    base = BASES[Size.SMALL]
    assert max(x for x, _ in rim) == pytest.approx(900 + base.width / 2 + SQUADRON_RADIUS, abs=0.01)
    assert min(y for _, y in rim) == pytest.approx(400 - base.length / 2 - SQUADRON_RADIUS, abs=0.01)


def test_a_ship_is_deployed_in_its_zone_at_any_of_its_speeds() -> None:
    game, question = first_question("ship placement")
    (prompt,) = prompts_of(game, question.seat)
    placing = prompt.placing
    assert placing is not None
    assert (placing.piece, placing.turns, placing.mirrors, placing.speeds) == ("ship", True, False, (1, 2))
    (zone,) = placing.region
    assert len(zone) == 4
    assert 0 < len(placing.suggestions) <= MAX_SUGGESTED_PLACES


def test_an_obstacle_may_be_turned_and_mirrored() -> None:
    game, question = first_question("obstacle placement")
    (prompt,) = prompts_of(game, question.seat)
    assert prompt.placing is not None
    assert (prompt.placing.piece, prompt.placing.turns, prompt.placing.mirrors) == ("obstacle", True, True)
    assert prompt.maneuver is None


def test_a_squadron_is_deployed_near_a_ship_and_inside_its_zone() -> None:
    game, question = first_question("squadron placement")
    (prompt,) = prompts_of(game, question.seat)
    assert prompt.placing is not None
    assert prompt.placing.region
    for ring in prompt.placing.region:
        for x, y in ring:
            assert SQUADRON_RADIUS - 0.01 <= x <= game.play_area.width - SQUADRON_RADIUS + 0.01
            assert SQUADRON_RADIUS - 0.01 <= y <= game.play_area.height - SQUADRON_RADIUS + 0.01


def far_around(placing: Placing, x: float, y: float) -> list[float]:
    """How far the corners of each region are from a point."""
    found = [{round(hypot(a - x, b - y), 1) for a, b in region} for region in placing.region]
    assert all(len(each) == 1 for each in found), "circles"
    return [each.pop() for each in found]


def test_an_objective_token_may_be_moved_as_far_as_its_card_says_around_where_it_is() -> None:
    table = Scenario()
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    token = table.token("most_wanted", 900, 400)
    placing = prompt_of(table.run(MoveTokens(by=Seat(0), tokens=(token,), band=2))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.turns, placing.start) == (
        "token",
        (token,),
        False,
        pose_at(900, 400),
    )
    assert far_around(placing, 900, 400) == [round(Distance.TWO.end, 1)]
    assert placing.reach == Distance.TWO.end


def test_one_of_two_obstacles_may_be_moved_and_turned_each_around_where_it_is() -> None:
    def moving(*xs: float) -> Placing:
        table = Scenario()
        table.ship(VICTORY, 100, 800)
        table.ship(CORVETTE, 1700, 800, side=1)
        rocks = tuple([table.obstacle("asteroid_field_1", x, 400) for x in xs])
        placing = prompt_of(table.run(MoveObstacle(by=Seat(0), choices=rocks, band=1))).placing
        assert placing is not None
        assert (placing.piece, placing.pieces, placing.turns) == ("obstacle", rocks, True)
        return placing

    one, two = moving(900), moving(500, 1200)
    assert (one.start, one.reach) == (pose_at(900, 400), Distance.ONE.end)
    assert far_around(one, 900, 400) == [round(Distance.ONE.end, 1)]
    assert (two.start, len(two.region)) == (None, 2), "it is not known yet which one"


def test_a_squadron_under_an_obstacle_that_was_moved_is_placed_from_where_it_is() -> None:
    table = Scenario()
    rock = table.obstacle("asteroid_field_1", 900, 400)
    table.ship(VICTORY, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    x_wing = table.squadron(X_WING, 985, 400, side=1)
    table.run(ShiftObstacle(by=Seat(0), choices=(rock,)))
    table.answer(OBSTACLE_MOVE, ObstacleMove(rock, pose_at(985, 400)))
    placing = prompt_of(table).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.start) == ("squadron", (x_wing,), pose_at(985, 400))


@proves("KEY-32")
def test_the_token_of_a_strategic_squadron_is_put_within_distance_1_of_it() -> None:
    for others in (0, 1):
        table = Scenario()
        shuttle = table.squadron("lambda_class_shuttle", 500, 400)
        table.ship(VICTORY, 100, 800)
        table.ship(CORVETTE, 1700, 800, side=1)
        for place in range(others):
            table.token("test", 430 - place, 400)
        token = table.token("test", 570, 400)
        table.run(MoveSquadron(squadron=shuttle)).answer(SQUADRON_MOVE, pose_at(500, 410))
        table.answer(EFFECT, "strategic")
        if others:
            table.answer(MOVED_TOKEN, token)
        placing = prompt_of(table).placing
        assert placing is not None
        assert (placing.piece, placing.pieces, placing.start) == ("token", (token,), pose_at(570, 400))
        assert far_around(placing, 500, 410) == [round(SQUADRON_RADIUS + Distance.ONE.end + TOKEN_RADIUS, 1)]


@proves("DMG-20")
def test_the_token_of_a_destroyed_ship_is_placed_touching_its_base() -> None:
    table = playing("capture_the_vip")
    corvette = table.ship(CORVETTE, 900, 300)
    table.ship(CORVETTE, 300, 300)
    table.ship(VICTORY, 900, 700, 180, side=1)
    table.token("other", 300, 500)
    token = table.token("capture_the_vip", ship=corvette)
    placing = prompt_of(table.run(Destroy(unit=corvette))).placing
    assert placing is not None
    assert (placing.piece, placing.pieces, placing.touching) == ("token", (token,), corvette)
    (rim,) = placing.region
    base = BASES[Size.SMALL]
    assert max(x for x, _ in rim) == pytest.approx(900 + base.width / 2 + TOKEN_RADIUS, abs=0.01)


def test_a_course_says_the_speed_and_the_clicks_of_each_joint() -> None:
    table = Scenario()
    nebulon = table.ship(NEBULON, 900, 300, speed=2)
    maneuver = prompt_of(table.run(ExecuteManeuver(ship=nebulon))).maneuver
    assert maneuver is not None
    assert (maneuver.ship, maneuver.speed, maneuver.yaws, maneuver.increases) == (nebulon, 2, (1, 1), 0)


def test_a_region_is_cut_off_at_the_edges_of_its_area() -> None:
    square = ((0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0))
    cut = _clipped(square, Area(20, -50, 60, 70))
    assert set(cut) == {(20, 0), (20, 70), (60, 70), (60, 0)}
    assert _clipped(square, Area(200, 0, 300, 100)) == ()
    assert set(_clipped(square, Area(-10, -10, 110, 110))) == set(square)
    assert _inside(Area(0, 10, 100, 200), 15) == Area(15, 25, 85, 185)


def test_a_rounded_hull_is_everywhere_as_far_from_the_base() -> None:
    square = ((0.0, 0.0), (0.0, 100.0), (100.0, 100.0), (100.0, 0.0))
    for x, y in _rounded_hull(square, 10):
        outside = hypot(max(0 - x, 0, x - 100), max(0 - y, 0, y - 100))
        assert outside == pytest.approx(10, abs=0.02)
    assert len(_rounded_hull(square, 10)) == 96
