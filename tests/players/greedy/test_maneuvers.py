from __future__ import annotations

import pytest

from armada.geometry.maneuver_tool import Side
from armada.geometry.pose import Pose
from armada.players.greedy import maneuvers
from armada.players.greedy.position import PositionValue, is_inside
from armada.rules.courses import Course
from armada.rules.overlapping import where_it_stops
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.state.records import Command, ShipId
from tests.builders.scenario import Scenario

VICTORY, CORVETTE, NEBULON = "victory_ii_class_star_destroyer", "cr90_corvette_a", "nebulon_b_escort_frigate"


def chosen_end(table: Scenario, ship: ShipId) -> Pose:
    """Where the ship ends by the course that is chosen."""
    table.run(ExecuteManeuver(ship=ship))
    assert table.question.kind is COURSE
    course = maneuvers.choose_course(table.game, table.question)
    assert table.question.refusal(course) is None
    return where_it_stops(table.game, ship, course.clicks, course.side).pose


@pytest.mark.parametrize(("x", "y", "heading"), [(900, 700, 0), (1620, 450, 90), (210, 450, 270), (1000, 210, 180)])
def test_a_ship_turns_away_from_the_edge(x: float, y: float, heading: float) -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, x, y, heading, speed=2)
    table.ship(VICTORY, 300, 450, side=1)
    end = chosen_end(table, ship)
    game = table.game
    position_value = PositionValue(game, game.ship(ship))
    assert is_inside(game.play_area, position_value.frigate, end)


def test_a_ship_looks_more_than_one_maneuver_ahead() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 640, 0, speed=2)
    table.ship(CORVETTE, 900, 860, side=1)
    end = chosen_end(table, victory)
    game = table.game
    position_value = PositionValue(game, game.ship(victory))
    assert position_value.safety(end, 2) > -position_value.price


def test_an_asteroid_field_is_avoided() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.obstacle("asteroid_field_1", 960, 470)
    end = chosen_end(table, ship)
    maneuver_choice = maneuvers.ManeuverChoice(table.game, table.game.ship(ship))
    assert maneuver_choice._at_obstacles(end) == 0.0


def test_a_ship_closes_in_on_enemies_out_of_range() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 400, 300, 90, speed=2)
    table.ship(VICTORY, 1500, 300, 270, side=1)
    assert chosen_end(table, ship).x > 480_000


def test_a_navigate_dial_is_always_used() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2, revealed=Command.NAVIGATE)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert maneuvers.wants_navigate(table.game)


def test_a_navigate_token_is_spent_to_stay_on_the_table() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, 900, 790, 0, speed=1, tokens=(Command.NAVIGATE,))
    table.ship(CORVETTE, 300, 300, side=1)
    table.run(ExecuteManeuver(ship=ship))
    assert maneuvers.wants_navigate(table.game)


def test_no_more_courses_are_compared_than_there_is_time_for() -> None:
    many = [
        Course((0, first, second, third), Side.LEFT) for first in range(9) for second in range(9) for third in range(9)
    ]
    some = maneuvers._some(many)
    assert len(some) <= maneuvers.LOOKED_AT + 1
    assert many[0] in some
