"""Faults of reading that lists of real tournaments showed."""

from __future__ import annotations

import pytest

from armada.fleet.fleet import Fleet


def unread(fleet: Fleet) -> list[str]:
    return [remark.text for remark in fleet.remarks if remark.is_unknown]


SEPARATISTS = """Name: Test
Faction: Separatist
Commander: {commander}

Providence-class Carrier (105)
• General Grievous (20)
= 125 Points
"""


@pytest.mark.parametrize(
    "commander",
    [
        "General Grievous - Belbullab-22 Starfighter Squadron",
        "General Grievous - Belbullab-22 Starfighter Squadron (22)",
        "General Grievous Belbullab-22 Starfighter Squadron",
    ],
)
def test_a_commander_whose_name_is_followed_by_the_title_of_a_squadron_is_the_commander(commander: str) -> None:
    fleet = Fleet.read(SEPARATISTS.format(commander=commander))
    assert unread(fleet) == []
    assert fleet.ships[0].upgrades == ("general_grievous_commander",)


@pytest.mark.parametrize(
    "objectives",
    [
        "Defense: Abandoned Mining\nFacility\n",
        "Objectives: Most Wanted, Abandoned Mining\nFacility, Sensor Net\n",
        "Defense Objective: Abandoned\nMining Facility\n",
    ],
)
def test_an_objective_that_is_broken_over_two_lines_is_put_together(objectives: str) -> None:
    fleet = Fleet.read(f"Name: Test\nFaction: Rebel\n{objectives}\nCR90 Corvette A (44)\n= 44 Points\n")
    assert unread(fleet) == []
    assert "abandoned_mining_facility" in fleet.objectives


def test_a_card_that_is_broken_over_two_lines_is_put_together() -> None:
    ship, upgrade = "Imperial II-class Star\nDestroyer (120)", "• Electronic\nCountermeasures (7)"
    fleet = Fleet.read(f"Faction: Imperial\n{ship}\n{upgrade}\n= 127 Points\n")
    assert unread(fleet) == []
    assert fleet.ships[0].card == "imperial_ii_class_star_destroyer"
    assert fleet.ships[0].upgrades == ("electronic_countermeasures",)


def test_an_upgrade_after_the_total_of_its_ship_is_told_from_a_squadron_by_its_cost() -> None:
    text = "Faction: Rebel\nCR90 Corvette A (44)\n= 44 Points\n• Hondo Ohnaka (2)\n\nSquadrons:\n= 0 Points\n"
    fleet = Fleet.read(text)
    assert fleet.squadrons == ()
    assert fleet.ships[0].upgrades == ("hondo_ohnaka_officer",)
    dear = Fleet.read(text.replace("(2)", "(24)"))
    assert len(dear.squadrons) == 1


LIST = """Faction: Imperial
Gladiator I (56)
• Demolisher (10)
= 66 Points
Squadrons:
• 2 x TIE Fighter Squadron (16)
= 16 Points"""


@pytest.mark.parametrize(
    "text",
    [
        "\n".join([f"> {line}" for line in LIST.split("\n")]),
        "\n".join([f">> {line}" for line in LIST.split("\n")]),
        LIST.replace("•", "&bull;"),
        LIST.replace("•", "&#8226;"),
        LIST.replace("\n", "<br>"),
        LIST.replace("\n", "<br/>\n"),
        LIST.replace("• Demolisher", "1. Demolisher"),
        LIST.replace("• Demolisher", "1) Demolisher"),
        LIST.replace("2 x TIE Fighter Squadron (16)", "TIE Fighter Squadron x2 (16)"),
        LIST.replace("2 x TIE Fighter Squadron (16)", "TIE Fighter Squadron (8) x2"),
        LIST.replace("2 x TIE Fighter Squadron (16)", "TIE Fighter Squadron ×2"),
        LIST.replace("2 x TIE Fighter Squadron (16)", "TIE Fighter Squadron (x2)"),
        "<ul>" + LIST.replace("• Demolisher (10)", "<li><b>Demolisher</b> (10)</li>") + "</ul>",
    ],
)
def test_marks_of_messages_and_pages_do_not_keep_a_list_from_being_read(text: str) -> None:
    fleet = Fleet.read(text)
    assert unread(fleet) == []
    assert fleet.ships[0].upgrades == ("demolisher",)
    assert fleet.squadrons == ("tie_fighter_squadron",) * 2


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("Demolsher", "demolisher"),
        ("Demollisher", "demolisher"),
        ("Demolicher", "demolisher"),
        ("Ordnance Exprets", "ordnance_experts"),
        ("Engine Tech", "engine_techs"),
    ],
)
def test_a_name_with_one_wrong_letter_is_read_with_a_remark(written: str, key: str) -> None:
    fleet = Fleet.read(LIST.replace("Demolisher", written))
    assert fleet.ships[0].upgrades == (key,)
    assert unread(fleet) == []


def test_the_remark_on_a_wrong_letter_names_the_card() -> None:
    fleet = Fleet.read(LIST.replace("Demolisher", "Demolsher"))
    remark = next(remark for remark in fleet.remarks if remark.line == 3)
    assert remark.message == "No card is spelled that way; read as Demolisher."


@pytest.mark.parametrize("written", ["Lu", "Vadr", "TIE", "Relentles Foe"])
def test_a_short_name_or_one_with_more_wrong_letters_is_not_guessed(written: str) -> None:
    assert unread(Fleet.read(LIST.replace("Demolisher", written))) != []
