"""Everything that can be chosen for a new game, as pages list it."""

from __future__ import annotations

import msgspec


class LabelledChoice(msgspec.Struct, frozen=True):
    """A value to choose, with its label."""

    key: str
    label: str


class SizeChoice(msgspec.Struct, frozen=True):
    """The fleet points of a side, with a label that also names an unusual play area."""

    points: int
    label: str


class ClockChoice(msgspec.Struct, frozen=True):
    """The time bank of each player; None for no clock."""

    minutes: int | None
    label: str


class RulesProfile(msgspec.Struct, frozen=True, kw_only=True):
    """A profile: its name, a summary, and the sizes that two players can agree on, `points` first of all."""

    key: str
    name: str
    summary: str
    points: int
    sizes: tuple[SizeChoice, ...]


class OptionChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that players may add to the profiles it is made for."""

    key: str
    summary: str
    rules: tuple[str, ...]
    profiles: tuple[str, ...]
    sizes: tuple[SizeChoice, ...] = ()
    """The sizes that replace those of the profile, if it changes them."""


class GameChoices(msgspec.Struct, frozen=True, kw_only=True):
    """The choices for a new game and for fleets; the first of each list is the usual one."""

    factions: tuple[LabelledChoice, ...]
    profiles: tuple[RulesProfile, ...]
    options: tuple[OptionChoice, ...]
    printings: tuple[LabelledChoice, ...]
    levels: tuple[LabelledChoice, ...]
    spectators: tuple[LabelledChoice, ...]
    clocks: tuple[ClockChoice, ...]
    formats: tuple[LabelledChoice, ...]
    """The formats in which a fleet can be written."""
