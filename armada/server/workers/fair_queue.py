"""A queue in which players come first, and after that every address has its turn, however much each of them asks."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Final, Generic, NamedTuple, TypeVar

from armada.server.wire.problems import TooManyRequests

T = TypeVar("T")

MAX_WAITING_PER_ADDRESS: Final = 256
"""How much of one address may wait."""


class Rank(IntEnum):
    """The order in which callers are served."""

    PLAYS = 0
    WATCHES = 1


class Caller(NamedTuple):
    """A caller: an address, and whether it plays."""

    address: str = ""
    rank: Rank = Rank.WATCHES


class FairQueue(Generic[T]):
    """The waiting work, in lines by rank and address."""

    def __init__(self) -> None:
        self._lines: dict[Rank, OrderedDict[str, deque[T]]] = {rank: OrderedDict() for rank in Rank}

    def put(self, caller: Caller, item: T) -> None:
        """Let something wait at the end of its line."""
        line = self._lines[caller.rank].setdefault(caller.address, deque())
        if len(line) >= MAX_WAITING_PER_ADDRESS:
            raise TooManyRequests(
                "Too many of your requests are still waiting. Wait for an answer before you ask again."
            )
        line.append(item)

    def take(self) -> T | None:
        """The next one: of the first rank that waits, and of the address that has waited longest for its turn."""
        for lines in self._lines.values():
            if lines:
                address, line = next(iter(lines.items()))
                item = line.popleft()
                lines.move_to_end(address)
                if not line:
                    del lines[address]
                return item
        return None
