"""Upgrades of later waves."""

from __future__ import annotations

from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipPhase
from armada.state.records import Command
from tests.builders.attack_table import GLADIATOR, NEBULON, VICTORY, Battle, X
from tests.builders.cards_table import duel
from tests.builders.officer_table import brunson, repaired, vanto, woldar
from tests.builders.scenario import FRONT, Scenario
from tests.builders.upgrade_table import hunting, intensified, ionized
from tests.players.offers.situations import right, until, wrong

BARE = {"shields": {FRONT: 0}}


@right("external_racks")
def two_black_dice_destroy_a_battered_ship() -> Battle:
    on = {**BARE, "speed": 0, "damage": [None] * 3}
    table = duel("close", attacker=GLADIATOR, attacking=["external_racks"], defender=NEBULON, on=on)
    return until(table.attack("hit", "blank", "blank", "blank"), "external_racks")


@wrong("external_racks")
def the_card_is_kept_where_the_ship_is_destroyed_without_it() -> Battle:
    on = {**BARE, "speed": 0, "damage": [None] * 4}
    table = duel("close", attacker=GLADIATOR, attacking=["external_racks"], defender=NEBULON, on=on)
    return until(table.attack("hit", "hit", "hit", "hit"), "external_racks")


@right("quad_battery_turrets")
def a_blue_die_more_costs_nothing() -> Battle:
    return until(hunting(1, 2), "quad_battery_turrets")


@right("weapons_battery_techs")
def an_accuracy_of_no_use_becomes_a_critical() -> Battle:
    """A ship that stands still spends no defense tokens."""
    table = duel(attacking=["weapons_battery_techs"], on={**BARE, "speed": 0})
    return until(table.attack("accuracy", "hit", "blank"), "weapons_battery_techs")


@right("caitken_and_shollan")
def red_blanks_are_rerolled() -> Battle:
    table = duel(attacking=["caitken_and_shollan"], on={**BARE, "speed": 0})
    return until(table.attack("blank", "blank", "blank"), "caitken_and_shollan")


@wrong("caitken_and_shollan")
def double_hits_are_not_rerolled() -> Battle:
    table = duel(attacking=["caitken_and_shollan"])
    return until(table.attack("hit hit", "hit hit", "hit hit"), "caitken_and_shollan")


@right("heavy_ion_emplacements")
def three_shields_are_worth_more_than_a_faceup_card() -> Battle:
    return until(ionized("crit", "accuracy", "accuracy"), "heavy_ion_emplacements")


@right("point_defense_ion_cannons")
def a_double_hit_is_rerolled_for_nothing() -> Battle:
    table = duel("close", defending=["point_defense_ion_cannons"], on={**BARE, "exhausted": [0, 1, 2]})
    return until(table.attack("hit hit", "hit", "hit"), "point_defense_ion_cannons")


@wrong("point_defense_ion_cannons")
def blanks_are_left_to_the_attacker() -> Battle:
    table = duel("close", defending=["point_defense_ion_cannons"])
    return until(table.attack("blank", "blank", "blank"), "point_defense_ion_cannons")


@right("intensify_firepower_in_force")
def a_blank_becomes_a_hit_for_nothing() -> Scenario:
    return until(intensified()[0], "intensify_firepower_in_force")


@right("take_evasive_action")
def ships_that_cannot_turn_enough_are_kept_on_the_table() -> Scenario:
    """Two ships before the edge: without a sharper turn they leave the table."""
    table = Scenario()
    upgrades, tokens = ["take_evasive_action"], (Command.NAVIGATE,)
    dials = (Command.CONCENTRATE_FIRE,)
    table.ship("modified_pelta_class_command_ship", 300, 200, side=1, upgrades=upgrades, tokens=tokens, dials=dials)
    for x in (700, 1000):
        table.ship("assault_frigate_mark_ii_a", x, 720, 40, side=1, speed=2, dials=dials)
    table.ship(VICTORY, 1700, 150, dials=dials)
    return until(table.run(ShipPhase()), "take_evasive_action")


@right("captain_brunson")
def a_double_hit_is_canceled_near_an_obstacle() -> Battle:
    return until(brunson(), "captain_brunson")


@right("commander_vanto")
def a_token_is_gained_for_exhausting_the_card() -> Scenario:
    return until(repaired(vanto()[0]), "commander_vanto")


@right("commander_woldar")
def the_blank_of_a_bomber_is_rerolled_in_a_dogfight() -> Scenario:
    return until(woldar(), "commander_woldar")


@right("vanguard")
def an_evade_gives_way_to_a_redirect() -> Scenario:
    table = Scenario()
    table.ship(NEBULON, X, 200, side=1, upgrades=["vanguard"])
    return until(table.run(Round(number=1)), "vanguard")


@right("early_warning_system")
def a_hull_zone_is_marked_for_nothing() -> Scenario:
    table = Scenario()
    table.ship(VICTORY, X, 200, upgrades=["early_warning_system"], dials=(Command.REPAIR,))
    table.ship(NEBULON, X, 430, 180, side=1, dials=(Command.REPAIR,))
    return until(table.run(ShipPhase()), "early_warning_system")
