"""Who asks: the organiser with the desk's secret, a player with the own code, or anybody."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from armada.display_names import clean_line
from armada.server.cookies import address_of
from armada.server.events.keys import opens_desk, player_with
from armada.server.events.open_event import OpenEvent
from armada.server.wire.problems import NotAllowed, Refused

BEARER: Final = "bearer "
LONGEST_AUTHOR: Final = 60
READING: Final = frozenset({"GET", "HEAD"})


class NotKnown(Refused):
    """Who asked has not said who it is."""

    status = 401


def cookie_name(event: str) -> str:
    """Under which name a browser keeps the secret of a desk, for pages to print and files."""
    return f"armada-desk-{event}"


def key_of(request: Request[Any, Any, Any], event: str) -> str:
    """The secret or code that was sent with a request. A cookie counts for reading alone."""
    said = request.headers.get("authorization", "")
    if said[: len(BEARER)].lower() == BEARER:
        return said[len(BEARER) :].strip()
    return request.cookies.get(cookie_name(event), "") if request.method in READING else ""


def is_desk(request: Request[Any, Any, Any], held: OpenEvent) -> bool:
    """Whether the organiser asks; who tries many secrets has to wait."""
    key = key_of(request, held.id)
    if not key:
        return False
    return bool(held.guesses.look_up(address_of(request), key, lambda: opens_desk(held.keys, key) or None))


def check_desk(request: Request[Any, Any, Any], held: OpenEvent) -> None:
    """Only the organiser may go on."""
    if not key_of(request, held.id):
        raise NotKnown("This is for the organiser. Open the desk with the link that was given when the event was made.")
    if not is_desk(request, held):
        raise NotAllowed("That is not the secret of this desk. Open it with the whole link.")


async def player_of(request: Request[Any, Any, Any], held: OpenEvent) -> int:
    """The player who asks."""
    code = key_of(request, held.id)
    if not code:
        raise NotKnown("This is for players. Enter your code; the organiser has it.")
    known = await held.codes()
    player = held.guesses.look_up(address_of(request), code, lambda: player_with(known, code))
    if player is None:
        raise NotAllowed("That is no code of this event. Check it, or ask the organiser for a new one.")
    return player


def author_of(said: str) -> str:
    """How the log names who did something at the desk."""
    return clean_line(said)[:LONGEST_AUTHOR] or "organiser"
