"""Proposals that players ask each other to agree to: a take-back, a pause, a bot for somebody who left.

They are kept in the log, so that a restart loses none and people at another server are asked too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, NamedTuple

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.server.history.entries import Agreed
from armada.server.wire.table import Proposal

WAIT_AFTER_REFUSAL_SECONDS: Final = (10.0, 40.0, 90.0)
"""Seconds after a refusal until the same seat may ask for the same again: the second time longer, then longer still."""


class Pending(NamedTuple):
    """A proposal, still without words, and what happens when all have agreed."""

    shown: Proposal
    then: Agreed


class Proposals:
    """The open proposals of a table."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._open: dict[int, Pending] = {}
        self._last = 0
        self._refused: dict[tuple[Seat, str], tuple[int, float]] = {}
        """How often a seat was refused, and when the last time."""

    def __iter__(self) -> Iterator[Pending]:
        return iter([*self._open.values()])

    def wait(self, seat: Seat, what: str) -> float:
        """Seconds until a seat may ask for something again."""
        if (seat, what) not in self._refused:
            return 0.0
        times, at = self._refused[seat, what]
        return max(
            0.0, WAIT_AFTER_REFUSAL_SECONDS[min(times, len(WAIT_AFTER_REFUSAL_SECONDS)) - 1] - (self._now() - at)
        )

    def is_open(self, seat: Seat, what: str) -> bool:
        """Whether a seat has asked for this and waits."""
        return any(pending.shown.seat == seat and pending.shown.what == what for pending in self._open.values())

    def add(self, seat: Seat, what: str, waits_for: tuple[Seat, ...], then: Agreed, needed: int = 0) -> Proposal:
        """Propose something to other seats, of which `needed` must agree; 0 for all."""
        self._last += 1
        needed = needed or len(waits_for)
        shown = Proposal(number=self._last, seat=seat, what=what, waits_for=waits_for, needed=needed)
        self._open[self._last] = Pending(shown, then)
        return shown

    def find(self, number: int) -> Proposal | None:
        """An open proposal."""
        return self._open[number].shown if number in self._open else None

    def would_follow(self, number: int, seats: tuple[Seat, ...]) -> Agreed | None:
        """The entry that follows when these seats agree, if they are the last that must."""
        shown, then = self._open[number]
        return then if shown.needed <= len(set(shown.waits_for) & set(seats)) else None

    def agree(self, number: int, seats: tuple[Seat, ...]) -> None:
        """Seats agree; when as many have as must it is open no more."""
        shown, then = self._open[number]
        left = tuple([seat for seat in shown.waits_for if seat not in seats])
        needed = shown.needed - (len(shown.waits_for) - len(left))
        if needed > 0:
            self._open[number] = Pending(replace(shown, waits_for=left, needed=needed), then)
            return
        del self._open[number]
        self._refused.pop((shown.seat, shown.what), None)

    def pass_on(self, number: int, seat: Seat, to: Seat | None) -> None:
        """Another seat is asked instead of one; without one, it agrees."""
        if to is None:
            self.agree(number, (seat,))
            return
        shown, then = self._open[number]
        asked = tuple(dict.fromkeys([to if each == seat else each for each in shown.waits_for]))
        needed = shown.needed - (len(shown.waits_for) - len(asked))
        self._open[number] = Pending(replace(shown, waits_for=asked, needed=needed), then)

    def refuse(self, number: int, seats: tuple[Seat, ...] = ()) -> None:
        """Seats do not agree: it is open no more, unless enough others still can."""
        shown, then = self._open[number]
        left = tuple([seat for seat in shown.waits_for if seat not in seats])
        if seats and len(left) >= shown.needed:
            self._open[number] = Pending(replace(shown, waits_for=left), then)
            return
        del self._open[number]
        times, _ = self._refused.get((shown.seat, shown.what), (0, 0.0))
        self._refused[shown.seat, shown.what] = (times + 1, self._now())

    def drop(self, *, what: str | None = None, about: Callable[[Proposal], bool] = lambda shown: True) -> bool:
        """Forget proposals that are no longer to the point; whether there were any."""
        gone = [
            number
            for number, pending in self._open.items()
            if (what is None or pending.shown.what == what) and about(pending.shown)
        ]
        for number in gone:
            del self._open[number]
        return bool(gone)
