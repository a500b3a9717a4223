"""Ready costs: cards that ready by themselves, and those for which command tokens are paid (EXT-ready)."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import CommandIcon, Printing, Readying
from armada.catalog.catalog import catalog
from armada.engine.questions import PASS
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ready_costs import READIED_UPGRADE, READY_TOKEN
from armada.rules.status_phase import StatusPhase
from armada.state.events.cards import UpgradeReadied
from armada.state.events.commands import CommandTokenSpent
from armada.state.records import COMMANDS, Command, UpgradeId
from tests.builders.attack_table import NEBULON, VICTORY, Battle, X, Y, token_of
from tests.builders.cards_table import EXHAUSTED, asks_for, decline, duel, is_exhausted, offered, tokens_of, use
from tests.builders.scenario import Scenario
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
FINAL = Printing.FINAL
Commands = tuple[Command, ...]
ECM = "electronic_countermeasures"


def status(*upgrades: str, tokens: Commands = (), other: Commands = (), enemy: str = "") -> Scenario:
    """The Status Phase of a ship whose upgrades are exhausted, beside a friend; perhaps an enemy has one too."""
    table = Scenario(printing=FINAL)
    table.ship(VICTORY, X, Y, upgrades=upgrades, tokens=tokens)
    table.ship(VICTORY, X + 300, Y, tokens=other)
    table.ship(NEBULON, X, Y + 500, side=1, upgrades=[enemy] if enemy else [], tokens=(REPAIR,) if enemy else ())
    table.upgrades = [replace(upgrade, exhausted=True) for upgrade in table.upgrades]
    return table.run(StatusPhase())


@proves("EXT-ready-01")
def test_cards_with_the_recur_mark_and_without_any_are_readied_for_nothing() -> None:
    table = status("turbolaser_reroute_circuits", "sensor_team")
    marks = [catalog(FINAL).upgrades[key].ready for key in ("turbolaser_reroute_circuits", "sensor_team")]
    assert marks[0] is not None
    assert marks[0].kind is Readying.RECUR
    assert len(table.all(UpgradeReadied)) == 2
    assert table.is_over


@proves("EXT-ready-02")
def test_a_card_with_a_ready_cost_stays_exhausted_unless_it_is_paid() -> None:
    table = status(ECM)
    assert table.is_over
    assert is_exhausted(table, ECM)
    table = status(ECM, tokens=(REPAIR,)).answer(READIED_UPGRADE, PASS)
    assert is_exhausted(table, ECM)
    assert not table.all(CommandTokenSpent)


@proves("EXT-ready-03", "EXT-ready-07")
def test_a_repair_token_of_the_ship_readies_its_electronic_countermeasures_and_resolves_no_command() -> None:
    table = status(ECM, tokens=(REPAIR, NAVIGATE)).answer(READIED_UPGRADE, UpgradeId(0))
    assert not is_exhausted(table, ECM)
    assert [event.command for event in table.all(CommandTokenSpent)] == [REPAIR]
    assert not asks_for(table, READY_TOKEN)
    assert table.the_ship(0).resolved == ()


@proves("EXT-ready-03")
def test_a_token_of_another_ship_or_another_command_pays_nothing() -> None:
    assert status(ECM, other=(REPAIR,)).is_over
    assert status(ECM, tokens=(NAVIGATE,)).is_over


@proves("EXT-ready-04")
def test_a_cost_of_any_listed_command_is_paid_with_one_of_them() -> None:
    listed = catalog(FINAL).upgrades["hyperwave_signal_boost"].ready
    assert listed is not None
    assert listed.icons == (CommandIcon.REPAIR, CommandIcon.SQUADRON)
    table = status("hyperwave_signal_boost", tokens=(REPAIR, SQUADRON, NAVIGATE))
    table.answer(READIED_UPGRADE, UpgradeId(0))
    assert table.question.kind is READY_TOKEN
    assert table.question.options == (REPAIR, SQUADRON)
    table.answer(READY_TOKEN, SQUADRON)
    assert table.the_ship(0).tokens == (REPAIR, NAVIGATE)


@proves("EXT-ready-04")
def test_a_cost_of_any_command_is_paid_with_any_token() -> None:
    table = status("clone_navigation_officer", tokens=(CONCENTRATE,)).answer(READIED_UPGRADE, UpgradeId(0))
    assert not is_exhausted(table, "clone_navigation_officer")


@proves("EXT-ready-05")
def test_players_take_turns_in_paying_and_one_who_declines_is_not_asked_again() -> None:
    table = status(ECM, tokens=(REPAIR,), enemy=ECM)
    assert table.question.seat == 0
    table.answer(READIED_UPGRADE, PASS)
    assert table.question.seat == 1
    table.answer(READIED_UPGRADE, UpgradeId(1))
    assert table.is_over
    assert [event.upgrade for event in table.all(UpgradeReadied)] == [1]


@proves("EXT-ready-06")
def test_what_readies_for_nothing_is_readied_before_the_first_cost_is_asked_for() -> None:
    table = status(ECM, "sensor_team", tokens=(REPAIR,))
    assert table.question.kind is READIED_UPGRADE
    assert [event.upgrade for event in table.all(UpgradeReadied)] == [1]


@proves("EXT-ready-08")
def test_a_non_recur_card_without_a_cost_never_readies() -> None:
    card = next(
        card
        for card in catalog(FINAL).upgrades.values()
        if card.ready is not None and card.ready.kind is Readying.NON_RECUR and not card.ready.amount
    )
    table = status(card.key, tokens=COMMANDS)
    assert table.is_over
    assert is_exhausted(table, card.key)


# Electronic Countermeasures


def locked(**on: object) -> Battle:
    """A Gladiator with Electronic Countermeasures whose Brace is locked by an accuracy."""
    table = duel(defending=[ECM], on=on, printing=FINAL)
    return table.attack("accuracy", "hit", "hit").lock("brace")


@proves("EXT-ruling-34")
def test_electronic_countermeasures_of_the_final_printing_lift_the_lock_of_an_accuracy() -> None:
    table = use(locked(), ECM)
    assert is_exhausted(table, ECM)
    assert tokens_of(table, table.defender)[1] is EXHAUSTED


@proves("EXT-ruling-34")
def test_electronic_countermeasures_of_the_final_printing_lift_neither_speed_0_nor_the_limit_of_a_type() -> None:
    assert not offered(locked(speed=0))
    table = duel(defender=NEBULON, defending=[ECM], printing=FINAL)
    table.attack("accuracy", "hit", "hit").lock("brace", 0)
    decline(table).answer(DEFENSE_TOKEN, token_of(table, table.defender, "brace", 1))
    assert not offered(table)
