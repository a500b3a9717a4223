"""The time banks of a table: which of them runs, what is left, and what happens when one is empty.

As was agreed (`AtZero`) the side concedes, it is only noted, a computer answers from then on, or a teammate does.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from armada.engine.seats import Seat
from armada.players.greedy.player import GreedyPlayer
from armada.server.history.entries import Resigned, TimeRanOut
from armada.server.history.seating import Person, Place
from armada.server.store.store import EntryExists
from armada.server.tables.scene_time import seconds_to_watch
from armada.server.wire.lobby import AtZero
from armada.server.wire.table import SeatKind

if TYPE_CHECKING:
    from armada.server.tables.table import Table

STAND_IN: Final = GreedyPlayer.name
"""The computer that answers for a player whose time has run out."""

MOST_LINES: Final = 60
"""Lines of the log that are looked through for scenes to watch; that many fill the time allowed."""

LEEWAY_SECONDS: Final = 0.05
"""How long after the end of a bank it is looked at."""


class TimeBanks:
    """The time banks of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarm: asyncio.TimerHandle | None = None
        self._flagging: set[asyncio.Task[None]] = set()
        self._watched: dict[Seat, int] = {}
        """The number of the line up to which each seat was given time to watch."""

    def left(self, seat: Seat) -> float | None:
        """Seconds left of the bank of a seat; None without a clock."""
        table = self._table
        left = table.ledger.seating[seat].left
        if left is None:
            return None
        used = sum([table.clocks.used(each) for each in table.ledger.seating.sharing_bank(seat)])
        return round(max(0.0, left - used), 1)

    def is_running(self, seat: Seat) -> bool:
        """Whether the time bank of a seat runs."""
        table = self._table
        if table.ledger.seating[seat].left is None:
            return False
        return any(table.clocks.is_running(each) for each in table.ledger.seating.sharing_bank(seat))

    def look(self) -> None:
        """Let those clocks run whose players are asked something, and set the alarm for the first to run out."""
        table, ledger = self._table, self._table.ledger
        if all(place.bank is None for place in ledger.seating.places):
            return
        stands = ledger.timeline is None or ledger.is_paused or ledger.is_over or not table.is_anybody_here
        waits = any(place.kind is SeatKind.OPEN for place in ledger.seating.places)
        asked = () if stands or waits or ledger.timeline is None else ledger.timeline.asked
        charged = [place for seat in reversed(asked) if (place := self._charged(ledger.seating[seat])) is not None]
        banks = {id(place.bank): place.seat for place in charged}
        table.clocks.set_running(banks.values())  # a team's bank runs once, however many are asked
        self._let_watch()
        self.stop()
        left = [time_left for seat in table.clocks.running if (time_left := self.left(seat)) is not None]
        if left and not table.is_unloaded:
            self._alarm = asyncio.get_running_loop().call_later(min(left) + LEEWAY_SECONDS, self._is_empty)

    def _let_watch(self) -> None:
        """Whoever is asked first watches what happened: the clock does not count the scenes of it."""
        timeline = self._table.ledger.timeline
        if timeline is None:
            return
        lines, last = timeline.chronicle.lines, timeline.chronicle.number
        for seat in self._table.clocks.running:
            watched = self._watched.get(seat, last)
            new = [line for line in reversed(lines[-MOST_LINES:]) if line.number > watched]
            self._table.clocks.grant(seat, seconds_to_watch(new))
            self._watched[seat] = last

    def _charged(self, place: Place) -> Place | None:
        """The seat whose bank runs while a seat is asked: that of whoever answers for it; None if none does."""
        if place.kind is not SeatKind.HUMAN or place.left is None:
            return None
        if not place.is_out_of_time:
            return place
        own = [] if place.stand_in is None else self._own_seats(place.stand_in)
        return next((each for each in own if each.bank is not None), None)

    def _own_seats(self, person: Person) -> list[Place]:
        """The seats of a person whose time has not run out."""
        places = self._table.ledger.seating.places
        return [each for each in places if each.player is person and each.owner is person and not each.is_out_of_time]

    def stop(self) -> None:
        """Set no alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _is_empty(self) -> None:
        task = asyncio.ensure_future(self.flag())
        self._flagging.add(task)
        task.add_done_callback(self._flagging.discard)

    async def flag(self) -> None:
        """Carry out what was agreed for players whose time has run out."""
        table = self._table
        async with table.lock:
            if table.is_unloaded or table.ledger.is_over:
                return
            out = [seat for seat in table.clocks.running if self.left(seat) == 0]
            if not out:
                self.look()
                return
            with suppress(EntryExists):
                await table.enter(self._at_zero(out[0]))
            table.hide_what_was_answered()
            table.notify_game()
            table.when_changed()

    def _at_zero(self, seat: Seat) -> Resigned | TimeRanOut:
        """The entry for a seat's empty bank: it concerns all seats that share it, and those it is charged for."""
        table, seating = self._table, self._table.ledger.seating
        agreed, used = table.ledger.at_zero, table.clocks.charge()
        if agreed is AtZero.CONCEDE:
            return Resigned(seat=seat, by_clock=True, used=used)
        bank = seating[seat].bank
        out = [
            place
            for place in seating.places
            if (place.bank is bank and not place.is_out_of_time and place.kind is SeatKind.HUMAN)
            or ((charged := self._charged(place)) is not None and charged.bank is bank)
        ]
        seats = tuple([place.seat for place in out])
        if agreed is AtZero.WARNING:
            return TimeRanOut(seats=seats, used=used)
        mate = self._teammate(seating[seat], bank) if agreed is AtZero.TEAMMATE else None
        if mate is not None:
            return TimeRanOut(seats=seats, person=mate.number, used=used)
        return TimeRanOut(seats=seats, level=STAND_IN, used=used)

    def _teammate(self, place: Place, bank: object) -> Person | None:
        """A teammate at the table who still has time: the Grand Admiral first, then by seat."""
        table, timeline = self._table, self._table.ledger.timeline
        admirals = () if timeline is None else timeline.game.state.grand_admirals
        team = sorted(table.ledger.seating.team(place.side), key=lambda each: each.seat not in admirals)
        for mate in team:
            person = mate.player
            if person is None or person is place.player or mate.bank is bank or mate.is_out_of_time:
                continue
            if person is mate.owner and table.is_here(person.number) and self.left(mate.seat) != 0:
                return person
        return None
