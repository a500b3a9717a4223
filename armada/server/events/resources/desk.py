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
from armada.tournament.course import WatchKind
from armada.tournament.desk import NoteKind


class PlayerAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the desk."""

    id: int
    name: str
    """With the number if two have the same name."""

    plain_name: str
    """The name as entered, for editing."""

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
    """Faults of the fleet in this event."""

    place: int | None
    points: int
    margin: int
    code: str
    """The code for the player's page."""

    link: str
    """The path of a link that includes the code."""


class MatchAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A match at the desk."""

    number: int
    """Its place in the round, from 0."""

    table: int | None
    players: tuple[int, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]
    """The tournament points of each before the round."""

    kind: str
    """match, bye or granted bye."""

    locked: bool
    rematch: bool
    state: str
    """preview, open, reported (by one player), differing (reports), entered, bye."""

    report: ReportShown | None
    """The result that was entered, or reported alike by both."""

    reports: tuple[ReportShown | None, ReportShown | None]
    """Each player's report."""

    report_words: tuple[str, str]
    """The verdict on each report as a sentence; empty without a report."""

    result: ResultShown | None
    words: str
    """The result in a sentence; empty while there is none."""

    game: str
    """The game on this server it is linked to; empty if none."""

    call: int | None
    """The open judge call of its table: the number of the note."""

    extra: int
    """Extra minutes of the table."""


class RoundAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """A round at the desk."""

    number: int
    title: str
    stage: str
    size: int
    """The players who are left in an elimination round; 0 in a Swiss round."""

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
    """Its number for `answer note`."""

    kind: NoteKind
    text: str
    table: int | None
    player: int | None
    name: str
    time: datetime
    open: bool
    """An unanswered judge call."""

    answer: str
    answered: datetime | None
    minutes: int
    """Extra time that was given with the answer."""


class WatchAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs the organiser's attention."""

    kind: WatchKind
    text: str
    table: int | None = None
    player: int | None = None


class LogAtDesk(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the log as a sentence; `undone`: it no longer counts."""

    number: int
    time: datetime
    author: str
    text: str
    overruled: tuple[str, ...]
    undone: bool


class Undoable(msgspec.Struct, frozen=True, kw_only=True):
    """The entry that the next undo or redo would affect."""

    entry: int
    text: str
    reported_by: str = ""
    """The player or game that entered it; empty for the desk. If set, undo needs `overrule`."""


class EventDesk(msgspec.Struct, frozen=True, kw_only=True):
    """The whole event, for the organiser."""

    event: str
    entry: int
    """How many entries the log has."""

    saved: datetime
    """When the last one was written."""

    agreed: AgreedShown
    settings: EventWanted
    """The settings, as the page sends them back to change them."""

    started: bool
    finished: bool
    champion: str
    next: str
    """The next step: players, pair, publish, results, finish, over."""

    can: tuple[str, ...]
    """Commands without further choice that would be accepted now (their `do`), doubts or not."""

    players: tuple[PlayerAtDesk, ...]
    """By id."""

    rounds: tuple[RoundAtDesk, ...]
    standings: tuple[StandingsShown, ...]
    """After every round; the last are the current ones."""

    bracket: tuple[BracketRound, ...]
    clock: ClockShown
    notes: tuple[NoteAtDesk, ...]
    """The latest first."""

    watch: tuple[WatchAtDesk, ...]
    undo: Undoable | None
    redo: Undoable | None
    log: tuple[LogAtDesk, ...]
    """The latest first, as many as fit a page."""
