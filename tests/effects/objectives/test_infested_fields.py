"""Infested Fields: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind, obstacle_tokens
from armada.effects.objectives.dangerous_territory import TAKEN_TOKENS
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.exogorths import EXOGORTH, touched_obstacles
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove, tokens_on
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.state.events.attack import AttackDeclared
from armada.state.events.damage import DamageCardDealt
from armada.state.events.movement import ObstacleRemoved
from armada.state.events.rounds import VictoryTokensGained
from armada.state.records import ShipId
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    HARMLESS,
    TIE,
    VICTORY,
    X_WING,
    LastOfRound,
    after_obstacles,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

KEY = "infested_fields"


def table_with(*obstacles: tuple[str, float, float], first: int = 0) -> Scenario:
    """A table with a ship of each side far away."""
    table = playing(KEY, first=first)
    table.ship(CR90, 1700, 100)
    table.ship(VICTORY, 1700, 800, 180, side=1)
    for key, x, y in obstacles:
        table.obstacle(key, x, y)
    return table


def infested() -> Scenario:
    """Two obstacles with an exogorth each, and a squadron beside one."""
    table = table_with(
        ("asteroid_field_1", 600, 450),
        ("debris_field_1", 1100, 450),
        ("exogorth_1", 600, 508),
        ("exogorth_2", 1100, 505),
    )
    table.squadron(TIE, 600, 590)
    return table


@proves("EXT-objective-06", "OBJ-05")
def test_a_squadron_of_either_player_that_moves_onto_an_obstacle_may_take_its_token() -> None:
    for side in (0, 1):
        table = table_with(("debris_field_1", 500, 400))
        squadron = table.squadron(X_WING, 500, 250, side=side)
        table.token(KEY, 500, 400)
        table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 380))
        use(table, KEY)
        assert gained(table)[side] == 1
        assert table.game.state.tokens[0].pose is None


@proves("EXT-objective-06")
def test_a_squadron_takes_nothing_where_the_token_is_gone_or_where_it_does_not_overlap() -> None:
    for x, token in ((500, False), (620, True)):
        table = table_with(("debris_field_1", 500, 400))
        squadron = table.squadron(X_WING, 500, 250, side=1)
        if token:
            table.token(KEY, 500, 400)
        table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(x, 380))
        assert table.is_over


@proves("EXT-objective-06", "OBJ-04")
def test_a_squadron_takes_one_of_two_tokens_on_an_obstacle_or_none() -> None:
    table = table_with(("debris_field_1", 500, 400))
    squadron = table.squadron(X_WING, 500, 250, side=1)
    table.token(KEY, 495, 400)
    table.token(KEY, 510, 400)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 380))
    use(table, KEY).answer(TAKEN_TOKENS, (1,))
    assert gained(table) == (0, 1)
    table.run(MoveSquadron(squadron=squadron)).answer(SQUADRON_MOVE, pose_at(500, 380)).answer(EFFECT, PASS)
    assert gained(table) == (0, 0)


@proves("EXT-objective-06", "CARD-dangerous-territory-02")
def test_a_ship_takes_the_token_before_the_obstacle_hurts_it_whoever_owns_it() -> None:
    for first in (0, 1):
        table = table_with(("asteroid_field_1", 900, 380), first=first)
        corvette = table.ship(CR90, 900, 300, speed=1)
        table.token(KEY, 900, 380)
        table.next_cards(HARMLESS)
        use(maneuver(table, corvette, 0), KEY)
        assert gained(table) == (1, 0)
        order = [type(event) for event in table.events]
        assert order.index(VictoryTokensGained) < order.index(DamageCardDealt)


@proves("SETUP-30", "SETUP-45", "EXT-obstacle-06", "EXT-objective-06")
def test_five_obstacles_have_a_token_and_the_second_player_places_two_exogorths_beside_them() -> None:
    table = setting_up(KEY)
    for _ in range(5):
        assert all(obstacle.pose is None or "station" not in obstacle.key for obstacle in table.game.state.obstacles)
        table.play(table.question.sample(table.rng))
    state = table.game.state
    assert len([token for token in state.tokens if token.kind == KEY]) == 5
    for _ in range(2):
        assert table.question.seat == 1
        worms = [n for n, o in enumerate(state.obstacles) if obstacle_tokens()[o.key].kind is ObstacleKind.EXOGORTH]
        assert table.question.refusal(ObstaclePlacement(worms[0], pose_at(900, 450))) is not None
        table.play(table.question.sample(table.rng))
    assert table.question.kind is not OBSTACLE
    lying = [n for n in worms if table.game.state.obstacles[n].pose is not None]
    assert len({touched for n in lying for touched in touched_obstacles(table.game, n)}) >= 2
    assert not any(tokens_on(table.game, n) for n in lying)
    after_obstacles(table).finish()
    assert not table.all(VictoryTokensGained)


@proves("EXT-obstacle-09", "EXT-object-03", "EXT-object-04")
def test_after_their_attacks_exogorths_go_and_the_second_player_moves_the_obstacles_they_touched() -> None:
    table = infested()
    table.token(KEY, 610, 455)
    table.run(SquadronPhase()).answer(EXOGORTH, 2, seat=1).roll("accuracy", "accuracy", "accuracy")
    assert [event.obstacle for event in table.all(ObstacleRemoved)] == [2, 3]
    assert table.question.seat == 1
    assert table.question.refusal(ObstacleMove(0, pose_at(600 - 124.8, 450))) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(500, 450)))
    assert table.game.state.tokens[0].pose == pose_at(510, 455), "the token goes with it"
    table.answer(OBSTACLE_MOVE, ObstacleMove(1, pose_at(1100, 450)), seat=1)
    assert table.question.kind.name == "squadron to activate" or table.question.kind.name == "squadron action"


@proves("EXT-obstacle-09")
def test_an_obstacle_that_both_exogorths_touched_is_moved_once() -> None:
    table = table_with(("debris_field_1", 600, 450), ("exogorth_1", 600, 508), ("exogorth_2", 600, 390))
    table.run(SquadronPhase())
    table.answer(OBSTACLE_MOVE, ObstacleMove(0, pose_at(600, 450)))
    assert table.is_over


@proves("EXT-obstacle-06", "STAT-08")
def test_at_the_end_of_the_round_each_exogorth_goes_to_an_obstacle_without_another_one() -> None:
    table = infested()
    table.obstacles[3] = table.obstacles[3].__class__(key="exogorth_2", pose=None)
    table.run(LastOfRound())
    assert table.question.kind is OBSTACLE
    assert table.question.seat == 1
    table.answer(OBSTACLE, table.question.options[0])
    assert touched_obstacles(table.game, 3) == (1,)
    assert table.is_over


@proves("EXT-obstacle-06")
def test_nothing_is_placed_at_the_end_of_a_round_in_which_both_are_still_there() -> None:
    assert infested().run(LastOfRound()).is_over


@proves("SETUP-45")
def test_a_ship_that_does_not_move_onto_an_obstacle_is_offered_nothing() -> None:
    table = table_with(("asteroid_field_1", 900, 600))
    corvette = ShipId(table.ship(CR90, 900, 300, speed=1))
    table.token(KEY, 900, 600)
    maneuver(table, corvette, 0)
    assert not offered(table)
    assert not table.all(AttackDeclared)
