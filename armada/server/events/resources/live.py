"""The live channel: what pages say first, and what they are told."""

from __future__ import annotations

from datetime import datetime

import msgspec


class Watching(msgspec.Struct, frozen=True, kw_only=True, tag="watch", forbid_unknown_fields=True):
    """The first thing said on the live channel: the desk's secret, a player's code, or nothing for the public page."""

    key: str = ""


class EventChanged(msgspec.Struct, frozen=True, kw_only=True, tag="changed"):
    """What this page shows has changed (or the page has just come): fetch it again if the mark is new.

    `entry` is told to the desk alone.
    """

    mark: str
    now: datetime
    entry: int | None = None


class EventFailed(msgspec.Struct, frozen=True, kw_only=True, tag="failed"):
    """The live channel ends, and why."""

    reason: str


FromEvent = EventChanged | EventFailed
