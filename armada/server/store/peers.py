"""What servers on one store tell each other: that something was written, and who is at their tables.

Nothing here is kept. What was written is read from the store by whoever is told of it.
"""

from __future__ import annotations

from typing import Final, Protocol

import msgspec


class Wrote(msgspec.Struct, frozen=True, tag="wrote"):
    """A server has written an entry of a game."""

    node: str
    game: str
    number: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is at a table at a server: the seats that people there have, and how many watch."""

    node: str
    game: str
    seats: tuple[int, ...] = ()
    watchers: int = 0

    @property
    def is_anybody(self) -> bool:
        """Whether somebody is there."""
        return bool(self.seats) or self.watchers > 0


Notice = Wrote | Present

_DECODER: Final = msgspec.json.Decoder(Notice)


def written(notice: Notice) -> str:
    """A notice as it is sent."""
    return msgspec.json.encode(notice).decode()


def read(text: str) -> Notice | None:
    """A notice that was sent; None if it is none of ours, or of another version."""
    try:
        notice: Notice = _DECODER.decode(text)
    except msgspec.MsgspecError:
        return None
    return notice


class PeerListener(Protocol):
    """Who wants to hear what other servers tell."""

    def on_notice(self, notice: Notice) -> None:
        """Another server tells something."""
        ...

    def on_gap(self) -> None:
        """For a while nothing could be heard: anything may have been written."""
        ...
