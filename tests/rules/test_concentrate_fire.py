"""The Concentrate Fire command, resolved in step 3 of an attack."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Color
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import AttackFromZone
from armada.rules.attack_effects import ADDED_COLOR, REROLLED_DIE
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import DiceModified
from armada.state.events.commands import CommandResolved, CommandTokenSpent, DialSpent
from armada.state.records import Command
from tests.builders.attack_table import (
    TIE,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    effects_offered,
    nebulon_and_tie_fighters,
    offered_tokens,
    pool,
    pool_colors,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

FIRE = Command.CONCENTRATE_FIRE
DIAL = {"revealed": FIRE}
TOKEN = {"tokens": (FIRE,)}
BOTH = {"revealed": FIRE, "tokens": (FIRE,)}


@proves("CMD-57")
def test_concentrate_fire_is_offered_after_the_roll_and_before_defense_tokens() -> None:
    table = Battle(attacking=DIAL).attack("hit", "hit", "blank")
    assert effects_offered(table) == ["concentrate_fire"]
    assert table.question.seat == 0

    table.answer(EFFECT, PASS)
    assert offered_tokens(table) == ["evade", "brace", "redirect"]


@proves("CMD-57")
def test_a_ship_with_another_dial_is_not_offered_concentrate_fire() -> None:
    table = Battle(attacking={"revealed": Command.NAVIGATE, "tokens": (Command.REPAIR,)}).attack("hit", "hit", "blank")

    assert table.question.kind is DEFENSE_TOKEN


@proves("CMD-58", "DICE-07")
def test_the_dial_adds_a_die_of_a_colour_already_in_the_pool() -> None:
    table = Battle("medium", attacker=VICTORY, attacking=DIAL)
    table.attack("hit", "blank", "hit", "hit", "crit", "hit").answer(EFFECT, "concentrate_fire")
    assert table.question.options == (Color.RED, Color.BLUE)
    table.answer(ADDED_COLOR, Color.BLUE, seat=0).roll("accuracy")

    assert pool_colors(table) == ["red"] * 3 + ["blue"] * 4
    assert pool(table)[-1] == "accuracy"
    assert table.the_ship(table.attacker).revealed is None
    assert table.all(DialSpent)


@proves("CMD-58")
def test_the_colour_must_be_in_the_pool_when_the_die_is_added() -> None:
    table = Battle("long", attacker=VICTORY, attacking=DIAL)
    table.attack("hit", "blank", "hit").answer(EFFECT, "concentrate_fire")

    assert table.question.options == (Color.RED,)


@proves("CMD-58")
def test_with_no_die_left_in_the_pool_the_command_is_not_offered() -> None:
    table = Battle(attacking=BOTH).attack("accuracy", "accuracy", "accuracy")
    table.lock("brace").lock("evade")
    assert effects_offered(table) == ["accuracy", "concentrate_fire"]
    table.lock("redirect")

    assert table.is_over


@proves("CMD-59", "DICE-06")
def test_the_token_rerolls_one_die() -> None:
    table = Battle(attacking=TOKEN).attack("hit", "blank", "hit").answer(EFFECT, "concentrate_fire")
    table.answer(REROLLED_DIE, 1, seat=0).roll("hit hit")

    assert pool(table) == ["hit", "hit hit", "hit"]
    assert table.the_ship(table.attacker).tokens == ()
    assert table.last(CommandTokenSpent).command is FIRE


@proves("CMD-60")
def test_with_dial_and_token_the_added_die_may_be_the_one_rerolled() -> None:
    table = Battle(attacking=BOTH).attack("hit", "hit", "hit").answer(EFFECT, "concentrate_fire")
    table.answer(COMMAND_PAYMENT, CommandPayment.BOTH).answer(ADDED_COLOR, Color.RED).roll("blank")
    assert pool(table) == ["hit", "hit", "hit", "blank"]

    table.answer(REROLLED_DIE, 3).roll("hit hit")
    assert pool(table) == ["hit", "hit", "hit", "hit hit"]


@proves("CMD-61")
def test_with_dial_and_token_rerolling_is_optional() -> None:
    table = Battle(attacking=BOTH).attack("hit", "hit", "hit").answer(EFFECT, "concentrate_fire")
    table.answer(COMMAND_PAYMENT, CommandPayment.BOTH).answer(ADDED_COLOR, Color.RED).roll("hit").answer(
        REROLLED_DIE, PASS
    )

    assert pool(table) == ["hit"] * 4
    assert table.the_ship(table.attacker).tokens == (), "the token is spent all the same"


@proves("CMD-27", "CMD-28")
@pytest.mark.parametrize(
    ("way", "dial", "token"), [(CommandPayment.DIAL, True, False), (CommandPayment.TOKEN, False, True)]
)
def test_a_ship_with_both_may_spend_one_of_them(way: CommandPayment, dial: bool, token: bool) -> None:
    table = Battle(attacking=BOTH).attack("hit", "hit", "hit").answer(EFFECT, "concentrate_fire")
    table.answer(COMMAND_PAYMENT, way, seat=0)

    assert table.last(CommandResolved) == CommandResolved(table.attacker, FIRE, dial, token)
    ship = table.the_ship(table.attacker)
    assert (ship.revealed is None, ship.tokens == ()) == (dial, token)


@proves("CMD-62", "CMD-26")
def test_concentrate_fire_serves_one_attack_of_a_ship_on_several_squadrons() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters(revealed=FIRE)
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "hit").answer(EFFECT, "concentrate_fire", seat=1).answer(ADDED_COLOR, Color.BLUE).roll("hit")
    assert [die.color for die in table.last(DiceModified).pool.dice] == [Color.BLUE] * 3

    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")
    assert table.is_over, "the command was resolved, and there is no third squadron"


@proves("CMD-62", "CMD-29")
def test_dial_and_token_cannot_be_used_on_different_targets() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters(revealed=FIRE, tokens=(FIRE,))
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "hit").answer(EFFECT, "concentrate_fire").answer(COMMAND_PAYMENT, CommandPayment.DIAL)
    table.answer(ADDED_COLOR, Color.BLUE).roll("hit")

    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None)).roll("hit", "hit")
    assert table.is_over
    assert table.the_ship(nebulon).tokens == (FIRE,)


@proves("CMD-62")
def test_the_command_not_used_on_the_first_squadron_can_be_used_on_the_next() -> None:
    table, nebulon, (first, second) = nebulon_and_tie_fighters(tokens=(FIRE,))
    table.run(AttackFromZone(attacker=nebulon, choice=AttackChoice(FRONT, first, None), obstructed=False))
    table.roll("hit", "hit").answer(EFFECT, PASS).answer(NEXT_SQUADRON, AttackChoice(FRONT, second, None))
    table.roll("hit", "hit")

    assert effects_offered(table) == ["concentrate_fire"]


@proves("CMD-65")
def test_a_ship_that_attacks_outside_its_activation_can_spend_the_token_but_no_dial() -> None:
    """Its dials are still facedown, or the revealed one is discarded."""
    table = Battle(attacking={"tokens": (FIRE,), "dials": (FIRE, FIRE)}).attack("hit", "blank", "hit")
    table.answer(EFFECT, "concentrate_fire")
    assert table.question.kind is REROLLED_DIE

    table.answer(REROLLED_DIE, 1).roll("hit")
    assert table.last(CommandResolved) == CommandResolved(table.attacker, FIRE, by_dial=False, by_token=True)
    assert table.the_ship(table.attacker).dials == (FIRE, FIRE)


@proves("CMD-65")
def test_a_ship_that_attacks_outside_its_activation_without_a_token_is_offered_nothing() -> None:
    table = Battle(attacking={"dials": (FIRE, FIRE)}).attack("hit", "blank", "hit")

    assert table.question.kind is DEFENSE_TOKEN


def test_a_squadron_never_resolves_concentrate_fire() -> None:
    table = Scenario()
    x_wing = table.squadron(X_WING, X, Y, side=1)
    table.squadron(TIE, X + 60, Y)
    table.run(SquadronAttack(squadron=x_wing)).roll("hit", "hit", "hit", "hit")

    assert table.is_over
