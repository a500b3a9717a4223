"""What else an organiser does: change the settings, run the clock, take notes, undo and redo."""

from __future__ import annotations

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

NOTES: Final = (JUDGE_CALL, "slow play", "warning", "note")
LONGEST_NOTE: Final = 1000
MOST_MINUTES: Final = 24 * 60


class ChangeSettings(Command, frozen=True, tag="change settings"):
    """Change what was agreed for the event."""

    settings: Settings

    def decide(self, event: Event) -> Decision:
        """After the start, how matches are counted and ties are broken should stay as announced (TRN-68)."""
        old, new = event.settings, self.settings
        check_settings(new)
        for match in (match for round in event.rounds for match in round.matches):
            if match.report is not None:
                verdict(new.profile, match.report)
        doubts = []
        if event.has_started and old.schedule is not new.schedule:
            doubts.append("How strength of schedule is reckoned is announced before the start (TRN-68).")
        if event.has_started and old.profile != new.profile:
            doubts.append("The event has started: all its results will be counted by the other profile.")
        names = [player.name for player in event.players.values() if player.plays]
        known = judge_doubts(old, names)
        doubts += [doubt for doubt in judge_doubts(new, names) if doubt not in known]
        entry = SettingsChanged(new)
        return Decision(entry, (*doubts, *correction_doubts(event, entry)))


class StartClock(Command, frozen=True, tag="start clock"):
    """Announce the start of the round, or let the clock go on."""

    def decide(self, event: Event) -> Decision:
        """Pairings are published first; laying out fleets need not wait for the clock (TRN-96)."""
        _check_round(event)
        if event.clock.is_running:
            raise TournamentError("The clock runs.", rule="TRN-08", remedy="Pause it, or give a table more time.")
        return Decision(ClockStarted())


class PauseClock(Command, frozen=True, tag="pause clock"):
    """Stop the clock for a while."""

    def decide(self, event: Event) -> Decision:
        """Only a running clock."""
        _check_round(event)
        if not event.clock.is_running:
            raise TournamentError("The clock stands.", rule="TRN-08", remedy="Start it.")
        return Decision(ClockPaused())


class GiveTime(Command, frozen=True, tag="give time"):
    """Give a table, or the whole round, more minutes; fewer with a minus."""

    minutes: int
    table: int | None = None

    def decide(self, event: Event) -> Decision:
        """After a judge call for example."""
        round = _check_round(event)
        _check_minutes(self.minutes)
        more = sum(extra.minutes for extra in event.clock.extra if extra.table == self.table)
        if self.minutes < 0 and event.clock.minutes + more + self.minutes < 1:
            raise TournamentError(
                f"{-self.minutes} minutes are more than there are to take away.",
                rule="TRN-08",
                remedy=f"Take away fewer than {event.clock.minutes + more}.",
            )
        if self.table is not None and all(match.table != self.table for match in round.matches):
            raise TournamentError(f"Nobody plays at table {self.table}.", rule="TRN-95", remedy="Name a table in use.")
        return Decision(TimeGiven(self.minutes, self.table))


class TakeNote(Command, frozen=True, tag="take note"):
    """Note a judge call, slow play, a warning, or anything."""

    kind: str
    text: str = ""
    table: int | None = None
    player: int | None = None

    def decide(self, event: Event) -> Decision:
        """Notes are for the organiser and the judges, never for the public page."""
        if self.kind not in NOTES:
            raise TournamentError(f"A note cannot be a {self.kind!r}.", remedy=f"It is a {', '.join(NOTES)}.")
        _check_text(self.text)
        if self.player is not None:
            event.player(self.player)
        return Decision(NoteTaken(self.kind, self.text, self.table, self.player))


class CallJudge(Command, frozen=True, tag="call judge"):
    """A player calls a judge to the own table."""

    player: int
    text: str = ""

    def decide(self, event: Event) -> Decision:
        """One call for a table at a time."""
        _check_text(self.text)
        _check_round(event)
        match = find_match(event, self.player)[2]
        if event.call_at(match.table) is not None:
            raise TournamentError(f"A judge is called to table {match.table} already.", remedy="Wait for the judge.")
        return Decision(NoteTaken(JUDGE_CALL, clean_line(self.text), match.table, self.player))


class AnswerNote(Command, frozen=True, tag="answer note"):
    """Answer a judge call, with more minutes for its table if it took long. Notes are counted from 1."""

    note: int
    text: str = ""
    minutes: int = 0

    def decide(self, event: Event) -> Decision:
        """Only a call waits for an answer, and for one."""
        _check_text(self.text)
        _check_minutes(self.minutes)
        note = event.notes[self.note - 1] if 1 <= self.note <= len(event.notes) else None
        if note is None or note.kind != JUDGE_CALL:
            raise TournamentError(f"There is no judge call number {self.note}.", remedy="Look at the notes.")
        if not note.is_open:
            raise TournamentError("This call is answered already.", remedy="Take a note for what came later.")
        if self.minutes:
            round = _check_round(event)
            if note.round != round.number or all(match.table != note.table for match in round.matches):
                raise TournamentError(
                    "Nobody plays at the table of this call any more.", rule="TRN-95", remedy="Answer without minutes."
                )
        return Decision(NoteAnswered(self.note, self.text.strip(), self.minutes))


def _check_round(event: Event) -> Round:
    round = event.current
    if round is None or round.status is not RoundStatus.PUBLISHED:
        raise TournamentError("No round is being played.", rule="TRN-08", remedy="Publish the pairings first.")
    return round


def _check_text(text: str) -> None:
    if len(text) > LONGEST_NOTE:
        raise TournamentError("The note is too long.", remedy=f"Use at most {LONGEST_NOTE} letters.")


def _check_minutes(minutes: int) -> None:
    if abs(minutes) > MOST_MINUTES:
        raise TournamentError(f"{minutes} minutes are more than a day.", remedy="Give fewer.")
