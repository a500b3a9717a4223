"""The public API of events: create, import, view."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from armada.server.events import resources
from armada.server.events.public_view import open_fleet, public_standings
from armada.server.events.registry import EventRegistry
from armada.server.events.settings import choices
from armada.server.wire.problems import AnyRequest

AFTER = Annotated[int, QueryParameter(name="after", description="After which round; 0 for the current standings.")]

LARGEST_FILE: Final = 16 << 20
"""Maximum bytes of an imported event."""


@get("/events/choices", sync_to_thread=False)
def get_choices() -> resources.EventChoices:
    """The choices for an event and for a result."""
    return choices()


@post("/events")
async def make_event(
    data: JSONBody[resources.EventWanted], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.EventOpened:
    """Create an event. Its desk's secret is shown once."""
    return await events.make(data, request.client.host if request.client else "")


@post("/events/import", request_max_body_size=LARGEST_FILE)
async def import_event(
    data: JSONBody[resources.EventText], request: AnyRequest, events: NamedDependency[EventRegistry]
) -> resources.EventOpened:
    """Import an event from another machine."""
    return await events.take_in(data.text, request.client.host if request.client else "")


@get("/events/{event:str}")
async def get_event(event: FromPath[str], events: NamedDependency[EventRegistry]) -> resources.EventPublic:
    """An event as everybody may see it."""
    return await (await events.find(event)).public()


@get("/events/{event:str}/standings")
async def get_standings(
    event: FromPath[str], events: NamedDependency[EventRegistry], after: AFTER = 0
) -> resources.StandingsShown:
    """The standings after a round, or as they are now."""
    held = await events.find(event)
    return await held.look(lambda organiser: public_standings(organiser.event, after or None))


@get("/events/{event:str}/players/{player:int}/fleet")
async def get_fleet(
    event: FromPath[str], player: FromPath[int], events: NamedDependency[EventRegistry]
) -> resources.FleetOpen:
    """A player's fleet without its objectives, from round one on."""
    held = await events.find(event)
    return await held.look(lambda organiser: open_fleet(organiser.event, player))


HANDLERS = (get_choices, make_event, import_event, get_event, get_standings, get_fleet)
