"""Guesses of secrets: an address that tries many wrong tokens, codes or links has to wait, longer each time.

An address may try some for nothing. A secret that has fitted before is never kept waiting, so that nobody can lock out
those who share an address; and the same wrong one counts once, for a browser sends an old one again and again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final, TypeVar

from armada.server.wire.problems import Forbidden, NotFound, TooManyRequests

T = TypeVar("T")

MAX_ADDRESSES: Final = 10_000
"""Addresses that are remembered; the one seen longest ago is forgotten first."""

MAX_SECRETS_PER_ADDRESS: Final = 400
"""Secrets that are remembered of each address: those that fitted, and as many that did not."""

FORGIVEN_SECONDS: Final = 60.0
"""Seconds after which one wrong secret counts no more."""

MAX_WAIT_SECONDS: Final = 600.0


class Guesser:
    """An address, and what it has tried."""

    def __init__(self, at: float) -> None:
        self.wrong = 0.0
        self.at = at
        self.until = 0.0
        self.fitting: OrderedDict[bytes, None] = OrderedDict()
        self.failing: OrderedDict[bytes, None] = OrderedDict()


class Guesses:
    """The recent guesses of every address."""

    def __init__(self, free: int, now: Callable[[], float] = monotonic) -> None:
        self._free = free
        self._now = now
        self._by_address: OrderedDict[str, Guesser] = OrderedDict()

    @contextmanager
    def guess(self, address: str, secret: str) -> Iterator[None]:
        """Try a secret in this block: it is wrong if what it opens is not there or not allowed."""
        self.check(address, secret)
        try:
            yield
        except (Forbidden, NotFound):
            self.wrong(address, secret)
            raise
        self.right(address, secret)

    def look_up(self, address: str, secret: str, find: Callable[[], T]) -> T:
        """The thing that a secret opens; a wrong secret opens nothing."""
        self.check(address, secret)
        found = find()
        (self.wrong if found in (None, ()) else self.right)(address, secret)
        return found

    def check(self, address: str, secret: str) -> None:
        """Whether an address may try a secret now; refused otherwise."""
        guesser = self._by_address.get(_network(address))
        if guesser is None or _hashed(secret) in guesser.fitting:
            return
        wait = guesser.until - self._now()
        if wait > 0:
            raise TooManyRequests(
                f"Too many wrong links or codes came from your address. Try again in {max(1.0, wait):.0f} seconds."
            )

    def right(self, address: str, secret: str) -> None:
        """A secret fitted."""
        _remember(self._guesser(address).fitting, secret)

    def wrong(self, address: str, secret: str) -> None:
        """A secret did not fit."""
        guesser, now = self._guesser(address), self._now()
        if _hashed(secret) in guesser.failing:
            return
        guesser.fitting.pop(_hashed(secret), None)
        _remember(guesser.failing, secret)
        guesser.wrong = max(0.0, guesser.wrong - (now - guesser.at) / FORGIVEN_SECONDS) + 1
        guesser.at = now
        if guesser.wrong > self._free:
            guesser.until = now + min(MAX_WAIT_SECONDS, 2.0 ** min(guesser.wrong - self._free, 20.0))

    def _guesser(self, address: str) -> Guesser:
        network = _network(address)
        guesser = self._by_address.setdefault(network, Guesser(self._now()))
        self._by_address.move_to_end(network)
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return guesser


def _remember(secrets: OrderedDict[bytes, None], secret: str) -> None:
    secrets[_hashed(secret)] = None
    secrets.move_to_end(_hashed(secret))
    if len(secrets) > MAX_SECRETS_PER_ADDRESS:
        secrets.popitem(last=False)


def _hashed(secret: str) -> bytes:
    return blake2b(secret.encode("utf-8", "replace"), digest_size=12).digest()


def _network(address: str) -> str:
    """The key that counts as one address: of IPv6 the network, since a household has all addresses of it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(int(found) >> 64)
    return address
