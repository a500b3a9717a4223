"""Mixing colours as the browser's style sheets do, in the space Oklab, so that both draw a hull in the same tones."""

from __future__ import annotations

from functools import cache
from typing import Final

Triple = tuple[float, float, float]

_TO_CONES: Final = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Final = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_FROM_LAB: Final = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
_FROM_CONES: Final = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


def mixed(first: str, second: str, share: float) -> str:
    """A colour between two, written as #rrggbb: all of the first at a share of 0, all of the second at 1."""
    a, b = _lab(first), _lab(second)
    return _written((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share))


@cache
def _lab(colour: str) -> Triple:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    cones = _times(_TO_CONES, (_linear(red), _linear(green), _linear(blue)))
    return _times(_TO_LAB, (cones[0] ** (1 / 3), cones[1] ** (1 / 3), cones[2] ** (1 / 3)))


def _written(lab: Triple) -> str:
    cones = _times(_FROM_LAB, lab)
    light = _times(_FROM_CONES, (cones[0] ** 3, cones[1] ** 3, cones[2] ** 3))
    return "#" + "".join([f"{round(255 * _curved(min(max(value, 0.0), 1.0))):02x}" for value in light])


def _times(rows: tuple[Triple, Triple, Triple], by: Triple) -> Triple:
    a, b, c = (row[0] * by[0] + row[1] * by[1] + row[2] * by[2] for row in rows)
    return a, b, c


def _linear(value: float) -> float:
    return float(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)


def _curved(value: float) -> float:
    return float(12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055)
