"""The chronicle of a game: its log in words, told for each viewer as that viewer may know it.

A line is told when it happens, since names and numbers change later. Most events hide nothing: their line is the same
for all. Numbers of lines are never used twice, also when lines are taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from armada.engine.seats import Seat
from armada.server.messages import Line
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.views.masking import masked
from armada.views.telling import tell


class ToldLine(NamedTuple):
    """A line as spectators read it, and as the seats do that read something else."""

    open: Line
    for_seats: dict[Seat, Line]

    def seen_by(self, seat: Seat | None) -> Line:
        """The line as a viewer may know it."""
        return self.open if seat is None else self.for_seats.get(seat, self.open)


class Chronicle:
    """The lines of a game so far."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.lines: list[ToldLine] = []
        self.last_number = 0
        """The highest number ever given to a line."""

        self._seats = tuple(seats)

    @property
    def number(self) -> int:
        """The number of the last line there is."""
        return self.lines[-1].open.number if self.lines else 0

    def tell(self, events: Iterable[Event], state: GameState, seat: Seat | None, decision: int) -> None:
        """Tell of events that a decision of a seat brought about."""
        for event in events:
            shown = masked(event, None)
            told = tell(shown, state)
            if told is None:
                continue
            self.last_number += 1
            common: dict[str, Any] = {
                "number": self.last_number,
                "level": told.level,
                "event": type(event).__name__,
                "seat": seat if seat is not None and seat >= 0 else None,
                "round": state.round,
                "decision": decision,
            }
            for_seats = {}
            for viewer in self._seats:
                own = masked(event, viewer)
                if own != shown and (retold := tell(own, state)) is not None:
                    for_seats[viewer] = Line(text=retold.text, data=own, **common)
            self.lines.append(ToldLine(Line(text=told.text, data=shown, **common), for_seats))

    def cut(self, count: int) -> None:
        """Take back all but so many lines."""
        del self.lines[count:]

    def since(self, number: int, seat: Seat | None) -> tuple[Line, ...] | None:
        """The lines after one that a viewer has; None if that one was taken back, so that all must be told anew."""
        if number and not any(line.open.number == number for line in reversed(self.lines)):
            return None
        return tuple([line.seen_by(seat) for line in self._after(number)])

    def _after(self, number: int) -> Iterator[ToldLine]:
        place = len(self.lines)
        while place and self.lines[place - 1].open.number > number:
            place -= 1
        return iter(self.lines[place:])
