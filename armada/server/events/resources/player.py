"""A player's page: their match, and what they can send."""

from __future__ import annotations

from datetime import datetime

import msgspec

from armada.server.events.resources.commands import MatchGame
from armada.server.events.resources.common import (
    AgreedShown,
    ClockShown,
    FleetLine,
    ReportShown,
    ResultShown,
    StandingShown,
)
from armada.tournament.scoring import Report


class MyMatch(msgspec.Struct, frozen=True, kw_only=True):
    """My match in the current round. Reports call the players 0 and 1; `place` is which of them I am."""

    round: int
    title: str
    size: int
    """The players who are left in an elimination round; 0 in a Swiss round."""

    table: int | None
    place: int
    names: tuple[str, ...]
    opponent: str
    """Empty with a bye."""

    kind: str
    state: str
    """open, reported, differing, entered, bye."""

    mine: ReportShown | None
    """My report."""

    theirs: ReportShown | None
    """My opponent's report."""

    result: ResultShown | None
    can_report: bool
    game: MatchGame | None
    extra: int
    call: NoteMine | None
    stage: str = "swiss"
    """swiss or elimination, where tournament points do not count."""


class NoteMine(msgspec.Struct, frozen=True, kw_only=True):
    """The judge call of my table: time, text, and whether it was answered."""

    number: int
    text: str
    time: datetime
    open: bool
    answer: str
    minutes: int


class MyRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of mine, for looking back."""

    round: int
    title: str
    size: int
    """The players who are left in an elimination round; 0 in a Swiss round."""

    table: int | None
    opponent: str
    kind: str
    place: int
    result: ResultShown | None
    stage: str = "swiss"


class EventMine(msgspec.Struct, frozen=True, kw_only=True):
    """An event as one player sees it; the public page has the rest. `mark` changes when anything but the time does."""

    event: str
    mark: str
    player: int
    name: str
    agreed: AgreedShown
    presence: str
    finished: bool
    match: MyMatch | None
    """None while no round is open in which I play."""

    rounds: tuple[MyRound, ...]
    standing: StandingShown | None
    fleet: tuple[FleetLine, ...]
    """My own fleet, objectives included."""

    fleet_text: str
    """As it was handed in."""

    fleet_faults: tuple[str, ...]
    can_hand_in: bool
    """Whether I may still hand in a fleet: until the first round is published."""

    clock: ClockShown


class MatchReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """My report of my match; `overrule`: despite doubts. Players are 0 and 1 as in the match."""

    report: Report
    overrule: bool = False


class HandingIn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """My fleet list in any format; `overrule`: despite doubts."""

    text: str
    overrule: bool = False


class JudgeCall(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A judge call to my table."""

    text: str = ""
