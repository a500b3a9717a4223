"""Upgrades that add, reroll, turn and cancel dice: turbolasers, ion cannons, ordnance, teams, retrofits, support."""

from __future__ import annotations

from armada.state.records import Command
from tests.builders.attack_table import GLADIATOR, IMPERIAL, VICTORY, Battle, X, Y
from tests.builders.cards_table import anti_squadron, duel, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.upgrade_table import CR90_B, blue, bombing, strategists
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}

# Turbolasers


@right("dual_turbolaser_turrets")
def a_blank_is_exchanged_for_a_new_die() -> Battle:
    return duel(attacking=["dual_turbolaser_turrets"], on={**BARE, "speed": 0}).attack("blank", "hit", "hit")


@wrong("dual_turbolaser_turrets")
def three_double_hits_are_left_as_they_are() -> Battle:
    return duel(attacking=["dual_turbolaser_turrets"]).attack("hit hit", "hit hit", "hit hit")


@right("h9_turbolasers")
def one_hit_of_many_locks_the_only_brace() -> Battle:
    on = {**BARE, "damage": [None] * 2, "exhausted": [0, 2]}
    table = duel("medium", attacker=IMPERIAL, attacking=["h9_turbolasers"], defender=VICTORY, on=on)
    return table.attack("hit hit", "hit hit", "hit", "hit", "hit")


@wrong("h9_turbolasers")
def the_only_hit_is_not_given_up() -> Battle:
    return duel(attacking=["h9_turbolasers"]).attack("blank", "hit", "blank")


@right("quad_turbolaser_cannons")
def a_second_accuracy_locks_a_second_token() -> Battle:
    return duel(attacking=["quad_turbolaser_cannons"]).attack("accuracy", "hit", "hit")


@right("slaved_turrets")
def a_red_die_more_costs_nothing() -> Battle:
    return duel(attacking=["slaved_turrets"], on=BARE).attack("hit", "hit", "blank")


@right("turbolaser_reroute_circuits")
def an_evade_turns_a_blank_to_a_double_hit() -> Battle:
    return duel(attacking=["turbolaser_reroute_circuits"], on=BARE).attack("blank", "hit", "hit")


@wrong("turbolaser_reroute_circuits")
def no_evade_is_spent_where_every_die_hits_twice() -> Battle:
    return duel(attacking=["turbolaser_reroute_circuits"]).attack("hit hit", "hit hit", "hit hit")


# Ion cannons


@right("leading_shots")
def a_lone_accuracy_pays_for_rerolling_blanks() -> Battle:
    table = duel("close", attacker=VICTORY, attacking=["leading_shots"], on={"speed": 0})
    return table.attack("blank", "blank", "blank", "accuracy", "accuracy", "accuracy")


@wrong("leading_shots")
def good_dice_are_not_rerolled() -> Battle:
    table = duel("close", attacker=VICTORY, attacking=["leading_shots"], defender=VICTORY, on={"speed": 0})
    return table.attack("hit hit", "hit hit", "hit hit", "hit", "hit", "hit")


# Ordnance, offensive retrofits


@right("point_defense_reroute")
def criticals_that_do_nothing_to_a_squadron_are_rerolled() -> Scenario:
    table = Scenario()
    ship = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["point_defense_reroute"])
    tie = table.squadron("tie_fighter_squadron", X, Y + 130)
    return anti_squadron(table, ship, tie, "crit", "crit")


@right("flechette_torpedoes")
def a_critical_takes_the_attack_of_a_strong_squadron() -> Scenario:
    """A Raider attacks a B-wing squadron that is about to destroy the flagship beside it."""
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["flechette_torpedoes"])
    shields = dict.fromkeys((FRONT, LEFT, RIGHT, REAR), 0)
    table.ship(VICTORY, X + 120, Y + 160, shields=shields, damage=[None] * 7)
    b_wing = table.squadron("b_wing_squadron", X, Y + 90, side=1)
    return anti_squadron(table, raider, b_wing, "hit crit", "blank")


