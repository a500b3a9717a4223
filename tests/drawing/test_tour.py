from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli
from armada.cli.tour import EXAMPLES
from armada.drawing.examples import battle
from tests.drawing.drawn import parsed


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["tour", *arguments])


def test_the_tour_shows_counts_a_board_and_commands() -> None:
    shown = run()
    assert shown.exit_code == 0
    assert "66 ships, 107 squadrons, 294 upgrades, 55 objectives, 52 damage cards" in shown.output
    assert "Dominator" in shown.output
    assert all(command in shown.output for command in EXAMPLES)


def test_the_tour_writes_nothing_unless_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("theme", ["deep", "paper"])
def test_the_tour_saves_its_board_in_either_look(theme: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    shown = run("--save", str(file), "--theme", theme)
    assert shown.exit_code == 0
    text = file.read_text(encoding="utf-8")
    assert text == battle().draw("deep" if theme == "deep" else "paper")
    assert parsed(text).get("role") == "img"


def test_a_file_that_is_no_picture_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine", encoding="utf-8")
    shown = run("--save", str(file))
    assert shown.exit_code == 2
    assert "battle.svg" in shown.output
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    shown = run("--save", str(tmp_path / "nowhere" / "board.svg"))
    assert shown.exit_code == 2
    assert "cannot be written" in shown.output


def test_the_tour_is_one_json_document_when_asked() -> None:
    document = json.loads(run("--json").stdout)
    assert document["counts"]["ships"] == 66
    assert [ship["name"] for ship in document["board"]["ships"]] == ["Dominator", "Yavaris", "Dodonna's Pride"]


@pytest.mark.parametrize("command", EXAMPLES)
def test_every_command_of_the_tour_works_as_it_stands(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = CliRunner().invoke(cli, shlex.split(command)[1:])
    assert shown.exit_code == 0, shown.output
