"""The messages of live play: what a browser says over its socket, and what the server says back.

One socket for each seat or spectator of a game. The first thing said is `Hello`; the server answers with `Welcome` and
from then on tells every change with `Update`. A request carries an id of its own and is answered by a message with that
id: `Accepted`, `NotAccepted` or `Previewed`. A request with an id that was already answered is answered again, and not
carried out twice.
"""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.screens.previews.dispatch import PreviewReply
from armada.screens.prompt.prompt import Prompt, Waiting
from armada.screens.scene.scene import Scene
from armada.server.wire.table import (
    ChatLine,
    LogLine,
    TableShown,
)
from armada.server.wire.team_talk import Channel as Channel
from armada.server.wire.team_talk import Pointed


class Update(msgspec.Struct, frozen=True, kw_only=True, tag="update"):
    """The game as it is now: the scene, the open question if it is mine, and the lines since the last update."""

    number: int
    """The number of the last line of the log."""

    viewing: Seat | None
    scene: Scene
    prompts: tuple[Prompt, ...]
    """The open questions of my seats; of a secret one at a shared screen only kind and seat, until somebody looks."""

    waiting: tuple[Waiting, ...]
    team_prompts: tuple[Prompt, ...] = ()
    """The open question of my Grand Admiral that decides for my team: I can suggest an answer."""

    can_undo: tuple[Seat, ...]
    """My seats that can take back their last decision freely."""

    lines: tuple[LogLine, ...]
    table: TableShown
    replaces_log: bool = False
    """Whether lines that were told before were taken back: `lines` then is the whole log."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag="welcome"):
    """You are connected: which people and seats are at this screen, and everything as it is."""

    people: tuple[int, ...] = ()
    seats: tuple[Seat, ...]
    shared: bool
    """Whether several people share this screen (hot seat)."""

    update: Update
    chat: tuple[ChatLine, ...] = ()
    version: str = ""


class Seated(msgspec.Struct, frozen=True, kw_only=True, tag="seated"):
    """Other people or seats belong to this screen than before."""

    people: tuple[int, ...]
    seats: tuple[Seat, ...]
    shared: bool


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag="accepted"):
    """The request was carried out and is kept for good; `number` is that of the last line."""

    id: str
    number: int


class NotAccepted(msgspec.Struct, frozen=True, kw_only=True, tag="not_accepted"):
    """The request was not carried out and changed nothing. `stale`: that question was answered already."""

    id: str
    reason: str
    rule: str | None = None
    nearest: Any = None
    stale: bool = False


class Previewed(msgspec.Struct, frozen=True, kw_only=True, tag="previewed"):
    """The preview that was asked for."""

    id: str
    told: PreviewReply


class Chatted(msgspec.Struct, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something."""

    line: ChatLine


class TableChanged(msgspec.Struct, frozen=True, kw_only=True, tag="table"):
    """Somebody came, left, proposed or agreed; or a clock was set."""

    table: TableShown


class Thinking(msgspec.Struct, frozen=True, kw_only=True, tag="thinking"):
    """A bot thinks about its answer."""

    seat: Seat


class Failed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """The connection cannot go on: no such game, a wrong token, or too many messages."""

    reason: str
    record: str = ""
    """Where the record of a game that is closed can be had."""


FromServer = (
    Welcome
    | Seated
    | Update
    | Accepted
    | NotAccepted
    | Previewed
    | Chatted
    | Pointed
    | TableChanged
    | Thinking
    | Failed
)
