"""Fire Lanes: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.objectives.fire_lanes import controller, dice_at
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.rules.moving_objects import TOKEN_MOVE, TokenMove
from armada.rules.token_placement import TOKEN
from armada.state.records import Command
from tests.builders.objective_table import (
    CR90,
    NEBULON,
    TIE,
    VICTORY,
    X_WING,
    LastOfRound,
    after_obstacles,
    gained,
    playing,
    setting_up,
)
from tests.builders.scenario import Scenario
from tests.proves import proves


def lanes(*places: tuple[float, float]) -> Scenario:
    """Tokens at these places."""
    table = playing("fire_lanes")
    for x, y in places:
        table.token("fire_lanes", x, y)
    return table


def control(table: Scenario) -> list[int | None]:
    """The controller of each token."""
    table.run(LastOfRound())
    return [controller(table.game, number) for number, _ in enumerate(table.tokens)]


@proves("CARD-fire-lanes-04", "CARD-fire-lanes-01")
def test_who_brings_more_dice_to_bear_on_a_token_gains_a_victory_token_for_it() -> None:
    table = lanes((900, 450))
    one = table.ship(CR90, 900, 280)
    other = table.ship(CR90, 800, 300, 45)
    enemy = table.ship(NEBULON, 900, 640, 180, side=1)
    assert control(table) == [0]
    token = place_token(pose_at(900, 450))
    assert dice_at(table.game, one, token) + dice_at(table.game, other, token) > dice_at(table.game, enemy, token) == 3
    assert gained(table) == (1, 0)


@proves("CARD-fire-lanes-01")
def test_only_dice_whose_colour_reaches_the_token_count() -> None:
    table = lanes((900, 600), (900, 450))
    ship = table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 800, side=1)
    table.run(LastOfRound())
    far, near = place_token(pose_at(900, 600)), place_token(pose_at(900, 450))
    assert dice_at(table.game, ship, far) == 2, "long range: the red ones"
    assert dice_at(table.game, ship, near) == 3, "medium range: the blue one too"
    assert dice_at(table.game, ship, place_token(pose_at(900, 800))) == 0, "beyond the ruler"


@proves("CARD-fire-lanes-04", "ATK-21")
def test_an_obstructed_hull_zone_brings_a_die_less() -> None:
    table = lanes((900, 600))
    ship = table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 800, side=1)
    table.obstacle("asteroid_field_1", 900, 450)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(900, 600))) == 1


@proves("CARD-fire-lanes-04")
def test_equal_dice_leave_a_token_to_nobody() -> None:
    table = lanes((900, 450))
    table.ship(CR90, 900, 300)
    table.ship(CR90, 900, 600, 180, side=1)
    assert control(table) == [None]
    assert gained(table) == (0, 0)


@proves("CARD-fire-lanes-04")
def test_who_lies_on_a_token_gives_it_to_the_opponent_and_both_give_it_to_nobody() -> None:
    table = lanes((900, 450), (600, 450))
    table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 850, side=1)
    table.squadron(X_WING, 900, 460)
    table.squadron(X_WING, 585, 450)
    table.squadron(TIE, 620, 450, side=1)
    assert control(table) == [1, None]
    assert gained(table) == (0, 1)


@proves("CARD-fire-lanes-02", "CARD-fire-lanes-03")
@pytest.mark.parametrize(
    ("upgrades", "dice"), [((), 2), (("enhanced_armament",), 3), (("dominator",), 2), (("rapid_reload",), 2)]
)
def test_the_armament_as_it_is_counts_and_dice_granted_in_attacks_do_not(upgrades: tuple[str, ...], dice: int) -> None:
    table = lanes((1150, 300))
    ship = table.ship(VICTORY, 900, 300, upgrades=upgrades, tokens=(Command.CONCENTRATE_FIRE,))
    table.ship(CR90, 300, 800, side=1)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(1150, 300))) == dice, "the right side at long range"


@proves("CARD-fire-lanes-04")
def test_a_ship_that_cannot_attack_at_long_range_brings_no_die_there() -> None:
    table = lanes((900, 600))
    ship = table.ship(CR90, 900, 280, damage=["depowered_armament", "coolant_discharge"])
    table.ship(VICTORY, 300, 800, side=1)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(900, 600))) == 0
    assert dice_at(table.game, ship, place_token(pose_at(900, 450))) == 3, "limits on attacks play no part"


@proves("CARD-fire-lanes-04", "OBJ-07", "OBJ-10", "OBJ-04")
def test_the_second_player_places_three_tokens_and_the_first_may_then_move_each() -> None:
    table = after_obstacles(setting_up("fire_lanes"))
    for x in (700, 900, 1100):
        assert table.asks(TOKEN, 1)
        assert table.refusal(pose_at(x, 250)).rule == "OBJ-04"
        assert table.refusal(pose_at(200, 450)).rule == "OBJ-07"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.asks(TOKEN_MOVE, 0)
    assert table.refusal(TokenMove(0, pose_at(700 + 124.8, 450))).rule == "OBJ-04"
    table.answer(TOKEN_MOVE, TokenMove(1, pose_at(900, 450 - 124.7)))
    assert table.refusal(TokenMove(1, pose_at(900, 450))).rule == "OBJ-04", "each once"
    table.answer(TOKEN_MOVE, TokenMove(0, pose_at(700, 450)))
    table.answer(TOKEN_MOVE, TokenMove(2, pose_at(1100, 400)))
    lying = [token.pose for token in table.game.state.tokens]
    assert lying == [pose_at(700, 450), pose_at(900, 325.3), pose_at(1100, 400)]


@proves("CARD-fire-lanes-04")
def test_a_moved_token_stays_in_the_play_area_and_need_not_stay_far_from_the_edges() -> None:
    table = after_obstacles(setting_up("fire_lanes"))
    for x in (700, 900, 1100):
        table.answer(TOKEN, pose_at(x, 260))
    assert table.question.refusal(TokenMove(0, pose_at(700, 150))) is None
