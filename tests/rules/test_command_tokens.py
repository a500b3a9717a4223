"""Command tokens: gained, limited, spent (CMD-17 to CMD-24)."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay, Effect, Stage
from armada.engine.procedures import DONE, StepResult
from armada.engine.windows import EFFECT
from armada.rules.command_tokens import DISCARDED_TOKEN, GainCommandToken, SpendCommandToken, can_gain_token
from armada.rules.game import Game
from armada.rules.queries import MAY_GAIN_TOKEN, TOKEN_LIMIT
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.timing import TOKEN_GAIN, TOKEN_SPEND
from armada.state.events.commands import (
    CommandTokenDiscarded,
    CommandTokenGained,
    CommandTokenSpent,
    DialSpent,
)
from armada.state.records import COMMANDS, Command, ShipId
from tests.builders.noted_effects import noted, resolved
from tests.builders.scenario import Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
VICTORY, NEBULON, CR90 = "victory_ii_class_star_destroyer", "nebulon_b_escort_frigate", "cr90_corvette_a"


def ship_with(*tokens: Command, card: str = NEBULON, upgrades: tuple[str, ...] = ()) -> tuple[Scenario, ShipId]:
    """A ship, a Nebulon-B (command 2) if nothing else is said, with these tokens."""
    table = Scenario()
    ship = table.ship(card, 900, 300, tokens=tokens, upgrades=upgrades)
    table.ship(CR90, 900, 800, 180, side=1)
    return table, ship


@proves("CMD-17")
def test_a_gained_token_is_placed_with_its_ship() -> None:
    table, ship = ship_with(REPAIR)
    table.run(GainCommandToken(ship=ship, command=NAVIGATE))
    assert table.the_ship(ship).tokens == (REPAIR, NAVIGATE)
    assert table.is_over


@proves("CMD-18")
@pytest.mark.parametrize("gone", [REPAIR, NAVIGATE, SQUADRON])
def test_a_ship_with_more_tokens_than_its_command_value_discards_one_of_its_owners_choice(gone: Command) -> None:
    table, ship = ship_with(REPAIR, NAVIGATE)
    table.run(GainCommandToken(ship=ship, command=SQUADRON))
    assert set(table.question.options) == {REPAIR, NAVIGATE, SQUADRON}
    assert not table.question.may_pass
    table.answer(DISCARDED_TOKEN, gone, seat=0)
    assert set(table.the_ship(ship).tokens) == {REPAIR, NAVIGATE, SQUADRON} - {gone}
    assert table.is_over


@proves("CMD-19")
def test_a_token_of_a_type_the_ship_has_is_discarded_at_once() -> None:
    table, ship = ship_with(REPAIR, card=VICTORY)
    table.run(GainCommandToken(ship=ship, command=REPAIR))
    assert table.is_over, "nobody chooses"
    assert table.the_ship(ship).tokens == (REPAIR,)
    assert table.last(CommandTokenGained).command is REPAIR
    assert table.last(CommandTokenDiscarded).command is REPAIR


@proves("CMD-67", "CMD-20")
def test_a_duplicate_that_is_also_over_the_limit_goes_and_nothing_else_does() -> None:
    table, ship = ship_with(REPAIR, NAVIGATE)
    table.run(GainCommandToken(ship=ship, command=NAVIGATE))
    assert table.is_over
    assert table.the_ship(ship).tokens == (REPAIR, NAVIGATE)
    assert len(table.all(CommandTokenDiscarded)) == 1


@proves("CMD-20")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_ship_never_has_two_tokens_of_a_type_or_more_than_its_command_value(command: Command) -> None:
    table, ship = ship_with(REPAIR, SQUADRON)
    table.run(GainCommandToken(ship=ship, command=command))
    while not table.is_over:
        table.answer(DISCARDED_TOKEN, table.question.options[0])
    tokens = table.the_ship(ship).tokens
    assert len(tokens) == len(set(tokens)) == 2


@proves("CMD-21")
def test_a_token_can_be_spent_in_the_round_in_which_it_was_gained() -> None:
    table, ship = ship_with()
    table.run(GainCommandToken(ship=ship, command=REPAIR))
    table.game.interrupt(SpendCommandToken(ship=ship, command=REPAIR))
    assert table.the_ship(ship).tokens == ()


@proves("CMD-23")
def test_a_spent_token_returns_to_the_supply() -> None:
    table, ship = ship_with(REPAIR, NAVIGATE)
    table.run(SpendCommandToken(ship=ship, command=REPAIR))
    assert table.the_ship(ship).tokens == (NAVIGATE,)
    assert table.last(CommandTokenSpent).command is REPAIR
    assert not table.all(CommandTokenDiscarded), "spending is not discarding"


@proves("FX-21")
def test_a_token_spent_as_a_cost_resolves_no_command() -> None:
    table, ship = ship_with(REPAIR)
    table.run(SpendCommandToken(ship=ship, command=REPAIR))
    assert table.is_over
    assert table.the_ship(ship).resolved == ()


@proves("FX-02")
def test_a_card_can_raise_the_number_of_tokens_a_ship_may_have(made_up: MadeUpCards) -> None:
    made_up.modifier(
        lambda game, card, ship, limit: limit + 1 if ship == card.unit else limit, TOKEN_LIMIT, "test_home"
    )
    table, ship = ship_with(REPAIR, NAVIGATE, upgrades=("test_home",))
    table.run(GainCommandToken(ship=ship, command=SQUADRON))
    assert table.is_over
    assert table.the_ship(ship).tokens == (REPAIR, NAVIGATE, SQUADRON)


@proves("FX-03")
def test_what_cannot_be_done_cannot_be_allowed_by_another_effect(made_up: MadeUpCards) -> None:
    def forbid(game: Game, card: CardInPlay, ship: ShipId, may: bool) -> bool:
        return may and ship != card.unit

    made_up.modifier(forbid, MAY_GAIN_TOKEN, "test_ban", Stage.FORBID)
    made_up.modifier(lambda game, card, ship, may: True, MAY_GAIN_TOKEN, "test_leave", Stage.PERMIT)
    for order in (("test_ban", "test_leave"), ("test_leave", "test_ban")):
        table, ship = ship_with(upgrades=order)
        table.run(GainCommandToken(ship=ship, command=REPAIR))
        assert not can_gain_token(table.game, ship)
        assert table.the_ship(ship).tokens == ()


@proves("FX-09", "FX-10")
def test_an_effect_when_a_token_is_spent_is_resolved_then_and_once_for_each_token(made_up: MadeUpCards) -> None:
    made_up.offer(noted(lambda effect, game, spent: spent.ship == effect.card.unit), TOKEN_SPEND, "test_clerk")
    table, ship = ship_with(REPAIR, NAVIGATE, upgrades=("test_clerk",))
    table.run(SpendCommandToken(ship=ship, command=REPAIR))
    assert table.the_ship(ship).tokens == (NAVIGATE,), "the token is gone before"
    table.answer(EFFECT, "test_clerk@0")
    assert table.is_over
    table.events += table.game.interrupt(SpendCommandToken(ship=ship, command=NAVIGATE))
    table.answer(EFFECT, "test_clerk@0")
    assert len(resolved(table)) == 2


class GiveAway(Effect[GainCommandToken], kw_only=True):
    """Another ship of the fleet gains the token instead: the one with the next id."""

    def can_resolve(self, game: Game, gain: GainCommandToken) -> bool:
        return gain.ship == self.card.unit

    def resolve(self, game: Game, gain: GainCommandToken) -> StepResult:
        gain.ship = ShipId(gain.ship + 1)  # type: ignore[arg-type]
        return DONE


def test_an_effect_can_give_a_gained_token_to_another_ship_instead(made_up: MadeUpCards) -> None:
    made_up.offer(GiveAway, TOKEN_GAIN, "test_relay")
    table = Scenario(sides=(0, 1, 0))
    giver = table.ship(CR90, 900, 300, tokens=(REPAIR,), upgrades=("test_relay",))
    taker = table.ship(CR90, 1200, 300, seat=2, tokens=(SQUADRON,))
    table.run(GainCommandToken(ship=giver, command=NAVIGATE))
    table.answer(EFFECT, "test_relay@0", seat=0)
    table.answer(DISCARDED_TOKEN, SQUADRON, seat=2)
    assert table.is_over
    assert table.the_ship(giver).tokens == (REPAIR,)
    assert table.the_ship(taker).tokens == (NAVIGATE,)


def test_a_dial_can_be_converted_for_another_ship_by_one_that_cannot_have_tokens(made_up: MadeUpCards) -> None:
    def forbid(game: Game, card: CardInPlay, ship: ShipId, may: bool) -> bool:
        return may and ship != card.unit

    made_up.modifier(forbid, MAY_GAIN_TOKEN, "test_ban", Stage.FORBID)
    made_up.offer(GiveAway, TOKEN_GAIN, "test_relay")
    table = Scenario()
    alone = table.ship(CR90, 300, 300, dials=(REPAIR,), upgrades=("test_ban",))
    giver = table.ship(CR90, 900, 300, dials=(REPAIR,), upgrades=("test_ban", "test_relay"))
    taker = table.ship(CR90, 1200, 300)
    table.run(ShipActivation(ship=alone))
    assert table.question.kind is not DIAL_USE, "nothing to choose"
    table.events += table.game.interrupt(ShipActivation(ship=giver))
    table.answer(DIAL_USE, DialUse.CONVERT).answer(EFFECT, "test_relay@2")
    assert table.last(DialSpent).ship == giver
    assert table.the_ship(taker).tokens == (REPAIR,)
