"""Fleet lists: parse, write, fleet-building legality."""

from __future__ import annotations

from armada.fleet.fleet import Dialect, Fault, Fleet, FleetShip, Remark

__all__ = ["Dialect", "Fault", "Fleet", "FleetShip", "Remark"]
