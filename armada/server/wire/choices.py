"""Everything that can be chosen for a new game, as pages list it."""

from __future__ import annotations

import msgspec

from armada.server.wire.lobby import Bank


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


class ReadyFleetChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A ready-made fleet that can play at a size: its key goes into `SeatWanted.fleet`."""

    key: str
    name: str
    faction: str
    points: int


class ReadyTeam(msgspec.Struct, frozen=True, kw_only=True):
    """Ready-made fleets for all seats of one team, legal together (SEC-20, SEC-24)."""

    key: str
    name: str
    summary: str
    faction: str
    points: int
    """The points of its fleets together."""

    fleets: tuple[ReadyFleetChoice, ...]
    """A fleet for each seat of the team, in the order of the seats."""


class FormatSize(msgspec.Struct, frozen=True, kw_only=True):
    """A legal game of a format: how many fleets play, and the points of a side and of a fleet."""

    players: int
    """Seats of both teams together; one person can have several (SEC-26)."""

    points: int
    """Of a side, as `GameWanted.points` names them."""

    each: int
    """Of a fleet."""

    label: str
    extended_setup: bool
    """Whether the setup area is the extended one (SEC-02)."""

    bank: Bank
    """Whose time the clock usually counts: a team's from four players on."""

    teams: tuple[ReadyTeam, ...]
    """Teams of each faction that has ready-made ones, faction by faction, the usual team first."""

    fleets: tuple[ReadyFleetChoice, ...]
    """Every ready-made fleet that can play at this size. Two in one team may clash; the server says so."""


class FormatChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A format of a new game: a profile with its legal sizes, the usual one first."""

    key: str
    profile: str
    name: str
    summary: str
    most_players: int
    """Of its largest size."""

    can_share: bool
    """Whether teams may share a fleet each (OPT-05)."""

    sizes: tuple[FormatSize, ...]


class PeopleChoice(msgspec.Struct, frozen=True, kw_only=True):
    """The usual players: that of the first seat and that of all others, as `SeatWanted.player` names them."""

    key: str
    label: str
    first: str
    others: str
    lobby: bool
    """Whether the others choose their seats in a lobby (`GameWanted.lobby`)."""


class RulesProfile(msgspec.Struct, frozen=True, kw_only=True):
    """A profile: its name, a summary, and the sizes that two players can agree on, `points` first of all."""

    key: str
    name: str
    summary: str
    points: int
    sizes: tuple[SizeChoice, ...]
    printing: str = ""
    """The only printing that it is played with; empty for any."""


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
    at_zero: tuple[LabelledChoice, ...]
    """The consequences of an empty time bank that can be agreed on."""

    formats: tuple[LabelledChoice, ...]
    """The formats in which a fleet can be written."""

    games: tuple[FormatChoice, ...]
    """The formats of a game with their sizes and ready-made teams."""

    people: tuple[PeopleChoice, ...]
