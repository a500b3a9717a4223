"""Damage cards that bind a ship while it attacks, defends or readies its tokens (DMGCARD)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from armada.engine.effects import CardInPlay
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE, STANDARD_CRITICAL
from armada.rules.damage import can_recover
from armada.rules.damage_cards import DealDamageCard, discard_damage_card
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.queries import CRITICAL, OBSTRUCTED, AttackOption
from armada.rules.repair import REPAIR as REPAIR_EFFECT
from armada.rules.repair import Repair, RepairCommand, RepairEffect
from armada.rules.ship_movement import COURSE
from armada.rules.status_phase import StatusPhase
from armada.rules.targets import ATTACK, AttackChoice, legal_attacks
from armada.state.events.attack import DiceRolled
from armada.state.events.rounds import RoundBegun
from armada.state.records import Command, ShipId, TokenState, UnitId
from tests.builders.activation_table import CR90, REPAIR, VICTORY
from tests.builders.attack_table import (
    Battle,
    attacks_asked,
    damage,
    effects_offered,
    nebulon_and_tie_fighters,
    offered_tokens,
    possible_attacks,
    rolled_colors,
    token_states,
)
from tests.builders.scenario import FRONT, LEFT, RIGHT, Scenario
from tests.proves import proves
from tests.rules.conftest import MadeUpCards


def turned_facedown(table: Scenario, ship: ShipId) -> None:
    """Turn the damage cards of a ship facedown before anything happens."""
    unit: Any = table.units[ship]
    cards = tuple(replace(card, faceup=False) for card in unit.damage)
    table.units[ship] = replace(unit, damage=cards)


def attacked_by(title: str, **options: Any) -> Battle:
    """A Nebulon-B with this card attacks; three red dice at medium range."""
    return Battle(attacking={"damage": (title,), **options})


def defended_by(title: str, **options: Any) -> Battle:
    """A Gladiator with this card is attacked; it has Evade, Brace and Redirect."""
    return Battle(defending={"damage": (title,), **options})


def test_all_22_damage_cards_are_written() -> None:
    cards = catalog().damage_cards.values()
    assert len(cards) == 22
    assert {card.effect for card in cards} == {Works.DONE}


# Blinded Gunners


@proves("DMGCARD-blinded-gunners-01")
def test_blinded_gunners_cannot_spend_accuracy_icons() -> None:
    table = attacked_by("blinded_gunners").attack("accuracy", "accuracy", "hit")
    assert "accuracy" not in effects_offered(table)
    assert offered_tokens(table) == ["evade", "brace", "redirect"]


def test_blinded_gunners_concern_the_attacks_of_their_own_ship_and_only_while_faceup() -> None:
    table = defended_by("blinded_gunners").attack("accuracy", "hit", "hit")
    assert effects_offered(table) == ["accuracy"]
    table = attacked_by("blinded_gunners")
    turned_facedown(table, table.attacker)
    assert effects_offered(table.attack("accuracy", "hit", "hit")) == ["accuracy"]


def test_an_accuracy_die_of_blinded_gunners_can_be_rerolled() -> None:
    table = attacked_by("blinded_gunners", tokens=(Command.CONCENTRATE_FIRE,)).attack("accuracy", "hit", "hit")
    assert effects_offered(table) == ["concentrate_fire"]


# Capacitor Failure


def repairing(
    *, shields: dict[Any, int], damage: tuple[str | None, ...], card: str = VICTORY
) -> tuple[Scenario, ShipId]:
    """A ship that resolves a Repair command by its dial."""
    table = Scenario()
    ship = table.ship(card, 900, 300, shields=shields, damage=damage, revealed=REPAIR)
    table.ship(CR90, 300, 800, side=1)
    table.run(RepairCommand(ship=ship))
    return table, ship


@proves("DMGCARD-capacitor-failure-01")
def test_with_capacitor_failure_a_hull_zone_without_shields_neither_recovers_nor_receives_them() -> None:
    table, _ = repairing(shields={LEFT: 0, RIGHT: 2}, damage=("capacitor_failure",))
    zones = {r.zone for r in table.question.options if r.zone is not None}
    assert zones == {RIGHT}, "the right hull zone has a shield left"
    for repair in (Repair(RepairEffect.RECOVER_SHIELDS, LEFT), Repair(RepairEffect.MOVE_SHIELDS, LEFT, FRONT)):
        refusal = table.question.refusal(repair)
        assert refusal is not None


@proves("DMGCARD-capacitor-failure-01", "CMD-55")
def test_capacitor_failure_can_be_discarded_first_and_is_then_lifted_in_the_same_command() -> None:
    table, ship = repairing(shields={LEFT: 0}, damage=("capacitor_failure",))
    table.answer(REPAIR_EFFECT, Repair(RepairEffect.REPAIR_HULL, card=0))
    assert can_recover(table.game, ship, LEFT)
    table.answer(REPAIR_EFFECT, Repair(RepairEffect.MOVE_SHIELDS, LEFT, FRONT))
    assert table.shields(ship, LEFT) == 1


@proves("DMGCARD-capacitor-failure-02")
@pytest.mark.parametrize(("shields", "tokens"), [(0, ["evade", "brace"]), (1, ["evade", "brace", "redirect"])])
def test_with_capacitor_failure_a_defending_hull_zone_without_shields_bars_redirect(
    shields: int, tokens: list[str]
) -> None:
    table = defended_by("capacitor_failure", shields={FRONT: shields, LEFT: 0}).attack("hit", "hit", "hit")
    assert offered_tokens(table) == tokens


# Compartment Fire


@proves("DMGCARD-compartment-fire-01")
def test_a_ship_with_compartment_fire_cannot_ready_its_defense_tokens() -> None:
    table = Scenario()
    burning = table.ship(VICTORY, 300, 300, damage=("compartment_fire",), exhausted=(0, 1))
    other = table.ship(VICTORY, 900, 300, exhausted=(0, 1))
    hidden = table.ship(VICTORY, 1500, 300, damage=("compartment_fire",), exhausted=(0, 1))
    turned_facedown(table, hidden)
    table.run(StatusPhase())
    assert token_states(table, burning) == [TokenState.EXHAUSTED, TokenState.EXHAUSTED, TokenState.READIED]
    assert set(token_states(table, other)) == set(token_states(table, hidden)) == {TokenState.READIED}
    discard_damage_card(table.game, burning, 0)
    table.game.interrupt(StatusPhase())
    assert set(token_states(table, burning)) == {TokenState.READIED}


# Coolant Discharge


def between_enemies(title: str, *, squadron: bool = False) -> tuple[Scenario, ShipId]:
    """A Victory II with this card and an enemy corvette in front of it and to its right; or squadrons there instead."""
    table = Scenario()
    ship = table.ship(VICTORY, 900, 400, damage=(title,))
    table.ship(CR90, 900, 560, side=1)
    table.ship(CR90, 1040, 400, side=1)
    if squadron:
        table.squadron("x_wing_squadron", 770, 400, side=1)
    return table, ship


def roll_and_move_on(table: Scenario) -> Scenario:
    """Finish an attack without a hit, up to the next attack."""
    while not table.is_over and table.question.kind not in (ATTACK, COURSE):
        if table.question.seat == -1:
            attack = table.game.innermost(Attack)
            assert attack is not None
            table.roll(*["accuracy" for _ in attack.colors])
        else:
            question = table.question
            table.answer(question.kind, PASS if question.may_pass else question.options[0])
    return table


@proves("DMGCARD-coolant-discharge-01")
def test_with_coolant_discharge_only_one_attack_of_a_round_targets_a_ship() -> None:
    table, ship = between_enemies("coolant_discharge", squadron=True)
    assert {defender for _, defender, _ in possible_attacks(table, ship)} == {1, 2, 3}
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT and c.target_zone))
    roll_and_move_on(table)
    assert {defender for _, defender, _ in attacks_asked(table)} == {3}, "squadrons can still be attacked"
    refusal = table.question.refusal(AttackChoice(RIGHT, UnitId(2), LEFT))
    assert refusal is not None
    assert refusal.reason.endswith(": Coolant Discharge forbids it.")
    table.game.emit(RoundBegun(2))
    assert any(attack.option.target_zone for attack in legal_attacks(table.game, ship)), "next round one again"


@proves("DMGCARD-coolant-discharge-01")
def test_with_coolant_discharge_a_ship_may_be_attacked_after_squadrons() -> None:
    table, ship = between_enemies("coolant_discharge", squadron=True)
    possible_attacks(table, ship)
    table.answer(ATTACK, next(c for c in table.question.options if c.target_zone is None))
    roll_and_move_on(table)
    assert {defender for _, defender, _ in attacks_asked(table)} == {1, 2}


@proves("DMGCARD-coolant-discharge-01")
def test_coolant_discharge_counts_an_attack_made_before_it_was_dealt() -> None:
    table, ship = between_enemies("power_failure")
    table.next_cards("coolant_discharge")
    possible_attacks(table, ship)
    table.answer(ATTACK, next(c for c in table.question.options if c.zone is FRONT))
    roll_and_move_on(table)
    assert attacks_asked(table)
    table.game.interrupt(DealDamageCard(ship=ship, faceup=True))
    assert table.game.has_faceup(ship, "coolant_discharge") == 1
    assert not legal_attacks(table.game, ship)


# Damaged Munitions, Point-Defense Failure


@proves("DMGCARD-damaged-munitions-01")
def test_damaged_munitions_remove_a_die_of_the_attackers_choice_before_an_attack_on_a_ship() -> None:
    table = Battle("close", attacker=VICTORY, attacking={"damage": ("damaged_munitions",)})
    table.attack()
    assert table.question.seat == 0
    table.answer(REMOVED_DIE, "blue")
    table.roll("hit", "hit", "hit", "hit", "hit")
    assert rolled_colors(table) == ["red", "red", "red", "blue", "blue"]


@proves("DMGCARD-damaged-munitions-01")
def test_damaged_munitions_add_to_obstruction_and_to_a_second_copy() -> None:
    table = Battle("close", attacker=VICTORY, attacking={"damage": ("damaged_munitions",)})
    table.attack(obstructed=True)
    table.answer(EFFECT, "obstruction").answer(REMOVED_DIE, "blue").answer(REMOVED_DIE, "blue")
    table.roll("hit", "hit", "hit", "hit")
    assert len(rolled_colors(table)) == 4
    table = Battle("close", attacker=VICTORY, attacking={"damage": ("damaged_munitions",) * 2})
    table.attack()
    table.answer(EFFECT, table.question.options[0]).answer(REMOVED_DIE, "red").answer(REMOVED_DIE, "red")
    table.roll("hit", "hit", "hit", "hit")
    assert rolled_colors(table) == ["red", "blue", "blue", "blue"]


@proves("DMGCARD-damaged-munitions-01", "ATK-48")
def test_with_damaged_munitions_an_attack_of_a_single_die_is_not_offered() -> None:
    table = Battle("long", attacker=CR90, attacking={"damage": ("damaged_munitions",)})
    offered = {zone for zone, _, _ in possible_attacks(table, table.attacker)}
    assert offered == {FRONT}, "two red dice at long range from the front"
    table = Battle("long", attacker=CR90, attacking={"damage": ("damaged_munitions",) * 2})
    assert not possible_attacks(table, table.attacker)


def test_damaged_munitions_leave_attacks_on_squadrons_alone() -> None:
    table, nebulon, (tie, _) = nebulon_and_tie_fighters(damage=("damaged_munitions",))
    table.run(Attack(attacker=nebulon, zone=FRONT, defender=tie)).roll("hit", "hit")
    assert rolled_colors(table) == ["blue", "blue"]


@proves("DMGCARD-point-defense-failure-01")
def test_point_defense_failure_removes_a_die_from_each_attack_on_a_squadron() -> None:
    table, nebulon, squadrons = nebulon_and_tie_fighters(damage=("point_defense_failure",))
    for squadron in squadrons:
        table.run(Attack(attacker=nebulon, zone=FRONT, defender=squadron)).roll("accuracy")
        assert rolled_colors(table) == ["blue"]


@proves("DMGCARD-point-defense-failure-01", "ATK-48")
def test_with_point_defense_failure_a_single_anti_squadron_die_offers_no_squadron() -> None:
    table, ship = between_enemies("point_defense_failure", squadron=True)
    assert {defender for _, defender, _ in possible_attacks(table, ship)} == {1, 2}, "Victory II: one blue die"


def test_point_defense_failure_leaves_attacks_on_ships_alone() -> None:
    table = attacked_by("point_defense_failure").attack("hit", "hit", "hit")
    assert len(table.last(DiceRolled).pool.dice) == 3


# Depowered Armament, Disengaged Fire Control


@proves("DMGCARD-depowered-armament-01")
@pytest.mark.parametrize(("at", "may"), [("medium", True), ("long", False)])
def test_a_ship_with_depowered_armament_cannot_attack_at_long_range(at: str, may: bool) -> None:
    table = Battle(at, attacking={"damage": ("depowered_armament",)})
    assert bool(possible_attacks(table, table.attacker)) is may
    table = Battle(at, defending={"damage": ("depowered_armament",)})
    assert possible_attacks(table, table.attacker), "the card of the defender does not matter"


def obstructed_battle(title: str) -> Battle:
    """An asteroid field between a Nebulon-B with this card and its target."""
    table = Battle("long", attacking={"damage": (title,)})
    table.obstacle("asteroid_field_1", 900, 350)
    return table


@proves("DMGCARD-disengaged-fire-control-02")
def test_a_ship_with_disengaged_fire_control_cannot_choose_a_target_behind_an_obstacle() -> None:
    table = obstructed_battle("power_failure")
    before = possible_attacks(table, table.attacker)
    assert (FRONT, table.defender, FRONT) in before
    table = obstructed_battle("disengaged_fire_control")
    assert (FRONT, table.defender, FRONT) not in possible_attacks(table, table.attacker)


@proves("DMGCARD-disengaged-fire-control-01", "DMGCARD-disengaged-fire-control-02")
def test_disengaged_fire_control_bars_attacks_that_are_treated_as_obstructed(made_up: MadeUpCards) -> None:
    def hidden(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
        return obstructed or option.defender == card.unit

    made_up.modifier(hidden, OBSTRUCTED, "test_smuggler")
    table = Battle(attacking={"damage": ("disengaged_fire_control",)}, defending={"upgrades": ("test_smuggler",)})
    assert not possible_attacks(table, table.attacker)
    table = Battle(attacking={"damage": ("disengaged_fire_control",)})
    assert possible_attacks(table, table.attacker)


@proves("DMGCARD-disengaged-fire-control-02")
def test_with_disengaged_fire_control_an_obstructed_squadron_is_not_added_to_an_attack(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, option, obstructed: option.defender == 2, OBSTRUCTED)
    table, nebulon, (_, hidden) = nebulon_and_tie_fighters(damage=("disengaged_fire_control",))
    defenders = {defender for _, defender, _ in possible_attacks(table, nebulon)}
    assert hidden not in defenders
    table.answer(ATTACK, table.question.options[0]).roll("accuracy", "accuracy")
    assert table.question.kind is COURSE


# Faulty Countermeasures


@proves("DMGCARD-faulty-countermeasures-01")
def test_with_faulty_countermeasures_exhausted_defense_tokens_cannot_be_spent() -> None:
    table = defended_by("faulty_countermeasures", exhausted=(0,)).attack("hit", "hit", "hit")
    assert offered_tokens(table) == ["brace", "redirect"]
    table.spend("brace")
    assert token_states(table, table.defender)[1] is TokenState.EXHAUSTED, "a readied one works as ever"
    table = defended_by("faulty_countermeasures", exhausted=(0,))
    turned_facedown(table, table.defender)
    assert "evade" in offered_tokens(table.attack("hit", "hit", "hit"))


# Targeter Disruption


@proves("DMGCARD-targeter-disruption-01")
def test_with_targeter_disruption_no_critical_effect_is_offered_but_the_icon_counts() -> None:
    table = attacked_by("targeter_disruption").attack("crit", "hit", "blank")
    assert table.question.kind is DEFENSE_TOKEN
    table.pass_(DEFENSE_TOKEN)
    assert table.is_over
    assert damage(table) == 2
    table = defended_by("targeter_disruption").attack("crit", "hit", "blank").pass_(DEFENSE_TOKEN)
    assert effects_offered(table) == [STANDARD_CRITICAL], "the card of the defender does not matter"


@proves("DMGCARD-targeter-disruption-01", "FX-03")
def test_no_effect_that_allows_critical_effects_overrides_targeter_disruption(made_up: MadeUpCards) -> None:
    made_up.modifier(lambda game, card, use, may: True, CRITICAL)
    table = attacked_by("targeter_disruption").attack("crit", "hit", "blank")
    table.pass_(DEFENSE_TOKEN)
    assert table.is_over
