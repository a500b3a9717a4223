"""Serving: uvicorn with the application on it, until somebody ends it."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from armada.errors import ArmadaError
from armada.server.addresses import is_this_machine
from armada.server.app import TABLES, make_app
from armada.server.connections import Connections, HttpConnection, SocketConnection, allow_open_files
from armada.server.gc_pauses import settle_in, tidy_up
from armada.server.languages import SpeaksLanguage
from armada.server.logs import set_up_logs
from armada.server.security import OriginGuard
from armada.server.settings import Settings
from armada.server.store.open import store_at
from armada.server.tables.registry import Tables

THREAD_SWITCH_SECONDS = 0.001
"""Seconds after which the thread that writes may have its turn while a table is being shown."""

SHUTDOWN_SECONDS = 5
"""Seconds that requests under way are given when the server ends."""

FORCED_EXIT_SECONDS = 14.0
"""Seconds after which a server that was told to end ends, whatever still hangs: all that was acknowledged is kept."""


class Server(uvicorn.Server):
    """uvicorn, but it tells everybody why before it cuts connections."""

    def __init__(self, config: uvicorn.Config, connections: Connections, tables: Tables) -> None:
        super().__init__(config)
        self.server_state = connections
        self._tables = tables

        self.when_ending: Callable[[], None] = _nothing
        """Called when the server was told to end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then end."""
        self.when_ending()
        await self._tables.say_goodbye()
        await super().shutdown(sockets)


def _nothing() -> None:
    """Do nothing."""


def _end_in_any_case() -> None:
    """End the process in a while, if it has not ended by then: a thread may hang that nobody can stop."""
    timer = threading.Timer(FORCED_EXIT_SECONDS, os._exit, (1,))
    timer.daemon = True
    timer.start()


def server_for(settings: Settings) -> Server:
    """The server of an application, not started yet."""
    app = make_app(settings)
    config = uvicorn.Config(
        OriginGuard(SpeaksLanguage(app), settings),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=settings.compress,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )
    return Server(config, Connections(settings), app.state[TABLES])


def listening(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        reason = (error.strerror or str(error)).lower()
        place = f"{settings.host}:{settings.port}"
        raise ArmadaError(
            f"The server cannot listen at {place}: {reason}. Choose another --port, or 0 for a free one."
        ) from None
    found.listen(512)
    found.setblocking(False)
    return found


async def _try_store(place: str) -> None:
    """Open the store once before anything else, so that what is wrong with it is said in words."""
    store = store_at(place)
    await store.open()
    await store.close()


def serve(
    settings: Settings,
    *,
    when_ready: Callable[[str], None] = lambda address: None,
    log_level: int = logging.INFO,
) -> None:
    """Serve until Ctrl-C or SIGTERM; `when_ready` receives the address."""
    set_up_logs(log_level)
    allow_open_files()
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    asyncio.run(_try_store(settings.store))
    place = listening(settings)
    server = server_for(settings)
    server.when_ending = _end_in_any_case
    host, port = place.getsockname()[:2]
    shown = "localhost" if is_this_machine(host) else f"[{host}]" if ":" in host else host

    async def run() -> None:
        serving = asyncio.ensure_future(server.serve(sockets=[place]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        pauses = asyncio.ensure_future(tidy_up())
        if server.started:
            settle_in()
            when_ready(f"http://{shown}:{port}")
        try:
            await serving
        finally:
            pauses.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner, suppress(KeyboardInterrupt):
        runner.run(run())
    if not server.started:
        raise ArmadaError("The server could not start. The lines above say why.")
