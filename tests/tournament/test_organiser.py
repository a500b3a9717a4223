"""The file of an event: append-only, carried anywhere, safe against a stop in mid-write; undo is an entry."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from armada.errors import TournamentError
from armada.tournament.entries import Undone
from armada.tournament.export import read_whole, whole_json
from armada.tournament.log import fold
from armada.tournament.log_text import describe
from armada.tournament.organiser import AnyCommand, Organiser
from armada.tournament.players import AddPlayers, Drop, NewPlayer
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair, Publish
from armada.tournament.scoring import Report
from tests.builders.events import Desk, desk, settings


def played(path: Path) -> Desk:
    shop = desk(path, 6)
    for number in range(2):
        shop.round(f"round {number}")
        shop.play(Random(number))
    return shop


def test_an_event_is_one_file_that_tells_the_same_anywhere(tmp_path: Path) -> None:
    shop = played(tmp_path)
    elsewhere = tmp_path / "elsewhere.event"
    elsewhere.write_bytes(shop.path.read_bytes())
    there = Organiser.open(elsewhere)
    assert there.event == shop.event
    there.do(Pair(seed="three"))
    assert len(there.lines) == len(shop.lines) + 1


def test_every_entry_has_a_number_a_time_an_author_and_follows_from_those_before(tmp_path: Path) -> None:
    shop = played(tmp_path)
    shop.do(Drop(players=(1,)), author="Ada")
    assert [line.number for line in shop.lines] == list(range(1, len(shop.lines) + 1))
    assert shop.lines[-1].author == "Ada"
    assert all(line.time.tzinfo is not None for line in shop.lines)
    text = shop.path.read_text().replace('"author":"Ada"', '"author":"Eve"')
    shop.path.write_text(text)
    with pytest.raises(TournamentError, match="changed by hand"):
        Organiser.open(shop.path)


def test_a_line_that_was_not_finished_does_not_count_and_is_written_over(tmp_path: Path) -> None:
    shop = played(tmp_path)
    whole = shop.path.read_bytes()
    for cut in (1, 10, 40):
        shop.path.write_bytes(whole + b'{"number":99,"time":"2026-11-16T00:00:00Z","author":"\xc3'[:cut])
        again = Organiser.open(shop.path)
        assert again.event == shop.event
        again.do(Pair(seed="three"))
        assert Organiser.open(shop.path).event == again.event
        shop.path.write_bytes(whole)


def test_an_event_is_never_made_over_a_file_that_is_there(tmp_path: Path) -> None:
    shop = desk(tmp_path)
    before = shop.path.read_bytes()
    with pytest.raises(TournamentError, match="already"):
        Organiser.make(shop.path, settings())
    assert shop.path.read_bytes() == before
    with pytest.raises(TournamentError, match="needs a name"):
        Organiser.make(tmp_path / "x", settings(" "))
    with pytest.raises(TournamentError, match="Cannot write"):
        Organiser.make(tmp_path / "no" / "folder", settings())


@pytest.mark.parametrize("text", ["", "hello\n", "armada-event 1\n", "armada-event 1\n{}\n"])
def test_a_file_that_is_no_event_is_refused_in_words(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.event"
    path.write_text(text)
    with pytest.raises(TournamentError):
        Organiser.open(path)
    with pytest.raises(TournamentError, match="Cannot read"):
        Organiser.open(tmp_path / "missing.event")


def test_two_desks_of_one_event_follow_each_other(tmp_path: Path) -> None:
    one = desk(tmp_path, 4)
    two = Organiser.open(one.path)
    one.do(Pair(seed="x"))
    two.do(Publish())
    assert not two.follow()
    assert one.follow()
    assert one.event == two.event
    one.act(AddPlayers(players=(NewPlayer(name="Zoe"),)))
    two.do(EnterResult(player=1, report=Report(scores=(10, 0)))) if not two.event.rounds[0].match_of(1).is_bye else None  # type: ignore[union-attr]
    assert "Zoe" in [player.name for player in two.event.players.values()]
    assert Organiser.open(one.path).event == two.event


def test_what_another_desk_did_meanwhile_is_taken_into_account(tmp_path: Path) -> None:
    one = desk(tmp_path, 4)
    two = Organiser.open(one.path)
    one.do(Pair(seed="x"))
    one.do(Publish())
    with pytest.raises(TournamentError, match="missing"):
        two.do(Pair(seed="y"))


# Undo


def test_undo_is_an_entry_and_can_be_undone(tmp_path: Path) -> None:
    shop = played(tmp_path)
    before, lines = fold(shop.lines), len(shop.lines)
    shop.act(Drop(players=(1,)))
    done = shop.undo()
    assert isinstance(done.line.entry, Undone)
    assert len(shop.lines) == lines + 2
    assert shop.event.players == before.players
    shop.redo()
    assert not shop.event.players[1].plays
    with pytest.raises(TournamentError, match="nothing to redo"):
        shop.redo()


def test_undo_goes_back_step_by_step_to_the_beginning_and_forward_again(tmp_path: Path) -> None:
    shop = played(tmp_path)
    whole = fold(shop.lines)
    steps = len(shop.lines) - 1
    for _ in range(steps):
        shop.undo()
    assert (shop.event.players, shop.event.rounds) == ({}, [])
    with pytest.raises(TournamentError, match="nothing to undo"):
        shop.undo()
    for _ in range(steps):
        shop.redo()
    assert (shop.event.players, shop.event.rounds) == (whole.players, whole.rounds)
    assert Organiser.open(shop.path).event == shop.event


def test_what_was_done_after_an_undo_ends_the_way_forward(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.act(Drop(players=(1,)))
    shop.undo()
    shop.act(Drop(players=(2,)))
    with pytest.raises(TournamentError, match="nothing to redo"):
        shop.redo()


# Commands and exports as data


def test_commands_are_read_from_json_by_what_they_do() -> None:
    text = b'{"do":"enter result","player":3,"report":{"scores":[138,105],"second":0}}'
    command = msgspec.json.decode(text, type=AnyCommand)
    assert command == EnterResult(player=3, report=Report(scores=(138, 105), second=0))
    assert msgspec.json.decode(msgspec.json.encode(command), type=AnyCommand) == command
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"enter result","player":3,"report":{},"cheat":1}', type=AnyCommand)


def test_a_complete_export_is_read_back(tmp_path: Path) -> None:
    shop = played(tmp_path)
    lines = read_whole(whole_json(shop.event, shop.lines))
    assert lines == shop.lines
    assert fold(lines) == shop.event
    with pytest.raises(TournamentError, match="changed by hand"):
        read_whole(whole_json(shop.event, shop.lines).replace('"seed": "round 0"', '"seed": "round 9"'))
    with pytest.raises(TournamentError, match="not a complete event"):
        read_whole("{}")


def test_every_entry_is_told_in_words(tmp_path: Path) -> None:
    shop = played(tmp_path)
    shop.undo()
    said = [describe(line.entry, shop.event) for line in shop.lines]
    assert said[1] == "A; B; C and 3 more were added."
    assert said[2] == "The pairings of round 1 were drawn."
    assert any(re.fullmatch(r"Round 1, [A-F] – [A-F]: .+\.", line) for line in said)
    assert re.fullmatch(r"Entry \d+ was undone\.", said[-1])


KILLED = """
import sys
from pathlib import Path
from armada.tournament import Organiser, Report
from armada.tournament.results import EnterResult
desk = Organiser.open(Path(sys.argv[1]))
number = 0
while True:
    number += 1
    desk.do(EnterResult(player=1, report=Report(scores=(number, 0)), correct=True))
    print(number, flush=True)
"""


def test_a_killed_program_loses_no_result_that_it_acknowledged(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.round()
    program = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(shop.path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    )
    assert program.stdout is not None
    last = 0
    for line in program.stdout:
        last = int(line)
        if last == 25:
            os.kill(program.pid, signal.SIGKILL)
    program.stdout.close()
    program.wait()
    shop.follow()
    report = shop.match(1).report
    assert report is not None
    assert report.scores[0] is not None
    assert report.scores[0] >= last >= 25
