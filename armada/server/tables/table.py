"""A table: a game that is being played, with those who sit at it and those who watch.

Whatever changes it is done while its lock is held: checked, entered in the ledger, written to the store and synced to
the disk; only then is it acknowledged and sent. If the store fails the table is unloaded and read again from what was
written. Where another server has written to the same game, what it wrote is entered here too.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Any, Final

from msgspec import UNSET

from armada.engine.seats import Seat
from armada.messages.message import Message, message
from armada.server.history.chat import Spoken
from armada.server.history.entries import LogEntry, Spectators, TakenBack, kind_of, written
from armada.server.history.ledger import Ledger
from armada.server.history.seating import Screen
from armada.server.history.snapshots import Snapshots
from armada.server.history.stored_games import follow, replayed
from armada.server.store.peers import Present
from armada.server.store.store import Entry, EntryExists, GameRow, Store
from armada.server.tables.absences import Absences
from armada.server.tables.clocks import Clocks
from armada.server.tables.presence import RemotePresence
from armada.server.tables.session import Session
from armada.server.tables.stand_ins import StandIns
from armada.server.tables.summaries import game_listed, game_row, table_shown
from armada.server.tables.time_banks import TimeBanks
from armada.server.tables.view_cache import EncodedUpdate, ViewCache
from armada.server.wire.messages import Chatted, Thinking
from armada.server.wire.problems import Forbidden
from armada.server.wire.resources import GameListed
from armada.server.wire.table import TableShown
from armada.server.wire.team_talk import Pointed

REVOKED: Final = message("problems-revoked")
PRIVATE: Final = message("problems-private")
NOT_SAVED: Final = message("problems-not-saved")


ABSENCE_SECONDS: Final = 60.0
"""Seconds after which others are asked instead of somebody who is away."""


class Table:
    """A game that is being played."""

    def __init__(
        self,
        id: str,
        ledger: Ledger,
        store: Store,
        on_failure: Callable[[Table], None],
        latest: int = 0,
        *,
        grace: float,
        absence: float = ABSENCE_SECONDS,
    ) -> None:
        self.id = id
        self.ledger = ledger
        self.lock = asyncio.Lock()
        self.sessions: set[Session] = set()
        self.remote_presence = RemotePresence()
        self.clocks = Clocks()
        self.banks = TimeBanks(self)
        self.absences = Absences(self, absence)
        self.stand_ins = StandIns(self, grace)
        self.view_cache = ViewCache(ledger)
        self.snapshots = Snapshots(ledger, latest)
        self.last_active = monotonic()
        """When somebody last was here or something happened."""

        self.is_unloaded = False
        self.when_changed: Callable[[], None] = _nothing
        """Called whenever a bot may have something to do."""

        self.when_entered: Callable[[], None] = _nothing
        """Called whenever something was stored here, or somebody came: who is asked may be somebody else."""

        self._store = store
        self._on_failure = on_failure

    # What happens

    async def enter(self, *entries: LogEntry, answer: Any = UNSET) -> None:
        """Store entries and apply them; the caller holds the lock. `answer` is that of the decision, decoded.

        Raises `EntryExists` if another server was faster: nothing is stored, and the table is as that server left it.
        """
        assert self.lock.locked(), "whatever changes a table holds its lock"
        first, rows = self.ledger.number + 1, []
        try:
            for entry in entries:
                self.ledger.enter(entry, answer)
                rows.append(Entry(self.ledger.number, kind_of(entry), written(entry), time(), self.ledger.digest))
        except BaseException:
            if self.ledger.number >= first:
                self.unload(NOT_SAVED)
            raise
        finally:
            self.view_cache.forget()
        snapshot = self.snapshots.due(is_taken_back=any(isinstance(entry, TakenBack) for entry in entries))
        try:
            await asyncio.shield(asyncio.ensure_future(self._store.append(rows, self.game_row(), snapshot)))
        except EntryExists:
            await self._read_again()
            raise
        except BaseException:
            self.unload(NOT_SAVED)
            raise
        self.last_active = monotonic()
        self.banks.look()
        self._seat_sessions()
        self.absences.look()
        self.stand_ins.look()
        self.when_entered()

    async def catch_up(self) -> None:
        """Enter what another server has written; whoever calls this holds the lock."""
        assert self.lock.locked(), "whatever changes a table holds its lock"
        rows = await self._store.entries(self.id, self.ledger.number)
        if not rows:
            return
        try:
            for row in rows:
                follow(self.ledger, row)
        except BaseException:
            self.unload(NOT_SAVED)
            raise
        self._has_changed()
        said = sum([row.kind == "said" for row in rows])
        for spoken in self.ledger.chat.lines[len(self.ledger.chat.lines) - said :]:
            self._send_chat(spoken)

    async def _read_again(self) -> None:
        """The entry was not stored, because another server was faster: the game is read again."""
        try:
            rows = await self._store.entries(self.id)
            ledger = await asyncio.to_thread(replayed, rows)
        except BaseException:
            self.unload(NOT_SAVED)
            raise
        if self.ledger.timeline is not None:
            self.ledger.timeline.release()
        self.ledger = ledger
        self.view_cache = ViewCache(ledger)
        self.snapshots = Snapshots(ledger)
        self._has_changed()

    def _has_changed(self) -> None:
        """Another server has changed the game; time used was charged there."""
        self.last_active = monotonic()
        self.view_cache.forget()
        self.clocks.charge()
        self.banks.look()
        self._seat_sessions()
        self.stand_ins.look()
        self.hide_what_was_answered()
        self.notify_game()
        self.when_changed()

    async def keep_snapshot(self) -> None:
        """Keep the game as it is, if it has changed since the last snapshot; whoever calls this holds the lock."""
        snapshot = self.snapshots.last()
        if snapshot is not None:
            await self._store.keep_snapshot(self.id, snapshot)

    def _seat_sessions(self) -> None:
        """Give each screen the seats that are its own now; sockets that came with a token that is void end."""
        for session in self.sessions:
            screen = self.ledger.seating.screen(session.screen.holder)
            if session.screen.people and not screen.people:
                session.revoke(REVOKED)
            else:
                session.sit(screen)

    def unload(self, reason: Message | str) -> None:
        """Close the table: people reconnect and find what was stored."""
        self.is_unloaded = True
        self.when_changed = self.when_entered = _nothing
        if self.ledger.timeline is not None:
            self.ledger.timeline.release()
        self.banks.stop()
        self.stand_ins.stop()
        self.absences.stop()
        for session in self.sessions:
            session.end(reason)
        self._on_failure(self)

    # Who is here

    def join(self, session: Session) -> None:
        """A socket joins the table."""
        self.sessions.add(session)
        self.absences.look()
        self.last_active = monotonic()
        self.banks.look()
        self.stand_ins.look()
        self.notify_table(but=session)
        self.announce()
        self.when_entered()
        self.when_changed()

    def leave(self, session: Session) -> None:
        """A socket goes."""
        self.sessions.discard(session)
        self.absences.look()
        self.last_active = monotonic()
        self.banks.look()
        self.stand_ins.look()
        self.notify_table()
        self.announce()

    def is_connected(self, seat: Seat) -> bool:
        """Whether somebody is here for a seat, or at another server."""
        return any(seat in session.seats for session in self.sessions) or seat in self.remote_presence.seats

    def is_here(self, person: int) -> bool:
        """Whether somebody is at the table, at this server or at another."""
        return (
            any(person in session.screen.people for session in self.sessions) or person in self.remote_presence.people
        )

    @property
    def is_anybody_here(self) -> bool:
        """Whether somebody is at the table, at this server or at another."""
        return bool(self.sessions) or self.remote_presence.is_anybody

    @property
    def present(self) -> Present:
        """The people at the table on this server."""
        seats = sorted({seat for session in self.sessions for seat in session.seats})
        people = sorted({person for session in self.sessions for person in session.screen.people})
        watchers = sum([not session.screen.people for session in self.sessions])
        return Present(self._store.node, self.id, tuple(seats), watchers, tuple(people))

    def announce(self) -> None:
        """Notify other servers who is here."""
        self._store.announce(self.present)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        """Whether this server alone is to let bots play here, as long as the block lasts; it then knows the latest."""
        async with self._store.alone(self.id) as is_alone:
            if is_alone and self._store.is_shared:
                async with self.lock:
                    if not self.is_unloaded:
                        await self.catch_up()
            yield is_alone

    def others_are(self, present: Present) -> None:
        """Another server reports who is at the table there; a new one gets this server's list in return."""
        is_new = present.node not in self.remote_presence
        if self.remote_presence.update(present):
            self.others_changed()
        if is_new and self.sessions:
            self.announce()

    def others_changed(self) -> None:
        """The people at the table on other servers have changed."""
        self.absences.look()
        self.banks.look()
        self.stand_ins.look()
        self.notify_table()
        self.when_changed()

    def hide_what_was_answered(self) -> None:
        """At a shared screen secrets are hidden again when the seat that looks is asked nothing secret any more."""
        for session in self.sessions:
            if session.look is not None and not any(self.view_cache.is_secret(seat) for seat in session.hand):
                session.look = None

    # Notifying

    def notify_game(self) -> None:
        """Send the game to everybody."""
        for session in self.sessions:
            session.game_changed()

    def notify_table(self, but: Session | None = None) -> None:
        """Send everybody who is here and what is proposed."""
        for session in self.sessions:
            if session is not but:
                session.table_changed()

    def notify_team(self, side: int) -> None:
        """Send the screens of one team what it tells its Grand Admiral; nobody else is sent anything."""
        for session in self.sessions:
            if self.sides_of(session) == {side}:
                session.table_changed()

    def notify_point(self, pointed: Pointed, side: int | None) -> None:
        """Send a ping to the screens of a team, or to everybody."""
        for session in self.sessions:
            if side is None or self.sides_of(session) == {side}:
                session.point(pointed)

    def notify_chat(self) -> None:
        """Send the last chat line to everybody who may read it."""
        self._send_chat(self.ledger.chat.lines[-1])

    def _send_chat(self, spoken: Spoken) -> None:
        for session in self.sessions:
            if spoken.is_for(self.sides_of(session)):
                session.chat(Chatted(line=spoken.line))

    def sides_of(self, session: Session) -> frozenset[int]:
        """The teams of the seats at a screen."""
        return frozenset([self.ledger.seating[seat].side for seat in session.seats])

    def notify_thinking(self, seat: Seat) -> None:
        """Show everybody that a bot is thinking."""
        for session in self.sessions:
            session.thinking(Thinking(seat=seat))

    def update(self, session: Session) -> EncodedUpdate:
        """The game as a session may see it."""
        return self.view_cache.update(session, self.shown(session))

    def shown(self, session: Session | None = None) -> TableShown:
        """The table as a session may see it."""
        return table_shown(self, session)

    def invitations(self) -> dict[str, str]:
        """The paths of the links for open seats, by their number, or of a lobby for the table; and for watching."""
        if self.ledger.made.has_lobby:
            return {"table": f"{self.path}?invitation={self.ledger.seating.table_invitation}", **self.watch_link()}
        found = {
            str(seat): f"/game/{self.id}?invitation={code}" for seat, code in self.ledger.seating.invitations().items()
        }
        return {**found, **self.watch_link()}

    def watch_link(self) -> dict[str, str]:
        """The path of the link for watching, if anybody may."""
        return {} if self.ledger.made.spectators is Spectators.NONE else {"watch": self.path}

    def check_may_watch(self, screen: Screen) -> None:
        """Whether a viewer may see the game; refused otherwise."""
        if not screen.people and self.ledger.made.spectators is Spectators.NONE:
            raise Forbidden(PRIVATE)

    @property
    def path(self) -> str:
        """The address at which everybody may watch."""
        return f"/game/{self.id}"

    # Lists

    def listed(self, mine: tuple[Seat, ...] = ()) -> GameListed:
        """The game in a list."""
        return game_listed(self, mine)

    def game_row(self) -> GameRow:
        """The game's row in the store's list."""
        return game_row(self)


def _nothing() -> None:
    """Do nothing."""
