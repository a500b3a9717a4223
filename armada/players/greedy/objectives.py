"""The aims of objectives: where ships should go, and which objective suits which player."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from armada.analysis.value import HullLeft
from armada.catalog.shapes import obstacle_tokens
from armada.engine.seats import Side
from armada.geometry.bases import SQUADRON_RADIUS, TOKEN_RADIUS
from armada.geometry.pose import Pose
from armada.geometry.ruler import Distance
from armada.players.greedy.estimates import Frigate, gap_to_squadron
from armada.rules.game import Game
from armada.state.records import IN_PLAY, Installation

FAR: Final = 500.0
"""The distance, in mm beyond distance 1, within which a goal attracts ships, more strongly the nearer they are."""

NEAR: Final = Distance.ONE.end
MINE: Final = 1.5
"""The damage cards that a mine deals on average."""


class ObjectiveGoal(NamedTuple):
    """A goal for ships: objective tokens, all obstacles or those of a kind, and its points.

    Negative points mean a mine to avoid. `side` says whose ships it concerns: the first (0) or second (1) player's, or
    both (None).
    """

    what: str
    points: float
    side: int | None = None


AIMS: Final = {
    "intel_sweep": ObjectiveGoal("token", 12.0),
    "salvage_run": ObjectiveGoal("token", 14.0),
    "sensor_net": ObjectiveGoal("token", 10.0),
    "capture_the_vip": ObjectiveGoal("token", 16.0),
    "fire_lanes": ObjectiveGoal("token", 4.0),
    "contested_outpost": ObjectiveGoal("station", 12.0),
    "doomed_station": ObjectiveGoal("station", 12.0),
    "abandoned_mining_facility": ObjectiveGoal("station", 6.0),
    "volatile_deposits": ObjectiveGoal("asteroid", 8.0),
    "hyperspace_migration": ObjectiveGoal("purrgil", 12.0),
    "ion_storm": ObjectiveGoal("obstacle", 3.0),
    "dangerous_territory": ObjectiveGoal("obstacle", 8.0, 1),
    "minefields": ObjectiveGoal("token", -8.0),
    "station_assault": ObjectiveGoal("station", 8.0, 0),
}
"""By the key of the objective in use."""

FOR_FIRST: Final = {
    "advanced_gunnery": -4.0,
    "close_range_intel_scan": 3.0,
    "most_wanted": 4.0,
    "opening_salvo": 2.0,
    "precision_strike": 2.0,
    "station_assault": -3.0,
    "contested_outpost": -2.0,
    "fighter_ambush": 3.0,
    "fire_lanes": -3.0,
    "fleet_ambush": 1.0,
    "hyperspace_assault": -1.0,
    "planetary_ion_cannon": -2.0,
    "dangerous_territory": -1.0,
    "intel_sweep": 0.0,
    "minefields": 3.0,
    "superior_positions": -4.0,
    "navigational_hazards": 0.0,
    "solar_corona": -2.0,
    "abandoned_mining_facility": -2.0,
    "asteroid_tactics": -3.0,
    "doomed_station": -1.0,
    "fleet_in_being": -4.0,
    "hyperspace_migration": 0.0,
    "infested_fields": 0.0,
    "ion_storm": -1.0,
    "marked_for_destruction": 0.0,
    "rift_ambush": -3.0,
    "rift_assault": -1.0,
    "volatile_deposits": -1.0,
    "salvage_run": -1.0,
    "sensor_net": -2.0,
}
"""How well an objective suits the first player, who chooses it; one that is not listed suits neither."""


def liking(objective: str) -> float:
    """How well an objective suits the first player."""
    return FOR_FIRST.get(objective, 0.0)


def _is_gone(station: Installation) -> bool:
    return station.status is not IN_PLAY


@cache
def _is_kind(key: str, kind: str) -> bool:
    return obstacle_tokens()[key].kind == kind


def standing_stations(game: Game, side: Side) -> list[Installation]:
    """The stations of a side that can be attacked."""
    found = [unit for unit in game.state.units if isinstance(unit, Installation) and game.is_on_table(unit.id)]
    return [station for station in found if game.side(station.id) == side]


def goals(game: Game, side: Side) -> list[tuple[Pose, float]]:
    """The places that the objective makes worth reaching, or avoiding, for the ships of a side."""
    aim = AIMS.get(game.state.objective or "")
    if aim is None or (aim.side is not None and game.sides_in_order[aim.side] != side):
        return []
    if aim.what == "token":
        poses = [token.pose for token in game.state.tokens]
    else:
        gone = {unit.obstacle for unit in game.state.units if isinstance(unit, Installation) and _is_gone(unit)}
        poses = [
            found.pose
            for number, found in enumerate(game.state.obstacles)
            if number not in gone and (aim.what == "obstacle" or _is_kind(found.key, aim.what))
        ]
    return [(pose, aim.points) for pose in poses if pose is not None]


def pull(goals: list[tuple[Pose, float]], ship: Frigate, health: HullLeft, pose: Pose) -> float:
    """The value that goals add to a place for a ship: the best one counts, and every mine to avoid."""
    best, shunned = 0.0, 0.0
    for goal, points in goals:
        mm = gap_to_squadron(ship, pose, goal) + SQUADRON_RADIUS - TOKEN_RADIUS
        if points > 0:
            best = max(best, points * max(0.0, 1.0 - max(0.0, mm - NEAR) / FAR))
        elif mm <= NEAR + 1:
            shunned += health.loss(0, MINE)
    return best - shunned
