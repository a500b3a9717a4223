"""The language of a request or a socket: that of its `language` parameter, or of its Accept-Language header."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

from litestar.types import ASGIApp, Receive, Scope, Send

from armada.messages.languages import language_of, speaking

PARAMETER: Final = b"language"
MAX_WISHES: Final = 20
"""How many languages of a header are looked at."""


class SpeaksLanguage:
    """Stands before the application: whatever is said while a request lasts is said in its language."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request in its language."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        with speaking(_language(scope)):
            await self._app(scope, receive, send)


def _language(scope: Scope) -> str:
    named = parse_qs(scope["query_string"]).get(PARAMETER, []) if PARAMETER in scope["query_string"] else []
    header = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return language_of(*[wish.decode("latin-1") for wish in named], *accepted(header.decode("latin-1")))


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wishes = [wish.partition(";") for wish in header.split(",")[:MAX_WISHES]]
    return [tag for tag, _, weight in sorted(wishes, key=lambda wish: -_quality(wish[2]))]


def _quality(weight: str) -> float:
    """How much a language is wanted: 1 unless it says otherwise."""
    try:
        return float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
