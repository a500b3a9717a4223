"""The range ruler: one side with range bands, the other with distance bands. Two types that do not compare.

A dividing line belongs to the band nearer the start, so a length equal to a band's end is in that band (RANGE-04).
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeVar

from armada.geometry.pose import EXACT

RULER = 304.8
"""The ruler's length in mm (RANGE-03)."""


class Band(Enum):
    """A band of one side of the ruler; its value is its end in mm.

    It starts where the one before it ends; `number` is its place on its side of the ruler, counted from 1.
    """

    start: float
    end: float
    number: int

    def __init__(self, end: float) -> None:
        nearer = list(type(self))
        self.start = nearer[-1].end if nearer else 0.0
        self.end = end
        self.number = len(nearer) + 1

    def reaches(self, mm: float) -> bool:
        """Whether a length is in this band or a closer one."""
        return mm <= self.end + EXACT


class Range(Band):
    """The range side: close, medium, long (RANGE-01, PHYS-08)."""

    CLOSE = 123.3
    MEDIUM = 186.7
    LONG = RULER


class Distance(Band):
    """The distance side: bands 1 to 5 (RANGE-02, PHYS-09)."""

    ONE = 76.5
    TWO = 124.7
    THREE = 184.8
    FOUR = 244.8
    FIVE = RULER


B = TypeVar("B", bound=Band)

DISTANCES = tuple(Distance)
RANGES = tuple(Range)


def range_of(mm: float) -> Range | None:
    """The range band of a length; None beyond the ruler (RANGE-23)."""
    for band in RANGES:
        if band.reaches(mm):
            return band
    return None


def distance_of(mm: float) -> Distance | None:
    """The distance band of a length; None beyond the ruler."""
    for band in DISTANCES:
        if band.reaches(mm):
            return band
    return None


class Span(NamedTuple):
    """From the nearest to the farthest portion of a piece, as a ruler laid from another one measures it, in mm."""

    nearest: float
    farthest: float

    def is_at(self, first: B, last: B) -> bool:
        """'At' bands first to last: some portion is inside them (RANGE-05, RANGE-08)."""
        return last.reaches(self.nearest) and (first.start == 0.0 or self.farthest > first.start + EXACT)

    def is_within(self, first: B, last: B) -> bool:
        """'Within' bands first to last: the whole base or token is inside them (RANGE-07, RANGE-08)."""
        return last.reaches(self.farthest) and (first.start == 0.0 or self.nearest > first.start + EXACT)

    def is_beyond(self, band: Band) -> bool:
        """'Beyond' a band: no portion is inside it or a closer one (RANGE-06)."""
        return not band.reaches(self.nearest)
