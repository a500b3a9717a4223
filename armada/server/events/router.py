"""All doors of events, under /api."""

from __future__ import annotations

from typing import Final

from litestar import Router

from armada.server.events import desk, live, papers, players, public

ROUTER: Final = Router(
    "/",
    route_handlers=[*public.HANDLERS, *desk.HANDLERS, *players.HANDLERS, *papers.HANDLERS, *live.HANDLERS],
)
