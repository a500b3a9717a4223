"""Mirrored batches: each seed is played twice, and the players change sides between the two games."""

from __future__ import annotations

import csv
import json
from pathlib import Path

from click.testing import CliRunner, Result

from armada.cli import cli
from armada.fleet.ready_made import ready_made
from armada.sim.games import GameResult, Matchup, new_game, new_players
from armada.sim.statistics import summarize


def mirrored(number: int) -> tuple[list[str], bytes]:
    """The names of the players of a game of a mirrored match, and the key of its chance."""
    fleets = [ready_made()[key] for key in ("core_rebels", "core_empire")]
    match = Matchup.of(fleets, ("greedy", "random"), mirrored=True)
    return [player.name for player in new_players(match, 1, number)], new_game(match, 1, number).key


def test_both_games_of_a_pair_have_the_same_chance_and_the_players_on_other_sides() -> None:
    (one, key), (other, same), (third, new) = mirrored(0), mirrored(1), mirrored(2)
    assert one == third == ["greedy", "random"]
    assert other == ["random", "greedy"]
    assert key == same != new


def result(number: int, winner: int, scores: tuple[int, int]) -> GameResult:
    players = ("random", "greedy") if number % 2 else ("greedy", "random")
    return GameResult(
        number=number,
        players=players,
        winner=winner,
        scores=scores,
        margin=0,
        reason="six rounds",
        rounds=6,
        first=0,
        objective="",
        decisions=1,
    )


def test_wins_are_counted_for_each_player_and_each_side_it_played() -> None:
    greedy, random = summarize([result(0, 0, (90, 10)), result(1, 1, (0, 50)), result(2, 1, (20, 40))]).players
    assert (greedy.name, greedy.wins, greedy.wins_by_side) == ("greedy", 2, (1, 1))
    assert (random.name, random.wins, random.wins_by_side) == ("random", 1, (0, 1))
    assert (round(greedy.mean_score, 1), round(random.mean_score, 1)) == (53.3, 16.7)


def test_where_players_keep_their_sides_the_sides_say_it_all() -> None:
    assert summarize([result(0, 0, (90, 10)), result(2, 1, (20, 40))]).players == ()


def run(*args: str) -> Result:
    words = ["sim", "run", "core_rebels", "core_empire", "--seed", "1", "--workers", "1", *args]
    return CliRunner(env={"COLUMNS": "160"}).invoke(cli, words)


def test_a_mirrored_batch_is_drawn_with_a_line_for_each_player(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    drawn = run("--players", "greedy,random", "--games", "2", "--mirrored", "--csv", str(file))
    assert drawn.exit_code == 0, drawn.output
    for words in ("Players", f"as {ready_made()['core_rebels'].name}", "greedy", "random", "both", "2 games, seed 1"):
        assert words in drawn.stdout
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [(row["player_1"], row["player_2"]) for row in rows] == [("greedy", "random"), ("random", "greedy")]


def test_machines_get_the_players_of_a_mirrored_batch() -> None:
    document = json.loads(run("--players", "greedy,random", "--games", "2", "--mirrored", "--json").stdout)
    assert document["mirrored"] is True
    assert [game["players"] for game in document["games"]] == [["greedy", "random"], ["random", "greedy"]]
    assert [player["name"] for player in document["summary"]["players"]] == ["greedy", "random"]
    assert sum(player["wins"] for player in document["summary"]["players"]) == 2


def test_a_mirrored_batch_needs_two_players_and_an_even_number_of_games() -> None:
    alone = run("--players", "greedy", "--games", "2", "--mirrored")
    assert alone.exit_code == 2
    assert "--mirrored compares two players." in alone.stderr
    odd = run("--players", "greedy,random", "--games", "3", "--mirrored")
    assert odd.exit_code == 2
    assert "Name an even number of --games, such as 4." in odd.stderr
