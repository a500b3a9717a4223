"""How often a ship or squadron can attack, and attacks that do not count because they are canceled."""

from __future__ import annotations

from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation, SquadronAttack
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.rules.timing import ATK_2_REMOVE
from armada.state.events.attack import (
    AttackCanceled,
    AttackDeclared,
    AttackEnded,
    DiceRolled,
)
from armada.state.records import ShipId
from tests.builders.attack_table import (
    CORVETTE,
    NEBULON,
    TIE,
    X_WING,
    Battle,
    X,
    Y,
    attacks_asked,
    possible_attacks,
)
from tests.builders.made_up_effects import LoseAllDice
from tests.builders.scenario import FRONT, REAR, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def a_corvette_between_two_arcs() -> tuple[Scenario, ShipId, ShipId]:
    """The Nebulon-B has the corvette in its front and in its right arc."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y)
    corvette = table.ship(CORVETTE, X + 60, Y + 110, 225, side=1)
    table.ship(CORVETTE, 100, 800, side=1)
    return table, nebulon, corvette


@proves("ATK-10", "ATK-11")
def test_a_ship_can_attack_the_same_target_twice_but_not_from_the_same_hull_zone() -> None:
    table, nebulon, corvette = a_corvette_between_two_arcs()
    assert {zone for zone, _, _ in possible_attacks(table, nebulon)} == {FRONT, RIGHT}

    table.answer(ATTACK, AttackChoice(FRONT, corvette, FRONT)).roll("blank", "blank", "blank").pass_(DEFENSE_TOKEN)
    assert {(zone, defender) for zone, defender, _ in attacks_asked(table)} == {(RIGHT, corvette)}

    table.answer(ATTACK, AttackChoice(RIGHT, corvette, FRONT)).roll("blank", "hit").pass_(DEFENSE_TOKEN)
    assert [event.defender for event in table.all(AttackEnded)] == [corvette, corvette]
    assert table.question.kind is not ATTACK


@proves("ATK-51")
def test_the_two_attacks_can_be_made_in_any_order_of_hull_zones() -> None:
    table, nebulon, corvette = a_corvette_between_two_arcs()
    table.run(ShipActivation(ship=nebulon))
    table.answer(ATTACK, AttackChoice(RIGHT, corvette, FRONT)).roll("blank", "hit").pass_(DEFENSE_TOKEN)
    table.answer(ATTACK, AttackChoice(FRONT, corvette, FRONT)).roll("blank", "blank", "blank").pass_(DEFENSE_TOKEN)

    assert [event.zone for event in table.all(AttackDeclared)] == [RIGHT, FRONT]


@proves("ATK-12")
def test_an_attack_on_a_ship_does_not_go_on_to_squadrons() -> None:
    table = Battle("medium")
    tie = table.squadron(TIE, X + 40, Y + 110, side=1)
    assert (FRONT, tie, None) in possible_attacks(table, table.attacker)

    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT)).roll("hit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert isinstance(table.events[-1], AttackEnded)
    assert table.question.kind is not NEXT_SQUADRON


@proves("ATK-13")
def test_from_a_hull_zone_without_a_legal_target_no_attack_is_possible() -> None:
    table = Battle("medium")
    zones = {zone for zone, _, _ in possible_attacks(table, table.attacker)}

    assert zones == {FRONT}
    refusal = table.question.refusal(AttackChoice(REAR, table.defender, FRONT))
    assert refusal is not None


@proves("ATK-40")
def test_a_squadron_attacks_one_target_and_is_asked_for_no_second_one() -> None:
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    first = table.squadron(X_WING, X - 60, Y, side=1)
    table.squadron(X_WING, X + 60, Y, side=1)
    table.run(SquadronAttack(squadron=tie))
    table.answer(ATTACK, AttackChoice(None, first, None)).roll("hit", "hit", "hit").pass_()

    assert table.is_over
    assert len(table.all(AttackDeclared)) == 1


# Attacks that are canceled


@proves("ATK-48")
def test_a_canceled_attack_uses_up_neither_an_attack_nor_the_hull_zone(made_up: MadeUpCards) -> None:
    made_up.trigger(LoseAllDice, ATK_2_REMOVE)
    table, nebulon, corvette = a_corvette_between_two_arcs()
    table.run(ShipActivation(ship=nebulon))
    for _ in range(3):
        table.answer(ATTACK, AttackChoice(FRONT, corvette, FRONT))
        assert isinstance(table.events[-1], AttackCanceled)

    assert table.question.kind is ATTACK
    assert not table.all(DiceRolled)


@proves("ATK-48")
def test_a_canceled_attack_does_not_use_up_a_squadrons_attack(made_up: MadeUpCards) -> None:
    made_up.trigger(LoseAllDice, ATK_2_REMOVE)
    table = Scenario()
    tie = table.squadron(TIE, X, Y)
    table.squadron(X_WING, X - 60, Y, side=1)
    table.run(SquadronActivation(squadron=tie))
    table.answer(SQUADRON_ACTION, Action.ATTACK)

    assert isinstance(table.events[-1], AttackCanceled)
    assert table.question.options == (Action.ATTACK,)
