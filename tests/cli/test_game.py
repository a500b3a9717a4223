from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli
from armada.cli.game.terminal import Terminal
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.errors import PositionError
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.records.position import Position
from armada.state.records import Ship

ENGLISH = {"ARMADA_LANGUAGE": "en"}


def armada(*args: str, typed: str = "", env: Mapping[str, str | None] = ENGLISH) -> Result:
    return CliRunner(env=env).invoke(cli, ["game", *args], input=typed)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game at its start."""
    file = tmp_path / "game.txt"
    assert armada("new", "core_rebels", "core_empire", "--seed", "3", "--to", str(file)).exit_code == 0
    return file


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    file = tmp_path_factory.mktemp("games") / "whole.txt"
    result = armada("play", "--seed", "3", "--plain", "--record", str(file), typed="auto 9999\n")
    assert result.exit_code == 0, result.output
    return file


def test_a_new_game_is_a_record_with_nothing_decided(record: Path) -> None:
    game = Game.replay(record.read_text())
    assert game.decisions() == []
    assert game.questions


def test_a_new_game_goes_to_the_standard_output_without_a_file() -> None:
    result = armada("new", "core_rebels", "core_empire", "--seed", "3")
    assert result.stdout.startswith("armada-record 2\n")


def test_the_same_seed_makes_the_same_game() -> None:
    one, other = [armada("new", "core_rebels", "core_empire", "--seed", "5").stdout for _ in range(2)]
    assert one == other


GERMAN: list[tuple[list[str], Mapping[str, str | None]]] = [
    (["--language", "de"], ENGLISH),
    ([], {"ARMADA_LANGUAGE": "de"}),
    ([], {"ARMADA_LANGUAGE": None, "LC_ALL": None, "LC_MESSAGES": None, "LANG": "de_CH.UTF-8"}),
]


@pytest.mark.parametrize(("options", "env"), GERMAN)
def test_the_log_is_read_in_the_language_that_is_set(
    played: Path, options: list[str], env: Mapping[str, str | None]
) -> None:
    german = armada("show", str(played), *options, env=env).output
    assert "Gespielt wird die Mission " in german
    assert "The objective is " not in german
    assert "The objective is " in armada("show", str(played)).output


def test_a_question_is_put_with_numbered_answers() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="quit\n")
    assert "Place an obstacle." in result.output
    assert "   1 asteroid field 1 at " in result.output
    assert "… 16 of 69 shown: type list to see all." in result.output


def test_an_answer_can_be_given_by_number(record: Path) -> None:
    armada("play", str(record), typed="1\nquit\n")
    kind, answer = first_answer(record)
    assert kind == "obstacle placement"
    assert answer["obstacle"] == 0


def test_an_answer_can_be_given_in_words(record: Path) -> None:
    armada("play", str(record), typed="station 379 675\nquit\n")
    assert first_answer(record)[1]["obstacle"] == 5


def test_a_place_can_be_given_in_figures(record: Path) -> None:
    armada("play", str(record), typed="asteroid field 2 450 460 30 over\nquit\n")
    assert first_answer(record)[1] == {"obstacle": 1, "pose": [450000, 460000, 30000], "mirrored": True}


def first_answer(record: Path) -> tuple[str, dict[str, object]]:
    """The first answer of the person at the keyboard: the Rebels, who place the first obstacle."""
    lines = [json.loads(line) for line in record.read_text().splitlines()[2:]]
    kind, answer = next((line[1], line[2]) for line in lines if line[0] == 0)
    return kind, answer


def test_words_that_fit_several_answers_are_not_guessed_at() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="asteroid\nquit\n")
    assert "“asteroid” matches 1, 2, 3" in result.output


def test_words_that_fit_nothing_are_answered_with_help() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="death star\nquit\n")
    assert "“death star” matches nothing in the list. Type a number, or ? for help." in result.output


def test_a_refusal_names_the_rule_and_what_is_possible(record: Path) -> None:
    result = armada("play", str(record), typed="asteroid field 1 20 20 0\nnear\nquit\n")
    assert "(SETUP-2" in result.output
    assert "Type near to use it." in result.output
    assert first_answer(record)[0] == "obstacle placement"


def test_a_question_mark_explains() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="?\nquit\n")
    assert "Type a number or words from the list." in result.output
    assert "undo         takes back the last decision" in result.output


def test_a_question_mark_and_a_number_explain_an_answer() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="? 1\nauto\n" * 90 + "quit\n")
    assert result.exit_code == 0
    assert "Navigate: speed up to 1 higher or lower, one more click." in result.output
    assert " damage." in result.output, "what an attack does on average"


def test_the_board_is_drawn_when_asked_for() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="board\nquit\n")
    assert "Setup. First Steps: Rebels against First Steps: Empire" in result.output
    assert "+----" in result.output


def test_the_board_can_be_written_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    armada("play", "--seed", "3", "--plain", typed=f"svg {file}\nquit\n")
    assert file.read_text().startswith("<svg")


def test_a_decision_can_be_taken_back_until_the_opponent_has_acted() -> None:
    result = armada("play", "--seed", "3", "--plain", "--as", "both", typed="1\n1\n1\n1\n" + "undo\n" * 4)
    assert result.output.count("Your last decision is taken back.") == 2, (
        "the objectives were shown by the first two decisions"
    )
    alone = armada("play", "--seed", "3", "--plain", typed="1\nundo\nquit\n")
    assert "You cannot take anything back" in alone.output


def test_nothing_can_be_taken_back_after_dice_were_rolled_or_dials_revealed() -> None:
    fleets = [ready_made()[key] for key in ("core_rebels", "core_empire")]
    terminal = Terminal(Game.new(fleets, points=180, seed=3), (0, 1), {})
    rolled = revealed = kept = 0
    while terminal.game.questions and terminal.game.state.round < 4:
        draws, dials = terminal.game.draws, dials_of(terminal.game)
        terminal.do_auto(terminal.game.questions[0], "")
        if terminal.game.draws > draws:
            rolled += 1
            assert not terminal.before
        elif dials_of(terminal.game) < dials:
            revealed += 1
            assert not terminal.before
        else:
            kept += bool(terminal.before)
    assert rolled > 5
    assert revealed > 1
    assert kept > 20


def dials_of(game: Game) -> int:
    """How many facedown dials there are."""
    return sum(len(unit.dials) for unit in game.state.units if isinstance(unit, Ship))


def test_a_game_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    armada("play", "--seed", "3", "--plain", typed=f"1\nsave {file}\nquit\n")
    before = len(Game.replay(file.read_text()).decisions())
    armada("play", str(file), typed="1\nquit\n")
    assert len(Game.replay(file.read_text()).decisions()) > before


def test_the_end_of_the_input_is_the_end_of_playing(record: Path) -> None:
    result = armada("play", str(record), typed="1\n")
    assert result.exit_code == 0
    assert armada("verify", str(record)).exit_code == 0


def test_a_person_can_play_a_whole_game_with_the_help_of_hints() -> None:
    result = armada("play", "--seed", "3", "--plain", typed="hint\nauto 9999\n")
    assert "The greedy player would answer: " in result.output
    assert " wins, " in result.output
    assert result.output.rstrip().splitlines()[-1] in ("You win.", "You lose.")


def test_the_dials_of_the_opponent_are_not_told(played: Path) -> None:
    result = armada("play", "--seed", "3", "--plain", typed="auto 9999\n")
    assigned = [line for line in result.output.splitlines() if "is assigned" in line and "Victory" in line]
    assert assigned
    assert assigned[0].endswith("is assigned 3 facedown dials.")
    assert all("facedown dial" in line for line in assigned)


def test_a_record_is_shown_as_a_report(played: Path) -> None:
    shown = armada("show", str(played)).stdout
    assert shown.startswith("First Steps: Rebels against First Steps: Empire\n")
    assert "\nRound 1\n\nCommand Phase\n" in shown
    assert "The game is over (" in shown


def test_a_report_can_be_read_by_machines(played: Path) -> None:
    document = json.loads(armada("show", str(played), "--json").stdout)
    assert document["outcome"]["winner"] in (0, 1)
    assert document["decisions"] > 100


def test_a_record_is_replayed_to_its_end_or_to_a_decision(played: Path, tmp_path: Path) -> None:
    assert " wins, " in armada("replay", str(played), "--plain").stdout
    picture = tmp_path / "board.svg"
    early = armada("replay", str(played), "--plain", "--to", "9", "--svg", str(picture)).stdout
    assert early.startswith("Setup.")
    assert " chooses a ship or squadron to deploy." in early
    assert picture.read_text().startswith("<svg")
    document = json.loads(armada("replay", str(played), "--to", "40", "--json").stdout)
    assert document["viewer"] is None


def test_a_record_of_a_legal_game_is_verified(played: Path) -> None:
    result = armada("verify", str(played))
    assert result.exit_code == 0
    assert "is the record of a legal game" in result.stdout
    assert json.loads(armada("verify", str(played), "--json").stdout) == {"valid": True, "line": None, "problem": None}


@pytest.mark.parametrize("place", [5, 60, 120])
def test_verify_names_the_first_line_that_differs(played: Path, tmp_path: Path, place: int) -> None:
    lines = played.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if number >= place and line[1] in "01")
    entry = json.loads(lines[at])
    lines[at] = json.dumps([entry[0], entry[1], "no such answer"])
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines) + "\n")
    result = armada("verify", str(broken))
    assert result.exit_code == 1
    assert f"line {at + 1}: " in result.stdout


def test_verify_notices_dice_that_were_changed(played: Path, tmp_path: Path) -> None:
    lines = played.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith('["chance","roll"'))
    entry = json.loads(lines[at])
    lines[at] = json.dumps([*entry[:2], ["blank" if face != "blank" else "hit" for face in entry[2]]])
    broken = tmp_path / "loaded-dice.txt"
    broken.write_text("\n".join(lines) + "\n")
    result = armada("verify", str(broken))
    assert result.exit_code == 1
    assert "line " in result.stdout


@pytest.mark.parametrize("text", ["", "hello\n", "armada-record 2\n", "armada-record 2\n{}\n", "armada-record 2\n{]\n"])
def test_what_is_no_record_is_said_so_in_words(text: str, tmp_path: Path) -> None:
    file = tmp_path / "no-record.txt"
    file.write_text(text)
    result = armada("verify", str(file))
    assert result.exit_code == 1
    assert not isinstance(result.exception, Exception)


@pytest.mark.parametrize("line", ["[]", "[0]", '["digest"]', '[7,"attack","pass"]', '[0,"obstacle placement",{"x":1}]'])
def test_a_line_that_is_none_is_named(line: str, record: Path) -> None:
    record.write_text(record.read_text() + line + "\n")
    number = len(record.read_text().splitlines())
    result = armada("verify", str(record))
    assert result.exit_code == 1
    assert f"line {number}: " in result.stdout


def test_fleets_that_cannot_meet_are_refused_in_words() -> None:
    result = CliRunner().invoke(cli, ["game", "new", "core_rebels", "rebels_400_ships", "--points", "200"])
    assert result.exit_code != 0
    assert "cannot cost" in str(result.exception)


def test_passing_is_understood() -> None:
    from armada.cli.game.typed_answers import understand
    from armada.rules.defense_tokens import DEFENSE_TOKEN

    game = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], points=180)
    question = Question(Seat(0), DEFENSE_TOKEN, (), may_pass=True)
    assert understand(game, question, (), " Pass ") is PASS


# Positions


def test_the_position_of_a_record_is_printed_without_secrets(played: Path) -> None:
    whole, early = armada("show", "--position", str(played)), armada("show", "--position", str(played), "--to", "40")
    assert whole.stdout.startswith("armada-position 1\n")
    assert "phase: over\n" in whole.stdout
    assert "phase: over\n" not in early.stdout
    assert str(Position.parse(early.stdout)) == early.stdout
    assert json.loads(armada("show", "--position", str(played), "--json").stdout)["viewer"] is None


def test_a_position_after_some_decisions_is_only_for_positions(played: Path) -> None:
    result = armada("show", str(played), "--to", "40")
    assert result.exit_code == 2
    assert "--to works only with --position" in result.stderr


def test_a_game_starts_from_a_position_and_says_what_is_lost(played: Path, tmp_path: Path) -> None:
    file, record = tmp_path / "position.txt", tmp_path / "again.txt"
    file.write_text(armada("show", "--position", str(played), "--to", "60").stdout)
    result = armada("new", "--position", str(file), "--seed", "5", "--to", str(record))
    assert result.exit_code == 0, result.output
    assert "Drawn at random: " in result.stderr
    game = Game.replay(record.read_text())
    assert game.state.round == Position.parse(file.read_text()).state.round
    assert armada("verify", str(record)).exit_code == 0


def test_a_position_that_cannot_be_read_is_refused_with_its_line(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(armada("show", "--position", str(played)).stdout.replace("round:", "rond:"))
    result = armada("new", "--position", str(file))
    assert isinstance(result.exception, PositionError)
    assert str(result.exception) == "line 6: unknown line `rond`. Did you mean `round`?"


@pytest.mark.parametrize("words", [("core_rebels",), ()])
def test_a_new_game_needs_two_fleets_or_a_position(words: tuple[str, ...]) -> None:
    result = armada("new", *words)
    assert result.exit_code == 2
    assert "Name two fleets or two teams, or one file with --position." in result.stderr
