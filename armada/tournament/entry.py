"""What every entry of an event's log is."""

from __future__ import annotations

from datetime import datetime

import msgspec

from armada.tournament.event import Event


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """Something that happened. `apply` is short and decides nothing; `time` is when it was written down."""

    def apply(self, event: Event, time: datetime) -> None:
        """What is true of the event after it."""
