"""Sizes of the components, in millimetres: bases, tokens, shield-dial frames, maneuver tool.

PHYS-01 to PHYS-03, PHYS-10 and PHYS-13.
`docs/reference/geometry.md` explains how each figure was found and how far sources differ.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Size(StrEnum):
    """The size classes (PHYS-06); huge is later than the Rules Reference we follow."""

    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"
    HUGE = "huge"


class HullZone(StrEnum):
    """The hull zones, clockwise from the front; the auxiliary ones are those of huge ships (ARC-09)."""

    FRONT = "front"
    RIGHT = "right"
    RIGHT_AUX = "right_aux"
    REAR = "rear"
    LEFT_AUX = "left_aux"
    LEFT = "left"


class Base(NamedTuple):
    """A ship's plastic base. The tool's raised line lies at `tool_y`, forward of the centre."""

    width: float
    length: float
    token_width: float
    token_length: float
    tool_y: float
    dials: tuple[tuple[float, float], ...]
    """Centres of the shield dials, in the ship's own frame."""


SQUADRON_RADIUS: Final = 17.1
TOKEN_RADIUS: Final = 9.5
"""An objective token."""

DIAL_RADIUS: Final = 12.8
"""The plastic frame of a shield dial: it counts for overlapping and for nothing else (OVL-20)."""

DIAL_INSET: Final = 5.3
"""How far inside the base's edge the centre of a dial lies."""


def _base(width: float, length: float, token_width: float, token_length: float) -> Base:
    side, end = width / 2 - DIAL_INSET, length / 2 - DIAL_INSET
    dials = ((0.0, end), (side, 0.0), (0.0, -end), (-side, 0.0))
    return Base(width, length, token_width, token_length, length / 2, dials)


BASES: Final = {
    Size.SMALL: _base(43.0, 71.0, 38.5, 70.25),
    Size.MEDIUM: _base(63.0, 102.0, 58.5, 101.5),
    Size.LARGE: _base(77.5, 129.0, 73.0, 128.4),
    # One token on two large bases: six dials, and the tool in the notches of the rear base.
    Size.HUGE: Base(
        width=77.5,
        length=355.0,
        token_width=73.0,
        token_length=354.5,
        tool_y=-48.5,
        dials=((0.0, 172.2), (33.45, 113.0), (33.45, -113.0), (0.0, -172.2), (-33.45, -113.0), (-33.45, 113.0)),
    ),
}
