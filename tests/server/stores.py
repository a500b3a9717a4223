"""Stores for tests: copies of the kept ones, as SQLite and as PostgreSQL, and games written by the present code."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import TypeVar

import asyncpg  # type: ignore[import-untyped]

from armada.server.history.entries import LogEntry, TakenBack, kind_of, written
from armada.server.history.snapshots import Snapshots
from armada.server.store.open import store_at
from armada.server.store.store import Entry, Snapshot, Store
from tests.server.ledgers import Log
from tests.server.running import Json

T = TypeVar("T")

FIXTURES = Path(__file__).parent / "fixtures"
OLD_STORE = FIXTURES / "schema_1.db"
OLD_GAMES: dict[str, Json] = json.loads((FIXTURES / "schema_1.json").read_text())
COLUMNS = {"entries": "game, number, kind, data, at", "games": "game, touched, is_over, is_public, about"}


def old_sqlite(folder: Path) -> str:
    """A copy of the SQLite store from before there were schema versions."""
    return str(shutil.copy(OLD_STORE, folder / "games.db"))


def old_postgres(url: str) -> str:
    """The same store in an empty PostgreSQL database."""
    rows = sqlite3.connect(OLD_STORE)

    async def fill() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute((FIXTURES / "schema_1.sql").read_text())
            entries = rows.execute("SELECT game, number, kind, data, at FROM entries").fetchall()
            games = rows.execute("SELECT game, touched, is_over, is_public, about FROM games").fetchall()
            saved = rows.execute("SELECT kind, id, data FROM saved").fetchall()
            whole = [(game, touched, bool(over), bool(public), about) for game, touched, over, public, about in games]
            await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", entries)
            await connection.executemany("INSERT INTO games VALUES ($1, $2, $3, $4, $5)", whole)
            await connection.executemany("INSERT INTO saved VALUES ($1, $2, $3)", saved)
        finally:
            await connection.close()

    asyncio.run(fill())
    rows.close()
    return url


def at_store(place: str, scene: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, play a scene with it, and close it."""

    async def play() -> T:
        store = store_at(place)
        await store.open()
        try:
            return await scene(store)
        finally:
            await store.close()

    return asyncio.run(play())


class StoredLog(Log):
    """A game played at random, and what a store holds of it."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.rows = [Entry(1, "made", self.entries[0], time(), self.ledger.digest)]
        self.snapshots: list[Snapshot] = []
        self._snapshots = Snapshots(self.ledger)

    def enter(self, entry: LogEntry) -> None:
        super().enter(entry)
        self.rows.append(Entry(self.ledger.number, kind_of(entry), written(entry), time(), self.ledger.digest))
        self._keep(self._snapshots.due(is_taken_back=isinstance(entry, TakenBack)))

    def unload(self) -> None:
        """Keep the game as it is, as a table does that is put away."""
        self._keep(self._snapshots.last())

    def _keep(self, snapshot: Snapshot | None) -> None:
        if snapshot is not None:
            self.snapshots = [snapshot, *self.snapshots[:1]]

    def differ(self, number: int) -> None:
        """Let an entry say that the game was another one after it."""
        self.rows[number - 1] = self.rows[number - 1]._replace(digest=f"{self.rows[number - 1].digest[:-4]}0000")
