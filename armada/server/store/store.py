"""The store: what the server keeps for good. What is appended has reached the disk when `append` returns."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, NamedTuple, Protocol

from armada.errors import ArmadaError
from armada.server.store.peers import PeerListener, Present


class Entry(NamedTuple):
    """An entry of a game's log: its number, counted from 1 without a gap, and what happened, as JSON."""

    number: int
    kind: str
    data: str
    at: float
    """When it was written, in seconds since 1970."""

    digest: str = ""
    """A short name for all that was true of the game after it; entries of old have none."""


class Snapshot(NamedTuple):
    """A game as it was after an entry, as JSON, and the version of armada that wrote it."""

    number: int
    version: str
    data: str


class GameRow(NamedTuple):
    """A row in the list of games; `about` is its `GameSummary`, as JSON."""

    game: str
    last_active: float
    is_over: bool
    is_public: bool
    about: str


class StoredItem(NamedTuple):
    """An item stored by kind and id, such as a fleet or a record."""

    kind: str
    id: str
    data: str


class EntryExists(ArmadaError):
    """Another server has already written an entry of this number. Read the game again."""


DISK_FAILS: Final = (
    "The server could not save that: its disk is full or not writable. Everything saved before is safe. "
    "Tell whoever runs the server, and try again later."
)
NOT_REACHED: Final = (
    "The server cannot reach its database. Nothing was changed, and everything saved before is safe. "
    "Try again in a moment."
)


class StoreError(ArmadaError):
    """The store cannot be opened, read or written to; the message says what to do.

    `public_message` is for callers, who need not know where the store is.
    """

    def __init__(self, message: str, *, public_message: str = NOT_REACHED) -> None:
        self.public_message = public_message
        super().__init__(message)


class Store(Protocol):
    """A store of games. It saves all entries of one `append`, or none of them."""

    name: str
    """Its name in a word: sqlite or postgresql."""

    node: str
    """The name of this server among those on the same store."""

    is_shared: bool
    """Whether other servers may use it at the same time."""

    async def open(self) -> None:
        """Get ready; bring the tables up to date, or refuse a store that a newer version has written."""
        ...

    async def close(self) -> None:
        """Write what is left, and let go."""
        ...

    async def append(self, entries: Sequence[Entry], game_row: GameRow, snapshot: Snapshot | None = None) -> None:
        """Append to the log of a game and renew its line in the list; raises `EntryExists`, then nothing was written.

        With a snapshot of the game after the last of the entries: of each game the last two are kept.
        """
        ...

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a game by itself."""
        ...

    async def snapshots(self, game: str) -> list[Snapshot]:
        """The snapshots of a game, the latest first."""
        ...

    async def entries(self, game: str, after: int = 0) -> list[Entry]:
        """The log of a game in order, after an entry; empty if there is no such game."""
        ...

    async def game(self, game: str) -> GameRow | None:
        """A game in the list."""
        ...

    async def public_games(self, most: int) -> list[GameRow]:
        """The games that go on and that everybody may watch, the latest first."""
        ...

    async def save(self, saved: StoredItem) -> None:
        """Keep something by its kind and id; what was there is replaced."""
        ...

    async def saved(self, kind: str, id: str) -> str | None:
        """The saved value, if there is one."""
        ...

    async def forget(self, kind: str, id: str) -> None:
        """Keep no longer what was saved."""
        ...

    # Other servers on the same store

    async def listen(self, listener: PeerListener) -> None:
        """Pass the notices of other servers to a listener from now on."""
        ...

    def announce(self, present: Present) -> None:
        """Notify other servers who is at a table here; only the last notice for a table counts."""
        ...

    def alone(self, game: str) -> AbstractAsyncContextManager[bool]:
        """While the block lasts, no other server can become the only one with a game, if this one is."""
        ...
