"""What the organiser does: commands, undoing, players and fleets that were pasted, codes, games."""

from __future__ import annotations

import msgspec

from armada.server.events.resources.common import ResultShown
from armada.server.events.resources.new_event import EventWanted
from armada.server.wire.resources import FleetShown, Problem
from armada.tournament import AnyCommand


class Doing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command of the organiser; `overrule`: carry it out though there are doubts. Seeds may be left empty."""

    command: AnyCommand
    overrule: bool = False
    author: str = ""


class ChangingSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Change what was agreed."""

    wanted: EventWanted
    overrule: bool = False
    author: str = ""


class Undoing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take back (or do again) the entry that the desk shows; another one meanwhile is refused.

    `overrule`: also what a player told, or a game that ended.
    """

    entry: int
    overrule: bool = False
    author: str = ""


class Deleting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Delete the whole event for good; `name` is its name once more, so that it is not done by mistake."""

    name: str


class DoneShown(msgspec.Struct, frozen=True, kw_only=True):
    """What was written: the number of the entry, in a few words, and what there is to say about it."""

    entry: int
    text: str
    remarks: tuple[str, ...] = ()


class DryRun(msgspec.Struct, frozen=True, kw_only=True):
    """What a command would come to. With doubts it needs `overrule`. `result`: what a report of a match comes to."""

    doubts: tuple[str, ...]
    remarks: tuple[str, ...]
    """Of a result the first is a sentence that tells all of it."""

    result: ResultShown | None = None
    refusal: Problem | None = None
    """Why it would be refused, doubts or not."""


class PlayersText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Players pasted or imported: CSV with or without a heading, or a plain list of names."""

    text: str
    overrule: bool = False
    author: str = ""


class PlayerRead(msgspec.Struct, frozen=True, kw_only=True):
    """A player of a text, with what is wrong with the fleet, if there is one."""

    line: int
    name: str
    club: str
    family: str
    email: str
    fixed_table: int | None
    has_fleet: bool
    fleet_faults: tuple[str, ...]


class BadPlayerLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line that gives no player, or whose fleet was not taken, and why."""

    line: int
    text: str
    why: str


class PlayersRead(msgspec.Struct, frozen=True, kw_only=True):
    """What a text of players comes to. Nothing is written."""

    players: tuple[PlayerRead, ...]
    bad: tuple[BadPlayerLine, ...]
    ignored: tuple[str, ...]
    """Columns that nothing is done with."""

    doubts: tuple[str, ...]


class PlayersTaken(msgspec.Struct, frozen=True, kw_only=True):
    """Players that were added, and what was not taken."""

    added: tuple[int, ...]
    fleets: int
    bad: tuple[BadPlayerLine, ...]
    remarks: tuple[str, ...]


class FleetOffered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet list in any dialect, to be looked at before it is handed in (`hand in fleet`)."""

    player: int
    text: str


class FleetPreview(msgspec.Struct, frozen=True, kw_only=True):
    """A fleet list as it was understood, and what speaks against it in this event."""

    fleet: FleetShown
    doubts: tuple[str, ...]
    remarks: tuple[str, ...]


class PlayerCode(msgspec.Struct, frozen=True, kw_only=True):
    """The code with which a player enters results, and the path of a link that brings it along."""

    player: int
    name: str
    code: str
    link: str


class GameFor(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game of our browser is wanted for the match of a player in the current round."""

    player: int
    author: str = ""


class MatchGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game bound to a match: its outcome becomes the result."""

    game: str
    watch: str
    """The path at which everybody can watch."""

    invitations: tuple[str, str]
    """The paths for both players, in the order of the match; empty once a seat is taken. A player sees the own one."""

    over: bool
    round: int
    """The game round; 0 before it begins."""


class CheckedDraw(msgspec.Struct, frozen=True, kw_only=True):
    """A draw of the log, drawn again from its seed; `agrees` None: that cannot be told any more, `why` says so."""

    entry: int
    what: str
    seed: str
    agrees: bool | None
    why: str = ""
