"""Fleets handed in sealed: nobody sees another player's list until all are fixed (FLEET-21)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from armada.errors import FleetError
from armada.fleet.fleet import Fleet


class SealedFleets(msgspec.Struct, frozen=True):
    """The fleets of the players of a game, by seat; None for who has not handed one in."""

    fleets: tuple[Fleet | None, ...]

    @classmethod
    def of(cls, players: int) -> SealedFleets:
        """For so many players, none of whom has handed in a fleet."""
        return cls((None,) * players)

    @property
    def are_complete(self) -> bool:
        """Whether all players have handed in their fleets: from then on they are fixed and open."""
        return None not in self.fleets

    def with_fleet(self, seat: int, fleet: Fleet) -> SealedFleets:
        """Hand in a fleet, or another in its place while somebody's is missing."""
        if self.are_complete:
            raise FleetError("The fleets are fixed: all players have handed theirs in and seen the others' (FLEET-21).")
        return replace(self, fleets=(*self.fleets[:seat], fleet, *self.fleets[seat + 1 :]))

    def seen_by(self, seat: int | None) -> tuple[Fleet | None, ...]:
        """The fleets a player may see: all of them when they are fixed, before that only the own one."""
        if self.are_complete:
            return self.fleets
        return tuple(fleet if place == seat else None for place, fleet in enumerate(self.fleets))
