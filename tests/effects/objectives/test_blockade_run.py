"""Blockade Run: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.objectives.blockade_run import blockade_zone
from armada.geometry.pose import pose_at
from armada.rules.deploying import SHIP_PLACEMENT, ShipPlacement
from armada.rules.destruction import Destroy
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.winning import EndReason
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import ShipId
from tests.builders.ending_table import ended, lose
from tests.builders.objective_table import CR90, VICTORY, after_obstacles, gained, playing, setting_up
from tests.builders.scenario import Scenario
from tests.proves import proves


def blockade() -> tuple[Scenario, ShipId, ShipId]:
    """The second player's corvettes, both with tokens: one in the first player's zone, one across its line."""
    table = playing("blockade_run")
    table.ship(VICTORY, 300, 200)
    inside = table.ship(CR90, 500, 500, 270, side=1)
    across = table.ship(CR90, 609.6, 700, 270, side=1)
    for ship in (inside, across):
        table.token("blockade_run", ship=ship)
    return table, inside, across


@proves("SCORE-05")
@pytest.mark.parametrize("reason", [EndReason.SIX_ROUNDS, EndReason.ELIMINATION])
def test_a_ship_wholly_inside_the_first_players_zone_at_the_end_scores_20_points(reason: EndReason) -> None:
    table, *_ = blockade()
    assert ended(table, reason).scores == (0, 20), "one across the line scores nothing"


def test_a_destroyed_runner_scores_20_points_besides_its_cost() -> None:
    table, inside, _ = blockade()
    table.run(Destroy(unit=inside))
    assert gained(table) == (1, 0)
    table, inside, across = blockade()
    lose(table, inside)
    assert ended(table, victory_tokens=(1, 0)).scores == (44 + 20, 0)
    assert across in table.game.ships()


def test_the_first_players_ships_have_no_tokens() -> None:
    table = setting_up("blockade_run").finish()
    game = table.game
    marked = [event.token.unit for event in table.all(ObjectiveTokenPlaced)]
    assert {game.owner(ship) for ship in marked} == {1}
    assert len(marked) == 2


def test_a_destroyed_ship_without_a_token_earns_nothing() -> None:
    table, *_ = blockade()
    other = table.ship(VICTORY, 300, 600)
    assert gained(table.run(Destroy(unit=other))) == (0, 0)


@proves("SETUP-30")
def test_fleets_are_deployed_along_the_table_and_the_second_player_places_all_obstacles_between_them() -> None:
    table = setting_up("blockade_run")
    assert table.asks(OBSTACLE, 1)
    assert table.refusal(ObstaclePlacement(0, pose_at(600, 450))).rule == "SETUP-30"
    assert table.refusal(ObstaclePlacement(0, pose_at(900, 180))).rule == "SETUP-30"
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    assert table.asks(OBSTACLE, 1)
    after_obstacles(table).go_to(SHIP_PLACEMENT)
    assert table.question.seat == 0
    assert table.question.refusal(ShipPlacement(pose_at(500, 450, 90), 1)) is None
    assert table.refusal(ShipPlacement(pose_at(600, 450, 90), 1)).rule == "OBJ-04"
    table.finish()
    game = table.game
    for ship in game.ships():
        assert blockade_zone(game.play_area, second=game.owner(ship) == 1).holds(game.body(ship))
