"""The base class of log entries."""

from __future__ import annotations

from datetime import datetime

import msgspec

from armada.tournament.event import Event


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """Something that happened. `apply` is short and decides nothing; `time` is when the entry was written."""

    def apply(self, event: Event, time: datetime) -> None:
        """Change the event."""
