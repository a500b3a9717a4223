"""Navigational Hazards: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove, tokens_on
from armada.state.records import ShipId
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import CR90, VICTORY, FirstOfRound, LastOfRound, decline, gained, playing
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves


def hazards(*keys: str, damage: tuple[str | None, ...] = ()) -> tuple[Scenario, ShipId]:
    """A Victory of seat 0 moves onto obstacles beside each other."""
    table = playing("navigational_hazards")
    victory = table.ship(VICTORY, 900, 300, speed=1, damage=damage)
    for place, key in enumerate(keys):
        table.obstacle(key, 870 + 60 * place, 390)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("crew_panic", "crew_panic")
    return maneuver(table, victory, 0), victory


@proves("OBS-03", "OBS-04")
def test_a_ship_that_obstacles_hurt_gives_its_opponent_a_victory_token_for_each() -> None:
    table, _ = hazards("debris_field_1")
    table.answer(DAMAGED_ZONE, FRONT)
    assert gained(table) == (0, 1), "damage on shields counts"
    table, _ = hazards("asteroid_field_1", "asteroid_field_2")
    while not table.is_over:
        table.answer(EFFECT, table.question.options[0])
    assert gained(table) == (0, 2)


@proves("DMGCARD-damaged-controls-01")
def test_a_station_hurts_nobody_but_damaged_controls_count_once_for_each_obstacle() -> None:
    assert gained(hazards("station", damage=(None,))[0]) == (0, 0)
    table, victory = hazards("station", damage=("damaged_controls",))
    decline(table)
    assert len(table.the_ship(victory).damage) == 2
    assert gained(table) == (0, 1)
    table, victory = hazards("asteroid_field_1", damage=("damaged_controls",))
    assert len(table.the_ship(victory).damage) == 3
    assert gained(table) == (0, 1), "one token for one obstacle"


@proves("OBS-14", "OBJ-10")
def test_at_the_end_of_the_round_each_player_moves_another_field_the_second_player_first() -> None:
    table = playing("navigational_hazards")
    table.ship(VICTORY, 300, 100)
    table.ship(CR90, 300, 800, side=1)
    asteroid, debris = table.obstacle("asteroid_field_1", 900, 450), table.obstacle("debris_field_1", 1200, 450)
    station = table.obstacle("station", 600, 450)
    table.run(LastOfRound())
    assert table.question.seat == 1
    assert table.question.refusal(ObstacleMove(station, pose_at(600, 450))) is not None
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(900 + 124.8, 450))) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(asteroid, pose_at(1000, 450)), seat=1)
    assert tokens_on(table.game, asteroid) == [0]
    assert table.question.seat == 0
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(1000, 450))) is not None, "not the same one"
    table.answer(OBSTACLE_MOVE, ObstacleMove(debris, pose_at(1200, 450)), seat=0)
    assert len([token for token in table.game.state.tokens if token.pose is not None]) == 2
    table.game.interrupt(FirstOfRound(number=2))
    assert all(token.pose is None for token in table.game.state.tokens)
