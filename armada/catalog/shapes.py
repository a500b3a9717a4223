"""The shapes of ship tokens and obstacles from `data/`, ready for measuring."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType

from armada.catalog.cards import Record
from armada.catalog.catalog import DATA
from armada.catalog.reading import read_files, read_record
from armada.geometry.bases import HullZone, Size
from armada.geometry.pose import Point
from armada.geometry.shapes import ObstacleShape, ShipShape


class Confidence(StrEnum):
    """How well the sources of a shape agree."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


class ObstacleKind(StrEnum):
    """The kind of an obstacle, which decides the effect of overlapping it."""

    ASTEROID = "asteroid"
    DEBRIS = "debris"
    STATION = "station"
    DUST = "dust"
    EXOGORTH = "exogorth"
    PURRGIL = "purrgil"
    GRAVITY_RIFT = "gravity_rift"


class Chassis(Record, frozen=True):
    """A printed ship token, in its own frame."""

    size: Size
    confidence: Confidence
    arc_lines: dict[str, tuple[Point, Point]]
    hull_zones: dict[HullZone, tuple[Point, ...]]
    targeting_points: dict[HullZone, Point]


class ObstacleToken(Record, frozen=True):
    """A printed obstacle token, in its own frame."""

    kind: ObstacleKind
    set: str
    confidence: Confidence
    outline: tuple[Point, ...]


@cache
def chassis() -> Mapping[str, Chassis]:
    """All chassis by key."""
    (file,) = read_files(DATA, "chassis.toml")
    return MappingProxyType(
        {key: read_record(Chassis, table, file=file.name, card=key) for key, table in file.tables.items()}
    )


@cache
def obstacle_tokens() -> Mapping[str, ObstacleToken]:
    """All obstacle tokens by key."""
    (file,) = read_files(DATA, "obstacles.toml")
    return MappingProxyType(
        {key: read_record(ObstacleToken, table, file=file.name, card=key) for key, table in file.tables.items()}
    )


@cache
def ship_shape(key: str) -> ShipShape:
    """The shape of a chassis."""
    token = chassis()[key]
    return ShipShape(key, token.size, token.arc_lines, token.hull_zones, token.targeting_points)


@cache
def obstacle_shape(key: str, mirrored: bool = False) -> ObstacleShape:
    """The shape of an obstacle, with its printed or its other face up."""
    return obstacle_shape(key).mirrored() if mirrored else ObstacleShape(key, obstacle_tokens()[key].outline)
