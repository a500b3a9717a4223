"""The command line as everybody meets it: wrong words, terminals without Unicode, addresses that do not exist."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from click.testing import CliRunner, Result

from armada.catalog.profiles import options
from armada.cli import cli


def armada(*words: str) -> Result:
    return CliRunner().invoke(cli, words)


@pytest.mark.parametrize(("typed", "meant"), [("flet", "fleet"), ("tournamnet", "tournament"), ("simm", "sim")])
def test_a_noun_that_is_misspelled_gets_a_suggestion(typed: str, meant: str) -> None:
    result = armada(typed)
    assert result.exit_code == 2
    assert f"Did you mean '{meant}'?" in result.stderr


@pytest.mark.parametrize("noun", ["serve", "play"])
def test_a_port_that_does_not_exist_is_refused_in_words(noun: str) -> None:
    result = armada(noun, "--port", "99999")
    assert result.exit_code == 2
    assert "99999 is not in the range 0<=x<=65535" in result.stderr


COMMANDS = [
    ["card", "show", "demolisher"],
    ["odds", "Victory II front", "CR90 A"],
    ["fleet", "show", "core_rebels"],
    ["fleet", "list"],
    ["rule", "show", "ATK-27"],
    ["card", "coverage"],
    ["tour"],
]
ONE_AFTER_THE_OTHER = """
import json, sys
from armada.cli import main
for words in json.loads(sys.argv[1]):
    sys.argv = ["armada", *words]
    try:
        main()
    except SystemExit as end:
        if end.code:
            raise
    print("\\f", flush=True)
"""


def test_a_terminal_that_knows_ascii_alone_shows_everything_in_plain_letters() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", ONE_AFTER_THE_OTHER, json.dumps(COMMANDS)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False,
    )  # fmt: skip
    assert shown.returncode == 0, shown.stderr.decode()
    *each, after = shown.stdout.decode("ascii").split("\f")
    assert [bool(text.strip()) for text in each] == [True] * len(COMMANDS)
    assert not after.strip()


def test_every_option_of_the_rules_can_be_reached() -> None:
    text = " ".join(armada("fleet", "check", "--help").stdout.split()).replace("- ", "-")
    assert all(key.replace("_", "-") in text for key in options())
    for command in (("game", "new"), ("game", "play"), ("sim", "run"), ("fleet", "check")):
        assert {"--option", "--printing"} <= set(armada(*command, "--help").stdout.split())


def test_an_option_of_the_rules_is_played_by() -> None:
    made = armada("game", "new", "core_rebels", "core_empire", "--option", "two-flotillas", "--option", "ace_limit")
    header = json.loads(made.stdout.splitlines()[1])
    assert header["options"] == ["two_flotillas", "ace_limit"]


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    result = armada("fleet", "check", "core_rebels", "--option", "two-flotilas")
    assert result.exit_code == 2
    assert "Did you mean two-flotillas?" in " ".join(result.stderr.split())


def test_a_printing_can_be_chosen_for_a_game() -> None:
    made = armada("game", "new", "core_rebels", "core_empire", "--printing", "final", "--allow-missing")
    header = json.loads(made.stdout.splitlines()[1])
    assert [fleet["printing"] for fleet in header["fleets"]] == ["final", "final"]


def test_a_fleet_of_a_team_is_checked_at_its_share_of_the_points() -> None:
    result = armada(
        "fleet", "check", "empire_400_ships", "--profile", "sector-fleet", "--players", "4", "--points", "800"
    )
    assert result.exit_code == 0
    assert "of 400 points" in result.stdout


def test_a_fleet_that_is_legal_at_more_points_is_said_so() -> None:
    result = armada("fleet", "check", "empire_400_ships")
    assert result.exit_code == 1
    assert "--points 400" in result.stderr
    assert "--points" not in armada("fleet", "check", "empire_400_ships", "--points", "400").stderr


def test_a_legal_fleet_names_the_cards_that_no_game_accepts_yet() -> None:
    words = ("fleet", "check", "empire_400_ships", "--points", "400", "--printing", "final")
    result = armada(*words)
    assert result.exit_code == 0
    if named := json.loads(armada(*words, "--json").stdout)["not_playable_yet"]:
        assert all(title in result.stderr for title in named)
    assert "not_playable_yet" in json.loads(armada("fleet", "check", "core_rebels", "--json").stdout)


def test_cards_are_found_by_their_keywords() -> None:
    found = armada("card", "find", "bomber", "--kind", "squadron", "--json").stdout
    keys = {card["key"] for card in json.loads(found)}
    assert {"b_wing_squadron", "tie_bomber_squadron", "y_wing_squadron"} <= keys


def test_one_point_is_no_plural() -> None:
    cheap = json.loads(armada("card", "find", "--max-cost", "1", "--kind", "upgrade", "--json").stdout)[0]
    assert "1 points" not in armada("card", "show", cheap["key"]).stdout


def test_documents_and_tables_number_the_fleets_alike() -> None:
    words = ("sim", "run", "core_rebels", "core_empire", "--players", "random", "--games", "4", "--workers", "1")
    document = json.loads(armada(*words, "--seed", "1", "--json").stdout)
    assert {game["winner"] for game in document["games"]} <= {1, 2}
    assert {game["first"] for game in document["games"]} <= {1, 2}
