"""Where somebody is notified that it is their move: an address for each game, named in the menu of the table."""

from __future__ import annotations

from litestar import Router, get, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from armada.messages.message import say
from armada.server.addresses import address_for
from armada.server.cookies import address_of, seat_cookie
from armada.server.settings import Settings
from armada.server.tables.registry import Tables
from armada.server.tables.seats import seated
from armada.server.tokens import hashed
from armada.server.webhooks import WebhookRefused
from armada.server.wire.problems import AnyRequest, NotFound, Refused
from armada.server.wire.waiting import Webhook


async def _holder(game: str, request: AnyRequest, tables: Tables) -> str:
    """The hash of the token of this browser's seat."""
    token = seat_cookie(request, game)
    if token is None:
        raise NotFound(say("problems-browser-no-seat"))
    await seated(tables, game, token, address_of(request))
    return hashed(token)


@get("/games/{game:str}/seat/webhook")
async def get_webhook(game: FromPath[str], request: AnyRequest, tables: NamedDependency[Tables]) -> Webhook:
    """The address to which a notice is posted when a decision of this browser's seat is awaited."""
    holder = await _holder(game, request, tables)
    return Webhook(address=await tables.notices.address(game, holder))


@put("/games/{game:str}/seat/webhook")
async def set_webhook(
    game: FromPath[str],
    data: JSONBody[Webhook],
    request: AnyRequest,
    tables: NamedDependency[Tables],
    settings: NamedDependency[Settings],
) -> Webhook:
    """Name that address; an empty one ends the notices."""
    holder = await _holder(game, request, tables)
    try:
        await tables.notices.set(game, holder, data.address, address_for(request, settings).address)
    except WebhookRefused as refused:
        raise Refused(str(refused), where="address") from refused
    return Webhook(address=await tables.notices.address(game, holder))


ROUTER = Router("/", route_handlers=[get_webhook, set_webhook])
