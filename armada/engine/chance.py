"""Chance: numbers from a seed and the number of the draw, so that the same game draws the same everywhere."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_BYTES: Final = 64
_STEP: Final = 7
"""Bytes used for one number: 56 bits, fewer than the 53 of a float are never needed from one draw."""

LONGEST_KEY: Final = 64
"""Bytes of a key."""

MOST_DRAWS: Final = 1 << 63
"""The number of a draw is written in eight bytes."""


class Draw:
    """The numbers of one draw; a source for samplers (see `questions.Rng`)."""

    __slots__ = ("_block", "_key", "_number", "_pool")

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number
        self._block = 0
        self._pool = b""

    def random(self) -> float:
        """The next number of this draw, from 0 up to, not including, 1."""
        if len(self._pool) < _STEP:
            data = self._number.to_bytes(8, "big") + self._block.to_bytes(8, "big")
            self._pool += blake2b(data, key=self._key, digest_size=_BYTES).digest()
            self._block += 1
        value = int.from_bytes(self._pool[:_STEP], "big") >> 3
        self._pool = self._pool[_STEP:]
        return value / (1 << 53)


def seed_key(seed: int | str | bytes) -> bytes:
    """The key of a seed given as a number, a word or bytes."""
    raw = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(raw, digest_size=32, person=b"armada").digest()
