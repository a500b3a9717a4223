"""Stored games: a log is read back and compared with what was true when it was written.

Each answer must be one to the question that is asked, and legal; after each entry the game must be the one that it was.
Where it is not, because rules have changed, the game goes on from its latest snapshot, and says so; else it is closed.
It never goes on differently.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from armada import __version__
from armada.errors import ArmadaError, RecordError
from armada.records.game import Game
from armada.server.history.entries import Continued, GameCreated, LogEntry, read
from armada.server.history.ledger import Ledger
from armada.server.history.positions import is_at, is_same, position_of
from armada.server.history.snapshots import position_in
from armada.server.store.store import Entry, Snapshot

log: Final = logging.getLogger("armada.server")


class Difference(ArmadaError):
    """An entry would go differently now: its number, what differs, and the game before it."""

    def __init__(self, number: int, what: str, before: Game | None = None) -> None:
        self.number, self.what, self.before = number, what, before
        super().__init__(f"entry {number}: {what}")


class Restored(NamedTuple):
    """A game that was read back, and the entry to be written where it goes on from a snapshot."""

    ledger: Ledger
    continued: Continued | None = None


def restored(game: str, rows: Sequence[Entry], snapshots: Sequence[Snapshot]) -> Restored:
    """The game of a log, as it was; raises `Difference` where it can go on neither from its log nor from a snapshot."""
    try:
        return Restored(replayed(rows, snapshots))
    except Difference as difference:
        _report(game, difference, "its entries")
        for snapshot in snapshots:
            try:
                return _continued(rows, snapshot, difference)
            except Difference as another:
                _report(game, another, f"the snapshot after entry {snapshot.number}")
        raise


def _report(game: str, difference: Difference, source: str) -> None:
    """Tell operators."""
    facts = {"game": game, "entry": difference.number, "what": difference.what, "version": __version__}
    log.error(f"a stored game does not match {source}", extra=facts, exc_info=difference.__cause__)


def replayed(rows: Sequence[Entry], snapshots: Sequence[Snapshot] = ()) -> Ledger:
    """The game as its log tells it from the beginning, or from where it was last continued."""
    begins = max([row.number for row in rows if row.kind == "continued"], default=1)
    ledger = _recalled([row for row in rows if row.number < begins])
    positions = {snapshot.number: snapshot for snapshot in snapshots}
    for row in rows:
        if row.number >= begins:
            ledger = follow(ledger, row, positions.get(row.number))
    assert ledger is not None, "a log has entries"
    return ledger


def _recalled(rows: Sequence[Entry]) -> Ledger | None:
    """The entries before a position: of the game as long as it goes as it did, of the table to the end."""
    ledger: Ledger | None = None
    is_followed = True
    for row in rows:
        entry = _read(row)
        is_followed = is_followed or isinstance(entry, Continued)
        if is_followed:
            try:
                ledger = follow(ledger, row)
                continue
            except Difference:
                is_followed = False
        try:
            ledger = _noted(ledger, entry, row.number)
        except Exception as error:
            raise Difference(row.number, repr(error)) from error
    return ledger


def _noted(ledger: Ledger | None, entry: LogEntry, number: int) -> Ledger:
    """The table after an entry that is not played."""
    if ledger is None:
        assert isinstance(entry, GameCreated), "a log begins with the game being made"
        return Ledger(entry, begins=False)
    if ledger.number < number:
        ledger.recall(entry)
    return ledger


def _continued(rows: Sequence[Entry], snapshot: Snapshot, difference: Difference) -> Restored:
    """The game as it goes on from a snapshot, and the entry that says so."""
    ledger = _recalled([row for row in rows if row.number <= snapshot.number])
    assert ledger is not None, "a log has entries"
    try:
        ledger.go_on_from(position_in(snapshot), snapshot.number)
    except Exception as error:
        raise Difference(snapshot.number, f"the snapshot cannot be loaded: {error!r}") from error
    for row in rows:
        if row.number > snapshot.number:
            if row.kind == "taken_back":
                raise Difference(row.number, "a take-back goes back past the snapshot")
            follow(ledger, row)
    assert ledger.timeline is not None
    entry = Continued(
        position=position_of(ledger.timeline),
        differs=difference.number,
        what=difference.what,
        before=snapshot.version,
        version=__version__,
    )
    ledger.enter(entry)
    return Restored(ledger, entry)


def follow(ledger: Ledger | None, row: Entry, snapshot: Snapshot | None = None) -> Ledger:
    """Enter an entry of the store and compare; raises `Difference` where the game would not be the one that it was."""
    timeline = None if ledger is None else ledger.timeline
    before = None if timeline is None else timeline.game.copy()
    lines = 0 if timeline is None else len(timeline.chronicle.lines)
    try:
        ledger = _entered(ledger, _read(row))
        if not is_same(row.digest, ledger.digest):
            raise RecordError("the game differs after it")
        if snapshot is not None and ledger.timeline and not is_at(ledger.timeline.game, position_in(snapshot)):
            raise RecordError("the game differs from the snapshot after it")
    except Exception as error:  # whatever a changed program makes of an old entry, it is a difference
        if timeline is not None:
            timeline.chronicle.cut(lines)
        cause = None if isinstance(error, RecordError) else error
        raise Difference(row.number, str(error) if cause is None else repr(error), before) from cause
    return ledger


def _entered(ledger: Ledger | None, entry: LogEntry) -> Ledger:
    if ledger is None:
        assert isinstance(entry, GameCreated), "a log begins with the game being made"
        return Ledger(entry)
    ledger.enter(entry)
    return ledger


def _read(row: Entry) -> LogEntry:
    try:
        return read(row.data)
    except msgspec.MsgspecError as error:
        raise Difference(row.number, f"it cannot be read: {error}") from error
