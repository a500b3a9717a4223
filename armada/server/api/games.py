"""Games over the network: made, joined by link, listed, and downloaded as records."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from armada.messages.message import say
from armada.server.api.replays import record_at
from armada.server.cookies import address_of, seat_cookie, seat_cookies, with_seat, without_seat
from armada.server.tables.open_tables import open_tables
from armada.server.tables.planned_fleets import check_game
from armada.server.tables.registry import Tables
from armada.server.tables.seats import join, renewed, seated
from armada.server.tokens import hashed
from armada.server.wire.problems import AnyRequest, Forbidden, GameClosed, NotFound
from armada.server.wire.resources import (
    GameChecked,
    GameListed,
    GameMade,
    GameWanted,
    Joined,
    JoinRequest,
    SeatLink,
    SeatRenewal,
)
from armada.server.wire.waiting import OpenTable

MINE = Annotated[
    str | None,
    QueryParameter(
        name="mine",
        max_length=8_000,
        description="Seat tokens, separated by commas; empty for those in this browser's cookies.",
    ),
]

INVITATION = Annotated[str, QueryParameter(name="invitation", max_length=200, description="An invitation to a seat.")]
SEAT = Annotated[str, QueryParameter(name="seat", max_length=200, description="The token of a seat.")]


@post("/games")
async def make_game(
    data: JSONBody[GameWanted], request: AnyRequest, tables: NamedDependency[Tables]
) -> Response[GameMade]:
    """Make a game; a browser gets its seat as a cookie too."""
    return with_seat(request, await tables.make(data, address_of(request)), 201)


@post("/games/check", status_code=200, sync_to_thread=True)
def check_new_game(data: JSONBody[GameWanted]) -> GameChecked:
    """Check a game before it is made: its seats, its fleets and its teams."""
    return check_game(data)


@post("/games/{game:str}/join", status_code=200)
async def join_game(
    game: FromPath[str], data: JSONBody[JoinRequest], request: AnyRequest, tables: NamedDependency[Tables]
) -> Response[Joined]:
    """Take an open seat with its invitation; repeating the request gets the same answer."""
    return with_seat(request, await join(tables, game, data, address_of(request), seat_cookie(request, game)), 200)


@post("/games/{game:str}/seat", status_code=200)
async def sit_down(
    game: FromPath[str], data: JSONBody[SeatLink], request: AnyRequest, tables: NamedDependency[Tables]
) -> Response[Joined]:
    """Take up a seat by its link, on another device too: this browser keeps it as a cookie."""
    return with_seat(request, await seated(tables, game, data.token, address_of(request)), 200)


@post("/games/{game:str}/seat/renew", status_code=200)
async def renew_seat(
    game: FromPath[str], data: JSONBody[SeatRenewal], request: AnyRequest, tables: NamedDependency[Tables]
) -> Response[Joined]:
    """Replace the token of one's seats: the old link, and every other device that has it, has no seat any more."""
    token = data.token or seat_cookie(request, game)
    if not token:
        raise Forbidden(say("problems-no-link"))
    return with_seat(request, await renewed(tables, game, token, address_of(request)), 200)


@get("/games/{game:str}/seat")
async def show_seat(game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables]) -> SeatLink:
    """The token of this browser's seat, for a link with which to play on elsewhere."""
    token = seat_cookie(request, game)
    if token is None:
        raise NotFound(say("problems-browser-no-seat"))
    await seated(tables, game, token, address_of(request))
    return SeatLink(token=token)


@delete("/games/{game:str}/seat", status_code=204)
async def forget_seat(game: FromPath[str], request: AnyRequest) -> Response[None]:
    """Let this browser forget its seat. The seat stays taken: its link still leads back to it."""
    return without_seat(request, game)


@get("/games")
async def list_games(request: AnyRequest, tables: NamedDependency[Tables], mine: MINE = None) -> list[GameListed]:
    """With `mine`, the games of these tokens, or of this browser, the latest first; else those all may watch."""
    if mine is None:
        return await tables.public()
    named = [token for token in mine.split(",") if token]
    return await tables.mine(named or [*reversed(seat_cookies(request).values())], address_of(request))


@get("/tables")
async def list_open_tables(tables: NamedDependency[Tables]) -> list[OpenTable]:
    """The lobbies that everybody may join with the invitation `open`, because their hosts put them on this list."""
    return await open_tables(tables)


@get("/games/{game:str}")
async def show_game(
    game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables], invitation: INVITATION = ""
) -> GameListed:
    """A game, as everybody may know it, the seats of this browser in it, and the one that an invitation is for."""
    return await tables.listed(game, address_of(request), seat_cookie(request, game), invitation)


@get("/games/{game:str}/record", media_type="text/plain")
async def get_record(
    game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables], seat: SEAT = ""
) -> Response[str]:
    """The record of a game that is over; of one that is private or closed, for those who hold a seat."""
    address, token = address_of(request), seat or seat_cookie(request, game)
    try:
        with tables.guesses.guess(address, game):
            table = await tables.find(game)
        table.check_may_watch(tables.screen_of(table, token, address))
        record = await record_at(table)
    except GameClosed:
        with tables.guesses.guess(address, token or ""):
            record = await tables.closed.record(game, hashed(token or ""))
    name = f'attachment; filename="armada-{game}.record"'
    return Response(record, media_type="text/plain", headers={"content-disposition": name})


@get("/games/{game:str}/log", media_type="text/plain")
async def get_log(
    game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables], seat: SEAT = ""
) -> Response[str]:
    """The log of a game at any time, as the seat of a token or cookie may know it; without one, as spectators do.

    Who shares a screen with others reads what everybody may know.
    """
    address = address_of(request)
    with tables.guesses.guess(address, game):
        table = await tables.find(game)
    async with table.lock:
        screen = tables.screen_of(table, seat or seat_cookie(request, game), address)
        if seat and not screen.people:
            raise Forbidden(say("problems-token-no-seat"))
        table.check_may_watch(screen)
        timeline = table.ledger.timeline
        log = "" if timeline is None else timeline.chronicle.text(screen.viewer, timeline.game.state)
    name = f'attachment; filename="armada-{game}-log.txt"'
    return Response(log, media_type="text/plain", headers={"content-disposition": name})


ROUTER = Router(
    "/",
    route_handlers=[
        make_game,
        check_new_game,
        join_game,
        sit_down,
        renew_seat,
        show_seat,
        forget_seat,
        list_games,
        list_open_tables,
        show_game,
        get_record,
        get_log,
    ],
)
