"""How the server is, for whoever watches over it."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency

from armada import __version__
from armada.server.resources import Health
from armada.server.tables import Tables


@get("/health", sync_to_thread=False)
def get_health(tables: NamedDependency[Tables]) -> Health:
    """How the server is."""
    return Health(
        status="closing" if tables.is_closing else "ok",
        version=__version__,
        games=len(tables.by_id),
        sockets=tables.sockets.total(),
        store=tables.store.name,
    )


ROUTER = Router("/", route_handlers=[get_health])
