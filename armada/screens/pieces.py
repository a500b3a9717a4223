"""What never changes in a game, sent once: the printed shapes of ships and obstacles, the ruler, and our drawings."""

from __future__ import annotations

import msgspec

from armada.geometry.bases import HullZone

Place = tuple[float, float]


class ZonePiece(msgspec.Struct, frozen=True, kw_only=True):
    """A hull zone of a token, in the ship's own frame: +y ahead, +x to the right, in mm.

    `bands`: the outlines of its firing arc at close, medium and long range as SVG paths in that frame with y downwards.
    """

    zone: HullZone
    corners: tuple[Place, ...]
    targeting_point: Place
    dial: Place
    borders: tuple[tuple[Place, Place], tuple[Place, Place]]
    bands: dict[str, str]


class ShipPiece(msgspec.Struct, frozen=True, kw_only=True):
    """A chassis: base, token and our silhouette."""

    size: str
    width: float
    length: float
    zones: tuple[ZonePiece, ...]
    hull: tuple[Place, ...]
    ribs: tuple[tuple[Place, ...], ...]
    bridge: tuple[Place, ...]
    domes: tuple[tuple[float, float, float], ...]


class ObstaclePiece(msgspec.Struct, frozen=True, kw_only=True):
    """An obstacle token."""

    kind: str
    name: str
    outline: tuple[Place, ...]
    summary: str


class Pieces(msgspec.Struct, frozen=True, kw_only=True):
    """All pieces, by key. `glyphs`: our drawings of squadrons as SVG paths around the origin, nose up, y downwards."""

    ships: dict[str, ShipPiece]
    obstacles: dict[str, ObstaclePiece]
    glyphs: dict[str, str]
    ranges: dict[str, float]
    """Where close, medium and long range end, in mm."""

    distances: tuple[float, ...]
    squadron_radius: float
    token_radius: float
    dial_radius: float
