"""Parts of the table with a meaning: the setup area, the deployment zones, and what an objective marks out."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.effects.objectives.blockade_run import blockade_zone
from armada.effects.objectives.objective import inner_area
from armada.engine.seats import Side
from armada.geometry.play_area import Area
from armada.rules.game import Game
from armada.rules.setup import Setup

ZONE: Final = "deployment zone"
NAMES: Final = ("First player's deployment zone", "Second player's deployment zone")
EDGE: Final = 6.0
"""How wide an edge that means something is drawn, in mm."""


class ZoneShown(msgspec.Struct, frozen=True):
    """A part of the table with a meaning: setup area, deployment zones, zones of an objective; corners in mm."""

    kind: str
    name: str
    side: Side | None
    corners: tuple[tuple[float, float], ...]


def zones_of(game: Game, *, are_sides_known: bool) -> tuple[ZoneShown, ...]:
    """What is marked out now; the zones of the players belong to nobody until the first player is known."""
    setup = game.under_way(Setup)
    found = [] if setup is None else _setup_zones(game, setup, are_sides_known)
    return (*found, *_objective_zones(game, setup is not None))


def _setup_zones(game: Game, setup: Setup, are_sides_known: bool) -> list[ZoneShown]:
    plan = setup.deployment
    zones = []
    if plan.setup_area != game.play_area.area:
        zones.append(ZoneShown("setup area", "Setup area", None, corners(plan.setup_area)))
    for name, area, side in zip(NAMES, plan.zones, game.sides_in_order, strict=True):
        zones.append(ZoneShown(ZONE, name, side if are_sides_known else None, corners(area)))
    return zones


def _objective_zones(game: Game, in_setup: bool) -> list[ZoneShown]:
    """What the objective in use marks out, as long as it does."""
    objective, table = game.state.objective, game.play_area
    if objective == "fleet_ambush" and _is_marked(game, objective):
        return [ZoneShown("objective", "Ambush zone", game.sides_in_order[0], corners(inner_area(table)))]
    if objective == "blockade_run" and not in_setup:
        zones = blockade_zone(table, second=False), blockade_zone(table, second=True)
        sides = game.sides_in_order
        return [
            ZoneShown(ZONE, name, side, corners(area)) for name, area, side in zip(NAMES, zones, sides, strict=True)
        ]
    edges = [entry.text for entry in game.lasting("solar_corona")]
    return [ZoneShown("objective", "Solar corona", None, corners(_edge(table.area, text))) for text in edges]


def _is_marked(game: Game, objective: str) -> bool:
    """Whether tokens of the objective lie on the table."""
    return any(token.kind == objective and token.pose is not None for token in game.state.tokens)


def _edge(area: Area, side: str) -> Area:
    """A strip along a short edge of the play area."""
    return area._replace(x2=area.x1 + EDGE) if side == "left" else area._replace(x1=area.x2 - EDGE)


def corners(area: Area) -> tuple[tuple[float, float], ...]:
    """The corners of an area, as a screen draws it."""
    return tuple([(round(x, 2), round(y, 2)) for x, y in area.corners])
