"""Seats in cookies: a browser that makes, joins or opens a game by its link keeps the token of its seat in a cookie.

One cookie for each game, named after it. Scripts of the page cannot read it, other sites' pages cannot have it sent,
and it is believed only where the page that asks is known: a request that changes something, or a socket, says where it
comes from (`OriginGuard` has checked that), else its cookies count for nothing.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from armada.server.security import READING
from armada.server.tokens import LONGEST_TOKEN, game_of, is_game_id
from armada.server.wire.resources import GameMade, Joined

PREFIX: Final = "armada-"
COOKIE_LIFE_SECONDS: Final = 400 * 24 * 3600
"""Seconds that a cookie is kept; browsers allow no more."""

MAX_COOKIES: Final = 48
"""Games of one browser; the one that it has had for longest gives way. All cookies go with every request."""

Connection = ASGIConnection[Any, Any, Any, Any]
Seated = TypeVar("Seated", GameMade, Joined)


def address_of(connection: Connection) -> str:
    """The address from which somebody asks."""
    return connection.client.host if connection.client else ""


def seat_cookie(connection: Connection, game: str) -> str | None:
    """The token of this browser's seat in a game."""
    return seat_cookies(connection).get(game)


def seat_cookies(connection: Connection) -> dict[str, str]:
    """The tokens of this browser's seats by game, those it has had for longest first."""
    if not _is_from_a_page(connection):
        return {}
    return _all(connection)


def with_seat(connection: Connection, seated: Seated, status: int) -> Response[Seated]:
    """The response for a seat just taken, with its cookie."""
    kept: list[str] = [game for game in _all(connection) if game != seated.game]
    dropped: list[str] = kept[: max(0, len(kept) + 1 - MAX_COOKIES)]
    cookies = [_cookie(connection, seated.game, seated.token), *[_cookie(connection, game, "") for game in dropped]]
    return Response(seated, status_code=status, cookies=cookies)


def without_seat(connection: Connection, game: str) -> Response[None]:
    """This browser forgets its seat in a game; whoever has its link can still take it up."""
    cookies = [_cookie(connection, game, "")] if is_game_id(game) else []
    return Response(None, status_code=204, cookies=cookies)


def _all(connection: Connection) -> dict[str, str]:
    """Read here and not by the framework, which keeps what it has read: secrets of others have no place in a memo."""
    found = {}
    for cookie in connection.headers.get("cookie", "").split(";"):
        name, _, token = cookie.strip().partition("=")
        game = name.removeprefix(PREFIX)
        if name != game and is_game_id(game) and len(token) <= LONGEST_TOKEN and game_of(token) == game:
            found[game] = token
    return found


def _is_from_a_page(connection: Connection) -> bool:
    """Whether a request is harmless, or says of which page it is; browsers always do."""
    return connection.scope.get("method") in READING or "origin" in connection.headers


def _cookie(connection: Connection, game: str, token: str) -> Cookie:
    """The cookie of a game; without a token it goes."""
    return Cookie(
        key=PREFIX + game,
        value=token,
        max_age=COOKIE_LIFE_SECONDS if token else 0,
        path="/",
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] in ("https", "wss"),
    )
