"""Small print that is easily overlooked: first numbers, empty lists, and who is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.rules.destruction import is_destroyed
from armada.rules.new_game import new_state
from armada.rules.scoring import victory_token_value
from armada.rules.ship_phase import ShipActivation
from armada.rules.shown_dials import why_not_show
from armada.rules.targets import AttackChoice, why_not_attack
from armada.state.records import Command, Status, UnitId
from tests.builders.attack_table import CORVETTE, NEBULON, TIE, VICTORY, X, Y
from tests.builders.objective_table import station
from tests.builders.scenario import FRONT, Scenario
from tests.builders.setup_table import EMPIRE, REBELS
from tests.builders.squadron_table import StillTable


def unit(number: int) -> UnitId:
    return UnitId(number)  # type: ignore[arg-type]


# The first ship has number 0


def test_the_first_ship_on_the_table_can_be_attacked_like_any_other() -> None:
    table = Scenario()
    table.ship(CORVETTE, X, Y + 160, 180, side=1)
    nebulon = table.ship(NEBULON, X, Y)
    table.run(ShipActivation(ship=nebulon))
    assert why_not_attack(table.game, nebulon, AttackChoice(FRONT, unit(0), FRONT)) is None
    for nobody in (-1, 2, 99):
        refusal = why_not_attack(table.game, nebulon, AttackChoice(FRONT, unit(nobody), FRONT))
        assert refusal is not None
        assert refusal.rule == "ATK-02"


def test_dials_of_the_first_ship_can_be_shown_to_teammates_and_to_nobody_else() -> None:
    table = Scenario(profile="sector_fleet", sides=(0, 1, 0, 1))
    ship = table.ship(CORVETTE, 300, 300, dials=(Command.NAVIGATE,))
    bare = table.ship(CORVETTE, 600, 300)
    squadron = table.squadron(TIE, 900, 300)
    for side in (1, 0, 1):
        table.ship(CORVETTE, 900, 700, 180, side=side)
    game = table.run(StillTable()).game

    def shown(to: tuple[int, ...], number: int = ship) -> bool:
        return why_not_show(game, number, tuple(map(Seat, to))) is None  # type: ignore[arg-type]

    assert shown((2,))
    for others in ((), (0,), (1,), (2, 1)):
        assert not shown(others)
    for number in (bare, squadron, -1, 99):
        assert not shown((2,), number)


# Destroyed


def test_a_ship_that_is_out_of_play_is_not_destroyed_again() -> None:
    table = Scenario()
    ship = table.ship(CORVETTE, 300, 300, damage=[None] * 4)
    sound = table.ship(CORVETTE, 600, 300, damage=[None] * 3)
    squadron = table.squadron(TIE, 900, 300, hull=0)
    fort = station(table, 900, 600, damage=3)
    game = table.run(StillTable()).game
    assert [is_destroyed(game, one) for one in (ship, sound, squadron, fort)] == [True, False, True, False]
    for gone in (ship, squadron):
        table.units[gone] = replace(table.units[gone], status=Status.DESTROYED)
    game = table.run(StillTable()).game
    assert [is_destroyed(game, one) for one in (ship, squadron)] == [False, False]


# A new game


def test_a_new_game_begins_before_the_first_round_with_nothing_won() -> None:
    state = new_state((REBELS, EMPIRE))
    assert (state.round, state.victory_tokens, state.objective, state.outcome) == (0, (0, 0), None, None)
    assert (state.tokens, state.lasting, state.first_side) == ((), (), 0)


@pytest.mark.parametrize(("names", "called"), [((), ("", "")), (("Ada",), ("Ada", "")), (("", "Ben"), ("", "Ben"))])
def test_players_without_a_name_are_called_after_their_fleets(names: tuple[str, ...], called: tuple[str, str]) -> None:
    state = new_state((REBELS, EMPIRE), names=names)
    fleets = (REBELS.name, EMPIRE.name)
    wanted = tuple([name or fleet for name, fleet in zip(called, fleets, strict=True)])
    assert tuple([player.name for player in state.players]) == wanted


def test_victory_tokens_are_worth_what_the_objective_says_and_otherwise_nothing() -> None:
    def value(objective: str | None) -> int:
        table = Scenario()
        table.ship(VICTORY, 900, 300)
        table.objective = objective
        return victory_token_value(table.run(StillTable()).game)

    assert (value("contested_outpost"), value("most_wanted"), value(None)) == (20, 0, 0)
