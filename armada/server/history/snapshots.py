"""Snapshots of games in play: after each activation of a ship, at each phase, and when a table is put away.

So a game whose entries would go differently under later rules can go on from where it was.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from armada import __version__
from armada.server.history.entries import GameSnapshot
from armada.server.history.ledger import Ledger
from armada.server.history.positions import position_of
from armada.server.store.store import Snapshot
from armada.state.records import Ship

MAX_DECISIONS_BETWEEN_SNAPSHOTS: Final = 25
"""How many decisions there are between two snapshots at most."""

_DECODER: Final = msgspec.json.Decoder(GameSnapshot)


class Snapshots:
    """The snapshots of a table: which one was the last, and whether the next one is due."""

    def __init__(self, ledger: Ledger, latest: int = 0) -> None:
        self._ledger = ledger
        self._latest = latest
        """The number of the entry after which the last one was taken."""

        self._changed = 0 if ledger.timeline is None else ledger.number
        """The number of the last entry that has changed the game."""

        self._moment = self._now
        self._history = self._decisions

    def due(self, *, is_taken_back: bool) -> Snapshot | None:
        """The snapshot to be kept with the last entry; None if none is due.

        A take-back goes back to a place that is counted from the beginning: the way there is not to be gone again.
        """
        if self._decisions is self._history:
            return None
        self._history, self._changed = self._decisions, self._ledger.number
        was, now = self._moment, self._now
        is_due = is_taken_back or was[0] != now[0] or not 0 <= now[1] - was[1] < MAX_DECISIONS_BETWEEN_SNAPSHOTS
        return self.last() if is_due else None

    def last(self) -> Snapshot | None:
        """The snapshot of the game as it is now; None if there is one, or no game yet."""
        timeline = self._ledger.timeline
        if timeline is None or self._latest >= self._changed:
            return None
        self._latest, self._moment = self._ledger.number, self._now
        data = msgspec.json.encode(position_of(timeline)).decode()
        return Snapshot(self._latest, __version__, data)

    @property
    def _decisions(self) -> object:
        """The decisions so far, which differ whenever the game has begun or changed."""
        return self if self._ledger.timeline is None else self._ledger.timeline.game.history

    @property
    def _now(self) -> tuple[Any, int]:
        """The round, the phase and the ships that have activated; and how many decisions were made."""
        timeline = self._ledger.timeline
        if timeline is None:
            return None, 0
        state = timeline.game.state
        activated = [unit.activated for unit in state.units if isinstance(unit, Ship)]
        return (state.round, state.phase, activated), len(timeline.steps)


def position_in(snapshot: Snapshot) -> GameSnapshot:
    """The contents of a snapshot."""
    return _DECODER.decode(snapshot.data)
