"""Settings of events, from `data/tournaments.toml`: profiles, tiers, and the length of an event."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from armada.catalog.cards import Record
from armada.catalog.catalog import DATA
from armada.catalog.reading import read_files, read_record

FILE = "tournaments.toml"


class PointsRow(Record, frozen=True, kw_only=True):
    """The tournament points for a margin of victory of this size or more."""

    margin: int
    winner: int
    loser: int
    rule: str = ""


class Award(Record, frozen=True, kw_only=True):
    """Tournament points and a margin of victory awarded without a match."""

    points: int = 0
    margin: int = 0
    rule: str = ""


class EventProfile(Record, frozen=True, kw_only=True):
    """The scoring of an event's matches. `tabled` is the score for a fleet without ships (TRN-50)."""

    key: str
    name: str
    summary: str
    fleet_profile: str
    fleet_options: tuple[str, ...] = ()
    points: int
    tabled: int | None = None
    round_minutes: int
    bye: Award
    concession: Award = Award()
    table: tuple[PointsRow, ...]
    house_rules: tuple[str, ...] = ()


class Tier(Record, frozen=True, kw_only=True):
    """A tier of play and its requirements (TRN-04).

    `free_rounds`: the organiser chooses how many rounds are played (TRN-46). `keeps_apart`: family and travel partners
    may ask not to meet in the first round (TRN-30).
    """

    key: str
    name: str
    summary: str
    minimum_players: int
    fleet_lists: bool
    free_rounds: bool
    keeps_apart: bool
    judges: int
    judges_may_play: bool


class RoundsRow(Record, frozen=True, kw_only=True):
    """The number of rounds for this many players or more."""

    players: int
    rounds: int


class Length(Record, frozen=True, kw_only=True):
    """The suggested number of rounds and days (TRN-45, TRN-48)."""

    rounds_a_day: int
    two_days_from: int
    first_day: int
    rounds: tuple[RoundsRow, ...]


@cache
def event_profiles() -> Mapping[str, EventProfile]:
    """Every profile of an event by key."""
    return _named("profiles", EventProfile)


@cache
def tiers() -> Mapping[str, Tier]:
    """The three tiers by key, the most relaxed first."""
    return _named("tiers", Tier)


@cache
def length() -> Length:
    """The suggested length of an event."""
    return read_record(Length, _tables()["length"], file=FILE, card="length")


def _named(what: str, kind: type[Any]) -> Mapping[str, Any]:
    return MappingProxyType(
        {
            key: read_record(kind, {"key": key, **table}, file=FILE, card=f"{what}.{key}")
            for key, table in _tables()[what].items()
        }
    )


@cache
def _tables() -> Mapping[str, Any]:
    return read_files(DATA, FILE)[0].tables
