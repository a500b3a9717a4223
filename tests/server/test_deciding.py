"""A decision on its way from the browser to the disk and back: decoded once, described only when it is safe."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from armada.engine.questions import Kind
from armada.server.history import log_lines
from armada.server.store.sqlite import SqliteStore
from armada.server.store.store import Entry, GameRow, Snapshot
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.words.log import LogSentence, describe_event
from tests.server.running import HOT_SEAT, running, settings_in


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps taken, in order: `decoded` an answer, `stored` entries, `described` an event."""
    done: list[str] = []
    decode, append = Kind.decode, SqliteStore.append

    def noting_decode(kind: Kind[Any], raw: Any) -> Any:
        done.append("decoded")
        return decode(kind, raw)

    async def noting_append(
        store: SqliteStore, entries: Sequence[Entry], game_row: GameRow, snapshot: Snapshot | None = None
    ) -> None:
        await append(store, entries, game_row, snapshot)
        done.append("stored")

    def noting_describe(event: Event, state: GameState) -> LogSentence | None:
        done.append("described")
        return describe_event(event, state)

    monkeypatch.setattr(Kind, "decode", noting_decode)
    monkeypatch.setattr(SqliteStore, "append", noting_append)
    monkeypatch.setattr(log_lines, "describe_event", noting_describe)
    return done


def test_an_answer_is_decoded_once_and_described_only_after_it_is_stored(tmp_path: Path, done: list[str]) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as server:
        made = server.make(HOT_SEAT, seed=6)
        with server.sit(made["game"], made["token"]) as screen:
            screen.play(Random(6), 5)
            described = 0
            for _ in range(20):
                done.clear()
                assert screen.play(Random(6), 1) == 1
                assert done[: done.index("stored") + 1] == ["decoded", "stored"]
                described += done.count("described")
    assert described > 10


def test_an_answer_that_is_not_legal_is_not_stored(tmp_path: Path, done: list[str]) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as server:
        made = server.make(HOT_SEAT, seed=6)
        with server.sit(made["game"], made["token"]) as screen:
            prompt = screen.next_prompt()
            assert prompt is not None
            done.clear()
            said = screen.request("decide", seat=prompt["seat"], number=prompt["number"], answer="no such answer")
            assert said["type"] == "not_accepted"
    assert "stored" not in done[:2]
