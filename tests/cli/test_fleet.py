"""`armada fleet`, as a user at a terminal or a script meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from armada.catalog.cards import Faction, Printing
from armada.cli import cli, main
from armada.fleet import Dialect, Fleet
from armada.fleet.ready_made import ready_made
from tests.proves import proves

SAMPLES = Path(__file__).parents[1] / "fleet" / "samples"
KINGSTON = str(SAMPLES / "kingston.txt")


class Ended(NamedTuple):
    """How a command ended and what it printed."""

    exit_code: int
    stdout: str
    stderr: str


@pytest.fixture
def fleet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Ended]:
    """Runs `armada fleet` through its door."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["armada", "fleet", *words])
        with pytest.raises(SystemExit) as end:
            main()
        printed = capsys.readouterr()
        assert "Traceback" not in printed.err
        assert isinstance(end.value.code, int)
        return Ended(end.value.code, printed.out, printed.err)

    return run


Run = Callable[..., Ended]


def test_check_says_yes_with_exit_code_0(fleet: Run) -> None:
    ended = fleet("check", KINGSTON, "--points", "400")
    assert ended.exit_code == 0
    assert ended.stdout == "Dumpster Fire Mk 18 is legal (400 of 400 points, profile standard).\n"


def test_check_says_no_with_rule_and_remedy_and_exit_code_1(fleet: Run) -> None:
    ended = fleet("check", KINGSTON, "--points", "350")
    assert ended.exit_code == 1
    lines = ended.stdout.split("\n")
    assert lines[0].startswith("FLEET-01  The fleet cannot cost 400 points")
    assert lines[1].startswith("          ")
    assert "not legal: 1 fault (400 of 350 points" in ended.stdout


def test_check_knows_the_profiles(fleet: Run) -> None:
    assert "profile tournament" in fleet("check", "rebels_400_ships", "--profile", "tournament").stdout
    assert fleet("check", "empire_600", "--profile", "sector_fleet", "--points", "600").exit_code == 0
    ended = fleet("check", KINGSTON, "--profile", "pirates")
    assert ended.exit_code == 2
    assert "The profiles are standard, tournament, sector-fleet" in ended.stderr


def test_check_tells_remarks_on_the_standard_error(fleet: Run) -> None:
    ended = fleet("check", str(SAMPLES / "kingston_without_blank_lines.txt"), "--points", "400")
    assert ended.stderr.splitlines()[0] == "line 8: Captain Brunson: listed at 9, now 5."
    assert "was 9" not in ended.stdout


