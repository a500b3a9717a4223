"""All routes of events, under /api."""

from __future__ import annotations

from typing import Final

from litestar import Router

from armada.server.events import desk, live, print_pages, public
from armada.server.events import player as players

ROUTER: Final = Router(
    "/",
    route_handlers=[*public.HANDLERS, *desk.HANDLERS, *players.HANDLERS, *print_pages.HANDLERS, *live.HANDLERS],
)
