"""A store of an earlier version is brought up to date when it is opened, whole or not at all; its games go on."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from armada.records.game import Game
from armada.records.older_records import ONE_DIAL
from armada.records.record import digest
from armada.rules.command_phase import DIALS
from armada.server.history.entries import read
from armada.server.history.ledger import Ledger
from armada.server.history.stored_games import restored
from armada.server.store.migrations import SCHEMA
from armada.server.store.open import store_at
from armada.server.store.store import Entry, Snapshot, Store, StoreError
from tests.server.fixtures.write_store import facts_of
from tests.server.organising import quick_settings
from tests.server.postgres import new_database
from tests.server.running import running
from tests.server.stores import OLD_GAMES, OLD_STORE, at_store, old_postgres, old_sqlite


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A store that was written before stores had a schema version."""
    if request.param == "sqlite":
        yield old_sqlite(tmp_path)
    else:
        yield old_postgres(new_database(request.getfixturevalue("postgres_url")))


def ask(place: str, *statements: str) -> list[Any]:
    """Run statements on a database, past the store; the answer to the last one."""
    if not place.startswith("postgresql"):
        connection = sqlite3.connect(place, isolation_level=None)
        rows = [connection.execute(statement).fetchall() for statement in statements]
        connection.close()
        return rows[-1]

    async def execute() -> list[Any]:
        connection = await asyncpg.connect(place)
        try:
            return [await connection.fetch(statement) for statement in statements]
        finally:
            await connection.close()

    return [tuple(row) for row in asyncio.run(execute())[-1]]


def test_a_store_of_old_is_brought_up_to_date_once(place: str) -> None:
    entries = ask(place, "SELECT count(*) FROM entries")

    async def look(store: Store) -> list[Entry]:
        return await store.entries(OLD_GAMES["over"]["game"])

    for _ in range(2):
        assert {row.digest for row in at_store(place, look)} == {""}
        assert ask(place, "SELECT version FROM schema_version") == [(SCHEMA,)]
        assert ask(place, "SELECT count(*) FROM entries") == entries


def test_every_game_of_an_old_store_is_as_it_was(place: str) -> None:
    async def read_all(store: Store) -> dict[str, tuple[list[Entry], Ledger]]:
        found = {}
        for name, facts in OLD_GAMES.items():
            rows = await store.entries(facts["game"])
            result = restored(facts["game"], rows, await store.snapshots(facts["game"]))
            assert result.continued is None
            found[name] = (rows, result.ledger)
        return found

    for name, (rows, ledger) in at_store(place, read_all).items():
        facts = json.loads(json.dumps({**facts_of(ledger), "entries": len(rows)}))
        then = {key: OLD_GAMES[name][key] for key in facts}
        assert asked_now(then.pop("asked")) == asked_now(facts.pop("asked")), name
        assert facts == then, name


def asked_now(asked: list[list[Any]]) -> list[list[Any]]:
    """The open questions. Dials were asked for one by one, each under a number of its own; now all are one question."""
    return [
        [seat, DIALS.name] if kind in (ONE_DIAL, DIALS.name) else [seat, kind, number] for seat, kind, number in asked
    ]