@wrong("flechette_torpedoes")
def the_die_that_destroys_the_squadron_is_not_spent() -> Scenario:
    table = Scenario()
    raider = table.ship("raider_i_class_corvette", X, Y, upgrades=["flechette_torpedoes"])
    table.ship(VICTORY, 1700, 800)
    b_wing = table.squadron("b_wing_squadron", X, Y + 90, side=1, hull=1)
    return anti_squadron(table, raider, b_wing, "hit crit", "blank")


# Weapons teams


@right("ordnance_experts")
def black_blanks_are_rerolled() -> Battle:
    return duel("close", attacker=GLADIATOR, attacking=["ordnance_experts"]).attack("hit", "hit", "blank", "blank")


@wrong("ordnance_experts")
def black_dice_that_show_the_best_are_kept() -> Battle:
    table = duel("close", attacker=GLADIATOR, attacking=["ordnance_experts"])
    return table.attack("hit", "hit", "hit crit", "hit crit")


@right("veteran_gunners")
def two_blanks_of_three_are_rerolled_with_the_rest() -> Battle:
    return duel(attacking=["veteran_gunners"]).attack("blank", "hit", "blank")


@wrong("veteran_gunners")
def a_good_roll_is_kept() -> Battle:
    return duel(attacking=["veteran_gunners"]).attack("hit hit", "hit hit", "hit")


@right("sensor_team")
def a_blank_pays_for_turning_another_blank_to_accuracy() -> Battle:
    on = {**BARE, "damage": [None] * 2, "exhausted": [0, 2]}
    table = duel("medium", attacker=IMPERIAL, attacking=["sensor_team"], defender=VICTORY, on=on)
    return table.attack("blank", "blank", "hit hit", "hit", "hit")


@right("ruthless_strategists")
def a_hull_point_of_a_cheap_squadron_destroys_a_dear_one() -> Scenario:
    table, victory, x_wing, _ = strategists(hull=2)
    return anti_squadron(table, victory, x_wing, "hit")


@wrong("ruthless_strategists")
def a_squadron_is_not_destroyed_for_a_hull_point() -> Scenario:
    table, victory, x_wing, _ = strategists(tie_hull=1)
    return anti_squadron(table, victory, x_wing, "hit")


@right("fire_control_team")
def a_second_critical_effect_follows_the_first() -> Battle:
    table = duel(attacker=CR90_B, attacking=["overload_pulse", "fire_control_team"], on=BARE)
    use(until(table.attack("crit", "hit", "hit"), "overload_pulse"), "overload_pulse")
    return table


# Fleet support


@right("bomber_command_center")
def the_blank_of_a_bomber_is_rerolled() -> Scenario:
    return bombing(280)


# Critical effects


@right("assault_concussion_missiles")
def the_hull_zones_beside_lose_their_shields() -> Battle:
    return _critical("assault_concussion_missiles")


@right("assault_proton_torpedoes")
def a_faceup_card_is_dealt_past_full_shields() -> Battle:
    return _critical("assault_proton_torpedoes")


def _critical(card: str) -> Battle:
    return until(
        duel("close", attacker=GLADIATOR, attacking=[card]).attack("blank", "blank", "hit crit", "blank"), card
    )


@right("xx_9_turbolasers")
def two_cards_are_dealt_faceup_instead_of_one() -> Battle:
    return until(duel(attacking=["xx_9_turbolasers"], on=BARE).attack("crit", "hit", "hit"), "xx_9_turbolasers")


@right("ion_cannon_batteries")
def the_defender_gives_up_a_command_token() -> Battle:
    return _blue("ion_cannon_batteries")


@right("ms_1_ion_cannons")
def an_upgrade_of_the_defender_is_exhausted() -> Battle:
    return _blue("ms_1_ion_cannons")


@right("nk_7_ion_cannons")
def the_defender_discards_a_token() -> Battle:
    return _blue("nk_7_ion_cannons")


@right("overload_pulse")
def all_tokens_of_the_defender_are_exhausted() -> Battle:
    return _blue("overload_pulse")


def _blue(card: str) -> Battle:
    on = {"tokens": (Command.NAVIGATE,)}
    return until(blue("crit", "accuracy", "accuracy", card=card, defending=["engine_techs"], on=on), card)
