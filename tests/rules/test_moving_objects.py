"""Objective tokens and obstacles that are moved: how far, what stops them, and what goes with them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from armada.engine.seats import Seat
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_token
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.moving_objects import (
    OBSTACLE_MOVE,
    TOKEN_MOVE,
    MoveObstacle,
    MoveTokens,
    ObstacleMove,
    TokenMove,
    tokens_on,
)
from tests.builders.attack_table import CORVETTE, TIE, VICTORY
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable

ONE, TWO = Distance.ONE.end, Distance.TWO.end


def table_with(*tokens: tuple[float, float], rocks: tuple[tuple[str, float, float], ...] = ()) -> Scenario:
    table = Scenario()
    table.ship(VICTORY, 1700, 100)
    table.ship(CORVETTE, 1700, 800, 180, side=1)
    for x, y in tokens:
        table.token("intel_sweep", x, y)
    for kind, x, y in rocks:
        table.obstacle(kind, x, y)
    return table


def away(pose: Pose, x: float, y: float) -> float:
    """How far a place is from a point, in mm."""
    return float(((pose.x / 1000 - x) ** 2 + (pose.y / 1000 - y) ** 2) ** 0.5)


# Tokens


def moving(*tokens: int, band: int = 1, at: tuple[tuple[float, float], ...] = ((900, 450), (600, 450))) -> Scenario:
    """Tokens at these places are about to be moved."""
    table = table_with(*at)
    table.run(MoveTokens(by=Seat(0), tokens=tokens, band=band))
    assert table.question.kind is TOKEN_MOVE
    return table


def test_a_token_is_moved_up_to_the_end_of_the_band_and_may_stay() -> None:
    question = moving(0).question
    assert question.accepts(TokenMove(0, pose_at(900, 450)))
    assert question.accepts(TokenMove(0, pose_at(900, 450 + ONE)))
    beyond = question.refusal(TokenMove(0, pose_at(900, 450 + ONE + 3)))
    assert beyond is not None
    assert "3.0 mm" in str(beyond.reason)
    assert question.accepts(beyond.nearest)
    farther = moving(0, band=2).question
    assert farther.accepts(TokenMove(0, pose_at(900, 450 + TWO)))


def test_a_token_stays_on_the_table() -> None:
    question = moving(0, at=((900, 30),)).question
    refusal = question.refusal(TokenMove(0, pose_at(900, 0)))
    assert refusal is not None
    assert refusal.rule == "OBJ-07"


def test_a_token_that_is_not_to_be_moved_is_refused_and_the_first_that_is_may_stay_instead() -> None:
    question = moving(1, 0).question
    for other in (2, -1):
        refusal = question.refusal(TokenMove(other, pose_at(900, 460)))
        assert refusal is not None
        assert refusal.rule == "OBJ-04"
        assert refusal.nearest == TokenMove(1, pose_at(600, 450))


def test_each_token_is_moved_once_and_in_any_order() -> None:
    table = moving(0, 1)
    table.answer(TOKEN_MOVE, TokenMove(1, pose_at(600, 470)))
    assert not table.question.accepts(TokenMove(1, pose_at(600, 480)))
    table.answer(TOKEN_MOVE, TokenMove(0, pose_at(900, 450)))
    assert table.is_over
    assert [token.pose for token in table.game.state.tokens] == [pose_at(900, 450), pose_at(600, 470)]


def test_tokens_are_offered_eight_places_as_far_off_as_they_may_go_and_their_own() -> None:
    options: tuple[TokenMove, ...] = moving(0).question.options
    assert options[0] == TokenMove(0, pose_at(900, 450))
    assert len(options) == 9
    assert all(ONE - 0.1 < away(move.pose, 900, 450) <= ONE for move in options[1:])
    assert {(move.pose.x > 900_000, move.pose.y > 450_000) for move in options} == {
        (right, up) for right in (True, False) for up in (True, False)
    }
    assert {move.token for move in moving(0, 1).question.options} == {0, 1}


def drawn(question: Any, count: int = 60) -> list[Any]:
    rng = Random(4)
    return [question.sample(rng) for _ in range(count)]


def test_moves_of_tokens_drawn_at_random_are_legal_and_go_all_around() -> None:
    question = moving(0, 1).question
    moves = drawn(question)
    assert all(question.accepts(move) for move in moves)
    assert {move.token for move in moves} == {0, 1}
    first = [move.pose for move in moves if move.token == 0]
    assert {(pose.x > 900_000, pose.y > 450_000) for pose in first} == {
        (right, up) for right in (True, False) for up in (True, False)
    }
    assert max(away(pose, 900, 450) for pose in first) > 0.8 * ONE
    assert min(away(pose, 900, 450) for pose in first) < 0.5 * ONE


# Obstacles


def shifting(*choices: int, band: int = 1, displaces: bool = False, table: Scenario | None = None) -> Scenario:
    """One of these obstacles is about to be moved."""
    found = table or table_with(rocks=(("debris_field_1", 900, 450), ("asteroid_field_1", 500, 450)))
    found.run(MoveObstacle(by=Seat(0), choices=choices, band=band, displaces=displaces))
    assert found.question.kind is OBSTACLE_MOVE
    return found


def test_no_part_of_an_obstacle_ends_beyond_the_band() -> None:
    question = shifting(0).question
    assert question.accepts(ObstacleMove(0, pose_at(900, 450)))
    assert question.accepts(ObstacleMove(0, pose_at(900, 450 + ONE - 2)))
    for far in (pose_at(900, 450 + ONE + 2), pose_at(900 + ONE + 2, 450)):
        refusal = question.refusal(ObstacleMove(0, far))
        assert refusal is not None
        assert refusal.rule == "OBJ-04"
        assert question.accepts(refusal.nearest)


def test_an_obstacle_that_is_not_to_be_moved_is_refused_and_the_first_that_is_may_stay_instead() -> None:
    question = shifting(1).question
    refusal = question.refusal(ObstacleMove(0, pose_at(900, 460)))
    assert refusal is not None
    assert refusal.nearest == ObstacleMove(1, pose_at(500, 450))


@pytest.mark.parametrize(("displaces", "fits"), [(False, False), (True, True)])
def test_an_obstacle_goes_under_squadrons_only_if_these_are_displaced(displaces: bool, fits: bool) -> None:
    table = table_with(rocks=(("debris_field_1", 900, 450),))
    table.squadron(TIE, 900, 520)
    question = shifting(0, table=table, displaces=displaces).question
    assert question.accepts(ObstacleMove(0, pose_at(900, 500))) is fits


def test_an_obstacle_goes_under_no_ship_and_no_other_obstacle() -> None:
    table = table_with(rocks=(("debris_field_1", 900, 450), ("asteroid_field_1", 760, 450)))
    table.ship(CORVETTE, 1010, 450)
    for displaces in (False, True):
        question = shifting(0, table=table, displaces=displaces).question
        assert not question.accepts(ObstacleMove(0, pose_at(960, 450)))
        assert not question.accepts(ObstacleMove(0, pose_at(800, 450)))
        assert question.accepts(ObstacleMove(0, pose_at(900, 490)))


def test_where_squadrons_are_displaced_an_obstacle_goes_under_no_token_but_its_own() -> None:
    table = table_with((900, 450), (900, 540), rocks=(("debris_field_1", 900, 450),))
    assert shifting(0, table=table).question.accepts(ObstacleMove(0, pose_at(900, 510)))
    question = shifting(0, table=table, displaces=True).question
    assert not question.accepts(ObstacleMove(0, pose_at(900, 510)))
    assert question.accepts(ObstacleMove(0, pose_at(900, 430)))


def test_a_token_on_an_obstacle_goes_and_turns_with_it() -> None:
    table = table_with((915, 450), (500, 200), rocks=(("debris_field_1", 900, 450),))
    shifting(0, table=table).answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(900, 470, 90)))
    carried, other = [token.pose for token in table.game.state.tokens]
    assert carried is not None
    assert (carried.x, carried.y) == pytest.approx((900_000, 455_000), abs=2)
    assert other == pose_at(500, 200)


def test_tokens_lie_on_an_obstacle_if_they_overlap_it() -> None:
    table = table_with((900, 450), (500, 200), rocks=(("debris_field_1", 900, 450), ("station", 300, 700)))
    table.token("intel_sweep")
    game = table.run(StillTable()).game
    assert (tokens_on(game, 0), tokens_on(game, 1)) == ([0], [])
    body = game.obstacle_bodies()[0]
    assert overlaps(place_token(pose_at(900, 450)), body)
    assert measure(place_token(pose_at(500, 200)), body).mm > 0


def test_obstacles_are_offered_places_all_around_and_keep_their_heading_there() -> None:
    table = table_with()
    table.obstacle("debris_field_1", 900, 450, 30)
    options: tuple[ObstacleMove, ...] = shifting(0, table=table, band=2).question.options
    assert options[0] == ObstacleMove(0, pose_at(900, 450, 30))
    assert all(move.pose.heading == 30_000 for move in options)
    assert all(table.question.accepts(move) for move in options)


def test_moves_of_obstacles_drawn_at_random_are_legal_and_turn_a_little() -> None:
    table = shifting(0, 1, band=2)
    moves = drawn(table.question)
    assert all(table.question.accepts(move) for move in moves)
    assert {move.obstacle for move in moves} == {0, 1}
    headings = {move.pose.heading for move in moves}
    assert len(headings) > 30
    assert all(heading <= 45_000 or heading >= 315_000 for heading in headings)
    assert any(0 < heading <= 45_000 for heading in headings)
    assert any(heading >= 315_000 for heading in headings)
