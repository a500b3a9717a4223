"""Entries about the clock of a round and about notes: judge calls, slow play, warnings."""

# ruff: noqa: D102  (`apply` is explained once, in Entry)

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from armada.tournament.entry import Entry
from armada.tournament.event import Event, Note


class ClockStarted(Entry, frozen=True, tag="clock started"):
    """The clock was started, or resumed after a pause."""

    def apply(self, event: Event, time: datetime) -> None:
        event.clock = event.clock.start(time)


class ClockPaused(Entry, frozen=True, tag="clock paused"):
    """The clock was paused."""

    def apply(self, event: Event, time: datetime) -> None:
        event.clock = event.clock.pause(time)


class TimeGiven(Entry, frozen=True, tag="time given"):
    """A table was given more time; no table: the whole round."""

    minutes: int
    table: int | None = None

    def apply(self, event: Event, time: datetime) -> None:
        if self.table is None:
            event.clock = replace(event.clock, minutes=event.clock.minutes + self.minutes)
        else:
            event.clock = event.clock.give(self.table, self.minutes)


class NoteTaken(Entry, frozen=True, tag="note taken"):
    """A judge was called, or slow play, a warning or something else was noted."""

    kind: str
    text: str = ""
    table: int | None = None
    player: int | None = None

    def apply(self, event: Event, time: datetime) -> None:
        event.notes.append(
            Note(
                kind=self.kind,
                text=self.text,
                table=self.table,
                player=self.player,
                time=time,
                round=len(event.open_rounds),
            )
        )


class NoteAnswered(Entry, frozen=True, tag="note answered"):
    """A judge call was answered; the table may have been given more time with it."""

    note: int
    text: str = ""
    minutes: int = 0

    def apply(self, event: Event, time: datetime) -> None:
        note = event.notes[self.note - 1]
        event.notes[self.note - 1] = replace(note, answer=self.text, answered=time, minutes=self.minutes)
        if self.minutes and note.table is not None:
            event.clock = event.clock.give(note.table, self.minutes)
