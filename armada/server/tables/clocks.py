"""Time banks: each player has so much time for the whole game, and it runs while the player is asked something.

A bank is charged with the entries of the log. Time runs only while somebody is at the table: what a server that is
down, or a table that everybody has left, takes, is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

from armada.engine.seats import Seat
from armada.server.history.entries import Used


class Clocks:
    """The clocks of a table, between two entries of its log."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._started: dict[Seat, float] = {}
        self._stopped: Used = {}
        """Time used by clocks that have stopped again, not charged yet."""

    def set_running(self, seats: Iterable[Seat]) -> None:
        """Let the clocks of these seats run, and no others."""
        wanted = set(seats)
        for seat in set(self._started) - wanted:
            began = self._started.pop(seat)
            self._stopped[seat] = self._stopped.get(seat, 0.0) + max(0.0, self._now() - began)
        for seat in wanted - set(self._started):
            self._started[seat] = self._now()

    def is_running(self, seat: Seat) -> bool:
        """Whether the clock of a seat runs."""
        return seat in self._started

    def used(self, seat: Seat) -> float:
        """Seconds a seat has used since it was last charged."""
        running = self._now() - self._started[seat] if seat in self._started else 0.0
        return self._stopped.get(seat, 0.0) + max(0.0, running)

    def grant(self, seat: Seat, seconds: float) -> None:
        """Let a clock that runs stand still for some seconds more."""
        if seat in self._started:
            self._started[seat] += seconds

    def charge(self) -> Used:
        """The time that each seat has used since it was last charged; the count restarts."""
        found = {seat: round(self.used(seat), 3) for seat in {*self._started, *self._stopped}}
        now = self._now()
        self._started = dict.fromkeys(self._started, now)
        self._stopped = {}
        return {seat: seconds for seat, seconds in found.items() if seconds > 0}

    @property
    def running(self) -> tuple[Seat, ...]:
        """The seats whose clocks run."""
        return tuple(self._started)
