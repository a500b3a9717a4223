"""Obstacles of later objectives, as greedy values them: what ships and squadrons avoid, and what they seek."""

from __future__ import annotations

import pytest

from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import pose_at
from armada.players.greedy import maneuvers
from armada.players.greedy.squadrons import Pilot, choose_move, pilot_of
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from tests.builders.attack_table import NEBULON, VICTORY
from tests.builders.scenario import Scenario

X_WING = "x_wing_squadron"


@pytest.mark.parametrize("key", ["exogorth_1", "purrgil_1", "gravity_rift"])
def test_a_ship_ends_its_maneuver_beside_an_obstacle_that_hurts_or_stops_it(key: str) -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2)
    table.ship(VICTORY, 900, 860, 180, side=1)
    table.obstacle(key, 965, 470)
    table.run(ExecuteManeuver(ship=ship))
    course = maneuvers.choose_course(table.game, table.question)
    choice = maneuvers.maneuver_choice_of(table.game)
    assert choice.obstacles[0][1] < 0
    assert choice._at_obstacles(choice._rough(course, choice.ship.speed).pose) == 0.0


def test_dust_costs_a_ship_nothing_and_a_purrgil_costs_what_the_dial_shows() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, 900, 300, 0, speed=2)
    table.obstacle("dust_field_1", 300, 300)
    table.obstacle("purrgil_1", 600, 300)
    table.run(ExecuteManeuver(ship=ship))
    choice = maneuvers.maneuver_choice_of(table.game)
    assert [value for _, value in choice.obstacles] == [-choice.position_value.health.loss(2, 0)]


def moving(key: str, *, token: bool = False) -> tuple[Scenario, Pilot]:
    """An X-wing moves, with an obstacle in reach."""
    table = Scenario()
    table.objective = "infested_fields" if token else None
    table.ship(NEBULON, 100, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    squadron = table.squadron(X_WING, 500, 400)
    table.obstacle(key, 500, 500)
    if token:
        table.token("infested_fields", 500, 500)
    table.run(MoveSquadron(squadron=squadron))
    return table, pilot_of(table.game, squadron)


def test_a_purrgil_costs_a_squadron_a_hull_point_and_is_avoided() -> None:
    table, pilot = moving("purrgil_1")
    assert pilot.at_spots(pose_at(500, 500)) == -pilot.health.loss(0, 1)
    assert pilot.at_spots(choose_move(table.game, table.question)) == 0.0


def test_a_squadron_takes_a_token_that_lies_on_an_obstacle_in_reach() -> None:
    table, pilot = moving("debris_field_1", token=True)
    end = choose_move(table.game, table.question)
    assert overlaps(place_squadron(end), table.game.obstacle_bodies()[0])
    assert pilot.at_spots(end) == 15.0


def test_a_squadron_keeps_away_from_an_exogorth_that_would_bite_it() -> None:
    table = Scenario()
    table.ship(NEBULON, 100, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    squadron = table.squadron(X_WING, 500, 400, hull=2)
    table.obstacle("exogorth_1", 500, 330)
    table.run(MoveSquadron(squadron=squadron))
    end = choose_move(table.game, table.question)
    pilot = pilot_of(table.game, squadron)
    assert pilot.at_spots(pose_at(500, 400)) < 0
    assert pilot.at_spots(end) == 0
