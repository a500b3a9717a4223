"""Chance in an event: numbers drawn from a recorded seed, so that anyone can repeat the draw.

The n-th block of 64 bytes is `blake2b(n as 8 bytes, little end first, key = the seed's bytes)`; each block gives eight
numbers of 64 bits, little end first. There is no other source of chance, on any machine.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

NUMBERS: Final = "<8Q"
LARGEST_KEY: Final = 64


class Draw:
    """The stream of numbers that a seed produces."""

    def __init__(self, seed: str) -> None:
        self._key = blake2b(seed.encode(), digest_size=LARGEST_KEY).digest()
        self._block = 0
        self._ready: list[int] = []

    def number(self) -> int:
        """The next number, from 0 to 2**64 - 1."""
        if not self._ready:
            block = blake2b(self._block.to_bytes(8, "little"), key=self._key).digest()
            self._block += 1
            self._ready = list(reversed(unpack(NUMBERS, block)))
        return self._ready.pop()

    def below(self, limit: int) -> int:
        """A number from 0 to one below the limit, each as likely as the others."""
        fair = 2**64 - 2**64 % limit
        while (number := self.number()) >= fair:
            pass
        return number % limit

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in random order: each draws a number, and they are sorted by it."""
        return [thing for _, _, thing in sorted((self.number(), place, thing) for place, thing in enumerate(things))]
