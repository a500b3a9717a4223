"""All events of a server: a folder of event files, the same as the command line uses."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from secrets import token_hex
from time import monotonic, time
from typing import Final

import msgspec

from armada.errors import ArmadaError, TournamentError
from armada.messages.message import say
from armada.server.events import keys as secret
from armada.server.events import resources
from armada.server.events.games import fill_results
from armada.server.events.open_event import OpenEvent
from armada.server.events.pairing_room import PairingRoom
from armada.server.events.settings import settings_of
from armada.server.events.validation import check_lines, try_out
from armada.server.rate_limits import Buckets
from armada.server.settings import Settings
from armada.server.store.store import StoredItem
from armada.server.tables.registry import Tables
from armada.server.wire.problems import Conflict, NotFound, TooManyRequests
from armada.tournament.event_file import write_log
from armada.tournament.export import read_whole
from armada.tournament.log import TITLE, AuditLine, read_log
from armada.tournament.organiser import Organiser

log: Final = logging.getLogger("armada.server")

KIND: Final = "event keys"
"""The store's kind of item for the secrets of an event."""

SUFFIX: Final = ".event"
ID: Final = 6
"""Bytes of an event's id."""

LETTERS: Final = frozenset("0123456789abcdef")

POLL_SECONDS: Final = 1.0
"""Seconds from one look at the files to the next."""

POLLS_BETWEEN_GAME_CHECKS: Final = 5
"""Every how many looks at the files the games that are not loaded are checked too."""

RECENT_SECONDS: Final = 60 * 86_400.0
"""Events changed within this many seconds are searched for games when the server starts."""

_KEYS: Final = msgspec.json.Decoder(secret.Keys)


