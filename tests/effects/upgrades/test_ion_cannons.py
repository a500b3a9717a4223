"""Ion cannons."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Dice
from armada.effects.upgrades.ion_cannons import EXHAUSTED_UPGRADE
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.effects.verbs.dice import REROLLED_DICE, SPENT_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import Attack
from armada.rules.attack_effects import REROLLED_DIE
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.status_phase import StatusPhase
from armada.state.events.attack import DefenseTokenTurned
from armada.state.events.damage import DamageCardDealt, ShieldsChanged
from armada.state.records import Command, UpgradeId
from tests.builders.attack_table import IMPERIAL, TIE, VICTORY, Battle, X, Y, damage, pool
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    READIED,
    anti_squadron,
    duel,
    exhaust,
    is_exhausted,
    offered,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import battery, blue, ionized
from tests.proves import proves

CR90_B = "cr90_corvette_b"
"""Three blue dice from its front."""

# Every blue critical effect


@pytest.mark.parametrize("card", ["ion_cannon_batteries", "ms_1_ion_cannons", "nk_7_ion_cannons", "overload_pulse"])
def test_a_blue_critical_effect_needs_a_critical_icon_on_a_blue_die(card: str) -> None:
    table = duel(attacker="nebulon_b_escort_frigate", attacking=[card], defending=["engine_techs"])
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}, "the icon is on a red die"
    table = blue("hit", "hit", "accuracy", card=card, defending=["engine_techs"])
    table.pass_()
    assert table.is_over


@pytest.mark.parametrize("card", ["ion_cannon_batteries", "ms_1_ion_cannons", "nk_7_ion_cannons", "overload_pulse"])
def test_a_blue_critical_effect_takes_the_place_of_the_standard_one(card: str) -> None:
    table = blue("crit", "hit", "hit", card=card, defending=["engine_techs"]).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical", card}
    use(table, card)
    if not table.is_over:
        table.answer(table.question.kind, table.question.options[0])
    assert table.is_over, "no other critical effect follows"
    assert not any(event.faceup for event in table.all(DamageCardDealt))


@pytest.mark.parametrize("card", ["ion_cannon_batteries", "ms_1_ion_cannons", "nk_7_ion_cannons", "overload_pulse"])
def test_a_blue_critical_effect_is_not_offered_against_a_squadron(card: str) -> None:
    table = Scenario()
    corvette = table.ship(CR90_B, X, Y, upgrades=[card], side=1)
    howlrunner = table.squadron("howlrunner", X, Y + 100)
    anti_squadron(table, corvette, howlrunner, "crit").pass_()
    assert table.is_over


# High-Capacity Ion Turbines


def test_high_capacity_ion_turbines_give_both_sides_a_blue_die() -> None:
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["high_capacity_ion_turbines"])
    table.run(StillTable())
    assert battery(table, imperial, LEFT) == battery(table, imperial, RIGHT) == Dice(red=2, blue=1, black=2)
    assert battery(table, imperial, FRONT) == Dice(red=3, blue=2, black=3), "front and rear are as printed"
    assert battery(table, imperial, REAR) == Dice(red=1, blue=2)


@pytest.mark.parametrize(("gap", "dice"), [(155, 3), (240, 2)])
def test_the_die_of_high_capacity_ion_turbines_is_gathered_to_medium_range(gap: int, dice: int) -> None:
    table = Scenario()
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["high_capacity_ion_turbines"])
    corvette = table.ship("cr90_corvette_a", X + 38.5 + gap + 20.5, Y, side=1)
    table.run(Attack(attacker=imperial, zone=RIGHT, defender=corvette, target_zone=LEFT))
    table.roll(*["accuracy"] * dice)
    assert len(pool(table)) == dice


def test_high_capacity_ion_turbines_leave_other_ships_alone() -> None:
    table = Scenario()
    table.ship(IMPERIAL, X, Y, upgrades=["high_capacity_ion_turbines"])
    other = table.ship(IMPERIAL, X + 300, Y)
    table.run(StillTable())
    assert battery(table, other, LEFT) == Dice(red=2, black=2)


# Ion Cannon Batteries


def test_ion_cannon_batteries_discard_a_command_token_of_the_attackers_choice() -> None:
    tokens = (Command.NAVIGATE, Command.REPAIR)
    table = blue("crit", "hit", "hit", card="ion_cannon_batteries", on={"tokens": tokens}).pass_(DEFENSE_TOKEN)
    use(table, "ion_cannon_batteries").answer(COMMAND_TOKEN, Command.REPAIR, seat=0)
    assert table.the_ship(table.defender).tokens == (Command.NAVIGATE,)
    assert table.shields(table.defender, FRONT) == 0, "only the damage took shields"


def test_ion_cannon_batteries_take_a_shield_where_there_is_no_token() -> None:
    table = blue("crit", "hit", "hit", card="ion_cannon_batteries").pass_(DEFENSE_TOKEN)
    use(table, "ion_cannon_batteries")
    assert table.all(ShieldsChanged)[0].by == "ion_cannon_batteries"
    assert len(table.all(DamageCardDealt)) == 1, "three damage on the two shields left"


def test_ion_cannon_batteries_are_not_offered_without_token_and_shield() -> None:
    table = blue("crit", "hit", "hit", card="ion_cannon_batteries", on={"shields": {FRONT: 0}}).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}


# Leading Shots


def test_leading_shots_spend_a_blue_die_to_reroll_others() -> None:
    table = blue("accuracy", "accuracy", "hit", card="leading_shots")
    use(table, "leading_shots").answer(SPENT_DIE, 1).answer(REROLLED_DICE, (0, 1)).roll("hit", "crit")
    assert pool(table) == ["hit", "crit"]


def test_leading_shots_act_once_in_an_attack() -> None:
    table = blue("accuracy", "accuracy", "hit", card="leading_shots")
    use(table, "leading_shots").answer(SPENT_DIE, 0).answer(REROLLED_DICE, (0,)).roll("crit")
    assert "leading_shots" not in offered(table)


def test_leading_shots_can_use_up_the_last_die() -> None:
    table = Scenario()
    corvette = table.ship(CR90_B, X, Y, upgrades=["leading_shots"])
    corvette_2 = table.ship("cr90_corvette_a", X, Y - 200, side=1)
    table.run(Attack(attacker=corvette, zone=REAR, defender=corvette_2, target_zone=FRONT)).roll("accuracy")
    use(table, "leading_shots")
    assert pool(table) == []


def test_leading_shots_are_not_offered_without_a_blue_die() -> None:
    assert not offered(duel(attacking=["leading_shots"]).attack("hit", "hit", "hit"))


# MS-1 Ion Cannons


@proves("CARD-ms-1-ion-cannons-02")
def test_ms_1_ion_cannons_exhaust_an_upgrade_of_the_defender() -> None:
    table = blue("crit", "hit", "hit", card="ms_1_ion_cannons", defending=["electronic_countermeasures", "demolisher"])
    table.pass_(DEFENSE_TOKEN)
    use(table, "ms_1_ion_cannons").answer(EXHAUSTED_UPGRADE, UpgradeId(1))
    assert is_exhausted(table, "electronic_countermeasures")
    assert not is_exhausted(table, "demolisher")
    table.units = list(table.game.state.units)
    table.upgrades = list(table.game.state.upgrades)
    table.run(StatusPhase())
    assert not is_exhausted(table, "electronic_countermeasures"), "it is readied in the Status Phase"


@proves("CARD-ms-1-ion-cannons-01")
def test_an_upgrade_exhausted_by_ms_1_ion_cannons_still_does_what_needs_no_exhausting() -> None:
    table = duel(attacking=["xi7_turbolasers"])
    exhaust(table, "xi7_turbolasers")
    table.attack("hit hit", "hit", "hit").spend("redirect")
    table.answer(table.question.kind, (LEFT,)).pass_(DEFENSE_TOKEN)
    assert table.question.options == (0, 1)


def test_ms_1_ion_cannons_are_not_offered_if_every_upgrade_is_exhausted() -> None:
    table = duel(attacker=CR90_B, attacking=["ms_1_ion_cannons"], defending=["engine_techs"])
    exhaust(table, "engine_techs")
    assert offered(table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)) == {"standard_critical"}


# NK-7 Ion Cannons


def test_nk_7_ion_cannons_make_the_defender_discard_a_token_of_its_own_choice() -> None:
    table = blue("crit", "hit", "hit", card="nk_7_ion_cannons").pass_(DEFENSE_TOKEN)
    use(table, "nk_7_ion_cannons").answer(CHOSEN_TOKEN, 0, seat=1)
    assert tokens_of(table, table.defender) == [DISCARDED, READIED, READIED]
    assert is_exhausted(table, "nk_7_ion_cannons")


def test_a_brace_discarded_by_nk_7_ion_cannons_still_halves_the_damage() -> None:
    table = blue("crit", "hit", "hit", card="nk_7_ion_cannons").spend("brace").pass_(DEFENSE_TOKEN)
    use(table, "nk_7_ion_cannons").answer(CHOSEN_TOKEN, 1)
    assert damage(table) == 2
    assert tokens_of(table, table.defender)[1] is DISCARDED


def test_nk_7_ion_cannons_are_not_offered_while_exhausted() -> None:
    table = duel(attacker=CR90_B, attacking=["nk_7_ion_cannons"])
    exhaust(table, "nk_7_ion_cannons")
    assert offered(table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)) == {"standard_critical"}


# Overload Pulse


def test_overload_pulse_exhausts_all_defense_tokens_and_discards_none() -> None:
    table = blue("crit", "hit", "hit", card="overload_pulse", on={"exhausted": [2]}).pass_(DEFENSE_TOKEN)
    use(table, "overload_pulse")
    assert tokens_of(table, table.defender) == [EXHAUSTED] * 3
    assert len(table.all(DefenseTokenTurned)) == 2


def test_a_brace_spent_before_overload_pulse_still_halves_the_damage() -> None:
    table = blue("crit", "hit", "hit", card="overload_pulse").spend("brace").pass_(DEFENSE_TOKEN)
    use(table, "overload_pulse")
    assert damage(table) == 2


def test_overload_pulse_is_not_offered_if_no_token_is_readied() -> None:
    table = blue("crit", "hit", "hit", card="overload_pulse", on={"exhausted": [0, 1, 2]}).pass_(DEFENSE_TOKEN)
    assert offered(table) == {"standard_critical"}


# SW-7 Ion Batteries


def test_each_unspent_blue_accuracy_adds_a_damage_with_sw_7_ion_batteries() -> None:
    table = blue("accuracy", "hit", "hit", card="sw_7_ion_batteries").finish()
    assert damage(table) == 3
    table = blue("accuracy", "accuracy", "crit", card="sw_7_ion_batteries")
    table.pass_(table.question.kind).spend("brace").finish()
    assert damage(table) == 2, "before Brace"


def test_an_accuracy_that_was_spent_adds_nothing_with_sw_7_ion_batteries() -> None:
    table = blue("accuracy", "hit", "hit", card="sw_7_ion_batteries").lock("brace").finish()
    assert damage(table) == 2


def test_a_red_accuracy_adds_nothing_with_sw_7_ion_batteries() -> None:
    table = duel(attacking=["sw_7_ion_batteries"]).attack("accuracy", "hit", "hit").finish()
    assert damage(table) == 2


def test_sw_7_ion_batteries_do_nothing_against_squadrons() -> None:
    table = Scenario()
    corvette = table.ship(CR90_B, X, Y, upgrades=["sw_7_ion_batteries"], side=1)
    tie = table.squadron(TIE, X, Y + 100)
    anti_squadron(table, corvette, tie, "accuracy").pass_()
    assert table.the_squadron(tie).hull == 3


# Heavy Ion Emplacements


def shields_of(table: Battle) -> list[int]:
    return [table.shields(table.defender, zone) for zone in (FRONT, LEFT, RIGHT, REAR)]


def test_heavy_ion_emplacements_take_a_shield_of_the_zone_and_of_those_beside_it() -> None:
    table = use(ionized("crit", "accuracy", "accuracy"), "heavy_ion_emplacements")
    assert shields_of(table)[1:] == [1, 1, 2]
    assert is_exhausted(table, "heavy_ion_emplacements")
    assert "standard_critical" not in offered(table), "it takes the place of the standard effect"


def test_heavy_ion_emplacements_leave_a_zone_without_shields_alone() -> None:
    table = use(ionized("crit", "accuracy", "accuracy", left=0), "heavy_ion_emplacements")
    assert shields_of(table)[1:] == [0, 1, 2]


def test_heavy_ion_emplacements_are_not_offered_without_a_blue_critical_or_a_shield() -> None:
    assert "heavy_ion_emplacements" not in offered(ionized("hit", "accuracy", "accuracy"))
    assert "heavy_ion_emplacements" not in offered(ionized("crit", "accuracy", "accuracy", front=0, left=0, right=0))


# Point Defense Ion Cannons


def test_point_defense_ion_cannons_make_the_attacker_reroll_a_die_of_the_defenders_choice() -> None:
    table = duel("close", defending=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    use(table, "point_defense_ion_cannons").answer(REROLLED_DIE, 0, seat=1).roll("blank")
    assert pool(table) == ["blank", "hit", "hit"]
    assert "point_defense_ion_cannons" not in offered(table), "once in an attack"
    assert table.question.kind is DEFENSE_TOKEN, "tokens can still be spent"


def test_point_defense_ion_cannons_answer_squadrons() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["point_defense_ion_cannons"])
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    table.run(Attack(attacker=x_wing, defender=ship, target_zone=FRONT)).roll("hit")
    assert "point_defense_ion_cannons" in offered(table)


def test_point_defense_ion_cannons_are_not_offered_beyond_close_range_or_to_the_attacker() -> None:
    table = duel("medium", defending=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    assert "point_defense_ion_cannons" not in offered(table)
    table = duel("close", attacking=["point_defense_ion_cannons"]).attack("hit hit", "hit", "hit")
    assert "point_defense_ion_cannons" not in offered(table)