def test_games_of_an_old_store_are_played_on_and_verified_from_then_on(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    assert settings.store == old_sqlite(tmp_path)
    name = OLD_GAMES["middle of an activation"]
    for _ in range(2):
        with running(settings) as server, server.sit(name["game"], name["token"]) as screen:
            prompt = screen.next_prompt()
            assert prompt is not None
            answer = screen.answer_for(prompt, Random(1))
            sent = {"seat": prompt["seat"], "number": prompt["number"], "answer": answer}
            assert screen.request("decide", **sent)["type"] == "accepted"

    async def look(store: Store) -> tuple[list[Entry], list[Snapshot]]:
        return await store.entries(name["game"]), await store.snapshots(name["game"])

    rows, snapshots = at_store(settings.store, look)
    assert len(rows) == name["entries"] + 2
    assert [bool(row.digest) for row in rows[-3:]] == [False, True, True]
    assert [snapshot.number for snapshot in snapshots] == [len(rows), len(rows) - 1], "kept when tables are put away"


def test_the_record_of_a_game_in_an_old_store_replays_to_where_its_entries_lead(tmp_path: Path) -> None:
    old_sqlite(tmp_path)
    game = OLD_GAMES["over"]["game"]
    with running(quick_settings(tmp_path)) as server:
        record = server.rest.get(f"/games/{game}/record").text

    async def look(store: Store) -> list[Entry]:
        return await store.entries(game)

    ledger = restored(game, at_store(str(tmp_path / "games.db"), look), []).ledger
    assert ledger.timeline is not None
    assert digest(Game.replay(record)) == digest(ledger.timeline.game)


def test_a_store_of_a_newer_version_is_refused_and_left_as_it_is(place: str) -> None:
    ask(place, "CREATE TABLE schema_version (version INTEGER NOT NULL)", "INSERT INTO schema_version VALUES (99)")
    with pytest.raises(StoreError, match=r"a newer armada has written it \(schema 99.*Update armada"):
        asyncio.run(store_at(place).open())
    assert ask(place, "SELECT version FROM schema_version") == [(99,)]
    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        ask(place, "SELECT digest FROM entries")


def test_an_upgrade_that_fails_changes_nothing(place: str) -> None:
    ask(place, "CREATE TABLE snapshots (other INTEGER)")
    with pytest.raises(StoreError, match="cannot be opened"):
        asyncio.run(store_at(place).open())
    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        ask(place, "SELECT digest FROM entries")
    with pytest.raises((sqlite3.Error, asyncpg.PostgresError)):
        ask(place, "SELECT version FROM schema_version")
    ask(place, "DROP TABLE snapshots")
    at_store(place, lambda store: store.entries("none"))
    assert ask(place, "SELECT version FROM schema_version") == [(SCHEMA,)]


KILLED: str = """
import asyncio, os, signal, sys
from pathlib import Path
from random import Random
from armada.server.store import sqlite

connect = sqlite._connect

def watched(file):
    connection = connect(file)
    connection.set_trace_callback(lambda sql: sql.startswith(sys.argv[2]) and os.kill(os.getpid(), signal.SIGKILL))
    return connection

sqlite._connect = watched
asyncio.run(sqlite.SqliteStore(Path(sys.argv[1])).open())
"""
"""A program that opens a store and is killed when a statement begins."""


@pytest.mark.parametrize("statement", ["ALTER TABLE", "CREATE TABLE snapshots", "INSERT INTO schema_version", "COMMIT"])
def test_a_store_whose_upgrade_was_killed_is_as_it_was_and_can_be_upgraded(statement: str, tmp_path: Path) -> None:
    place = old_sqlite(tmp_path)
    program = subprocess.run([sys.executable, "-c", KILLED, place, statement], check=False)
    assert program.returncode == -signal.SIGKILL
    for name in ("games.db", "games.db-wal", "games.db-shm"):
        if (tmp_path / name).exists():
            shutil.copy(tmp_path / name, tmp_path / f"copy of {name}")
    before = sqlite3.connect(tmp_path / "copy of games.db")
    assert before.execute("SELECT name FROM sqlite_master WHERE name = 'snapshots'").fetchall() == []
    before.close()
    at_store(place, lambda store: store.entries("none"))
    assert ask(place, "SELECT version FROM schema_version") == [(SCHEMA,)]
    old = sqlite3.connect(OLD_STORE)
    count = old.execute("SELECT count(*) FROM entries").fetchall()
    old.close()
    assert ask(place, "SELECT count(*) FROM entries") == count


def test_servers_that_start_at_once_on_one_database_upgrade_it_once(postgres_url: str) -> None:
    place = old_postgres(new_database(postgres_url))

    async def start_all() -> None:
        stores = [store_at(place) for _ in range(6)]
        try:
            await asyncio.gather(*[store.open() for store in stores])
        finally:
            for store in stores:
                await store.close()

    asyncio.run(start_all())
    assert ask(place, "SELECT version FROM schema_version") == [(SCHEMA,)]


def test_an_old_entry_is_read_as_it_was_written() -> None:
    rows = ask(str(OLD_STORE), "SELECT data FROM entries")
    assert len([read(data) for (data,) in rows]) == sum([facts["entries"] for facts in OLD_GAMES.values()])
