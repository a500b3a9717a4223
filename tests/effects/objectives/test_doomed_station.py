"""Doomed Station: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.geometry.pose import pose_at
from armada.rules.moving_objects import OBSTACLE_MOVE
from armada.rules.obstacle_placement import OBSTACLE
from armada.state.events.movement import ObstacleMoved, ObstacleRemoved
from tests.builders.objective_table import CR90, VICTORY, LastOfRound, gained, playing, setting_up
from tests.builders.scenario import Scenario
from tests.proves import proves

KEY = "doomed_station"


def drifting(*obstacles: tuple[str, float, float]) -> Scenario:
    """A gravity rift in the middle, obstacles around it, and a ship of each side."""
    table = playing(KEY)
    table.ship(VICTORY, 350, 560)
    table.ship(CR90, 300, 700, side=1)
    table.obstacle("gravity_rift", 900, 450)
    for key, x, y in obstacles:
        table.obstacle(key, x, y)
    return table


def drift(table: Scenario) -> list[int]:
    """Move everything by the first of the places proposed: the seats that did."""
    seats = []
    while not table.is_over:
        seats.append(int(table.question.seat))
        table.answer(OBSTACLE_MOVE, table.question.options[0])
    return seats


@proves("EXT-object-06", "EXT-objective-08", "OBJ-10", "STAT-08")
def test_the_players_move_each_obstacle_once_in_turn_the_second_player_first() -> None:
    table = drifting(("asteroid_field_1", 500, 450), ("debris_field_1", 1300, 450), ("asteroid_field_2", 900, 100))
    table.run(LastOfRound())
    assert drift(table) == [1, 0, 1]
    assert sorted(event.obstacle for event in table.all(ObstacleMoved)) == [1, 2, 3]
    assert all(token.pose is None for token in table.game.state.tokens), "all tokens are removed"


@proves("EXT-objective-08")
def test_an_obstacle_that_touches_the_rift_is_removed_with_what_lies_on_it() -> None:
    table = drifting(("asteroid_field_1", 800, 450))
    drift(table.run(LastOfRound()))
    assert [event.obstacle for event in table.all(ObstacleRemoved)] == [1]
    assert all(token.pose is None for token in table.game.state.tokens)


@proves("EXT-objective-08")
def test_what_another_effect_brought_to_the_rift_goes_first() -> None:
    table = drifting(("asteroid_field_1", 845, 450))
    table.run(LastOfRound())
    assert table.is_over
    assert len(table.all(ObstacleRemoved)) == 1
    assert not table.all(ObstacleMoved)


@proves("OBJ-05", "STAT-08")
def test_then_the_larger_sum_of_command_values_at_the_station_gains_a_token() -> None:
    table = drifting(("station", 250, 560))
    drift(table.run(LastOfRound()))
    assert gained(table) == (1, 0), "3 of the Victory against 1"


def test_a_station_that_is_swallowed_or_that_nobody_is_near_earns_nothing() -> None:
    table = drifting(("station", 780, 450))
    drift(table.run(LastOfRound()))
    assert table.game.state.obstacles[1].pose is None
    assert gained(table) == (0, 0)
    table = drifting(("station", 1500, 450))
    drift(table.run(LastOfRound()))
    assert gained(table) == (0, 0)


@proves("SETUP-30")
def test_the_rift_lies_in_the_centre_the_first_player_begins_and_the_second_places_the_station_last() -> None:
    table = setting_up(KEY)
    game = table.game
    (rift,) = [obstacle for obstacle in game.state.obstacles if obstacle.key == "gravity_rift"]
    assert rift.pose == pose_at(game.play_area.width / 2, game.play_area.height / 2)
    seats = []
    while table.question.kind is OBSTACLE:
        seats.append(int(table.question.seat))
        table.play(table.question.sample(table.rng))
    assert seats == [0, 1, 0, 1, 0, 1]
    assert all(obstacle.pose is not None for obstacle in table.game.state.obstacles)
