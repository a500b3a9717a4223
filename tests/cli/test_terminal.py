"""A whole game at the keyboard: the terminal with all its keys."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from select import select
from typing import Any

import pytest
from click.testing import CliRunner, Result

from armada.cli import cli
from armada.cli.game.terminal import Terminal
from armada.cli.game.typed_answers import named
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.players.knowledge import SeatKnowledge
from armada.records.game import Game
from tests.patience import PATIENCE

CONTROL_C, CONTROL_D = "\x03", "\x04"


def played(typed: str, *args: str) -> Result:
    return CliRunner(env={"ARMADA_LANGUAGE": "en"}).invoke(
        cli, ["game", "play", "--seed", "3", "--plain", *args], input=typed
    )


class Keyboard:
    """A program run in a terminal of its own."""

    def __init__(self, *args: str, cwd: Path) -> None:
        self.leader, follower = pty.openpty()
        script = (
            "import fcntl, signal, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
            "signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT}); "
            "signal.signal(signal.SIGINT, signal.default_int_handler); "
            "signal.signal(signal.SIGHUP, signal.SIG_DFL); from armada.cli import cli; cli()"
        )
        command = [sys.executable, "-c", script, "game", "play", "--seed", "3", *args]
        environment = {**os.environ, "COLUMNS": "60", "TERM": "dumb"}
        self.process = subprocess.Popen(
            command, stdin=follower, stdout=follower, stderr=follower, cwd=cwd, env=environment, start_new_session=True
        )
        os.close(follower)
        self.seen = self.unread = ""

    def read_to(self, text: str) -> str:
        """The output up to some text, or to the end."""
        while text not in self.unread:
            assert select([self.leader], [], [], PATIENCE)[0], f"nothing more is written after: {self.seen}"
            try:
                more = os.read(self.leader, 4096).decode(errors="replace")
            except OSError:
                break
            self.seen, self.unread = self.seen + more, self.unread + more
        found, _, self.unread = self.unread.partition(text)
        return found

    def type(self, keys: str) -> None:
        os.write(self.leader, keys.encode())

    def press(self, key: str) -> None:
        """Press a key until something happens: a Ctrl-C in the very moment in which a prompt appears goes unheard."""
        self.type(key)
        while not self.unread and not select([self.leader], [], [], 0.5)[0]:
            if self.is_asleep():
                self.type(key)

    def is_asleep(self) -> bool:
        """Whether the program waits to be told something: it has not heard the last key."""
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"

    def wait(self) -> int:
        self.read_to("nothing that is ever written")
        return self.process.wait(timeout=PATIENCE)


@pytest.fixture
def keyboards(tmp_path: Path) -> Iterator[list[Keyboard]]:
    """The programs of a test; those still running are ended with it."""
    running: list[Keyboard] = []
    yield running
    for keyboard in running:
        if keyboard.process.poll() is None:
            keyboard.process.kill()
            keyboard.process.wait()
        os.close(keyboard.leader)


@pytest.mark.parametrize("key", [CONTROL_C, CONTROL_D])
def test_who_leaves_by_a_key_keeps_the_record(key: str, keyboards: list[Keyboard], tmp_path: Path) -> None:
    keyboard = Keyboard("--record", "kept.txt", cwd=tmp_path)
    keyboards.append(keyboard)
    keyboard.read_to("> ")
    keyboard.type("1\r")
    keyboard.read_to("> ")
    keyboard.press(key)
    keyboard.wait()
    assert "Continue with: armada game play kept.txt" in keyboard.seen
    assert len(Game.replay((tmp_path / "kept.txt").read_text()).decisions()) > 1


@pytest.mark.parametrize("ended", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
def test_a_game_that_is_recorded_is_not_lost_when_the_program_is_killed(
    ended: signal.Signals, keyboards: list[Keyboard], tmp_path: Path
) -> None:
    keyboard = Keyboard("--record", "kept.txt", cwd=tmp_path)
    keyboards.append(keyboard)
    keyboard.read_to("> ")
    for typed in ("1\r", "auto 8\r", "undo\r", "1\r"):
        keyboard.type(typed)
        keyboard.read_to("> ")
    keyboard.process.send_signal(ended)
    keyboard.process.wait(timeout=PATIENCE)
    kept = Game.replay((tmp_path / "kept.txt").read_text())
    assert len(kept.decisions()) >= 10
    assert any(question.seat == 0 for question in kept.questions)


def test_a_record_that_cannot_be_written_is_refused_before_the_game_begins(tmp_path: Path) -> None:
    result = played("1\nquit\n", "--record", str(tmp_path / "nowhere" / "kept.txt"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    assert "Answer by a number" not in result.stdout


def test_the_record_kept_while_playing_is_the_one_written_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    played("auto 40\nundo\nauto 30\nconcede yes\n", "--record", str(file))
    text = file.read_text()
    assert text == Game.replay(text).record()
    assert text.splitlines()[-1].startswith('["end"')


def test_who_leaves_a_game_that_is_kept_nowhere_is_asked_where_to_keep_it(
    keyboards: list[Keyboard], tmp_path: Path
) -> None:
    keyboard = Keyboard("--as", "2", cwd=tmp_path)
    keyboards.append(keyboard)
    keyboard.read_to("> ")
    keyboard.type("1\r")
    keyboard.read_to("> ")
    keyboard.type("quit\r")
    keyboard.read_to("This game is not saved yet.")
    keyboard.read_to("> ")
    keyboard.type("mine.txt\r")
    assert keyboard.wait() == 0
    assert "Continue with: armada game play mine.txt --as 2" in keyboard.seen
    assert Game.replay((tmp_path / "mine.txt").read_text()).decisions()


def test_lines_are_broken_between_words_in_a_narrow_terminal(keyboards: list[Keyboard], tmp_path: Path) -> None:
    keyboard = Keyboard(cwd=tmp_path)
    keyboards.append(keyboard)
    lines = keyboard.read_to("> ").replace("\r", "").splitlines()
    assert max(len(line) for line in lines) <= 60
    assert not any(line.endswith(" ") for line in lines[:-1])


class Impatient:
    """A program during whose turn somebody presses Ctrl-C."""

    name = "impatient"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        raise KeyboardInterrupt


def test_a_key_pressed_while_the_opponent_thinks_leaves_the_game_as_it_is() -> None:
    fleets = [ready_made()[key] for key in ("core_rebels", "core_empire")]
    terminal = Terminal(Game.new(fleets, points=180, seed=3), (), {Seat(0): Impatient(), Seat(1): Impatient()})
    terminal.play()
    assert Game.replay(terminal.game.record()).decisions() == []


def test_it_is_said_who_plays_whom_and_how_coordinates_run() -> None:
    output = played("quit\n").output
    assert output.startswith("You play First Steps: Rebels against First Steps: Empire (greedy). Setup.\n")
    assert "The play area is 914 by 914 mm: x to the right, y up from the first player's edge" in output
    assert "You play both sides in turn." in played("quit\n", "--as", "both").output


def test_what_the_opponent_does_begins_with_its_name() -> None:
    output = played("1\nquit\n").output
    assert "First Steps: Empire:\n  First Steps: Empire is the first player." in output
    assert output.count("First Steps: Empire:\n") == 2, "once before the first decision, once after it"


def test_the_question_is_put_again_below_the_board() -> None:
    output = played("board\nquit\n").output
    assert "E and e belong to First Steps: Rebels, I and i to First Steps: Empire" in output
    assert output.count("Place an obstacle.") == 2


def test_a_number_that_is_not_in_the_list_has_nothing_to_be_explained() -> None:
    assert "There is no answer 999 to explain." in played("? 999\nquit\n").output


def test_commands_are_understood_in_capitals_too() -> None:
    assert "takes back the last decision" in played("HELP\nQuit\n").output


def test_auto_wants_a_number() -> None:
    output = played("auto x\nquit\n").output
    assert "Type the number of questions to answer" in output
    assert "is placed" not in output


def test_all_there_is_to_know_of_a_piece_is_shown() -> None:
    output = played("show nebulon\nshow\nshow death star\nquit\n").output
    assert output.count("Nebulon-B Escort Frigate, 57 points, reserve.") == 2
    assert "Howlrunner" in output
    assert "No ship or squadron is called “death star”." in output


def test_the_rules_behind_what_was_told_last_are_told_on_request() -> None:
    output = played("auto 1\nrules\nrules atk-24\nrules atk-999\nquit\n").output
    assert "SETUP-27  Each obstacle is placed entirely within the setup area." in output.replace("\n", " ")
    assert "ATK-24  All gathered dice remaining are rolled together." in output
    assert "There is no rule atk-999." in output


def test_pieces_are_measured_by_their_names() -> None:
    output = played("auto 12\nmeasure nebulon, victory\nmeasure tie, victory\nquit\n").output
    assert "Nebulon-B Escort Frigate and Victory I-class Star Destroyer: beyond distance 5, " in output
    assert "Name two ships or squadrons in play" in output


def test_a_piece_that_is_called_just_so_is_meant() -> None:
    game = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], points=180)
    units = game.state.units
    assert len(named("tie fighter", units)) == 4
    assert [game.unit(id).label for id in named("X-Wing Squadron 1", units)] == ["X-wing Squadron 1"]


def test_conceding_has_to_be_meant() -> None:
    output = played("concede\nconcede yes\n").output
    assert "Type concede yes to confirm." in output
    assert output.rstrip().endswith("You lose.")


def test_the_score_of_the_winner_comes_first() -> None:
    output = played("concede yes\n").output
    assert "First Steps: Empire wins, 180 to 0." in output


def test_a_ship_with_a_title_is_found_by_the_name_of_its_class() -> None:
    result = played("show CR90\nquit\n")
    assert "CR90 Corvette A" in result.stdout
    assert "No ship or squadron is called" not in result.stdout
