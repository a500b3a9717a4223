"""The results of an attack and their chances."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec


class Result(NamedTuple):
    """The result of an attack: damage after Brace, shields lost, damage cards dealt, how many of them faceup."""

    damage: int = 0
    shields: int = 0
    cards: int = 0
    faceup: int = 0
    destroyed: bool = False


Part = Literal["damage", "shields", "cards", "faceup", "destroyed"]
PARTS: tuple[Part, ...] = ("damage", "shields", "cards", "faceup", "destroyed")
NOTHING = Result()


class Odds(msgspec.Struct, frozen=True):
    """The number of cases of each result, out of `total` equally likely ones: whole numbers, so nothing is rounded."""

    ways: tuple[tuple[Result, int], ...]
    total: int

    def exactly(self, holds: Callable[[Result], bool]) -> Fraction:
        """The chance that a condition holds, as an exact fraction."""
        return Fraction(sum([ways for result, ways in self.ways if holds(result)]), self.total)

    def chance(self, holds: Callable[[Result], bool]) -> float:
        """The chance that a condition holds, from 0 to 1."""
        return float(self.exactly(holds))

    def at_least(self, part: Part, least: int) -> float:
        """The chance of at least this much damage, or this many shields or cards."""
        return self.chance(lambda result: getattr(result, part) >= least)

    def mean(self, part: Part) -> float:
        """The expected damage, shields or cards; for `destroyed`, the chance."""
        return sum([ways * int(getattr(result, part)) for result, ways in self.ways]) / self.total

    def distribution(self, part: Part) -> dict[int, float]:
        """The chance of each amount of damage, shields or cards, the smallest first."""
        found: dict[int, int] = {}
        for result, ways in self.ways:
            amount = int(getattr(result, part))
            found[amount] = found.get(amount, 0) + ways
        return {amount: found[amount] / self.total for amount in sorted(found)}


NO_ATTACK = Odds(((NOTHING, 1),), 1)
"""An attack with no die to roll is canceled (ATK-18, ATK-23)."""
