from __future__ import annotations

import subprocess
import sys
from itertools import count
from typing import Any

import pytest

from armada.engine.questions import Question
from armada.errors import PlayerError
from armada.players.knowledge import SeatKnowledge
from armada.players.random_player import RandomPlayer
from armada.state.records import Command, Ship
from armada.testing import check_player


class FirstOption:
    """A player that keeps every promise."""

    name = "first option"

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        return question.options[0]


class Illegal(FirstOption):
    name = "illegal"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        return "pass" if not question.may_pass else question.options[0]


class Unreadable(FirstOption):
    name = "unreadable"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        return object()


class Meddling(FirstOption):
    """Plays on in the true game."""

    name = "meddling"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        knowledge._game.play(question.options[0], question.seat)
        return question.options[0]


class Moody(RandomPlayer):
    """Never draws the same twice."""

    name = "moody"
    made = count()

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(f"{seed} {next(self.made)}")


class Peeping(FirstOption):
    """Looks at the enemy's dials before it chooses a course."""

    name = "peeping"

    def answer(self, knowledge: SeatKnowledge, question: Question[Any]) -> Any:
        ships = [unit for unit in knowledge._game.state.units if isinstance(unit, Ship) and unit.seat != knowledge.seat]
        slows = any(ship.dials[:1] == (Command.NAVIGATE,) for ship in ships)
        return question.options[-1 if slows else 0]


def test_a_player_that_keeps_every_promise_passes() -> None:
    assert check_player(FirstOption) > 20
    assert check_player(FirstOption, seat=1, seed="another") > 20


@pytest.mark.parametrize(
    ("player", "fault"),
    [
        (Illegal, r"illegal, question 1 \(.+\), answer .+ is refused: .+"),
        (Unreadable, r"unreadable, question 1 \(.+\): .* cannot be read as an answer"),
        (Meddling, r"meddling, question 1 .* changed the game\. Try things out in knowledge\.imagine"),
        (Moody, r"moody, question .* differs when the same seed answers again\. Draw from knowledge\.rng"),
        (Peeping, r"peeping, question .* depends on something hidden\. Look only at knowledge\.view"),
    ],
)
def test_a_player_that_breaks_a_promise_is_named_with_the_question_and_the_remedy(
    player: type[FirstOption], fault: str
) -> None:
    with pytest.raises(PlayerError, match=fault):
        check_player(player)


def test_the_check_needs_no_test_framework() -> None:
    program = (
        "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None;"
        "from armada.players.random_player import RandomPlayer; from armada.testing import check_player;"
        "assert check_player(RandomPlayer) > 20"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
