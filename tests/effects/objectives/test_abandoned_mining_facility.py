"""Abandoned Mining Facility: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.objectives.abandoned_mining_facility import MINED
from armada.effects.objectives.volatile_deposits import CHOSEN_OBSTACLE
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.repair import REPAIR, RepairCommand
from armada.state.events.commands import CommandTokenGained
from armada.state.events.movement import ObstacleRemoved
from armada.state.records import Command, ShipId
from tests.builders.objective_table import CR90, VICTORY_II, gained, offered, playing, setting_up, use
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.proves import proves

KEY = "abandoned_mining_facility"


def repairing(*obstacles: str, y: float = 430, dial: bool = True, card: str = VICTORY_II) -> tuple[Scenario, ShipId]:
    """A Victory (engineering 4) resolves Repair with obstacles ahead of it."""
    table = playing(KEY)
    tokens = () if dial else (Command.REPAIR,)
    ship = table.ship(
        card, 900, 300, shields={FRONT: 0, LEFT: 0}, revealed=Command.REPAIR if dial else None, tokens=tokens
    )
    table.ship(CR90, 300, 800, 180, side=1)
    for place, key in enumerate(obstacles):
        table.obstacle(key, 860 + 120 * place, y, 90)
    return table.run(RepairCommand(ship=ship)), ship


def points(table: Scenario) -> int:
    """The engineering points left."""
    command = table.game.innermost(RepairCommand)
    assert command is not None
    return command.points


@proves("CMD-54", "CMD-55", "OBJ-05")
def test_three_points_at_the_station_earn_a_victory_token_and_the_rest_repairs() -> None:
    table, _ = repairing("station")
    use(table, KEY)
    assert gained(table) == (1, 0)
    assert points(table) == 1
    assert table.question.kind is REPAIR


@proves("CMD-54", "FX-08")
def test_two_points_at_a_dust_field_earn_one_and_more_than_one_at_once_use_it_up() -> None:
    table, _ = repairing("dust_field_1")
    use(table, KEY).answer(MINED, 2, seat=0)
    assert gained(table) == (2, 0)
    assert table.last(ObstacleRemoved).obstacle == 0
    assert table.game.state.obstacles[0].pose is None
    table, _ = repairing("dust_field_1")
    use(table, KEY).answer(MINED, 1)
    assert gained(table) == (1, 0)
    assert not table.all(ObstacleRemoved)
    assert KEY not in offered(table), "once in a command"


@proves("FX-08")
def test_one_obstacle_is_chosen_for_the_whole_command() -> None:
    table, _ = repairing("dust_field_1", "station")
    use(table, KEY).answer(CHOSEN_OBSTACLE, 1)
    assert gained(table) == (1, 0)
    assert KEY not in offered(table)


@pytest.mark.parametrize(
    ("obstacle", "y", "dial"), [("station", 560.0, True), ("station", 430.0, False), ("debris_field_1", 430.0, True)]
)
def test_far_away_without_the_points_or_at_another_obstacle_nothing_is_offered(
    obstacle: str, y: float, dial: bool
) -> None:
    assert KEY not in offered(repairing(obstacle, y=y, dial=dial)[0])


def test_it_may_be_declined_and_is_offered_again_before_the_next_repair() -> None:
    table, _ = repairing("dust_field_1")
    table.answer(EFFECT, PASS)
    repair = next(option for option in table.question.options if option.effect.value == "recover shields")
    table.answer(REPAIR, repair)
    assert offered(table) == {KEY}
    assert points(table) == 2


@proves("SETUP-30")
def test_the_station_lies_in_the_centre_and_six_obstacles_are_placed_around_it() -> None:
    table = setting_up(KEY)
    keys = set()
    for turn in range(6):
        assert table.asks(OBSTACLE, 1 - turn % 2)
        answer = table.question.sample(table.rng)
        assert isinstance(answer, ObstaclePlacement)
        keys.add(table.game.state.obstacles[answer.obstacle].key)
        table.play(answer)
    assert keys == {"debris_field_1", "debris_field_2", "dust_field_1", "dust_field_2", "purrgil_1", "purrgil_2"}
    game = table.game
    (station,) = [obstacle for obstacle in game.state.obstacles if obstacle.key == "station"]
    assert station.pose is not None
    assert station.pose == pose_at(game.play_area.width / 2, game.play_area.height / 2)
    table.finish()
    given = {event.ship for event in table.all(CommandTokenGained)}
    assert given == set(game.ships(game.sides_in_order[1]))
