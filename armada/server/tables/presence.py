"""Who is at a table at other servers on the same store, as they tell it; who is silent for long is gone."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from armada.server.store.peers import Present

SILENT: Final = 16.0
"""Seconds after which a server that tells nothing is taken to be gone; it tells something every five."""


class Elsewhere:
    """The people at one table at other servers."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._heard: dict[str, tuple[Present, float]] = {}

    def __contains__(self, node: str) -> bool:
        return node in self._heard

    @property
    def is_anybody(self) -> bool:
        """Whether somebody is there."""
        return bool(self._heard)

    @property
    def seats(self) -> set[int]:
        """The seats that people there have."""
        return {seat for present, _ in self._heard.values() for seat in present.seats}

    @property
    def watchers(self) -> int:
        """How many watch there."""
        return sum([present.watchers for present, _ in self._heard.values()])

    def heard(self, present: Present) -> bool:
        """A server tells who is there; whether that is new."""
        before, _ = self._heard.get(present.node, (None, 0.0))
        if present.is_anybody:
            self._heard[present.node] = present, self._now()
        else:
            self._heard.pop(present.node, None)
        return before != present and (before is not None or present.is_anybody)

    def forget_silent(self) -> bool:
        """Forget servers that have told nothing for long; whether there were any."""
        silent = [node for node, (_, at) in self._heard.items() if self._now() - at > SILENT]
        for node in silent:
            del self._heard[node]
        return bool(silent)
