"""The organiser's other commands: settings, clock, notes and judge calls."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from armada.display_names import clean_line
from armada.errors import TournamentError
from armada.tournament.bracket_repair import correction_doubts
from armada.tournament.clock_entries import ClockPaused, ClockStarted, NoteAnswered, NoteTaken, TimeGiven
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import SettingsChanged
from armada.tournament.event import JUDGE_CALL, Event, Round, RoundStatus, Settings
from armada.tournament.players import judge_doubts
from armada.tournament.profiles import check_settings
from armada.tournament.results import find_match
from armada.tournament.scoring import verdict

LONGEST_NOTE: Final = 1000
MOST_MINUTES: Final = 24 * 60


class NoteKind(StrEnum):
    """The subject of a note."""

    JUDGE_CALL = JUDGE_CALL
    SLOW_PLAY = "slow play"
    WARNING = "warning"
    NOTE = "note"


NOTES: Final = tuple([kind.value for kind in NoteKind])


class ChangeSettings(Command, frozen=True, tag="change settings"):
    """Change the settings of the event."""

    settings: Settings

    def decide(self, event: Event) -> Decision:
        """After the start, scoring and tiebreakers should stay as announced (TRN-68)."""
        old, new = event.settings, self.settings
        check_settings(new)
        for match in (match for round in event.rounds for match in round.matches):
            if match.report is not None:
                verdict(new.profile, match.report)
        doubts = []
        if event.has_started and old.schedule is not new.schedule:
            doubts.append("The formula for strength of schedule is announced before the start (TRN-68).")
        if event.has_started and old.profile != new.profile:
            doubts.append("The event has started: all its results will be recalculated with the new profile.")
        names = [player.name for player in event.players.values() if player.plays]
        known = judge_doubts(old, names)
        doubts += [doubt for doubt in judge_doubts(new, names) if doubt not in known]
        entry = SettingsChanged(new)
        return Decision(entry, (*doubts, *correction_doubts(event, entry)))


class StartClock(Command, frozen=True, tag="start clock"):
    """Start the clock of the round, or resume it."""

    def decide(self, event: Event) -> Decision:
        """Pairings are published first; laying out fleets need not wait for the clock (TRN-96)."""
        _check_round(event)
        if event.clock.is_running:
            raise TournamentError(
                "The clock is already running.", rule="TRN-08", remedy="Pause it, or give a table more time."
            )
        return Decision(ClockStarted())


class PauseClock(Command, frozen=True, tag="pause clock"):
    """Stop the clock for a while."""

    def decide(self, event: Event) -> Decision:
        """Only a running clock."""
        _check_round(event)
        if not event.clock.is_running:
            raise TournamentError("The clock is not running.", rule="TRN-08", remedy="Start it.")
        return Decision(ClockPaused())


class GiveTime(Command, frozen=True, tag="give time"):
    """Give a table, or the whole round, more minutes; fewer with a minus."""

    minutes: int
    table: int | None = None

    def decide(self, event: Event) -> Decision:
        """For example after a judge call."""
        round = _check_round(event)
        _check_minutes(self.minutes)
        more = sum(extra.minutes for extra in event.clock.extra if extra.table == self.table)
        if self.minutes < 0 and event.clock.minutes + more + self.minutes < 1:
            raise TournamentError(
                f"The clock does not have {-self.minutes} minutes to take away.",
                rule="TRN-08",
                remedy=f"Take away fewer than {event.clock.minutes + more}.",
            )
        if self.table is not None and all(match.table != self.table for match in round.matches):
            raise TournamentError(
                f"Nobody is playing at table {self.table}.", rule="TRN-95", remedy="Choose a table in use."
            )
        return Decision(TimeGiven(self.minutes, self.table))


class TakeNote(Command, frozen=True, tag="take note"):
    """Note a judge call, slow play, a warning, or anything else."""

    kind: str
    text: str = ""
    table: int | None = None
    player: int | None = None

    def decide(self, event: Event) -> Decision:
        """Only the organiser and the judges see notes, never the public page."""
        if self.kind not in NOTES:
            raise TournamentError(f"{self.kind!r} is not a kind of note.", remedy=f"Choose one of {', '.join(NOTES)}.")
        _check_text(self.text)
        if self.player is not None:
            event.player(self.player)
        return Decision(NoteTaken(self.kind, self.text, self.table, self.player))


class CallJudge(Command, frozen=True, tag="call judge"):
    """A player calls a judge to their table."""

    player: int
    text: str = ""

    def decide(self, event: Event) -> Decision:
        """A table can have one open call at a time."""
        _check_text(self.text)
        _check_round(event)
        match = find_match(event, self.player)[2]
        if event.call_at(match.table) is not None:
            raise TournamentError(
                f"A judge has already been called to table {match.table}.", remedy="Wait for the judge."
            )
        return Decision(NoteTaken(JUDGE_CALL, clean_line(self.text), match.table, self.player))


class AnswerNote(Command, frozen=True, tag="answer note"):
    """Answer a judge call, with more minutes for its table if it took long. Notes are counted from 1."""

    note: int
    text: str = ""
    minutes: int = 0

    def decide(self, event: Event) -> Decision:
        """Only judge calls can be answered, and only once."""
        _check_text(self.text)
        _check_minutes(self.minutes)
        note = event.notes[self.note - 1] if 1 <= self.note <= len(event.notes) else None
        if note is None or note.kind != JUDGE_CALL:
            raise TournamentError(f"There is no judge call number {self.note}.", remedy="Look at the notes.")
        if not note.is_open:
            raise TournamentError("This call has already been answered.", remedy="Add a note for anything later.")
        if self.minutes:
            round = _check_round(event)
            if note.round != round.number or all(match.table != note.table for match in round.matches):
                raise TournamentError(
                    "Nobody is playing at the table of this call any more.",
                    rule="TRN-95",
                    remedy="Answer without minutes.",
                )
        return Decision(NoteAnswered(self.note, self.text.strip(), self.minutes))


def _check_round(event: Event) -> Round:
    round = event.current
    if round is None or round.status is not RoundStatus.PUBLISHED:
        raise TournamentError("No round is in progress.", rule="TRN-08", remedy="Publish the pairings first.")
    return round


def _check_text(text: str) -> None:
    if len(text) > LONGEST_NOTE:
        raise TournamentError("The note is too long.", remedy=f"Use at most {LONGEST_NOTE} characters.")


def _check_minutes(minutes: int) -> None:
    if abs(minutes) > MOST_MINUTES:
        raise TournamentError(f"{minutes} minutes is more than a day.", remedy="Give fewer minutes.")
