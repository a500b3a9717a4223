"""Batches of games between teams, with the results of each player."""

from __future__ import annotations

import json

from click.testing import CliRunner

from armada.cli import cli
from armada.errors import FleetError
from armada.fleet.ready_made_teams import ready_made_teams
from armada.players.player import Player
from armada.sim.batches import run_games
from armada.sim.games import GameResult, Matchup, SeatResult, new_game, new_players
from armada.sim.statistics import summarize

RANDOM = ("--players", "random", "--games", "1", "--seed", "1", "--workers", "1")


def team_match(*players: str) -> Matchup:
    fleets = [fleet for key in ("rebels_2x300", "empire_2x300") for fleet in ready_made_teams()[key].fleets]
    return Matchup.of(fleets, (players[0], players[-1]), profile="sector_fleet")


def test_each_seat_is_played_by_the_player_of_its_side() -> None:
    players: list[Player] = new_players(team_match("greedy", "random"), 1, 0)
    assert [player.name for player in players] == ["greedy", "greedy", "random", "random"]


def test_teams_meet_at_points_that_fit_them() -> None:
    for each in ("2x400", "3x400", "4x300"):
        one, other = [ready_made_teams()[f"{side}_{each}"] for side in ("rebels", "empire")]
        match = Matchup.of([*one.fleets, *other.fleets], ("random", "random"), profile="sector_fleet")
        assert new_game(match, 1, 0).state.points == one.points


def test_a_game_of_teams_has_the_points_of_each_seat() -> None:
    (result,) = run_games(team_match("random"), 1, seed=1).results
    assert len(result.seats) == 4
    lost = [seat.lost for seat in result.seats]
    destroyed = [seat.destroyed for seat in result.seats]
    assert sum(lost) > 0
    assert 0 <= sum(destroyed[:2]) <= sum(lost[2:])
    assert 0 <= sum(destroyed[2:]) <= sum(lost[:2])


def result_with(*seats: tuple[int, int]) -> GameResult:
    return GameResult(
        number=0,
        winner=0,
        scores=(0, 0),
        margin=0,
        reason="six rounds",
        rounds=6,
        first=0,
        objective="",
        decisions=1,
        seats=tuple([SeatResult(destroyed=destroyed, lost=lost) for destroyed, lost in seats]),
    )


def test_shares_are_those_of_a_player_in_its_team() -> None:
    summary = summarize(
        [result_with((30, 0), (50, 20), (0, 80), (0, 0)), result_with((10, 0), (30, 20), (0, 0), (0, 0))]
    )
    assert [seat.destroyed for seat in summary.seats] == [20, 40, 0, 0]
    assert [round(seat.share_of_destroyed, 2) for seat in summary.seats] == [0.33, 0.67, 0, 0]
    assert [seat.share_of_lost for seat in summary.seats] == [0, 1, 1, 0]


def test_a_batch_of_teams_is_drawn_with_a_line_for_each_player() -> None:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(cli, ["sim", "run", "rebels_2x300", "empire_2x300", *RANDOM])
    assert result.exit_code == 0, result.output
    for words in ("Seats", "destroyed", "lost", "Ackbar's Line", "Rhymer's Raid", "rebels_2x300"):
        assert words in result.stdout


def test_machines_get_the_seats_of_a_batch() -> None:
    words = ["sim", "run", "rebels_300_line,rebels_300_wings", "empire_2x300", *RANDOM, "--json"]
    document = json.loads(CliRunner().invoke(cli, words).stdout)
    assert (document["profile"], document["points"]) == ("sector_fleet", 600)
    assert len(document["summary"]["seats"]) == len(document["games"][0]["seats"]) == 4
    assert set(document["games"][0]["seats"][0]) == {"destroyed", "lost"}


def test_teams_of_different_size_are_refused() -> None:
    result = CliRunner().invoke(cli, ["sim", "run", "rebels_3x300", "empire_2x300", *RANDOM])
    assert isinstance(result.exception, FleetError)
    assert "Teams of 3 fleets and 2 fleets cannot play each other (SEC-16)" in str(result.exception)


def test_two_fleets_have_seats_too() -> None:
    words = ["sim", "run", "core_rebels", "core_empire", "--players", "random", "--games", "1", "--seed", "1"]
    document = json.loads(CliRunner().invoke(cli, [*words, "--workers", "1", "--json"]).stdout)
    assert len(document["summary"]["seats"]) == 2
