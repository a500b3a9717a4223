"""`armada game` with teams: the players of seats, their questions, and refusals."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli
from armada.cli.game import seats as seats_of
from armada.cli.game.seats import seats_written
from armada.cli.game.terminal import Terminal
from armada.engine.seats import Seat
from armada.errors import FleetError
from armada.fleet.ready_made_teams import ready_made_teams
from armada.players.registry import player_named
from armada.records.game import Game
from tests.proves import proves

SECTOR = ("--profile", "sector-fleet", "--players", "8")


def armada(*args: str, typed: str = "") -> Result:
    return CliRunner(env={"ARMADA_LANGUAGE": "en"}).invoke(cli, ["game", *args], input=typed)


def four_players() -> Game:
    fleets = [fleet for key in ("rebels_2x300", "empire_2x300") for fleet in ready_made_teams()[key].fleets]
    return Game.new(fleets, profile="sector_fleet", points=600, seed=3)


@proves("SEC-16")
def test_a_new_game_of_two_ready_made_teams_has_their_players_and_points() -> None:
    game = Game.replay(armada("new", "rebels_4x300", "empire_4x300", "--seed", "3", *SECTOR).stdout)
    assert [player.name for player in game.state.players] == [
        fleet.name for key in ("rebels_4x300", "empire_4x300") for fleet in ready_made_teams()[key].fleets
    ]
    assert (game.state.profile, game.state.points) == ("sector_fleet", 1200)


def test_teams_play_a_sector_fleet_of_their_size_unless_told_otherwise() -> None:
    game = Game.replay(armada("new", "rebels_3x400", "empire_3x400", "--seed", "3").stdout)
    assert (game.state.profile, game.state.points, len(game.state.players)) == ("sector_fleet", 1200, 6)


def test_a_team_can_be_listed_fleet_by_fleet_or_be_a_folder(tmp_path: Path) -> None:
    for number, fleet in enumerate(ready_made_teams()["empire_2x300"].fleets):
        (tmp_path / f"{number}.txt").write_text(fleet.write("kingston"), encoding="utf-8")
    made = armada("new", "rebels_300_line,rebels_300_wings", str(tmp_path), "--seed", "3")
    assert made.exit_code == 0, made.output
    names = [player.name for player in Game.replay(made.stdout).state.players]
    assert names == ["Ackbar's Line", "Gallant Wings", "Victory Wedge", "Rhymer's Raid"]


REFUSED = [
    (["rebels_4x300", "empire_3x300"], "SEC-16", "add 1 fleet to the second team"),
    (["rebels_2x300", "empire_2x300", "--players", "8"], "SEC-16", "bring teams of 4"),
    (["rebels_2x300", "empire_2x300", "--points", "900"], "SEC-17", "Agree on 600, 800, 1000 or 1200 points."),
    (["rebels_3x400", "empire_3x400", "--points", "1000"], "SEC-18", "Agree on 900 or 1200 points."),
    (["rebels_4x300", "empire_4x300", "--points", "800"], "SEC-19", "Agree on 1200 points."),
    (["rebels_300_line,empire_300_wedge", "empire_300_bombers,rebels_300_wings"], "SEC-20", "fleets of one faction"),
    (["rebels_300_line,rebels_400_line", "empire_2x300"], "SEC-24", "Leave out one of the two."),
]


@proves("SEC-16", "SEC-17", "SEC-18", "SEC-19", "SEC-20", "SEC-24")
@pytest.mark.parametrize(("words", "rule", "remedy"), REFUSED)
def test_teams_that_cannot_play_are_refused_with_rule_and_remedy(words: list[str], rule: str, remedy: str) -> None:
    result = armada("new", *words, "--seed", "3")
    assert isinstance(result.exception, FleetError)
    assert f"({rule})" in str(result.exception)
    assert remedy in str(result.exception)


@pytest.mark.parametrize("seats", ["0", "5", "1,9", "me", "", "1,,2"])
def test_seats_that_the_game_does_not_have_are_refused(seats: str) -> None:
    result = armada("play", "rebels_2x300", "empire_2x300", "--seed", "3", "--as", seats)
    assert result.exit_code == 2
    assert "It has seats 1 to 4" in " ".join(result.stderr.replace("│", " ").split())


def test_a_player_of_a_team_is_told_who_plays_with_and_against_them() -> None:
    shown = armada("play", "rebels_2x300", "empire_2x300", "--seed", "3", "--as", "2", "--against", "random").output
    assert (
        "You play Gallant Wings with Ackbar's Line (random) against Victory Wedge (random) and Rhymer's Raid (random)."
    ) in shown


def test_the_people_at_one_keyboard_may_be_on_both_sides() -> None:
    words = ("rebels_2x300", "empire_2x300", "--seed", "3", "--against", "random")
    shown = armada("play", *words, "--as", "1,3").output
    assert "You play Ackbar's Line and Victory Wedge." in shown
    assert "The computer plays Gallant Wings (random) and Rhymer's Raid (random)." in shown
    assert "You play both sides in turn." in armada("play", *words, "--as", "all").output


def test_each_question_names_the_seat_that_decides() -> None:
    shown = armada("play", "rebels_2x300", "empire_2x300", "--seed", "3", "--as", "all", typed="1\n1\n").output
    assert "[Seat 1, Ackbar's Line] Vote for the Grand Admiral" in shown
    assert "[Seat 2, Gallant Wings] Vote for the Grand Admiral" in shown
    assert "[Seat 3, Victory Wedge] Vote for the Grand Admiral" in shown


def test_a_team_game_is_continued_in_the_same_seats() -> None:
    game = four_players()
    players = {Seat(seat): player_named("random", 1) for seat in (1, 3)}
    assert Terminal(game, (2, 0), players).way_back("x") == "armada game play x --as 1,3 --against random"
    assert Terminal(game, range(4), {}).way_back("x") == "armada game play x --as all"
    assert seats_written(game, [Seat(2)]) == "3"


def test_a_whole_game_of_four_is_played_shown_and_replayed(tmp_path: Path) -> None:
    game, players = four_players(), {Seat(seat): player_named("random", 1) for seat in range(4)}
    Terminal(game, (), players, plain=True).play()
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    assert armada("show", str(file)).exit_code == 0
    assert game.outcome is not None
    assert f"Team {game.outcome.winner + 1} wins" in armada("replay", str(file), "--plain").output
    assert armada("verify", str(file)).exit_code == 0


def test_a_concession_in_a_team_is_for_the_whole_team() -> None:
    shown = armada(
        "play", "rebels_2x300", "empire_2x300", "--seed", "3", "--against", "random", typed="concede\n"
    ).output
    assert "This destroys all fleets of your team and ends the game." in shown


def test_the_screen_is_cleared_before_an_opponent_comes_after_a_secret_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handed: list[str] = []
    monkeypatch.setattr(
        "armada.cli.game.terminal.hand_over", lambda game, seat: handed.append(seats_of.seat_name(game, seat))
    )
    shown = armada("play", "rebels_2x300", "empire_2x300", "--seed", "3", "--as", "all", typed="1\n1\n1\n").output
    assert "[Seat 2, Gallant Wings]" in shown
    assert handed == ["Seat 3, Victory Wedge"], "not between teammates"


def test_a_hand_over_waits_for_the_next_player_only_at_a_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, waited = four_players(), []
    monkeypatch.setattr(seats_of, "read_line", lambda: waited.append(True))
    seats_of.hand_over(game, Seat(2))
    assert (waited, capsys.readouterr().out) == ([], "")
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    seats_of.hand_over(game, Seat(2))
    assert waited == [True]
    assert "Hand the keyboard to Seat 3, Victory Wedge. Press Enter there to go on." in capsys.readouterr().out
