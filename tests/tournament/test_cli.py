"""`armada tournament`: a whole event on the command line, with JSON, clear refusals and exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli
from armada.fleet.ready_made import ready_made


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*args: str, code: int = 0, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(cli, ["tournament", *args], input=stdin)
    assert result.exit_code == code, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def told(*args: str, code: int = 0) -> Any:
    return json.loads(run(*args, "--json", code=code).stdout)


def test_a_whole_event_of_nine_with_a_drop_a_correction_and_an_undo() -> None:
    run("new", "shop", "--name", "Shop Night", "--rounds", "3")
    names = "Name,Club\n" + "".join(f"Player {letter},Club {number % 3}\n" for number, letter in enumerate("ABCDEFGHI"))
    assert "9 players" in run("players", "shop", "--import", "-", stdin=names).stdout
    for number in range(1, 4):
        paired = told("pair", "shop", "--seed", f"seed {number}")
        assert paired["round"]["status"] == "preview"
        run("publish", "shop")
        for match in paired["round"]["matches"]:
            if match["table"] is not None:
                said = told("result", "shop", str(match["table"]), "150", "100")
                assert said["verdict"]["points"] == [6, 4]
        if number == 1:
            run("players", "shop", "--drop", "Player I")
        if number == 3:
            first = told("result", "shop", "1", "100", "150", "--round", "1", code=1)
            assert first["can_overrule"] is True
            run("result", "shop", "1", "100", "150", "--round", "1", "--correct")
            run("undo", "shop")
            run("undo", "shop", "--redo")
    lines = told("standings", "shop")
    assert len(lines) == 9
    assert lines == sorted(lines, key=lambda line: line["rank"])
    assert [line["presence"] for line in lines].count("dropped") == 1
    assert "Round 3 of 3 is published; 0 results are missing" in run("show", "shop").stdout
    run("finish", "shop")
    assert told("show", "shop")["finished"] is True
    assert run("verify", "shop").stdout.count("agrees") == 3
    assert "overruled" not in run("log", "shop").stdout
    assert told("standings", "shop", "--after", "1") != lines


def test_refusals_say_what_the_rule_is_and_what_can_be_done() -> None:
    run("new", "shop")
    assert "0 of 0 players are taking part (TRN-29). Add players" in run("pair", "shop", code=1).stderr
    run("players", "shop", "--add", "Ada", "--add", "Bob")
    run("pair", "shop", "--seed", "x")
    assert "not published yet" in run("pair", "shop", code=1).stderr
    assert "not published" in run("result", "shop", "1", "1", "2", code=1).stderr
    run("publish", "shop")
    assert "second player (TRN-52). Choose that player." in run("result", "shop", "1", "9", "9", code=1).stderr
    assert "There is no player called “Zoe”" in run("result", "shop", "Zoe", "1", "2", code=1).stderr
    assert "Table" in run("result", "shop", "7", "1", "2", code=1).stderr
    assert "two numbers" in run("result", "shop", "1", "many", "2", code=1).stderr
    assert "cannot end by" in run("result", "shop", "1", "1", "2", "--time", "--conceded", "Ada", code=1).stderr
    doubt = run("result", "shop", "1", "900", "2", "--time", code=1)
    assert "Add --insist" in doubt.stderr
    run("result", "shop", "1", "900", "2", "--time", "--insist")
    assert "overruled" in run("log", "shop").stdout
    refusal = told("result", "shop", "1", "1", "1", code=1)
    assert (refusal["rule"], refusal["can_overrule"]) == ("TRN-52", False)
    assert "Cannot read" in run("show", "nowhere", code=1).stderr
    assert run("pair", code=2).exit_code == 2


def test_results_of_every_kind_can_be_entered() -> None:
    run("new", "shop")
    run("players", "shop", *(word for name in "ABCDEFGHIJKL" for word in ("--add", name)))
    pairs = [
        [player["name"] for player in match["players"]]
        for match in told("pair", "shop", "--seed", "x")["round"]["matches"]
    ]
    run("publish", "shop")

    def verdict(*args: str) -> Any:
        return told("result", "shop", *args)["verdict"]

    assert verdict(pairs[0][1], "-", "20", "--conceded", pairs[0][0], "--objective", "30")["points"] == [0, 10]
    assert verdict(pairs[1][0], "430", "400", "--destroyed", pairs[1][1])["margin"] == 30
    both = ["--destroyed", pairs[2][0], "--destroyed", pairs[2][1]]
    assert verdict("3", "430", "400", *both)["winner"] == 0
    assert verdict("4", "430", "400", "--together", "--second", pairs[3][1])["winner"] == 1
    assert verdict("5", "--no-show", pairs[4][0])["points"] == [0, 8]
    assert verdict("6", "--judge", "3", "3", "--winner", pairs[5][1], "--margin", "5")["margins"] == [0, 5]
    preview = run("result", "shop", "1", "10", "0", "--preview", code=1)
    assert "already has a result" in preview.stdout
    run("result", "shop", "6", "--clear")
    assert "margin 10" in run("result", "shop", "6", "10", "0", "--preview").stdout
    assert told("show", "shop")["round"]["matches"][5]["verdict"] is None


def test_pairings_are_changed_by_hand_before_they_are_published() -> None:
    run("new", "shop")
    run("players", "shop", *(word for name in "ABCDEFGH" for word in ("--add", name)))
    run("pair", "shop", "--seed", "x")
    run("pair", "shop", "--set", "A", "B")
    run("pair", "shop", "--lock", "C")
    run("pair", "shop", "--table", "A", "9")
    document = told("pair", "shop", "--again", "--seed", "y")["round"]
    pairs = [{player["name"] for player in match["players"]} for match in document["matches"]]
    assert {"A", "B"} in pairs
    assert sum(match["locked"] for match in document["matches"]) >= 2
    run("pair", "shop", "--unlock", "A")
    run("pair", "shop", "--swap", "A", "C")
    run("publish", "shop")
    assert "no unpublished round" in run("pair", "shop", "--again", code=1).stderr


def test_players_are_kept_on_the_command_line() -> None:
    run("new", "shop", "--check-in", "--tier", "competitive", "--judge", "Zoe")
    run("players", "shop", "--add", "Ada", "--club", "Blue", "--email", "a@x.org")
    run("players", "shop", "--add", "Bob")
    assert "already" in run("players", "shop", "--add", "Bob", code=1).stderr
    run("players", "shop", "--check-in", "all")
    run("players", "shop", "--rename", "Bob", "Robert")
    run("players", "shop", "--table", "Robert", "4")
    run("players", "shop", "--bye", "Ada", "1")
    Path("fleet.txt").write_text(ready_made()["rebels_400_ships"].write("kingston"))
    run("players", "shop", "--fleet", "Ada", "fleet.txt")
    document = {player["name"]: player for player in told("players", "shop")["players"]}
    assert document["Robert"]["fixed_table"] == 4
    assert document["Ada"]["granted_byes"] == [1]
    assert document["Ada"]["fleet"]
    assert "email" not in document["Ada"]
    run("players", "shop", "--disqualify", "Robert")
    run("players", "shop", "--anonymise", "Ada", "--insist")
    assert "Ada" not in Path("shop.event").read_text()
    bad = run("players", "shop", "--import", "-", "--insist", stdin="name\nCarol\n,\n\nDave,x\n", code=1)
    assert "line 5" in bad.stderr


def test_pages_and_exports_are_written_and_an_event_is_read_back() -> None:
    run("new", "shop", "--name", "Shop Night")
    run("players", "shop", "--add", "Ada", "--add", "Bob", "--add", "Carol")
    run("pair", "shop", "--seed", "x")
    run("publish", "shop")
    for what in ("pairings", "slips", "standings", "fleets"):
        assert "<!doctype html>" in run("print", "shop", what, "--paper", "letter").stdout
    run("print", "shop", "pairings", "--by-table", "--to", "page.html")
    assert "Shop Night" in Path("page.html").read_text()
    run("export", "shop", "--to", "shop.json")
    assert run("export", "shop", "--as", "csv").stdout.startswith("rank,name")
    assert json.loads(run("export", "shop", "--as", "archive").stdout)["name"] == "Shop Night"
    run("new", "copy", "--from", "shop.json")
    assert Path("copy.event").read_bytes() == Path("shop.event").read_bytes()
    assert told("standings", "copy") == told("standings", "shop")


def test_profiles_tiers_cut_and_days_are_chosen() -> None:
    assert "Sector Fleet" in run("new", "sector", "--profile", "sector-fleet", "--points", "800").stdout
    assert "TRN-11" in run("new", "odd", "--points", "350", code=1).stderr
    own = told("new", "own", "--profile", "custom", "--row", "0=2/1", "--row", "100=3/0", "--bye", "2/50")
    assert own["settings"]["profile"]["bye"] == {"points": 2, "margin": 50, "rule": ""}
    run("new", "shop", "--rounds", "1")
    run("players", "shop", *(word for name in "ABCD" for word in ("--add", name)))
    run("change", "shop", "--schedule", "software", "--names", "initials")
    assert told("show", "shop")["settings"]["schedule"] == "software"
    run("pair", "shop", "--seed", "x")
    run("publish", "shop")
    assert "Results of round 1 are missing" in run("cut", "shop", "2", code=1).stderr
    for table in "12":
        run("result", "shop", table, "100", "0")
    run("day", "shop", "--top", "4")
    assert "drawn at random (TRN-97)" in run("cut", "shop", "2", "--seed", "x").stderr
    final = told("pair", "shop")["round"]
    assert final["title"] == "Final"
    run("publish", "shop")
    run("result", "shop", "1", "100", "0")
    said = run("finish", "shop").stdout
    assert "standings" in said
    assert re.search(r" is over\. .+ wins\.$|shared", said.strip())
    run("undo", "shop")
    run("undo", "shop", "--round", "--insist")


def test_the_clock_and_notes_are_kept() -> None:
    run("new", "shop")
    run("players", "shop", "--add", "Ada", "--add", "Bob")
    assert "Publish the pairings" in run("clock", "shop", "start", code=1).stderr
    run("pair", "shop", "--seed", "x")
    run("publish", "shop")
    assert "135:00 left, the clock is stopped" in run("clock", "shop").stdout
    assert told("clock", "shop", "start")["running"] is True
    assert "--minutes" in run("clock", "shop", "give", code=1).stderr
    assert told("clock", "shop", "give", "--minutes", "5", "--table", "1")["extra_minutes"] == {"1": 5}
    run("clock", "shop", "pause")
    run("note", "shop", "slow dials", "--kind", "slow play", "--player", "Ada")
    run("note", "shop", "--kind", "judge call", "--table", "1")
    assert "slow play  Ada  slow dials" in run("note", "shop").stdout
    assert [note["kind"] for note in told("note", "shop")] == ["slow play", "judge call"]
    assert "judge call  table 1 (open)" in run("note", "shop").stdout
    run("note", "shop", "Obstructed", "--answer", "2", "--minutes", "4")
    assert "judge call  table 1 (answered: Obstructed)" in run("note", "shop").stdout
