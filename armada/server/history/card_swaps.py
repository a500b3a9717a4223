"""Unique cards that teammates ask each other for: a team has each unique name once (SEC-24).

Of two fleets with one name that which had it first keeps it, unless its player gives it up for the other.
"""

from __future__ import annotations

from typing import NamedTuple

from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.fleet.roster import roster
from armada.fleet.unique_names import unique_cards


class Swap(NamedTuple):
    """A seat asks another one of its team to give up a unique name."""

    seat: Seat
    of: Seat
    name: str


class Swaps:
    """The requests for cards in a lobby, and their answers."""

    def __init__(self) -> None:
        self.asked: dict[int, Swap] = {}
        """The open requests, by number."""

        self._given: set[Swap] = set()
        self._declined: set[Swap] = set()
        self._last = 0
        self._since: dict[tuple[Seat, str], int] = {}
        """Since when a seat has a name, in the order in which fleets were brought."""

        self._fleets = 0

    def ask(self, swap: Swap) -> None:
        """Somebody asks."""
        self._last += 1
        self.asked[self._last] = swap

    def answer(self, swap: Swap, *, is_agreed: bool) -> None:
        """The name is given up, or not."""
        self.asked = {number: each for number, each in self.asked.items() if each != swap}
        (self._given if is_agreed else self._declined).add(swap)
        if is_agreed:
            self._given.discard(Swap(swap.of, swap.seat, swap.name))

    def is_declined(self, swap: Swap) -> bool:
        """Whether that was asked with these fleets, and declined."""
        return swap in self._declined

    def gives_up(self, of: Seat, seat: Seat, name: str) -> bool:
        """Whether a seat gave a name up for another one."""
        return Swap(seat, of, name) in self._given

    def has_first(self, one: Seat, other: Seat, name: str) -> bool:
        """Whether a seat had a name before another one, or gave it up for it."""
        if self.gives_up(one, other, name) or self.gives_up(other, one, name):
            return self.gives_up(other, one, name)
        return self._since.get((one, name), self._fleets + 1) < self._since.get((other, name), self._fleets + 1)

    def note(self, seat: Seat, names: frozenset[str] = frozenset()) -> None:
        """A seat has a fleet with these names: those that it had before stay its own, and the others come last."""
        self._fleets += 1
        before = {name: since for (one, name), since in self._since.items() if one == seat}
        self._since = {key: since for key, since in self._since.items() if key[0] != seat}
        self._since |= {(seat, name): before.get(name, self._fleets) for name in names}

        def stays(swap: Swap) -> bool:
            return seat not in (swap.seat, swap.of) or swap.name in names

        self.asked = {number: swap for number, swap in self.asked.items() if stays(swap)}
        self._given = {swap for swap in self._given if stays(swap)}
        self._declined = {swap for swap in self._declined if stays(swap)}


def unique_names(fleet: Fleet) -> frozenset[str]:
    """The unique names in a fleet."""
    return frozenset([name for card in unique_cards(roster(fleet)) for name in card.unique_names])
