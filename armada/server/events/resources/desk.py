"""The organiser's desk: the whole event."""

from __future__ import annotations

from datetime import datetime

import msgspec

from armada.server.events.resources.common import (
    AgreedShown,
    BracketRound,
    ClockShown,
    ReportShown,
    ResultShown,
    StandingsShown,
)
from armada.server.events.resources.new_event import EventWanted


class PlayerAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the organiser knows one."""

    id: int
    name: str
    """With the number where two are called the same."""

    plain_name: str
    """The name as it was given, to be changed."""

    public_name: str
    club: str
    family: str
    email: str
    presence: str
    """expected, present, dropped, not advanced, disqualified."""

    entered: int
    fixed_table: int | None
    granted_byes: tuple[int, ...]
    anonymous: bool
    has_fleet: bool
    fleet_text: str
    """As it was handed in."""

    faction: str
    fleet_name: str
    fleet_points: int
    fleet_faults: tuple[str, ...]
    """What is wrong with the fleet in this event."""

    place: int | None
    points: int
    margin: int
    code: str
    """With which the player enters results."""

    link: str
    """The path of a link that brings the code along."""


class MatchAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A match as the organiser knows it."""

    number: int
    """Its place in the round, from 0."""

    table: int | None
    players: tuple[int, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]
    """The tournament points with which each came into the round."""

    kind: str
    """match, bye or granted bye."""

    locked: bool
    rematch: bool
    state: str
    """preview, open, claimed (by one), differing (claims), entered, bye."""

    report: ReportShown | None
    """What was entered, or told alike by both."""

    reports: tuple[ReportShown | None, ReportShown | None]
    """What each player told."""

    report_words: tuple[str, str]
    """What that comes to, in a sentence each; empty where nothing was told."""

    result: ResultShown | None
    words: str
    """The result in a sentence; empty while there is none."""

    game: str
    """The game of our browser in which it is played; empty if none."""

    call: int | None
    """The open judge call of its table: the number of the note."""

    extra: int
    """Minutes more than the round has."""


class RoundAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A round as the organiser knows it."""

    number: int
    title: str
    stage: str
    day: int
    status: str
    """preview, published or closed."""

    seed: str
    remarks: tuple[str, ...]
    matches: tuple[MatchAtDesk, ...]
    missing: int


class NoteAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A judge call, a remark on slow play, a warning or another note."""

    number: int
    """By which it is answered (`answer note`)."""

    kind: str
    text: str
    table: int | None
    player: int | None
    name: str
    time: datetime
    open: bool
    """A judge call that waits for an answer."""

    answer: str
    answered: datetime | None
    minutes: int
    """Extra time that was given with the answer."""


class WatchAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """Something the organiser should look at."""

    kind: str
    """call, claims, time, result, absent, no fleet, fleet, length."""

    text: str
    table: int | None = None
    player: int | None = None


class LogAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the log in a few words; `undone`: it does not count any more."""

    number: int
    time: datetime
    author: str
    text: str
    overruled: tuple[str, ...]
    undone: bool


class Undoable(msgspec.Struct, frozen=True, kw_only=True):
    """What the next undo (or redo) would take back (or do again)."""

    entry: int
    text: str
    reported_by: str = ""
    """Who wrote it, where that was not the desk: a player, or a game. Undo then needs `overrule`."""


class EventDesk(msgspec.Struct, frozen=True, kw_only=True):
    """The whole event, for the organiser."""

    event: str
    entry: int
    """How many entries the log has."""

    saved: datetime
    """When the last one was written."""

    agreed: AgreedShown
    settings: EventWanted
    """What is agreed, as the page sends it back to change it."""

    started: bool
    finished: bool
    champion: str
    next: str
    """What comes next: players, pair, publish, results, finish, over."""

    can: tuple[str, ...]
    """Commands without further choice that would be accepted now (their `do`), doubts or not."""

    players: tuple[PlayerAtDesk, ...]
    """By id."""

    rounds: tuple[RoundAtDesk, ...]
    standings: tuple[StandingsShown, ...]
    """After every round; the last are those of now."""

    bracket: tuple[BracketRound, ...]
    clock: ClockShown
    notes: tuple[NoteAtDesk, ...]
    """The latest first."""

    watch: tuple[WatchAtDesk, ...]
    undo: Undoable | None
    redo: Undoable | None
    log: tuple[LogAtDesk, ...]
    """The latest first, as many as fit a page."""
