"""Replays: games that are over, and records that were opened, seen decision by decision from any view."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from gzip import compress
from hashlib import blake2b
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from armada.engine.seats import Seat
from armada.messages.languages import spoken_language
from armada.messages.message import message, say
from armada.screens.previews.replies import PreviewReply
from armada.screens.scene.story import Story
from armada.server.api.replay_timeline import ReplayTimeline
from armada.server.cookies import address_of, seat_cookie, with_seat
from armada.server.rate_limits import Buckets
from armada.server.store.store import StoredItem
from armada.server.tables.registry import Tables
from armada.server.tables.table import Table
from armada.server.tokens import hashed
from armada.server.wire.problems import AnyRequest, Conflict, NotFound, Refused, TooManyRequests
from armada.server.wire.resources import Branch, GameMade, MomentRequest, RecordText, Replay, SceneAt
from armada.server.workers.fair_queue import Caller
from armada.server.workers.jobs import preview_of
from armada.server.workers.pool import ANYBODY

KIND: Final = "record"
MAX_CACHED_REPLAYS: Final = 24
MAX_SCENES: Final = 60
PACKED: Final = "replays/[^/]+(?:/scenes)?"
"""The addresses whose answers are packed in a thread, since they are long."""
MAX_RECORD_CHARACTERS: Final = 900_000
PREVIEWS_PER_SECOND: Final = 20
MAX_PREVIEWS_AT_ONCE: Final = 60
"""How much an address may ask at moments of replays, where nobody's game waits for the answer."""

GZIP_LEVEL: Final = 1
"""Gzip level: scenes are so alike that even the lowest shrinks them to a thirtieth."""

VIEW = Annotated[str, QueryParameter(name="view", max_length=20, description="all, spectator, or a seat.")]
PLACE = Annotated[int, QueryParameter(ge=0, le=100_000)]


class ReplayCache:
    """The replays watched last; others are rebuilt from their records."""

    def __init__(self) -> None:
        self._timelines: OrderedDict[str, ReplayTimeline] = OrderedDict()
        self._making: dict[str, asyncio.Task[ReplayTimeline]] = {}

    async def replay(self, id: str, tables: Tables) -> ReplayTimeline:
        """A replay by the id of its game, or of an opened record."""
        if id in self._timelines:
            self._timelines.move_to_end(id)
            return self._timelines[id]
        if id not in self._making:
            self._making[id] = asyncio.ensure_future(self._make(id, tables))
            self._making[id].add_done_callback(lambda _: self._making.pop(id, None))
        return await asyncio.shield(self._making[id])

    async def _make(self, id: str, tables: Tables) -> ReplayTimeline:
        """Build a replay once, however many ask for it at the same time."""
        return await self.put(id, await record_of(id, tables), tables)

    async def put(self, id: str, record: str, tables: Tables, caller: Caller = ANYBODY) -> ReplayTimeline:
        """Build the replay of a record."""
        replay = await tables.replay_pool.do(ReplayTimeline, record, caller=caller)
        self._timelines[id] = replay
        while len(self._timelines) > MAX_CACHED_REPLAYS:
            self._timelines.popitem(last=False)
        return replay


REPLAY_CACHE: Final = ReplayCache()
PREVIEW_BUCKETS: Final = Buckets(PREVIEWS_PER_SECOND, MAX_PREVIEWS_AT_ONCE)
log: Final = logging.getLogger("armada.server")


NOT_YET: Final = message("problems-replay-not-yet")


IN_PARTS: Final = message("problems-replay-in-parts")


async def check_may_see(request: AnyRequest, id: str, tables: Tables) -> None:
    """Whether who asks may see a replay: that of a private game is for its players."""
    if await tables.store.saved(KIND, id) is not None:
        return
    address = address_of(request)
    with tables.guesses.guess(address, id):
        table = await tables.find(id)
    table.check_may_watch(tables.screen_of(table, seat_cookie(request, id), address))


async def own_side(request: AnyRequest, id: str, tables: Tables) -> int | None:
    """The side of this browser's seat in the game of a replay; None for a spectator, of both sides, and of a record."""
    token = seat_cookie(request, id)
    if token is None or await tables.store.saved(KIND, id) is not None:
        return None
    seating = (await tables.find(id)).ledger.seating
    sides = {seating[seat].side for seat in seating.held_by(hashed(token))}
    return sides.pop() if len(sides) == 1 else None


async def record_of(id: str, tables: Tables) -> str:
    """The record of a game that is over, or one that was opened."""
    opened = await tables.store.saved(KIND, id)
    if opened is not None:
        return opened
    return await record_at(await tables.find(id))


async def record_at(table: Table) -> str:
    """The record of the game at a table, when it is over."""
    async with table.lock:
        timeline = table.ledger.timeline
        if timeline is None or not timeline.is_over:
            raise Conflict(NOT_YET)
        if not timeline.game.is_whole:
            raise Conflict(IN_PARTS)
        return await asyncio.to_thread(timeline.game.record)


_REPLY: Final = msgspec.json.Decoder(PreviewReply)


class Viewpoint:
    """The viewpoint from which a replay is watched."""

    def __init__(self, view: str, replay: ReplayTimeline) -> None:
        self.sees_all = view == "all"
        self.seat: Seat | None = None
        if view in ("all", "spectator"):
            return
        seats = [str(player.seat) for player in replay.steps[0].game.state.players]
        if view not in seats:
            raise NotFound(say("problems-no-view", view=view, known=", ".join(["all", "spectator", *seats])))
        self.seat = Seat(int(view))


