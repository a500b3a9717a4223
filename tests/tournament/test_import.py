"""Lists of players from elsewhere: each line stands for itself, and lines that give no player are listed."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from armada.cli.tournament.command import tournament
from armada.tournament.import_csv import read_players

EIGHTY = [f"Player {number},Club {number % 7}" for number in range(1, 81)]


def named(text: str) -> list[str]:
    return [one.player.name for one in read_players(text).players]


@pytest.mark.parametrize("line", ['"Player 3,Club 3', 'Player 3,"Club 3', '"Player 3",Club "3"x,"'])
def test_one_stray_quote_loses_one_line_and_not_the_rest(line: str) -> None:
    lines = ["name,club", *EIGHTY[:2], line, *EIGHTY[3:]]
    found = read_players("\n".join(lines))
    assert len(found.players) == 79
    (bad,) = found.bad
    assert bad.line == 4
    assert bad.text == line[:80]
    assert "quote" in bad.why


def test_two_stray_quotes_lose_two_lines_and_nobody_between_them() -> None:
    lines = ["name,club", *EIGHTY]
    lines[3], lines[40] = f'"{lines[3]}', f'"{lines[40]}'
    found = read_players("\n".join(lines))
    assert len(found.players) == 78
    assert [bad.line for bad in found.bad] == [4, 41]


def test_a_stray_quote_among_quoted_lines_loses_one_line() -> None:
    lines = ["name;club", *(f'"Player {number}";"Club"' for number in range(1, 81))]
    lines[10] = '"Player 10;"Club"'
    found = read_players("\n".join(lines))
    assert len(found.players) == 79
    assert [bad.line for bad in found.bad] == [11]


def test_two_names_with_a_quote_each_do_not_become_one_player() -> None:
    found = read_players('name\n"Ada\nBob"\nCarol\n')
    assert [one.player.name for one in found.players] == ["Carol"]
    assert [bad.line for bad in found.bad] == [2, 3]


def test_a_fleet_of_several_lines_is_one_cell() -> None:
    text = 'name,fleet\nAda,"Victory II\n= 85\n"\nBob,\n'
    found = read_players(text)
    assert [(one.line, one.player.name) for one in found.players] == [(2, "Ada"), (5, "Bob")]
    assert found.players[0].fleet == "Victory II\n= 85"
    assert not found.bad


def test_a_column_that_is_left_out_may_hold_several_lines() -> None:
    found = read_players('name,address\nAda,"1 High Street\nTown"\nBob,\n')
    assert [one.player.name for one in found.players] == ["Ada", "Bob"]


def test_a_name_with_quotes_in_its_middle_is_a_name() -> None:
    assert named('Ada "Ace" Lovelace\nBob\n') == ['Ada "Ace" Lovelace', "Bob"]


def test_a_table_that_is_none_and_a_club_without_end_lose_their_lines_alone() -> None:
    found = read_players(f"name,club,table\nAda,,0\nBob,{'x' * 300},\nCarol,,3\n")
    assert [one.player.name for one in found.players] == ["Carol"]
    assert [bad.line for bad in found.bad] == [2, 3]


def test_the_command_line_lists_each_line_that_was_not_taken(tmp_path: Path) -> None:
    file, event = tmp_path / "players.csv", str(tmp_path / "friday.event")
    file.write_text("\n".join(["name,club", *EIGHTY[:2], '"Player 3,Club 3', *EIGHTY[3:]]))
    run = CliRunner()
    assert run.invoke(tournament, ["new", event]).exit_code == 0
    done = run.invoke(tournament, ["players", event, "--import", str(file)])
    assert done.exit_code == 1
    assert "79 players" in done.output
    assert "line 4: " in done.stderr
    assert '"Player 3,Club 3' in done.stderr
    assert "1 line was skipped" in done.stderr
