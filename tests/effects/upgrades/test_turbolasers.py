"""Turbolasers."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.effects.verbs.dice import CANCELED_DIE, CHANGED_DIE, NEW_FACE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.attack import REDIRECTED, AttackFromZone
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice, legal_attacks
from armada.state.dice import DieFace
from armada.state.events.attack import AttackEnded
from armada.state.events.damage import DamageCardDealt, ShieldsChanged
from tests.builders.attack_table import (
    CORVETTE,
    GLADIATOR,
    NEBULON,
    VICTORY,
    Battle,
    X,
    Y,
    attack_of,
    damage,
    pool,
    pool_colors,
    rolled_colors,
)
from tests.builders.cards_table import (
    DISCARDED,
    EXHAUSTED,
    anti_squadron,
    duel,
    exhaust,
    is_exhausted,
    offered,
    pass_until,
    squadron_attack,
    tokens_of,
    use,
)
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.squadron_table import StillTable
from tests.builders.upgrade_table import battery, hunting
from tests.proves import proves

BARE = {"shields": {FRONT: 0}}

# Enhanced Armament, Spinal Armament


@proves("CARD-enhanced-armament-01")
def test_enhanced_armament_gives_both_sides_a_red_die() -> None:
    table = Scenario()
    frigate = table.ship("assault_frigate_mark_ii_b", X, Y, upgrades=["enhanced_armament"])
    table.run(StillTable())
    assert battery(table, frigate, LEFT) == Dice(red=4, blue=1)
    assert battery(table, frigate, RIGHT) == Dice(red=4, blue=1)
    assert battery(table, frigate, FRONT) == Dice(red=2), "front and rear are as printed"
    assert battery(table, frigate, REAR) == Dice(red=2)


def test_enhanced_armament_lets_a_side_without_red_dice_attack_at_long_range() -> None:
    table = Scenario()
    frigate = table.ship("mc30c_torpedo_frigate", X, Y, upgrades=["enhanced_armament"])
    table.ship(VICTORY, X + 320, Y, 0, side=1)
    table.run(ShipActivation(ship=frigate))
    assert {choice.zone for choice in table.question.options} == {RIGHT}
    table.answer(ATTACK, table.question.options[0]).roll("hit")
    assert rolled_colors(table) == ["red"]


def test_enhanced_armament_leaves_other_ships_and_anti_squadron_dice_alone() -> None:
    table = Scenario()
    table.ship("assault_frigate_mark_ii_b", X, Y, upgrades=["enhanced_armament"])
    other = table.ship("assault_frigate_mark_ii_b", X + 300, Y)
    table.run(StillTable())
    assert battery(table, other, LEFT) == Dice(red=3, blue=1)


def test_spinal_armament_gives_front_and_rear_a_red_die() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["spinal_armament"])
    table.run(StillTable())
    assert battery(table, victory, FRONT) == Dice(red=4, blue=3)
    assert battery(table, victory, REAR) == Dice(red=3)
    assert battery(table, victory, LEFT) == Dice(red=2, blue=1), "the sides are as printed"


def test_spinal_armament_is_gathered_at_long_range() -> None:
    table = duel("long", attacker=VICTORY, attacking=["spinal_armament"]).attack(*["hit"] * 4)
    assert rolled_colors(table) == ["red"] * 4


def test_spinal_armament_of_the_enemy_gives_nothing() -> None:
    table = duel("long", attacker=VICTORY, defending=["spinal_armament"]).attack(*["hit"] * 3)
    assert rolled_colors(table) == ["red"] * 3


# Dual Turbolaser Turrets


def test_dual_turbolaser_turrets_add_a_red_die_and_remove_any_die() -> None:
    table = duel(attacking=["dual_turbolaser_turrets"]).attack("blank", "hit", "hit")
    use(table, "dual_turbolaser_turrets").roll("hit hit").answer(CANCELED_DIE, 0)
    assert pool(table) == ["hit", "hit", "hit hit"]
    assert is_exhausted(table, "dual_turbolaser_turrets")


def test_the_die_that_dual_turbolaser_turrets_added_can_be_the_one_removed() -> None:
    table = duel(attacking=["dual_turbolaser_turrets"]).attack("hit", "hit", "hit")
    use(table, "dual_turbolaser_turrets").roll("blank")
    assert not table.question.may_pass, "one must go"
    table.answer(CANCELED_DIE, 3)
    assert pool(table) == ["hit", "hit", "hit"]


def test_dual_turbolaser_turrets_are_not_offered_while_exhausted() -> None:
    table = duel(attacking=["dual_turbolaser_turrets"])
    exhaust(table, "dual_turbolaser_turrets")
    assert not offered(table.attack("hit", "hit", "hit"))


# H9 Turbolasers


def test_h9_turbolasers_turn_a_die_with_a_hit_to_accuracy() -> None:
    table = duel(attacking=["h9_turbolasers"]).attack("hit hit", "crit", "blank")
    use(table, "h9_turbolasers")
    assert table.question.options == (0, 1), "a blank die cannot be turned"
    table.answer(CHANGED_DIE, 0)
    assert pool(table) == ["accuracy", "crit", "blank"]
    assert pool_colors(table) == ["red"] * 3


def test_h9_turbolasers_act_once_in_an_attack() -> None:
    table = duel(attacking=["h9_turbolasers"]).attack("hit", "hit", "hit")
    use(table, "h9_turbolasers").answer(CHANGED_DIE, 1)
    assert "h9_turbolasers" not in offered(table)


def test_h9_turbolasers_are_not_offered_for_black_or_blank_dice() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["h9_turbolasers"])
    table.attack("blank", "blank", "hit", "hit crit")
    assert "h9_turbolasers" not in offered(table)


def test_h9_turbolasers_of_the_defender_do_nothing() -> None:
    assert not offered(duel(defending=["h9_turbolasers"]).attack("hit", "hit", "hit"))


# Heavy Turbolaser Turrets


def test_heavy_turbolaser_turrets_let_brace_take_off_one_damage_if_another_token_is_spent() -> None:
    table = duel(attacking=["heavy_turbolaser_turrets"]).attack("hit hit", "hit hit", "hit hit")
    table.spend("brace").spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)
    assert attack_of(table).total == 5


def test_heavy_turbolaser_turrets_leave_a_brace_alone_that_is_the_only_token_spent() -> None:
    table = duel(attacking=["heavy_turbolaser_turrets"]).attack("hit hit", "hit hit", "hit hit")
    table.spend("brace").finish()
    assert damage(table) == 3


def test_heavy_turbolaser_turrets_count_an_evade_without_effect() -> None:
    table = duel("close", attacking=["heavy_turbolaser_turrets"]).attack("hit hit", "hit hit", "hit hit")
    table.spend("evade").spend("brace").finish()
    assert damage(table) == 5


def test_without_heavy_turbolaser_turrets_brace_halves_beside_other_tokens() -> None:
    table = duel("close").attack("hit hit", "hit hit", "hit hit").spend("evade").spend("brace").finish()
    assert damage(table) == 3


# Quad Turbolaser Cannons


def test_quad_turbolaser_cannons_add_a_red_accuracy_to_a_red_accuracy() -> None:
    table = duel(attacking=["quad_turbolaser_cannons"]).attack("accuracy", "hit", "hit")
    use(table, "quad_turbolaser_cannons")
    assert pool(table) == ["accuracy", "hit", "hit", "accuracy"]
    assert "quad_turbolaser_cannons" not in offered(table), "once in an attack"


def test_quad_turbolaser_cannons_are_not_offered_once_the_accuracy_is_spent() -> None:
    table = duel(attacking=["quad_turbolaser_cannons"]).attack("accuracy", "hit", "hit")
    table.lock("brace")
    assert "quad_turbolaser_cannons" not in offered(table)


def test_quad_turbolaser_cannons_are_not_offered_for_a_blue_accuracy() -> None:
    table = duel(attacker="cr90_corvette_b", attacking=["quad_turbolaser_cannons"]).attack("accuracy", "hit", "hit")
    assert "quad_turbolaser_cannons" not in offered(table)


# Slaved Turrets


@proves("CARD-slaved-turrets-02")
def test_slaved_turrets_add_a_red_die_against_a_ship() -> None:
    table = duel(attacking=["slaved_turrets"]).attack("hit", "hit", "hit")
    use(table, "slaved_turrets").roll("hit hit")
    assert pool(table) == ["hit", "hit", "hit", "hit hit"]
    assert pool_colors(table)[-1] == "red"


@proves("CARD-slaved-turrets-02")
def test_slaved_turrets_leave_no_second_attack_in_the_round() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["slaved_turrets"])
    table.ship(CORVETTE, X, Y + 200, 180, side=1)
    table.ship(CORVETTE, X + 200, Y, 180, side=1)
    table.run(ShipActivation(ship=victory))
    assert len({choice.defender for choice in table.question.options}) == 2
    table.answer(ATTACK, table.question.options[0]).roll(*["blank"] * 3, *["accuracy"] * 3)
    pass_until(table, ATTACK)
    assert len(table.all(AttackEnded)) == 1
    assert table.question.kind is COURSE, "the maneuver follows"


@proves("CARD-slaved-turrets-01")
def test_the_one_attack_with_slaved_turrets_can_go_on_to_further_squadrons_without_a_die() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["slaved_turrets"])
    one = table.squadron("x_wing_squadron", X - 30, Y + 150, side=1)
    two = table.squadron("x_wing_squadron", X + 30, Y + 150, side=1)
    table.run(AttackFromZone(attacker=victory, choice=AttackChoice(FRONT, one, None), obstructed=False))
    table.roll("hit")
    assert not offered(table), "squadrons get no red die"
    assert table.question.kind is NEXT_SQUADRON
    table.answer(NEXT_SQUADRON, AttackChoice(FRONT, two, None)).roll("hit")
    assert table.the_squadron(two).hull == 4


@proves("CARD-slaved-turrets-02")
def test_a_counter_attack_uses_up_the_attack_of_slaved_turrets() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["slaved_turrets", "quad_laser_turrets"])
    table.ship(CORVETTE, X, Y + 200, 180, side=1)
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    assert legal_attacks(table.run(StillTable()).game, victory)
    squadron_attack(table, x_wing, victory, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    use(table, "counter").roll("accuracy")
    assert table.is_over
    assert not legal_attacks(table.game, victory)


def test_slaved_turrets_do_not_make_a_hull_zone_reach() -> None:
    table = Scenario()
    frigate = table.ship("mc30c_torpedo_frigate", X, Y, upgrades=["slaved_turrets"])
    table.ship(VICTORY, X + 320, Y, 0, side=1)
    table.run(ShipActivation(ship=frigate))
    assert table.question.kind is not ATTACK


# Turbolaser Reroute Circuits


def test_turbolaser_reroute_circuits_spend_an_evade_for_a_double_hit() -> None:
    table = duel(attacking=["turbolaser_reroute_circuits"]).attack("blank", "hit", "hit")
    use(table, "turbolaser_reroute_circuits")
    table.answer(CHANGED_DIE, 0).answer(NEW_FACE, DieFace.DOUBLE_HIT)
    assert pool(table) == ["hit hit", "hit", "hit"]
    assert tokens_of(table, table.attacker)[0] is EXHAUSTED


def test_an_exhausted_evade_is_discarded_for_turbolaser_reroute_circuits() -> None:
    table = duel(attacking=["turbolaser_reroute_circuits"], by={"exhausted": [0]}).attack("blank", "hit", "hit")
    use(table, "turbolaser_reroute_circuits").answer(CHANGED_DIE, 0)
    assert set(table.question.options) == {DieFace.CRIT, DieFace.DOUBLE_HIT}
    table.answer(NEW_FACE, DieFace.CRIT)
    assert tokens_of(table, table.attacker)[0] is DISCARDED
    assert "turbolaser_reroute_circuits" not in offered(table)


def test_turbolaser_reroute_circuits_are_not_offered_without_evade_or_red_die() -> None:
    table = duel(attacker=VICTORY, attacking=["turbolaser_reroute_circuits"])
    assert not offered(table.attack(*["hit"] * 6))
    table = duel(attacker="cr90_corvette_b", attacking=["turbolaser_reroute_circuits"])
    assert not offered(table.attack(*["hit"] * 3))


@proves("DMGCARD-faulty-countermeasures-01")
def test_turbolaser_reroute_circuits_cannot_spend_an_exhausted_evade_under_faulty_countermeasures() -> None:
    table = duel(attacking=["turbolaser_reroute_circuits"], by={"exhausted": [0], "damage": ["faulty_countermeasures"]})
    assert not offered(table.attack("hit", "hit", "hit"))


def test_turbolaser_reroute_circuits_can_choose_between_two_evades() -> None:
    table = duel(attacker=CORVETTE, attacking=["turbolaser_reroute_circuits"]).attack("hit", "hit", "hit")
    use(table, "turbolaser_reroute_circuits").answer(CHOSEN_TOKEN, 1)
    assert [state is EXHAUSTED for state in tokens_of(table, table.attacker)] == [False, True, False]


# XI7 Turbolasers


def redirected(table: Battle) -> Battle:
    """The defender spends Redirect towards its left."""
    return table.spend("redirect").answer(REDIRECT_ZONES, (LEFT,)).pass_(DEFENSE_TOKEN)


@proves("CARD-xi7-turbolasers-02", "CARD-xi7-turbolasers-03")
def test_against_xi7_turbolasers_a_redirect_moves_one_damage_at_most() -> None:
    table = redirected(duel(attacking=["xi7_turbolasers"]).attack("hit hit", "hit", "hit"))
    assert table.question.kind is REDIRECTED
    assert table.question.options == (0, 1)
    table.answer(REDIRECTED, 1)
    assert table.shields(table.defender, LEFT) == 1
    assert table.shields(table.defender, FRONT) == 0, "three of four damage hit the defending hull zone"


@proves("CARD-xi7-turbolasers-01", "CARD-advanced-projectors-01")
def test_xi7_turbolasers_allow_one_damage_over_all_zones_that_advanced_projectors_choose() -> None:
    table = duel(attacking=["xi7_turbolasers"], defending=["advanced_projectors"]).attack("hit hit", "hit", "hit")
    table.spend("redirect").answer(REDIRECT_ZONES, (RIGHT, REAR, LEFT)).pass_(DEFENSE_TOKEN)
    table.answer(REDIRECTED, 1)
    assert not table.all(ShieldsChanged) or sum(e.zone is not FRONT for e in table.all(ShieldsChanged)) == 1
    assert table.is_over, "nothing more can be redirected"


def test_without_xi7_turbolasers_a_redirect_moves_as_much_as_the_zone_has_shields() -> None:
    table = redirected(duel(defending=["xi7_turbolasers"]).attack("hit hit", "hit", "hit"))
    assert table.question.options == (0, 1, 2)


def faceup(table: Scenario) -> list[bool]:
    """Which of the damage cards dealt so far were dealt faceup."""
    return [event.faceup for event in table.all(DamageCardDealt)]


@proves("CARD-xx-9-turbolasers-01")
def test_xx_9_turbolasers_deal_the_first_two_cards_faceup() -> None:
    table = duel(attacking=["xx_9_turbolasers"], on=BARE)
    table.next_cards("blinded_gunners", "compartment_fire")
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    use(table, "xx_9_turbolasers")
    assert faceup(table) == [True, True, False]


@proves("CARD-xx-9-turbolasers-01")
def test_xx_9_turbolasers_carry_nothing_over_if_one_card_is_dealt() -> None:
    table = duel(attacking=["xx_9_turbolasers"], on=BARE)
    table.next_cards("blinded_gunners")
    table.attack("crit", "blank", "blank").pass_(DEFENSE_TOKEN)
    use(table, "xx_9_turbolasers")
    assert faceup(table) == [True]
    assert table.is_over


def test_xx_9_turbolasers_are_not_offered_without_a_critical_icon() -> None:
    table = duel(attacking=["xx_9_turbolasers"], on=BARE).attack("hit", "hit", "hit").pass_(DEFENSE_TOKEN)
    assert table.is_over


def test_contain_does_not_stop_xx_9_turbolasers() -> None:
    table = duel(attacking=["xx_9_turbolasers"], defender="interdictor_combat_refit", on=BARE)
    table.next_cards("blinded_gunners", "compartment_fire")
    table.attack("crit", "hit", "blank").spend("contain").pass_(DEFENSE_TOKEN)
    assert offered(table) == {"xx_9_turbolasers"}
    use(table, "xx_9_turbolasers")
    assert faceup(table) == [True, True]


@proves("CARD-fire-control-team-01", "CARD-xx-9-turbolasers-01")
def test_xx_9_turbolasers_and_the_standard_effect_together_make_two_cards_faceup() -> None:
    table = duel(attacking=["xx_9_turbolasers", "fire_control_team"], on=BARE)
    table.next_cards("blinded_gunners", "compartment_fire")
    table.attack("crit", "hit", "hit").pass_(DEFENSE_TOKEN)
    use(table, "standard_critical")
    use(table, "fire_control_team")
    assert offered(table) == {"xx_9_turbolasers"}
    use(table, "xx_9_turbolasers")
    assert faceup(table) == [True, True, False]


# Quad Battery Turrets


def test_quad_battery_turrets_add_a_blue_die_against_a_faster_ship_once_in_an_attack() -> None:
    table = use(hunting(1, 2), "quad_battery_turrets").roll("hit")
    assert pool_colors(table) == ["red", "red", "red", "blue"]
    assert "quad_battery_turrets" not in offered(table)


def test_quad_battery_turrets_are_not_offered_against_a_ship_as_fast_or_slower() -> None:
    assert "quad_battery_turrets" not in offered(hunting(2, 2))
    assert "quad_battery_turrets" not in offered(hunting(3, 2))


def test_quad_battery_turrets_are_not_offered_against_squadrons() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["quad_battery_turrets"], speed=0)
    tie = table.squadron("tie_fighter_squadron", X, Y + 90, side=1)
    assert "quad_battery_turrets" not in offered(anti_squadron(table, ship, tie, "accuracy", "accuracy"))
