"""Parts of the table with a meaning: the setup area, the deployment zones, and what an objective marks out."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.engine.seats import Side
from armada.geometry.play_area import EXTENDED, Area
from armada.messages.message import say
from armada.rules.game import Game
from armada.rules.queries import MARKED_ZONES
from armada.rules.setup import Setup

ZONE: Final = "deployment zone"
EDGE_WIDTH_MM: Final = 6.0
"""How wide an edge that means something is drawn, in mm."""


class ZoneShown(msgspec.Struct, frozen=True):
    """A part of the table with a meaning: setup area, deployment zones, zones of an objective; corners in mm."""

    kind: str
    name: str
    side: Side | None
    corners: tuple[tuple[float, float], ...]


def zones_of(game: Game, *, are_sides_known: bool) -> tuple[ZoneShown, ...]:
    """The zones marked out now; those of the players belong to nobody until the first player is known."""
    setup = game.innermost(Setup)
    found = [] if setup is None else _setup_zones(game, setup, are_sides_known)
    return (*found, *_objective_zones(game, setup is not None))


def setup_markers(game: Game) -> tuple[float, ...]:
    """The markers at distance 3 of the short edges of an extended play area, in mm from the left (SEC-02)."""
    if game.play_area != EXTENDED:
        return ()
    area = game.play_area.setup_area
    return (round(area.x1, 2), round(area.x2, 2))


def _setup_zones(game: Game, setup: Setup, are_sides_known: bool) -> list[ZoneShown]:
    plan = setup.deployment
    zones = []
    if plan.setup_area != game.play_area.area:
        zones.append(ZoneShown("setup area", say("scene-setup-area"), None, corners(plan.setup_area)))
    for area, side in zip(plan.zones, game.sides_in_order, strict=True):
        name = _zone_name(game, is_first=side == game.sides_in_order[0])
        zones.append(ZoneShown(ZONE, name, side if are_sides_known else None, corners(area)))
    return zones


def _objective_zones(game: Game, in_setup: bool) -> list[ZoneShown]:
    """The zones of the objective in use, while it marks any; in setup its deployment zones are those of the plan."""
    found = []
    for zone in game.ask(MARKED_ZONES, game.play_area, ()):
        shape = corners(_drawn(game.play_area.area, zone.area))
        if zone.name:
            found.append(ZoneShown("objective", str(zone.name), zone.side, shape))
        elif not in_setup:
            name = _zone_name(game, is_first=zone.side == game.state.first_side)
            found.append(ZoneShown(ZONE, name, zone.side, shape))
    return found


def _zone_name(game: Game, *, is_first: bool) -> str:
    """The deployment zone of a player, or of a team."""
    if len(game.state.players) > 2:
        return say("scene-zone-of-first-team" if is_first else "scene-zone-of-second-team")
    return say("scene-zone-of-first" if is_first else "scene-zone-of-second")


def _drawn(table: Area, zone: Area) -> Area:
    """An area as it is drawn: a short edge of the play area becomes a strip along it."""
    if zone.x1 < zone.x2:
        return zone
    return (
        zone._replace(x2=table.x1 + EDGE_WIDTH_MM)
        if zone.x1 == table.x1
        else zone._replace(x1=table.x2 - EDGE_WIDTH_MM)
    )


def corners(area: Area) -> tuple[tuple[float, float], ...]:
    """The corners of an area, as a screen draws it."""
    return tuple([(round(x, 2), round(y, 2)) for x, y in area.corners])
