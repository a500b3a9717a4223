"""Sealed fleets: nobody sees another player's list until all are handed in and fixed (FLEET-21)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from armada.errors import FleetError
from armada.fleet.fleet import Fleet
from armada.messages.message import say


class SealedFleets(msgspec.Struct, frozen=True):
    """The fleets of the players of a game, by seat; None for a seat that has not handed one in."""

    fleets: tuple[Fleet | None, ...]

    @classmethod
    def of(cls, players: int) -> SealedFleets:
        """For this number of players, before anybody has handed in a fleet."""
        return cls((None,) * players)

    @property
    def are_complete(self) -> bool:
        """Whether all players have handed in their fleets: from then on they are fixed and open."""
        return None not in self.fleets

    def with_fleet(self, seat: int, fleet: Fleet) -> SealedFleets:
        """Hand in a fleet, or replace it while another is still missing."""
        if self.are_complete:
            raise FleetError(say("agreements-sealed"))
        return replace(self, fleets=(*self.fleets[:seat], fleet, *self.fleets[seat + 1 :]))

    def seen_by(self, seat: int | None) -> tuple[Fleet | None, ...]:
        """The fleets that a player may see: all once they are fixed, until then only their own."""
        if self.are_complete:
            return self.fleets
        return tuple(fleet if place == seat else None for place, fleet in enumerate(self.fleets))
