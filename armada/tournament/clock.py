"""The clock of a round: 135 minutes, with pauses, and more time for single tables (TRN-08).

It starts when the organiser starts it, not when pairings are published: players may set up before the start is
announced (TRN-96). When it runs out, time is called; a match then continues to the end of its game round (TRN-43), so
the clock ends nothing by itself.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

import msgspec
from msgspec.structs import replace

WARNINGS: Final = (30, 10, 5)
"""Minutes left at which players are warned."""


class ExtraTime(msgspec.Struct, frozen=True):
    """More time for one table."""

    table: int
    minutes: int


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A clock that can be paused; `ran` is how many seconds it ran before the last start."""

    minutes: int = 0
    started: datetime | None = None
    ran: float = 0.0
    extra: tuple[ExtraTime, ...] = ()

    @property
    def is_running(self) -> bool:
        """Whether it is running."""
        return self.started is not None

    def left(self, now: datetime, table: int | None = None) -> timedelta:
        """How much time is left, including extra time of a table; never negative."""
        more = sum(extra.minutes for extra in self.extra if extra.table == table)
        return max(timedelta(), timedelta(minutes=self.minutes + more) - self.ran_until(now))

    def ran_until(self, now: datetime) -> timedelta:
        """How long it has run in all."""
        ran = timedelta(seconds=self.ran)
        return ran if self.started is None else ran + max(timedelta(), now - self.started)

    def is_called(self, now: datetime, table: int | None = None) -> bool:
        """Whether time is called: the match at this table ends with its game round (TRN-43)."""
        return bool(self.minutes) and not self.left(now, table)

    def warning(self, now: datetime) -> int | None:
        """The latest warning that is due, in minutes left."""
        left = self.left(now)
        due = [minutes for minutes in WARNINGS if left <= timedelta(minutes=minutes)]
        return min(due) if due and self.minutes else None

    def start(self, now: datetime) -> Clock:
        """The clock running from now on."""
        return self if self.started is not None else replace(self, started=now)

    def pause(self, now: datetime) -> Clock:
        """The clock, paused."""
        return replace(self, started=None, ran=self.ran_until(now).total_seconds())

    def give(self, table: int, minutes: int) -> Clock:
        """The clock with more time for one table."""
        return replace(self, extra=(*self.extra, ExtraTime(table, minutes)))
