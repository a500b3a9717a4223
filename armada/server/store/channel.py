"""The channel between servers on one PostgreSQL: a separate connection that listens, notifies, and holds locks.

When it breaks it is made again; what was missed meanwhile is found by looking.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from armada.server.store.peers import PeerListener, Present, read, written

log: Final = logging.getLogger("armada.server")

CHANNEL: Final = "armada"
RECONNECT_SECONDS: Final = 1.0
"""Seconds until a connection that broke is made again."""

FAILURES: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresChannel:
    """Notices from and to the other servers, and the locks of games."""

    def __init__(self, url: str) -> None:
        self.node = token_hex(6)
        self._url = url
        self._listener: PeerListener | None = None
        self._connection: Any | None = None
        self._turn = asyncio.Lock()
        """The connection does one thing at a time."""

        self._broken = asyncio.Event()
        self._pending: dict[str, Present] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, listener: PeerListener) -> None:
        """Listen and notify until it is closed."""
        self._listener = listener
        self._tasks = [asyncio.ensure_future(self._keep_listening()), asyncio.ensure_future(self._keep_notifying())]

    async def close(self) -> None:
        """Stop listening and release all locks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=2)
            except (*FAILURES, TimeoutError):
                connection.terminate()

    # Listening

    async def _keep_listening(self) -> None:
        while True:
            try:
                self._broken.clear()
                connection = await asyncpg.connect(self._url, command_timeout=30)
                connection.add_termination_listener(lambda _: self._broken.set())
                await connection.add_listener(CHANNEL, self._receive)
                self._connection = connection
                assert self._listener is not None
                self._listener.on_gap()
                await self._broken.wait()
            except FAILURES as error:
                log.warning("cannot listen to the other servers", extra={"why": repr(error)})
            self._connection = None
            await asyncio.sleep(RECONNECT_SECONDS)

    def _receive(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        notice = read(text)
        if notice is not None and notice.node != self.node and self._listener is not None:
            self._listener.on_notice(notice)

    # Notifying

    def announce(self, present: Present) -> None:
        """Notify the other servers soon, only with the last notice for each table."""
        self._pending[present.game] = present
        self._news.set()

    async def _keep_notifying(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            pending, self._pending = self._pending, {}
            sql = f"SELECT pg_notify('{CHANNEL}', said) FROM unnest($1::text[]) AS said"
            await self._do("fetch", sql, [written(present) for present in pending.values()])

    # Locks

    async def lock(self, game: str) -> bool:
        """Take the lock of a game, if nobody has it."""
        return bool(await self._do("fetchval", "SELECT pg_try_advisory_lock($1)", _number(game)))

    async def unlock(self, game: str) -> None:
        """Release the lock of a game."""
        await self._do("fetchval", "SELECT pg_advisory_unlock($1)", _number(game))

    async def _do(self, how: str, sql: str, *given: Any) -> Any:
        """Have something done by the database; None if it cannot be reached."""
        async with self._turn:
            if self._connection is None:
                return None
            try:
                return await getattr(self._connection, how)(sql, *given)
            except FAILURES as error:
                log.warning("cannot notify the other servers", extra={"why": repr(error)})
                return None


def _number(game: str) -> int:
    """The number by which the database knows the lock of a game."""
    return int.from_bytes(blake2b(game.encode(), digest_size=8, person=b"armada game").digest(), "big", signed=True)
