"""Fleets over the network: read in any dialect, checked, put together in the builder, written, and kept by link."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from typing import Final

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from armada.errors import FleetError
from armada.fleet.fleet import Dialect
from armada.fleet.ready_made import ready_made, ready_made_fleet
from armada.messages.message import say
from armada.server.store.store import StoredItem
from armada.server.tables.registry import Tables
from armada.server.wire import resources
from armada.server.wire.fleet_lists import fleet_of, fleet_shown, printing_of_game, put_together, read_list
from armada.server.wire.fleets import FleetShown
from armada.server.wire.problems import AnyRequest, NotFound

KIND: Final = "fleet"
"""As what the store keeps fleets."""


@get("/fleets/ready", sync_to_thread=False)
def get_ready() -> list[resources.ReadyFleet]:
    """The fleets that come with armada."""
    return [
        resources.ReadyFleet(
            key=key,
            name=fleet.name,
            faction=fleet.faction,
            points=fleet.points,
            summary=" ".join(fleet.description.split()),
            text=fleet.write(Dialect.TOML),
        )
        for key, fleet in ready_made().items()
    ]


@post("/fleets/check", status_code=200, sync_to_thread=True)
def check_fleet(data: JSONBody[resources.FleetText]) -> FleetShown:
    """Read a list in any dialect and say what is wrong with it."""
    fleet = fleet_of(data.text, printing_of_game(data.printing, data.profile))
    return fleet_shown(fleet, data.profile, data.points, data.options, data.players)


@post("/fleets/build", status_code=200, sync_to_thread=True)
def build_fleet(data: JSONBody[resources.FleetWanted]) -> FleetShown:
    """Put a fleet together from cards and say what is wrong with it."""
    return fleet_shown(put_together(data), data.profile, data.points, players=data.players)


class ExportWanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A fleet, and the dialect in which it is wanted."""

    text: str
    format: str = "kingston"


@post("/fleets/export", status_code=200, sync_to_thread=True)
def export_fleet(data: JSONBody[ExportWanted]) -> resources.Exported:
    """Write a fleet in a dialect."""
    if data.format not in [*Dialect]:
        raise FleetError(say("problems-no-format", name=data.format[:30], known=", ".join(Dialect)))
    return resources.Exported(format=data.format, text=fleet_of(data.text).write(data.format))


class FleetSaved(msgspec.Struct, frozen=True, kw_only=True):
    """The link under which a fleet is stored."""

    id: str


@post("/fleets")
async def save_fleet(
    data: JSONBody[resources.FleetText], request: AnyRequest, tables: NamedDependency[Tables]
) -> FleetSaved:
    """Keep a fleet under a link; whoever knows it can read the fleet."""
    address = request.client.host if request.client else ""
    tables.allowances.save_fleet(address)
    text = await asyncio.to_thread(lambda: read_list(data.text).write(Dialect.TOML))
    tables.allowances.keep(address, len(text))
    id = blake2b(text.encode(), digest_size=9).hexdigest()
    await tables.store.save(StoredItem(KIND, id, text))
    return FleetSaved(id=id)


@get("/fleets/{id:str}")
async def get_saved(id: FromPath[str], tables: NamedDependency[Tables]) -> FleetShown:
    """A fleet that was kept, or a ready-made one."""
    text = await tables.store.saved(KIND, id) if ready_made_fleet(id) is None else id
    if text is None:
        raise NotFound(say("problems-no-fleet"))
    return fleet_shown(fleet_of(text))


ROUTER = Router("/", route_handlers=[get_ready, check_fleet, build_fleet, export_fleet, save_fleet, get_saved])
