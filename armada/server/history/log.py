"""The chronicle of a game: its log in words, told for each viewer as that viewer may know it.

A line is told when it happens, since names and numbers change later. Most events hide nothing: their line is the same
for all. Numbers of lines are never used twice, also when lines are taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.screens.scene.result import SCORING, Happened
from armada.server.history.log_lines import When, line_of
from armada.server.wire.messages import LogLine
from armada.state.events import Event
from armada.state.game_state import GameState, Phase
from armada.views.masking import masked


class ViewedLine(NamedTuple):
    """A line as spectators read it, and as the seats do that read something else."""

    open: LogLine
    for_seats: dict[Seat, LogLine]
    is_note: bool = False
    """Whether it is a note about the table, which stays when the lines around it are taken back."""

    @property
    def of_the_past(self) -> ViewedLine:
        """The line without a decision to go back to."""
        for_seats = {seat: replace(line, decision=0) for seat, line in self.for_seats.items()}
        return ViewedLine(replace(self.open, decision=0), for_seats, self.is_note)

    def seen_by(self, seat: Seat | None) -> LogLine:
        """The line as a viewer may know it."""
        return self.open if seat is None else self.for_seats.get(seat, self.open)


class Chronicle:
    """The lines of a game so far."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.lines: list[ViewedLine] = []
        self.last_number = 0
        """The highest number ever given to a line."""

        self.stand_ins: dict[Seat, str] = {}
        """The bots that play for people who left."""

        self._seats = tuple(seats)
        self._scoring: list[tuple[int, Happened]] = []
        """What the score sheet is dated by, each with the place of its line."""

    @property
    def number(self) -> int:
        """The number of the last line there is."""
        return self.lines[-1].open.number if self.lines else 0

    def add_events(self, events: Iterable[Event], state: GameState, seat: Seat | None, decision: int) -> None:
        """Tell of events that a decision of a seat brought about."""
        when = self._when(state)
        for event in events:
            when = when.with_event(event)
            shown, number = masked(event, None), self.last_number + 1
            line = line_of(shown, state, when, number=number, seat=seat, decision=decision)
            if line is None:
                continue
            bot = self.stand_ins.get(seat, "") if seat is not None else ""
            line = replace(line, bot=bot)
            self.last_number = number
            for_seats: dict[Seat, LogLine] = {}
            for viewer in self._seats:
                own = masked(event, viewer)
                if own == shown:
                    continue
                own_line = line_of(own, state, when, number=number, seat=seat, decision=decision)
                if own_line is not None:
                    for_seats[viewer] = replace(own_line, bot=bot)
            if isinstance(event, SCORING):
                self._scoring.append((len(self.lines), Happened(when.round, event)))
            self.lines.append(ViewedLine(line, for_seats))

    def follow(self, earlier: Chronicle | None, line: int) -> None:
        """Go on after another chronicle, whose last line had this number; its decisions are not taken back any more."""
        self.last_number = line
        if earlier is not None:
            self.lines = [line.of_the_past for line in earlier.lines]
            self.last_number = max(line, earlier.last_number)
            self._scoring = list(earlier._scoring)

    def remark(self, text: str, state: GameState, *, is_note: bool = False) -> None:
        """Add a line about the game itself, the same for all."""
        self.last_number += 1
        line = LogLine(number=self.last_number, level=1, text=text, round=state.round, phase=state.phase)
        self.lines.append(ViewedLine(line, {}, is_note))

    def _when(self, state: GameState) -> When:
        """The moment up to which all is told."""
        if not self.lines:
            return When(state.round, state.phase)
        last = self.lines[-1].open
        return When(last.round, Phase(last.phase))

    @property
    def scoring(self) -> tuple[Happened, ...]:
        """What the score sheet is dated by; all of it is open."""
        return tuple([happened for _, happened in self._scoring])

    def cut(self, count: int) -> None:
        """Take back all but so many lines; notes stay."""
        self.lines[count:] = [line for line in self.lines[count:] if line.is_note]
        self._scoring = [(place, happened) for place, happened in self._scoring if place < count]

    def since(self, number: int, seat: Seat | None) -> tuple[LogLine, ...] | None:
        """The lines after one that a viewer has; None if that one was taken back, so that all must be told anew."""
        if number and not any(line.open.number == number for line in reversed(self.lines)):
            return None
        return tuple([line.seen_by(seat) for line in self._after(number)])

    def text(self, seat: Seat | None) -> str:
        """All lines as a viewer may know them, each with its round, to be kept."""
        lines = [line.seen_by(seat) for line in self.lines]
        return "".join([f"{f'R{line.round}' if line.round else '--'}  {_indented(line)}\n" for line in lines])

    def _after(self, number: int) -> Iterator[ViewedLine]:
        place = len(self.lines)
        while place and self.lines[place - 1].open.number > number:
            place -= 1
        return iter(self.lines[place:])


def _indented(line: LogLine) -> str:
    by_bot = " (decided by a bot)" if line.bot else ""
    return f"{'  ' * (line.level - 1)}{line.text}{by_bot}"
