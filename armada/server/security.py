"""Security of requests and pages: origins, hosts and security headers."""

from __future__ import annotations

from collections import Counter
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from armada.server.rate_limits import Buckets, counted_as
from armada.server.settings import Settings
from armada.server.wire.resources import Problem

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Sent with everything. No other host is ever asked for anything; styles of elements place pieces on the board."""

API: Final = "/api/"
NO_STORE: Final = {"cache-control": "no-store"}
"""Answers of the API are for the caller and the moment only, unless they say otherwise."""

OTHER_PAGE: Final = "This page may not talk to this server. Open the game at the server's own address."
MANY_REQUESTS: Final = "Too many requests from your address are under way. Wait for some of them, then try again."
MANY_WRITES: Final = "Your address is sending too much. Wait a few seconds, then try again."

LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class OriginGuard:
    """Stands before the application: turns away pages of other origins, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._writing = Buckets(settings.limits.writes_per_second, settings.limits.writes_at_once)
        self._under_way = Counter[str]()
        """Requests by address that are not answered yet."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if not self.may_talk(scope, headers):
            await _turn_away(scope, receive, send)
            return
        if scope["client"] is not None:
            scope["client"] = (counted_as(scope["client"][0]), scope["client"][1])
        if scope["type"] == ScopeType.HTTP:
            await self._count(scope, receive, send, headers)
        else:
            await self._let_through(scope, receive, send, headers)

    async def _count(self, scope: HTTPScope, receive: Receive, send: Send, headers: dict[bytes, bytes]) -> None:
        """Let a request through, if its address has not too many under way, and does not write too much."""
        address = scope["client"][0] if scope["client"] is not None else ""
        is_reading = scope["method"] in READING
        if self._under_way[address] >= self._settings.limits.waiting_per_address:
            await _answer(send, 429, MANY_REQUESTS)
        elif not is_reading and not self._writing.take(address):
            await _answer(send, 429, MANY_WRITES)
        else:
            self._under_way[address] += 1
            try:
                await self._let_through(scope, receive, send, headers)
            finally:
                self._under_way[address] -= 1
                if not self._under_way[address]:
                    del self._under_way[address]

    async def _let_through(self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes]) -> None:
        """Let a request through; cookies come through with pages of ours alone, for they know no ports."""
        if not self._is_own(headers):
            scope["headers"] = [header for header in scope["headers"] if header[0] != b"cookie"]
        wanted = {**HEADERS, **NO_STORE} if scope["path"].startswith(API) else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = MutableScopeHeaders.from_message(message)
                for name, value in wanted.items():
                    if name not in added:
                        added[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def may_talk(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Whether a request comes from a page of ours, or from no page at all."""
        host = headers.get(b"host", b"").decode("latin-1")
        if self._settings.is_local and not self._is_ours(host):
            return False
        if scope["type"] == ScopeType.HTTP and scope["method"] in READING:
            return True
        is_of_this_machine = self._settings.is_local and _name(_origin(headers)) in LOOPBACK
        return is_of_this_machine or self._is_own(headers)

    def _is_ours(self, host: str) -> bool:
        """Whether a server of this machine alone is asked for by its own name, or by one that was named to it."""
        return _name(f"//{host}") in LOOPBACK or any(origin.endswith(f"://{host}") for origin in self._settings.origins)

    def _is_own(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a page of our own address asks, or of one that was named to us, or no page at all."""
        origin, host = _origin(headers), headers.get(b"host", b"").decode("latin-1")
        return not origin or origin in (*self._settings.origins, f"http://{host}", f"https://{host}")


def _origin(headers: dict[bytes, bytes]) -> str:
    return headers.get(b"origin", b"").decode("latin-1")


def _name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})
        return
    await _answer(send, 403, OTHER_PAGE)


async def _answer(send: Send, status: int, reason: str) -> None:
    """Refuse a request before the application sees it."""
    body = msgspec.json.encode(Problem(reason=reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
