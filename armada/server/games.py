"""Games over the network: made, joined by link, listed, and downloaded as records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from armada.server.problems import NotNow
from armada.server.resources import GameListed, GameMade, GameWanted, Joined, Joining
from armada.server.tables import Tables

MINE = Annotated[str, QueryParameter(name="mine", max_length=8_000, description="Tokens of seats, parted by commas.")]


@post("/games")
async def make_game(
    data: JSONBody[GameWanted], request: Request[Any, Any, Any], tables: NamedDependency[Tables]
) -> GameMade:
    """Make a game."""
    return await tables.make(data, request.client.host if request.client else "")


@post("/games/{game:str}/join", status_code=200)
async def join_game(game: FromPath[str], data: JSONBody[Joining], tables: NamedDependency[Tables]) -> Joined:
    """Take an open seat with its invitation."""
    return await tables.join(game, data)


@get("/games")
async def list_games(tables: NamedDependency[Tables], mine: MINE = "") -> list[GameListed]:
    """The games of some tokens; without any, those that everybody may watch."""
    tokens = [token for token in mine.split(",") if token]
    return await tables.mine(tokens) if tokens else await tables.public()


@get("/games/{game:str}")
async def show_game(game: FromPath[str], tables: NamedDependency[Tables]) -> GameListed:
    """A game, as everybody may know it."""
    return await tables.listed(game)


@get("/games/{game:str}/record", media_type="text/plain")
async def get_record(game: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """The record of a game that is over."""
    table = await tables.find(game)
    async with table.lock:
        timeline = table.ledger.timeline
        if timeline is None or not timeline.is_over:
            raise NotNow("The record tells what is hidden: it can be had when the game is over.")
        record = await asyncio.to_thread(timeline.game.record)
    name = f'attachment; filename="armada-{game}.record"'
    return Response(record, media_type="text/plain", headers={"content-disposition": name})


ROUTER = Router("/", route_handlers=[make_game, join_game, list_games, show_game, get_record])
