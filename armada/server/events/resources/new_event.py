"""Making an event: what is agreed, what can be chosen, an event carried here."""

from __future__ import annotations

import msgspec


class EventWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed for an event, new or changed: profile and tier by their keys (`EventChoices` names them all)."""

    name: str
    profile: str = "tournament"
    tier: str = "casual"
    points: int | None = None
    """None: as the profile says."""

    rounds: int = 0
    """0: as many as suggested for those who come."""

    schedule: str = "sum"
    keep_apart: str = "nobody"
    names: str = "full"
    check_in: bool = False
    judges: tuple[str, ...] = ()
    place: str = ""
    date: str = ""
    first_table: int = 1
    leaders_first: bool = False
    """Whether the highest pair always sits at the first table."""

    table: tuple[str, ...] = ()
    """Of a custom profile: rows as `margin=winner/loser`, such as `30=6/4`."""

    bye: str = ""
    """Of a custom profile: `points/margin`, such as `8/61`."""

    minutes: int | None = None
    """Of a custom profile: how long a round lasts."""


class EventText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of an event, or its complete JSON, carried here from another machine."""

    text: str


class EventOpened(msgspec.Struct, frozen=True, kw_only=True):
    """An event that was made or carried here. `desk` is the secret of its desk: it is told once, and only here."""

    event: str
    desk: str
    link: str
    """The path of the desk's link, with the secret behind a #."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something to choose: its key, and how it is called."""

    key: str
    name: str
    summary: str = ""


class ProfileChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A profile to choose, with what it says."""

    key: str
    name: str
    summary: str
    points: int
    round_minutes: int
    bye: str
    table: tuple[str, ...]
    """Its points table, a row as `margin=winner/loser`."""

    house_rules: tuple[str, ...] = ()


class EventChoices(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be chosen for an event and for a result."""

    profiles: tuple[ProfileChoice, ...]
    tiers: tuple[Choice, ...]
    schedules: tuple[Choice, ...]
    keep_apart: tuple[Choice, ...]
    names: tuple[Choice, ...]
    endings: tuple[Choice, ...]
    notes: tuple[Choice, ...]
    cuts: tuple[int, ...]
    prints: tuple[Choice, ...]
    exports: tuple[Choice, ...]
