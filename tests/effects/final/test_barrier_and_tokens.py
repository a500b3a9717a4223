"""Jamming Barrier and Comms Net of the final printing."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.targets import legal_attacks
from armada.state.events.attack import DieRemoved
from armada.state.records import COMMANDS
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.builders.cards_table import offered, use
from tests.builders.objective_table import LastOfRound, playing
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
FINAL = Printing.FINAL

# Jamming Barrier


def barrier(*tokens: tuple[float, float], printing: Printing = FINAL) -> Scenario:
    """A Victory attacks a corvette, with the tokens of the barrier here."""
    table = playing("jamming_barrier", printing=printing)
    ship = table.ship(VICTORY, 900, 250)
    table.ship(CORVETTE, 900, 420, 180, side=1, speed=0)
    for x, y in tokens:
        table.token("jamming_barrier", x, y)
    table.run(LastOfRound())
    found = next(a for a in legal_attacks(table.game, ship, (FRONT,)) if a.option.target_zone is FRONT)
    table.events += table.game.interrupt(Attack.of(found))
    while not table.is_over and table.question.kind is REMOVED_DIE:
        table.answer(REMOVED_DIE, table.question.options[0])
    return table


@proves("EXT-objective-12")
def test_an_attack_across_the_line_between_the_tokens_still_loses_half_of_its_dice() -> None:
    assert len(barrier((840, 350), (960, 350)).all(DieRemoved)) == 3


@proves("EXT-objective-12", "LOS-15")
def test_a_line_of_sight_across_a_token_beside_its_centre_loses_half_too() -> None:
    beside = ((907, 350), (1050, 350))
    assert len(barrier(*beside).all(DieRemoved)) == 3
    assert not barrier(*beside, printing=Printing.ERA_2016).all(DieRemoved)
    assert not barrier((925, 350), (1050, 350)).all(DieRemoved), "beside both"


@proves("EXT-objective-12")
@pytest.mark.parametrize("token", [(900.0, 420.0), (900.0, 250.0)])
def test_no_die_is_lost_where_attacker_or_defender_overlaps_a_token(token: tuple[float, float]) -> None:
    assert not barrier(token, (1050, 350)).all(DieRemoved)


# Comms Net


def net(*, tokens: tuple[object, ...] = (NAVIGATE,), gap: float = 100, dial: bool = True) -> tuple[Scenario, int]:
    """A transport with Comms Net activates beside a friend."""
    table = Scenario(printing=FINAL)
    flotilla = table.ship(
        "gr_75_medium_transports",
        X,
        Y,
        side=1,
        upgrades=["comms_net"],
        tokens=tokens,  # type: ignore[arg-type]
        dials=(REPAIR,) if dial else (),
    )
    friend = table.ship(NEBULON, X + gap, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=flotilla))
    return table, friend


@proves("CARD-comms-net-01", "CARD-comms-net-02")
def test_comms_net_hands_a_token_on_once_its_own_reveal_step_is_over() -> None:
    table, friend = net()
    if table.question.kind is DIAL_USE:
        table.answer(DIAL_USE, DialUse.KEEP)
    while "comms_net" not in offered(table):
        table.pass_(table.question.kind)
    use(table, "comms_net")
    while table.question.kind in (COMMAND_TOKEN, CHOSEN_SHIP):
        table.answer(table.question.kind, table.question.options[0])
    assert table.the_ship(friend).tokens == (NAVIGATE,)
    assert table.the_ship(0).tokens == ()


def test_comms_net_of_the_final_printing_needs_a_token_and_another_ship_up_to_distance_5() -> None:
    for table, _ in (net(tokens=(), dial=False), net(gap=400, dial=False)):
        while not table.is_over and table.question.may_pass:
            assert "comms_net" not in offered(table)
            table.pass_(table.question.kind)
