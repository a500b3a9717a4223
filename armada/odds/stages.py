"""The attacker's decisions after the roll: a die is added, dice are rerolled, each as well as possible.

A stage knows the one after it. `worths` looks ahead: what each pool is worth to the attacker who plays on well; the
number grows eightfold with each die that may yet be rolled. `play` goes on: from pools and the ways in which they come
about to the pools after the stage.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from armada.catalog.cards import Color
from armada.odds.defense import Defense
from armada.odds.pools import Counts, rolls, showings_of, summaries
from armada.odds.sides import COLORS, AddedDie, Reroll

Worths = Mapping[int, int]
Ways = dict[Counts, dict[int, int]]
"""In how many ways each pool comes about, by the dice that are in it."""

Kept = tuple[int, Counts]
"""The dice that are kept, as a pool, and how many are rerolled."""

NO_DICE: Final = (0, 0, 0)


class Stage(Protocol):
    """A decision of the attacker, or the end of them."""

    def worths(self, counts: Counts) -> Worths:
        """What the pools of so many dice are worth before the decision."""
        ...

    def play(self, ways: Ways) -> Ways:
        """The pools after the decision."""
        ...


class Answered:
    """The pool is final: the defender answers."""

    def __init__(self, defense: Defense) -> None:
        self.defense = defense
        self._worths: dict[Counts, Worths] = {}

    def worths(self, counts: Counts) -> Worths:
        """What the defender's answers leave."""
        if counts not in self._worths:
            worth = self.defense.worth
            pools = summaries(counts, self.defense.critical, self.defense.evades)
            self._worths[counts] = {pool: worth(summary) for pool, summary in pools.items()}
        return self._worths[counts]

    def play(self, ways: Ways) -> Ways:
        """Nothing more is decided."""
        return ways


class Adding:
    """A die is added, of the best colour."""

    def __init__(self, die: AddedDie, then: Stage) -> None:
        self.die = die
        self.then = then
        self._plans: dict[Counts, tuple[Worths, Mapping[int, Color]]] = {}

    def worths(self, counts: Counts) -> Worths:
        """The worth with a die of the best colour, on average over its faces."""
        return self._plan(counts)[0]

    def _plan(self, counts: Counts) -> tuple[Worths, Mapping[int, Color]]:
        if counts not in self._plans:
            best: dict[int, int] = {}
            colors: dict[int, Color] = {}
            for color in self.die.colors or [color for color in COLORS if counts[COLORS.index(color)]]:
                later = self.then.worths(with_die(counts, color))
                for pool, worth in expected(later, rolls(counts), color).items():
                    if worth > best.get(pool, -1):
                        best[pool], colors[pool] = worth, color
            self._plans[counts] = best, colors
        return self._plans[counts]

    def play(self, ways: Ways) -> Ways:
        """The pools with the die, and with whatever it shows."""
        found: Ways = {}
        for counts, pools in ways.items():
            _, colors = self._plan(counts)
            for pool, count in pools.items():
                color = colors[pool]
                into = found.setdefault(with_die(counts, color), {})
                for face in showings_of(color):
                    into[pool + face.unit] = into.get(pool + face.unit, 0) + count * face.sides
        return self.then.play(found)


class Rerolling:
    """Any of some dice are rerolled at once, as many as are allowed."""

    def __init__(self, reroll: Reroll, then: Stage) -> None:
        self.reroll = reroll
        self.then = then
        self._plans: dict[Counts, tuple[Worths, Mapping[int, Kept]]] = {}

    def worths(self, counts: Counts) -> Worths:
        """The worth with the best choice of dice, on average over what they show then."""
        return self._plan(counts)[0]

    def _plan(self, counts: Counts) -> tuple[Worths, Mapping[int, Kept]]:
        if counts not in self._plans:
            self._plans[counts] = self._best(counts, self._ahead(counts))
        return self._plans[counts]

    def _ahead(self, counts: Counts) -> dict[Counts, Worths]:
        """For every number of dice rerolled, fewest first: what the dice that are kept are worth."""
        ahead = {NO_DICE: self.then.worths(counts)}
        for rerolled in self._choices(counts)[1:]:
            color = next(color for color, count in zip(COLORS, rerolled, strict=True) if count)
            kept = (counts[0] - rerolled[0], counts[1] - rerolled[1], counts[2] - rerolled[2])
            ahead[rerolled] = expected(ahead[with_die(rerolled, color, -1)], rolls(kept), color)
        return ahead

    def _choices(self, counts: Counts) -> list[Counts]:
        """How many dice of each colour may be rerolled, fewest first."""
        red, blue, black = [
            range(count * (color in self.reroll.colors) + 1) for color, count in zip(COLORS, counts, strict=True)
        ]
        choices = [(r, b, k) for r in red for b in blue for k in black if r + b + k <= self.reroll.most]
        return sorted(choices, key=sum)

    def _best(self, counts: Counts, ahead: dict[Counts, Worths]) -> tuple[Worths, Mapping[int, Kept]]:
        """The best choice for each pool: starting with most dice rerolled, put one die after the other back."""
        best: dict[Counts, dict[int, int]] = {}
        choice: dict[Counts, dict[int, Kept]] = {}
        for rerolled in reversed(ahead):
            bits = 3 * (self.reroll.most - sum(rerolled))
            worths = best[rerolled] = {pool: worth << bits for pool, worth in ahead[rerolled].items()}
            kept = choice[rerolled] = {}
            for color in COLORS:
                more = with_die(rerolled, color)
                units = [face.unit for face in showings_of(color)]
                for rest, worth in best.get(more, {}).items():
                    for unit in units:
                        if worth > worths[rest + unit]:
                            worths[rest + unit] = worth
                            kept[rest + unit] = choice[more].get(rest, (rest, more))
        return best[NO_DICE], choice[NO_DICE]

    def play(self, ways: Ways) -> Ways:
        """The pools with the dice that were kept, and whatever the others show."""
        found: Ways = {}
        most = self.reroll.most
        for counts, pools in ways.items():
            _, choice = self._plan(counts)
            into = found.setdefault(counts, {})
            for pool, count in pools.items():
                rest, rerolled = choice.get(pool, (pool, NO_DICE))
                count <<= 3 * (most - sum(rerolled))
                for added, more in rolls(rerolled).items():
                    into[rest + added] = into.get(rest + added, 0) + count * more
        return self.then.play(found)


def with_die(counts: Counts, color: Color, more: int = 1) -> Counts:
    """So many dice and one more of a colour, or one less."""
    red, blue, black = counts
    if color is Color.RED:
        return red + more, blue, black
    return (red, blue + more, black) if color is Color.BLUE else (red, blue, black + more)


def expected(later: Worths, pools: Iterable[int], color: Color) -> dict[int, int]:
    """What pools are worth when a die of this colour is rolled into them, times eight."""
    if len(kinds := showings_of(color)) == 3:
        (a, x), (b, y), (c, z) = [(kind.sides, kind.unit) for kind in kinds]
        return {pool: a * later[pool + x] + b * later[pool + y] + c * later[pool + z] for pool in pools}
    faces = [(kind.sides, kind.unit) for kind in kinds]
    return {pool: sum([sides * later[pool + unit] for sides, unit in faces]) for pool in pools}
