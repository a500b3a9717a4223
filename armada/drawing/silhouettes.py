"""Our own outlines of the ships: abstract shapes drawn for this project, in mm, bow up, half of each mirrored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from armada.geometry.pose import Point

Outline = tuple[Point, ...]


class Silhouette(NamedTuple):
    """The right half of a ship from bow to stern: hull, ribs drawn on it, bridge; domes are centre and radius."""

    hull: Outline
    ribs: tuple[Outline, ...]
    bridge: Outline
    domes: tuple[tuple[float, float, float], ...] = ()


def mirrored(half: Outline) -> list[Point]:
    """Both halves: down the right side, up the left."""
    return [*half, *((-x, y) for x, y in reversed(half) if x)]


def _drawn(hull: str, ribs: str, bridge: str, domes: tuple[tuple[float, float, float], ...] = ()) -> Silhouette:
    return Silhouette(_points(hull), tuple(_points(rib) for rib in ribs.split(" | ")), _points(bridge), domes)


def _points(text: str) -> Outline:
    """Points written as x,y and parted by spaces."""
    return tuple((float(x), float(y)) for x, _, y in (point.partition(",") for point in text.split()))


_PELTA = _drawn(
    "0,30 4,30 8,22 8,8 11,4 11,-8 15,-13 15,-26 10,-24 8,-28 0,-28",
    ribs="0,26 0,2 | 4,22 5,-22 | 11,-8 8,-24",
    bridge="0,4 4,1 4,-10 0,-14",
)
_PROVIDENCE = _drawn(
    "0,57 3,56 8,46 12,32 13,14 11,6 15,-4 16,-22 12,-34 13,-46 8,-52 0,-51",
    ribs="0,50 0,12 | 6,42 7,10 | 8,2 9,-40 | 0,-30 0,-46",
    bridge="0,4 6,-2 5,-20 0,-26",
    domes=((18, -40, 3.4),),
)
_GOZANTI = _drawn(
    "0,25 6,24 9,12 9,2 15,-2 15,-16 9,-18 8,-25 0,-25",
    ribs="4,20 4,-18",
    bridge="0,8 4,4 4,-8 0,-12",
)
_VICTORY = _drawn(
    "0,44 3,43 25,-31 22,-36 11,-34 10,-40 4,-40 4,-36 0,-36",
    ribs="0,40 0,-14 | 0,12 13,-28",
    bridge="0,-8 6,-14 6,-25 0,-29",
)
_VENATOR = _drawn(
    "0,56 3,55 13,22 21,8 25,2 31,-26 27,-42 19,-48 11,-46 10,-52 0,-52",
    ribs="3,50 4,-12 | 13,22 10,-10 | 25,2 14,-40",
    bridge="0,-16 4,-18 4,-26 8,-26 8,-36 0,-38",
)

SILHOUETTES: Final[Mapping[str, Silhouette]] = {
    "cr90": _drawn(
        "0,31 9,30 10.5,22 6,17 3,15 3,4 6.5,0 6.5,-10 4.5,-13 12,-17 12,-29 0,-29",
        ribs="4,-18 4,-28 | 8,-18 8,-28 | 0,13 0,-10",
        bridge="0,27 4.5,25 4.5,20 0,18",
    ),
    "nebulon_b": _drawn(
        "0,31 4,30 8,21 8,11 5,7 2,5 2,-9 5,-11 10,-15 10,-26 5,-29 0,-29",
        ribs="0,4 0,-9 | 5,-14 5,-26",
        bridge="0,25 4,20 4,13 0,10",
    ),
    "gr75": _drawn(
        "0,28 5,27 10,18 12,2 12,-14 8,-24 4,-24 3,-27 0,-27",
        ribs="0,24 0,-22 | 6,20 7,-20",
        bridge="0,6 3,3 3,-7 0,-10",
    ),
    "hammerhead": _drawn(
        "0,30 5,30 8,27 8,19 4,16 3,13 3,5 7,2 8,-8 6,-14 12,-17 12,-27 4,-27 3,-29 0,-29",
        ribs="0,12 0,-12 | 4,-18 4,-26 | 8,-18 8,-26",
        bridge="0,26 4,25 4,21 0,20",
    ),
    "mc30c": _drawn(
        "0,31 3,30 6,18 7,4 11,-4 11,-20 7,-26 3,-24 3,-28 0,-28",
        ribs="0,26 0,-20",
        bridge="0,10 3.5,6 3.5,-6 0,-10",
    ),
    "pelta_rebel": _PELTA,
    "pelta_republic": _PELTA,
    "assault_frigate_mk2": _drawn(
        "0,43 6,40 10,30 10,16 15,8 22,2 25,-6 20,-9 14,-8 14,-20 17,-34 12,-40 6,-38 5,-42 0,-42",
        ribs="0,36 0,-34 | 10,14 12,-20",
        bridge="0,24 5,18 5,2 0,-6",
    ),
    "mc80_home_one": _drawn(
        "0,55 7,52 12,40 15,22 16,2 20,-12 19,-32 13,-46 8,-44 7,-52 0,-52",
        ribs="0,48 0,-40 | 9,40 12,-34",
        bridge="0,16 6,8 6,-12 0,-20",
    ),
    "mc80_liberty": _drawn(
        "0,57 5,54 8,42 9,26 14,18 24,6 29,-8 27,-14 20,-12 13,-10 13,-28 18,-40 15,-48 8,-50 5,-55 0,-54",
        ribs="0,50 0,-46 | 9,26 11,-26 | 14,14 24,-10",
        bridge="0,20 5,14 5,-4 0,-12",
    ),
    "mc75": _drawn(
        "0,57 6,55 10,44 13,28 15,8 14,-12 19,-20 19,-38 12,-48 6,-46 5,-53 0,-53",
        ribs="0,50 0,-44 | 7,46 9,-36 | 14,-12 11,-44",
        bridge="0,-2 5,-8 5,-26 0,-32",
    ),
    "starhawk": _drawn(
        "0,54 10,53 26,40 30,26 25,17 14,12 9,2 9,-16 15,-22 18,-40 12,-50 5,-48 4,-52 0,-52",
        ribs="0,50 0,-46 | 4,50 20,22 | 6,6 6,-40",
        bridge="0,-6 5,-10 5,-24 0,-28",
    ),
    "providence_rebel": _PROVIDENCE,
    "providence_separatist": _PROVIDENCE,
    "gozanti_imperial": _GOZANTI,
    "gozanti_separatist": _GOZANTI,
    "raider": _drawn(
        "0,20 3,21 4,30 7,31 10,10 13,-16 9,-22 6,-20 5,-26 2,-26 2,-22 0,-22",
        ribs="0,16 0,-8",
        bridge="0,-2 3.5,-6 3.5,-14 0,-17",
    ),
    "gladiator": _drawn(
        "0,30 2,29 6,10 14,-14 15,-22 8,-24 8,-28 3,-28 3,-25 0,-25",
        ribs="0,26 0,-6 | 4,8 9,-18",
        bridge="0,-4 4,-8 4,-17 0,-20",
    ),
    "arquitens": _drawn(
        "0,6 3,9 5,29 8,30 11,8 15,-12 15,-22 9,-26 4,-24 4,-28 0,-28",
        ribs="6.5,24 8,-20 | 0,2 0,-8",
        bridge="0,-6 4,-10 4,-18 0,-21",
    ),
    "victory_imperial": _VICTORY,
    "victory_republic": _VICTORY,
    "interdictor": _drawn(
        "0,44 3,43 23,-30 21,-36 11,-34 10,-40 4,-40 4,-36 0,-36",
        ribs="0,40 0,-12 | 0,30 19,-32",
        bridge="0,-14 4,-17 4,-26 0,-29",
        domes=(
            (7.5, 0, 4.2),
            (13, -23, 4.2),
        ),
    ),
    "quasar_fire": _drawn(
        "0,42 4,41 12,14 22,-18 22,-32 15,-34 13,-40 0,-40",
        ribs="6,34 6,-10 | 6,-10 16,-16 | 0,36 0,-12",
        bridge="0,-14 7,-18 7,-28 0,-31",
    ),
    "imperial_star_destroyer": _drawn(
        "0,58 2.5,57 31,-46 28,-50 15,-47 14,-53 5,-53 5,-48 0,-48",
        ribs="0,54 0,-16 | 0,18 17,-40",
        bridge="0,-14 8,-21 8,-34 0,-39",
    ),
    "onager": _drawn(
        "0,58 4,57 6,30 12,10 27,-30 28,-46 19,-50 17,-54 7,-54 6,-50 0,-50",
        ribs="2,54 2,-20 | 12,10 12,-40",
        bridge="0,-16 7,-22 7,-36 0,-40",
    ),
    "venator_imperial": _VENATOR,
    "venator_republic": _VENATOR,
    "consular": _drawn(
        "0,31 5,30 7,26 7,21 3,17 3,3 7,-1 8,-12 13,-16 13,-28 0,-28",
        ribs="0,14 0,-10 | 4,-17 4,-27 | 8.5,-17 8.5,-27",
        bridge="0,3 3.5,0 3.5,-9 0,-12",
    ),
    "acclamator": _drawn(
        "0,42 3,41 14,6 26,-22 26,-34 16,-36 15,-40 5,-40 4,-36 0,-36",
        ribs="0,38 0,-10 | 4,30 12,-30 | 14,6 20,-32",
        bridge="0,-12 5,-15 5,-26 0,-29",
    ),
    "hardcell": _drawn(
        "0,31 3,25 6,14 10,8 10,-6 14,-10 14,-23 10,-28 5,-25 0,-27",
        ribs="0,24 0,10 | 5,-8 5,-24 | 6,14 6,-6",
        bridge="0,8 5,5 5,-4 0,-7",
    ),
    "munificent": _drawn(
        "0,36 3,44 8,43 10,26 7,12 9,2 16,-6 17,-22 12,-28 13,-39 5,-42 0,-39",
        ribs="4,38 4,-34 | 9,2 12,-26",
        bridge="0,4 4,0 4,-16 0,-20",
    ),
    "recusant": _drawn(
        "0,58 3,56 6,42 11,36 11,26 5,20 4,2 11,-6 13,-22 20,-32 20,-45 11,-52 4,-48 0,-50",
        ribs="0,52 0,-42 | 4,2 9,-40",
        bridge="0,34 5,30 5,24 0,21",
    ),
    "super_star_destroyer": _drawn(
        "0,168 3,166 14,100 27,-10 34,-90 34,-122 27,-146 17,-152 14,-164 5,-164 4,-156 0,-156",
        ribs="0,160 0,-88 | 5,120 15,-130 | 9,60 24,-120 | 0,40 8,-80",
        bridge="0,-90 7,-98 7,-122 0,-130",
    ),
}
"""The silhouettes by chassis."""
