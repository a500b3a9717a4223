"""All routes of events, under /api."""

from __future__ import annotations

from typing import Final

from litestar import Router

from armada.server.events import desk, live, public
from armada.server.events import player as players
from armada.server.events import print_pages as papers

ROUTER: Final = Router(
    "/",
    route_handlers=[*public.HANDLERS, *desk.HANDLERS, *players.HANDLERS, *papers.HANDLERS, *live.HANDLERS],
)
