"""Messages between players of a team beside chat: requests for the turn, suggested answers, and pings.

Opponents and spectators are sent nothing of it, and no number tells them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from armada.engine.seats import Seat


class Channel(StrEnum):
    """The readers of a line of chat or of a ping."""

    TABLE = "table"
    TEAM = "team"


class AskTurn(msgspec.Struct, frozen=True, kw_only=True, tag="ask_turn"):
    """Ask my Grand Admiral to let me activate next, with a line of text; `withdraw` takes that back.

    It holds until the Grand Admiral has chosen the next player, or the phase ends.
    """

    id: str
    seat: Seat
    text: str = ""
    withdraw: bool = False


class Suggest(msgspec.Struct, frozen=True, kw_only=True, tag="suggest"):
    """Suggest an answer to the question of my Grand Admiral with this number, one of `Update.team_prompts`.

    Another suggestion replaces it; None takes it back.
    """

    id: str
    seat: Seat
    number: int
    answer: Any = None
    text: str = ""


class Point(msgspec.Struct, frozen=True, kw_only=True, tag="point"):
    """Point at a place of the play area, for my team or for the table. It is shown for a moment and not kept."""

    id: str
    seat: Seat
    x: float
    """In mm, as in the scene."""

    y: float
    to: Channel = Channel.TEAM


TeamRequest = AskTurn | Suggest | Point


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """A player's advice to the Grand Admiral of their team: a request for the turn, or a suggested answer."""

    seat: Seat
    to: Seat
    number: int | None
    """The number of the question that an answer is suggested to; None for a request for the turn."""

    answer: Any = None
    text: str = ""


class Pointed(msgspec.Struct, frozen=True, kw_only=True, tag="pointed"):
    """Somebody points at a place of the play area."""

    seat: Seat
    x: float
    y: float
    to: Channel
