"""Requests and replies of the desk: commands, undo, imports of players and fleets, codes, games."""

from __future__ import annotations

import msgspec

from armada.server.events.resources.common import ResultShown
from armada.server.events.resources.new_event import EventWanted
from armada.server.wire.fleets import FleetShown
from armada.server.wire.resources import Problem
from armada.tournament import AnyCommand


class CommandRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command of the organiser; `overrule`: carry it out despite doubts. Seeds may be left empty."""

    command: AnyCommand
    overrule: bool = False
    author: str = ""


class SettingsChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change the settings."""

    wanted: EventWanted
    overrule: bool = False
    author: str = ""


class UndoRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Undo (or redo) the entry that the desk shows; refused if it is no longer the last.

    `overrule`: even if a player or a game entered it.
    """

    entry: int
    overrule: bool = False
    author: str = ""


class DeleteRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Delete the whole event for good; `name` repeats its name to prevent mistakes."""

    name: str


class DoneShown(msgspec.Struct, frozen=True, kw_only=True):
    """The entry that was written: its number, its sentence, and remarks."""

    entry: int
    text: str
    remarks: tuple[str, ...] = ()


class DryRun(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a dry run. With doubts the command needs `overrule`. `result`: the verdict on a report."""

    doubts: tuple[str, ...]
    remarks: tuple[str, ...]
    """For a result, the first remark describes the verdict."""

    result: ResultShown | None = None
    refusal: Problem | None = None
    """Why it would be refused, doubts or not."""


class PlayersText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Players to import: CSV with or without a heading, or a plain list of names."""

    text: str
    overrule: bool = False
    author: str = ""


class PlayerRead(msgspec.Struct, frozen=True, kw_only=True):
    """A player read from a text, with the faults of their fleet, if they have one."""

    line: int
    name: str
    club: str
    family: str
    email: str
    fixed_table: int | None
    has_fleet: bool
    fleet_faults: tuple[str, ...]


class BadPlayerLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line without a usable player or fleet, and the reason."""

    line: int
    text: str
    why: str


class PlayersRead(msgspec.Struct, frozen=True, kw_only=True):
    """A preview of an import of players."""

    players: tuple[PlayerRead, ...]
    bad: tuple[BadPlayerLine, ...]
    ignored: tuple[str, ...]
    """Columns that are ignored."""

    doubts: tuple[str, ...]


class PlayersTaken(msgspec.Struct, frozen=True, kw_only=True):
    """The players that were added, and the bad lines."""

    added: tuple[int, ...]
    fleets: int
    bad: tuple[BadPlayerLine, ...]
    remarks: tuple[str, ...]


class FleetOffered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet list in any format, to preview before it is handed in (`hand in fleet`)."""

    player: int
    text: str


class FleetPreview(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet list as it was read, with doubts about it in this event."""

    fleet: FleetShown
    doubts: tuple[str, ...]
    remarks: tuple[str, ...]


class PlayerCode(msgspec.Struct, frozen=True, kw_only=True):
    """A player's code, and the path of a link that includes it."""

    player: int
    name: str
    code: str
    link: str


class MatchGameRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a game on this server for a player's match in the current round."""

    player: int
    author: str = ""


class MatchGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game linked to a match: its outcome becomes the result."""

    game: str
    watch: str
    """The path for spectators."""

    invitations: tuple[str, str]
    """The paths for both players, in the order of the match; empty once a seat is taken. Players see only theirs."""

    over: bool
    round: int
    """The game round; 0 before it begins."""


class CheckedDraw(msgspec.Struct, frozen=True, kw_only=True):
    """A draw in the log, drawn again from its seed; `agrees` None: it can no longer be checked (`why`)."""

    entry: int
    what: str
    seed: str
    agrees: bool | None
    why: str = ""
