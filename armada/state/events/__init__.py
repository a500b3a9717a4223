"""Events: what happened, in the past tense. Each knows how it changes the state, and decides nothing."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from armada.state.game_state import GameState


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A thing that happened. Log, replay, views and animations all read the same events."""

    by_name: ClassVar[dict[str, type[Event]]] = {}

    def __init_subclass__(cls) -> None:
        assert cls.__name__ not in Event.by_name or Event.by_name[cls.__name__].__module__ == cls.__module__
        Event.by_name[cls.__name__] = cls

    def apply(self, state: GameState) -> GameState:
        """The state after it; most things that are only told change nothing."""
        return state
