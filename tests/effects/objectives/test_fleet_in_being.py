"""Fleet in Being: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.state.records import ShipId, TokenState
from tests.builders.ending_table import ended, lose
from tests.builders.objective_table import (
    B_WING,
    CR90,
    NEBULON,
    VICTORY,
    X_WING,
    LastOfRound,
    attack,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

KEY = "fleet_in_being"


def tokens_of(table: Scenario, ship: int) -> int:
    """How many objective tokens a ship has."""
    return sum([token.unit == ship for token in table.game.state.tokens])


@proves("OBJ-02", "EXT-setaside-03")
def test_the_first_players_ships_get_one_token_and_the_seconds_as_many_as_their_command_value() -> None:
    table = setting_up(KEY, first=0).finish()
    game = table.game
    for ship in game.ships():
        wanted = 1 if game.side(ship) == 0 else game.ship_card(ship).command
        assert sum([token.unit == ship for token in game.state.tokens]) == wanted


def attacked(*exhausted: int, tokens: int = 1, attacker: str = VICTORY) -> tuple[Scenario, ShipId]:
    """A Nebulon-B of the other side (Evade, Brace, Brace) is declared as the target."""
    table = playing(KEY)
    nebulon = table.ship(NEBULON, 900, 480, 180, side=1, exhausted=exhausted)
    for _ in range(tokens):
        table.token(KEY, ship=nebulon)
    if attacker == VICTORY:
        victory = table.ship(VICTORY, 900, 300)
        return attack(table, victory, FRONT, nebulon, FRONT), nebulon
    table.ship(VICTORY, 300, 100)
    return attack(table, table.squadron(attacker, 900, 420), None, nebulon, FRONT), nebulon


@proves("EXT-attack-05", "DEF-25")
@pytest.mark.parametrize("attacker", [VICTORY, B_WING])
def test_the_target_discards_a_token_to_ready_a_defense_token_and_may_spend_it_in_this_attack(attacker: str) -> None:
    table, nebulon = attacked(0, 1, tokens=2, attacker=attacker)
    assert table.question.seat == 1
    use(table, KEY).answer(CHOSEN_TOKEN, 1, seat=1)
    assert table.the_ship(nebulon).defense[1].state is TokenState.READIED
    assert tokens_of(table, nebulon) == 1
    assert table.question.kind.name == "roll", "once in an attack, before the roll"
    if attacker == VICTORY:
        table.roll(*["hit"] * 6)
        assert table.question.kind is DEFENSE_TOKEN
        assert 1 in table.question.options


def test_it_may_be_declined() -> None:
    table, nebulon = attacked(1)
    table.answer(EFFECT, PASS)
    assert tokens_of(table, nebulon) == 1
    assert table.the_ship(nebulon).defense[1].state is TokenState.EXHAUSTED


@pytest.mark.parametrize(("exhausted", "tokens"), [((), 1), ((1,), 0)])
def test_without_an_exhausted_defense_token_or_without_a_token_nothing_is_offered(
    exhausted: tuple[int, ...], tokens: int
) -> None:
    assert not offered(attacked(*exhausted, tokens=tokens)[0])


def test_an_attack_on_a_squadron_offers_nothing() -> None:
    table = playing(KEY)
    x_wing = table.squadron(X_WING, 900, 400, side=1)
    table.ship(CR90, 300, 800, side=1, exhausted=(0,))
    assert not offered(attack(table, table.ship(VICTORY, 900, 300), FRONT, x_wing, None))


@proves("STAT-08")
@pytest.mark.parametrize(
    ("x", "y", "left"), [(900, 457, 2), (300, 457, 1), (900, 200, 1), (200, 200, 1), (350, 457, 2), (900, 240, 2)]
)
def test_a_ship_near_an_edge_loses_one_token_at_the_end_of_the_round(x: float, y: float, left: int) -> None:
    table = playing(KEY)
    corvette = table.ship(CR90, x, y)
    table.ship(VICTORY, 900, 700, 180, side=1)
    for _ in range(2):
        table.token(KEY, ship=corvette)
    table.run(LastOfRound())
    assert tokens_of(table, corvette) == left


@proves("SCORE-02", "SCORE-09", "OBJ-05")
def test_each_ship_in_play_without_a_token_earns_its_opponent_15_points() -> None:
    table = playing(KEY)
    victory = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 300, 300, side=1)
    table.ship(CR90, 600, 800, side=1)
    gone = table.ship(CR90, 900, 800, side=1)
    table.token(KEY, ship=victory)
    lose(table, gone)
    ended(table)
    assert gained(table) == (2, 0)
