"""Rolled attack pools as multisets: how many dice of each colour show each face, and in how many ways.

A pool is one whole number. Each kind of die face has five bits of it for how many dice show it, so that adding a die
is an addition. Dice of one colour are alike: eight dice have 16,777,216 rolls, but at most 2,520 pools.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import factorial
from typing import Final, NamedTuple

from armada.catalog.cards import Color
from armada.odds.sides import COLORS
from armada.state.dice import CRITS, HITS, DieFace, faces_of

SIDES: Final = 8
MOST_DICE: Final = 31
_BITS: Final = 5


class Showing(NamedTuple):
    """A face on a die of one colour: how many of its eight sides have it, one such die as a pool, and its icons."""

    color: Color
    face: DieFace
    sides: int
    unit: int
    hits: int
    crits: int
    accuracies: int

    def damage(self, critical: bool) -> int:
        """What it adds to the damage total; critical icons count where the attack is `critical`."""
        return self.hits + self.crits if critical else self.hits


Counts = tuple[int, int, int]
"""How many red, blue and black dice."""

Summary = tuple[int, int, int, int]
"""What the defender's best answer to a pool depends on.

Damage, critical icons (two stand for more), accuracy icons, and which kinds of dice an Evade could be used on: the sum
of their units.
"""


@cache
def showings() -> tuple[Showing, ...]:
    """Every face of every colour once."""
    found: list[Showing] = []
    for color in COLORS:
        sides = faces_of(color)
        for face in dict.fromkeys(sides):
            unit = 1 << _BITS * len(found)
            icons = HITS.get(face, 0), CRITS.get(face, 0), int(face is DieFace.ACCURACY)
            found.append(Showing(color, face, sides.count(face), unit, *icons))
    return tuple(found)


@cache
def showings_of(color: Color) -> tuple[Showing, ...]:
    """The faces of one colour."""
    return tuple([showing for showing in showings() if showing.color is color])


@lru_cache(maxsize=512)
def rolls(counts: Counts) -> Mapping[int, int]:
    """The pools that so many dice can show, and the ways in which each comes about, out of 8 to the number of dice."""
    red, blue, black = [_rolls_of(color, count) for color, count in zip(COLORS, counts, strict=True)]
    return {r + b + k: x * y * z for r, x in red for b, y in blue for k, z in black}


@cache
def _rolls_of(color: Color, count: int) -> tuple[tuple[int, int], ...]:
    """The same for dice of one colour: multinomial numbers."""
    found = [(0, factorial(count), count)]
    *kinds, last = showings_of(color)
    for kind in kinds:
        found = [
            (pool + n * kind.unit, ways * kind.sides**n // factorial(n), left - n)
            for pool, ways, left in found
            for n in range(left + 1)
        ]
    return tuple([(pool + n * last.unit, ways * last.sides**n // factorial(n)) for pool, ways, n in found])


@lru_cache(maxsize=512)
def summaries(counts: Counts, critical: bool, evading: bool) -> Mapping[int, Summary]:
    """The summary of each pool that so many dice can show; which dice there are matters only to one who can evade."""
    red, blue, black = [
        [(pool, *_summary(color, pool, critical, evading)) for pool, _ in _rolls_of(color, count)]
        for color, count in zip(COLORS, counts, strict=True)
    ]
    return {
        r + b + k: (rd + bd + kd, min(2, rc + bc + kc), ra + ba + ka, rp + bp + kp)
        for r, rd, rc, ra, rp in red
        for b, bd, bc, ba, bp in blue
        for k, kd, kc, ka, kp in black
    }


@lru_cache(maxsize=512)
def rolled_summaries(counts: Counts, critical: bool, evading: bool) -> Mapping[Summary, int]:
    """The summaries that so many dice can have, and the ways in which each comes about."""
    found: dict[Summary, int] = {}
    ways = rolls(counts)
    for pool, summary in summaries(counts, critical, evading).items():
        found[summary] = found.get(summary, 0) + ways[pool]
    return found


def _summary(color: Color, pool: int, critical: bool, evading: bool) -> Summary:
    """The summary of dice of one colour."""
    damage = crits = accuracies = present = 0
    for kind in showings_of(color):
        count = pool // kind.unit % (MOST_DICE + 1)
        if count:
            damage += count * kind.damage(critical)
            crits += count * kind.crits * critical
            accuracies += count * kind.accuracies
            present += kind.unit * (evading and kind.damage(critical) > 0)
    return damage, crits, accuracies, present
