"""Upgrades that a ship can equip."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from armada.catalog.cards import Printing, Slot
from armada.catalog.catalog import catalog
from armada.fleet.roster import EquippedShip
from armada.fleet.upgrade_bar import ship_faults
from tests.builders.fleets import broken, faults, fleet, imperials, rebels
from tests.proves import proves

CORVETTE, FRIGATE = "cr90_corvette_a", "nebulon_b_escort_frigate"
VICTORY, GLADIATOR = "victory_i_class_star_destroyer", "gladiator_i_class_star_destroyer"
IMPERIAL = "imperial_ii_class_star_destroyer"


@proves("UPG-01")
def test_an_upgrade_needs_an_icon_of_its_own() -> None:
    assert broken(rebels(f"{FRIGATE} + engine_techs")) == []
    (fault,) = faults(rebels(f"{FRIGATE} + gunnery_team"))
    assert (fault.rule, fault.card) == ("UPG-01", "gunnery_team")
    assert fault.message == (
        "Nebulon-B Escort Frigate cannot equip Gunnery Team: its upgrade bar has no weapons team icon (UPG-01)."
    )


@proves("UPG-01")
def test_an_icon_is_for_one_upgrade() -> None:
    assert broken(imperials("imperial_i_class_star_destroyer + boosted_comms + expanded_hangar_bay")) == []
    (fault,) = faults(imperials(f"{IMPERIAL} + boosted_comms + expanded_hangar_bay"))
    assert (fault.rule, fault.card) == ("UPG-01", "expanded_hangar_bay")
    assert fault.message.endswith("its offensive retrofit icon is filled by Boosted Comms (UPG-01).")


@proves("UPG-01")
def test_every_upgrade_without_room_is_at_fault() -> None:
    officers = "intel_officer + veteran_captain + wing_commander"
    assert broken(rebels(f"{FRIGATE} + {officers}")) == ["UPG-01", "UPG-01"]


@proves("UPG-01")
def test_an_upgrade_of_two_icons_fills_both() -> None:
    team = "boarding_troopers"
    assert broken(imperials(f"{VICTORY} + {team}")) == []
    assert broken(imperials(f"{VICTORY} + {team} + gunnery_team")) == ["UPG-01"]
    assert broken(imperials(f"{VICTORY} + boosted_comms + {team}")) == ["UPG-01"]
    assert broken(imperials(f"{VICTORY} + boosted_comms + {team} + gunnery_team")) == ["UPG-01"]
    assert broken(imperials(f"imperial_i_class_star_destroyer + {team} + boosted_comms")) == []


@proves("UPG-01")
def test_an_upgrade_that_fills_two_icons_of_a_type_needs_two() -> None:
    cards = catalog()
    wide = msgspec.structs.replace(cards.upgrades["boosted_comms"], slots=(Slot.OFFENSIVE_RETROFIT,) * 2)
    one, two = cards.ships[IMPERIAL], cards.ships["imperial_i_class_star_destroyer"]
    assert [fault.rule for fault in ship_faults(EquippedShip(one, (wide,)), cards)] == ["UPG-01"]
    assert [fault.rule for fault in ship_faults(EquippedShip(two, (wide,)), cards)] == []


@proves("UPG-01")
@pytest.mark.parametrize(
    ("ship", "giver", "upgrade"),
    [
        ("modified_pelta_class_command_ship + raymus_antilles", "phoenix_home", "toryn_farr"),
        ("nebulon_b_support_refit", "vanguard", "gunnery_team"),
        ("cr90_corvette_b", "liberator", "shields_to_maximum"),
    ],
)
def test_a_gained_icon_is_as_good_as_a_printed_one(ship: str, giver: str, upgrade: str) -> None:
    assert broken(rebels(f"{ship} + {upgrade} + {giver}")) == []
    assert broken(rebels(f"{ship} + {upgrade}")) == ["UPG-01"]


@proves("UPG-01", "FX-03")
def test_an_upgrade_that_cannot_be_equipped_gives_no_icon() -> None:
    tua = "minister_tua + electronic_countermeasures"
    assert broken(imperials(f"{VICTORY} + {tua}")) == []
    assert broken(imperials(f"{IMPERIAL} + {tua} + advanced_projectors")) == ["FX-03", "UPG-01"]


@proves("FX-03")
def test_minister_tua_is_not_for_a_medium_or_large_ship_with_a_defensive_retrofit_icon() -> None:
    assert broken(imperials(f"{IMPERIAL} + minister_tua")) == ["FX-03"]
    assert broken(imperials("imperial_i_class_star_destroyer + minister_tua")) == []
    light_cruiser = "arquitens_class_light_cruiser + minister_tua + electronic_countermeasures + reinforced_blast_doors"
    assert broken(imperials(light_cruiser)) == []


@proves("FX-03")
def test_an_icon_gained_from_another_card_counts_where_a_card_wants_none() -> None:
    flagship = f"{IMPERIAL} + admiral_motti"
    assert broken(fleet(f"{flagship} + flag_bridge")) == []
    assert broken(fleet(f"{flagship} + chimaera + entrapment_formation")) == []
    assert broken(fleet(f"{flagship} + flag_bridge + chimaera")) == ["FX-03"]
    assert broken(imperials("imperial_star_destroyer_cymoon_1_refit + chimaera")) == ["FX-03"]


@proves("FX-03")
def test_radiant_vii_gives_one_icon_and_takes_two() -> None:
    flagship = "consular_class_charger_c70 + obi_wan_kenobi"
    assert broken(fleet(f"{flagship} + radiant_vii + comms_net")) == []
    assert broken(fleet(f"{flagship} + xi7_turbolasers")) == []
    (fault,) = faults(fleet(f"{flagship} + xi7_turbolasers + radiant_vii"))
    assert (fault.rule, fault.card) == ("FX-03", "xi7_turbolasers")
    assert fault.remedy == "Leave out XI7 Turbolasers or Radiant VII."


@proves("FLEET-19")
def test_a_ship_has_one_copy_of_an_upgrade() -> None:
    ship = "imperial_i_class_star_destroyer"
    assert broken(imperials(f"{ship} + boosted_comms", f"{ship} + boosted_comms")) == []
    assert broken(imperials(f"{ship} + boosted_comms + quad_laser_turrets")) == []
    (fault,) = faults(imperials(f"{ship} + boosted_comms + boosted_comms"))
    assert (fault.rule, fault.card) == ("FLEET-19", "boosted_comms")


@proves("UPG-04")
def test_a_ship_has_one_modification() -> None:
    ship = "imperial_i_class_star_destroyer"
    assert broken(imperials(f"{ship} + enhanced_armament + boosted_comms")) == []
    (fault,) = faults(imperials(f"{ship} + enhanced_armament + phylon_q7_tractor_beams"))
    assert (fault.rule, fault.card) == ("UPG-04", "phylon_q7_tractor_beams")
    assert fault.remedy == "Leave out Phylon Q7 Tractor Beams or Enhanced Armament."


@proves("UPG-04")
def test_what_is_a_modification_depends_on_the_printing() -> None:
    ship = "imperial_i_class_star_destroyer + admiral_motti + h9_turbolasers + phylon_q7_tractor_beams"
    assert broken(fleet(ship)) == []
    assert broken(fleet(ship, printing=Printing.FINAL)) == ["UPG-04"]


@proves("UPG-05")
def test_a_title_is_for_ships_of_its_icon() -> None:
    assert broken(imperials(f"{GLADIATOR} + demolisher")) == []
    (fault,) = faults(imperials(f"{VICTORY} + demolisher"))
    assert (fault.rule, fault.card) == ("UPG-05", "demolisher")
    assert "Gladiator I-class Star Destroyer or Gladiator II-class Star Destroyer" in fault.message


@proves("UPG-05")
def test_a_title_of_many_icons_is_for_all_ships_of_the_name() -> None:
    for ship in (VICTORY, GLADIATOR, IMPERIAL):
        assert broken(imperials(f"{ship} + seventh_fleet_star_destroyer")) == []
    assert broken(imperials("raider_i_class_corvette + seventh_fleet_star_destroyer")) == ["UPG-05"]
    assert broken(rebels("starhawk_class_battleship_mark_i + amity")) == []
    assert broken(rebels("starhawk_class_battleship_mark_ii + amity")) == ["UPG-05"]


@proves("UPG-03", "UPG-05")
def test_a_title_of_another_faction_breaks_two_rules() -> None:
    assert broken(rebels(f"{FRIGATE} + demolisher")) == ["UPG-03", "UPG-05"]
    assert broken(rebels(f"{FRIGATE} + salvation")) == []


@proves("UPG-06")
def test_a_ship_has_one_title() -> None:
    assert broken(rebels(f"{CORVETTE} + tantive_iv")) == []
    (fault,) = faults(rebels("cr90_corvette_b + tantive_iv + jainas_light"))
    assert (fault.rule, fault.card) == ("UPG-06", "jainas_light")


@proves("UPG-09")
def test_a_title_and_a_commander_need_no_icon() -> None:
    assert broken(fleet("arquitens_class_light_cruiser + admiral_motti + centicore")) == []
    assert broken(fleet("arquitens_class_light_cruiser + admiral_motti + nav_team")) == ["UPG-01"]


ICONS = {
    "officer": (f"{VICTORY} + intel_officer", f"{VICTORY} + intel_officer + veteran_captain"),
    "weapons team": (f"{VICTORY} + gunnery_team", "arquitens_class_light_cruiser + gunnery_team"),
    "support team": (f"{GLADIATOR} + engine_techs", f"{VICTORY} + engine_techs"),
    "offensive retrofit": (f"{VICTORY} + boosted_comms", f"{GLADIATOR} + boosted_comms"),
    "defensive retrofit": (f"{IMPERIAL} + cluster_bombs", f"{VICTORY} + cluster_bombs"),
    "turbolasers": (f"{VICTORY} + xi7_turbolasers", f"{GLADIATOR} + xi7_turbolasers"),
    "ion cannons": (f"{IMPERIAL} + leading_shots", f"{VICTORY} + leading_shots"),
    "ordnance": (f"{GLADIATOR} + rapid_reload", f"{IMPERIAL} + rapid_reload"),
}


@proves("UPG-10")
@pytest.mark.parametrize("icon", ICONS)
def test_each_icon_takes_upgrades_of_its_type(icon: str) -> None:
    fitting, failing = ICONS[icon]
    assert broken(imperials(fitting)) == []
    (fault,) = faults(imperials(failing))
    assert fault.rule == "UPG-01"
    assert f"{icon} icon" in fault.message


@proves("UPG-11")
def test_fleet_support_and_experimental_retrofits_have_icons_too() -> None:
    assert broken(imperials("gozanti_class_cruisers + comms_net")) == []
    assert broken(imperials(f"{VICTORY} + comms_net")) == ["UPG-01"]
    experiments = "grav_shift_reroute + targeting_scrambler"
    assert broken(imperials(f"interdictor_suppression_refit + {experiments}")) == []
    assert broken(imperials(f"interdictor_combat_refit + {experiments}")) == ["UPG-01"]


@proves("FX-02")
@pytest.mark.parametrize(
    ("upgrade", "fitting", "failing"),
    [("hardened_bulkheads", IMPERIAL, VICTORY), ("disposable_capacitors", VICTORY, IMPERIAL)],
)
def test_an_upgrade_is_for_the_sizes_it_names(upgrade: str, fitting: str, failing: str) -> None:
    assert broken(imperials(f"{fitting} + {upgrade}")) == []
    assert broken(imperials(f"{failing} + {upgrade}")) == ["FX-02"]


@proves("FX-02")
def test_an_upgrade_is_for_the_ships_it_names() -> None:
    cannons = "orbital_bombardment_particle_cannons"
    assert broken(imperials(f"onager_class_testbed + {cannons}")) == []
    assert broken(imperials(f"{IMPERIAL} + {cannons}")) == ["FX-02", "UPG-01"]


@proves("FX-02")
def test_an_upgrade_is_for_the_trait_it_names() -> None:
    flagship = "munificent_class_comms_frigate + count_dooku"
    assert broken(fleet(f"{flagship} + battle_droid_reserves")) == []
    republic = "venator_i_class_star_destroyer + plo_koon_commander + clone_gunners"
    assert broken(fleet(republic)) == []
    assert broken(fleet("consular_class_armed_cruiser + plo_koon_commander + clone_gunners")) == ["FX-02", "UPG-01"]


@proves("FX-02")
def test_an_upgrade_is_for_the_flagship_if_it_says_so() -> None:
    assert broken(imperials(f"{IMPERIAL} + flag_bridge")) == ["FX-02"]
    assert broken(fleet(f"{IMPERIAL} + admiral_motti + flag_bridge", VICTORY)) == []


@proves("FX-02")
def test_an_upgrade_is_for_the_name_it_names() -> None:
    flagship = "obi_wan_kenobi"
    assert broken(fleet(f"venator_i_class_star_destroyer + {flagship} + spha_t")) == []
    assert broken(fleet(f"acclamator_i_class_assault_ship + {flagship} + spha_t")) == ["FX-02"]


@proves("FX-02")
def test_a_withdrawn_card_is_out_of_the_final_printing() -> None:
    ship = f"{IMPERIAL} + admiral_motti + strategic_adviser"
    assert broken(fleet(ship)) == []
    (fault,) = faults(fleet(ship, printing=Printing.FINAL))
    assert (fault.rule, fault.card) == ("FX-02", "strategic_adviser")


def test_ships_of_one_card_are_told_apart() -> None:
    (fault,) = faults(rebels(FRIGATE, f"{FRIGATE} + gunnery_team"))
    assert fault.message.startswith("Nebulon-B Escort Frigate (ship 3) cannot equip Gunnery Team")


@proves("UPG-01")
def test_icons_are_filled_exactly_as_by_trying_every_way() -> None:
    cards, rng = catalog(), Random(1)
    ships = list(cards.ships.values())
    upgrades = [card for card in cards.upgrades.values() if not set(card.slots) & {Slot.TITLE, Slot.COMMANDER}]
    outcomes = []
    for _ in range(2000):
        ship, load = rng.choice(ships), tuple(rng.sample(upgrades, rng.randint(1, 5)))
        found = {fault.rule for fault in ship_faults(EquippedShip(ship, load), cards)}
        if found <= {"UPG-01", "UPG-04"}:
            icons = [*ship.upgrade_slots, *(slot for card in load for slot in card.grants_slots)]
            can_be_filled = can_fill(icons, [slot for card in load for slot in card.slots])
            assert ("UPG-01" not in found) == can_be_filled
            outcomes.append(can_be_filled)
    assert {True, False} == set(outcomes)


def can_fill(icons: list[Slot], needed: list[Slot]) -> bool:
    """Whether each needed icon can have one of its own, by trying all."""
    if not needed:
        return True
    return any(
        icon is needed[0] and can_fill(icons[:place] + icons[place + 1 :], needed[1:])
        for place, icon in enumerate(icons)
    )
