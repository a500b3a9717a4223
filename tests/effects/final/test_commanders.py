"""Commanders of the final printing that keep, recover and give: Garm Bel Iblis, Tagge, Rieekan, Mon Mothma."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.cards import Printing
from armada.effects.upgrades.commander.tokens import CHOSEN_ROUNDS, ROUND_PAIRS
from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, EvadeEffect
from armada.rules.destruction import Destroy
from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipPhase
from armada.rules.status_phase import StatusPhase
from armada.state.events.cards import LastingBegun, LastingEnded
from armada.state.events.damage import Removed
from armada.state.records import COMMANDS, Lasting, Scope, ShipId
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X_WING, Battle, X, Y, pool, with_tokens
from tests.builders.cards_table import (
    DISCARDED,
    READIED,
    asks_for,
    decline,
    duel,
    offered,
    pass_until,
    tokens_of,
    use,
)
from tests.builders.commander_table import AfterDeployment
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
FINAL = Printing.FINAL

# Garm Bel Iblis, General Tagge


def fleet_of(commander: str, *, side: int, card: str = VICTORY, **ship: Any) -> tuple[Scenario, ShipId]:
    """A fleet of two ships with a commander."""
    table = Scenario(printing=FINAL)
    flagship = table.ship(card, X, Y, side=side, upgrades=[commander], **ship)
    table.ship(CORVETTE, X + 300, Y, side=side)
    table.ship(CORVETTE, 100, 800, side=1 - side)
    return table, flagship


def in_round(table: Scenario, commander: str, ship: int, number: int, *rounds: int) -> Scenario:
    """The Ship Phase of a round begins, these rounds being on the commander's card."""
    table.round = number
    table.run(StillTable())
    for chosen in rounds:
        table.game.emit(LastingBegun(Lasting(key=commander, scope=Scope.GAME, unit=ship, value=chosen)))
    table.events += table.game.interrupt(ShipPhase())
    return table


@proves("EXT-timing-03")
@pytest.mark.parametrize(("commander", "side"), [("garm_bel_iblis", 1), ("general_tagge", 0)])
def test_after_deployment_a_commander_chooses_two_rounds_that_do_not_follow_each_other(
    commander: str, side: int
) -> None:
    table, flagship = fleet_of(commander, side=side)
    table.run(AfterDeployment())
    assert table.question.kind is CHOSEN_ROUNDS
    assert not table.question.may_pass
    assert table.question.options == ROUND_PAIRS
    assert table.question.refusal((2, 3)) is not None
    table.answer(CHOSEN_ROUNDS, (2, 4))
    assert [entry.value for entry in table.game.lasting(commander, flagship)] == [2, 4]


@pytest.mark.parametrize(("number", "acts"), [(1, False), (2, True), (3, False), (4, True)])
def test_garm_gives_tokens_in_the_ship_phases_of_his_rounds_alone(number: int, acts: bool) -> None:
    table, ship = fleet_of("garm_bel_iblis", side=1, card=NEBULON)
    in_round(table, "garm_bel_iblis", ship, number, 2, 4)
    assert ("garm_bel_iblis" in offered(table)) is acts


@proves("CARD-garm-bel-iblis-01")
def test_a_ship_of_garm_gains_tokens_of_its_command_value_and_none_twice() -> None:
    table, ship = fleet_of("garm_bel_iblis", side=1, card=NEBULON)
    use(in_round(table, "garm_bel_iblis", ship, 2, 2, 4), "garm_bel_iblis").answer(CHOSEN_SHIP, ship)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, NAVIGATE)
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    table.pass_(CHOSEN_SHIP)
    assert table.the_ship(ship + 1).tokens == (), "the other ship went without"


def test_garm_of_the_final_printing_is_not_offered_at_the_start_of_a_round() -> None:
    table, ship = fleet_of("garm_bel_iblis", side=1, card=NEBULON, dials=())
    table.run(StillTable())
    table.game.emit(LastingBegun(Lasting(key="garm_bel_iblis", scope=Scope.GAME, unit=ship, value=1)))
    table.game.interrupt(Round(number=1))
    assert "garm_bel_iblis" not in offered(table)


@proves("CARD-devastator-02")
def test_tagge_recovers_a_discarded_token_readied_in_his_rounds() -> None:
    table, ship = fleet_of("general_tagge", side=0)
    with_tokens(table, ship, ("brace", DISCARDED), ("redirect", DISCARDED), ("redirect", READIED))
    use(in_round(table, "general_tagge", ship, 3, 3, 5), "general_tagge").answer(CHOSEN_SHIP, ship)
    table.answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, ship) == [READIED, DISCARDED, READIED], "one token of a ship"


def test_tagge_is_not_offered_in_other_rounds_or_without_a_discarded_token() -> None:
    for number, state in ((4, DISCARDED), (3, READIED)):
        table, ship = fleet_of("general_tagge", side=0)
        with_tokens(table, ship, ("brace", state))
        assert "general_tagge" not in offered(in_round(table, "general_tagge", ship, number, 3, 5))


# General Rieekan


