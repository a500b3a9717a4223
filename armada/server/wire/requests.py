"""Requests that a browser sends over its socket, each with its own id, after a first `Hello`."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.screens.previews.dispatch import PreviewRequest
from armada.server.wire.lobby import LobbyRequest
from armada.server.wire.team_talk import Channel as Channel
from armada.server.wire.team_talk import TeamRequest


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag="hello"):
    """The first message: the token of one or several seats, or none; and the number of the last line I have.

    Without a token the browser's cookie says who it is; who has neither watches.
    """

    token: str | None = None
    since: int = 0


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag="decide"):
    """An answer to the open question of a seat; `number` is that of the question."""

    id: str
    seat: Seat
    number: int
    answer: Any


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """An answer of a plan: what its question looked like when the plan was made, and the answer."""

    sees: str
    answer: Any


class DecideAll(msgspec.Struct, frozen=True, kw_only=True, tag="decide_all"):
    """An answer to the open question of a seat, and those to the questions that follow from it, in order.

    They are given one by one, until a question looks different from what was seen or something has been revealed; the
    rest is thrown away. Undo takes all of them back.
    """

    id: str
    seat: Seat
    number: int
    answer: Any
    then: tuple[Given, ...] = ()


class AlwaysAsk(msgspec.Struct, frozen=True, kw_only=True, tag="always_ask"):
    """Ask a seat about a kind of question that is answered for it, or stop asking.

    The last such answer is taken back where nothing was revealed since.
    """

    id: str
    seat: Seat
    kind: str
    always: bool = True


class Instead(msgspec.Struct, frozen=True, kw_only=True, tag="instead"):
    """Change an answer that was given for a seat, as long as nothing was revealed since."""

    id: str
    seat: Seat
    why: str
    answer: Any


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag="ask"):
    """A preview or a measurement; `seat` is that of the question it is about."""

    id: str
    about: PreviewRequest
    seat: Seat | None = None


class Look(msgspec.Struct, frozen=True, kw_only=True, tag="look"):
    """Several people at one screen: show the secrets of this seat now; None hides them again."""

    id: str
    seat: Seat | None


class ShowDials(msgspec.Struct, frozen=True, kw_only=True, tag="show_dials"):
    """Show the dials that a ship of mine has now to teammates (SEC-39); it cannot be undone, and nobody else hears."""

    id: str
    seat: Seat
    ship: int
    to: tuple[Seat, ...]


class Undo(msgspec.Struct, frozen=True, kw_only=True, tag="undo"):
    """Take back my last decision: free until something hidden or random was revealed, or another player decided."""

    id: str
    seat: Seat


class AskTakeBack(msgspec.Struct, frozen=True, kw_only=True, tag="ask_take_back"):
    """Ask the others to go back to before my last decision, or to a line of the log, or to after some decisions."""

    id: str
    seat: Seat
    line: int | None = None
    decisions: int | None = None


class Propose(msgspec.Struct, frozen=True, kw_only=True, tag="propose"):
    """Propose something that others must agree to.

    `pause` and `go_on`; for `about`, the seat of somebody who left, `bot`, or `stand_in`: I play it beside my own.
    """

    id: str
    seat: Seat
    what: str
    about: Seat | None = None


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag="reply"):
    """Agree to what another player asks, or not."""

    id: str
    seat: Seat
    proposal: int
    agree: bool


class Resign(msgspec.Struct, frozen=True, kw_only=True, tag="resign"):
    """Concede the game for the side of a seat."""

    id: str
    seat: Seat


class Say(msgspec.Struct, frozen=True, kw_only=True, tag="say"):
    """A line of chat: to the table, which spectators read too, or to the team of the seat."""

    id: str
    text: str
    seat: Seat | None = None
    to: Channel = Channel.TABLE


class TakeOver(msgspec.Struct, frozen=True, kw_only=True, tag="take_over"):
    """Somebody without a seat wants that of a computer; the team of the seat must agree."""

    id: str
    seat: Seat


class Ping(msgspec.Struct, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""

    id: str


Request = (
    Decide
    | DecideAll
    | AlwaysAsk
    | Instead
    | ShowDials
    | Ask
    | Look
    | Undo
    | AskTakeBack
    | Propose
    | Reply
    | Resign
    | Say
    | TakeOver
    | Ping
    | TeamRequest
    | LobbyRequest
)
FromBrowser = Hello | Request
