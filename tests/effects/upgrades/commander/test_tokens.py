"""Commanders that hand out tokens."""

from __future__ import annotations

import pytest

from armada.effects.verbs.commands import CHOSEN_COMMAND
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.rules.command_tokens import DISCARDED_TOKEN
from armada.rules.destruction import Destroy
from armada.rules.ship_phase import ShipPhase
from armada.state.records import COMMANDS
from tests.builders.cards_table import DISCARDED, READIED, decline, offered, tokens_of, use
from tests.builders.commander_table import garm, tagge, tarkin
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS

# Garm Bel Iblis


@proves("CARD-garm-bel-iblis-02")
def test_garm_gives_a_ship_as_many_tokens_as_its_command_value() -> None:
    table, nebulon = garm(1)
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(nebulon).tokens == (NAVIGATE, REPAIRS)
    table.pass_(CHOSEN_SHIP)
    assert table.the_ship(nebulon + 1).tokens == (), "the corvette went without"


@proves("CARD-garm-bel-iblis-01")
def test_a_token_named_twice_for_garm_is_held_once() -> None:
    table, nebulon = garm(1)
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, NAVIGATE)
    assert table.the_ship(nebulon).tokens == (NAVIGATE,)


def test_in_round_5_tokens_of_garm_may_be_too_many() -> None:
    table, nebulon = garm(5, tokens=(SQUADRON,))
    use(table, "garm_bel_iblis").answer(CHOSEN_SHIP, nebulon)
    table.answer(CHOSEN_COMMAND, NAVIGATE).answer(CHOSEN_COMMAND, REPAIRS).answer(DISCARDED_TOKEN, NAVIGATE)
    assert table.the_ship(nebulon).tokens == (SQUADRON, REPAIRS)


@proves("CARD-garm-bel-iblis-02")
@pytest.mark.parametrize("number", [2, 3, 4, 6])
def test_garm_is_not_offered_in_other_rounds(number: int) -> None:
    assert not offered(garm(number)[0])


# General Tagge


@proves("CARD-devastator-02")
def test_tagge_recovers_one_discarded_token_readied() -> None:
    table, ship = tagge(3, DISCARDED, DISCARDED, READIED)
    use(table, "general_tagge").answer(CHOSEN_SHIP, ship).answer(CHOSEN_TOKEN, 0)
    assert tokens_of(table, ship) == [READIED, DISCARDED, READIED]
    assert "general_tagge" not in offered(table)


def test_tagge_is_not_offered_in_other_rounds_or_without_a_discarded_token() -> None:
    assert not offered(tagge(4, DISCARDED, READIED, READIED)[0])
    assert not offered(tagge(5, READIED, READIED, READIED)[0])
    assert offered(tagge(5, DISCARDED, READIED, READIED)[0]) == {"general_tagge"}


# Grand Moff Tarkin


def test_tarkin_gives_every_friendly_ship_a_token_of_the_named_command() -> None:
    table, one, two = tarkin()
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(one).tokens == table.the_ship(two).tokens == (REPAIRS,)
    assert table.the_ship(two + 1).tokens == (), "no enemy"


def test_a_ship_that_holds_tarkins_token_already_gains_nothing() -> None:
    table, _, two = tarkin(tokens=(REPAIRS,))
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS)
    assert table.the_ship(two).tokens == (REPAIRS,)


def test_a_full_ship_chooses_which_token_goes_for_tarkins() -> None:
    table, _, two = tarkin(tokens=(NAVIGATE, SQUADRON))
    use(table, "grand_moff_tarkin").answer(CHOSEN_COMMAND, REPAIRS).answer(DISCARDED_TOKEN, SQUADRON)
    assert table.the_ship(two).tokens == (NAVIGATE, REPAIRS)


def test_tarkin_can_be_declined() -> None:
    table, one, two = tarkin()
    decline(table)
    assert table.the_ship(one).tokens == table.the_ship(two).tokens == ()


def test_tarkin_is_not_offered_once_his_flagship_is_gone() -> None:
    table, one, _ = tarkin()
    table.run(Destroy(unit=one))
    table.game.interrupt(ShipPhase())
    assert not offered(table)
