"""Records and saves of older versions: they replay to the same game, or say plainly that they cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from armada.errors import RecordError
from armada.records.game import Game
from armada.records.record import digest, follow_record
from armada.rules.command_phase import DIALS

FIXTURES = Path(__file__).parent / "fixtures"
"""Written by an earlier version, in which each command dial was an answer of its own; never written again."""

DIGESTS = {"record_1": "ebf96a73967daf7a", "record_1_without_key": "0755a0064b2e6123"}
"""The games at their end; the records themselves hold the digests of the version that wrote them."""


def older(name: str) -> str:
    return (FIXTURES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DIGESTS)
def test_a_record_of_format_1_replays_to_the_same_game(name: str) -> None:
    game = Game.replay(older(name))
    assert digest(game) == DIGESTS[name]
    assert game.outcome is not None


@pytest.mark.parametrize("name", DIGESTS)
def test_the_game_of_an_older_record_is_written_in_the_format_of_today(name: str) -> None:
    record = Game.replay(older(name)).record()
    assert record.startswith("armada-record 2\n")
    assert '"command dial"' not in record
    assert digest(Game.replay(record)) == DIGESTS[name]


def test_the_dials_of_a_seat_are_one_decision_of_an_older_record_too() -> None:
    steps = [step for step in follow_record(Game, older("record_1")) if step.line and step.line[1] == DIALS.name]
    assert len(steps) == 12, "two seats in six rounds"
    assert [step.line[0] for step in steps[:2]] == [1, 0] or [step.line[0] for step in steps[:2]] == [0, 1]


def test_an_older_record_that_ends_between_two_dials_goes_on_with_the_dials_of_that_seat() -> None:
    lines = older("record_1").splitlines()
    first = next(place for place, line in enumerate(lines) if '"command dial"' in line)
    game = Game.replay("\n".join(lines[: first + 1]))
    assert [question.kind for question in game.questions] == [DIALS, DIALS]


@pytest.mark.parametrize(
    "wrong",
    [
        '[0,"command dial",{"ship":99,"command":"repair"}]',
        '[7,"command dial",{"ship":0,"command":"repair"}]',
        '[0,"command dial",{"ship":0,"command":"dance"}]',
        '[0,"command dial"]',
        '[0,"command dial","pass"]',
    ],
)
def test_a_wrong_dial_in_an_older_record_is_refused_with_its_line(wrong: str) -> None:
    lines = older("record_1").splitlines()
    first = next(place for place, line in enumerate(lines) if '"command dial"' in line)
    with pytest.raises(RecordError, match=f"line {first + 1}"):
        Game.replay("\n".join([*lines[:first], wrong, *lines[first + 1 :]]))


def test_a_record_of_today_has_no_dials_one_by_one() -> None:
    text = older("record_1").replace("armada-record 1", "armada-record 2")
    with pytest.raises(RecordError, match="the open question is command dials"):
        Game.replay(text)


def test_a_game_saved_between_two_dials_by_an_older_version_says_why_it_cannot_be_loaded() -> None:
    saved = (FIXTURES / "saved_between_dials.json").read_text(encoding="utf-8")
    with pytest.raises(RecordError, match="an answer to “command dial”, which is no longer asked; replay its record"):
        Game.load(saved)
