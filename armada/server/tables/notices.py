"""Notices that it is somebody's move, posted to the address they named while they are not at the table."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from armada.messages.languages import speaking, spoken_language
from armada.messages.message import say
from armada.server.store.store import StoredItem, StoreError
from armada.server.webhooks import WebhookFailed, WebhookRefused, checked, post

if TYPE_CHECKING:
    from armada.server.settings import Settings
    from armada.server.store.store import Store
    from armada.server.tables.table import Table

log: Final = logging.getLogger("armada.server")

KIND: Final = "webhook"
MAX_SENDING: Final = 200
"""Notices under way at once; further ones are dropped."""

MAX_REMEMBERED: Final = 20_000
"""Absences for which a notice was sent already; beyond that the earliest are forgotten."""


class NoticeAddress(msgspec.Struct, frozen=True):
    """The address that somebody named for a game."""

    address: str
    language: str
    pages: str
    """The address of the pages, for the link in a notice."""


class Notices:
    """The addresses that people named for their games, and what is sent there."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings, self._store = settings, store
        self._sending: set[asyncio.Task[None]] = set()
        self._told: dict[tuple[str, str], None] = {}
        """The people who were sent a notice and have not been at the table since, by game and holder."""

    # Addresses

    async def address(self, game: str, holder: str) -> str:
        """The address that a holder of seats named; empty if there is none."""
        found = await self._find(game, holder)
        return "" if found is None else found.address

    async def set(self, game: str, holder: str, address: str, pages: str) -> None:
        """Name an address, or none; refused if no notices can be sent there."""
        if not address.strip():
            await self.forget(game, holder)
            return
        checked(address, is_local_allowed=self._settings.local_webhooks)
        named = NoticeAddress(address.strip(), spoken_language(), pages)
        self._told.pop((game, holder), None)
        await self._store.save(StoredItem(KIND, f"{game}:{holder}", msgspec.json.encode(named).decode()))

    async def copy(self, game: str, before: str, holder: str) -> None:
        """The holder of seats gets another token: the address goes with them."""
        data = await self._store.saved(KIND, f"{game}:{before}")
        if data is not None:
            await self._store.save(StoredItem(KIND, f"{game}:{holder}", data))

    async def forget(self, game: str, holder: str) -> None:
        """Nobody holds seats with a token any more."""
        await self._store.forget(KIND, f"{game}:{holder}")

    async def _find(self, game: str, holder: str) -> NoticeAddress | None:
        data = await self._store.saved(KIND, f"{game}:{holder}")
        return None if data is None else msgspec.json.decode(data, type=NoticeAddress)

    # Sending

    def look(self, table: Table) -> None:
        """Something happened at a table: notify who is asked and not there, once until they have been there."""
        ledger = table.ledger
        for person in ledger.seating.people:
            if table.is_here(person.number):
                self._told.pop((table.id, person.holder), None)
        if ledger.timeline is None or ledger.is_over or ledger.is_paused:
            return
        players = [ledger.seating[seat].player for seat in ledger.timeline.asked]
        for holder in dict.fromkeys([player.holder for player in players if player is not None]):
            is_here = any(table.is_here(person.number) for person in ledger.seating.people if person.holder == holder)
            if not holder or is_here or (table.id, holder) in self._told or len(self._sending) >= MAX_SENDING:
                continue
            self._told[table.id, holder] = None
            while len(self._told) > MAX_REMEMBERED:
                del self._told[next(iter(self._told))]
            task = asyncio.ensure_future(self._send(table.id, ledger.made.title, holder))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send(self, game: str, title: str, holder: str) -> None:
        """Send a notice, a few times if that fails; then it is dropped."""
        try:
            named = await self._find(game, holder)
        except StoreError:
            return
        if named is None:
            return
        body = _notice(game, title, named)
        for pause in (*self._settings.limits.webhook_pauses, None):
            try:
                await post(named.address, body, is_local_allowed=self._settings.local_webhooks)
                return
            except WebhookRefused:
                return
            except WebhookFailed as failed:
                log.info("a notice did not arrive", extra={"game": game, "why": str(failed)})
            if pause is not None:
                await asyncio.sleep(pause)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)


def _notice(game: str, title: str, named: NoticeAddress) -> dict[str, Any]:
    """The body of a notice: its text also under the names that chat programs expect."""
    link = f"{named.pages}/game/{game}"
    with speaking(named.language):
        text = str(say("problems-webhook-text", title=title, link=link))
    return {"game": game, "title": title, "link": link, "text": text, "content": text}
