"""Replays: games that are over, and records that were opened, seen decision by decision from any view."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import blake2b
from typing import Annotated, Final

from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from armada.engine.seats import Seat
from armada.server.film import Film
from armada.server.problems import NotNow, NotThere, Refused
from armada.server.resources import RecordText, Replay, SceneAt
from armada.server.store.store import Saved
from armada.server.tables import Tables

KIND: Final = "record"
FILMS_KEPT: Final = 24
MOST_SCENES: Final = 60
LONGEST: Final = 900_000

VIEW = Annotated[str, QueryParameter(name="view", max_length=20, description="all, spectator, or a seat.")]
PLACE = Annotated[int, QueryParameter(ge=0, le=100_000)]


class Shelf:
    """The films looked at last; the others are made again from their records."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def film(self, id: str, tables: Tables) -> Film:
        """A film by the id of its game, or of a record that was opened."""
        if id in self._films:
            self._films.move_to_end(id)
            return self._films[id]
        record = await record_of(id, tables)
        return await self.put(id, record)

    async def put(self, id: str, record: str) -> Film:
        """Make the film of a record."""
        film = await asyncio.to_thread(Film, record)
        self._films[id] = film
        while len(self._films) > FILMS_KEPT:
            self._films.popitem(last=False)
        return film


SHELF: Final = Shelf()


async def record_of(id: str, tables: Tables) -> str:
    """The record of a game that is over, or one that was opened."""
    opened = await tables.store.saved(KIND, id)
    if opened is not None:
        return opened
    table = await tables.find(id)
    async with table.lock:
        timeline = table.ledger.timeline
        if timeline is None or not timeline.is_over:
            raise NotNow("A replay tells what is hidden: it can be seen when the game is over.")
        return await asyncio.to_thread(timeline.game.record)


class Watching:
    """From whose view a film is seen."""

    def __init__(self, view: str, film: Film) -> None:
        self.sees_all = view == "all"
        self.seat: Seat | None = None
        if view in ("all", "spectator"):
            return
        seats = [str(player.seat) for player in film.cuts[0].game.state.players]
        if view not in seats:
            raise NotThere(f"There is no view “{view}”. Views are all, spectator, {', '.join(seats)}.")
        self.seat = Seat(int(view))


def replay_of(id: str, film: Film, view: str) -> Replay:
    """A film as pages are told of it."""
    watching = Watching(view, film)
    seats = [str(player.seat) for player in film.cuts[0].game.state.players]
    return Replay(
        replay=id,
        title=film.title,
        views=("all", *seats, "spectator"),
        moments=film.moments(watching.seat, sees_all=watching.sees_all),
        is_whole=film.is_whole,
    )


@post("/replays")
async def open_record(data: JSONBody[RecordText], tables: NamedDependency[Tables]) -> Replay:
    """Open a record: it is checked from beginning to end, and kept under a link."""
    if len(data.record) > LONGEST:
        raise Refused("This is longer than the record of any game.")
    id = blake2b(data.record.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    film = await SHELF.put(id, data.record)
    await tables.store.save(Saved(KIND, id, data.record))
    return replay_of(id, film, "all")


@get("/replays/{id:str}")
async def get_replay(id: FromPath[str], tables: NamedDependency[Tables], view: VIEW = "all") -> Replay:
    """A replay: its moments in words."""
    return replay_of(id, await SHELF.film(id, tables), view)


@get("/replays/{id:str}/scenes")
async def get_scenes(
    id: FromPath[str],
    tables: NamedDependency[Tables],
    first: PLACE = 0,
    last: PLACE = 0,
    view: VIEW = "all",
) -> tuple[SceneAt, ...]:
    """The scenes of some moments, at most sixty."""
    film = await SHELF.film(id, tables)
    watching = Watching(view, film)
    return film.scenes(first, min(last, first + MOST_SCENES - 1), watching.seat, sees_all=watching.sees_all)


@get("/replays/{id:str}/record", media_type="text/plain")
async def get_record(id: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    """The record itself."""
    name = f'attachment; filename="armada-{id}.record"'
    record = await record_of(id, tables)
    return Response(record, media_type="text/plain", headers={"content-disposition": name})


ROUTER = Router("/", route_handlers=[open_record, get_replay, get_scenes, get_record])
