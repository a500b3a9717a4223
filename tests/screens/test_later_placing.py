"""What is said of places for the obstacles of later objectives while a piece is held."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.geometry.pose import pose_at
from armada.messages.languages import LANGUAGES, speaking
from armada.rules.deploying import ShipPlacement
from armada.rules.exogorths import PlaceExogorths
from armada.rules.moving_objects import MoveObstacle, ObstacleMove
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.screens.previews.consequences import Consequences, consequences
from tests.builders.objective_table import after_obstacles, setting_up
from tests.builders.scenario import Scenario
from tests.builders.setup_table import SetupTable
from tests.builders.squadron_table import StillTable, battlefield


def said(table: Scenario | SetupTable, answer: object) -> Consequences:
    """The consequences of an answer."""
    return consequences(table.game, table.game, table.question, answer)


def placing() -> Scenario:
    """An exogorth is to be placed beside an asteroid field."""
    table = battlefield()
    table.objective = "infested_fields"
    table.obstacle("asteroid_field_1", 600, 450)
    table.obstacles.append(replace(table.obstacles[0], key="exogorth_1", pose=None))
    table.run(StillTable())
    return table.run(PlaceExogorths(by=Seat(1), left=(1,), area=table.game.play_area.area))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exogorth_away_from_its_obstacle_must_touch_it(language: str) -> None:
    table = placing()
    with speaking(language):
        fault = said(table, ObstaclePlacement(1, pose_at(900, 450))).fault
        assert fault is not None
        assert ("asteroid field 1" in fault.text) or ("Asteroidenfeld 1" in fault.text)
        assert "{" not in fault.text
    kept = said(table, table.question.options[0])
    assert kept.fault is None
    assert "Touches asteroid field 1." in [remark.text for remark in kept.remarks]


def test_an_obstacle_that_is_dragged_beside_its_way_is_told_where_to_go() -> None:
    table = battlefield()
    table.obstacle("asteroid_field_1", 500, 450)
    table.obstacle("gravity_rift", 900, 450)
    table.run(MoveObstacle(by=Seat(1), choices=(0,), band=2, toward=1))
    for pose in (pose_at(500, 450), pose_at(560, 520)):
        fault = said(table, ObstacleMove(0, pose)).fault
        assert fault is not None
        assert fault.rule == "EXT-object-06"
        assert "straight towards gravity rift" in fault.text
    assert said(table, table.question.options[0]).fault is None


def test_a_station_and_a_flagship_of_surprise_attack_are_told_what_they_lack() -> None:
    table = setting_up("surprise_attack")
    number = next(n for n, obstacle in enumerate(table.game.state.obstacles) if obstacle.key == "station")
    fault = said(table, ObstaclePlacement(number, pose_at(900, 500))).fault
    assert fault is not None
    assert "first player's edge" in fault.text
    table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(900, 250)))
    after_obstacles(table)
    while table.question.kind.name != "ship placement":
        table.play(table.question.sample(table.rng))
    fault = said(table, ShipPlacement(pose_at(500, 100), 1)).fault
    assert fault is not None
    assert fault.text == "It must overlap the station."
