"""Names as players write them, and cards that share a name."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.fleet import Fleet
from armada.fleet.lines import Shape, classified
from armada.fleet.names import cards_named


def named(written: str) -> list[str]:
    return [card.key for card in cards_named(written, Printing.ERA_2016).cards]


def on_ship(
    *upgrades: str, ship: str = "Imperial II (120)", faction: str = "Imperial", commander: str = ""
) -> list[str]:
    """The upgrades as read below a ship, in the dialect of Kingston."""
    bullets = "\n".join(f"• {upgrade}" for upgrade in upgrades)
    fleet = Fleet.read(f"Faction: {faction}\nCommander: {commander}\n{ship}\n{bullets}\n= 1 Points\n")
    return list(fleet.ships[0].upgrades)


def squadron(line: str, faction: str = "Imperial") -> str:
    """A squadron as read in the block of squadrons."""
    return Fleet.read(f"Faction: {faction}\nSquadrons:\n• {line}\n").squadrons[0]


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("Assault Frigate Mk2 B", "assault_frigate_mark_ii_b"),
        ("Assault Frig. Mk.II B", "assault_frigate_mark_ii_b"),
        ("Assault Frigate Mark II B", "assault_frigate_mark_ii_b"),
        ("CR90 Corellian Corvette A", "cr90_corvette_a"),
        ("CR90A Corvette", "cr90_corvette_a"),
        ("ISD Kuat Refit", "imperial_star_destroyer_kuat_refit"),
        ("Kuat Refit", "imperial_star_destroyer_kuat_refit"),
        ("ISD Cymoon 1 Refit", "imperial_star_destroyer_cymoon_1_refit"),
        ("SSD Executor I", "executor_i_class_star_dreadnought"),
        ("Executor I Star Dreadnought", "executor_i_class_star_dreadnought"),
        ("SSD Command Prototype", "star_dreadnought_command_prototype"),
        ("Pelta Command Ship", "modified_pelta_class_command_ship"),
        ("Starhawk-class Mk.II", "starhawk_class_battleship_mark_ii"),
        ("Starhawk Battleship Mark II", "starhawk_class_battleship_mark_ii"),
        ("Onager Testbed", "onager_class_testbed"),
        ("Quasar Fire I", "quasar_fire_i_class_cruiser_carrier"),
        ("Consular Charger C70", "consular_class_charger_c70"),
        ("MC80 Liberty Star Cruiser", "mc80_star_cruiser"),
        ("Raider II", "raider_ii_class_corvette"),
        ("ISD 2", "imperial_ii_class_star_destroyer"),
        ("Lambda Shuttle", "lambda_class_shuttle"),
        ("YT-1300 Light Freighter", "yt_1300"),
        ("HWK-290", "hwk_290"),
        ("VCX-100", "vcx_100_freighter"),
        ("Y-Wing Squadrons", "y_wing_squadron"),
        ("TIE Fighters", "tie_fighter_squadron"),
        ("IG-88 - IG-2000", "ig_88"),
        ("Moldy Crow - Jan Ors", "jan_ors"),
        ("Biggs Darklighter X-Wing Squadron", "biggs_darklighter"),
        ("Maarek Steele", "maarek_stele"),
        ("Electronic Counter Measures", "electronic_countermeasures"),
        ("X17 Turbolasers", "xi7_turbolasers"),
        ("Hardend Bulkheads", "hardened_bulkheads"),
        ("Suprise Attack", "surprise_attack"),
        ("Obi Wan Kenobi", "obi_wan_kenobi"),
        ("Ray Antilles", "raymus_antilles"),
        ("Chimera", "chimaera"),
        ("7th Fleet Star Destroyer", "seventh_fleet_star_destroyer"),
        ("MonCal Exodus Fleet", "mon_calamari_exodus_fleet"),
        ("All fighters, Follow Me!", "all_fighters_follow_me"),
        ("JAINA’S LIGHT", "jainas_light"),
        ("Caitken & Shollan", "caitken_and_shollan"),
        ("Démolisher", "demolisher"),
        ("MS-1 Ion Cannon", "ms_1_ion_cannons"),
        ("Wulff Yularen", "wullf_yularen"),
    ],
)
def test_a_name_is_matched_as_players_write_it(written: str, key: str) -> None:
    assert named(written) == [key]


@pytest.mark.parametrize("printing", Printing)
def test_every_card_is_found_by_its_own_name(printing: Printing) -> None:
    cards = catalog(printing)
    for kind in (cards.ships, cards.squadrons, cards.upgrades, cards.objectives):
        for key, card in kind.items():
            for name in (card.name.upper(), card.title.replace("-", " "), f"{card.title}s"):
                if name == card.name.upper() and card.title != card.name:
                    name = f"{card.title} - {card.name}"
                assert key in [found.key for found in cards_named(name, printing).cards], name


def test_a_part_of_a_name_is_not_enough() -> None:
    assert named("Star Destroyer") == []
    assert named("Squadron") == []
    assert named("Arvel Crynyd - A-wing Squadron") == []


@pytest.mark.parametrize(
    ("cost", "key"),
    [
        (36, "darth_vader_commander"),
        (34, "darth_vader_commander"),
        (3, "darth_vader_boarding_team"),
        (1, "darth_vader_officer"),
        (4, "darth_vader_officer"),
    ],
)
def test_upgrades_of_one_name_are_told_apart_by_their_cost_in_any_printing(cost: int, key: str) -> None:
    assert on_ship(f"Darth Vader ({cost})") == [key]


def test_the_faction_tells_more_than_the_cost() -> None:
    assert on_ship("Ahsoka Tano (2)", ship="CR90 Corvette A (44)", faction="Rebel") == ["ahsoka_tano_officer_rebel"]
    assert on_ship("Ahsoka Tano (2)", ship="Venator II (100)", faction="Republic") == ["ahsoka_tano_officer_republic"]


def test_marks_tell_cards_of_one_name_apart() -> None:
    assert on_ship("Leia Organa (com)", ship="CR90 Corvette A", faction="Rebel") == ["leia_organa_commander"]
    assert on_ship("Leia Organa (off)", ship="CR90 Corvette A", faction="Rebel") == ["leia_organa_officer"]
    assert on_ship("Darth Vader (wpn)") == ["darth_vader_boarding_team"]
    assert on_ship("Ahsoka Tano (rep off)", ship="Venator I", faction="Republic") == ["ahsoka_tano_officer_republic"]
    assert on_ship("Demolisher [Legacy] (10)", ship="Gladiator I") == ["demolisher"]


def test_the_commander_named_in_the_header_is_the_commander() -> None:
    assert on_ship("Admiral Ozzel", commander="Admiral Ozzel") == ["admiral_ozzel_commander"]


def test_a_free_slot_tells_cards_of_one_name_apart() -> None:
    upgrades = on_ship("Captain Needa (2)", "Admiral Ozzel", "Admiral Motti (24)")
    assert upgrades == ["captain_needa", "admiral_ozzel_commander", "admiral_motti"]
    upgrades = on_ship("Admiral Motti (24)", "Admiral Ozzel")
    assert upgrades == ["admiral_motti", "admiral_ozzel_officer"]


def test_a_name_that_may_be_a_commander_s_is_one_where_the_fleet_has_no_other() -> None:
    assert on_ship("Darth Vader", "Gunnery Team") == ["darth_vader_commander", "gunnery_team"]
    assert on_ship("Darth Vader", "Admiral Motti") == ["darth_vader_officer", "admiral_motti"]


def test_a_name_that_several_cards_have_is_said_with_the_card_it_was_read_as() -> None:
    fleet = Fleet.read("ship: Imperial II\nupgrade: Darth Vader\n")
    assert [remark.message for remark in fleet.remarks] == ["3 cards have this name; read as “darth_vader_commander”."]
    fleet = Fleet.read("Faction: Imperial\nSquadrons:\n• Darth Vader\n")
    assert fleet.remarks[0].message.startswith("2 cards have this name")


def test_the_nearest_cost_tells_where_no_printing_has_it() -> None:
    assert on_ship("Leia Organa (30)", ship="CR90 Corvette A", faction="Rebel") == ["leia_organa_commander"]
    assert on_ship("Leia Organa (5)", ship="CR90 Corvette A", faction="Rebel") == ["leia_organa_officer"]


@pytest.mark.parametrize(
    ("line", "faction", "key"),
    [
        ("Darth Vader (TIE Defender) (25)", "Imperial", "darth_vader_tie_defender_squadron"),
        ("Darth Vader (21)", "Imperial", "darth_vader_tie_advanced_squadron"),
        ("Darth Vader - TIE Advanced Squadron (25)", "Imperial", "darth_vader_tie_advanced_squadron"),
        ("Anakin Skywalker (BTL-B) (18)", "Republic", "anakin_skywalker_btl_b_y_wing_squadron"),
        ("Anakin Skywalker (Delta-7) (24)", "Republic", "anakin_skywalker_delta_7_aethersprite_squadron"),
        ("Anakin Skywalker (24)", "Republic", "anakin_skywalker_delta_7_aethersprite_squadron"),
        ("Hera Syndulla (28)", "Rebel", "hera_syndulla_ghost"),
        ("Hera Syndulla (X-wing) (23)", "Rebel", "hera_syndulla_x_wing_squadron"),
        ("Wedge Antilles (19)", "Rebel", "wedge_antilles_x_wing_squadron"),
        ("Hondo Ohnaka (24)", "Imperial", "hondo_ohnaka_slave_i"),
        ("Lando Calrissian (24)", "Rebel", "lando_calrissian_millennium_falcon"),
        ("General Grievous (22)", "Separatist", "general_grievous_belbullab_22_squadron"),
        ("General Grievous (20)", "Separatist", "general_grievous_belbullab_22_squadron"),
    ],
)
def test_squadrons_of_one_name_are_told_apart_by_place_chassis_and_cost(line: str, faction: str, key: str) -> None:
    assert squadron(line, faction) == key


def test_a_squadron_on_a_ship_is_the_upgrade_of_its_ace() -> None:
    fleet = Fleet.read(
        "Faction: Separatist\nProvidence-class Carrier (105)\n"
        "• General Grievous - Belbullab-22 Starfighter Squadron (22)\n= 127 Points\n"
    )
    assert fleet.ships[0].upgrades == ("general_grievous_commander",)
    assert fleet.squadrons == ()
    assert fleet.remarks[0].message.startswith("A squadron cannot be equipped to a ship")


@pytest.mark.parametrize(
    ("ship", "faction", "key"),
    [
        ("Venator II (100)", "Republic", "venator_ii_class_star_destroyer"),
        ("Venator II (100)", "Empire", "venator_ii_class_star_destroyer_empire"),
        ("Victory I (73)", "Imperial", "victory_i_class_star_destroyer"),
        ("Victory I (73)", "Republic", "victory_i_class_star_destroyer_republic"),
        ("Providence-class Carrier (95)", "Rebel", "providence_class_carrier_rebel"),
        ("Gozanti Cruisers (23)", "Separatist", "gozanti_class_cruisers_separatist"),
    ],
)
def test_ships_of_one_name_are_told_apart_by_the_faction(ship: str, faction: str, key: str) -> None:
    assert Fleet.read(f"Faction: {faction}\n{ship}\n").ships[0].card == key


def test_without_a_header_the_faction_is_that_of_the_cards() -> None:
    text = "Fleet (0/200/400)\n=====\nVictory I (73)\nVenator II (100)\n\t+ Demolisher (10)\nHowlrunner (16)\n"
    fleet = Fleet.read(text)
    assert fleet.faction == "empire"
    assert [ship.card for ship in fleet.ships] == [
        "victory_i_class_star_destroyer",
        "venator_ii_class_star_destroyer_empire",
    ]


def test_where_only_the_cost_tells_the_faction_it_does() -> None:
    assert Fleet.read("Gozanti-class Cruisers (24)").faction == "separatist"
    assert Fleet.read("Gozanti-class Cruisers (23)").faction == "empire"


def test_an_unmarked_line_is_a_ship_a_squadron_or_an_objective_by_its_name() -> None:
    fleet = Fleet.read("CR90 Corvette A (44)\nHowlrunner (16)\nLuke Skywalker (20)\nWedge Antilles (19)\nMinefields")
    assert [ship.card for ship in fleet.ships] == ["cr90_corvette_a"]
    assert fleet.squadrons == ("howlrunner", "luke_skywalker", "wedge_antilles_x_wing_squadron")
    assert fleet.objectives == ("minefields",)


def test_an_upgrade_without_a_bullet_belongs_to_the_ship_above() -> None:
    fleet = Fleet.read("CR90 Corvette A (44)\nWedge Antilles (4)\nTantive IV (3)\n")
    assert fleet.ships[0].upgrades == ("wedge_antilles_officer", "tantive_iv")


@pytest.mark.parametrize(
    ("line", "count", "cost", "name"),
    [
        ("• 2 x X-wing Squadron (26)", 2, 26, "X-wing Squadron"),
        ("2 X-wing Squadron (13)", 2, 13, "X-wing Squadron"),
        ("2xX-wing Squadron (26)", 2, 26, "X-wing Squadron"),
        ("3× TIE Fighter Squadron (24)", 3, 24, "TIE Fighter Squadron"),
        ("1x Y-Wing Squadron (10)", 1, 10, "Y-Wing Squadron"),
        ("2\tY-Wing Squadrons ( 20 points) ", 2, 20, "Y-Wing Squadrons"),
        ("• Reserve Hangar Deck (3)!", None, 3, "Reserve Hangar Deck"),
        ("• Intensify Firepower! (6)", None, 6, "Intensify Firepower!"),
        ("**Demolisher** (10 pts)", None, 10, "Demolisher"),
        ("7th Fleet Star Destroyer (5)", None, 5, "7th Fleet Star Destroyer"),
        ("MC80 Star Cruiser (96 + 37: 133)", None, 96, "MC80 Star Cruiser"),
    ],
)
def test_a_line_is_taken_apart(line: str, count: int | None, cost: int, name: str) -> None:
    read = classified(line)
    assert (read.shape, read.count, read.cost, read.text) == (Shape.CARD, count, cost, name)
