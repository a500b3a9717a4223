"""Moving obstacles straight towards something (EXT-object-06, EXT-obstacle-19)."""

from __future__ import annotations

from random import Random

import pytest

import armada.effects  # noqa: F401
from armada.catalog.shapes import obstacle_shape
from armada.engine.seats import Seat
from armada.geometry.clearance import clearance
from armada.geometry.measure import measure
from armada.geometry.pieces import Obstacle, place_obstacle
from armada.geometry.pose import TOUCHING, Pose, pose_at
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove, ObstacleMoves
from armada.rules.straight_moves import StraightGround
from tests.builders.movement_table import VICTORY
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import battlefield
from tests.proves import proves


def dragged(x: float, *, obstacle: str = "asteroid_field_1", ships: tuple[tuple[float, float], ...] = ()) -> Scenario:
    """An obstacle so far to the left is to be moved towards a gravity rift, perhaps with ships in the way."""
    table = battlefield()
    table.obstacle(obstacle, x, 450)
    table.obstacle("gravity_rift", 900, 450)
    for ship_x, ship_y in ships:
        table.ship(VICTORY, ship_x, ship_y)
    return table.run(MoveObstacle(by=Seat(1), choices=(0,), band=2, toward=1))


def direction(table: Scenario) -> tuple[float, float]:
    """The direction of the way."""
    moving = table.game.innermost(MoveObstacle)
    assert moving is not None
    ground = ObstacleMoves(table.game, moving).ground(0)
    assert isinstance(ground, StraightGround)
    return ground.way.dx, ground.way.dy


def along(table: Scenario, mm: float) -> Pose:
    """The place so far along the way."""
    dx, dy = direction(table)
    x, y = table.obstacles[0].pose.centre  # type: ignore[union-attr]
    return pose_at(x + mm * dx, y + mm * dy)


def body(table: Scenario, number: int) -> Obstacle:
    """An obstacle as it lies now."""
    found = table.game.state.obstacles[number]
    assert found.pose is not None
    return place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)


@proves("EXT-object-06")
@pytest.mark.parametrize(("mm", "legal"), [(0.0, False), (70.0, False), (77.0, True), (124.0, True), (126.0, False)])
def test_it_ends_between_the_ends_of_distance_1_and_distance_2(mm: float, legal: bool) -> None:
    table = dragged(500)
    refused = table.question.refusal(ObstacleMove(0, along(table, mm)))
    assert (refused is None) is legal
    if refused is not None:
        assert refused.rule == "EXT-object-06"
        assert table.question.refusal(refused.nearest) is None


@proves("EXT-object-06")
def test_it_goes_straight_and_is_not_turned() -> None:
    table = dragged(500)
    there = along(table, 100.0)
    assert table.question.refusal(ObstacleMove(0, there._replace(y=there.y + 2_000))) is not None
    assert table.question.refusal(ObstacleMove(0, there._replace(heading=90_000))) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, there))
    assert table.game.state.obstacles[0].pose == there


@proves("EXT-object-06")
def test_near_the_goal_it_stops_where_the_two_touch() -> None:
    table = dragged(800)
    options = table.question.options
    assert all(table.question.accepts(option) for option in options)
    table.answer(OBSTACLE_MOVE, options[0])
    assert measure(body(table, 0), body(table, 1)).mm <= TOUCHING


@proves("EXT-object-06", "EXT-object-02")
def test_what_is_in_its_way_lets_it_go_as_near_as_possible() -> None:
    table = dragged(500, ships=((620.0, 450.0),))
    (option,) = set(table.question.options)
    assert table.question.accepts(option)
    table.answer(OBSTACLE_MOVE, option)
    assert 0.0 <= clearance(body(table, 0), table.game.hull(2)) + TOUCHING < 0.01, "it stops touching the ship"


@proves("EXT-objective-08", "EXT-object-03")
def test_what_cannot_move_stays_and_may_be_turned() -> None:
    table = battlefield()
    table.obstacle("debris_field_1", 853, 450)
    table.obstacle("gravity_rift", 900, 450)
    table.run(MoveObstacle(by=Seat(1), choices=(0,), band=2, toward=1))
    assert table.question.refusal(ObstacleMove(0, pose_at(853, 450))) is None
    assert table.question.refusal(ObstacleMove(0, pose_at(700, 450))) is not None


@proves("EXT-object-06")
def test_random_moves_are_legal() -> None:
    for x, ships in ((500.0, ()), (500.0, ((640.0, 450.0),)), (780.0, ())):
        table = dragged(x, ships=ships)
        rng = Random(f"dragged {x}")
        assert all(table.question.accepts(table.question.sample(rng)) for _ in range(10))