class EventRegistry:
    """The events of a server."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.folder = settings.events_folder
        self.by_id: dict[str, OpenEvent] = {}
        self.sockets = Counter[str]()
        """Open live channels by address."""

        self.pairing = PairingRoom(settings.limits.pairing)
        self.is_closing = False
        self._reading: dict[str, asyncio.Task[OpenEvent]] = {}
        self._making = Buckets(settings.limits.events_per_hour / 3600, settings.limits.events_at_once)
        self._reporting = Buckets(settings.limits.reports_per_minute / 60, settings.limits.reports_at_once)
        self._taking_in = asyncio.Lock()
        """Imports are checked one after the other: they may be large."""

        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start watching the files and the games of matches."""
        self._watching = asyncio.ensure_future(self._watch())

    async def close(self) -> None:
        """Stop watching, after writes in progress have finished."""
        self.is_closing = True
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        for held in list(self.by_id.values()):
            held.notify()
            async with held.lock:
                pass
        await self.pairing.close()

    # Making

    async def make(self, wanted: resources.EventWanted, address: str) -> resources.EventOpened:
        """Create an event."""
        settings = settings_of(wanted)
        self._check_making(address)
        return await self._begin(lambda path: Organiser.make(path, settings))

    async def take_in(self, text: str, address: str) -> resources.EventOpened:
        """Import an event: its file or its JSON export."""
        self._check_making(address)
        self.tables.allowances.keep(address, len(text))
        async with self._taking_in:
            lines = await asyncio.to_thread(_read_event, text, self.settings.limits.players)

        def carried(path: Path) -> Organiser:
            write_log(path, lines)
            return Organiser.open(path)

        return await self._begin(carried)

    def _check_making(self, address: str) -> None:
        if not self._making.take(address):
            raise TooManyRequests(say("problems-many-events"))

    async def _begin(self, make: Callable[[Path], Organiser]) -> resources.EventOpened:
        id, desk = token_hex(ID), secret.new_desk()
        await asyncio.to_thread(self._check_room)
        organiser = await asyncio.to_thread(make, self._path(id))
        keys = secret.new_keys(desk)
        try:
            await self._save(id, keys)
        except BaseException:
            self._path(id).unlink(missing_ok=True)
            raise
        self.by_id[id] = OpenEvent(id, organiser, keys, self.tables.guesses)
        log.info("event made", extra={"event": id})
        return _opened(id, desk)

    def _check_room(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if sum([1 for _ in self.folder.glob(f"*{SUFFIX}")]) >= self.settings.limits.events:
            raise Conflict(say("problems-no-room"))

    async def _save(self, id: str, keys: secret.Keys) -> None:
        await self.tables.store.save(StoredItem(KIND, id, msgspec.json.encode(keys).decode()))

    def _path(self, id: str) -> Path:
        return self.folder / f"{id}{SUFFIX}"

    # Finding

    async def find(self, id: str) -> OpenEvent:
        """An event by its id."""
        held = self.by_id.get(id)
        if held is not None:
            if self.tables.store.is_shared:
                await self._renew(held)
            return held
        if len(id) != 2 * ID or not set(id) <= LETTERS:
            raise NotFound(say("problems-no-event"))
        if id not in self._reading:
            self._reading[id] = asyncio.ensure_future(self._read(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    async def _read(self, id: str) -> OpenEvent:
        kept = await self.tables.store.saved(KIND, id)
        path = self._path(id)
        if kept is None or not await asyncio.to_thread(path.exists):
            raise NotFound(say("problems-no-event"))
        organiser = await asyncio.to_thread(Organiser.open, path)
        held = self.by_id[id] = OpenEvent(id, organiser, _KEYS.decode(kept), self.tables.guesses)
        await self._fill(held)
        return held

    async def _renew(self, held: OpenEvent) -> None:
        """Reload the secrets, which another server may have changed."""
        kept = await self.tables.store.saved(KIND, held.id)
        keys = held.keys if kept is None else _KEYS.decode(kept)
        if keys != held.keys:
            held.renew(keys)

    async def new_secret(self, held: OpenEvent) -> resources.EventOpened:
        """Give the desk a new secret; the old one stops working."""
        desk = secret.new_desk()
        async with held.lock:
            keys = msgspec.structs.replace(held.keys, desk=secret.hashed(desk))
            await self._save(held.id, keys)
            held.renew(keys)
        return _opened(held.id, desk)

    async def new_code(self, held: OpenEvent, player: int) -> None:
        """Give a player a new code; the old one stops working."""
        async with held.lock:
            keys = held.keys
            issued = {**keys.issued, player: keys.issued.get(player, 0) + 1}
            keys = msgspec.structs.replace(keys, issued=issued)
            await self._save(held.id, keys)
            held.renew(keys)

    async def delete(self, held: OpenEvent, name: str) -> None:
        """Delete an event for good, if its name is repeated; everybody watching is notified."""
        async with held.lock:
            own = held.event.settings.name
            if _bare(name) != _bare(own):
                raise TournamentError(
                    say("problems-not-its-name", name=name), remedy=say("problems-not-its-name.remedy", event=own)
                )
            await asyncio.to_thread(self._path(held.id).unlink, missing_ok=True)
            await self.tables.store.forget(KIND, held.id)
            self.by_id.pop(held.id, None)
        held.notify()
        log.info("event deleted", extra={"event": held.id})

    def check_pace(self, held: OpenEvent, player: int) -> None:
        """Limit how often a player may report, call a judge or hand in a fleet."""
        if not self._reporting.take(f"{held.id} {player}"):
            raise TooManyRequests(say("problems-player-pace"))

    # Watching

    async def _watch(self) -> None:
        """Check the files and the games of matches regularly; unload idle events."""
        await self._wake()
        looks = 0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            looks += 1
            for held in list(self.by_id.values()):
                try:
                    if held.watchers:
                        await held.follow()
                        if self.tables.store.is_shared:
                            await self._renew(held)
                    await self._fill(held, in_memory=bool(looks % POLLS_BETWEEN_GAME_CHECKS))
                except NotFound:
                    self.by_id.pop(held.id, None)
                    held.notify()
                except (ArmadaError, OSError) as error:
                    log.warning("event cannot be followed", extra={"event": held.id, "why": str(error)})
            self._unload_idle()

    async def _fill(self, held: OpenEvent, *, in_memory: bool = False) -> None:
        try:
            await fill_results(held, self.tables, in_memory=in_memory)
        except Exception:
            log.exception("game outcome not entered", extra={"event": held.id})

    async def _wake(self) -> None:
        """Load the events that wait for the outcome of a game: it may have ended just before the server stopped."""
        for id in await asyncio.to_thread(_with_games, self.folder):
            try:
                await self.find(id)
            except (ArmadaError, NotFound, OSError) as error:
                log.warning("event unreadable", extra={"event": id, "why": str(error)})

    def _unload_idle(self) -> None:
        limits = self.settings.limits
        idle = [
            held
            for held in self.by_id.values()
            if not held.watchers
            and not held.lock.locked()
            and not held.open_games()
            and monotonic() - held.last_active > limits.idle
        ]
        for held in idle:
            del self.by_id[held.id]


def _bare(name: str) -> str:
    return " ".join(name.split()).casefold()


def _opened(id: str, desk: str) -> resources.EventOpened:
    return resources.EventOpened(event=id, desk=desk, link=f"/event/{id}/desk#{desk}")


def _read_event(text: str, most_players: int) -> list[AuditLine]:
    """The log of an imported event; every page is rendered once before it is accepted."""
    lines = read_log(text.replace("\r\n", "\n")) if text.startswith(TITLE) else read_whole(text)
    check_lines(lines, most_players)
    try_out(lines)
    return lines


def _with_games(folder: Path) -> list[str]:
    """Recent events with a match linked to a game."""
    return [file.stem for file in _files(folder) if b'"what":"game bound"' in file.read_bytes()]


def _files(folder: Path) -> Iterable[Path]:
    since = time() - RECENT_SECONDS
    return [file for file in folder.glob(f"*{SUFFIX}") if file.stat().st_mtime > since]
