"""The log of a table of four, and all that one screen is told of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.fleet.fleet import Fleet
from armada.server.history.entries import SeatCreated
from armada.server.history.ledger import Ledger
from armada.server.history.seating import Screen, fleet_data
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.tables.view_cache import ViewCache
from tests.server.ledgers import Log, made
from tests.server.lobbies import fleet_for

SEATS = tuple([Seat(number) for number in range(4)])


class LogOfFour(Log):
    """A sector game of four people, each at a screen of their own."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        fleets = [fleet_data(Fleet.read(fleet_for(seat).encode())) for seat in SEATS]
        seats = tuple([SeatCreated(name=f"Player {n}", holder=f"{n}", fleet=fleet) for n, fleet in enumerate(fleets)])
        first = replace(made(seed), seats=seats, profile="sector_fleet", points=600)
        self.ledger = Ledger(first)


def shown(log: Log, screen: Screen, folder: Path) -> bytes:
    """All that a screen is told of a table."""
    table = Table("game", log.ledger, SqliteStore(folder / "none.db"), lambda table: None, grace=0.0)
    table.view_cache = ViewCache(log.ledger)
    return msgspec.json.encode([table.update(Session(screen, Limits())), table.listed(), table.shown()])
