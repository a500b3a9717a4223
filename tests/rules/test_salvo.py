"""Salvo: the attack that answers an attack, by the last official rules."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

import armada.effects
from armada.catalog.cards import Color
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.bases import HullZone
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR, REMOVED_DIE
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.defense_tokens import DEFENSE_TOKEN, can_be_answered
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.timing import ATK_5_CRIT
from armada.state.events.attack import AttackCanceled, AttackDeclared, AttackEnded, DiceRolled
from armada.state.events.damage import DamageCardDealt, Destroyed, Removed
from armada.state.events.rounds import GameEnded
from armada.state.records import Command, ShipId, TokenState, Unit
from tests.builders.attack_table import (
    IMPERIAL,
    VICTORY,
    X_WING,
    Battle,
    X,
    Y,
    damage,
    effects_offered,
    offered_tokens,
    token_of,
)
from tests.builders.made_up_effects import MadeUpCritical
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards

MUNIFICENT = "munificent_class_comms_frigate"
VENATOR = "venator_ii_class_star_destroyer"
TWO_HITS = ("hit", "hit", "blank")


def attacked(at: str = "medium", *, zone: HullZone = FRONT, obstructed: bool = False, **ships: object) -> Battle:
    """A Munificent, attacked by a Nebulon-B that rolls two hits, which spends Salvo."""
    table = Battle(at, defender=MUNIFICENT, **ships)  # type: ignore[arg-type]
    table.attack(*TWO_HITS[: 2 if obstructed else 3], target_zone=zone, obstructed=obstructed)
    return table


def fires(table: Battle) -> Battle:
    """The defender spends Salvo alone, and the damage of the first attack is suffered."""
    return table.spend("salvo").pass_(DEFENSE_TOKEN)


def salvos(table: Scenario) -> list[AttackDeclared]:
    return [event for event in table.all(AttackDeclared) if event.is_salvo]


def places(table: Scenario, *kinds: type) -> list[int]:
    """Where the first event of each kind lies among all."""
    return [next(place for place, event in enumerate(table.events) if isinstance(event, kind)) for kind in kinds]


# The token


@proves("EXT-salvo-01")
def test_one_salvo_token_at_most_is_spent_in_an_attack() -> None:
    table = attacked().spend("salvo")

    refusal = table.refuses("salvo")
    assert refusal is not None
    assert "salvo" not in offered_tokens(table)


@proves("EXT-salvo-01")
def test_a_ship_at_speed_0_cannot_spend_salvo() -> None:
    table = attacked(defending={"speed": 0})

    assert table.is_over, "no token can be spent"
    assert not salvos(table)


@proves("EXT-salvo-01")
def test_an_accuracy_icon_locks_salvo() -> None:
    table = Battle(defender=MUNIFICENT).attack("hit", "hit", "accuracy").lock("salvo")

    assert "salvo" not in offered_tokens(table)


@proves("EXT-salvo-01")
def test_a_readied_salvo_is_exhausted_and_an_exhausted_one_discarded() -> None:
    assert fires(attacked()).the_ship(1).defense[2].state is TokenState.EXHAUSTED
    assert fires(attacked(defending={"exhausted": [2]})).the_ship(1).defense[2].state is TokenState.DISCARDED


# The attack in return


@proves("EXT-salvo-02", "EXT-salvo-18")
def test_the_damage_of_the_attack_is_suffered_before_the_salvo_is_rolled() -> None:
    table = fires(attacked()).roll("hit", "hit").finish()

    suffered, answered = places(table, AttackEnded, AttackDeclared)[0], table.events.index(salvos(table)[0])
    assert suffered < answered
    assert table.shields(table.defender, FRONT) == 2


@proves("EXT-salvo-02")
def test_a_ship_that_spent_salvo_is_not_asked_again_whether_to_attack() -> None:
    table = fires(attacked())
    (salvo,) = salvos(table)

    assert (salvo.attacker, salvo.defender) == (table.defender, table.attacker)


@proves("EXT-salvo-03", "EXT-salvo-17")
@pytest.mark.parametrize("zone", [FRONT, LEFT])
def test_whichever_zone_was_hit_the_rear_battery_answers_the_zone_that_attacked(zone: HullZone) -> None:
    table = Battle(defender=MUNIFICENT)
    if zone is LEFT:
        table.units[1] = _turned(table, -90)
    table.attack(*TWO_HITS, target_zone=zone)
    (salvo,) = salvos(fires(table))

    assert salvo.dice == (Color.RED, Color.RED)
    assert salvo.zone is zone, "for effects the salvo comes from the zone that was attacked"
    assert salvo.target_zone is FRONT


def _turned(table: Battle, degrees: float) -> Unit:
    ship = table.units[1]
    assert ship.pose is not None
    x, y, angle = ship.pose
    return replace(ship, pose=pose_at(x / 1000, y / 1000, angle / 1000 + degrees))


@proves("EXT-salvo-04", "EXT-salvo-08", "EXT-salvo-12")
def test_a_squadron_is_answered_with_the_anti_squadron_armament_and_alone() -> None:
    table = Scenario()
    venator = table.ship(VENATOR, X, Y, side=1)
    bomber = table.squadron(X_WING, X, Y + 130)
    table.squadron(X_WING, X + 40, Y + 130)
    table.run(SquadronAttack(squadron=bomber))
    table.roll("hit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    table.answer(DEFENSE_TOKEN, token_of(table, venator, "salvo")).pass_(DEFENSE_TOKEN)
    (salvo,) = salvos(table)
    table.roll("hit", "hit").pass_()

    assert sorted(salvo.dice) == [Color.BLACK, Color.BLUE]
    assert (salvo.defender, salvo.target_zone) == (bomber, None)
    assert table.the_squadron(bomber).hull == 3
    assert table.is_over, "no other squadron is attacked"


@proves("EXT-salvo-05")
def test_more_dice_in_the_rear_battery_are_none_in_a_salvo() -> None:
    table = attacked(defending={"upgrades": ["spinal_armament"]})

    assert salvos(fires(table))[0].dice == (Color.RED, Color.RED)


@proves("EXT-salvo-05")
def test_a_card_that_prints_another_rear_battery_prints_that_of_the_salvo_too() -> None:
    table = Battle(defender="providence_class_carrier", defending={"upgrades": ["lucid_voice"]})

    assert salvos(fires(table.attack(*TWO_HITS)))[0].dice == (Color.RED, Color.RED, Color.RED)


@proves("EXT-salvo-06")
def test_at_long_range_only_the_red_dice_of_the_rear_battery_answer_outside_any_arc() -> None:
    table = Battle("long", defender=VENATOR, attacker=IMPERIAL)
    table.attack("hit", "hit", "blank", zone=FRONT)
    (salvo,) = salvos(fires(table))

    assert salvo.range == "long"
    assert salvo.dice == (Color.RED,)
    assert salvo.mm == table.all(AttackDeclared)[0].mm


@proves("EXT-salvo-07")
def test_the_salvo_against_an_obstructed_attack_is_obstructed() -> None:
    table = fires(attacked(obstructed=True))

    if table.question.kind is REMOVED_DIE:
        table.answer(REMOVED_DIE, Color.RED)
    table.roll("hit").finish()
    assert salvos(table)[0].obstructed
    assert len(table.last(DiceRolled).pool.dice) == 1


@proves("EXT-salvo-03", "EXT-salvo-07")
def test_without_a_die_left_the_salvo_is_canceled() -> None:
    table = Battle("long", defender=VENATOR, attacker=IMPERIAL).attack("hit", "hit", obstructed=True)
    fires(table)

    assert table.last(AttackCanceled).attacker == table.defender
    assert table.is_over


# A new attack


@proves("EXT-salvo-09")
def test_the_first_attacker_may_spend_its_tokens_against_the_salvo() -> None:
    table = fires(attacked()).roll("hit", "hit")

    assert table.question.kind is DEFENSE_TOKEN
    assert table.question.seat == table.game.controller(table.attacker)
    table.answer(DEFENSE_TOKEN, token_of(table, table.attacker, "brace")).finish()
    assert damage(table) == 1


@proves("EXT-salvo-10")
def test_no_die_is_added_to_a_salvo_but_a_token_rerolls_one() -> None:
    dial = fires(attacked(defending={"revealed": Command.CONCENTRATE_FIRE})).roll("hit", "blank")
    assert dial.question.kind is DEFENSE_TOKEN, "the dial alone is not offered"

    both = fires(
        attacked(defending={"revealed": Command.CONCENTRATE_FIRE, "tokens": (Command.CONCENTRATE_FIRE,)})
    ).roll("hit", "blank")
    both.answer(EFFECT, "concentrate_fire")
    both.answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    assert both.question.kind is not ADDED_COLOR


@proves("EXT-salvo-10")
def test_a_card_that_adds_dice_is_not_offered_in_a_salvo() -> None:
    table = fires(attacked(defending={"upgrades": ["slaved_turrets"]})).roll("hit", "hit")

    table.finish()
    assert len(table.last(DiceRolled).pool.dice) == 2


ADDING = {"add_dice", "add_any_die", "added"}


def classes_that_add_dice() -> Iterable[tuple[str, ast.ClassDef]]:
    for file in sorted(Path(inspect.getfile(armada.effects)).parent.rglob("*.py")):
        if "squadrons" in file.parts or "verbs" in file.parts:
            continue  # squadrons have no salvo, and verbs ask no question
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef) and ADDING & _called(node):
                yield f"{file.name}: {node.name}", node


def _called(node: ast.AST) -> set[str]:
    calls = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
    return {func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "") for func in calls}


@proves("EXT-salvo-10")
def test_every_card_of_a_ship_that_adds_dice_asks_whether_dice_can_be_added() -> None:
    found = dict(classes_that_add_dice())
    squadrons_alone = {"squadrons.py: YavarisFinal", "dice.py: AddAiDice"}

    assert found, "cards add dice"
    careless = [name for name, node in found.items() if "may_add_dice" not in _called(node)]
    assert set(careless) <= squadrons_alone


@proves("EXT-salvo-11")
def test_a_salvo_resolves_the_standard_critical_effect_and_no_other(made_up: MadeUpCards) -> None:
    made_up.offer(MadeUpCritical, ATK_5_CRIT)
    table = fires(attacked())
    table.roll("crit", "hit").pass_(DEFENSE_TOKEN)

    assert effects_offered(table) == ["standard_critical"]


# What is not answered


@proves("EXT-salvo-13")
def test_a_salvo_is_not_answered_by_a_salvo() -> None:
    table = Battle(attacker=VENATOR, defender=MUNIFICENT).attack("hit", "hit", "hit", "hit")
    fires(table).roll("hit", "hit")
    table.answer(DEFENSE_TOKEN, token_of(table, table.attacker, "salvo")).finish()

    assert len(salvos(table)) == 1


@proves("EXT-salvo-13")
def test_a_counter_attack_is_not_answered() -> None:
    table = Scenario()
    munificent = table.ship(MUNIFICENT, X, Y, side=1)
    other = table.ship(VICTORY, X, Y + 400)
    attack = Attack(attacker=other, zone=FRONT, defender=munificent, target_zone=FRONT, is_counter=True)

    table.run(ShipActivation(ship=munificent))
    assert not can_be_answered(table.game, attack)


# Destroyed


@proves("EXT-salvo-14")
def test_a_ship_destroyed_by_the_attack_answers_it_and_is_removed_then() -> None:
    table = Battle(defender=MUNIFICENT, defending={"damage": [None] * 5, "shields": {FRONT: 0}})
    table.attack("hit", "hit", "blank")
    fires(table)
    assert table.all(Destroyed)
    assert not table.all(Removed)

    table.roll("hit", "hit").finish()
    assert salvos(table)
    assert table.last(Removed).unit == table.defender
    assert table.events.index(table.last(Removed)) > table.events.index(salvos(table)[0])


@proves("EXT-salvo-14")
def test_the_game_ends_with_the_last_ship_only_after_its_salvo() -> None:
    table = Battle(defender=MUNIFICENT, defending={"damage": [None] * 5, "shields": {FRONT: 0}})
    del table.units[3]
    table.attack("hit", "hit", "blank")
    fires(table)
    assert not table.all(GameEnded)

    table.roll("hit", "hit").pass_()
    assert table.all(GameEnded)


@proves("EXT-salvo-15")
def test_an_attacker_destroyed_by_the_salvo_ends_its_activation() -> None:
    table = Battle(defender=MUNIFICENT, attacking={"damage": [None] * 4, "shields": {FRONT: 0}})
    table.run(ShipActivation(ship=table.attacker))
    while table.question.kind is not ATTACK:
        table.answer(table.question.kind, table.question.options[0])
    table.answer(ATTACK, AttackChoice(FRONT, table.defender, FRONT)).roll(*TWO_HITS)
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    fires(table).roll("hit", "hit").pass_()

    assert table.last(Destroyed).unit == table.attacker
    assert table.is_over, "neither another attack nor a maneuver follows"


@proves("EXT-salvo-15")
def test_an_attacker_out_of_play_is_not_answered() -> None:
    table = attacked().spend("salvo")
    attack = table.game.innermost(Attack)
    assert attack is not None
    assert attack.owes_salvo

    table.game.emit(Destroyed(table.attacker, "", None, None))

    table.pass_(DEFENSE_TOKEN)
    assert not salvos(table)


# What follows


@proves("EXT-salvo-16")
def test_a_salvo_uses_up_no_attack_and_no_hull_zone() -> None:
    table = fires(attacked()).roll("hit", "hit").finish()
    table.units = list(table.game.state.units)
    table.run(ShipActivation(ship=ShipId(table.defender)))
    while table.question.kind is not ATTACK:
        table.answer(table.question.kind, table.question.options[0])

    assert {choice.zone for choice in table.question.options} >= {FRONT}


@proves("EXT-salvo-19")
def test_a_squadron_hit_by_a_salvo_does_not_counter() -> None:
    table = Scenario()
    venator = table.ship(VENATOR, X, Y, side=1)
    fighter = table.squadron("tie_interceptor_squadron", X, Y + 130)
    table.run(SquadronAttack(squadron=fighter))
    table.roll("hit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    table.answer(DEFENSE_TOKEN, token_of(table, venator, "salvo")).pass_(DEFENSE_TOKEN).roll("hit", "blank").pass_()

    assert len(salvos(table)) == 1
    assert not [event for event in table.all(AttackDeclared) if event.is_counter]
    assert table.is_over


@proves("EXT-salvo-18")
def test_the_salvo_is_fired_before_the_ship_counters() -> None:
    table = Scenario()
    venator = table.ship(VENATOR, X, Y, side=1, upgrades=["quad_laser_turrets"])
    fighter = table.squadron(X_WING, X, Y + 130)
    table.run(SquadronAttack(squadron=fighter)).roll("hit")
    while table.question.kind is not DEFENSE_TOKEN:
        table.answer(table.question.kind, PASS)
    table.answer(DEFENSE_TOKEN, token_of(table, venator, "salvo")).pass_(DEFENSE_TOKEN).roll("hit", "blank")
    table.answer(EFFECT, "counter").roll("hit").pass_()

    assert [(event.is_salvo, event.is_counter) for event in table.all(AttackDeclared)] == [
        (False, False),
        (True, False),
        (False, True),
    ]


def test_cards_dealt_by_the_first_attack_are_no_cards_of_the_salvo() -> None:
    table = Battle(defender=MUNIFICENT, defending={"shields": {FRONT: 0}}).attack("hit", "crit", "blank")
    table.spend("salvo").pass_(DEFENSE_TOKEN)
    table.resolve_critical().roll("crit", "hit")

    assert [event.faceup for event in table.all(DamageCardDealt)] == [True, False]
