"""Resources shared by all pages of an event, and the public page."""

from __future__ import annotations

from datetime import datetime

import msgspec

from armada.tournament.scoring import Report


class AgreedShown(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of an event, for every page."""

    name: str
    place: str
    date: str
    profile: str
    """The key."""

    profile_name: str
    tier: str
    tier_name: str
    points: int
    round_minutes: int
    rounds: int
    """How many Swiss rounds are planned, or suggested so far."""

    announced: tuple[str, ...]
    """The same in sentences: profile, bye, tiebreakers, house rules."""


class ExtraShown(msgspec.Struct, frozen=True, kw_only=True):
    """A table with more or less time than the round."""

    table: int
    minutes: int
    ends: datetime | None
    """When its time is up, if the clock runs."""

    seconds_left: int


class ClockShown(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the round at the server's time `now`: phones count on from there, by their own ticking."""

    now: datetime
    round: int
    """0: no round is played, and there is no clock."""

    minutes: int
    running: bool
    started: bool
    """Whether it has run at all."""

    ends: datetime | None
    """When the time is up, if the clock runs."""

    seconds_left: int
    called: bool
    """Whether time is called: matches end with their game round (TRN-43)."""

    warning: int | None
    """The warning that is due, in minutes left."""

    warnings: tuple[int, ...]
    """At how many minutes left players are warned."""

    extra: tuple[ExtraShown, ...]


class ResultShown(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a match, in the order of its players."""

    scores: tuple[int, int]
    winner: int | None
    """0 or 1."""

    margin: int
    points: tuple[int, int]
    played: bool
    """Whether there was a game; not with a bye or a no-show."""

    ending: str
    """How it ended: a key of `EventChoices.endings`; empty for a bye."""

    second: int | None = None
    """The second player, 0 or 1, if reported."""

    why: tuple[str, ...] = ()
    """Why, with the rules."""


class ReportShown(Report, frozen=True, kw_only=True, omit_defaults=False, forbid_unknown_fields=True):
    """A report of a match with every field; it can be sent back unchanged."""


class StandingShown(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the standings. `schedule` is text: whole, or rounded to two places."""

    place: int | None
    player: int
    name: str
    club: str
    faction: str
    """Empty until fleets are public."""

    points: int
    margin: int
    schedule: str
    wins: int
    losses: int
    byes: int
    status: str
    """Empty, or dropped, not advanced, disqualified."""


class StandingsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The standings after a round."""

    after: int
    """0: before the first."""

    title: str
    """After round 2, Final standings …"""

    complete: bool
    """Whether every result of that round is known."""

    lines: tuple[StandingShown, ...]


class BracketMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match of the elimination rounds, from top to bottom; players not known yet are None."""

    players: tuple[int | None, int | None]
    names: tuple[str, str]
    winner: int | None
    """0 or 1."""

    scores: tuple[int, int] | None


class BracketRound(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the bracket, those to come included."""

    title: str
    round: int | None
    """The number of the round once it is published."""

    size: int
    """The players who are left in it."""

    matches: tuple[BracketMatch, ...]


class PlayerPublic(msgspec.Struct, frozen=True, kw_only=True):
    """A player on public pages. The name is shown as the organiser chose."""

    id: int
    name: str
    club: str
    status: str
    """Empty, or expected, dropped, not advanced, disqualified."""

    faction: str
    """Empty until fleets are public."""

    has_open_fleet: bool
    """Whether the fleet is public: from round one on."""


class MatchPublic(msgspec.Struct, frozen=True, kw_only=True):
    """A match on public pages."""

    table: int | None
    players: tuple[int, ...]
    """One id for a bye."""

    names: tuple[str, ...]
    kind: str
    """match, bye or granted bye."""

    result: ResultShown | None
    game: str
    """The game on this server it is linked to; empty if none."""


class RoundPublic(msgspec.Struct, frozen=True, kw_only=True):
    """A round whose pairings are published."""

    number: int
    title: str
    stage: str
    """swiss or elimination."""

    size: int
    """The players who are left in an elimination round; 0 in a Swiss round."""

    day: int
    status: str
    """published or closed."""

    matches: tuple[MatchPublic, ...]
    missing: int
    """How many results are missing."""


class EventPublic(msgspec.Struct, frozen=True, kw_only=True):
    """The public view of an event. `mark` changes exactly when anything except the time does."""

    event: str
    mark: str
    agreed: AgreedShown
    started: bool
    finished: bool
    champion: str
    players: tuple[PlayerPublic, ...]
    """By name."""

    rounds: tuple[RoundPublic, ...]
    standings: StandingsShown
    bracket: tuple[BracketRound, ...]
    clock: ClockShown


class FleetLine(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a fleet; upgrades are indented."""

    depth: int
    name: str
    points: str


class FleetOpen(msgspec.Struct, frozen=True, kw_only=True):
    """A player's public fleet: without objectives."""

    player: int
    name: str
    faction: str
    points: int
    lines: tuple[FleetLine, ...]
