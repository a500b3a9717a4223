"""Positions as text: the one of a game now, and a text opened on the board."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from armada.errors import ArmadaError
from armada.records.position import Position
from armada.server.api.replays import keep_record, replay_of
from armada.server.cookies import address_of, seat_cookie
from armada.server.tables.registry import Tables
from armada.server.wire.problems import AnyRequest, Conflict, Refused
from armada.server.wire.resources import PositionText, Replay

MAX_POSITION_CHARACTERS: Final = 60_000


@get("/games/{game:str}/position", media_type="text/plain")
async def get_position(game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables]) -> str:
    """The position of a game now, as spectators see it: safe to post anywhere."""
    address = address_of(request)
    with tables.guesses.guess(address, game):
        table = await tables.find(game)
    async with table.lock:
        table.check_may_watch(tables.screen_of(table, seat_cookie(request, game), address))
        timeline = table.ledger.timeline
        if timeline is None:
            raise Conflict("This game has not started, so it has no position yet.")
        view = timeline.game.view(None)
    return await asyncio.to_thread(lambda: str(Position.of(view)))


@post("/positions")
async def open_position(data: JSONBody[PositionText], request: AnyRequest, tables: NamedDependency[Tables]) -> Replay:
    """Open a position as a replay with a single moment; hidden cards and dials are dealt at random."""
    address = address_of(request)
    tables.allowances.open_record(address)
    if len(data.position) > MAX_POSITION_CHARACTERS:
        raise Refused("This text is too long to be a position.", where="position")
    try:
        record = await asyncio.to_thread(_record_from, data.position)
    except ArmadaError as error:
        raise Refused(f"This position cannot be opened: {error}", where="position") from error
    id, replay = await keep_record(record, address, tables)
    return await asyncio.to_thread(replay_of, id, replay, "spectator")


def _record_from(text: str) -> str:
    return Position.parse(text).game(allow_missing=True).record()


ROUTER = Router("/", route_handlers=[get_position, open_position])
