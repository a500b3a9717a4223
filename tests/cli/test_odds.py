"""`armada odds`, as a user at a terminal or a script meets it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.catalog.search import named
from armada.cli import cli
from armada.cli.bench.command import TOPICS
from armada.cli.odds_drawing import percent


def odds(*words: str) -> Result:
    result = CliRunner().invoke(cli, ["odds", *words], env={"COLUMNS": "100"})
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def document(*words: str) -> dict[str, Any]:
    found = json.loads(odds(*words, "--json").stdout)
    assert isinstance(found, dict)
    return found


def test_an_attack_is_drawn_as_a_chart() -> None:
    result = odds("Victory II front", "CR90 A", "--range", "medium")
    assert result.exit_code == 0
    for line in (
        "Victory II-class Star Destroyer front  RRR BBB  at medium range",
        "against CR90 Corvette A front  hull 4, shields 2, adjacent 2 and 2; evade, evade, redirect",
        "damage  chance                                  or more",
        "     4   32.1%  ██████████████████████████████    69.0%",
        "average damage   4.09",
        "destroyed        2.0%",
    ):
        assert line in result.stdout


def test_options_are_told_in_the_drawing() -> None:
    drawn = odds("Victory II left", "CR90 A", "--obstructed", "--concentrate", "both", "--speed", "0").stdout
    assert "at close range, obstructed" in drawn
    assert "adds a die and may reroll one" in drawn
    assert "no tokens to spend" in drawn


def test_hull_zones_are_named_with_either_ship_or_by_an_option() -> None:
    by_name = document("Victory II rear", "Victory II left")
    by_option = document("Victory II rear", "Victory II", "--zone", "left")
    assert by_name == by_option
    assert by_name["attacker"]["zone"] == "rear"
    assert by_name["defender"]["zone"] == "left"
    assert document("Victory II", "CR90 A")["attacker"]["zone"] == "front"


def test_a_document_has_the_sides_the_chances_and_every_result() -> None:
    found = document("Victory II front", "CR90 A", "--range", "long")
    assert found["attacker"]["card"] == "victory_ii_class_star_destroyer"
    assert found["attacker"]["dice"] == {"red": 3, "blue": 0, "black": 0}
    assert found["defender"]["tokens"] == ["evade", "evade", "redirect"]
    assert sum(found["chances"]["damage"].values()) == pytest.approx(1)
    assert sum(result["ways"] for result in found["results"]) == found["total"]
    damage = sum(result["ways"] * result["damage"] for result in found["results"]) / found["total"]
    assert found["mean"]["damage"] == damage


def test_concentrate_fire_and_obstruction_change_the_odds() -> None:
    means = [
        document("Victory II", "CR90 A", *words)["mean"]["damage"]
        for words in (["--obstructed"], [], ["--concentrate", "token"], ["--concentrate", "dial"])
    ]
    assert means == sorted(means)
    assert document("Victory II", "CR90 A", "--concentrate", "both")["mean"]["damage"] > means[-1]


def test_a_squadron_is_drawn_without_what_only_ships_have() -> None:
    drawn = odds("X-wing Squadron", "Howlrunner").stdout
    assert "X-wing Squadron  BBBB  at close range" in drawn
    assert "against Howlrunner  hull 3; scatter, brace" in drawn
    assert "shields lost" not in drawn


def test_the_printing_can_be_chosen() -> None:
    assert odds("Victory II", "CR90 A", "--printing", "final").exit_code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["Victory", "CR90 A"], "no ship or squadron is called Victory. Did you mean Victory I"),
        (["Victory II", "Demolisher"], "no ship or squadron is called Demolisher."),
        (["Victory II left aux", "CR90 A"], "has no hull zone left aux. It has front, "),
        (["X-wing Squadron", "CR90 A", "--range", "long"], "a squadron attacks at distance 1 (ATK-07)"),
        (["X-wing Squadron", "CR90 A", "--concentrate", "dial"], "a squadron has no commands (CMD-57)"),
        (["Victory II", "X-wing Squadron", "--zone", "rear"], "a squadron has no hull zones (ATK-46)"),
        (["Victory II", "CR90 A", "--range", "far"], "'far' is not one of 'close', 'medium', 'long'"),
    ],
)
def test_what_cannot_be_asked_is_refused_with_the_reason(words: list[str], message: str) -> None:
    result = odds(*words)
    assert result.exit_code == 2
    assert message in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["CR90 B front", "CR90 A", "--range", "long"], "none of its dice reach that far (ATK-18)"),
        (["CR90 A rear", "Victory II", "--range", "long", "--obstructed"], "obstruction removes its only die (ATK-23)"),
    ],
)
def test_an_attack_without_dice_ends_with_1_and_says_why(words: list[str], reason: str) -> None:
    result = odds(*words)
    assert result.exit_code == 1
    assert reason in result.stderr
    assert "Choose another range or hull zone" in result.stderr
    assert result.stdout == ""


def test_a_chance_is_never_shown_as_0_or_100_unless_it_is() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.5, 0.9999, 1.0)] == ["0%", "0.1%", "50.0%", "99.9%", "100%"]


def test_odds_are_among_the_topics_of_the_benchmark() -> None:
    assert "odds" in TOPICS


def test_a_core_set_ship_that_shares_its_name_with_a_later_one_can_be_named() -> None:
    result = odds("Victory I front", "CR90 A")
    assert result.exit_code == 0
    assert "Victory I-class Star Destroyer front  RRR KKK" in result.stdout
    assert "victory_i_class_star_destroyer_republic" in result.stderr


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("victory_i_class_star_destroyer", "victory_i_class_star_destroyer"),
        ("victory_i_class_star_destroyer_republic", "victory_i_class_star_destroyer_republic"),
        ("Republic Victory I", "victory_i_class_star_destroyer_republic"),
        ("Imperial Victory I", "victory_i_class_star_destroyer"),
        ("Gozanti", "gozanti_class_cruisers"),
        ("Darth Vader", "darth_vader_tie_advanced_squadron"),
        ("Darth Vader TIE Defender", "darth_vader_tie_defender_squadron"),
    ],
)
def test_a_name_that_two_cards_share_means_the_older_one_and_key_or_faction_mean_either(name: str, key: str) -> None:
    assert document(name, "CR90 A")["attacker"]["card"] == key


def test_every_ship_and_squadron_is_found_by_its_key() -> None:
    cards = catalog(Printing.ERA_2016)
    for key, card in cards.cards.items():
        assert named(cards, key) == [card]


def test_help_says_what_of_the_two_cards_counts() -> None:
    text = " ".join(odds("--help").stdout.split())
    assert "The dice, hull, shields, defense tokens and Bomber" in text
    assert "no other card effect does" in text
    page = " ".join((Path(__file__).parents[2] / "docs/concepts/odds.md").read_text().split())
    assert "no other card effects" in page
