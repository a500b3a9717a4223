"""Bots and teammates for people who left: announced, seated after a time of grace, gone as soon as the player is back.

What was announced is in the log. The time of grace is counted from when the player left, at each server that has
somebody at the table; where that was interrupted, since everybody left or the server ended, it begins again. A player
is there if any server says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from armada.engine.seats import Seat
from armada.server.history.entries import BotSeated
from armada.server.history.seating import Place
from armada.server.store.store import EntryExists, StoreError

if TYPE_CHECKING:
    from armada.server.tables.table import Table

log: Final = logging.getLogger("armada.server")


class StandIns:
    """The bots of a table that play, or will play, for people who left."""

    def __init__(self, table: Table, grace: float, now: Callable[[], float] = monotonic) -> None:
        self.grace = grace
        self._table = table
        self._now = now
        self._ends: dict[Seat, tuple[float, asyncio.TimerHandle]] = {}
        self._working: set[asyncio.Task[None]] = set()

    def seconds_left(self, seat: Seat) -> float | None:
        """Seconds until a bot plays for a seat; None where none was announced."""
        if seat in self._ends:
            return round(max(0.0, self._ends[seat][0] - self._now()), 1)
        return self.grace if self._table.ledger.seating[seat].is_announced else None

    def look(self) -> None:
        """Begin or end times of grace, and give seats back whose players are here; whatever has changed."""
        table = self._table
        waiting = set()
        if table.is_anybody_here and not table.is_unloaded:
            waiting = {place.seat for place in table.ledger.seating.places if place.is_announced}
        for seat in set(self._ends) - waiting:
            self._ends.pop(seat)[1].cancel()
        for seat in waiting - set(self._ends):
            left = self.grace_left(table.ledger.seating[seat])
            timer = asyncio.get_running_loop().call_later(left, self._start, self._seat_bot, seat)
            self._ends[seat] = (self._now() + left, timer)
        here = {session.screen.holder for session in table.sessions}
        for place in self._replaced():
            if place.holder in here:
                self._start(self._give_back, place.seat)

    def grace_left(self, place: Place) -> float:
        """How much of the time of grace is left to who owns a seat."""
        away = None if place.owner is None else self._table.absences.seconds(place.owner.number)
        return max(0.0, self.grace - (away or 0.0))

    def stop(self) -> None:
        """The table is put away."""
        for _, timer in self._ends.values():
            timer.cancel()
        self._ends.clear()

    async def give_back(self, seats: tuple[Seat, ...]) -> None:
        """Players are back: they play where bots did or would have; whoever calls this holds the lock."""
        table = self._table
        for seat in seats:
            while seat in {place.seat for place in self._replaced()} and not table.is_unloaded:
                with suppress(EntryExists):
                    await table.enter(BotSeated(seat=seat, level=""))
                table.notify_game()

    def _replaced(self) -> list[Place]:
        """The seats of people for whom a bot plays or will play."""
        places = self._table.ledger.seating.places
        return [place for place in places if place.is_replaced]

    def _start(self, work: Callable[[Seat], Coroutine[None, None, None]], seat: Seat) -> None:
        task = asyncio.ensure_future(work(seat))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _give_back(self, seat: Seat) -> None:
        with suppress(StoreError):
            async with self._table.lock:
                await self.give_back((seat,))

    async def _seat_bot(self, seat: Seat) -> None:
        """The time of grace is over: a bot plays, unless the player is back at some server."""
        table = self._table
        with suppress(StoreError, EntryExists):
            async with table.lock:
                place = table.ledger.seating[seat]
                if table.is_unloaded or table.ledger.is_over or not place.is_announced:
                    return
                if place.owner is not None and table.is_here(place.owner.number):
                    await self.give_back((seat,))
                    return
                teammate = place.announced_person
                person = None if teammate is None else teammate.number
                await table.enter(BotSeated(seat=seat, level=place.announced, person=person))
                log.info("a bot plays for a player", extra={"game": table.id, "seat": seat})
        table.notify_game()
        table.when_changed()
