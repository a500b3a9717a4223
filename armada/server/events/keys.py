"""The secrets of an event: the hash of the desk's secret, and a key from which players' codes are derived."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from secrets import token_hex, token_urlsafe
from typing import Final

import msgspec

from armada.server.tokens import is_same
from armada.tournament.entries import PlayersAdded
from armada.tournament.log import AuditLine, counting

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""The alphabet of codes, without characters that look alike."""

LENGTH: Final = 10
HALF: Final = LENGTH // 2
DESK: Final = 24
"""Bytes of the desk's secret."""


class Keys(msgspec.Struct, frozen=True, kw_only=True):
    """The stored secrets of an event. `issued` counts how often a player got a new code."""

    desk: str
    players: str
    issued: dict[int, int] = {}


def new_desk() -> str:
    """A secret for a desk."""
    return token_urlsafe(DESK)


def new_keys(desk: str) -> Keys:
    """The keys of a new event with this secret."""
    return Keys(desk=hashed(desk), players=token_hex(32))


def hashed(secret: str) -> str:
    """The stored hash of a secret. The secret is long and random, so a plain hash is safe."""
    return blake2b(secret.encode("utf-8", "replace"), digest_size=20, person=b"armada event").hexdigest()


def opens_desk(keys: Keys, secret: str) -> bool:
    """Whether this is the desk's secret."""
    return is_same(keys.desk, hashed(secret))


def codes(keys: Keys, lines: Sequence[AuditLine]) -> dict[int, str]:
    """Each player's code. It depends on the entry that added the player, so a reused number gets a new code."""
    added = {
        player.id: line.number
        for line in counting(lines)
        if isinstance(line.entry, PlayersAdded)
        for player in line.entry.players
    }
    return {id: _code(keys, id, number) for id, number in added.items()}


def player_with(known: Mapping[int, str], code: str) -> int | None:
    """The player with this code; dashes, spaces and case do not matter."""
    bare = "".join(letter for letter in code.upper() if letter in LETTERS)
    found = None
    for id, own in known.items():
        if is_same(own.replace("-", ""), bare):
            found = id
    return found


def _code(keys: Keys, player: int, entry: int) -> str:
    said = f"{player} {entry} {keys.issued.get(player, 0)}".encode()
    number = int.from_bytes(blake2b(said, key=bytes.fromhex(keys.players), digest_size=16).digest(), "big")
    letters = ""
    for _ in range(LENGTH):
        number, place = divmod(number, len(LETTERS))
        letters += LETTERS[place]
    return f"{letters[:HALF]}-{letters[HALF:]}"
