"""Our own drawings of ships and squadrons: half outlines in layers, kept once for the browser and for these pictures.

The files of `art/` have them, by chassis and by squadron type, in mm with the bow up (+y). Each layer is the right
half: parts are parted by "|", points by blanks. A part that begins and ends at x = 0 is half of a whole; every other
part is drawn on both sides. Domes and jets are a centre and a radius. `like` names a class with the same outlines.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from armada.geometry.pose import Point

ART: Final = Path(__file__).parent / "art"

Part = tuple[Point, ...]


class Metal(StrEnum):
    """The material of a craft: the shade of its faction."""

    REBEL = "rebel"
    EMPIRE = "empire"
    REPUBLIC = "republic"
    SEPARATIST = "separatist"


class Drawing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A craft from above: hull, raised deck, bridge and tower, from the lowest up, and what is cut or painted."""

    metal: Metal
    round: bool = False
    """It is shaded like a round hull, not like a wedge."""

    hull: str
    deck: str = ""
    top: str = ""
    tower: str = ""
    deep: str = ""
    """Recesses."""

    mark: str = ""
    """Plates in the colour of the team."""

    line: str = ""
    """Seams of the plating, open lines."""

    lamp: str = ""
    """Rows of windows, open lines."""

    dome: str = ""
    jet: str
    """The mouths of the engines."""


class Disc(NamedTuple):
    """A dome or a jet."""

    x: float
    y: float
    r: float


@cache
def drawings() -> Mapping[str, Drawing]:
    """Every drawing, by chassis and by squadron type."""
    tables: dict[str, dict[str, Any]] = {}
    for file in sorted(ART.glob("*.toml")):
        tables.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return {key: _drawing(table, tables) for key, table in tables.items()}


def _drawing(table: Mapping[str, Any], tables: Mapping[str, Mapping[str, Any]]) -> Drawing:
    values = {**tables[table["like"]], **table} if "like" in table else dict(table)
    values.pop("like", None)
    tidy = {key: " ".join(value.split()) if isinstance(value, str) else value for key, value in values.items()}
    return msgspec.convert(tidy, Drawing)


def parts(layer: str) -> list[Part]:
    """The parts of a layer of lines, on the right side."""
    return [tuple([_point(point) for point in part.split()]) for part in layer.split("|") if part.strip()]


def discs(layer: str) -> list[Disc]:
    """The parts of a layer of discs, on the right side; those on the middle line are there once."""
    found = []
    for part in layer.split("|"):
        if part.strip():
            at, r = part.split()
            found.append(Disc(*_point(at), float(r)))
    return found


def _point(text: str) -> Point:
    x, _, y = text.partition(",")
    return float(x), float(y)


def mirrored(part: Iterable[Point]) -> Part:
    """The same part on the left side."""
    return tuple([(-x, y) for x, y in part])


def on_both_sides(layer: str) -> list[Part]:
    """The parts of a layer on both sides; halves of a whole are joined."""
    found: list[Part] = []
    for part in parts(layer):
        if part[0][0] == part[-1][0] == 0:
            found.append((*part, *reversed(mirrored(part)[1:-1])))
        else:
            found += [part, mirrored(part)]
    return found


def both(of: Iterable[Disc]) -> list[Disc]:
    """Discs on both sides."""
    return [Disc(x * side, y, r) for x, y, r in of for side in ((1, -1) if x else (1,))]
