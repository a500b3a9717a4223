"""Live play: one socket for each seat or spectator of a game.

The first thing said is `Hello`. From then on the socket is read and written independently: answers to requests in
order, and the state of the game whenever it has changed, the latest one only.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import Router, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from armada import __version__
from armada.engine.seats import Seat
from armada.messages.message import Message, say
from armada.server.cookies import seat_cookie
from armada.server.history.seating import Screen
from armada.server.live.previews import Previews
from armada.server.live.requests import Requests
from armada.server.store.store import EntryExists, StoreError
from armada.server.tables.registry import Tables
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.tables.view_cache import EncodedUpdate
from armada.server.wire.messages import Failed, NotAccepted, TableChanged
from armada.server.wire.problems import GameClosed, Refused
from armada.server.wire.requests import Ask, FromBrowser, Hello
from armada.server.wire.sockets import POLICY_VIOLATION, SERVICE_RESTART, Socket, close, counted, received

log: Final = logging.getLogger("armada.server")

_encode: Final = msgspec.json.Encoder().encode
_DECODER: Final = msgspec.json.Decoder(FromBrowser)
_WITH_ID: Final = msgspec.json.Decoder(dict[str, Any])

REVOKED: Final = 4403
"""The code with which a socket is closed that came with a link that does not open this seat, or not any more."""


class EncodedWelcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """A `Welcome` (see messages) the update of which is partly written already."""

    people: tuple[int, ...]
    seats: tuple[Seat, ...]
    shared: bool
    update: EncodedUpdate
    chat: tuple[Any, ...]
    version: str


class Ended(Exception):
    """The connection cannot go on, and why."""

    def __init__(self, reason: Message | str, code: int = POLICY_VIOLATION) -> None:
        super().__init__(str(reason))
        self.reason, self.code = str(reason), code


class Connection:
    """A socket, read and written as messages."""

    def __init__(self, socket: Socket, most: int) -> None:
        self._socket = socket
        self._most = most

    async def receive(self) -> bytes:
        """The next message; raises when the other side disconnects."""
        return await received(self._socket, self._most)

    async def send(self, message: bytes) -> None:
        """Send a message; waits while the other side does not accept it."""
        await self._socket.send_text(message.decode())

    async def close(self, reason: str, code: int, record: str = "") -> None:
        """Send the reason and close."""
        await close(self._socket, _encode(Failed(reason=reason, record=record)), reason, code)


@websocket("/games/{game:str}/live")
async def play_live(socket: Socket, game: FromPath[str], tables: NamedDependency[Tables]) -> None:
    """Play or watch a game."""
    limits = tables.settings.limits
    address = socket.client.host if socket.client else ""
    await socket.accept()
    connection = Connection(socket, limits.message)
    try:
        if tables.is_closing:
            raise Ended(say("problems-closing"), SERVICE_RESTART)
        with counted(tables.sockets, address, limits.sockets_per_address, limits.sockets):
            await _play(connection, game, tables, seat_cookie(socket, game), address)
    except Ended as ended:
        await connection.close(ended.reason, ended.code)
    except Refused as refused:
        record = refused.record if isinstance(refused, GameClosed) else ""
        await connection.close(refused.problem.reason, POLICY_VIOLATION, record)
    except WebSocketDisconnect:
        pass
    except (StoreError, EntryExists) as error:
        log.error("the store failed", extra={"game": game, "why": str(error)})
        reason = error.public_message if isinstance(error, StoreError) else say("problems-acted-first")
        await connection.close(str(reason), SERVICE_RESTART)


async def _play(connection: Connection, game: str, tables: Tables, cookie: str | None, address: str) -> None:
    limits = tables.settings.limits
    try:
        async with asyncio.timeout(limits.hello):
            hello = _said(await connection.receive())
    except TimeoutError:
        raise Ended(say("problems-hello-late", seconds=round(limits.hello))) from None
    if not isinstance(hello, Hello):
        raise Ended(say("problems-hello-first"))
    with tables.guesses.guess(address, game):
        table = await tables.find(game)
    async with table.lock:
        screen = _screen(table, hello, cookie, tables, address)
        await table.stand_ins.give_back(table.ledger.seating.held_by(screen.holder))
        if table.is_unloaded:
            raise Ended(say("problems-unloaded"), SERVICE_RESTART)
        screen = table.ledger.seating.screen(screen.holder)
        session = Session(screen, limits, max(0, hello.since), address)
        table.join(session)
        welcome = EncodedWelcome(
            people=screen.people,
            seats=session.seats,
            shared=session.is_shared,
            update=table.update(session),
            chat=table.ledger.chat.read_by(table.sides_of(session)),
            version=__version__,
        )
    try:
        await connection.send(_encode(welcome))
        reading = asyncio.ensure_future(_read(connection, table, session, tables))
        writing = asyncio.ensure_future(_write(connection, table, session))
        try:
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, writing):
                task.cancel()
            results = await asyncio.gather(reading, writing, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result
    finally:
        table.leave(session)


def _screen(table: Table, hello: Hello, cookie: str | None, tables: Tables, address: str) -> Screen:
    """The screen of a token, the one said or the browser's own; who has none watches, where that is allowed."""
    token = cookie if hello.token is None else hello.token
    screen = tables.screen_of(table, token, address)
    if hello.token is None:
        table.check_may_watch(screen)
        return screen
    if not screen.people and hello.token.partition(".")[0] != table.id:
        raise Ended(say("problems-other-game"), REVOKED)
    if not screen.people and table.ledger.made.mode != "watch":
        raise Ended(say("problems-no-seat"), REVOKED)
    return screen


def _said(data: bytes) -> FromBrowser:
    try:
        message: FromBrowser = _DECODER.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Ended(say("problems-message-unreadable", why=str(error))) from None
    return message


async def _read(connection: Connection, table: Table, session: Session, tables: Tables) -> None:
    """Carry out what is asked for, in order; previews by the side."""
    requests = Requests(table, session, tables.settings.limits)
    previews = Previews(table, session, tables.previewers, tables.settings.limits)
    try:
        while True:
            data = await connection.receive()
            if not session.messages.take():
                raise Ended(say("problems-socket-pace"))
            await session.wait_for_room()
            try:
                request = _said(data)
            except Ended as wrong:
                session.answer(NotAccepted(id=_id_of(data), reason=wrong.reason))
                continue
            if isinstance(request, Hello):
                session.answer(NotAccepted(id="", reason=say("problems-hello-again")))
            elif isinstance(request, Ask):
                previews.ask(request)
            else:
                session.answer(await requests.handle(request))
    finally:
        previews.close()


def _id_of(data: bytes) -> str:
    """The id of a request that cannot be understood otherwise, so that its sender knows which one it was."""
    try:
        return str(_WITH_ID.decode(data).get("id", ""))[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


async def _write(connection: Connection, table: Table, session: Session) -> None:
    """Send what is waiting, and of the game always the latest state."""
    while True:
        await session.news()
        for message in session.take_messages():
            await connection.send(message)
        game, around = session.take_behind()
        if game:
            async with table.lock:
                update = None if table.is_unloaded else _encode(table.update(session))
            if update is not None:
                await connection.send(update)
        elif around:
            await connection.send(_encode(TableChanged(table=table.shown(session))))
        if session.ended is not None:
            raise Ended(session.ended, REVOKED if session.is_revoked else SERVICE_RESTART)


ROUTER: Final = Router("/", route_handlers=[play_live])
