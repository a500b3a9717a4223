"""A store in PostgreSQL. Each append is one statement and so one transaction; the database groups its commits.

Several servers may use one database. Each notifies the others of what it has committed (`NOTIFY`), so
that both seats of a game can be at different servers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from armada.server.store.channel import CHANNEL, FAILURES, PostgresChannel
from armada.server.store.migrations import BEGINNING, FOUND, upgrade
from armada.server.store.peers import PeerListener, Present, Wrote, written
from armada.server.store.store import Entry, EntryExists, GameRow, Snapshot, StoredItem, StoreError

APPENDING: Final = """
WITH written AS (
    INSERT INTO entries (game, number, kind, data, at, digest)
    SELECT $1, * FROM unnest($2::integer[], $3::text[], $4::text[], $5::double precision[], $6::text[]))
"""
WITH_SNAPSHOT: Final = """
, snapshot AS (
    INSERT INTO snapshots (game, number, version, data) VALUES ($1, $12, $13, $14) ON CONFLICT DO NOTHING)
, older AS (
    DELETE FROM snapshots
    WHERE game = $1 AND number < (SELECT max(number) FROM snapshots WHERE game = $1 AND number < $12))
"""
"""With the new snapshot the one before it is kept."""

RENEWING: Final = f"""
INSERT INTO games (game, touched, is_over, is_public, about) VALUES ($1, $7, $8, $9, $10)
ON CONFLICT (game) DO UPDATE SET touched = $7, is_over = $8, is_public = $9, about = $10
RETURNING pg_notify('{CHANNEL}', $11)
"""
APPEND: Final = APPENDING + RENEWING
APPEND_WITH_SNAPSHOT: Final = APPENDING + WITH_SNAPSHOT + RENEWING
KEEP_SNAPSHOT: Final = """
WITH older AS (
    DELETE FROM snapshots
    WHERE game = $1 AND number < (SELECT max(number) FROM snapshots WHERE game = $1 AND number < $2))
INSERT INTO snapshots (game, number, version, data) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
"""

MIGRATION_LOCK: Final = 1_978_042
"""A number that is locked while tables are brought up to date: of several servers that start at once one does it."""

MAX_CONNECTIONS: Final = 8
CONNECT_TIMEOUT_SECONDS: Final = 10.0
CLOSE_TIMEOUT_SECONDS: Final = 2.0
"""Seconds for a connection to be made, and for all of them to be closed."""

NUL: Final = "\x00"
"""A name that no text in the database can hold, so nothing is called so."""


class PostgresStore:
    """Games in a PostgreSQL database, by its URL."""

    name = "postgresql"
    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any | None = None
        self._channel = PostgresChannel(url)
        self.node = self._channel.node

    async def open(self) -> None:
        """Connect, and bring the tables up to date."""
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=MAX_CONNECTIONS, timeout=CONNECT_TIMEOUT_SECONDS, command_timeout=30
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                await connection.execute(BEGINNING)
                for statement in upgrade(await connection.fetchval(FOUND), self.name):
                    await connection.execute(statement)
        except StoreError:
            await self.close()
            raise
        except (*FAILURES, ValueError) as error:
            await self.close()
            raise StoreError(f"The database cannot be opened: {error}. Check the URL and whether it runs.") from error

    async def close(self) -> None:
        """Let go of all connections."""
        await self._channel.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                async with asyncio.timeout(CLOSE_TIMEOUT_SECONDS):
                    await pool.close()
            except (*FAILURES, TimeoutError):
                pool.terminate()

    @property
    def pool(self) -> Any:
        """The connections, while the store is open."""
        if self._pool is None:
            raise StoreError("The store is closed.")
        return self._pool

    async def append(self, entries: Sequence[Entry], game_row: GameRow, snapshot: Snapshot | None = None) -> None:
        """Append to the log of a game; on the disk when this returns."""
        game, *about = game_row
        columns = zip(*entries, strict=True)
        notice = written(Wrote(self.node, game, entries[-1].number))
        try:
            if snapshot is None:
                await self._do("execute", APPEND, game, *columns, *about, notice)
            else:
                await self._do("execute", APPEND_WITH_SNAPSHOT, game, *columns, *about, notice, *snapshot)
        except asyncpg.UniqueViolationError:
            raise EntryExists(f"Entry {entries[0].number} of game {game} already exists.") from None

    async def _do(self, how: str, sql: str, *given: Any) -> Any:
        """Have something done by the database; what is wrong with it is said."""
        try:
            return await getattr(self.pool, how)(sql, *given)
        except asyncpg.UniqueViolationError:
            raise
        except FAILURES as error:
            raise StoreError(f"The database cannot be used: {error!r}.") from error

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The log of a game in order."""
        if NUL in game:
            return []
        sql = "SELECT number, kind, data, at, digest FROM entries WHERE game = $1 AND number > $2 ORDER BY number"
        return [Entry(*row) for row in await self._do("fetch", sql, game, after)]

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a game by itself."""
        await self._do("execute", KEEP_SNAPSHOT, game, *snapshot)

    async def snapshots(self, game: str) -> list[Snapshot]:
        """The snapshots of a game, the latest first."""
        if NUL in game:
            return []
        sql = "SELECT number, version, data FROM snapshots WHERE game = $1 ORDER BY number DESC"
        return [Snapshot(*row) for row in await self._do("fetch", sql, game)]

    async def game(self, game: str) -> GameRow | None:
        """A game in the list."""
        if NUL in game:
            return None
        sql = "SELECT game, touched, is_over, is_public, about FROM games WHERE game = $1"
        row = await self._do("fetchrow", sql, game)
        return None if row is None else GameRow(*row)

    async def public_games(self, most: int) -> list[GameRow]:
        """The games that everybody may watch."""
        sql = (
            "SELECT game, touched, is_over, is_public, about FROM games "
            "WHERE is_public AND NOT is_over ORDER BY touched DESC LIMIT $1"
        )
        return [GameRow(*row) for row in await self._do("fetch", sql, most)]

    async def save(self, saved: StoredItem) -> None:
        """Keep something by its kind and id."""
        sql = "INSERT INTO saved (kind, id, data) VALUES ($1, $2, $3) ON CONFLICT (kind, id) DO UPDATE SET data = $3"
        await self._do("execute", sql, *saved)

    async def saved(self, kind: str, id: str) -> str | None:
        """The saved value, if there is one."""
        if NUL in id:
            return None
        sql = "SELECT data FROM saved WHERE kind = $1 AND id = $2"
        found: str | None = await self._do("fetchval", sql, kind, id)
        return found

    async def forget(self, kind: str, id: str) -> None:
        """Keep no longer what was saved."""
        await self._do("execute", "DELETE FROM saved WHERE kind = $1 AND id = $2", kind, id)

    # Other servers

    async def listen(self, listener: PeerListener) -> None:
        """Pass the notices of other servers to a listener from now on."""
        self._channel.begin(listener)

    def announce(self, present: Present) -> None:
        """Tell other servers who is at a table here."""
        self._channel.announce(present)

    @asynccontextmanager
    async def alone(self, game: str) -> AsyncIterator[bool]:
        """Hold the lock of a game, if no other server does."""
        asking = asyncio.ensure_future(self._channel.lock(game))
        try:
            yield await asyncio.shield(asking)
        finally:
            if await asking:
                await self._channel.unlock(game)
