"""Since when people are away from a table: those who came once and are at no server now."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from armada.server.tables.table import Table


class Absences:
    """The people of a table who are away, while somebody else is there."""

    def __init__(self, table: Table, now: Callable[[], float] = monotonic) -> None:
        self._table = table
        self._now = now
        self._since: dict[int, float] = {}

    def look(self) -> None:
        """Note who has left and who is back."""
        for person in self._table.ledger.seating.people:
            if self._table.is_here(person.number):
                self._since.pop(person.number, None)
            else:
                self._since.setdefault(person.number, self._now())

    def stop(self) -> None:
        """The table is unloaded."""

    def seconds(self, person: int) -> float | None:
        """Seconds since somebody left; None while they are here."""
        return round(self._now() - self._since[person], 1) if person in self._since else None