def rieekan(**ship: Any) -> tuple[Scenario, ShipId, ShipId]:
    """A Rebel fleet of Rieekan, and an enemy."""
    table = Scenario(printing=FINAL)
    flagship = table.ship(NEBULON, X, Y, side=1, upgrades=["general_rieekan"], **ship)
    other = table.ship(CORVETTE, X + 300, Y, side=1)
    table.ship(VICTORY, X, Y + 500, 180)
    return table, flagship, other


@proves("EXT-ruling-04", "EXT-timing-01", "CARD-general-rieekan-01")
def test_rieekan_keeps_one_destroyed_ship_until_the_status_phase_ends() -> None:
    table, _, corvette = rieekan()
    use(table.run(SufferDamage(unit=corvette, zone=FRONT, amount=9, by="test")), "general_rieekan")
    assert table.game.is_in_play(corvette)
    table.events = []
    table.events += table.game.interrupt(StatusPhase())
    assert [event.unit for event in table.all(Removed)] == [corvette]


@proves("EXT-ruling-04")
def test_the_second_ship_destroyed_in_a_round_is_removed_at_once() -> None:
    table, _, corvette = rieekan()
    third = table.ship(CORVETTE, X + 600, Y, side=1)
    use(table.run(Destroy(unit=corvette)), "general_rieekan")
    table.events += table.game.interrupt(Destroy(unit=third))
    assert [event.unit for event in table.all(Removed)] == [third]


@proves("EXT-ruling-04", "EXT-timing-01")
def test_rieekan_may_let_a_squadron_go_and_keep_a_ship_of_the_same_round() -> None:
    table, _, corvette = rieekan()
    luke = table.squadron("luke_skywalker", 300, 300, side=1)
    decline(table.run(Destroy(unit=luke)))
    assert [event.unit for event in table.all(Removed)] == [luke]
    table.game.interrupt(Destroy(unit=corvette))
    use(table, "general_rieekan")
    assert table.game.is_in_play(corvette)


@proves("EXT-ruling-04")
def test_rieekan_is_available_again_in_the_next_round() -> None:
    table, _, corvette = rieekan()
    third = table.ship(CORVETTE, X + 600, Y, side=1)
    use(table.run(Destroy(unit=corvette)), "general_rieekan")
    table.game.emit(LastingEnded(Scope.ROUND))
    table.game.interrupt(Destroy(unit=third))
    assert "general_rieekan" in offered(table)


@proves("CARD-general-rieekan-05")
def test_rieekan_of_the_final_printing_is_not_offered_for_ships_that_leave_or_common_squadrons() -> None:
    table, _, corvette = rieekan()
    x_wing = table.squadron(X_WING, 400, 300, side=1)
    table.run(Destroy(unit=corvette, left_play_area=True))
    assert not offered(table)
    table.events += table.game.interrupt(Destroy(unit=x_wing))
    assert {event.unit for event in table.all(Removed)} == {corvette, x_wing}


@proves("CARD-general-rieekan-06")
def test_rieekan_of_the_final_printing_can_keep_his_own_ship() -> None:
    table, flagship, _ = rieekan(damage=[None] * 4)
    use(table.run(DealDamageCard(ship=flagship)), "general_rieekan")
    assert table.game.is_in_play(flagship)


# Mon Mothma


def evading(at: str, *, profile: str = "standard", defender: str = CORVETTE) -> Battle:
    """A corvette of Mon Mothma is attacked and spends an Evade."""
    table = duel(at, attacker=VICTORY, defender=defender, printing=FINAL, profile=profile)
    table.ship(NEBULON, 1500, 800, side=1, upgrades=["mon_mothma"])
    dice = {"close": 6, "medium": 6, "long": 3}[at]
    return pass_until(table.attack(*["hit"] * dice), DEFENSE_TOKEN).spend("evade")


@proves("EXT-ruling-08", "CARD-mon-mothma-01")
def test_an_evade_of_mothma_cancels_a_die_at_medium_range_or_rerolls_it() -> None:
    table = evading("medium")
    assert table.question.options == (EvadeEffect.CANCEL, EvadeEffect.REROLL)
    table.answer(EVADE_EFFECT, EvadeEffect.CANCEL).answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 5


@proves("EXT-ruling-08")
def test_at_close_range_an_evade_of_mothma_rerolls_one_die_more_than_the_evade_in_force() -> None:
    table = evading("close")
    assert asks_for(table, EVADED_DICE)
    assert table.question.refusal((0, 1)) is not None, "by the older Evade one"
    table.answer(EVADED_DICE, (0,)).roll("blank")
    assert pool(table).count("blank") == 1


@proves("EXT-ruling-08")
def test_at_close_range_an_evade_of_mothma_rerolls_two_dice_by_the_last_official_rules() -> None:
    table = evading("close", profile="extended")
    table.answer(EVADED_DICE, (0, 1)).roll("blank", "blank")
    assert pool(table).count("blank") == 2


def test_an_evade_of_mothma_at_long_range_cancels_one_die() -> None:
    table = evading("long")
    assert asks_for(table, EVADED_DICE)
    assert table.question.refusal((0, 1)) is not None
    table.answer(EVADED_DICE, (0,))
    assert len(pool(table)) == 2
