"""Commands that count as paid for in another way, and a token that an attacker must spend."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Color
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment, ways_to_resolve, why_not_resolve
from armada.rules.repair import RepairCommand
from armada.state.events.attack import DiceRolled
from armada.state.records import COMMANDS, ShipId, UnitId
from tests.builders.attack_table import CORVETTE, VICTORY, X_WING, Battle, X, Y, pool
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    decline,
    duel,
    exhaust,
    is_exhausted,
    offered,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
PIETT, DROID, LEIA = "admiral_piett", "t_series_tactical_droid", "leia_organa_commander"


def paying(upgrade: str, payment: CommandPayment | None = None, **ship: object) -> tuple[Scenario, ShipId]:
    """A damaged ship with a card pays for its Repair command."""
    table = Scenario()
    options = {"damage": [None] * 4, "shields": {FRONT: 0}, "tokens": (REPAIR,), **ship}
    own = table.ship(VICTORY, X, Y, upgrades=[upgrade], **options)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(RepairCommand(ship=own))
    if payment is not None:
        table.answer(COMMAND_PAYMENT, payment)
    return table, own


def points(table: Scenario) -> int:
    command = table.game.innermost(RepairCommand)
    assert command is not None
    return command.points


@pytest.mark.parametrize("card", [PIETT, DROID])
@proves("CMD-25")
def test_a_token_alone_counts_as_a_dial(card: str) -> None:
    table, ship = paying(card)
    use(table, card)
    assert points(table) == 4
    assert table.the_ship(ship).tokens == ()
    assert is_exhausted(table, card)


@pytest.mark.parametrize("card", [PIETT, DROID])
def test_declined_a_token_counts_as_a_token(card: str) -> None:
    table, _ = paying(card)
    assert points(decline(table)) == 2


@pytest.mark.parametrize("card", [PIETT, DROID])
def test_with_a_dial_nothing_is_offered(card: str) -> None:
    assert card not in offered(paying(card, CommandPayment.BOTH, revealed=REPAIR)[0])
    assert card not in offered(paying(card, CommandPayment.DIAL, revealed=REPAIR)[0])


def test_while_exhausted_neither_is_offered() -> None:
    for card in (PIETT, DROID):
        table = Scenario()
        ship = table.ship(VICTORY, X, Y, upgrades=[card], tokens=(REPAIR,), damage=[None] * 4)
        table.ship(CORVETTE, 100, 800, side=1)
        exhaust(table, card)
        assert card not in offered(table.run(RepairCommand(ship=ship)))


def test_piett_turns_a_concentrate_fire_token_too_and_the_droid_does_not() -> None:
    for card, able in ((PIETT, True), (DROID, False)):
        table = duel(attacking=[card], by={"tokens": (CONCENTRATE,)}).attack("hit", "hit", "hit")
        use(table, "concentrate_fire")
        assert (card in offered(table)) is able


def test_piett_s_concentrate_fire_adds_a_die_and_rerolls_none() -> None:
    table = duel(attacking=[PIETT], by={"tokens": (CONCENTRATE,)}).attack("hit", "hit", "hit")
    use(use(table, "concentrate_fire"), PIETT).answer(ADDED_COLOR, Color.RED).roll("hit")
    assert len(pool(table)) == 4
    assert table.question.kind is not REROLLED_DIE


# Leia Organa, the commander


@proves("CMD-27")
def test_the_first_command_by_dial_counts_as_if_with_a_token_and_is_the_only_one() -> None:
    table, ship = paying(LEIA, CommandPayment.DIAL, revealed=REPAIR, tokens=(REPAIR, SQUADRON))
    use(table, LEIA)
    command = table.game.innermost(RepairCommand)
    assert command is not None
    assert (command.by_dial, command.by_token) == (True, True)
    assert table.the_ship(ship).tokens == (REPAIR, SQUADRON), "a real token stays"
    assert ways_to_resolve(table.game, ship, SQUADRON) == ()
    refusal = why_not_resolve(table.game, ship, SQUADRON)
    assert refusal is not None
    assert refusal.rule == "FX-03"


def test_declined_other_commands_stay_possible() -> None:
    table, ship = paying(LEIA, CommandPayment.DIAL, revealed=REPAIR, tokens=(REPAIR, SQUADRON))
    decline(table)
    assert ways_to_resolve(table.game, ship, SQUADRON)


def test_leia_is_not_for_tokens_both_or_a_second_command() -> None:
    assert LEIA not in offered(paying(LEIA)[0])
    assert LEIA not in offered(paying(LEIA, CommandPayment.BOTH, revealed=REPAIR)[0])
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=[LEIA], revealed=REPAIR, damage=[None] * 4)
    table.ship(CORVETTE, 100, 800, side=1)
    table.units[ship] = replace(table.units[ship], resolved=(SQUADRON,))
    assert LEIA not in offered(table.run(RepairCommand(ship=ship)))


# Emperor Palpatine, the officer


def demanding(**by: object) -> Battle:
    """A Nebulon-B declares an attack on a ship with Palpatine."""
    table = duel(defending=["emperor_palpatine_officer"], by=by)
    table.run(Attack(attacker=table.attacker, zone=FRONT, defender=table.defender, target_zone=FRONT))
    return table


@proves("DEF-03", "DEF-07")
def test_who_attacks_palpatine_spends_a_token_before_rolling() -> None:
    table = demanding()
    assert not table.question.may_pass
    table.answer(CHOSEN_TOKEN, 0, seat=0)
    assert tokens_of(table, table.attacker) == [EXHAUSTED, READIED, READIED]
    assert not table.all(DiceRolled)


def test_an_exhausted_token_is_discarded() -> None:
    table = demanding(exhausted=[0]).answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, UnitId(0))[0] is DISCARDED


def test_squadrons_that_are_not_unique_spend_nothing() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["emperor_palpatine_officer"])
    table.ship(CORVETTE, 1700, 800, side=1)
    x_wing = table.squadron(X_WING, X, Y + 90, side=1)
    squadron_attack(table, x_wing, ship, "hit", zone=FRONT)
    assert table.all(DiceRolled)


def test_an_attack_on_another_ship_costs_nothing() -> None:
    table = duel()
    table.ship(VICTORY, 1300, 800, side=1, upgrades=["emperor_palpatine_officer"])
    table.attack("hit", "hit", "hit")
    assert tokens_of(table, table.attacker) == [READIED] * 3
