"""Limits: so much at once, and so much in the long run, for each address or socket."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final

MAX_ADDRESSES: Final = 10_000
"""Addresses that are remembered; the one seen longest ago is forgotten first."""


IPV6_PREFIX_BITS: Final = 64
"""Bits of an IPv6 address that tell callers apart: whoever has one address has all that begin like it."""


def counted_as(address: str) -> str:
    """The address under which a caller is counted."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((found, IPV6_PREFIX_BITS), strict=False).network_address)


class Bucket:
    """A bucket of tokens: each use takes some, and they come back at a steady rate."""

    __slots__ = ("_at", "_left", "_most", "_now", "_rate")

    def __init__(self, rate: float, most: int, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = float(most)
        self._left = float(most)
        self._now = now
        self._at = now()

    def take(self, amount: float = 1) -> bool:
        """Use so much, if there is so much."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, most: int, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._now = rate, most, now
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, amount: float = 1) -> bool:
        """Use so much of an address, if there is so much."""
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self._rate, self._most, self._now)
            if len(self._by_address) > MAX_ADDRESSES:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket.take(amount)
