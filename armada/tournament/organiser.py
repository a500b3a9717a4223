"""The organiser: an event in its file. Every command is checked and written to disk before it counts.

with Organiser.open(path) as desk:
    done = desk.do(Pair(), author="Ada")
    desk.event.current
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final, Self

import msgspec

from armada.errors import TournamentError
from armada.messages.message import say
from armada.tournament.anonymising import anonymised
from armada.tournament.bracket_repair import RebuildBracket, TakeRoundsBack
from armada.tournament.commands import Command, Decision
from armada.tournament.cut import BeginDay, Finish, MakeCut
from armada.tournament.desk import AnswerNote, CallJudge, ChangeSettings, GiveTime, PauseClock, StartClock, TakeNote
from armada.tournament.entries import AnyEntry, EventMade, PlayerAnonymised, Undone
from armada.tournament.event import Event, Settings
from armada.tournament.event_file import EventFile, write_log
from armada.tournament.fleets import HandInFleet
from armada.tournament.log import (
    DECODER,
    ENCODER,
    TITLE,
    AuditLine,
    counting,
    fold,
    read_lines,
    read_log,
    sealed,
    written,
)
from armada.tournament.log_text import describe
from armada.tournament.players import (
    AddPlayers,
    Anonymise,
    ChangePlayer,
    CheckIn,
    Disqualify,
    Drop,
    GrantBye,
    Return,
)
from armada.tournament.profiles import check_settings
from armada.tournament.results import BindGame, ClearResult, EnterResult, FillResult, ReportResult
from armada.tournament.rounds import CloseRound, LockPairs, MoveToTable, Pair, Publish, SetPair, SwapPlayers, UndoRound
from armada.tournament.soundness import check_sound

AnyCommand = (
    AddPlayers
    | ChangePlayer
    | GrantBye
    | CheckIn
    | Drop
    | Return
    | Disqualify
    | Anonymise
    | HandInFleet
    | Pair
    | SwapPlayers
    | LockPairs
    | SetPair
    | MoveToTable
    | Publish
    | CloseRound
    | UndoRound
    | TakeRoundsBack
    | RebuildBracket
    | EnterResult
    | ClearResult
    | ReportResult
    | BindGame
    | FillResult
    | MakeCut
    | BeginDay
    | Finish
    | ChangeSettings
    | StartClock
    | PauseClock
    | GiveTime
    | TakeNote
    | CallJudge
    | AnswerNote
)
"""Every command, tagged by its field `do`: `msgspec.json.decode(text, type=AnyCommand)` reads one."""

OWNER: Final = "organiser"


class Done(msgspec.Struct, frozen=True):
    """The line that was written, and remarks on it."""

    line: AuditLine
    remarks: tuple[str, ...] = ()


class PreparedDecision(msgspec.Struct, frozen=True):
    """The decision on a command, made after the entry of this digest."""

    after: str
    decision: Decision


class EventChanged(TournamentError):
    """Another entry was written while a command was being decided."""


def fresh_seed() -> str:
    """An unpredictable seed."""
    return secrets.token_hex(8)


def seeded(command: Command) -> Command:
    """The command, with a fresh seed if it needs one and has none."""
    if isinstance(command, Pair | MakeCut | BeginDay) and not command.seed:
        return msgspec.structs.replace(command, seed=fresh_seed())
    return command


def check_writable(said: Command | AuditLine) -> None:
    """Refuse text that cannot be encoded, such as half a surrogate pair."""
    try:
        ENCODER.encode(said)
    except UnicodeError as error:
        raise TournamentError(say("tournament-unsavable"), remedy=say("tournament-unsavable.remedy")) from error


class Organiser:
    """An event and its file. Several programs may have the file open; each follows what the others write."""

    def __init__(self, file: EventFile, lines: Iterable[AuditLine]) -> None:
        self.lines = list(lines)
        self.event: Event = fold(self.lines)
        self._file = file

    @classmethod
    def make(cls, path: Path, settings: Settings, *, author: str = OWNER, time: datetime | None = None) -> Self:
        """Create an event in a new file; an existing file is never touched."""
        check_settings(settings)
        line = sealed(AuditLine(number=1, time=time or now(), author=author, entry=EventMade(settings)), "")
        return cls(EventFile.make(path, line), [line])

    @classmethod
    def open(cls, path: Path) -> Self:
        """The event of a file."""
        file = EventFile(path)
        return cls(file, read_log(file.news()[0]))

    @property
    def path(self) -> Path:
        """The event's file."""
        return self._file.path

    def follow(self) -> bool:
        """Read what others have written since; return whether there was anything."""
        return self._take_in(*self._file.news())

    def _take_in(self, text: str, is_whole: bool) -> bool:
        if not text:
            return False
        known = [] if is_whole else self.lines
        self.lines = [*known, *read_lines(text.removeprefix(f"{TITLE}\n") if is_whole else text, known)]
        self.event = fold(self.lines)
        return True

    def dry_run(self, command: Command) -> Decision:
        """Decide on a command without writing anything."""
        check_writable(command)
        return seeded(command).decide(self.event)

    def do(
        self,
        command: Command,
        *,
        author: str = OWNER,
        time: datetime | None = None,
        overrule: bool = False,
        decided: PreparedDecision | None = None,
    ) -> Done:
        """Carry out a command. Doubts stop it (`TournamentError` with `can_overrule`) unless they are overruled.

        `decided`: a decision made elsewhere; it is valid only if nothing was written since.
        """
        with self._file.writing() as handle:
            self.follow()
            if decided is not None and decided.after != self.lines[-1].digest:
                raise EventChanged(say("tournament-changed"), remedy=say("tournament-changed.remedy"))
            decision = self.dry_run(command) if decided is None else decided.decision
            if decision.doubts and not overrule:
                raise TournamentError(" ".join(decision.doubts), remedy=say("tournament-overrule"), can_overrule=True)
            line = self._append(handle, decision.entry, author, time, decision.doubts)
            if isinstance(decision.entry, PlayerAnonymised):
                write_log(self.path, anonymised(self.lines, decision.entry.player))
                self.follow()
                line = self.lines[-1]
        return Done(line, decision.remarks)

    def undo(self, *, author: str = OWNER, time: datetime | None = None) -> Done:
        """Undo the last entry by writing an `Undone` entry, which `redo` can undo in turn."""
        with self._file.writing() as handle:
            self.follow()
            last = counting(self.lines)[-1]
            if isinstance(last.entry, EventMade):
                raise TournamentError(say("tournament-no-undo"), remedy=say("tournament-no-undo.remedy"))
            if isinstance(last.entry, PlayerAnonymised):
                raise TournamentError(say("tournament-undo-anonymous"), remedy=say("tournament-undo-anonymous.remedy"))
            line = self._append(handle, Undone(last.number), author, time)
        return Done(line, (say("eventlog-undone", what=describe(last.entry, self.event)),))

    def redo(self, *, author: str = OWNER, time: datetime | None = None) -> Done:
        """Redo the last undone entry, if nothing else was done since."""
        with self._file.writing() as handle:
            self.follow()
            undoing = undoings(self.lines)
            if not undoing:
                raise TournamentError(say("tournament-no-redo"), remedy=say("tournament-no-redo.remedy"))
            again = self.lines[undoing[-1].entry - 1]
            number = next(line.number for line in reversed(self.lines) if line.entry is undoing[-1])
            line = self._append(handle, Undone(number), author, time)
        return Done(line, (say("eventlog-redone", what=describe(again.entry, self.event)),))

    def _append(
        self, handle: BinaryIO, entry: AnyEntry, author: str, time: datetime | None, overruled: tuple[str, ...] = ()
    ) -> AuditLine:
        """Write and sync an entry, then update the event.

        The entry is first applied to a copy of the event as it will be read back from the file: one that cannot be
        written, read and folded into a consistent event never reaches the disk.
        """
        line = AuditLine(
            number=len(self.lines) + 1, time=time or now(), author=author, entry=entry, overruled=overruled
        )
        check_writable(line)
        line = DECODER.decode(written(sealed(line, self.lines[-1].digest)))
        after = self._after(line)
        check_sound(after)
        self._file.append(handle, line)
        self.lines.append(line)
        self.event = after
        return line

    def _after(self, line: AuditLine) -> Event:
        """The event after this line."""
        if isinstance(line.entry, Undone):
            return fold([*self.lines, line])
        after = self.event.copy()
        line.entry.apply(after, line.time)
        after.entries = line.number
        return after


def can_undo(line: AuditLine) -> bool:
    """Whether an entry can be undone: all except creating the event and anonymising a player."""
    return not isinstance(line.entry, EventMade | PlayerAnonymised)


def undoings(lines: Iterable[AuditLine]) -> list[Undone]:
    """The undo entries at the end of the log that can be redone, the last one first in line."""
    known = list(lines)
    standing: list[Undone] = []
    for line in known:
        if not isinstance(line.entry, Undone):
            standing = []
        elif isinstance(undone := known[line.entry.entry - 1].entry, Undone):
            standing = [one for one in standing if one is not undone]
        else:
            standing.append(line.entry)
    return standing


def now() -> datetime:
    """The current time, to the second as in the log."""
    return datetime.now(UTC).replace(microsecond=0)
