"""Dangerous Territory: effect, limit, and when it does nothing."""

from __future__ import annotations

from random import Random

from armada.catalog.shapes import obstacle_shape
from armada.effects.objectives.dangerous_territory import TAKEN_TOKENS
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.pieces import place_obstacle
from armada.geometry.pose import pose_at
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove, tokens_on
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import STATION_CARD
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.events.movement import ObstacleResolved
from armada.state.events.rounds import VictoryTokensGained
from armada.state.events.setup import ObstaclePlaced
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import CR90, VICTORY, after_obstacles, gained, playing, setting_up, territory, use
from tests.proves import proves


@proves("CARD-dangerous-territory-02", "OVL-23")
def test_a_ship_on_an_asteroid_field_may_take_its_token_and_then_gets_a_faceup_card() -> None:
    table, corvette = territory("asteroid_field_1")
    use(maneuver(table, corvette, 0), "dangerous_territory")
    assert gained(table) == (1, 0)
    assert table.game.state.tokens[0].pose is None
    order = [type(event) for event in table.events]
    assert order.index(VictoryTokensGained) < order.index(ObstacleResolved)
    assert table.last(DamageCardDealt).faceup


@proves("CARD-dangerous-territory-02", "OBJ-04")
def test_taking_the_token_may_be_declined() -> None:
    table, corvette = territory("asteroid_field_1")
    maneuver(table, corvette, 0).answer(EFFECT, PASS)
    assert gained(table) == (0, 0)
    assert table.game.state.tokens[0].pose is not None


@proves("CARD-dangerous-territory-02")
def test_asteroid_and_debris_fields_do_nothing_to_the_second_players_ships() -> None:
    for key in ("asteroid_field_1", "debris_field_1"):
        table, corvette = territory(key, first=1)
        use(maneuver(table, corvette, 0), "dangerous_territory")
        assert gained(table) == (1, 0)
        assert table.is_over
        assert not table.all(ObstacleResolved)


@proves("CARD-dangerous-territory-02")
def test_debris_still_hurts_the_first_player_and_the_station_helps_both() -> None:
    table, corvette = territory("debris_field_1")
    maneuver(table, corvette, 0).answer(EFFECT, PASS)
    assert table.question.kind is DAMAGED_ZONE
    for first in (0, 1):
        table, corvette = territory("station", first=first, damage=(None,))
        maneuver(table, corvette, 0).answer(EFFECT, PASS)
        assert table.question.kind is STATION_CARD


@proves("CARD-dangerous-territory-02")
def test_damaged_controls_still_deals_its_card_to_the_second_player() -> None:
    table, corvette = territory("asteroid_field_1", first=1, damage=("damaged_controls",))
    maneuver(table, corvette, 0)
    while not table.is_over:
        table.answer(EFFECT, table.question.options[0])
    assert len(table.the_ship(corvette).damage) == 2


@proves("CARD-dangerous-territory-02")
def test_without_a_token_nothing_is_offered() -> None:
    table, corvette = territory("asteroid_field_1", first=1)
    table.tokens.clear()
    assert maneuver(table, corvette, 0).is_over


@proves("CARD-dangerous-territory-02")
def test_a_ship_on_two_obstacles_may_take_both_tokens_but_one_from_each() -> None:
    table = playing("dangerous_territory", first=1)
    victory = table.ship(VICTORY, 900, 300, speed=1)
    table.obstacle("asteroid_field_1", 870, 390)
    table.obstacle("asteroid_field_2", 930, 390)
    table.ship(CR90, 300, 800, side=1)
    for x, y in ((870, 410), (870, 370), (945, 390)):
        table.token("dangerous_territory", x, y)
    maneuver(table, victory, 0)
    assert [tokens_on(table.game, number) for number in (0, 1)] == [[0, 1], [2]]
    use(table, "dangerous_territory")
    assert table.question.refusal((0, 1)) is not None
    assert all(table.question.accepts(table.question.sample(Random(seed))) for seed in range(20))
    table.answer(TAKEN_TOKENS, (1, 2))
    assert gained(table) == (2, 0)
    assert table.is_over, "the third stays"


@proves("CARD-dangerous-territory-02")
def test_a_token_is_kept_although_the_asteroid_field_destroys_the_ship_afterwards() -> None:
    table, corvette = territory("asteroid_field_1", damage=(None, None, None))
    use(maneuver(table, corvette, 0), "dangerous_territory")
    assert table.last(Destroyed).unit == corvette
    assert gained(table) == (1, 0)


@proves("CARD-dangerous-territory-02", "SETUP-30", "OBJ-04")
def test_obstacles_lie_beyond_distance_5_of_the_players_edges_and_each_has_a_token() -> None:
    table = setting_up("dangerous_territory")
    assert table.refusal(ObstaclePlacement(0, pose_at(900, 320))).rule == "SETUP-30"
    after_obstacles(table)
    game = table.game
    placed = [event.obstacle for event in table.all(ObstaclePlaced)]
    assert [len(tokens_on(game, number)) for number in placed] == [1] * len(placed)
    edges = game.play_area.area
    for number in placed:
        obstacle = game.state.obstacles[number]
        assert obstacle.pose is not None
        body = place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)
        assert edges._replace(y1=304.8, y2=edges.y2 - 304.8).holds(body)


@proves("SETUP-45")
def test_a_ship_deployed_on_an_obstacle_takes_no_token() -> None:
    table = setting_up("dangerous_territory")
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    after_obstacles(table).finish()
    assert not table.all(VictoryTokensGained)


@proves("CARD-dangerous-territory-01", "CARD-grav-shift-reroute-04")
def test_a_token_stays_on_an_obstacle_that_is_moved() -> None:
    table = playing("dangerous_territory")
    table.ship(CR90, 300, 100)
    table.ship(VICTORY, 300, 800, side=1)
    asteroid = table.obstacle("asteroid_field_2", 900, 450, 0)
    other = table.obstacle("asteroid_field_1", 900, 600)
    token = table.token("dangerous_territory", 910, 460)
    table.run(MoveObstacle(by=Seat(0), choices=(asteroid,), band=2))
    assert table.question.refusal(ObstacleMove(other, pose_at(900, 600))) is not None
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(1030, 450))) is not None, "beyond distance 2"
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(900, 560))) is not None, "on another obstacle"
    table.answer(OBSTACLE_MOVE, ObstacleMove(asteroid, pose_at(990, 450, 90)))
    assert table.game.state.obstacles[asteroid].pose == pose_at(990, 450, 90)
    assert table.game.state.tokens[token].pose == pose_at(1000, 440), "shifted and turned with it"
    assert tokens_on(table.game, asteroid) == [token]
