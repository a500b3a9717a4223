"""Refusals name the true cause: what holds a squadron or bars its attack, its rule, and what is possible instead."""

from __future__ import annotations

from typing import Any

from armada.effects.verbs.card_effects import mark
from armada.engine.questions import PASS, Refusal
from armada.rules.attack import Attack
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation, SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice, why_no_attack
from armada.state.records import Scope, SquadronId
from armada.words.refusals import refusal_of
from tests.builders.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.squadron_table import EDGE, StillTable, at, battlefield
from tests.proves import proves

TIE, BOMBER, X_WING, Y_WING = "tie_fighter_squadron", "tie_bomber_squadron", "x_wing_squadron", "y_wing_squadron"
GRITTY = "nym"


def refused(table: Scenario, answer: Any) -> Refusal:
    """Why an answer to the open question is refused, as a screen says it."""
    found = refusal_of(table.game, table.question, answer)
    assert found is not None, "it is legal"
    assert table.question.accepts(found.nearest), "the answer it names is legal"
    return found


def acting(table: Scenario, squadron: SquadronId) -> Scenario:
    """A squadron is activated by a command: it can move and attack."""
    table.run(SquadronActivation(squadron=squadron, by_command=True))
    assert table.question.kind is SQUADRON_ACTION
    return table


# Squadrons that cannot attack


@proves("ATK-23")
def test_a_squadron_whose_only_die_is_lost_to_obstruction_is_told_so() -> None:
    table = battlefield()
    one_die = table.squadron(BOMBER, 455, 400)
    table.squadron(X_WING, 545, 400, side=1)
    table.obstacle("station", 500, 400)
    table.run(SquadronActivation(squadron=one_die))
    found = refused(table, Action.ATTACK)
    assert (found.rule, found.nearest) == ("ATK-23", Action.MOVE)
    assert "obstructed" in found.reason
    assert found.reason.endswith("You can move, or pass.")


@proves("ATK-07")
def test_a_squadron_without_an_enemy_near_is_told_the_distance() -> None:
    table = battlefield()
    tie = table.squadron(TIE, 455, 400)
    table.squadron(X_WING, 455 + EDGE + 10, 400, side=1)
    found = refused(acting(table, tie), Action.ATTACK)
    assert found.rule == "ATK-07"
    assert "no target at distance 1" in found.reason


def test_a_squadron_that_independence_bars_from_attacking_is_told_by_which_card() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, 455, 400, side=1)
    table.squadron(TIE, 520, 400)
    table.ship(NEBULON, 1000, 400, side=1, upgrades=["independence"])
    table.run(StillTable())
    mark(table.game, "independence", Scope.ROUND, unit=x_wing)
    assert why_no_attack(table.game, x_wing).reason.endswith("cannot attack: Independence forbids it.")


# Escort


@proves("KEY-14")
def test_escort_is_cited_where_escort_bars_a_target() -> None:
    table = battlefield()
    tie = table.squadron(TIE, 500, 400)
    escort = table.squadron(X_WING, 500, 460, side=1)
    y_wing = table.squadron(Y_WING, 590, 400, side=1)
    table.squadron(X_WING, 440, 400, side=1)
    table.run(SquadronAttack(squadron=tie))
    found = refused(table, at(y_wing))
    assert found.rule == "KEY-14"
    assert "Escort" in found.reason
    assert f"You can attack {table.game.unit(escort).label}" in found.reason


# Squadrons that cannot move


@proves("CARD-instigator-03")
def test_a_squadron_held_by_instigator_is_told_by_which_card() -> None:
    table = Scenario()
    table.ship("raider_i_class_corvette", X, Y, upgrades=["instigator"])
    table.ship(CORVETTE, 100, 100, side=1)
    x_wing = table.squadron(X_WING, X + 20.5 + 60 + 17.1, Y, side=1)
    found = refused(acting(table, x_wing), Action.MOVE)
    assert found.rule == "CARD-instigator-03"
    assert "Instigator treats it as engaged by 2 squadrons" in found.reason
    assert found.reason.endswith("or pass.")


@proves("KEY-24")
def test_grit_with_one_heavy_enemy_is_explained() -> None:
    table = battlefield()
    gritty = table.squadron(GRITTY, 500, 400, side=1)
    table.squadron(TIE, 560, 400)
    table.squadron(BOMBER, 440, 400)
    found = refused(acting(table, gritty), Action.MOVE)
    assert found.rule == "KEY-24"
    assert "Grit" in found.reason
    assert "has Heavy" in found.reason


@proves("KEY-23")
def test_grit_against_two_squadrons_is_explained() -> None:
    table = battlefield()
    gritty = table.squadron(GRITTY, 500, 400, side=1)
    table.squadron(TIE, 560, 400)
    table.squadron(TIE, 440, 400)
    found = refused(acting(table, gritty), Action.MOVE)
    assert found.rule == "KEY-23"
    assert "Grit" in found.reason


@proves("KEY-20")
def test_only_those_that_hold_a_squadron_are_named() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, 500, 400, side=1)
    tie, bomber = table.squadron(TIE, 560, 400), table.squadron(BOMBER, 440, 400)
    found = refused(acting(table, x_wing), Action.MOVE)
    assert found.rule == "KEY-20"
    assert table.game.unit(tie).label in found.reason
    assert table.game.unit(bomber).label not in found.reason


@proves("ENG-02")
def test_a_squadron_that_is_plainly_engaged_is_told_with_whom() -> None:
    table = battlefield()
    x_wing = table.squadron(X_WING, 500, 400, side=1)
    tie = table.squadron(TIE, 560, 400)
    found = refused(acting(table, x_wing), Action.MOVE)
    assert found.rule == "ENG-02"
    assert table.game.unit(tie).label in found.reason


# Attacks of ships


def test_an_attack_that_is_refused_names_another_that_is_possible() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    corvette = table.ship(CORVETTE, 900, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    found = refused(table, AttackChoice(REAR, corvette, FRONT))
    assert isinstance(found.nearest, AttackChoice)
    assert found.nearest.defender == corvette
    assert f"You can attack {table.game.unit(corvette).label} front from the front" in found.reason


def test_the_answer_named_is_an_attack_on_the_same_ship_if_there_is_one() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 830, 480, 180, side=1)
    second = table.ship(NEBULON, 970, 480, 180, side=1)
    table.run(ShipActivation(ship=victory))
    found = refused(table, AttackChoice(FRONT, second, REAR))
    assert found.nearest.defender == second


@proves("CARD-gunnery-team-01")
def test_the_card_that_forbids_a_target_is_cited_by_its_own_ruling() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, upgrades=["gunnery_team"])
    corvette = table.ship(CORVETTE, 870, 480, 180, side=1)
    table.ship(NEBULON, 950, 480, 180, side=1)
    table.run(ShipActivation(ship=victory)).answer(ATTACK, AttackChoice(FRONT, corvette, FRONT))
    table.roll(*["blank"] * 3, *["accuracy"] * 3)
    while table.question.kind is not ATTACK or table.game.innermost(Attack) is not None:
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    found = refused(table, AttackChoice(FRONT, corvette, FRONT))
    assert found.rule == "CARD-gunnery-team-01"
    assert "Gunnery Team forbids it" in found.reason
