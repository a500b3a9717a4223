"""The live channel: the first message of a page, and the messages to it."""

from __future__ import annotations

from datetime import datetime

import msgspec


class WatchRequest(msgspec.Struct, frozen=True, kw_only=True, tag="watch", forbid_unknown_fields=True):
    """The first message on the live channel: the desk's secret, a player's code, or nothing for the public page."""

    key: str = ""


class EventChanged(msgspec.Struct, frozen=True, kw_only=True, tag="changed"):
    """The page is out of date (or it has just connected): fetch it again if the mark is new.

    Only the desk gets `entry`.
    """

    mark: str
    now: datetime
    entry: int | None = None


class EventFailed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """The live channel is being closed, with the reason."""

    reason: str


FromEvent = EventChanged | EventFailed
