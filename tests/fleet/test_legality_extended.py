"""Fleets by the last official rules: limits, factions, commanders, and upgrades with several icons or demands."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Faction, Printing, Slot
from armada.catalog.catalog import catalog
from armada.catalog.profiles import profile
from armada.fleet.fleet import Fleet
from armada.fleet.limits import fleet_limit
from tests.builders.fleets import broken, faults, fleet
from tests.proves import proves

EXTENDED = "extended"
X_WING, A_WING = "x_wing_squadron", "a_wing_squadron"
ACES = ["luke_skywalker", "wedge_antilles_x_wing_squadron", "tycho_celchu", "keyan_farlander", "jan_ors"]
CARDS = catalog(Printing.FINAL)


def rebels(
    *ships: str, flagship: str = "cr90_corvette_a + general_dodonna", squadrons: list[str] | None = None
) -> Fleet:
    """A Rebel fleet of the last printing."""
    return fleet(flagship, *ships, squadrons=squadrons or [], printing=Printing.FINAL)


def republic(*ships: str, squadrons: list[str] | None = None) -> Fleet:
    """A Republic fleet of the last printing."""
    flagship = "venator_i_class_star_destroyer + obi_wan_kenobi"
    return fleet(flagship, *ships, squadrons=squadrons or [], printing=Printing.FINAL)


@proves("EXT-base-02")
def test_a_fleet_of_the_last_official_rules_is_of_the_final_printing() -> None:
    assert broken(rebels(), EXTENDED) == []
    assert rebels().printing is profile(EXTENDED).printing
    (fault,) = faults(fleet("cr90_corvette_a + general_dodonna"), EXTENDED)
    assert fault.rule == "EXT-base-02"
    assert broken(rebels()) == [], "other profiles are played with any printing"


@proves("EXT-base-02")
def test_a_fleet_of_the_last_official_rules_costs_what_its_cards_cost_in_the_final_printing() -> None:
    flagship = "victory_ii_class_star_destroyer + grand_moff_tarkin"  # 80 + 28
    assert broken(fleet(flagship, printing=Printing.FINAL), EXTENDED, points=108) == []
    assert broken(fleet(flagship, printing=Printing.FINAL), EXTENDED, points=107) == ["EXT-fleet-01"]


@proves("EXT-base-04")
@pytest.mark.parametrize("officer", ["strategic_adviser", "bail_organa_officer"])
def test_withdrawn_officers_cannot_be_fielded(officer: str) -> None:
    assert broken(rebels(flagship=f"mc80_assault_cruiser + general_dodonna + {officer}"), EXTENDED) == ["EXT-base-04"]


@proves("EXT-base-04")
def test_the_commander_bail_organa_and_the_present_governor_pryce_can_be_fielded() -> None:
    senator = fleet("venator_i_class_star_destroyer + bail_organa_commander", printing=Printing.FINAL)
    governor = fleet("victory_ii_class_star_destroyer + grand_moff_tarkin + governor_pryce", printing=Printing.FINAL)
    assert broken(senator, EXTENDED) == []
    assert broken(governor, EXTENDED) == []


@proves("EXT-fleet-01")
def test_the_limit_is_400_points_unless_another_is_agreed_on() -> None:
    assert profile(EXTENDED).default_points() == 400
    assert fleet_limit(profile(EXTENDED)) == 400
    assert fleet_limit(profile(EXTENDED), 500) == 500
    cruisers = rebels(*["mc80_command_cruiser"] * 4)
    assert cruisers.points > 400
    assert broken(cruisers, EXTENDED, None) == ["EXT-fleet-01"]


@proves("EXT-fleet-02")
def test_squadrons_cost_at_most_a_third_of_the_limit_rounded_up() -> None:
    assert profile(EXTENDED).squadron_points(400) == 134
    ten = rebels(squadrons=[X_WING] * 10)  # 130
    eleven = rebels(squadrons=[X_WING] * 11)
    assert broken(ten, EXTENDED, 400) == []
    assert broken(eleven, EXTENDED, 400) == ["EXT-fleet-02"]


@proves("EXT-fleet-03")
def test_a_fleet_has_one_ace_for_each_full_100_points_of_its_limit() -> None:
    assert broken(rebels(squadrons=ACES[:4]), EXTENDED, 400) == []
    assert broken(rebels(squadrons=ACES), EXTENDED, 400) == ["EXT-fleet-03"]
    assert broken(rebels(squadrons=ACES), EXTENDED, 450) == ["EXT-fleet-03"]
    assert broken(rebels(squadrons=ACES), EXTENDED, 500) == []


@proves("EXT-fleet-03")
def test_a_unique_squadron_without_defense_tokens_is_no_ace() -> None:
    assert broken(rebels(squadrons=[*ACES[:4], "gold_squadron"]), EXTENDED, 500) == []
    assert broken(rebels(squadrons=[*ACES[:3], "gold_squadron"]), EXTENDED, 400) == []


@proves("EXT-fleet-04")
def test_there_are_four_factions_and_every_ship_is_of_one() -> None:
    assert len(Faction) == 4
    assert {ship.faction for ship in CARDS.ships.values()} == set(Faction)
    assert profile(EXTENDED).factions == tuple(Faction)


@proves("EXT-fleet-05")
def test_a_fleet_contains_no_card_of_another_faction() -> None:
    assert broken(republic(squadrons=[X_WING]), EXTENDED) == ["EXT-fleet-05", "EXT-fleet-05"]
    assert broken(republic("acclamator_i_class_assault_ship + grand_moff_tarkin"), EXTENDED)[-1] == "EXT-fleet-05"


@proves("EXT-fleet-06")
def test_a_card_with_two_faction_symbols_fits_the_fleets_of_both() -> None:
    card = CARDS.upgrades["swivel_mount_batteries"]
    assert set(card.factions) == {Faction.REPUBLIC, Faction.SEPARATIST}
    separatists = fleet("munificent_class_star_frigate + count_dooku + swivel_mount_batteries", printing=Printing.FINAL)
    assert "EXT-fleet-05" not in broken(republic("acclamator_i_class_assault_ship + swivel_mount_batteries"), EXTENDED)
    assert "EXT-fleet-05" not in broken(separatists, EXTENDED)
    assert "EXT-fleet-05" in broken(rebels("mc80_command_cruiser + swivel_mount_batteries"), EXTENDED)


@proves("EXT-fleet-07")
def test_an_upgrade_without_a_faction_symbol_fits_every_faction() -> None:
    assert broken(republic("acclamator_i_class_assault_ship + gunnery_team"), EXTENDED) == []
    assert broken(rebels("assault_frigate_mark_ii_b + gunnery_team"), EXTENDED) == []


@proves("EXT-fleet-08")
def test_a_commander_is_on_any_ship_of_its_faction_but_a_flotilla() -> None:
    gozanti = fleet("gozanti_class_cruisers + grand_moff_tarkin", printing=Printing.FINAL)
    onager = fleet("onager_class_star_destroyer + grand_moff_tarkin", printing=Printing.FINAL)
    assert broken(gozanti, EXTENDED) == ["EXT-fleet-08"]
    assert broken(onager, EXTENDED) == []


@proves("EXT-fleet-09")
def test_two_aces_of_one_particular_craft_cannot_fly_together() -> None:
    falcons = [key for key, card in CARDS.squadrons.items() if "Millennium Falcon" in card.unique_names]
    assert len(falcons) > 1
    assert broken(rebels(squadrons=falcons[:2]), EXTENDED) == ["FLEET-18"]
    assert broken(rebels(squadrons=["luke_skywalker", "wedge_antilles_x_wing_squadron"]), EXTENDED) == []


@proves("EXT-fleet-10")
def test_an_upgrade_with_two_icons_fills_a_slot_of_each() -> None:
    ship = "victory_ii_class_star_destroyer + grand_moff_tarkin + boarding_troopers"
    assert CARDS.upgrades["boarding_troopers"].slots == (Slot.WEAPONS_TEAM, Slot.OFFENSIVE_RETROFIT)
    assert broken(fleet(ship, printing=Printing.FINAL), EXTENDED) == []
    assert broken(fleet(f"{ship} + gunnery_team", printing=Printing.FINAL), EXTENDED) == ["UPG-01"]


@proves("EXT-fleet-11")
def test_the_demands_printed_on_an_upgrade_must_be_met() -> None:
    assert broken(rebels("cr90_corvette_a + thermal_shields"), EXTENDED) != []
    assert "FX-02" in broken(rebels("mc80_command_cruiser + flag_bridge"), EXTENDED), "not the flagship"
    clones = "acclamator_i_class_assault_ship + clone_gunners"
    medics = "pelta_class_medical_frigate + clone_gunners"
    assert broken(republic(clones), EXTENDED) == []
    assert broken(republic(medics), EXTENDED) != []


@proves("EXT-fleet-12")
def test_a_title_for_a_word_in_the_name_fits_every_ship_that_carries_it() -> None:
    def title_on(ship: str) -> list[str]:
        flagship = f"{ship} + grand_moff_tarkin + seventh_fleet_star_destroyer"
        return broken(fleet(flagship, printing=Printing.FINAL), EXTENDED)

    assert title_on("victory_i_class_star_destroyer") == []
    assert title_on("onager_class_star_destroyer") == []
    assert title_on("arquitens_class_light_cruiser") == ["UPG-05"]


@proves("EXT-fleet-13")
def test_a_title_for_the_mark_i_does_not_fit_the_mark_ii() -> None:
    assert broken(rebels("starhawk_class_battleship_mark_i + concord"), EXTENDED) == []
    assert broken(rebels("starhawk_class_battleship_mark_ii + concord"), EXTENDED) == ["UPG-05"]


@proves("EXT-fleet-14")
def test_a_ship_has_one_title() -> None:
    both = "mc80_command_cruiser + mon_calamari_exodus_fleet + home_one"
    assert broken(rebels(both), EXTENDED) == ["UPG-06"]


@proves("EXT-fleet-16")
def test_every_slot_is_one_of_the_fourteen_icons() -> None:
    found = {slot for card in CARDS.upgrades.values() for slot in card.slots}
    assert found | {slot for ship in CARDS.ships.values() for slot in ship.upgrade_slots} == set(Slot)
    assert len(Slot) == 14


@proves("EXT-fleet-17")
def test_a_squadron_of_one_model_on_a_single_peg_is_irregular() -> None:
    assert CARDS.squadrons["yt_2400"].irregular
    assert not CARDS.squadrons[A_WING].irregular
