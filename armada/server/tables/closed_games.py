"""Closed games: those that neither their entries nor a snapshot lead on with, under the present rules.

Whoever holds a seat may have the record of such a game. It tells what was hidden, so the game is then given up for
good; until then an older version can still go on with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from time import time
from typing import Final, NamedTuple

import msgspec

from armada import __version__
from armada.messages.message import say
from armada.records.game import Game
from armada.server.history.entries import Closed, kind_of, written
from armada.server.store.store import Entry, EntryExists, GameRow, Store
from armada.server.tables.summaries import GameSummary
from armada.server.wire.problems import Conflict, Forbidden, GameClosed

log: Final = logging.getLogger("armada.server")
_SUMMARY: Final = msgspec.json.Decoder(GameSummary)

MAX_CACHED_GAMES: Final = 64


class ClosedGame(NamedTuple):
    """A game that cannot go on: as far as it goes as it did, the number of its last entry, and its line in the list."""

    game: Game | None
    number: int
    is_given_up: bool
    game_row: GameRow
    holders: frozenset[str]

    @property
    def has_record(self) -> bool:
        """Whether there is anything to be had of it."""
        return self.game is not None and self.game.is_whole


class ClosedGames:
    """The closed games that somebody came to; the others are found out about again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: OrderedDict[str, ClosedGame] = OrderedDict()

    async def close(self, id: str, game: Game | None, number: int, is_given_up: bool) -> GameClosed:
        """Close a game that cannot continue; the refusal for everybody who opens it."""
        game_row = await self._store.game(id)
        assert game_row is not None, "a game that has entries is in the list"
        holders = frozenset(_SUMMARY.decode(game_row.about).holders)
        log.error("a game is closed", extra={"game": id, "entries": number})
        self._games[id] = ClosedGame(game, number, is_given_up, game_row, holders)
        while len(self._games) > MAX_CACHED_GAMES:
            self._games.popitem(last=False)
        return self.refusal(id)

    def __contains__(self, id: str) -> bool:
        return id in self._games

    def refusal(self, id: str) -> GameClosed:
        """The refusal for everybody who opens a closed game."""
        if self._games[id].has_record:
            return GameClosed(say("problems-closed-with-record"), f"/api/games/{id}/record")
        return GameClosed(say("problems-closed"))

    async def record(self, id: str, holder: str) -> str:
        """The record of a closed game, for the holder of a seat, by the hash of the token."""
        closed = self._games[id]
        if closed.game is None or not closed.has_record:
            raise self.refusal(id)
        if holder not in closed.holders:
            raise Forbidden(say("problems-record-of-players"))
        if not closed.is_given_up:
            await self._give_up(id, closed)
        return await asyncio.to_thread(closed.game.record)

    async def _give_up(self, id: str, closed: ClosedGame) -> None:
        entry = Closed(version=__version__)
        row = Entry(closed.number + 1, kind_of(entry), written(entry), time())
        try:
            await self._store.append([row], closed.game_row._replace(is_public=False))
        except EntryExists as error:
            del self._games[id]
            raise Conflict(say("problems-other-server")) from error
        self._games[id] = closed._replace(number=row.number, is_given_up=True)
