"""The address at which others can open the pages, and links as QR codes."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from armada.drawing.qr import qr_picture
from armada.server.addresses import address_for
from armada.server.settings import Settings
from armada.server.wire.problems import AnyRequest, Conflict
from armada.server.wire.resources import OpenAddress

PATH = Annotated[
    str,
    QueryParameter(
        name="path",
        pattern="^/",
        max_length=600,
        description="The path of a page, such as /game/KEY?invitation=…",
    ),
]


@get("/address")
async def get_address(request: AnyRequest, settings: NamedDependency[Settings]) -> OpenAddress:
    """The address at which others can open the pages of this server."""
    return address_for(request, settings)


@get("/qr", media_type="image/svg+xml")
async def get_qr(request: AnyRequest, settings: NamedDependency[Settings], path: PATH = "/") -> Response[str]:
    """A page of this server as a QR code that another device can open."""
    found = address_for(request, settings)
    if found.warning:
        raise Conflict(found.warning)
    return Response(qr_picture(found.address + path), media_type="image/svg+xml")


ROUTER = Router("/", route_handlers=[get_address, get_qr])
