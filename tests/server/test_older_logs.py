"""Logs of older versions, in which each command dial was a decision of its own: their games go on as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from armada.engine.seats import Seat
from armada.records.game import Game
from armada.records.older_states import OlderStates
from armada.records.record import digest, follow_record
from armada.server.history.entries import Decided, Undone, read, written
from armada.server.history.ledger import rebuilt
from armada.server.history.positions import SHAPE
from armada.server.history.stored_games import Restored, restored
from armada.server.history.timeline import Timeline
from armada.server.store.store import Entry, Snapshot
from armada.server.wire.lobby import AtZero, Role
from tests.server.stores import FIXTURES

GAMES: dict[str, Any] = json.loads((FIXTURES / "dials_one_by_one.json").read_text())
"""Games with undo, take-backs and hidden facts dealt again among the dials, and what was true of them.

Three of them stopped in a Command Phase. They were written by an earlier version and are never written again.
"""

STOPPED = [name for name, then in GAMES.items() if then["asked"]]


def read_back(name: str, rows: list[Entry] | None = None) -> Restored:
    then = GAMES[name]
    return restored(name, rows or rows_of(name), [Snapshot(*snapshot) for snapshot in then["snapshots"]])


def rows_of(name: str) -> list[Entry]:
    return [Entry(*row) for row in GAMES[name]["rows"]]


def timeline_of(found: Restored) -> Timeline:
    assert found.ledger.timeline is not None
    return found.ledger.timeline


def digest_then(game: Game) -> str:
    """The digest of a game whose state is written as the version of the logs wrote it."""
    lines = follow_record(Game, game.record())
    replayed = next(lines).game
    states = OlderStates(replayed.state)
    for line in lines:
        states.follow(line.events)
    replayed.state = states.state(replayed.state)
    return digest(replayed)


@pytest.mark.parametrize("name", GAMES)
def test_an_older_log_is_read_back_without_a_difference(name: str) -> None:
    found, then = read_back(name), GAMES[name]
    timeline = timeline_of(found)
    assert found.continued is None
    assert digest_then(timeline.game) == then["digest"]
    assert (timeline.game.draws, len(timeline.steps)) == (then["draws"], then["steps"])
    without_summaries = [line for line in timeline.chronicle.lines if not line.attack]
    assert (list(timeline.asked), len(without_summaries)) == (then["asked"], then["lines"])
    assert Game.replay(timeline.game.record()).save() == timeline.game.save()


@pytest.mark.parametrize("name", STOPPED)
def test_a_game_that_stopped_in_a_command_phase_goes_on_and_is_read_back_again(name: str) -> None:
    found, rows = read_back(name), rows_of(name)
    timeline = timeline_of(found)
    for seat in timeline.asked:
        question = timeline.question(seat)
        assert question is not None
        answer = json.loads(json.dumps(question.kind.encode(question.options[0])))
        entry = Decided(seat=seat, kind=question.kind.name, answer=answer)
        found.ledger.enter(entry)
        rows.append(Entry(found.ledger.number, "decided", written(entry), 0, found.ledger.digest))
    assert not timeline.game.asks_in_secret
    again = timeline_of(read_back(name, rows))
    assert again.game.save() == timeline.game.save()


@pytest.mark.parametrize("name", STOPPED)
def test_an_older_game_that_differs_goes_on_from_a_snapshot_between_dials(name: str) -> None:
    other = f"{SHAPE}.0123456789abcdef"
    rows = [row._replace(digest=other) if row.number == 30 else row for row in rows_of(name)]
    found = read_back(name, rows)
    assert found.continued is not None
    assert digest(timeline_of(found).game) == GAMES[name]["digest"]
    assert list(timeline_of(found).asked) == GAMES[name]["asked"]


def test_dials_locked_one_by_one_are_taken_back_one_by_one_while_the_other_seat_chooses() -> None:
    found = read_back("one has locked")
    timeline = timeline_of(found)
    (asked,) = timeline.asked
    other = Seat(1 - asked)
    assert timeline.free_undo(other) is not None
    found.ledger.enter(Undone(seat=other))
    assert timeline.asked == (0, 1)
    assert len(timeline.gathered.by_seat[other]) == len(GAMES["one has locked"]["secret"][str(other)]) - 1


def test_entries_of_older_lobbies_are_read_with_what_was_usual_then() -> None:
    """Before seats without a fleet and an agreement about empty time banks, a lobby said less."""
    seats = [{"name": "Ilse", "person": 0}, {"name": "Friend"}]
    made = {
        "type": "made",
        "seats": seats,
        "people": [{"name": "Ilse", "holder": "h"}],
        "has_lobby": True,
        "title": "Sector Fleet, 2 x 600",
        "mode": "online",
        "profile": "sector_fleet",
        "points": 600,
        "seed": "1",
        "secret": "00" * 24,
        "version": "0.1.0",
    }
    clock = {"type": "clock_set", "minutes": 60, "bank": "team"}
    ledger = rebuilt([read(json.dumps(made)), read(json.dumps(clock))])
    assert ledger.lobby is not None
    assert [(place.role, place.side) for place in ledger.seating.places] == [(Role.FLEET, 0), (Role.FLEET, 1)]
    assert (ledger.lobby.minutes, ledger.at_zero) == (60, AtZero.CONCEDE)
    assert ledger.lobby.free_seats == (1,)
