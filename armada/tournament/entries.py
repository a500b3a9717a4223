"""The entries of an event's log, in the past tense; each applies its own change."""

# ruff: noqa: D102  (`apply` is explained once, in Entry)

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec.structs import replace

from armada.fleet import Fleet
from armada.messages.languages import ENGLISH, speaking
from armada.tournament import scoring
from armada.tournament.clock import Clock
from armada.tournament.clock_entries import ClockPaused, ClockStarted, NoteAnswered, NoteTaken, TimeGiven
from armada.tournament.entry import Entry
from armada.tournament.event import (
    Cut,
    Event,
    Match,
    MatchKind,
    Player,
    Presence,
    Round,
    RoundStatus,
    Settings,
)
from armada.tournament.scoring import Report


class EventMade(Entry, frozen=True, tag="event made"):
    """The event was created."""

    settings: Settings


class SettingsChanged(Entry, frozen=True, tag="settings changed"):
    """The settings of the event changed. Results are recalculated."""

    settings: Settings

    def apply(self, event: Event, time: datetime) -> None:
        event.settings = self.settings
        for place, round in enumerate(event.rounds):
            event.rounds[place] = replace(round, matches=tuple(_settled(event, match) for match in round.matches))


class PlayersAdded(Entry, frozen=True, tag="players added"):
    """Players joined the event."""

    players: tuple[Player, ...]

    def apply(self, event: Event, time: datetime) -> None:
        event.players.update((player.id, player) for player in self.players)


class PlayerChanged(Entry, frozen=True, tag="player changed"):
    """Name, club, family, e-mail, table or granted byes of a player changed."""

    player: int
    name: str
    club: str = ""
    family: str = ""
    email: str = ""
    fixed_table: int | None = None
    granted_byes: tuple[int, ...] = ()

    def apply(self, event: Event, time: datetime) -> None:
        event.players[self.player] = replace(
            event.players[self.player],
            name=self.name,
            club=self.club,
            family=self.family,
            email=self.email,
            fixed_table=self.fixed_table,
            granted_byes=self.granted_byes,
        )


class PresenceChanged(Entry, frozen=True, tag="presence changed"):
    """Players checked in, dropped, came back, did not advance, or were disqualified."""

    players: tuple[int, ...]
    presence: Presence
    why: str = ""

    def apply(self, event: Event, time: datetime) -> None:
        for id in self.players:
            player, is_here = event.players[id], self.presence is Presence.PRESENT
            came = player.presence is Presence.EXPECTED and is_here
            event.players[id] = replace(
                player,
                presence=self.presence,
                entered=len(event.rounds) + 1 if came else player.entered,
                left=None if is_here else len(event.rounds),
            )


class FleetHandedIn(Entry, frozen=True, tag="fleet handed in"):
    """A player handed in a fleet list."""

    player: int
    fleet: Fleet
    text: str

    def apply(self, event: Event, time: datetime) -> None:
        event.players[self.player] = replace(event.players[self.player], fleet=self.fleet, fleet_text=self.text)


class PlayerAnonymised(Entry, frozen=True, tag="player anonymised"):
    """A player's name was removed from the event; the results stay."""

    player: int

    def apply(self, event: Event, time: datetime) -> None:
        fleet = event.players[self.player].fleet
        event.players[self.player] = replace(
            event.players[self.player],
            name=f"Player {self.player}",
            club="",
            family="",
            email="",
            fleet=None if fleet is None else replace(fleet, author="", name="", description=""),
            fleet_text="",
            is_anonymous=True,
        )


class RoundPaired(Entry, frozen=True, tag="round paired"):
    """A round was paired, or paired again, as a preview for the organiser."""

    round: Round

    def apply(self, event: Event, time: datetime) -> None:
        if event.rounds and event.rounds[-1].number == self.round.number:
            event.rounds.pop()
        elif event.rounds:
            event.rounds[-1] = replace(event.rounds[-1], status=RoundStatus.CLOSED)
        event.rounds.append(replace(self.round, matches=tuple(_settled(event, one) for one in self.round.matches)))


class PairsChanged(Entry, frozen=True, tag="pairs changed"):
    """The organiser changed pairings or tables by hand: these are the matches now."""

    round: int
    matches: tuple[Match, ...]
    why: str = ""

    def apply(self, event: Event, time: datetime) -> None:
        matches = tuple(_settled(event, match) for match in self.matches)
        event.rounds[self.round - 1] = replace(event.rounds[self.round - 1], matches=matches)


class RoundPublished(Entry, frozen=True, tag="round published"):
    """The pairings of a round are public; its clock is set but not started."""

    round: int

    def apply(self, event: Event, time: datetime) -> None:
        event.rounds[self.round - 1] = replace(event.rounds[self.round - 1], status=RoundStatus.PUBLISHED)
        event.clock = Clock(minutes=event.profile.round_minutes)


class RoundClosed(Entry, frozen=True, tag="round closed"):
    """A complete round was closed."""

    round: int

    def apply(self, event: Event, time: datetime) -> None:
        event.rounds[self.round - 1] = replace(event.rounds[self.round - 1], status=RoundStatus.CLOSED)


class RoundUndone(Entry, frozen=True, tag="round undone"):
    """The last round was taken back, results and all; the one before it is open again."""

    round: int

    def apply(self, event: Event, time: datetime) -> None:
        event.rounds.pop()
        event.is_finished = False
        if event.rounds:
            event.rounds[-1] = replace(event.rounds[-1], status=RoundStatus.PUBLISHED)
        if event.cut is not None and len(event.rounds) < event.cut.after:
            event.cut = None


