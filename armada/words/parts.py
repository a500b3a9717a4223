"""A sentence in parts, some of which can be pointed at."""

from __future__ import annotations

import msgspec

from armada.engine.seats import Seat


class Part(msgspec.Struct, frozen=True):
    """A piece of a sentence; one about a unit or card can be pointed at."""

    text: str
    unit: int | None = None
    card: str | None = None
    rule: str | None = None
    seat: Seat | None = None
    """The player that it names: by the fleet, unless the table knows a better name."""
