"""Authentication: the organiser by the desk's secret, a player by their code, or anonymous."""

from __future__ import annotations

from typing import Final

from armada.display_names import clean_line
from armada.messages.message import say
from armada.server.cookies import address_of
from armada.server.events.keys import opens_desk, player_with
from armada.server.events.open_event import OpenEvent
from armada.server.wire.problems import AnyRequest, Forbidden, Refused

BEARER: Final = "bearer "
LONGEST_AUTHOR: Final = 60
READING: Final = frozenset({"GET", "HEAD"})


class NotKnown(Refused):
    """The request has no secret or code."""

    status = 401


def cookie_name(event: str) -> str:
    """The cookie that holds the desk's secret, for pages to print and files."""
    return f"armada-desk-{event}"


def key_of(request: AnyRequest, event: str) -> str:
    """The secret or code sent with a request. A cookie counts only for reading."""
    said = request.headers.get("authorization", "")
    if said[: len(BEARER)].lower() == BEARER:
        return said[len(BEARER) :].strip()
    return request.cookies.get(cookie_name(event), "") if request.method in READING else ""


def is_desk(request: AnyRequest, held: OpenEvent) -> bool:
    """Whether the request comes from the organiser; repeated guesses are slowed down."""
    key = key_of(request, held.id)
    if not key:
        return False
    return bool(held.guesses.look_up(address_of(request), key, lambda: opens_desk(held.keys, key) or None))


def check_desk(request: AnyRequest, held: OpenEvent) -> None:
    """Refuse everybody except the organiser."""
    if not key_of(request, held.id):
        raise NotKnown(say("problems-organiser-only"))
    if not is_desk(request, held):
        raise Forbidden(say("problems-desk-secret"))


async def player_of(request: AnyRequest, held: OpenEvent) -> int:
    """The player who sent the request."""
    code = key_of(request, held.id)
    if not code:
        raise NotKnown(say("problems-players-only"))
    known = await held.codes()
    player = held.guesses.look_up(address_of(request), code, lambda: player_with(known, code))
    if player is None:
        raise Forbidden(say("problems-code"))
    return player


def author_of(said: str) -> str:
    """The author of a desk command, for the log."""
    return clean_line(said)[:LONGEST_AUTHOR] or "organiser"
