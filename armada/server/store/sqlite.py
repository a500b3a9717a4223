"""A store in one SQLite file: one thread writes, and whatever waits is committed at once, with one fsync.

One server has it at a time: another one is refused. For several there is PostgreSQL.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from armada.server.store.migrations import BEGINNING, FOUND, upgrade
from armada.server.store.peers import PeerListener, Present
from armada.server.store.store import DISK_FAILS, Entry, EntryExists, GameRow, Snapshot, StoredItem, StoreError

T = TypeVar("T")

GAME_COLUMNS: Final = "game, touched, is_over, is_public, about"
SAVE_GAME: Final = f"INSERT OR REPLACE INTO games ({GAME_COLUMNS}) VALUES (?,?,?,?,?)"

MAX_JOBS_PER_COMMIT: Final = 500
"""How many pieces of work are committed together at most; such a commit takes less than 20 ms."""

FILE_LOCK_TIMEOUT_SECONDS: Final = 2.0
"""Seconds that a server waits for one before it to let go of the file."""

Work = Callable[[sqlite3.Connection], Any]


class WriteJob(NamedTuple):
    """Work for the writer, and who waits for it."""

    work: Work
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """Games in one file. Readers have a connection of their own and never wait for the writer (WAL)."""

    name = "sqlite"
    node = "alone"
    is_shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self._owning: sqlite3.Connection | None = None
        self._jobs: SimpleQueue[WriteJob | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._reading: sqlite3.Connection | None = None
        self._reads = asyncio.Lock()

    async def open(self) -> None:
        """Open the file and bring it up to date; make it, with its folder, if it is not there."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._owning = _owned(self.file)
            writing = _upgraded(_connect(self.file))
            self._reading = _connect(self.file)
        except StoreError:
            await self.close()
            raise
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StoreError(f"{self.file} cannot be opened as a store: {error}. Name another file.") from error
        self._writer = Thread(target=self._write, args=(writing,), name="store writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is left and close the file."""
        if self._writer is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reading is not None:
            self._reading.close()
            self._reading = None
        if self._owning is not None:
            self._owning.close()
            self._owning = None

    # Other servers: there are none

    async def listen(self, listener: PeerListener) -> None:
        """Nobody else tells anything."""

    def announce(self, present: Present) -> None:
        """Nobody else hears it."""

    @asynccontextmanager
    async def alone(self, game: str) -> AsyncIterator[bool]:
        """Nobody else is here."""
        yield True

    # Writing

    async def append(self, entries: Sequence[Entry], game_row: GameRow, snapshot: Snapshot | None = None) -> None:
        """Append to the log of a game; on the disk when this returns."""

        def work(connection: sqlite3.Connection) -> None:
            values = [value for entry in entries for value in (game_row.game, *entry)]
            rows = ",".join(["(?,?,?,?,?,?)"] * len(entries))
            try:
                connection.execute(f"INSERT INTO entries (game, number, kind, data, at, digest) VALUES {rows}", values)
            except sqlite3.IntegrityError:
                raise EntryExists(f"Entry {entries[0].number} of game {game_row.game} already exists.") from None
            connection.execute(SAVE_GAME, game_row)
            if snapshot is not None:
                _keep_snapshot(connection, game_row.game, snapshot)

        await self._do(work)

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a game by itself."""
        await self._do(lambda connection: _keep_snapshot(connection, game, snapshot))

    async def save(self, saved: StoredItem) -> None:
        """Keep something by its kind and id."""
        sql = "INSERT OR REPLACE INTO saved (kind, id, data) VALUES (?,?,?)"
        await self._do(lambda connection: connection.execute(sql, saved))

    async def forget(self, kind: str, id: str) -> None:
        """Keep no longer what was saved."""
        await self._do(lambda connection: connection.execute("DELETE FROM saved WHERE kind = ? AND id = ?", (kind, id)))

    async def _do(self, work: Work) -> None:
        if self._writer is None:
            raise StoreError("The store is closed.")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(WriteJob(work, done, loop))
        await done

    def _write(self, connection: sqlite3.Connection) -> None:
        """The writer: takes all that waits, commits it, and tells those who wait."""
        while (first := self._jobs.get()) is not None:
            jobs, goes_on = [first], True
            while len(jobs) < MAX_JOBS_PER_COMMIT and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    goes_on = False
                    break
                jobs.append(job)
            self._commit(connection, jobs)
            if not goes_on:
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, jobs: list[WriteJob]) -> None:
        """One transaction for all. A piece of work begins with the one statement of it that can fail.

        A statement that fails has changed nothing, so the others are kept.
        """
        failed: dict[int, Exception] = {}
        try:
            connection.execute("BEGIN IMMEDIATE")
            for place, job in enumerate(jobs):
                try:
                    job.work(connection)
                except EntryExists as error:
                    failed[place] = error
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            why = StoreError(
                f"{self.file} cannot be written to: {error}. Nothing was stored.", public_message=DISK_FAILS
            )
            failed = dict.fromkeys(range(len(jobs)), why)
        for place, job in enumerate(jobs):
            job.loop.call_soon_threadsafe(_resolve, job.done, failed.get(place))

    # Reading

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The log of a game in order."""
        sql = "SELECT number, kind, data, at, digest FROM entries WHERE game = ? AND number > ? ORDER BY number"
        return [Entry(*row) for row in await self._read(sql, game, after)]

    async def snapshots(self, game: str) -> list[Snapshot]:
        """The snapshots of a game, the latest first."""
        sql = "SELECT number, version, data FROM snapshots WHERE game = ? ORDER BY number DESC"
        return [Snapshot(*row) for row in await self._read(sql, game)]

    async def game(self, game: str) -> GameRow | None:
        """A game in the list."""
        rows = await self._read(f"SELECT {GAME_COLUMNS} FROM games WHERE game = ?", game)
        return _game_row(rows[0]) if rows else None

    async def public_games(self, most: int) -> list[GameRow]:
        """The games that everybody may watch."""
        where = "is_public = 1 AND is_over = 0 ORDER BY touched DESC LIMIT ?"
        return [_game_row(row) for row in await self._read(f"SELECT {GAME_COLUMNS} FROM games WHERE {where}", most)]

    async def saved(self, kind: str, id: str) -> str | None:
        """The saved value, if there is one."""
        rows = await self._read("SELECT data FROM saved WHERE kind = ? AND id = ?", kind, id)
        return rows[0][0] if rows else None

    async def _read(self, sql: str, *values: Any) -> list[Any]:
        async with self._reads:
            if self._reading is None:
                raise StoreError("The store is closed.")
            try:
                return await asyncio.to_thread(lambda c: c.execute(sql, values).fetchall(), self._reading)
            except sqlite3.Error as error:
                raise StoreError(f"{self.file} cannot be read: {error}.") from error


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _upgraded(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Bring the tables up to date in one transaction: whatever fails, or is killed, leaves the file as it was."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(BEGINNING)
        found = connection.execute(FOUND).fetchone()
        for statement in upgrade(None if found is None else found[0], SqliteStore.name):
            connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.close()  # which takes back what was begun
        raise
    return connection


def _keep_snapshot(connection: sqlite3.Connection, game: str, snapshot: Snapshot) -> None:
    """Keep a snapshot and the one before it."""
    sql = "INSERT OR IGNORE INTO snapshots (game, number, version, data) VALUES (?,?,?,?)"
    connection.execute(sql, (game, *snapshot))
    older = "SELECT number FROM snapshots WHERE game = ?1 ORDER BY number DESC LIMIT -1 OFFSET 2"
    connection.execute(f"DELETE FROM snapshots WHERE game = ?1 AND number IN ({older})", (game,))


def _owned(file: Path) -> sqlite3.Connection:
    """A lock that lasts as long as the connection, or the process: held on an empty database beside the file."""
    lock = sqlite3.connect(
        f"{file}-lock", isolation_level=None, check_same_thread=False, timeout=FILE_LOCK_TIMEOUT_SECONDS
    )
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise StoreError(
            f"{file} cannot be opened: another server is using it, and a file serves only one server. "
            "Play on that server, name another file, or use PostgreSQL for several servers."
        ) from None
    return lock


def _game_row(row: Any) -> GameRow:
    game, last_active, is_over, is_public, about = row
    return GameRow(game, last_active, bool(is_over), bool(is_public), about)


def _resolve(done: asyncio.Future[Any], failed: Exception | None) -> None:
    if done.cancelled():
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)
