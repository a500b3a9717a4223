"""Lists as real fleet builders export them; the texts are in `samples`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from armada.catalog.cards import Faction, Printing
from armada.fleet import Fleet, FleetShip

SAMPLES = Path(__file__).parent / "samples"
NAMES = sorted(path.stem for path in SAMPLES.glob("*.txt"))
ONE_FLEET = ("kingston", "warlords", "flagship", "armada_fleets_designer")
DUMPSTER_FIRE = {
    "cr90_corvette_a": {"jainas_light"},
    "mc80_star_cruiser": {"garm_bel_iblis", "strategic_adviser", "engine_techs"},
    "modified_pelta_class_command_ship": {"toryn_farr", "intensify_firepower"},
    "nebulon_b_escort_frigate": {"ahsoka_tano_officer_rebel", "yavaris"},
}


def sample(name: str, printing: Printing | None = None) -> Fleet:
    return Fleet.read(SAMPLES / f"{name}.txt", printing)


def unknown_lines(fleet: Fleet) -> list[int]:
    return [remark.line for remark in fleet.remarks if remark.is_unknown]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "star_forge_game_mode"])
def test_every_line_of_a_sample_is_recognised(name: str) -> None:
    assert unknown_lines(sample(name)) == []


@pytest.mark.parametrize("name", ONE_FLEET)
def test_a_fleet_is_the_same_in_every_dialect(name: str) -> None:
    fleet = sample(name)
    assert fleet.name == "Dumpster Fire Mk 18"
    assert fleet.faction is Faction.REBEL
    assert fleet.commander == "garm_bel_iblis"
    assert fleet.flagship is not None
    assert fleet.flagship.card == "mc80_star_cruiser"
    assert fleet.objectives == ("ion_storm", "contested_outpost", "hyperspace_migration")
    assert {ship.card: set(ship.upgrades) for ship in fleet.ships} == DUMPSTER_FIRE
    assert Counter(fleet.squadrons) == {
        "jan_ors": 1,
        "biggs_darklighter": 1,
        "y_wing_squadron": 2,
        "x_wing_squadron": 2,
    }
    assert (fleet.points, fleet.ship_points, fleet.squadron_points) == (400, 316, 84)
    assert fleet.remarks == ()


def test_the_author_is_read_where_a_dialect_names_one() -> None:
    assert sample("warlords").author == "shmitty"
    assert sample("flagship").author == "schmitty"
    assert sample("armada_fleet_builder").author == "Ralph Bodenner"


def test_kingston_without_blank_lines_with_empty_headers_and_marks_of_errata() -> None:
    fleet = sample("kingston_without_blank_lines")
    assert fleet.name == "Motti"
    assert fleet.faction is Faction.EMPIRE
    assert fleet.objectives == ()
    assert fleet.ships == (
        FleetShip(
            "quasar_fire_i_class_cruiser_carrier",
            ("captain_brunson", "flight_controllers", "boosted_comms", "reserve_hangar_deck", "pursuant"),
        ),
        FleetShip(
            "imperial_star_destroyer_kuat_refit",
            (
                "admiral_motti",
                "captain_needa",
                "ordnance_experts",
                "reserve_hangar_deck",
                "electronic_countermeasures",
                "point_defense_ion_cannons",
                "expanded_launchers",
                "relentless",
            ),
        ),
    )
    assert fleet.squadrons == (
        "colonel_jendon",
        "darth_vader_tie_defender_squadron",
        "maarek_stele",
        "boba_fett",
        *["tie_interceptor_squadron"] * 3,
        "black_squadron",
    )
    assert [remark.message for remark in fleet.remarks] == ["Captain Brunson: listed at 9, now 5."]


def test_star_forge_with_full_names_and_the_commander_s_cost() -> None:
    fleet = sample("star_forge", Printing.FINAL)
    assert fleet.faction is Faction.EMPIRE
    assert fleet.commander == "moff_jerjerrod"
    assert fleet.objectives == ("advanced_gunnery", "fire_lanes", "hyperspace_migration")
    assert [ship.card for ship in fleet.ships] == [
        *["imperial_ii_class_star_destroyer"] * 2,
        *["gozanti_class_cruisers"] * 2,
    ]
    assert fleet.ships[3].upgrades == ("darth_vader_officer", "comms_net")
    assert fleet.points == 389
    assert fleet.remarks == ()


def test_star_forge_squadrons_with_their_chassis_and_a_ship_in_braces() -> None:
    fleet = sample("star_forge_squadrons", Printing.FINAL)
    assert fleet.ships == (FleetShip("gozanti_class_cruisers_separatist"),)
    assert Counter(fleet.squadrons) == {
        "baktoid_prototypes": 1,
        "dbs_404": 1,
        "dis_t81": 1,
        "hyena_droid_bomber_squadron": 3,
        "vulture_droid_squadron": 4,
        "wat_tambor_belbullab_22_squadron": 1,
    }
    assert fleet.squadron_points == 133
    assert [remark.message for remark in fleet.remarks] == [
        "This line names the commander, but no ship in the list has the card."
    ]


def test_star_forge_with_a_game_mode_and_cards_of_the_community() -> None:
    fleet = sample("star_forge_game_mode")
    assert (fleet.name, fleet.faction) == ("Sector patrol", Faction.REPUBLIC)
    assert fleet.objectives == ("most_wanted", "precision_strike")
    assert unknown_lines(fleet) == [4, 9]


def test_warlords_with_marks_for_cards_of_one_name() -> None:
    fleet = sample("warlords_marks")
    assert fleet.faction is Faction.REBEL
    assert fleet.ships == (
        FleetShip("starhawk_class_battleship_mark_ii", ("kyrsta_agate_commander", "unity")),
        FleetShip("gr_75_medium_transports", ("leia_organa_officer", "repair_crews")),
    )


def test_the_app_with_objectives_on_one_line_and_aces_with_their_chassis() -> None:
    fleet = sample("armada_fleet_builder")
    assert (fleet.name, fleet.faction) == ("Raddeux Lib V4", Faction.REBEL)
    assert fleet.objectives == ("surprise_attack", "asteroid_tactics", "salvage_run")
    assert [ship.card for ship in fleet.ships] == [
        "mc75_armored_cruiser",
        "hammerhead_torpedo_corvette",
        "gr_75_medium_transports",
        "mc80_star_cruiser",
    ]
    assert fleet.ships[0].upgrades[2] == "electronic_countermeasures"
    assert fleet.ships[0].upgrades[4] == "lando_calrissian_officer"
    assert fleet.squadrons == ("dutch_vander", "y_wing_squadron", "vcx_100_freighter", "wedge_antilles_x_wing_squadron")
    assert fleet.points == 399


def test_fab_s_builder_with_a_ship_and_its_upgrades_on_one_line() -> None:
    fleet = sample("fabs_fleet_builder")
    assert (fleet.name, fleet.faction) == ("REBEL FLEET", Faction.REBEL)
    assert fleet.ships == (
        FleetShip("nebulon_b_escort_frigate", ("yavaris", "ahsoka_tano_officer_rebel")),
        FleetShip("cr90_corvette_a"),
    )
    assert fleet.squadrons == ("x_wing_squadron",)


def test_fab_s_builder_with_objectives_and_aces() -> None:
    fleet = Fleet.read(
        "IMPERIAL FLEET\n1 • Raider I-class Corvette - Admiral Montferrat\n2 • Objective: Most Wanted\n"
        "3 • Objective Fire Lanes\n4 • Darth Vader - TIE Advanced Squadron (21)\n"
    )
    assert fleet.ships == (FleetShip("raider_i_class_corvette", ("admiral_montferrat",)),)
    assert fleet.objectives == ("most_wanted", "fire_lanes")
    assert fleet.squadrons == ("darth_vader_tie_advanced_squadron",)
    assert unknown_lines(fleet) == []


def test_aff_with_a_card_a_line() -> None:
    fleet = sample("armada_fleet_format")
    assert fleet.faction is Faction.REBEL
    assert fleet.ships == (FleetShip("nebulon_b_escort_frigate", ("yavaris",)),)
    assert fleet.squadrons == ("x_wing_squadron",)


def test_a_list_without_its_headers_begins_with_a_ship() -> None:
    text = (SAMPLES / "warlords.txt").read_text(encoding="utf-8")
    fleet = Fleet.read(text[text.index("CR90 Corvette A") :])
    assert {ship.card: set(ship.upgrades) for ship in fleet.ships} == DUMPSTER_FIRE
    assert (fleet.name, fleet.points) == ("", 400)


def test_blank_lines_do_not_matter() -> None:
    for name in NAMES:
        lines = (SAMPLES / f"{name}.txt").read_text(encoding="utf-8").split("\n")
        dense, wide = "\n".join(line for line in lines if line.strip()), "\n\n".join(lines)
        for text in (dense, wide):
            assert Fleet.read(text).ships == sample(name).ships
            assert Fleet.read(text).squadrons == sample(name).squadrons
            assert Fleet.read(text).objectives == sample(name).objectives
