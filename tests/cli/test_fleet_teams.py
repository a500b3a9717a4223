"""`armada fleet` with the fleets of a team."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from armada.cli import main
from armada.fleet import Fleet
from armada.fleet.ready_made_teams import ready_made_teams
from armada.fleet.teams import team_faults
from tests.proves import proves

FOUR = ready_made_teams()["rebels_4x300"]


class Ended(NamedTuple):
    """How a command ended and what it printed."""

    exit_code: int
    stdout: str
    stderr: str


Run = Callable[..., Ended]


@pytest.fixture
def fleet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `armada fleet` through its door."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*words: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["armada", "fleet", *words])
        with pytest.raises(SystemExit) as end:
            main()
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        assert isinstance(end.value.code, int)
        return Ended(end.value.code, printed.out, printed.err)

    return run


def test_a_ready_made_team_is_checked_at_its_own_size(fleet: Run) -> None:
    for key, team in ready_made_teams().items():
        ended = fleet("check", key)
        assert ended.exit_code == 0
        cost = sum([each.points for each in team.fleets])
        figures = f"{cost} of {team.points} points, {team.players} players, profile sector_fleet"
        assert ended.stdout.endswith(f"The team is legal ({figures}).\n")


def test_several_files_are_a_team(fleet: Run) -> None:
    ended = fleet("check", *FOUR.fleet_keys, "--profile", "sector-fleet", "--points", "1200", "--players", "8")
    assert ended.exit_code == 0
    assert "Fleet 1 (Ackbar's Line): 299 of 300 points" in ended.stdout


@proves("SEC-20", "SEC-24")
def test_every_fault_of_the_team_and_its_fleets_has_rule_and_remedy(fleet: Run) -> None:
    ended = fleet("check", "rebels_300_line", "rebels_400_line", "rebels_300_wings", "empire_300_wedge")
    assert ended.exit_code == 1
    lines = ended.stdout.splitlines()
    rules = [line.split()[0] for line in lines if line.startswith("SEC-")]
    assert rules == ["SEC-20", "SEC-24", "SEC-24", "SEC-19"]
    assert all(lines[place + 1].startswith("        ") for place, line in enumerate(lines) if line.startswith("SEC-"))
    assert "The title Paragon of Fleet 2 (Home One's Line) cannot be in this team" in ended.stdout
    assert lines[-1].startswith("The team is not legal: 4 faults")


@proves("SEC-16")
def test_a_team_with_too_few_fleets_is_told_how_many_it_needs(fleet: Run) -> None:
    ended = fleet("check", "rebels_2x300", "--players", "8")
    assert ended.exit_code == 1
    assert "SEC-16  A team cannot have 2 fleets in a game of 8 players: it has 4." in ended.stdout
    ended = fleet("check", "rebels_4x300", "rebels_400_line")
    assert (ended.exit_code, "10 players (SEC-16)" in ended.stderr) == (2, True)


@proves("SEC-17", "SEC-18", "SEC-19")
@pytest.mark.parametrize(
    ("key", "rule"), [("rebels_2x400", "SEC-17"), ("rebels_3x300", "SEC-18"), ("rebels_4x300", "SEC-19")]
)
def test_a_size_that_is_not_for_these_players_is_one_fault(fleet: Run, key: str, rule: str) -> None:
    ended = fleet("check", key, "--points", "1500")
    assert ended.exit_code == 1
    assert len([line for line in ended.stdout.splitlines() if line.startswith(rule)]) == 1
    assert "cannot be played at 1500 points, only at" in ended.stdout


def test_a_check_of_a_team_as_json_is_one_document(fleet: Run) -> None:
    document = json.loads(fleet("check", "rebels_2x400", "--json").stdout)
    assert (document["legal"], document["limit"], document["limit_of_each"]) == (True, 800, 400)
    assert [each["name"] for each in document["fleets"]] == ["Home One's Line", "Wings of Phoenix"]


def test_a_line_of_a_team_that_was_not_read_is_named_with_its_fleet(fleet: Run, tmp_path: Path) -> None:
    for number, each in enumerate(ready_made_teams()["rebels_2x300"].fleets):
        text = each.write("kingston").replace("Yavaris", "Yavaryss")
        (tmp_path / f"{number}.txt").write_text(text, encoding="utf-8")
    ended = fleet("check", str(tmp_path))
    assert ended.exit_code == 1
    assert "The part of the team that could be read breaks no rule, but 1 line could not be read" in ended.stdout
    assert ended.stderr.startswith("fleet 2, line ")


def test_a_random_team_is_written_to_a_folder_that_is_a_team(fleet: Run, tmp_path: Path) -> None:
    folder = tmp_path / "team"
    words = ("--team", "--players", "8", "--faction", "empire", "--seed", "5", "--into", str(folder))
    ended = fleet("random", *words)
    assert (ended.exit_code, ended.stdout) == (0, "")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"fleet-{number}.toml" for number in (1, 2, 3, 4)]
    assert team_faults([Fleet.read(file) for file in files], players=8, points=1200) == []
    assert fleet("check", str(folder)).exit_code == 0


def test_a_random_team_without_a_folder_is_printed(fleet: Run) -> None:
    ended = fleet("random", "--team", "--players", "4", "--faction", "rebel", "--seed", "1", "--to", "kingston")
    assert ended.exit_code == 0
    assert ended.stdout.count("Faction: Rebel") == 2


@proves("SEC-16")
def test_a_random_team_needs_a_number_of_players(fleet: Run) -> None:
    ended = fleet("random", "--team", "--faction", "rebel")
    assert (ended.exit_code, "--players 4, 6 or 8 (SEC-16)" in ended.stderr) == (2, True)
    ended = fleet("random", "--team", "--players", "5", "--faction", "rebel")
    assert (ended.exit_code, "5 players (SEC-16)" in ended.stderr) == (2, True)


def test_list_names_the_ready_made_teams_and_their_fleets(fleet: Run) -> None:
    shown = fleet("list", "--teams").stdout
    document = json.loads(fleet("list", "--teams", "--json").stdout)
    assert [row["key"] for row in document] == list(ready_made_teams())
    for key, team in ready_made_teams().items():
        assert key in shown
        assert all(own in shown for own in team.fleet_keys)


def test_a_team_where_one_fleet_is_wanted_is_told_its_fleets(fleet: Run) -> None:
    ended = fleet("show", "rebels_2x300")
    assert ended.exit_code == 2
    assert "Name one of its fleets: rebels_300_line, rebels_300_wings" in ended.stderr


def test_an_empty_folder_is_no_team(fleet: Run, tmp_path: Path) -> None:
    ended = fleet("check", str(tmp_path))
    assert (ended.exit_code, "a folder without files" in ended.stderr) == (2, True)


def test_a_folder_that_cannot_be_written_to_is_said(fleet: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ended = fleet("random", "--faction", "rebel", "--into", str(tmp_path / "file" / "folder"))
    assert (ended.exit_code, "Choose a folder you can write to" in ended.stderr) == (2, True)
