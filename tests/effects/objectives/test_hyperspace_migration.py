"""Hyperspace Migration: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.engine.seats import Seat
from armada.geometry.pose import pose_at
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.purrgil import MovePurrgil
from armada.rules.rounds import Round
from armada.rules.token_placement import TOKEN
from armada.state.events.cards import LastingBegun
from armada.state.events.movement import ObstacleRemoved
from armada.state.records import Lasting, Obstacle, Scope
from tests.builders.objective_table import (
    CR90,
    VICTORY,
    LastOfRound,
    StartOfShips,
    after_obstacles,
    gained,
    playing,
    setting_up,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

KEY = "hyperspace_migration"


def migrating(*purrgil: float, round: int = 1) -> Scenario:
    """A token at each short edge, and purrgil on their way from the left one."""
    table = playing(KEY)
    table.round = round
    table.ship(CR90, 900, 300)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.token(KEY, 50, 450)
    table.token(KEY, 1780, 450)
    for place in range(2):
        x = purrgil[place] if place < len(purrgil) else None
        key = f"purrgil_{place + 1}"
        table.obstacles.append(Obstacle(key=key, pose=None if x is None else pose_at(x, 450)))
    return table


def started(table: Scenario) -> None:
    """The purrgil came from the left token."""
    table.game.emit(LastingBegun(Lasting(key=KEY, scope=Scope.GAME, value=0)))


@proves("EXT-objective-09", "EXT-object-02")
def test_in_round_1_the_second_player_places_a_purrgil_at_a_token_and_in_round_3_another_at_the_same() -> None:
    table = migrating().run(StartOfShips())
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 0, seat=1)
    assert table.question.refusal(ObstaclePlacement(0, pose_at(400, 450))) is not None
    assert table.question.refusal(ObstaclePlacement(0, pose_at(50, 450))) is not None, "not on the token"
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(120, 450)), seat=1)
    assert table.is_over
    table = migrating(700, round=3).run(LastOfRound())
    started(table)
    table.game.interrupt(StartOfShips())
    assert table.question.kind is OBSTACLE, "the token is known"
    assert table.question.refusal(ObstaclePlacement(1, pose_at(1700, 450))) is not None


@pytest.mark.parametrize(("round", "count"), [(2, 0), (4, 1), (3, 2)])
def test_in_other_rounds_or_with_both_on_the_table_nothing_is_placed(round: int, count: int) -> None:
    assert migrating(*[600.0, 900.0][:count], round=round).run(StartOfShips()).is_over


@proves("EXT-objective-09", "EXT-obstacle-19", "EXT-obstacle-18")
def test_a_purrgil_moves_towards_the_far_token_at_least_to_the_end_of_distance_1() -> None:
    table = migrating(700).run(LastOfRound())
    started(table)
    table.game.interrupt(MovePurrgil())
    assert table.question.seat == 1
    assert table.question.refusal(ObstacleMove(0, pose_at(700, 450))) is not None, "it cannot stay"
    assert table.question.refusal(ObstacleMove(0, pose_at(700, 540))) is not None, "nor go elsewhere"
    farthest = table.question.options[0]
    assert farthest.pose.x > 700_000 + 120_000
    table.answer(OBSTACLE_MOVE, farthest)
    assert table.is_over, "with one purrgil only the second player moves"


@proves("EXT-objective-09")
def test_any_effect_that_moves_a_purrgil_moves_it_that_way() -> None:
    table = migrating(700).run(LastOfRound())
    started(table)
    table.game.interrupt(MoveObstacle(by=Seat(0), choices=(0,), band=2))
    assert table.question.refusal(ObstacleMove(0, pose_at(600, 450))) is not None


@proves("EXT-objective-09")
def test_a_purrgil_that_touches_the_far_token_is_gone() -> None:
    table = migrating(1680).run(LastOfRound())
    started(table)
    table.game.interrupt(MovePurrgil())
    table.answer(OBSTACLE_MOVE, table.question.options[0])
    assert [event.obstacle for event in table.all(ObstacleRemoved)] == [0]
    assert table.game.state.obstacles[0].pose is None


@proves("EXT-objective-09", "OBJ-05", "STAT-08")
def test_a_ship_beside_a_purrgil_gets_a_token_and_a_round_later_turns_it_in() -> None:
    table = migrating()
    table.obstacles[0] = Obstacle(key="purrgil_1", pose=pose_at(900, 400))
    table.run(LastOfRound())
    assert [token.unit for token in table.game.state.tokens] == [-1, -1, 0]
    assert gained(table) == (0, 0)
    table.game.interrupt(LastOfRound())
    assert gained(table) == (1, 0)
    assert [token.unit for token in table.game.state.tokens] == [-1, -1, -1], "it gets no new one"


def test_a_ship_far_from_purrgil_gets_nothing() -> None:
    table = migrating(500).run(LastOfRound())
    assert len(table.game.state.tokens) == 2
    assert gained(table) == (0, 0)


@proves("EXT-objective-09", "EXT-obstacle-18")
def test_the_purrgil_move_after_the_tokens_at_the_end_of_the_round() -> None:
    steps = [getattr(step, "__name__", getattr(step, "id", "")) for step in Round.steps]
    assert steps.index("ROUND.END") < steps.index("move_purrgil") < steps.index("end_flags")


@proves("OBJ-07", "SETUP-30")
def test_the_second_player_places_a_token_at_each_short_edge() -> None:
    table = after_obstacles(setting_up(KEY))
    for x in (900.0, 100.0):
        refused = table.question.refusal(pose_at(x, 450))
        assert refused is not None
    table.answer(TOKEN, pose_at(80, 450), seat=1)
    assert table.question.refusal(pose_at(80, 450)) is not None
    table.answer(TOKEN, pose_at(1750, 450), seat=1)
    assert table.question.kind is not TOKEN
