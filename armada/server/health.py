"""The health of the server, for its operators: it tries out what it claims to do."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from litestar import Response, Router, get
from litestar.di import NamedDependency

from armada import __version__
from armada.server.events.registry import EventRegistry
from armada.server.store.store import StoredItem, StoreError
from armada.server.tables.registry import Tables
from armada.server.wire.resources import Health

log: Final = logging.getLogger("armada.server")

CACHE_SECONDS: Final = 1.0
"""Seconds for which what was found counts, so that nobody keeps the disk busy by asking."""

STORE_TIMEOUT_SECONDS: Final = 3.0
"""Seconds within which a store that is well answers."""

KIND: Final = "health"
"""As what the store keeps what is written to try it."""

TRIAL: Final = "." * 4_096

STORE_FAILS: Final = "Nothing can be saved: the store is not writable or does not answer."
EVENTS_FAIL: Final = "Events cannot be saved: the disk of their folder is full or not writable."
WORKERS_FAIL: Final = "Bots and previews fail: their processes keep dying or hanging."
BOTS_FAIL: Final = "Some games are waiting for a bot that could not move. It will try again."


class HealthCheck:
    """Finds out how the server is, at most once a second."""

    def __init__(self, tables: Tables, events: EventRegistry) -> None:
        self._tables = tables
        self._events = events
        self._turn = asyncio.Lock()
        self._at: float | None = None
        self._found: tuple[str, ...] = ()

    async def health(self) -> Health:
        """The health of the server now."""
        tables = self._tables
        problems = await self._problems()
        status = "failing" if problems else "degraded" if tables.has_stuck_bots else "ok"
        return Health(
            status="closing" if tables.is_closing else status,
            problems=(*problems, BOTS_FAIL) if tables.has_stuck_bots else problems,
            version=__version__,
            games=len(tables.by_id),
            sockets=tables.sockets.total(),
            store=tables.store.name,
        )

    async def _problems(self) -> tuple[str, ...]:
        """The problems that keep the server from its work."""
        async with self._turn:
            if self._at is None or monotonic() - self._at >= CACHE_SECONDS:
                found = {
                    STORE_FAILS: not await self._can_store(),
                    EVENTS_FAIL: not await asyncio.to_thread(_can_write, self._events.folder, self._tables.store.node),
                    WORKERS_FAIL: not (self._tables.thinkers.is_well and self._tables.previewers.is_well),
                }
                self._found = tuple([problem for problem, is_so in found.items() if is_so])
                self._at = monotonic()
            return self._found

    async def _can_store(self) -> bool:
        """Whether the store keeps something, and has it still."""
        store = self._tables.store
        try:
            async with asyncio.timeout(STORE_TIMEOUT_SECONDS):
                await store.save(StoredItem(KIND, KIND, TRIAL))
                return await store.saved(KIND, KIND) == TRIAL
        except (StoreError, TimeoutError) as error:
            log.error("the store failed", extra={"why": repr(error)})
            return False


def _can_write(folder: Path, node: str) -> bool:
    """Whether a file in a folder can be written; a folder that is not there yet is made with the first event."""
    if not folder.exists():
        return True
    trial = folder / f".{KIND}-{node}"
    try:
        with trial.open("wb") as file:
            file.write(TRIAL.encode())
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        log.error("events cannot be saved", extra={"why": repr(error)})
        return False
    finally:
        trial.unlink(missing_ok=True)
    return True


@get("/health")
async def get_health(health: NamedDependency[HealthCheck]) -> Response[Health]:
    """The health of the server; 503 if it cannot do its work."""
    found = await health.health()
    return Response(found, status_code=200 if found.status in ("ok", "degraded") else 503)


@get("/ready")
async def get_ready(health: NamedDependency[HealthCheck], tables: NamedDependency[Tables]) -> Response[Health]:
    """Whether callers may be sent here: like health, and 503 while the server still starts."""
    found = await health.health()
    if tables.is_starting:
        found = msgspec.structs.replace(found, status="starting")
    return Response(found, status_code=200 if found.status in ("ok", "degraded") else 503)


ROUTER: Final = Router("/", route_handlers=[get_health, get_ready])
