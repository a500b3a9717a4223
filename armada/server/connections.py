"""Connections: how many there may be, of one address and of all, and how long each may take over a request.

uvicorn closes a connection that is idle after an answer. What it leaves open for good is closed here: one that never
says what it wants, or sends or takes its bytes too slowly.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from armada.server.rate_limits import counted_as
from armada.server.settings import Settings
from armada.server.wire.resources import Problem

if sys.platform != "win32":
    import resource

SPARE_FILES: Final = 64
"""Files that are kept for the store, events and workers."""

MANY_FILES: Final = 1 << 20
CONNECTIONS_DIVISOR: Final = 4
"""One address may have at most this fraction (one in four) of all connections."""

TOO_SLOW: Final = "The request did not arrive in time. Check your connection and try again."
TOO_MANY: Final = "There are too many connections from your address. Close some, or try again in a moment."
FULL: Final = "This server has too many connections right now. Try again in a moment."


class Connections(ServerState):
    """All connections of a server, counted by address; servers in front of this one are not counted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.limits = settings.limits
        self._proxies = settings.proxies
        self._most = min(settings.limits.connections, _open_files() - SPARE_FILES)
        self._most_waiting = max(1, min(settings.limits.waiting_per_address, self._most // CONNECTIONS_DIVISOR))
        self._open = 0
        self._waiting = Counter[str]()
        """Connections by address that are not, or not yet, a socket of live play; those are counted elsewhere."""

    def come(self, address: str) -> str:
        """A connection is made; why it cannot stay, if it cannot."""
        self._open += 1
        self._waiting[address] += 1
        if self._waiting[address] > self._most_waiting and not self._is_proxy(address):
            return TOO_MANY
        return FULL if self._open > self._most else ""

    def upgrade(self, address: str) -> None:
        """A connection becomes a socket of live play."""
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    def leave(self) -> None:
        """A connection is closed."""
        self._open -= 1

    def _is_proxy(self, address: str) -> bool:
        return any(_is_within(address, proxy) for proxy in self._proxies)


def _is_within(address: str, network: str) -> bool:
    try:
        return network == "*" or ip_address(address) in ip_network(network, strict=False)
    except ValueError:
        return address == network


def _open_files() -> int:
    """How many files the process may have open."""
    if sys.platform == "win32":
        return MANY_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


def allow_open_files() -> None:
    """Let the process open as many files as the system grants it: each connection is one."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class HttpConnection(HttpToolsProtocol):
    """A connection for requests, which is closed when one takes too long."""

    server_state: Connections
    _deadline: asyncio.TimerHandle | None = None
    """When a request has taken too long to arrive."""

    _patience: asyncio.TimerHandle | None = None
    """When an answer has taken too long to be taken."""

    _address = ""
    _is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection is made: it says soon what it wants."""
        super().connection_made(transport)
        self._address = counted_as(self.client[0]) if self.client else ""
        self._is_counted = True
        refusal = self.server_state.come(self._address)
        if refusal:
            self._refuse(503, refusal)
        else:
            self._expect(self.server_state.limits.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        """A connection is closed."""
        self._expect(None)
        self._be_patient(None)
        if self._is_counted:
            self._is_counted = False
            self.server_state.upgrade(self._address)
            self.server_state.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Ignore whatever arrives after a refusal."""
        if not self.transport.is_closing():
            super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket has limits of its own."""
        self._expect(None)
        self._is_counted = False
        self.server_state.upgrade(self._address)
        super().handle_websocket_upgrade()

    # Requests in time

    def on_message_begin(self) -> None:
        """A request begins: its headers come soon."""
        super().on_message_begin()
        self._expect(self.server_state.limits.headers)

    def on_headers_complete(self) -> None:
        """Its body comes in a while."""
        self._expect(self.server_state.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is all there: the answer may take its time."""
        self._expect(None)
        super().on_message_complete()

    def pause_writing(self) -> None:
        """An answer waits to be taken."""
        super().pause_writing()
        self._be_patient(self.server_state.limits.body_seconds)

    def resume_writing(self) -> None:
        """It was taken."""
        self._be_patient(None)
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for a while; whoever does not take the last answer is cut off."""
        super().timeout_keep_alive_handler()
        self._be_patient(self.server_state.limits.body_seconds)

    def _expect(self, seconds: float | None) -> None:
        """Give the other side some seconds for what comes next; None for as long as it takes."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _be_patient(self, seconds: float | None) -> None:
        """Give the other side some seconds to take what waits for it; None where nothing waits."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _too_slow(self) -> None:
        is_answered = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if is_answered:
            self.transport.abort()
        else:
            self._refuse(408, TOO_SLOW)

    def _refuse(self, status: int, reason: str) -> None:
        """Say why, and close the connection."""
        body = msgspec.json.encode(Problem(reason=reason))
        headers = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + headers + body)
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket of live play, counted among all connections until it is closed."""

    server_state: Connections

    def __init__(self, config: Any, server_state: Connections, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self.server_state.leave()
        super().connection_lost(exc)
