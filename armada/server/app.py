"""The application: the rooms of the server put together. A new room is a router in the list below."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from armada import __version__
from armada.messages.message import say
from armada.server import health
from armada.server.api import address, fleets, games, library, notices, positions, replays
from armada.server.api.schema_page import SchemaPage
from armada.server.events.registry import EventRegistry
from armada.server.events.router import ROUTER as EVENTS
from armada.server.health import HealthCheck
from armada.server.live import socket as live
from armada.server.settings import Settings
from armada.server.static_files import pages_router
from armada.server.store.open import store_at
from armada.server.tables.registry import Tables
from armada.server.wire.problems import EXCEPTION_HANDLERS, RETRY_AFTER_SECONDS, AnyRequest
from armada.server.wire.resources import Problem
from armada.server.workers.pool import WorkerFailed

log: Final = logging.getLogger("armada.server")

CLOSING: Final = 5.0
"""Seconds that events and tables are given to end."""

TABLES: Final = "tables"
"""Under which name the application's state has its tables."""

COMPRESSION: Final = CompressionConfig(
    backend="gzip",
    minimum_size=1000,
    gzip_compress_level=5,
    exclude=rf"^/api/(?:{'|'.join(library.PACKED_ONCE)}|{replays.PACKED})$",
)
"""How answers under /api are compressed; pages and what never changes are compressed once, and replays in a thread."""

API: Final[tuple[Router, ...]] = (
    games.ROUTER,
    notices.ROUTER,
    live.ROUTER,
    health.ROUTER,
    library.ROUTER,
    address.ROUTER,
    fleets.ROUTER,
    replays.ROUTER,
    positions.ROUTER,
    EVENTS,
)
"""The routes under /api."""


def make_app(settings: Settings) -> Litestar:
    """The application, not started yet; it opens its store when it starts and closes it when it ends."""
    store = store_at(settings.store)
    tables = Tables(settings, store)
    events = EventRegistry(settings, tables)

    @asynccontextmanager
    async def open_tables(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        await events.open()
        log.info("server ready", extra={"store": store.name, "version": __version__})
        try:
            yield
        finally:
            try:
                async with asyncio.timeout(CLOSING):
                    await events.close()
                    await tables.close()
                log.info("server stopped")
            except TimeoutError:
                log.error("the server did not stop in time; everything acknowledged is stored")

    def the_tables() -> Tables:
        return tables

    def the_events() -> EventRegistry:
        return events

    checking = HealthCheck(tables, events)

    def the_health() -> HealthCheck:
        return checking

    def the_settings() -> Settings:
        return settings

    compression = DefineMiddleware(CompressionMiddleware, config=COMPRESSION)
    return Litestar(
        route_handlers=[Router("/api", route_handlers=[*API], middleware=[compression]), pages_router(settings)],
        lifespan=[open_tables],
        dependencies={
            "tables": Provide(the_tables, sync_to_thread=False),
            "events": Provide(the_events, sync_to_thread=False),
            "health": Provide(the_health, sync_to_thread=False),
            "settings": Provide(the_settings, sync_to_thread=False),
        },
        exception_handlers={**EXCEPTION_HANDLERS, WorkerFailed: worker_failure, Exception: internal_error},  # type: ignore[dict-item]
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="armada",
            version=__version__,
            path="/api/schema",
            render_plugins=[SchemaPage(), JsonRenderPlugin()],
        ),
        signature_types=[Tables, EventRegistry, HealthCheck, Settings],
        logging_config=None,
        state=State({TABLES: tables}),
    )


def worker_failure(request: AnyRequest, error: WorkerFailed) -> Response[Problem]:
    """A worker died over a request, or took too long."""
    log.error("a worker failed", exc_info=error, extra={"path": request.url.path})
    reason = say("problems-worker")
    return Response(Problem(reason=reason), status_code=503, headers={"retry-after": RETRY_AFTER_SECONDS})


def internal_error(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Log a fault of ours, and say so without detail."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path, "method": request.method})
    reason = say("problems-internal")
    return Response(Problem(reason=reason), status_code=500)
