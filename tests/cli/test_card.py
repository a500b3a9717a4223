"""`armada card`, as a user at a terminal or a script meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from click.testing import CliRunner, Result

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.cli import cli
from armada.cli.card_drawing import draw_cards


def card(*words: str) -> Result:
    result = CliRunner().invoke(cli, ["card", *words], env={"COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def cards(*words: str) -> list[dict[str, Any]]:
    document = json.loads(card(*words, "--json").stdout)
    assert isinstance(document, list)
    return document


def test_a_ship_is_drawn_with_all_that_is_printed_on_it() -> None:
    result = card("show", "Victory", "II-class", "Star", "Destroyer")
    assert result.exit_code == 0
    for printed in (
        "Victory II-class Star Destroyer  85 points",
        "Imperial · medium ship",
        "command 3, squadron 3, engineering 4",
        "front      3        RRR BBB",
        "brace, redirect, redirect",
        "speed 2  –  I",
        "officer, weapons team, offensive retrofit, ion cannons, turbolasers",
        "none needed",
        "Core Set (SWM01), wave 0",
    ):
        assert printed in result.stdout


def test_dice_are_letters_so_that_colour_never_stands_alone() -> None:
    assert "RRR KKK" in card("show", "victory_i_class_star_destroyer").stdout


def test_a_special_battery_is_drawn() -> None:
    assert "special battery" in card("show", "Onager Testbed").stdout


def test_a_squadron_is_drawn_with_its_keywords_and_what_they_mean() -> None:
    drawn = card("show", "Dengar").stdout
    assert "Punishing One · Imperial · squadron · unique · irregular" in drawn
    assert "Counter 1" in drawn
    assert "Intel  Enemy squadrons at distance 1" in drawn


def test_an_upgrade_is_drawn_with_its_limits_costs_and_rulings() -> None:
    drawn = card("show", "Engine Techs").stdout
    assert "support team" in drawn
    assert "is exhausted" in drawn
    assert "in each Status Phase" in drawn
    assert "CARD-engine-techs-02" in drawn


def test_a_modification_says_so() -> None:
    assert "offensive retrofit · modification" in card("show", "Phylon Q7 Tractor Beams").stdout


def test_a_title_is_drawn_with_its_ship_class() -> None:
    assert "gladiator class star destroyer" in card("show", "Demolisher").stdout


def test_slots_that_come_and_go_are_drawn() -> None:
    drawn = card("show", "Radiant VII").stdout
    assert "adds slots" in drawn
    assert "turbolasers, ordnance" in drawn


def test_an_upgrade_some_ships_cannot_take_says_so() -> None:
    assert "medium, large ships with defensive retrofit" in card("show", "Minister Tua").stdout


def test_tokens_on_a_card_are_drawn() -> None:
    assert "3 command dials (any)" in card("show", "Thrawn", "--printing", "final").stdout


def test_a_ready_cost_is_drawn() -> None:
    assert "for 1 command token (repair)" in card("show", "ECM", "--printing", "final").stdout


def test_an_objective_is_drawn_in_its_parts() -> None:
    drawn = card("show", "contested outpost").stdout
    for part in ("defense objective", "victory token", "20 points", "setup", "end of round"):
        assert part in drawn


def test_a_damage_card_is_drawn_with_its_copies() -> None:
    drawn = card("show", "structural damage").stdout
    assert "ship damage card" in drawn
    assert "copies" in drawn
    assert "immediate" in drawn


def test_a_station_is_drawn() -> None:
    assert "RR BB" in card("show", "armed station").stdout


def test_a_keyword_is_drawn_with_the_squadrons_that_have_it() -> None:
    drawn = card("show", "cloak").stdout
    assert "TIE Phantom Squadron" in drawn
    assert "Whisper" in drawn


@pytest.mark.parametrize("printing", Printing)
def test_every_card_can_be_drawn(printing: Printing, capsys: pytest.CaptureFixture[str]) -> None:
    draw_cards(catalog(printing).cards.values(), catalog(printing))
    assert capsys.readouterr().out.count("╭─ ") == len(catalog(printing).cards)


def test_a_card_says_whether_it_works_in_a_game() -> None:
    assert "none needed: the card has no effect" in card("show", "X-wing Squadron").stdout


def test_errata_are_told_from_either_side() -> None:
    assert "points now: 116" in card("show", "Onager Testbed").stdout
    assert "points before: 96" in card("show", "Onager Testbed", "--printing", "final").stdout


def test_all_cards_of_one_name_are_drawn() -> None:
    drawn = card("show", "darth vader").stdout
    for kind in ("commander", "officer", "weapons team + offensive retrofit", "TIE Advanced", "TIE Defender"):
        assert kind in drawn


def test_a_name_no_card_has_is_answered_with_near_misses() -> None:
    result = card("show", "demolishr")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == "No card is called demolishr. Did you mean Demolisher?\n"


def test_a_name_like_no_other_is_answered_with_a_way_to_search() -> None:
    result = card("show", "qqqqqqqq")
    assert result.exit_code == 1
    assert "armada card find WORD" in result.stderr


def test_json_of_a_card_has_every_field() -> None:
    [yavaris] = cards("show", "yavaris")
    assert yavaris["kind"] == "upgrade"
    assert yavaris["key"] == "yavaris"
    assert yavaris["only"]["ship_classes"] == ["nebulon_b_frigate"]
    assert yavaris["source"]["sku"] == "SWM04"


def test_json_of_a_card_has_its_errata() -> None:
    [testbed] = cards("show", "onager_class_testbed")
    assert testbed["changes"] == [{"key": "points", "before": 96, "after": 116}]


def test_json_of_no_card_is_an_empty_list() -> None:
    result = card("show", "demolishr", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (1, [])
    assert "Did you mean" in result.stderr


def test_cards_are_listed_by_words() -> None:
    result = card("find", "reroll", "black")
    assert result.exit_code == 0
    assert "Ordnance Experts" in result.stdout
    assert "of 564 cards." in result.stderr


def test_every_option_narrows_the_list() -> None:
    found = cards("find", "--kind", "squadron", "--faction", "rebel", "--keyword", "bomber", "--max-cost", "10")
    assert [squadron["key"] for squadron in found] == ["y_wing_squadron"]
    [huge] = cards("find", "command", "--size", "huge")
    assert huge["key"] == "star_dreadnought_command_prototype"


@pytest.mark.parametrize("slot", ["weapons-team", "weapons_team", "Weapons-Team"])
def test_slots_are_typed_in_any_way(slot: str) -> None:
    assert len(cards("find", "--slot", slot)) == 18


def test_the_status_is_a_way_to_search() -> None:
    assert {found["effect"] for found in cards("find", "wing", "--status", "none-needed")} == {"none needed"}


def test_costs_of_the_final_printing_are_searched_in_it() -> None:
    assert "onager_class_testbed" not in {found["key"] for found in cards("find", "testbed", "--min-cost", "100")}
    final = cards("find", "testbed", "--min-cost", "100", "--printing", "final")
    assert [found["key"] for found in final] == ["onager_class_testbed"]


def test_a_search_without_result_says_no() -> None:
    result = card("find", "qqqqqqqq")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "No card matches. Try fewer words or options.\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["show"], "Missing argument"),
        (["show", "yavaris", "--printing", "2020"], "'2020' is not one of '2016', 'final'"),
        (["find"], "Name something to look for"),
        (["find", "--slot", "kitchen"], "'kitchen' is not one of"),
        (["find", "--faction", "hutt"], "'hutt' is not one of"),
        (["find", "--max-cost", "cheap"], "'cheap' is not a valid integer"),
        (["find", "--max-cost", "-1"], "-1 is not in the range"),
        (["find", "--min-cost", "9", "--max-cost", "3"], "Swap the two"),
        (["find", "--keyword", "bombr"], "there is no keyword bombr. Try bomber"),
        (["find", "--keyword", "telepathy"], "Try adept"),
        (["sell"], "No such command 'sell'"),
    ],
)
def test_wrong_usage_is_explained(words: list[str], said: str) -> None:
    result = card(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_coverage_counts_cards_by_kind_slot_and_wave() -> None:
    drawn = card("coverage").stdout
    for heading in ("none needed", "upgrade slot", "wave", "weapons team", "damage card"):
        assert heading in drawn


def test_json_of_the_coverage_adds_up() -> None:
    document = json.loads(card("coverage", "--json").stdout)
    assert document["all"]["total"] == 564
    assert document["kinds"]["ship"]["total"] == 66
    assert document["slots"]["officer"]["total"] == 72
    assert document["waves"]["5.5"]["total"] == 38
    assert sum(wave["total"] for wave in document["waves"].values()) == 564


def test_nothing_is_drawn_before_it_is_asked_for() -> None:
    program = "import sys, armada.cli.card; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_ruling_on_another_card_is_drawn_with_the_name_of_that_card() -> None:
    drawn = " ".join(card("show", "darth_vader_commander").stdout.replace("│", "").split())
    assert "CARD-intel-officer-01 Intel Officer: The ship may choose" in drawn
    own = " ".join(card("show", "Demolisher").stdout.replace("│", "").split())
    assert "CARD-demolisher-01 With Engine Techs" in own