def test_check_cannot_say_yes_where_a_line_was_not_read(fleet: Run, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text(Path(KINGSTON).read_text(encoding="utf-8").replace("Yavaris", "Yavaryss"), encoding="utf-8")
    ended = fleet("check", str(path), "--points", "400")
    assert ended.exit_code == 1
    assert "that could be read breaks no rule, but 1 line could not be read" in ended.stdout
    assert "line 26: No card is called “Yavaryss”. Did you mean Yavaris" in ended.stderr


def test_check_as_json_is_one_document(fleet: Run) -> None:
    ended = fleet("check", str(SAMPLES / "star_forge.txt"), "--points", "380", "--json")
    assert (ended.exit_code, ended.stderr) == (1, "")
    document = json.loads(ended.stdout)
    assert (document["legal"], document["limit"], document["points"]) == (False, 380, 384)
    assert document["faults"][0]["rule"] == "FLEET-01"
    assert {"line", "text", "message", "suggestions", "is_unknown"} == set(document["remarks"][1])


@proves("EXT-base-02")
def test_the_last_official_rules_bring_their_printing(fleet: Run) -> None:
    checked = fleet("check", "rebels_400_squadrons", "--profile", "extended")
    assert checked.exit_code == 0
    assert "398 of 400 points, profile extended" in checked.stdout
    refused = fleet("check", "rebels_400_squadrons", "--profile", "extended", "--printing", "2016")
    assert refused.exit_code == 1
    assert refused.stdout.startswith("EXT-base-02")


def test_the_printing_can_be_chosen(fleet: Run) -> None:
    path = str(SAMPLES / "star_forge.txt")
    assert "389 of 400" in fleet("check", path, "--points", "400", "--printing", "final").stdout
    assert fleet("show", path, "--printing", "final").stderr == ""
    assert fleet("show", "core_empire", "--printing", "2015").exit_code == 2


def test_show_draws_ships_upgrades_squadrons_objectives_and_totals(fleet: Run) -> None:
    ended = fleet("show", KINGSTON)
    assert ended.exit_code == 0
    rows = [" ".join(line.split()) for line in ended.stdout.split("\n")]
    for row in (
        "Dumpster Fire Mk 18",
        "Rebel fleet · cards as of 2016",
        "MC80 Star Cruiser large ship 96",
        "• Garm Bel Iblis commander 25",
        "= 133",
        "2 × Y-Wing Squadron 20",
        "1 × Biggs Darklighter X-wing Squadron 19",
        "= 84",
        "Ion Storm assault",
        "Total bid of 0 at 400 400",
    ):
        assert row in rows


def test_show_tells_author_description_and_how_far_a_fleet_is_over_its_limit(fleet: Run) -> None:
    assert "by shmitty" in fleet("show", str(SAMPLES / "warlords.txt")).stdout
    assert "For your first game" in fleet("show", "core_empire").stdout
    assert "100 over 300" in fleet("show", KINGSTON, "--points", "300").stdout


def test_show_as_json_has_names_costs_and_bid(fleet: Run) -> None:
    document: dict[str, Any] = json.loads(fleet("show", KINGSTON, "--points", "410", "--json").stdout)
    assert document["ships"][0] == {
        "card": "cr90_corvette_a",
        "name": "CR90 Corvette A",
        "points": 44,
        "upgrades": [{"card": "jainas_light", "name": "Jaina's Light", "points": 2}],
        "total": 46,
    }
    assert document["squadrons"][1] == {"card": "y_wing_squadron", "name": "Y-Wing Squadron", "points": 10, "count": 2}
    assert document["objectives"]["defense"] == ["contested_outpost"]
    assert (document["points"], document["limit"], document["bid"]) == (400, 410, 10)


@pytest.mark.parametrize("dialect", [*Dialect, "star-forge", "KINGSTON"])
def test_convert_writes_the_fleet_and_nothing_else(fleet: Run, dialect: str) -> None:
    ended = fleet("convert", "core_rebels", "--to", dialect)
    assert (ended.exit_code, ended.stderr) == (0, "")
    assert Fleet.read(ended.stdout).ships == ready_made()["core_rebels"].ships


def test_convert_needs_to_know_the_format(fleet: Run) -> None:
    assert fleet("convert", "core_rebels").exit_code == 2
    ended = fleet("convert", "core_rebels", "--to", "xws")
    assert ended.exit_code == 2
    assert "star-forge" in ended.stderr


@pytest.mark.parametrize("faction", ["rebel", "Imperial", "republic", "CIS"])
def test_random_makes_a_legal_fleet(fleet: Run, faction: str) -> None:
    ended = fleet("random", "--faction", faction, "--points", "400", "--seed", "11", "--printing", "final")
    made = Fleet.read(ended.stdout)
    assert made.faults(points=400) == []
    assert made.printing is Printing.FINAL
    assert ended.stderr == f"{made.points} points, seed 11\n"


def test_random_is_the_same_for_the_same_seed_and_tells_the_seed_it_took(fleet: Run) -> None:
    first = fleet("random", "--faction", "rebel", "--to", "kingston")
    seed = first.stderr.split()[-1]
    assert fleet("random", "--faction", "rebel", "--seed", seed, "--to", "kingston").stdout == first.stdout


def test_random_with_a_wrong_wish_says_what_is_possible(fleet: Run) -> None:
    assert "The factions are rebel, empire" in fleet("random", "--faction", "hutts").stderr
    for words in (
        ["--points", "0"],
        ["--points", "20"],
        ["--seed", "x"],
        ["--profile", "tournament", "--points", "77"],
    ):
        ended = fleet("random", "--faction", "rebel", *words)
        assert (ended.exit_code, ended.stdout) == (2, "")


def test_list_names_the_ready_made_fleets(fleet: Run) -> None:
    shown = fleet("list").stdout
    assert all(key in shown for key in ready_made())
    document = json.loads(fleet("list", "--json").stdout)
    assert [row["key"] for row in document] == list(ready_made())
    assert {row["faction"] for row in document} >= {Faction.REBEL, Faction.EMPIRE}


def test_ready_made_fleets_stand_wherever_a_file_can(fleet: Run) -> None:
    assert fleet("check", "core_empire").exit_code == fleet("check", "Core-Empire").exit_code == 0


def test_a_file_comes_before_a_ready_made_fleet_of_its_name(
    fleet: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "core_empire").write_text("CR90 Corvette A (44)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert "CR90" in fleet("show", "core_empire").stdout


def test_a_name_that_is_neither_is_suggested_another(fleet: Run) -> None:
    ended = fleet("check", "core_rebel")
    assert (ended.exit_code, ended.stdout) == (2, "")
    assert "no such file and no ready-made fleet with that name. Did you mean core_rebels or" in ended.stderr
    assert fleet("check", "x" * 5000).exit_code == 2
    assert fleet("check", "").exit_code == 2


def test_what_cannot_be_read_is_said_with_exit_code_2(fleet: Run, tmp_path: Path) -> None:
    ended = fleet("check", str(tmp_path))
    assert (ended.exit_code, "it is a folder" in ended.stderr) == (2, True)
    path = tmp_path / "fleet.bin"
    path.write_bytes(bytes(range(256)))
    ended = fleet("show", str(path))
    assert (ended.exit_code, "fleet.bin: This is not a text file" in ended.stderr) == (2, True)
    path = tmp_path / "fleet.toml"
    path.write_text('format = "armada-fleet"\nversion = 1\nfaction = 3\n', encoding="utf-8")
    ended = fleet("convert", str(path), "--to", "kingston")
    assert (ended.exit_code, ended.stdout) == (2, "")
    assert "fleet.toml: faction: " in ended.stderr


def test_a_dash_reads_the_standard_input() -> None:
    text = Path(KINGSTON).read_bytes()
    result = CliRunner().invoke(cli, ["fleet", "convert", "-", "--to", "json"], input=text)
    assert result.exit_code == 0
    assert Fleet.read(result.stdout) == Fleet.read(text)
    command = [sys.executable, "-c", "from armada.cli import main; main()", "fleet", "check", "-"]
    done = subprocess.run(command, input=b"\xff\x00\x01", capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"armada: standard input: ")
