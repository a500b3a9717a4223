"""The live channel of an event: it announces changes, and the page fetches what it shows."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from armada.errors import ArmadaError
from armada.messages.message import message, say
from armada.server.cookies import address_of
from armada.server.events import resources
from armada.server.events.keys import opens_desk, player_with
from armada.server.events.open_event import OpenEvent, Watcher
from armada.server.events.registry import EventRegistry
from armada.server.store.store import DISK_FAILS
from armada.server.wire.problems import Forbidden, Refused, problem_of
from armada.server.wire.sockets import POLICY_VIOLATION, SERVICE_RESTART, Socket, close, counted, received
from armada.tournament.organiser import now

log: Final = logging.getLogger("armada.server")

_encode: Final = msgspec.json.Encoder().encode
_WATCH_REQUEST: Final = msgspec.json.Decoder(resources.WatchRequest)

VOID: Final = message("problems-void")
MAX_MESSAGE_BYTES: Final = 1_000
"""Maximum bytes of a message from a page."""


@websocket("/events/{event:str}/live")
async def watch_event(socket: Socket, event: FromPath[str], events: NamedDependency[EventRegistry]) -> None:
    """Notify a page whenever what it shows has changed."""
    limits = events.settings.limits
    address = socket.client.host if socket.client else ""
    await socket.accept()
    try:
        with counted(events.sockets, address, limits.event_sockets_per_address, limits.event_sockets):
            held = await events.find(event)
            async with asyncio.timeout(limits.hello):
                key = _key(await received(socket, MAX_MESSAGE_BYTES))
            await _send_changes(socket, events, held, key)
    except TimeoutError:
        await _close(socket, say("problems-first-late", seconds=round(limits.hello)), POLICY_VIOLATION)
    except Refused as refused:
        await _close(socket, refused.problem.reason, POLICY_VIOLATION)
    except ArmadaError as error:
        await _close(socket, problem_of(error).reason, SERVICE_RESTART)
    except OSError as error:
        log.error("event unreadable", extra={"event": event, "why": repr(error)})
        await _close(socket, str(DISK_FAILS), SERVICE_RESTART)
    except WebSocketDisconnect:
        pass


async def _send_changes(socket: Socket, events: EventRegistry, held: OpenEvent, key: str) -> None:
    """Send changes until the connection is closed."""
    address = address_of(socket)
    is_desk, player = await _who(held, key, address)
    watcher = Watcher()
    held.watchers.add(watcher)
    listening = asyncio.ensure_future(_wait_for_end(socket))
    try:
        last = ""
        while not listening.done():
            watcher.news.clear()
            if events.is_closing:
                await _close(socket, say("problems-restarting"), SERVICE_RESTART)
                return
            if await _who(held, key, address) != (is_desk, player):
                raise Forbidden(VOID)
            entry = await held.entry() if is_desk else None
            mark = str(entry) if is_desk else await held.mark(player)
            if mark != last:
                message = resources.EventChanged(mark=mark, now=now(), entry=entry)
                await socket.send_text(_encode(message).decode())
                last = mark
            waiting = asyncio.ensure_future(watcher.news.wait())
            await asyncio.wait({listening, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
    finally:
        held.watchers.discard(watcher)
        listening.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, Refused):
            await listening


async def _who(held: OpenEvent, key: str, address: str) -> tuple[bool, int | None]:
    """Whether this is the organiser, and which player it is; neither without a key."""
    if not key:
        return False, None
    with held.guesses.guess(address, key):
        if opens_desk(held.keys, key):
            return True, None
        player = player_with(await held.codes(), key)
        if player is None:
            raise Forbidden(VOID)
    return False, player


def _key(data: bytes) -> str:
    try:
        return _WATCH_REQUEST.decode(data).key
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused(say("problems-first-watch", message='{"type":"watch","key":""}')) from error


async def _wait_for_end(socket: Socket) -> None:
    """Ignore further messages until the connection is closed."""
    with suppress(WebSocketDisconnect):
        for _ in range(MAX_MESSAGE_BYTES):
            await received(socket, MAX_MESSAGE_BYTES)


async def _close(socket: Socket, reason: str, code: int) -> None:
    await close(socket, _encode(resources.EventFailed(reason=reason)), reason, code)


HANDLERS = (watch_event,)
