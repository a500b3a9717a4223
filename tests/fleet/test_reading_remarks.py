"""Remarks on lines of a fleet list that could not be read, or not without doubt."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Printing
from armada.errors import FleetError
from armada.fleet import Fleet, FleetShip, Remark

SHIP = "CR90 Corvette A (44)\n• Tantive IV (3)\n= 47 Points\n"


def read(*lines: str, faction: str = "Rebel", printing: Printing | None = None) -> Fleet:
    return Fleet.read("\n".join([f"Faction: {faction}", *lines]), printing)


def messages(fleet: Fleet) -> list[str]:
    return [remark.message for remark in fleet.remarks]


def test_an_unknown_line_is_kept_with_its_number_and_suggestions_and_the_rest_is_read() -> None:
    fleet = read("CR90 Corvette A (44)", "• Tantive V (3)", "• Raymus Antilles (7)", "= 54 Points")
    assert fleet.ships == (FleetShip("cr90_corvette_a", ("raymus_antilles",)),)
    assert fleet.remarks == (
        Remark(3, "• Tantive V (3)", "No card is called “Tantive V”.", fleet.remarks[0].suggestions, is_unknown=True),
    )
    assert fleet.remarks[0].suggestions[0] == "Tantive IV"


def test_unknown_names_of_each_place_get_suggestions_that_belong_there() -> None:
    fleet = read("Commander: Genral Dodona", "Assault: Mst Wantd", "CR90 Corvet A (44)", "Squadrons:", "• Luk Skywaker")
    assert [remark.suggestions[0] for remark in fleet.remarks] == [
        "General Dodonna",
        "Most Wanted",
        "CR90 Corvette A",
        "Luke Skywalker",
    ]
    assert all(remark.is_unknown for remark in fleet.remarks)


def test_upgrades_below_an_unknown_ship_do_not_go_to_another_ship() -> None:
    fleet = read(SHIP + "Lucrehulk (200)", "• Gunnery Team (7)", "• Leia Organa (3)", "= 210 Points", SHIP)
    assert [ship.upgrades for ship in fleet.ships] == [("tantive_iv",), ("tantive_iv",)]
    assert [remark.line for remark in fleet.remarks if remark.is_unknown] == [5, 6, 7]
    assert messages(fleet)[1] == "The ship it belongs to was not recognised."


def test_upgrades_of_an_unknown_ship_on_one_line_do_not_go_to_another_ship() -> None:
    fleet = Fleet.read("REBEL FLEET\n1 • CR90 Corvette A - Tantive IV (47)\n2 • Lucrehulk - Gunnery Team (207)\n")
    assert fleet.ships == (FleetShip("cr90_corvette_a", ("tantive_iv",)),)
    assert [(remark.line, remark.is_unknown) for remark in fleet.remarks] == [(3, True), (3, True)]


def test_an_upgrade_after_the_total_of_its_ship_is_equipped_and_said() -> None:
    fleet = read("CR90 Corvette A (44)", "= 44 Points", "• Tantive IV (3)", "• Luke Skywalker (20)")
    assert fleet.ships == (FleetShip("cr90_corvette_a", ("tantive_iv",)),)
    assert fleet.squadrons == ("luke_skywalker",)
    assert messages(fleet) == ["Tantive IV follows the total of a ship; it was equipped to that ship."]


def test_the_name_of_a_list_below_other_text_is_found() -> None:
    fleet = Fleet.read("Here it is:\n\nHome Guard (0/62/400)\n=====\nBattle Refit (52 + 10: 62)\n\t· TI-99 (4)\n")
    assert (fleet.name, fleet.faction) == ("Home Guard", "separatist")
    assert fleet.ships == (FleetShip("hardcell_class_battle_refit", ("ti_99",)),)
    assert [remark.line for remark in fleet.remarks if remark.is_unknown] == [1]


def test_a_changed_cost_is_said_and_is_no_error() -> None:
    fleet = read(
        "CR90 Corvette A (44)", "• Jaina's Light (5)!", "= 49 Points", "Squadrons:", "• 2 x E-wing Squadron (28)"
    )
    assert fleet.points == 44 + 2 + 30
    assert messages(fleet)[1:] == ["Jaina's Light: listed at 5, now 2.", "2 x E-wing Squadron: listed at 28, now 30."]
    assert not any(remark.is_unknown for remark in fleet.remarks)


def test_a_list_with_the_costs_of_another_printing_says_so() -> None:
    lines = ["CR90 Corvette A (44)", "• Jaina's Light (5)", "= 49 Points"]
    told = read(*lines).remarks[0]
    assert (told.line, "“final”" in told.message) == (0, True)
    assert read(*lines, printing=Printing.FINAL).remarks == ()


def test_the_cost_of_several_squadrons_may_be_that_of_one() -> None:
    for cost in (20, 10):
        fleet = read("Squadrons:", f"2 Y-Wing Squadron ({cost})", "= 20 points")
        assert fleet.squadrons == ("y_wing_squadron",) * 2
        assert fleet.remarks == ()
    fleet = read("Squadrons:", "2 x Keyan Farlander (2 x 18)")
    assert messages(fleet)[-1] == "2 x Keyan Farlander: listed at 18, now 20 each."


def test_totals_are_recalculated_and_one_that_does_not_add_up_is_reported() -> None:
    fleet = read("CR90 Corvette A (44)", "= 51 Points", "Squadrons:", "= 0 Points", "", "Total Points: 51")
    assert fleet.points == 44
    assert messages(fleet) == ["The listed costs add up to 44, not 51; a line may be missing."] * 2


def test_a_line_left_out_does_not_spoil_the_sum() -> None:
    fleet = read("CR90 Corvette A (44)", "• Flux Capacitor (7)", "= 51 Points", "Total Points: 51")
    assert messages(fleet) == ["No card is called “Flux Capacitor”."]


def test_dots_for_lines_left_out_are_no_fault() -> None:
    assert read("CR90 Corvette A (44)", "...", "= 60 Points", "…", "Total Points: 400").remarks == ()


def test_an_objective_under_the_wrong_heading_is_taken_and_said() -> None:
    fleet = read("Assault: Fire Lanes", "Defense Objective: Most Wanted")
    assert fleet.objectives == ("most_wanted", "fire_lanes")
    assert messages(fleet) == [
        "Fire Lanes belongs to the category defense, not assault.",
        "Most Wanted belongs to the category assault, not defense.",
    ]


def test_several_objectives_of_one_category_are_all_read() -> None:
    fleet = read("Assault: Most Wanted, Precision Strike", "Navigation: -", "Defense: None", "Skirmish: Minefields")
    assert fleet.objectives == ("most_wanted", "precision_strike", "minefields")
    assert fleet.remarks == ()


def test_free_text_is_kept_as_unknown_lines() -> None:
    fleet = Fleet.read(f"Look at this!\nName: Patrol\nFaction: Rebel\nWeek 3 of the campaign\n{SHIP}See you there.")
    assert (fleet.name, len(fleet.ships)) == ("Patrol", 1)
    assert [(remark.line, remark.is_unknown) for remark in fleet.remarks] == [(1, True), (4, True), (8, True)]


def test_what_stands_after_a_cost_is_left_out_and_said() -> None:
    fleet = read("Squadrons:", "• X-wing Squadron (13) – veteran")
    assert fleet.squadrons == ("x_wing_squadron",)
    assert messages(fleet) == ["“– veteran” after the cost was ignored."]


def test_a_tag_of_community_content_is_left_out_and_said() -> None:
    fleet = read("CR90 Corvette A [Legacy] (44)")
    assert fleet.ships == (FleetShip("cr90_corvette_a"),)
    assert messages(fleet) == ["Read as CR90 Corvette A, without “[Legacy]”."]


def test_an_unknown_faction_is_said_and_the_cards_decide() -> None:
    fleet = Fleet.read(f"Faction: Scum\n{SHIP}")
    assert fleet.faction == "rebel"
    assert fleet.remarks[0].is_unknown
    assert "Scum" in fleet.remarks[0].message


def test_a_commander_who_is_on_no_ship_is_said() -> None:
    fleet = read("Commander: General Dodonna (20)", SHIP)
    assert messages(fleet) == ["This line names the commander, but no ship in the list has the card."]


def test_of_two_lists_the_first_is_read() -> None:
    fleet = Fleet.read(f"Name: One\nFaction: Rebel\n{SHIP}\nName: Two\nFaction: Imperial\nRaider I (44)\n")
    assert (fleet.name, len(fleet.ships)) == ("One", 1)
    assert messages(fleet) == ["Another list begins here; only the first one was read."]


def test_a_card_without_a_place_is_left_out() -> None:
    fleet = read("Squadrons:", "• Luke Skywalker (20)", "• Tantive IV (3)")
    assert fleet.squadrons == ("luke_skywalker",)
    assert messages(fleet) == ["The title Tantive IV does not belong here."]
    fleet = read("• Tantive IV (3)", "CR90 Corvette A (44)")
    assert fleet.ships == (FleetShip("cr90_corvette_a"),)
    assert fleet.remarks[0].is_unknown


def test_more_of_one_card_than_a_fleet_can_have_is_left_out() -> None:
    fleet = read(
        "Squadrons:", "• 100 x X-wing Squadron (1300)", "• 0 x X-wing Squadron (0)", "• 2 x X-wing Squadron (26)"
    )
    assert len(fleet.squadrons) == 2
    assert [remark.line for remark in fleet.remarks if remark.is_unknown] == [3, 4]


def test_more_cards_than_a_fleet_can_have_are_refused() -> None:
    with pytest.raises(FleetError, match="at most 1000 cards"):
        read("Squadrons:", *["• 99 x X-wing Squadron (1287)"] * 11)


@pytest.mark.parametrize(
    "text", ["", " \n\t\n", "Hello, world", "Dear diary,\n\ntoday we flew.", "(1) (2) (3)\n= 5", "\0"]
)
def test_where_nothing_is_recognised_the_error_gives_advice(text: str) -> None:
    with pytest.raises(FleetError, match=r"Paste a list as a fleet builder exports it .*armada-fleet"):
        Fleet.read(text)


def test_an_empty_list_with_a_faction_is_an_empty_fleet() -> None:
    fleet = Fleet.read(
        "Name:\nFaction: Separatist\nCommander:\n\nAssault:\nDefense:\nNavigation:\n\nSquadrons:\n= 0 Points\n"
    )
    assert (fleet.faction, fleet.points, fleet.remarks) == ("separatist", 0, ())
    assert fleet.flagship is None
    assert fleet.commander is None


@pytest.mark.parametrize("title", ["Yavaris", "Black Squadron", "Motti (3)", "- 2 x 4 -", "CR90 Corvette A"])
def test_the_line_above_the_headers_is_the_name_even_if_a_card_has_it(title: str) -> None:
    fleet = Fleet.read(f"{title} \n\t\nAuthor: me\nFaction: Rebel Alliance\n\n{SHIP}")
    assert (fleet.name, len(fleet.ships), fleet.remarks) == (title, 1, ())
