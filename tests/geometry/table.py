"""Pieces on an empty table, in millimetres and degrees, for tests of geometry."""

from __future__ import annotations

from armada.catalog.shapes import obstacle_shape, ship_shape
from armada.geometry.bases import HullZone
from armada.geometry.pieces import Disc, Obstacle, Ship, Zone, place_obstacle, place_ship, place_squadron
from armada.geometry.pose import pose_at
from armada.geometry.targets import AttackLine, attack_lines

FRONT, RIGHT, REAR, LEFT = HullZone.FRONT, HullZone.RIGHT, HullZone.REAR, HullZone.LEFT


def ship(chassis: str = "cr90", x: float = 0.0, y: float = 0.0, degrees: float = 0.0) -> Ship:
    return place_ship(ship_shape(chassis), pose_at(x, y, degrees))


def squadron(x: float, y: float) -> Disc:
    return place_squadron(pose_at(x, y))


def obstacle(key: str, x: float, y: float, degrees: float = 0.0) -> Obstacle:
    return place_obstacle(obstacle_shape(key), pose_at(x, y, degrees))


def zone(chassis: str, name: HullZone, x: float = 0.0, y: float = 0.0, degrees: float = 0.0) -> Zone:
    return ship(chassis, x, y, degrees).zone(name)


def attack(
    attacker: Ship | Disc, defender: Ship | Disc, zone: HullZone | None = None, target: HullZone | None = None
) -> AttackLine | None:
    """The attack from one hull zone (None: a squadron) at another, if it is in arc and within the ruler."""
    lines = attack_lines(attacker, defender)
    return next((line for line in lines if line.zone == zone and line.target_zone == target), None)
