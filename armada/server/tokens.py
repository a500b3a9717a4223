"""Names that cannot be guessed: of games, of seats and of invitations. Of a seat's token only its hash is kept."""

from __future__ import annotations

import hmac
from hashlib import blake2b
from secrets import token_hex, token_urlsafe
from typing import Final

GAME_ID: Final = 12
HEX: Final = frozenset("0123456789abcdef")
SECRET: Final = 24
LONGEST_TOKEN: Final = 100
"""Longer ones are none of ours."""


def new_game_id() -> str:
    """The id of a new game: whoever knows it can watch."""
    return token_hex(GAME_ID // 2)


def is_game_id(text: str) -> bool:
    """Whether a game can be called so."""
    return len(text) == GAME_ID and set(text) <= HEX


def new_secret() -> str:
    """A secret of a game, from which its invitations are made."""
    return token_hex(SECRET)


def new_token(game: str) -> str:
    """The token of a seat: it begins with the id of its game, so that a browser can ask for all its games at once."""
    return f"{game}.{token_urlsafe(SECRET)}"


def game_of(token: str) -> str:
    """The game that a token is for."""
    return token.partition(".")[0]


def hashed(token: str) -> str:
    """The stored hash of a token. A token is long and random, so a plain hash of it cannot be turned back."""
    return blake2b(token.encode(), digest_size=20, person=b"armada seat").hexdigest()


def invitation_of(secret: str, seat: int) -> str:
    """The invitation to an open seat."""
    return blake2b(str(seat).encode(), key=bytes.fromhex(secret), digest_size=12).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two secrets are the same, found out in the same time either way."""
    return hmac.compare_digest(one.encode(), other.encode())