def replay_of(id: str, replay: ReplayTimeline, view: str) -> Replay:
    """A replay as pages show it."""
    viewpoint = Viewpoint(view, replay)
    seats = [str(player.seat) for player in replay.steps[0].game.state.players]
    return Replay(
        replay=id,
        title=replay.title,
        views=("all", *seats, "spectator"),
        moments=replay.moments(viewpoint.seat, sees_all=viewpoint.sees_all),
        is_whole=replay.is_whole,
    )


@post("/replays")
async def open_record(data: JSONBody[RecordText], request: AnyRequest, tables: NamedDependency[Tables]) -> Replay:
    """Open a record: it is checked from beginning to end, and kept under a link."""
    address = address_of(request)
    tables.allowances.open_record(address)
    if len(data.record) > MAX_RECORD_CHARACTERS:
        raise Refused(say("problems-long-record"))
    id, replay = await keep_record(data.record, address, tables)
    return await asyncio.to_thread(replay_of, id, replay, "all")


async def keep_record(record: str, address: str, tables: Tables) -> tuple[str, ReplayTimeline]:
    """Check a record from beginning to end and store it under a link."""
    id = blake2b(record.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    replay = await REPLAY_CACHE.put(id, record, tables, Caller(address))
    tables.allowances.keep(address, len(record))
    await tables.store.save(StoredItem(KIND, id, record))
    return id, replay


def packed(request: AnyRequest, reply: Any) -> Response[Any]:
    """Something long, packed for those who can unpack it: browsers can."""
    body = msgspec.json.encode(reply)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = compress(body, GZIP_LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


@get("/replays/{id:str}")
async def get_replay(
    id: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables], view: VIEW = "all"
) -> Response[Replay]:
    """A replay: its moments in words."""
    await check_may_see(request, id, tables)
    replay = await REPLAY_CACHE.replay(id, tables)
    side = await own_side(request, id, tables)
    return await asyncio.to_thread(
        lambda: packed(request, msgspec.structs.replace(replay_of(id, replay, view), side=side))
    )


@get("/replays/{id:str}/story")
async def get_story(id: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables]) -> Story:
    """The course of a game: balance, luck, turning points, and losses with their rounds."""
    await check_may_see(request, id, tables)
    replay = await REPLAY_CACHE.replay(id, tables)
    return await tables.replay_pool.do(replay.story, spoken_language())


@get("/replays/{id:str}/scenes")
async def get_scenes(
    id: FromPath[str],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    first: PLACE = 0,
    last: PLACE = 0,
    view: VIEW = "all",
) -> Response[tuple[SceneAt, ...]]:
    """The scenes of some moments, at most sixty."""
    await check_may_see(request, id, tables)
    replay = await REPLAY_CACHE.replay(id, tables)
    viewpoint = Viewpoint(view, replay)
    last = min(last, first + MAX_SCENES - 1)
    seat, sees_all = viewpoint.seat, viewpoint.sees_all
    return await asyncio.to_thread(lambda: packed(request, replay.scenes(first, last, seat, sees_all=sees_all)))


@post("/replays/{id:str}/preview", status_code=200)
async def preview_moment(
    id: FromPath[str],
    data: JSONBody[MomentRequest],
    request: AnyRequest,
    tables: NamedDependency[Tables],
) -> PreviewReply:
    """A measurement, or what could be done, at a moment of a replay; nothing is changed by it."""
    if not PREVIEW_BUCKETS.take(address_of(request)):
        raise TooManyRequests(say("problems-preview-pace"))
    await check_may_see(request, id, tables)
    replay = await REPLAY_CACHE.replay(id, tables)
    viewpoint = Viewpoint(data.view, replay)
    if not 0 <= data.moment < len(replay.steps):
        raise NotFound(say("problems-no-moment", last=len(replay.steps) - 1))
    game = replay.steps[data.moment].game
    try:
        reply = await tables.previewers.do(
            preview_of,
            game.save(),
            viewpoint.seat,
            msgspec.json.encode(data.about),
            spoken_language(),
            seconds=tables.settings.limits.previewing,
            caller=Caller(address_of(request)),
        )
    except Refused:
        raise
    except Exception as error:
        log.exception("a preview failed", extra={"game": id, "about": type(data.about).__name__})
        raise Refused(say("problems-no-preview")) from error
    preview: PreviewReply = _REPLY.decode(reply)
    return preview


@post("/replays/{id:str}/branch")
async def play_on(
    id: FromPath[str],
    data: JSONBody[Branch],
    request: AnyRequest,
    tables: NamedDependency[Tables],
) -> Response[GameMade]:
    """Make a game that goes on from a moment of a replay, with dice of its own from there on."""
    await check_may_see(request, id, tables)
    return with_seat(request, await tables.branch(await record_of(id, tables), data, address_of(request)), 201)


@get("/replays/{id:str}/record", media_type="text/plain")
async def get_record(id: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables]) -> Response[str]:
    """The record itself."""
    await check_may_see(request, id, tables)
    name = f'attachment; filename="armada-{id}.record"'
    record = await record_of(id, tables)
    return Response(record, media_type="text/plain", headers={"content-disposition": name})


ROUTER = Router(
    "/",
    route_handlers=[open_record, get_replay, get_story, get_scenes, preview_moment, play_on, get_record],
)
