from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli, sim
from armada.sim.batches import Batch, run_games
from armada.sim.games import Matchup


def run(*args: str) -> Result:
    return CliRunner().invoke(cli, ["sim", "run", "core_rebels", "core_empire", *args])


def test_a_batch_is_drawn_as_tables() -> None:
    result = run("--players", "greedy,random", "--games", "4", "--seed", "1", "--workers", "1")
    assert result.exit_code == 0, result.output
    for words in ("Results", "Scores", "95% interval", "greedy", "random", "4 games, seed 1", "Effects resolved"):
        assert words in result.stdout


def test_machines_get_one_document() -> None:
    document = json.loads(run("--players", "random", "--games", "3", "--seed", "1", "--workers", "1", "--json").stdout)
    assert document["players"] == ["random", "random"]
    assert document["complete"] is True
    assert document["summary"]["games"] == 3
    assert [game["number"] for game in document["games"]] == [0, 1, 2]


def test_the_document_is_the_same_with_any_number_of_workers() -> None:
    one, two = [
        run("--players", "random", "--games", "6", "--seed", "8", "--workers", workers, "--json").stdout
        for workers in ("1", "2")
    ]
    assert one == two


def test_every_game_is_a_line_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    run("--players", "random", "--games", "3", "--seed", "1", "--workers", "1", "--csv", str(file))
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert len(rows) == 3
    assert set(rows[0]) == set(sim.COLUMNS)
    assert {row["winner"] for row in rows} <= {"1", "2"}


@pytest.mark.parametrize("players", ["thrawn", "greedy,thrawn", "greedy,random,greedy"])
def test_players_that_do_not_exist_are_refused_with_those_that_do(players: str) -> None:
    result = run("--players", players, "--games", "1")
    assert result.exit_code == 2
    assert "The players are greedy, random." in result.stderr.replace("\n", " ")


def test_a_run_that_is_broken_off_shows_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_short(match: Matchup, games: int, **settings: object) -> Batch:
        found = run_games(match, 2, seed=1)
        return Batch(match=match, seed="1", wanted=games, results=found.results)

    monkeypatch.setattr(sim, "run_games", cut_short)
    result = run("--players", "random", "--games", "50", "--seed", "1")
    assert result.exit_code == 1
    assert "2 games, seed 1" in result.stdout
    assert "Stopped after 2 of 50 games." in result.stderr
