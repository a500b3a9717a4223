"""While somebody waits: lobbies that everybody may join, and where notices of a move are posted."""

from __future__ import annotations

import msgspec


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby on the list of open tables: its host waits for others to join."""

    game: str
    title: str
    host: str
    format: str
    """The key of its format in `GameChoices.games`."""

    rules: tuple[str, ...]
    """The rules that the players agreed on, one sentence each."""

    points: int
    """Of a side."""

    players: int
    free: int
    """Seats that nobody has."""

    minutes: int | None
    """The time bank of each player or team; None for no clock."""

    waits: int
    """Seconds since it was put on the list."""

    is_here: bool = False
    """Whether its host is at the table now."""


class Webhook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address to which a notice is posted when a decision is awaited; empty for none."""

    address: str = ""
