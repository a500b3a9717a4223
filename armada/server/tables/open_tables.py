"""Lobbies whose hosts wait for anybody to join: put on a list on purpose, and on no list otherwise."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from armada.messages.message import say
from armada.server.tables.summaries import GameSummary
from armada.server.wire.problems import Conflict
from armada.server.wire.waiting import OpenTable

if TYPE_CHECKING:
    from armada.server.tables.registry import Tables
    from armada.server.tables.table import Table

OPEN_INVITATION: Final = "open"
"""The invitation to every table on the list."""

MAX_LISTED: Final = 50
MAX_SEARCHED: Final = 200
"""Public games that are looked through for open tables."""

MAX_WAIT_SECONDS: Final = 3 * 24 * 3600
"""Seconds after which a lobby in which nothing happens is listed no longer."""

_SUMMARY: Final = msgspec.json.Decoder(GameSummary)


async def open_tables(tables: Tables) -> list[OpenTable]:
    """The tables that everybody may join, those that have waited longest first."""
    now, found = time(), []
    for row in await tables.store.public_games(MAX_SEARCHED):
        if now - row.last_active > MAX_WAIT_SECONDS:
            continue
        about = _SUMMARY.decode(row.about)
        if about.opening is None:
            continue
        table = tables.by_id.get(row.game)
        is_here = table is not None and table.ledger.lobby is not None and table.is_here(table.ledger.lobby.host)
        found.append(replace(about.opening, waits=max(0, int(now - about.listed_at)), is_here=is_here))
    found.sort(key=lambda opening: (not opening.is_here, -opening.waits))
    return found[:MAX_LISTED]


def is_open_to_all(table: Table, invitation: str) -> bool:
    """Whether somebody comes from the list of open tables; refused if the table is there no longer."""
    lobby = table.ledger.lobby
    if invitation != OPEN_INVITATION or lobby is None:
        return False
    if not lobby.is_listed:
        raise Conflict(say("lobby-not-open"))
    return True
