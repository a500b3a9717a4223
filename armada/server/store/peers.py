"""Notices between servers on one store: an entry was written, or who is at a table.

Notices are not stored. A server that gets one reads the new entries from the store.
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
    """The people at a table on one server, the seats they play, and the number of spectators."""

    node: str
    game: str
    seats: tuple[int, ...] = ()
    watchers: int = 0
    people: tuple[int, ...] = ()

    @property
    def is_anybody(self) -> bool:
        """Whether somebody is there."""
        return bool(self.seats or self.people) or self.watchers > 0


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
    """A listener to the notices of other servers."""

    def on_notice(self, notice: Notice) -> None:
        """Another server sent a notice."""
        ...

    def on_gap(self) -> None:
        """Notices were lost for a while: anything may have been written."""
        ...
