"""Objectives."""

from __future__ import annotations

from armada.rules.ship_phase import ShipActivation
from armada.state.records import Command
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    NEBULON,
    VICTORY,
    attack,
    beacon,
    fired,
    orbit,
    playing,
    scanning,
    striking,
    sweeping,
    territory,
    vip,
    wanted,
)
from tests.builders.scenario import FRONT, Scenario
from tests.players.offers.situations import right, until, wrong


@right("capture_the_vip")
def the_vip_comes_aboard() -> Scenario:
    return until(vip()[0], "capture_the_vip")


@right("close_range_intel_scan")
def an_accuracy_of_no_use_earns_a_victory_token() -> Scenario:
    return until(scanning("accuracy", "blank", "blank", "accuracy", "crit", "crit", first=1), "close_range_intel_scan")


@right("dangerous_territory")
def the_token_on_an_asteroid_field_is_taken() -> Scenario:
    table, corvette = territory("asteroid_field_1")
    return until(maneuver(table, corvette, 0), "dangerous_territory")


@right("intel_sweep")
def the_objective_ship_takes_a_token() -> Scenario:
    return until(sweeping((900, 400), (900, 500))[0], "intel_sweep")


@right("most_wanted")
def a_die_more_against_an_objective_ship_costs_nothing() -> Scenario:
    table, _ = wanted()
    return until(table.roll(*["blank"] * 6), "most_wanted")


@right("planetary_ion_cannon")
def the_cannon_fires_at_the_ship_over_its_token() -> Scenario:
    return until(orbit(180), "planetary_ion_cannon")


@right("planetary_ion_cannon")
def its_critical_exhausts_a_token() -> Scenario:
    table = fired(orbit(180)).roll("crit", "accuracy", "accuracy", "accuracy")
    return until(table, "planetary_ion_cannon")


@right("precision_strike")
def a_hit_turns_a_card_and_earns_a_victory_token() -> Scenario:
    table, _ = striking(None, None, None)
    return until(table.roll("hit", "blank", "blank", "blank", "blank", "blank"), "precision_strike")


@wrong("precision_strike")
def the_hits_that_destroy_the_ship_are_not_spent() -> Scenario:
    table = playing("precision_strike")
    ship = table.ship("gladiator_i_class_star_destroyer", 900, 300)
    damage = [None] * 3
    nebulon = table.ship(NEBULON, 900, 450, 180, side=1, speed=0, shields={FRONT: 0}, damage=damage)
    table.ship(CR90, 1600, 800, 180, side=1)
    return until(attack(table, ship, FRONT, nebulon, FRONT).roll("hit", "hit", "blank", "blank"), "precision_strike")


@right("salvage_run")
def a_salvage_token_is_taken() -> Scenario:
    table = playing("salvage_run")
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    for x in (880, 920):
        table.token("salvage_run", x, 400)
    return until(table.run(ShipActivation(ship=corvette)), "salvage_run")


@right("targeting_beacons")
def two_misses_near_a_beacon_are_rerolled() -> Scenario:
    return until(beacon(120, 100), "targeting_beacons")
