"""An open event on the server: one change at a time, off the event loop, and everybody watching is notified.

Several programs may have its file open. Anything they wrote is read before each change or view.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any, Final, TypeVar

from armada.messages.languages import spoken_language
from armada.messages.message import say
from armada.server.events import keys as secret
from armada.server.events import resources
from armada.server.events.desk_view import desk_view
from armada.server.events.player_view import own_at, own_view
from armada.server.events.public_view import at, public_view
from armada.server.guesses import Guesses
from armada.server.wire.problems import Conflict, NotFound
from armada.tournament.commands import Command
from armada.tournament.event import Event, RoundStatus
from armada.tournament.log import AuditLine
from armada.tournament.log_text import GAME
from armada.tournament.organiser import Done, Organiser, now

T = TypeVar("T")

LARGEST: Final = 32 << 20
"""Maximum bytes of an event file."""


class Watcher:
    """A live connection to be notified of changes."""

    def __init__(self) -> None:
        self.news = asyncio.Event()


class OpenEvent:
    """An event, its file and its secrets."""

    def __init__(self, id: str, organiser: Organiser, keys: secret.Keys, guesses: Guesses) -> None:
        self.id = id
        self.keys = keys
        self.guesses = guesses
        """Failed secrets and codes by address."""

        self.watchers: set[Watcher] = set()
        self.last_active = monotonic()
        self.lock = asyncio.Lock()
        self.complaints: set[str] = set()
        """Problems already logged, so that each is logged once."""

        self._organiser = organiser
        self._state: tuple[int, ...] = ()
        """The state of the file when it was last read."""

        self._views: dict[Any, Any] = {}
        """Views made since the last change, by key; each language has its own."""

    @property
    def event(self) -> Event:
        """The event as it was when last read."""
        return self._organiser.event

    # Looking and doing

    async def look(self, at_it: Callable[[Organiser], T]) -> T:
        """Read something from the event, as it is in its file now."""
        return await self._alone(lambda: at_it(self._organiser))

    async def do(self, command: Command, *, author: str, overrule: bool = False) -> Done:
        """Carry out a command; it is on disk when this returns."""
        return await self.change(lambda organiser: organiser.do(command, author=author, overrule=overrule))

    async def change(self, doing: Callable[[Organiser], T]) -> T:
        """Change the event and notify everybody watching."""

        def checked() -> T:
            if os.stat(self._organiser.path).st_size > LARGEST:
                raise Conflict(say("problems-event-full"))
            return doing(self._organiser)

        return await self._alone(checked)

    async def _alone(self, work: Callable[[], T]) -> T:
        """Work on the event off the loop, one at a time; it is completed even if the request is cancelled."""
        return await asyncio.shield(asyncio.ensure_future(self._do_alone(work)))

    async def _do_alone(self, work: Callable[[], T]) -> T:
        self.last_active = monotonic()
        async with self.lock:
            before = self._organiser.lines[-1].digest
            try:
                return await asyncio.to_thread(self._up_to_date, work)
            finally:
                if self._organiser.lines[-1].digest != before:
                    self._views.clear()
                    self.notify()

    def _up_to_date(self, work: Callable[[], T]) -> T:
        if not self._organiser.path.exists():
            raise NotFound(say("problems-event-deleted"))
        self._organiser.follow()
        try:
            return work()
        finally:
            self._state = _state_of(self._organiser)

    async def follow(self) -> None:
        """Read what others have written, if the file has changed."""
        if await asyncio.to_thread(_state_of, self._organiser) != self._state:
            await self._alone(lambda: None)

    def notify(self) -> None:
        """Notify everybody watching."""
        for watcher in self.watchers:
            watcher.news.set()

    # What is shown

    async def public(self) -> resources.EventPublic:
        """The event as everybody may see it."""
        return await self.look(lambda organiser: at(self._public(organiser), organiser.event, now()))

    async def mine(self, player: int) -> resources.EventMine:
        """The event as a player sees it."""
        return await self.look(lambda organiser: own_at(self._mine(organiser, player), organiser.event, now()))

    async def desk(self) -> resources.EventDesk:
        """The event as the organiser sees it."""
        return await self.look(
            lambda organiser: desk_view(self.id, organiser.event, organiser.lines, now(), self._codes(organiser.lines))
        )

    async def mark(self, player: int | None = None) -> str:
        """The mark of the public page, or of a player's own."""
        if player is None:
            return await self.look(lambda organiser: self._public(organiser).mark)
        return await self.look(lambda organiser: self._mine(organiser, player).mark)

    async def entry(self) -> int:
        """How many entries the log has."""
        return await self.look(lambda organiser: len(organiser.lines))

    async def codes(self) -> Mapping[int, str]:
        """The code of each player."""
        return await self.look(lambda organiser: self._codes(organiser.lines))

    def _public(self, organiser: Organiser) -> resources.EventPublic:
        return self._kept("public", lambda: public_view(self.id, organiser.event))

    def _mine(self, organiser: Organiser, player: int) -> resources.EventMine:
        return self._kept(("mine", player), lambda: own_view(self.id, organiser.event, player))

    def _codes(self, lines: list[AuditLine]) -> Mapping[int, str]:
        return self._kept("codes", lambda: secret.codes(self.keys, lines))

    def _kept(self, what: object, make: Callable[[], T]) -> T:
        """A cached view, made if needed."""
        key = (self._organiser.lines[-1].digest, spoken_language(), what)
        if key not in self._views:
            self._views[key] = make()
        found: T = self._views[key]
        return found

    def renew(self, keys: secret.Keys) -> None:
        """Replace the secrets; connections with an old one are closed."""
        self.keys = keys
        self._views.clear()
        self.notify()

    # Games

    def open_games(self) -> list[str]:
        """Games linked to matches without a result. An outcome that the desk undid is not entered again."""
        games = [
            match.game
            for round in self.event.rounds
            if round.status is not RoundStatus.PREVIEW
            for match in round.missing
            if match.game
        ]
        taken = {line.author for line in self._organiser.lines} if games else set()
        return [game for game in games if f"{GAME}{game}" not in taken]


def _state_of(organiser: Organiser) -> tuple[int, ...]:
    try:
        found = os.stat(organiser.path)
    except OSError:
        return ()
    return found.st_ino, found.st_size, found.st_mtime_ns
