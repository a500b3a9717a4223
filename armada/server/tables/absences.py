"""People who are away from a table: since when, and what passes to others meanwhile.

Where somebody who is asked about a take-back is away for long their Grand Admiral answers for them; the role of a
lobby's host goes to the person there who sat down first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.server.history.entries import LogEntry, ProposalPassed, TakenBack
from armada.server.history.ledger import TAKE_BACK
from armada.server.history.lobby_entries import HostChanged
from armada.server.history.proposals import Pending
from armada.server.store.store import EntryExists, StoreError
from armada.server.wire.table import SeatKind

if TYPE_CHECKING:
    from armada.server.tables.table import Table

log: Final = logging.getLogger("armada.server")

TIMER_SLACK_SECONDS: Final = 0.05
"""Seconds that a timer waits on top, so that the time is up when it rings."""


class Absences:
    """The people of a table who are away, while somebody else is there."""

    def __init__(self, table: Table, patience: float, now: Callable[[], float] = monotonic) -> None:
        self._table = table
        self._patience = patience
        """Seconds after which others are asked instead of somebody who is away."""

        self._now = now
        self._since: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._working: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Note who has left and who is back, and set the timer for who is away for long."""
        for person in self._table.ledger.seating.people:
            if self._table.is_here(person.number):
                self._since.pop(person.number, None)
            else:
                self._since.setdefault(person.number, self._now())
        self.stop()
        waits = [self._left(person) for person in self._awaited()]
        if waits and self._table.is_anybody_here and not self._table.is_unloaded:
            wait = min(waits) + TIMER_SLACK_SECONDS
            self._timer = asyncio.get_running_loop().call_later(wait, self._start)

    def stop(self) -> None:
        """Nothing passes to others any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def seconds(self, person: int) -> float | None:
        """Seconds since somebody left; None while they are here."""
        return round(self._now() - self._since[person], 1) if person in self._since else None

    def _left(self, person: int) -> float:
        """Seconds until somebody is away for long."""
        return max(0.0, self._patience - (self._now() - self._since[person]))

    def _is_away_for_long(self, person: int) -> bool:
        return person in self._since and self._left(person) == 0

    def _awaited(self) -> Iterator[int]:
        """The people away for whom somebody else may act."""
        if (host := self._host_away()) is not None:
            yield host
        for _, person, seat in self._asked_away():
            if self._substitute(seat) != seat:
                yield person

    def _host_away(self) -> int | None:
        """The host of the lobby, if somebody else is there to be host instead."""
        lobby = self._table.ledger.lobby
        if lobby is None or not lobby.is_open or lobby.host not in self._since or self._next_host() is None:
            return None
        return lobby.host

    def _next_host(self) -> int | None:
        """Of those who are there the one who sat down first."""
        lobby = self._table.ledger.lobby
        return None if lobby is None else next((each for each in lobby.seated if self._table.is_here(each)), None)

    def _asked_away(self) -> Iterator[tuple[Pending, int, Seat]]:
        """The people away who are asked about a take-back, each with the seat that is asked."""
        for pending in self._table.ledger.proposals:
            if pending.shown.what != TAKE_BACK:
                continue
            for seat in pending.shown.waits_for:
                player = self._table.ledger.seating[seat].player
                if player is not None and player.number in self._since:
                    yield pending, player.number, seat

    def _substitute(self, seat: Seat) -> Seat | None:
        """The seat that answers for one whose player is away: their Grand Admiral's; None for a computer, which agrees.

        Where the Grand Admiral is away too, or is the one who is away, nobody answers for them.
        """
        ledger = self._table.ledger
        if ledger.timeline is None:
            return seat
        place = ledger.seating[ledger.timeline.game.state.grand_admirals[ledger.seating[seat].side]]
        if place.kind is SeatKind.BOT:
            return None
        return place.seat if place.player is not None and self._table.is_here(place.player.number) else seat

    # What passes to others

    def _start(self) -> None:
        task = asyncio.ensure_future(self._pass_on())
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _pass_on(self) -> None:
        table = self._table
        with suppress(StoreError, EntryExists):
            async with table.lock:
                if table.is_unloaded or table.ledger.is_over:
                    return
                host, other = self._host_away(), self._next_host()
                if host is not None and other is not None and self._is_away_for_long(host):
                    await table.enter(HostChanged(person=other))
                for pending, person, seat in list(self._asked_away()):
                    if self._is_away_for_long(person) and self._substitute(seat) != seat:
                        await table.enter(*self._passed(pending, seat))
        table.notify_game()

    def _passed(self, pending: Pending, seat: Seat) -> list[LogEntry]:
        """Pass the question of a take-back from a seat to its Grand Admiral."""
        shown, then = pending
        to = self._substitute(seat)
        player = None if to is None else self._table.ledger.seating[to].player
        if to is not None and player is self._table.ledger.seating[shown.seat].player:
            to = None  # who asks agrees
        found: list[LogEntry] = [ProposalPassed(proposal=shown.number, seat=seat, to=to)]
        if to is None and shown.needed == 1 and isinstance(then, TakenBack):
            found.append(replace(then, used=self._table.clocks.charge()))
        return found
