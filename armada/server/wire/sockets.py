"""Sockets: what one message may weigh, how a connection is closed, and how many there may be of one address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from armada.messages.message import say
from armada.server.wire.problems import Refused

Socket = WebSocket[Any, Any, Any]

POLICY_VIOLATION: Final = 1008
"""Codes with which a socket is closed: it broke a limit or said something wrong;"""

SERVICE_RESTART: Final = 1012
"""or the server goes down, and will be back."""

MAX_REASON: Final = 100
"""How many characters of the reason the frame that closes a socket can carry."""


@contextmanager
def counted(sockets: Counter[str], address: str, most_per_address: int, most: int) -> Iterator[None]:
    """Count a socket while it is open; refuse it where there are too many."""
    sockets[address] += 1
    try:
        if sockets[address] > most_per_address or sockets.total() > most:
            raise Refused(say("problems-connections"))
        yield
    finally:
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def received(socket: Socket, most: int) -> bytes:
    """The next message; refused if it has more than `most` bytes. Raises when the other side disconnects."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the other side hung up")
    text, raw = event.get("text"), event.get("bytes")
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else raw if isinstance(raw, bytes) else b""
    if len(data) > most:
        raise Refused(say("problems-message-bytes", most=most))
    return data


async def close(socket: Socket, farewell: bytes, reason: str, code: int) -> None:
    """Send a last message, and close."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_text(farewell.decode())
        await socket.close(code=code, reason=reason[:MAX_REASON])
