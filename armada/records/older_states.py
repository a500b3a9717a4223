"""States as armada 0.1.0 wrote them, with facts about the game among what effects left behind.

Saves, positions and digests of that version are still read: a side that conceded, time that was called and fleets that
were destroyed are fields of a state now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from armada.state.events import Event
from armada.state.events.cards import LastingBegun, LastingDropped, LastingEnded
from armada.state.events.rounds import Conceded, FleetsDestroyed, TimeCalled
from armada.state.game_state import GameState
from armada.state.records import Lasting, Scope

DESTROYED: Final = "fleet_destroyed"
TIME_CALLED: Final = "time_called"
CONCEDED: Final = "conceded"
TOGETHER: Final = "together"


def fields_of(lasting: tuple[Lasting, ...]) -> dict[str, Any]:
    """The fields of a state that older lasting entries stand for, and the entries that effects left behind."""
    values = {key: [entry.value for entry in lasting if entry.key == key] for key in (DESTROYED, TIME_CALLED, CONCEDED)}
    facts = {
        "destroyed_fleets": tuple(values[DESTROYED]),
        "destroyed_together": any(entry.key == DESTROYED and entry.text == TOGETHER for entry in lasting),
        "is_time_called": bool(values[TIME_CALLED]),
        "conceded": tuple(values[CONCEDED]),
    }
    left = tuple([entry for entry in lasting if entry.key not in values])
    return {"lasting": left, **{name: value for name, value in facts.items() if value}}


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a saved state, as it is written now."""
    fields = fields_of(msgspec.convert(data["lasting"], tuple[Lasting, ...]))
    return {**data, **msgspec.json.decode(msgspec.json.encode(fields))}


class OlderStates:
    """Follows the events of a game that is replayed, to tell what its state was in the version before."""

    def __init__(self, start: GameState) -> None:
        self._lasting = start.lasting
        fallen = start.destroyed_fleets
        self.follow([FleetsDestroyed(fallen)] if start.destroyed_together else [FleetsDestroyed((s,)) for s in fallen])
        self.follow([TimeCalled()] if start.is_time_called else [])
        self.follow([Conceded(side) for side in start.conceded])

    def follow(self, events: Iterable[Event]) -> None:
        """Take account of what happened."""
        for event in events:
            match event:
                case FleetsDestroyed(sides=sides):
                    together = TOGETHER if len(sides) > 1 else ""
                    for side in sides:
                        self._add(Lasting(key=DESTROYED, scope=Scope.GAME, value=side, text=together))
                case TimeCalled():
                    self._add(Lasting(key=TIME_CALLED, scope=Scope.GAME))
                case Conceded(side=side):
                    self._add(Lasting(key=CONCEDED, scope=Scope.GAME, value=side))
                case LastingBegun(lasting=lasting):
                    self._add(lasting)
                case LastingDropped(lasting=lasting):
                    place = self._lasting.index(lasting)
                    self._lasting = self._lasting[:place] + self._lasting[place + 1 :]
                case LastingEnded(scope=scope):
                    self._lasting = tuple([entry for entry in self._lasting if entry.scope is not scope])

    def _add(self, entry: Lasting) -> None:
        self._lasting = (*self._lasting, entry)

    def state(self, now: GameState) -> GameState:
        """The state of the game as the version before would write it."""
        return replace(
            now,
            lasting=self._lasting,
            destroyed_fleets=(),
            destroyed_together=False,
            is_time_called=False,
            conceded=(),
        )
