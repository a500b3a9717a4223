"""Creating an event: settings, choices, and imports."""

from __future__ import annotations

import msgspec


class EventWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of an event, new or changed: profile and tier by their keys (`EventChoices` lists them)."""

    name: str
    profile: str = "tournament"
    tier: str = "casual"
    points: int | None = None
    """None: the profile's own."""

    rounds: int = 0
    """0: the number suggested for the players present."""

    schedule: str = "sum"
    keep_apart: str = "nobody"
    names: str = "full"
    check_in: bool = False
    judges: tuple[str, ...] = ()
    place: str = ""
    date: str = ""
    first_table: int = 1
    leaders_first: bool = False
    """Whether the top pair always sits at the first table."""

    table: tuple[str, ...] = ()
    """Of a custom profile: rows as `margin=winner/loser`, such as `30=6/4`."""

    bye: str = ""
    """Of a custom profile: `points/margin`, such as `8/61`."""

    minutes: int | None = None
    """Of a custom profile: minutes of a round."""


class EventText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event file, or a JSON export, from another machine."""

    text: str


class EventOpened(msgspec.Struct, frozen=True, kw_only=True):
    """An event that was created or imported. `desk` is the secret of its desk, shown only once."""

    event: str
    desk: str
    link: str
    """The path of the desk's link, with the secret behind a #."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A choice: its key and its name."""

    key: str
    name: str
    summary: str = ""


class ProfileChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A profile to choose, with its values."""

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
    """The choices for an event and for a result."""

    usual: EventWanted
    """The settings with which the form of a new event begins."""

    profiles: tuple[ProfileChoice, ...]
    tiers: tuple[Choice, ...]
    schedules: tuple[Choice, ...]
    keep_apart: tuple[Choice, ...]
    names: tuple[Choice, ...]
    endings: tuple[Choice, ...]
    notes: tuple[Choice, ...]
    cuts: tuple[int, ...]
    prints: tuple[Choice, ...]
    papers: tuple[Choice, ...]
    exports: tuple[Choice, ...]
