"""Presence at other servers on the same store, from their notices; a server that is silent for long is gone."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from armada.server.store.peers import Present

PEER_TIMEOUT_SECONDS: Final = 16.0
"""Seconds of silence after which a server counts as gone; each one sends a notice every five."""


class RemotePresence:
    """The people at one table at other servers."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._present: dict[str, tuple[Present, float]] = {}

    def __contains__(self, node: str) -> bool:
        return node in self._present

    @property
    def is_anybody(self) -> bool:
        """Whether somebody is there."""
        return bool(self._present)

    @property
    def seats(self) -> set[int]:
        """The seats that people there have."""
        return {seat for present, _ in self._present.values() for seat in present.seats}

    @property
    def people(self) -> set[int]:
        """The people who are there."""
        return {person for present, _ in self._present.values() for person in present.people}

    @property
    def watchers(self) -> int:
        """How many watch there."""
        return sum([present.watchers for present, _ in self._present.values()])

    def update(self, present: Present) -> bool:
        """Note who is at another server; whether that is new."""
        before, _ = self._present.get(present.node, (None, 0.0))
        if present.is_anybody:
            self._present[present.node] = present, self._now()
        else:
            self._present.pop(present.node, None)
        return before != present and (before is not None or present.is_anybody)

    def forget_silent(self) -> bool:
        """Forget servers that have been silent for long; whether there were any."""
        silent = [node for node, (_, at) in self._present.items() if self._now() - at > PEER_TIMEOUT_SECONDS]
        for node in silent:
            del self._present[node]
        return bool(silent)
