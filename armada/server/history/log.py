"""The chronicle of a game: its log, described for each viewer as that viewer may know it, when it is read.

It contains events and notes about the table, and no sentences: those are made for a view, in the language of its
reader, and remembered. Most events hide nothing: their line is the same for all. Numbers of lines are never used twice,
also when lines are taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.messages.languages import spoken_language
from armada.messages.message import Message, say
from armada.screens.scene.result import SCORING, Happened
from armada.server.history.log_lines import When, line_of
from armada.server.wire.table import LogLine
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.views.masking import Viewer, masked, may_know_of
from armada.words.attack_summary import Attacks
from armada.words.log import is_logged, is_shown_silently


class LoggedEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event, or a note about the table, and the moment of it."""

    number: int
    when: When
    event: Event | None = None
    note: Message | None = None
    silent: tuple[Event, ...] = ()
    """The events without a line that happened since the line before."""

    attack: tuple[Event, ...] = ()
    """The events of the attack that is over with this one."""

    stays: bool = False
    """Whether it is a note that stays when the lines around it are taken back."""

    seat: Seat | None = None
    """The seat whose decision brought it about."""

    decision: int = 0
    """The number of the decision it followed."""

    bot: str = ""
    """The bot that decided for the seat's player, who left."""

    asks: str = ""
    """For a note about an answer given without asking: the kind of question, which can be asked from now on."""

    def line(self, event: Event | None, silent: tuple[Event, ...], state: GameState) -> LogLine:
        """The line of the log, with the events as the reader may know them."""
        if event is None:
            when = self.when
            note = LogLine(number=self.number, level=1, text=str(self.note), round=when.round, phase=when.phase)
            return replace(note, asks=self.asks, seat=self.seat, decision=self.decision) if self.asks else note
        line = line_of(
            event,
            state,
            self.when,
            number=self.number,
            seat=self.seat,
            decision=self.decision,
            silent=silent,
            attack=self.attack,
        )
        assert line is not None, "what is logged has a sentence"
        return replace(line, bot=self.bot) if self.bot else line