class RoundsTakenBack(Entry, frozen=True, tag="rounds taken back"):
    """All rounds after one were taken back, with any cut and days begun after it."""

    after: int

    def apply(self, event: Event, time: datetime) -> None:
        del event.rounds[self.after :]
        event.is_finished = False
        if event.rounds:
            event.rounds[-1] = replace(event.rounds[-1], status=RoundStatus.PUBLISHED)
        if event.cut is not None and event.cut.after >= self.after:
            event.cut = None
        begun = [begins for begins in event.days[1:] if begins > self.after]
        event.days = [begins for begins in event.days if begins not in begun]
        event.resets = [begins for begins in event.resets if begins not in begun]
        for id, player in event.players.items():
            if player.presence is Presence.OUT and player.left is not None and player.left + 1 in begun:
                event.players[id] = replace(player, presence=Presence.PRESENT, left=None)


class BracketRebuilt(Entry, frozen=True, tag="bracket rebuilt"):
    """The elimination rounds were paired again after a correction; later rounds are gone."""

    rounds: tuple[Round, ...]

    def apply(self, event: Event, time: datetime) -> None:
        del event.rounds[self.rounds[0].number - 1 :]
        settled = [
            replace(round, matches=tuple(_settled(event, one) for one in round.matches)) for round in self.rounds
        ]
        event.rounds += settled
        event.is_finished = False
        event.clock = Clock(minutes=event.profile.round_minutes)


class ResultEntered(Entry, frozen=True, tag="result entered"):
    """The organiser entered or corrected the result of a match; None: the result was removed."""

    round: int
    match: int
    players: tuple[int, ...]
    report: Report | None

    def apply(self, event: Event, time: datetime) -> None:
        _change(event, self.round, self.match, lambda match: replace(match, report=self.report))


class ResultReported(Entry, frozen=True, tag="result claimed"):
    """A player reported the result of their match; it counts once both players report the same."""

    round: int
    match: int
    player: int
    report: Report

    def apply(self, event: Event, time: datetime) -> None:
        def reported(match: Match) -> Match:
            place = match.place_of(self.player)
            reports = (self.report, match.reports[1]) if place == 0 else (match.reports[0], self.report)
            agreed = self.report if reports[0] == reports[1] and match.report is None else match.report
            return replace(match, reports=reports, report=agreed)

        _change(event, self.round, self.match, reported)


class GameBound(Entry, frozen=True, tag="game bound"):
    """A match was linked to a game on a server, whose outcome becomes its result; no game: it was unlinked."""

    round: int
    match: int
    game: str
    first_seat: int = 0

    def apply(self, event: Event, time: datetime) -> None:
        _change(event, self.round, self.match, lambda match: replace(match, game=self.game, first_seat=self.first_seat))


class CutMade(Entry, frozen=True, tag="cut made"):
    """The top players advance to elimination rounds."""

    cut: Cut

    def apply(self, event: Event, time: datetime) -> None:
        event.cut = self.cut
        if event.rounds:
            event.rounds[-1] = replace(event.rounds[-1], status=RoundStatus.CLOSED)


class DayBegun(Entry, frozen=True, tag="day begun"):
    """Another day began. Players who did not advance are out, and points may restart at 0."""

    reset: bool = False
    out: tuple[int, ...] = ()
    seed: str = ""

    def apply(self, event: Event, time: datetime) -> None:
        begins = len(event.rounds) + 1
        event.days.append(begins)
        if self.reset:
            event.resets.append(begins)
        PresenceChanged(self.out, Presence.OUT).apply(event, time)


class EventFinished(Entry, frozen=True, tag="event finished"):
    """The event is over; its standings are final."""

    def apply(self, event: Event, time: datetime) -> None:
        event.is_finished = True
        if event.rounds:
            event.rounds[-1] = replace(event.rounds[-1], status=RoundStatus.CLOSED)


class Undone(Entry, frozen=True, tag="undone"):
    """An earlier entry no longer counts; if it undid another entry, that one counts again."""

    entry: int


AnyEntry = (
    EventMade
    | SettingsChanged
    | PlayersAdded
    | PlayerChanged
    | PresenceChanged
    | FleetHandedIn
    | PlayerAnonymised
    | RoundPaired
    | PairsChanged
    | RoundPublished
    | RoundClosed
    | RoundUndone
    | RoundsTakenBack
    | BracketRebuilt
    | ResultEntered
    | ResultReported
    | GameBound
    | CutMade
    | DayBegun
    | ClockStarted
    | ClockPaused
    | TimeGiven
    | NoteTaken
    | NoteAnswered
    | EventFinished
    | Undone
)


def _change(event: Event, number: int, place: int, change: Callable[[Match], Match]) -> None:
    """Change one match of a round and work out its verdict."""
    round = event.rounds[number - 1]
    changed = _settled(event, change(round.matches[place]))
    event.rounds[number - 1] = replace(round, matches=(*round.matches[:place], changed, *round.matches[place + 1 :]))


def _settled(event: Event, match: Match) -> Match:
    """The match with its verdict under the event's profile; event files keep its reasons, in English."""
    with speaking(ENGLISH):
        if match.kind is not MatchKind.GAME:
            return replace(match, verdict=scoring.bye(event.profile))
        return replace(match, verdict=None if match.report is None else scoring.verdict(event.profile, match.report))
