"""Sensor Net: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.geometry.pose import pose_at
from armada.rules.moving_objects import TOKEN_MOVE, TokenMove
from armada.rules.ship_phase import DIAL_USE, ShipActivation
from armada.rules.token_placement import TOKEN
from armada.state.records import Command
from tests.builders.objective_table import CR90, VICTORY, after_obstacles, gained, playing, setting_up
from tests.builders.scenario import Scenario
from tests.proves import proves


def net(*places: tuple[float, float], first: int = 0, damage: tuple[str, ...] = ()) -> Scenario:
    """A corvette of seat 0 reveals a dial with sensors at these places."""
    table = playing("sensor_net", first=first)
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1, damage=damage)
    table.ship(VICTORY, 300, 800, side=1)
    for x, y in places:
        table.token("sensor_net", x, y)
    return table.run(ShipActivation(ship=corvette))


@proves("OBJ-04")
def test_a_ship_beside_two_sensors_earns_one_victory_token_and_the_opponent_moves_the_one_its_owner_names() -> None:
    table = net((880, 400), (930, 400))
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=0)
    assert gained(table) == (1, 0)
    assert table.question.seat == 1
    assert table.question.refusal(TokenMove(1, pose_at(930, 400 + 244.8))) is None, "the second player: distance 4"
    assert table.question.refusal(TokenMove(1, pose_at(930, 400 + 244.9))) is not None
    assert table.question.refusal(TokenMove(1, pose_at(930, 400))) is None, "it may stay"
    table.answer(TOKEN_MOVE, TokenMove(1, pose_at(930, 600)))
    assert table.question.kind is DIAL_USE


def test_the_first_player_moves_a_sensor_at_most_to_distance_2_and_never_out_of_the_play_area() -> None:
    table = net((900, 400), first=1)
    assert table.question.seat == 1
    assert table.question.refusal(TokenMove(0, pose_at(900, 400 + 124.7))) is None
    assert table.question.refusal(TokenMove(0, pose_at(900, 400 + 124.8))) is not None
    table = playing("sensor_net")
    corvette = table.ship(CR90, 900, 100, 90, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    table.token("sensor_net", 900, 20)
    table.run(ShipActivation(ship=corvette))
    assert table.question.refusal(TokenMove(0, pose_at(900, 5))) is not None


@proves("DMGCARD-crew-panic-01")
def test_without_a_sensor_near_or_without_a_reveal_nothing_is_earned() -> None:
    table = net((900, 450))
    assert table.question.kind is DIAL_USE
    table = net((900, 400), damage=("crew_panic",)).answer(CREW_PANIC, Panic.DISCARD)
    assert gained(table) == (0, 0)


@proves("OBJ-07", "OBJ-10")
def test_the_players_place_four_sensors_in_turn_the_first_player_first() -> None:
    table = after_obstacles(setting_up("sensor_net"))
    for seat, x in ((0, 400), (1, 700), (0, 1000), (1, 1300)):
        assert table.asks(TOKEN, seat)
        assert table.refusal(pose_at(x, 300)).rule == "OBJ-04"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.question.kind is not TOKEN
