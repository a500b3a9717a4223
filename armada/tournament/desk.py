"""What else an organiser does: change the settings, run the clock, take notes, undo and redo."""

from __future__ import annotations

from typing import Final

from armada.errors import TournamentError
from armada.tournament.deciding import Command, Decision
from armada.tournament.entries import ClockPaused, ClockStarted, NoteTaken, SettingsChanged, TimeGiven
from armada.tournament.event import Event, Round, RoundStatus, Settings
from armada.tournament.scoring import verdict

NOTES: Final = ("judge call", "slow play", "warning", "note")
LONGEST_NOTE: Final = 1000


class ChangeSettings(Command, frozen=True, tag="change settings"):
    """Change what was agreed for the event."""

    settings: Settings

    def decide(self, event: Event) -> Decision:
        """After the start, how matches are counted and ties are broken should stay as announced (TRN-68)."""
        old, new = event.settings, self.settings
        if not new.name.strip():
            raise TournamentError("An event needs a name.", remedy="Give one.")
        for match in (match for round in event.rounds for match in round.matches):
            if match.report is not None:
                verdict(new.profile, match.report)
        doubts = []
        if event.has_started and old.schedule is not new.schedule:
            doubts.append("How strength of schedule is reckoned is announced before the start (TRN-68).")
        if event.has_started and old.profile != new.profile:
            doubts.append("The event has started: all its results will be counted by the other profile.")
        return Decision(SettingsChanged(new), tuple(doubts))


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
        if len(self.text) > LONGEST_NOTE:
            raise TournamentError("The note is too long.", remedy=f"Use at most {LONGEST_NOTE} letters.")
        if self.player is not None:
            event.player(self.player)
        return Decision(NoteTaken(self.kind, self.text, self.table, self.player))


def _check_round(event: Event) -> Round:
    round = event.current
    if round is None or round.status is not RoundStatus.PUBLISHED:
        raise TournamentError("No round is being played.", rule="TRN-08", remedy="Publish the pairings first.")
    return round
