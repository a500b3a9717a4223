"""The attacker's decisions after the roll, stage by stage: adding a die, rerolling dice.

A stage knows the one after it. `worths` looks ahead: what each pool is worth to an attacker who plays on well; the
number grows eightfold with each die that may yet be rolled. `play` goes on, from the ways in which pools come about to
the ways after the stage.
"""

from __future__ import annotations

from typing import Protocol

from armada.catalog.cards import Color
from armada.odds.defense import Defense
from armada.odds.pools import Counts, how_many, places_of, rolled_summaries, showings_of, summaries, with_die, with_face
from armada.odds.sides import COLORS, AddedDie

Worths = list[int]
"""The value of each pool to the attacker."""

Ways = dict[Counts, list[int]]
"""The number of ways for each pool, by its dice."""


class AttackStage(Protocol):
    """A decision of the attacker, or the end of the decisions."""

    def worths(self, counts: Counts) -> Worths:
        """The values of the pools of these dice before the decision."""
        ...

    def play(self, ways: Ways) -> Ways:
        """The pools after the decision, and after all that follow."""
        ...


class Answered:
    """The pool is final: the defender answers."""

    def __init__(self, defense: Defense) -> None:
        self.defense = defense
        self._worths: dict[Counts, Worths] = {}

    def worths(self, counts: Counts) -> Worths:
        """The values that the defender's answers leave."""
        if counts not in self._worths:
            looking = self.defense.looking
            worth = {summary: self.defense.worth(summary) for summary in rolled_summaries(counts, looking)}
            self._worths[counts] = [worth[summary] for summary in summaries(counts, looking)]
        return self._worths[counts]

    def play(self, ways: Ways) -> Ways:
        """Nothing more is decided."""
        return ways


class Adding:
    """Adding a die of the best colour. Adding none is never better."""

    def __init__(self, die: AddedDie, then: AttackStage) -> None:
        self.die = die
        self.then = then
        self._worths: dict[Counts, list[Worths]] = {}

    def worths(self, counts: Counts) -> Worths:
        """The worth with a die of the best colour, on average over its faces."""
        by_color = self._by_color(counts)
        return by_color[0] if len(by_color) == 1 else list(map(max, *by_color))

    def colors(self, counts: Counts) -> tuple[Color, ...]:
        """The colours that can be added."""
        return self.die.colors or tuple([color for color, count in zip(COLORS, counts, strict=True) if count])

    def _by_color(self, counts: Counts) -> list[Worths]:
        if counts not in self._worths:
            self._worths[counts] = [
                expected(self.then.worths(with_die(counts, color)), counts, color) for color in self.colors(counts)
            ]
        return self._worths[counts]

    def play(self, ways: Ways) -> Ways:
        """The pools with the die, and with whatever it shows."""
        found: Ways = {}
        for counts, pools in ways.items():
            colors = self.colors(counts)
            best = [worths.index(max(worths)) for worths in zip(*self._by_color(counts), strict=True)]
            for place in sorted(set(best)):
                chosen = [count if choice == place else 0 for count, choice in zip(pools, best, strict=True)]
                more = with_die(counts, colors[place])
                spread(chosen, counts, colors[place], found.setdefault(more, [0] * how_many(more)))
        return self.then.play(found)


def expected(later: Worths, counts: Counts, color: Color) -> Worths:
    """The values of pools after a die of this colour is rolled into them, times eight."""
    found = [0] * how_many(counts)
    there = places_of(with_die(counts, color), color)
    sides = [kind.sides for kind in showings_of(color)]
    onward = with_face(color, counts[COLORS.index(color)])
    for roll, places in enumerate(places_of(counts, color)):
        for part, place in enumerate(places):
            columns = [later[there[more][part]] for more in onward[roll]]
            found[place] = _weighted(sides, columns)
    return found


def _weighted(sides: list[int], columns: list[list[int]]) -> list[int]:
    """The sum of the columns, each times the sides that lead to it."""
    if len(sides) == 3:
        a, b, c = sides
        return [a * x + b * y + c * z for x, y, z in zip(*columns, strict=True)]
    a, b, c, d, e = sides
    return [a * v + b * w + c * x + d * y + e * z for v, w, x, y, z in zip(*columns, strict=True)]


def spread(ways: list[int], counts: Counts, color: Color, into: list[int]) -> None:
    """Roll a die of this colour into pools, and add up the ways for the resulting pools."""
    there = places_of(with_die(counts, color), color)
    onward = with_face(color, counts[COLORS.index(color)])
    for roll, places in enumerate(places_of(counts, color)):
        for part, place in enumerate(places):
            if any(pools := ways[place]):
                for kind, more in zip(showings_of(color), onward[roll], strict=True):
                    sides, onto = kind.sides, there[more][part]
                    into[onto] = [has + sides * count for has, count in zip(into[onto], pools, strict=True)]
