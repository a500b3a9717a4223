"""Salvage Run: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.ship_phase import ShipActivation
from armada.rules.token_placement import TOKEN
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import Command
from tests.builders.objective_table import (
    CR90,
    VICTORY,
    X_WING,
    after_obstacles,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves


@proves("SETUP-30", "OBJ-07", "CMD-18")
def test_salvage_lies_around_the_station_in_the_centre_of_the_play_area() -> None:
    table = setting_up("salvage_run")
    game = table.game
    centre = game.state.obstacles[5].pose
    assert centre == pose_at(914.4, 457.2)
    assert table.asks(OBSTACLE, 1)
    assert table.refusal(ObstaclePlacement(0, pose_at(470, 457.2))).rule == "SETUP-30", "beyond distance 5"
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(600, 457.2)))
    assert table.asks(OBSTACLE, 0)
    after_obstacles(table)
    assert len(table.all(ObstaclePlaced)) == 8
    station = game.obstacle_bodies()[5]
    assert table.asks(TOKEN, 1)
    table.answer(TOKEN, pose_at(914.4, 457.2))
    assert table.refusal(pose_at(914.4 + 88, 457.2)).rule == "OBJ-04", "69 mm apart"
    while table.question.kind is TOKEN:
        table.play(table.question.sample(table.rng))
    tokens = [place_token(token.pose) for token in game.state.tokens if token.pose is not None]
    assert len(tokens) == 4
    assert all(Distance.ONE.reaches(measure(token, station).mm) for token in tokens)
    table.finish()
    for ship in game.ships():
        assert (Command.NAVIGATE in game.ship(ship).tokens) is (game.owner(ship) == 1)


def test_any_ship_that_reveals_a_dial_takes_one_salvage_token_at_distance_1() -> None:
    table = playing("salvage_run")
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    table.squadron(X_WING, 900, 420)
    for x in (880, 920):
        table.token("salvage_run", x, 400)
    use(table.run(ShipActivation(ship=corvette)), "salvage_run").answer(CHOSEN_OBJECTIVE_TOKEN, 1)
    assert gained(table) == (1, 0)
    assert not offered(table)
