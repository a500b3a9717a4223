"""All tables: those in memory, and those that are loaded from the store when somebody joins."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic, time
from typing import Final

import msgspec
from msgspec.structs import replace

from armada.errors import ArmadaError
from armada.messages.message import Message, message, say
from armada.server.allowances import Allowances
from armada.server.guesses import Guesses
from armada.server.history.entries import LogEntry, kind_of, read, written
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.seating import Screen, invitation_in
from armada.server.history.stored_games import Difference, Restored, restored
from armada.server.settings import Settings
from armada.server.store.peers import Notice, Present
from armada.server.store.store import Entry, EntryExists, Store, StoreError
from armada.server.tables.bots import Bots
from armada.server.tables.branch import plan_branch
from armada.server.tables.closed_games import ClosedGames
from armada.server.tables.new_game import UNNAMED_FRIEND, NewGamePlan
from armada.server.tables.notices import Notices
from armada.server.tables.open_tables import is_open_to_all
from armada.server.tables.openings import opening_of
from armada.server.tables.planned_fleets import plan_checked_game
from armada.server.tables.summaries import GameSummary
from armada.server.tables.table import Table
from armada.server.tokens import game_of, hashed
from armada.server.wire.problems import Conflict, NotFound
from armada.server.wire.resources import Branch, GameListed, GameMade, GameWanted, SeatOffered
from armada.server.wire.table import SeatKind
from armada.server.workers.fair_queue import Caller
from armada.server.workers.pool import WorkerPool

log: Final = logging.getLogger("armada.server")

CLEANING_SECONDS: Final = 5.0
"""Seconds from one look for idle tables to the next."""

GOODBYE: Final = message("problems-goodbye")
MAX_GOODBYE_CHECKS: Final = 50
"""How often it is looked whether all have heard, before their connections are cut."""

OTHER_DICE: Final = message("problems-other-dice")
MAX_TRIES: Final = 4
"""How often it is tried to take a seat where another server is faster."""

MAX_LISTED_GAMES: Final = 50
MAX_SEARCHED_GAMES: Final = 200
"""Public games that are looked through: some are public only while their lobbies are open."""

CLOSED: Final = "closed"
"""The kind of the last entry of a game that was given up for good."""

_SUMMARY: Final = msgspec.json.Decoder(GameSummary)


class Tables:
    """Every table of a server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = WorkerPool(settings.thinkers)
        self.previewers = WorkerPool(settings.previewers)
        self.replay_pool = WorkerPool(0)
        """Records are played through one after the other: however long they take, they keep no table waiting."""

        self.guesses = Guesses(settings.limits.wrong_secrets)
        self.allowances = Allowances(settings.limits)
        self.by_id: dict[str, Table] = {}
        self.closed = ClosedGames(store)
        self.notices = Notices(settings, store)
        self.sockets = Counter[str]()
        """Open sockets by address."""

        self.is_closing = False
        self._bots: dict[str, Bots] = {}
        self._reading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._cleaning: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and get ready."""
        await self.store.open()
        await self.store.listen(self)
        self._cleaning = asyncio.ensure_future(self._clean())
        self._warming = asyncio.ensure_future(self._warm_up())

    async def say_goodbye(self) -> None:
        """Tell everybody that the server goes down, and wait a little until they have heard it."""
        self.is_closing = True
        for table in self.by_id.values():
            for session in table.sessions:
                session.end(GOODBYE)
        for _ in range(MAX_GOODBYE_CHECKS):
            if not self.sockets.total():
                return
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """End all tables, write what is left, and close the store."""
        self.is_closing = True
        for task in (self._cleaning, self._warming, *self._catching_up):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for id, table in list(self.by_id.items()):
            await self._unload(id, table, GOODBYE)
        await self.notices.close()
        await self.thinkers.close()
        await self.previewers.close()
        await self.replay_pool.close()
        await self.store.close()

    @property
    def is_starting(self) -> bool:
        """Whether workers are still getting ready."""
        return self._warming is None or not self._warming.done()

    @property
    def has_stuck_bots(self) -> bool:
        """Whether a game waits for a bot that could not move."""
        return any(bots.is_stuck for bots in self._bots.values())

    async def _warm_up(self) -> None:
        """Have the processes at hand before the first bot is asked."""
        try:
            await asyncio.gather(self.thinkers.warm_up(), self.previewers.warm_up())
        except Exception as error:
            log.warning("a worker process could not be started in advance", extra={"why": repr(error)})

    # Finding

    async def find(self, id: str) -> Table:
        """The table of a game, from memory or from the store."""
        table = self.by_id.get(id)
        if table is not None:
            return table
        if id in self.closed:
            raise self.closed.refusal(id)
        if id not in self._reading:
            self._reading[id] = asyncio.ensure_future(self._read(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> Table:
        snapshots = await self.store.snapshots(id)
        rows = await self.store.entries(id)
        if not rows:
            raise NotFound(say("problems-no-game"))
        begun, is_given_up = monotonic(), rows[-1].kind == CLOSED
        try:
            found = await asyncio.to_thread(restored, id, rows[:-1] if is_given_up else rows, snapshots)
        except Difference as difference:
            raise await self.closed.close(id, difference.before, len(rows), is_given_up) from difference
        if is_given_up:
            timeline = found.ledger.timeline
            raise await self.closed.close(id, None if timeline is None else timeline.game, len(rows), is_given_up)
        log.info("game loaded", extra={"game": id, "entries": len(rows), "seconds": round(monotonic() - begun, 3)})
        if found.continued is not None and not await self._has_continued(id, found):
            return await self._read(id)
        table = self._seat(id, found.ledger, snapshots[0].number if snapshots else 0)
        if self.store.is_shared:
            self._catch_up(table)  # for what was written while it was read
        return table

    async def _has_continued(self, id: str, found: Restored) -> bool:
        """Write down that a game goes on from a snapshot; whether no other server was faster."""
        assert found.continued is not None
        ledger, entry = found.ledger, found.continued
        row = Entry(ledger.number, kind_of(entry), written(entry), time(), ledger.digest)
        with suppress(EntryExists):
            await self.store.append(
                [row],
                self._table(id, ledger).game_row(),
            )
            log.warning("a game goes on from a snapshot", extra={"game": id, "entry": row.number})
            return True
        return False

    def _table(self, id: str, ledger: Ledger, latest: int = 0) -> Table:
        """A table in memory."""
        grace, absence = self.settings.grace, self.settings.absence
        return Table(id, ledger, self.store, self._forget, latest, grace=grace, absence=absence)

    def _seat(self, id: str, ledger: Ledger, latest: int) -> Table:
        table = Table(
            id, ledger, self.store, self._forget, latest, grace=self.settings.grace, absence=self.settings.absence
        )
        self.by_id[id] = table
        self._bots[id] = Bots(table, self.thinkers, self.settings)
        table.when_entered = lambda: self.notices.look(table)
        return table

    def _forget(self, table: Table) -> None:
        if self.by_id.get(table.id) is table:
            del self.by_id[table.id]
            self._bots.pop(table.id)

    # Making and joining

    async def make(self, wanted: GameWanted, address: str, *, is_match: bool = False) -> GameMade:
        """Make a game, for a match of an event or for whoever wants it."""
        self.allowances.make_game(address)
        planned = await asyncio.to_thread(plan_checked_game, wanted, is_match=is_match)
        rest: list[LogEntry] = []
        if planned.opening is not None:
            played = await self.thinkers.do(
                opening_of, planned.opening, seconds=self.settings.limits.opening, caller=Caller(address)
            )
            rest = [read(entry) for entry in played]
        ledger = await asyncio.to_thread(rebuilt, [planned.made, *rest])
        return await self._found(planned, rest, ledger, address)

    async def branch(self, record: str, wanted: Branch, address: str) -> GameMade:
        """Make a game that goes on from a moment of a record."""
        self.allowances.make_game(address)
        planned, rest = await self.replay_pool.do(plan_branch, record, wanted, caller=Caller(address))
        try:
            ledger = await self.replay_pool.do(rebuilt, [planned.made, *rest], caller=Caller(address))
        except (ArmadaError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            raise Conflict(OTHER_DICE) from error
        return await self._found(planned, rest, ledger, address)

    async def _found(self, planned: NewGamePlan, rest: list[LogEntry], ledger: Ledger, address: str) -> GameMade:
        """Keep a new game, and what has happened in it already."""
        table = Table(
            planned.game, ledger, self.store, self._forget, grace=self.settings.grace, absence=self.settings.absence
        )
        entries = [
            Entry(place, kind_of(entry), written(entry), time()) for place, entry in enumerate([planned.made, *rest], 1)
        ]
        entries[-1] = entries[-1]._replace(digest=ledger.digest)
        self.allowances.keep(address, sum([len(entry.data) for entry in entries]))
        await self.store.append(entries, table.game_row(), table.snapshots.last())
        self._seat(planned.game, ledger, len(entries))
        log.info("game created", extra={"game": planned.game, "mode": planned.made.mode})
        return GameMade(game=planned.game, token=planned.token, invitations=table.invitations())

    def screen_of(self, table: Table, token: str | None, address: str) -> Screen:
        """The screen of a token or a cookie, if it is anybody's; who tries many that are nobody's has to wait."""
        if token is None:
            return Screen()
        holder, seating = hashed(token), table.ledger.seating
        found = self.guesses.look_up(address, token, lambda: seating.at_screen(holder))
        return seating.screen(holder) if found else Screen()

    # Listing

    async def listed(self, id: str, address: str, token: str | None = None, invitation: str = "") -> GameListed:
        """One game, as everybody may know it, with the seats that a token holds, and the one an invitation is for."""
        with self.guesses.guess(address, id):
            table = self.by_id.get(id) or await self.find(id)
        seating, screen = table.ledger.seating, self.screen_of(table, token, address)
        listed = table.listed(seating.held_by(screen.holder))
        seat = None
        if invitation:
            tried = f"{id} {invitation}"
            seat = self.guesses.look_up(address, tried, lambda: seating.invited(invitation_in(invitation)))
        if seat is None:
            code = invitation_in(invitation)
            if not seating.is_invited(code) and not is_open_to_all(table, code):
                table.check_may_watch(screen)
            return listed
        place = seating[seat]
        name = "" if place.name == UNNAMED_FRIEND else place.name
        is_open = place.kind is SeatKind.OPEN
        offered = SeatOffered(seat=seat, name=name, is_open=is_open, has_fleet=place.fleet is not None)
        return replace(listed, invited=offered)

    async def mine(self, tokens: list[str], address: str) -> list[GameListed]:
        """The games of some tokens; those that hold no seat are left out. All together are one guess at most."""
        asked = ",".join(tokens[:MAX_LISTED_GAMES])
        self.guesses.check(address, asked)
        found = await self._mine(tokens)
        if tokens:
            (self.guesses.right if len(found) == len(tokens) else self.guesses.wrong)(address, asked)
        return found

    async def _mine(self, tokens: list[str]) -> list[GameListed]:
        found = []
        for token in tokens[:MAX_LISTED_GAMES]:
            id, holder = game_of(token), hashed(token)
            table = self.by_id.get(id)
            if table is not None:
                seating = table.ledger.seating
                if seating.at_screen(holder):
                    found.append(table.listed(seating.held_by(holder)))
                continue
            game_row = await self.store.game(id)
            about = None if game_row is None else _SUMMARY.decode(game_row.about)
            if about is not None and holder in about.holders:
                found.append(msgspec.structs.replace(about.listed, mine=about.holders[holder]))
        return found

    async def public(self) -> list[GameListed]:
        """The games that everybody may watch."""
        rows = [(row.game, _SUMMARY.decode(row.about)) for row in await self.store.public_games(MAX_SEARCHED_GAMES)]
        watched = [(game, about) for game, about in rows if about.is_watched_by_all][:MAX_LISTED_GAMES]
        return [self.by_id[game].listed() if game in self.by_id else about.listed for game, about in watched]

    # Other servers on the same store

    def on_notice(self, notice: Notice) -> None:
        """Another server has written to a game, or sent who is at a table there."""
        table = self.by_id.get(notice.game)
        if table is None:
            return
        if isinstance(notice, Present):
            table.others_are(notice)
        elif notice.number > table.ledger.number:
            self._catch_up(table)

    def on_gap(self) -> None:
        """Notices were lost for a while: catch up with every table."""
        for table in self.by_id.values():
            self._catch_up(table)
            table.announce()

    def _catch_up(self, table: Table) -> None:
        task = asyncio.ensure_future(self._have_caught_up(table))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _have_caught_up(self, table: Table) -> None:
        try:
            async with table.lock:
                if not table.is_unloaded:
                    await table.catch_up()
        except Exception:
            log.exception("an entry of another server cannot be applied", extra={"game": table.id})

    def _look_for_others(self) -> None:
        """Tell who is here, forget who was not heard of for long, and let bots play whose server has gone."""
        for id, table in self.by_id.items():
            if table.sessions:
                table.announce()
            if table.remote_presence.forget_silent():
                table.others_changed()
            self._bots[id].wake()

    # Unloading

    async def _clean(self) -> None:
        """Unload idle tables from time to time."""
        while True:
            await asyncio.sleep(min(CLEANING_SECONDS, self.settings.limits.idle))
            if self.store.is_shared:
                self._look_for_others()
            await self.unload_idle()

    async def unload_idle(self) -> None:
        """Unload the tables at which nobody has been for long, and the most idle ones if there are too many."""
        limits = self.settings.limits
        empty = sorted(
            [table for table in self.by_id.values() if not table.sessions], key=lambda table: table.last_active
        )
        surplus = len(self.by_id) - limits.tables
        for place, table in enumerate(empty):
            if place < surplus or monotonic() - table.last_active > limits.idle:
                await self._unload(table.id, table, message("problems-unloaded"), if_empty=True)

    async def _unload(self, id: str, table: Table, reason: Message | str, *, if_empty: bool = False) -> None:
        bots = self._bots.get(id)
        if bots is not None:
            await bots.stop()
        async with table.lock:
            if table.is_unloaded or (if_empty and table.sessions):
                return
            try:
                await table.keep_snapshot()
            except StoreError as error:
                log.error("a snapshot could not be stored", extra={"game": id, "why": str(error)})
            table.unload(reason)