class Chronicle:
    """The lines of a game so far."""

    def __init__(self) -> None:
        self.lines: list[LoggedEvent] = []
        self.last_number = 0
        """The highest number ever given to a line."""

        self.stand_ins: dict[Seat, str] = {}
        """The bots that play for people who left."""

        self._silent: tuple[Event, ...] = ()
        """The events without a line since the last line."""

        self._attacks = Attacks()
        self._scoring: list[tuple[int, Happened]] = []
        """The entries that date the score sheet, each with the place of its line."""

        self._hidden: list[tuple[int, Event]] = []
        """The lines that not everybody may know of, with their numbers, also those that were taken back."""

        self._described: dict[tuple[str, Viewer], list[LogLine | None]] = {}
        """The lines that were read, by language and viewer; at the places of the others, None."""

    @property
    def number(self) -> int:
        """The number of the last line there is."""
        return self.lines[-1].number if self.lines else 0

    def shown_number(self, number: int, viewer: Viewer) -> int:
        """The number of a line as a viewer counts: lines that they may not know of leave no gap."""
        return number - sum([at <= number and not may_know_of(event, viewer) for at, event in self._hidden])

    def add_events(self, events: Iterable[Event], state: GameState, seat: Seat | None, decision: int) -> None:
        """Add the events that a decision of a seat brought about."""
        when = self.lines[-1].when if self.lines else When(state.round, state.phase)
        bot = self.stand_ins.get(seat, "") if seat is not None else ""
        for event in events:
            when = when.with_event(event)
            attack = self._attacks.follow(event)
            if not attack and not is_logged(event, state):
                self._silent += (event,) if is_shown_silently(event) else ()
                continue
            if isinstance(event, SCORING):
                self._scoring.append((len(self.lines), Happened(when.round, event)))
            self.last_number += 1
            number = self.last_number
            if not may_know_of(event, None):
                self._hidden.append((number, event))
            silent, self._silent = self._silent, ()
            self.lines.append(
                LoggedEvent(
                    number=number,
                    when=when,
                    event=event,
                    silent=silent,
                    attack=attack,
                    seat=seat,
                    decision=decision,
                    bot=bot,
                )
            )

    def follow(self, earlier: Chronicle | None, line: int) -> None:
        """Go on after another chronicle, whose last line had this number; its decisions are not taken back any more."""
        self.last_number = line
        self._described.clear()
        if earlier is not None:
            self.lines = [replace(entry, decision=0) for entry in earlier.lines]
            self.last_number = max(line, earlier.last_number)
            self._scoring = list(earlier._scoring)
            self._hidden = list(earlier._hidden)

    def remark(
        self,
        note: Message,
        state: GameState,
        *,
        stays: bool = False,
        asks: str = "",
        seat: Seat | None = None,
        decision: int = 0,
    ) -> None:
        """Add a line about the game itself, the same for all."""
        self.last_number += 1
        line = LoggedEvent(
            number=self.last_number,
            when=When(state.round, state.phase),
            note=note,
            stays=stays,
            asks=asks,
            seat=seat,
            decision=decision,
        )
        self.lines.append(line)

    @property
    def scoring(self) -> tuple[Happened, ...]:
        """The entries that date the score sheet; all of them are open."""
        return tuple([happened for _, happened in self._scoring])

    def cut(self, count: int) -> None:
        """Remove all lines after this many; notes stay."""
        self._silent = ()
        kept = [event for entry in self.lines[:count] for event in (*entry.silent, entry.event) if event is not None]
        self._attacks = Attacks(kept)
        self.lines[count:] = [entry for entry in self.lines[count:] if entry.stays]
        self._scoring = [(place, happened) for place, happened in self._scoring if place < count]
        for lines in self._described.values():
            del lines[count:]

    # Reading it: the game is as it is now, since events name all that their sentences need

    def since(self, number: int, seat: Viewer, state: GameState) -> tuple[LogLine, ...] | None:
        """The lines after one that a viewer has; None if that one was taken back, so that all are to be sent again."""
        place = len(self.lines)
        while place and self.shown_number(self.lines[place - 1].number, seat) > number:
            place -= 1
        if number and not (place and self.shown_number(self.lines[place - 1].number, seat) == number):
            return None
        known = [each for each in range(place, len(self.lines)) if may_know_of(self.lines[each].event, seat)]
        return tuple([self._numbered(self.line(each, seat, state), seat) for each in known])

    def _numbered(self, line: LogLine, seat: Viewer) -> LogLine:
        number = self.shown_number(line.number, seat)
        return line if number == line.number else replace(line, number=number)

    def text(self, seat: Viewer, state: GameState) -> str:
        """All lines as a viewer may know them, each with its round, to be saved."""
        lines = self.since(0, seat, state) or ()
        return "".join([f"{f'R{line.round}' if line.round else '--'}  {_indented(line)}\n" for line in lines])

    def line(self, place: int, seat: Viewer, state: GameState) -> LogLine:
        """A line as a viewer may know it, in the language spoken now."""
        lines = self._described.setdefault((spoken_language(), seat), [])
        lines += [None] * (len(self.lines) - len(lines))
        found = lines[place]
        if found is None:
            found = lines[place] = self._describe(place, seat, state)
        return found

    def _describe(self, place: int, seat: Viewer, state: GameState) -> LogLine:
        entry = self.lines[place]
        seen, silent = masked(entry.event, seat), masked(entry.silent, seat)
        if seat is None:
            return entry.line(seen, silent, state)
        shared = self.line(place, None, state)
        return shared if (seen, silent) == (shared.event, shared.silent) else entry.line(seen, silent, state)


def _indented(line: LogLine) -> str:
    text = say("log-bot-decided", text=line.text) if line.bot else line.text
    return f"{'  ' * (line.level - 1)}{text}"
