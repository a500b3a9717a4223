"""The notes of effects that tests make up."""

from __future__ import annotations

from armada.engine.secrecy import all_open
from armada.state.events import Event


@all_open
class EffectNoted(Event, frozen=True):
    """An effect that a test made up was resolved, or notes what it saw."""

    effect: str
    seat: int
