"""Limits on what each address may create and store, so that nobody fills the server."""

from __future__ import annotations

from typing import Final

from armada.server.rate_limits import Buckets
from armada.server.settings import Limits
from armada.server.wire.problems import TooManyRequests

HOUR: Final = 3_600
DAY: Final = 86_400

MANY_GAMES: Final = "You have created many games in a short time. Play one of them, or wait a while."
MANY_RECORDS: Final = "You have opened many records in a short time. Look at one of them, or wait a while."
MANY_FLEETS: Final = "You have saved many fleets in a short time. Wait a while before you save another."
MUCH_KEPT: Final = "Your address has reached its storage limit for today. Try again tomorrow."


class Allowances:
    """The allowance left to each address; a request beyond it is refused."""

    def __init__(self, limits: Limits) -> None:
        self._games = Buckets(limits.games_per_hour / HOUR, limits.games_at_once)
        self._records = Buckets(limits.records_per_hour / HOUR, limits.records_at_once)
        self._fleets = Buckets(limits.fleets_per_hour / HOUR, limits.fleets_at_once)
        self._bytes = Buckets(limits.stored_per_day / DAY, limits.stored_per_day)

    def make_game(self, address: str) -> None:
        """Make one more game."""
        if not self._games.take(address):
            raise TooManyRequests(MANY_GAMES)

    def open_record(self, address: str) -> None:
        """Open one more record."""
        if not self._records.take(address):
            raise TooManyRequests(MANY_RECORDS)

    def save_fleet(self, address: str) -> None:
        """Save one more fleet."""
        if not self._fleets.take(address):
            raise TooManyRequests(MANY_FLEETS)

    def keep(self, address: str, size: int) -> None:
        """Store this many more bytes."""
        if not self._bytes.take(address, size):
            raise TooManyRequests(MUCH_KEPT)
