"""The attacker rerolls dice: any of some colours, at once, as many as an effect allows, those where it is worth most.

It is never better to reroll a die that shows at least as much as one of its colour that is kept. So the choices for a
pool are found by taking dice from it one after the other, each time one of those that show least of their colour.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from armada.catalog.cards import Color
from armada.odds.pools import Counts, Roll, how_many, places_of, rolls_of, showings_of, with_die, with_face
from armada.odds.sides import COLORS, Reroll
from armada.odds.stages import AttackStage, Ways, Worths, expected, spread

NONE_TAKEN: Final = (0, 0, 0)
TAG_BITS: Final = 4
KEEP: Final = 15
"""The choice to take no further die. A choice stands in the lowest bits of a worth: the best worth brings its own."""


class RerollPlan(NamedTuple):
    """The values of pools, and for each number of dice taken from them, fewest first, the next choice."""

    worths: Worths
    choices: dict[Counts, list[int]]


class Rerolling:
    """A stage at which dice may be rerolled."""

    def __init__(self, reroll: Reroll, then: AttackStage, *, critical: bool) -> None:
        self.reroll = reroll
        self.then = then
        self.critical = critical
        self._plans: dict[Counts, RerollPlan] = {}

    def worths(self, counts: Counts) -> Worths:
        """The value with the best choice of dice, averaged over their new faces."""
        return self._plan(counts).worths

    def _plan(self, counts: Counts) -> RerollPlan:
        if counts not in self._plans:
            self._plans[counts] = self._make_plan(counts)
        return self._plans[counts]

    def _make_plan(self, counts: Counts) -> RerollPlan:
        """Look ahead: first what the rest of a pool is worth with the dice taken rolled into it, then what to take."""
        worths = {NONE_TAKEN: self.then.worths(counts)}
        numbers = self._numbers(counts)
        for taken in numbers[1:]:
            color = _a_color(taken)
            worths[taken] = expected(worths[with_die(taken, color, -1)], _less(counts, taken), color)
        choices: dict[Counts, list[int]] = {}
        for taken in reversed(numbers):
            bits = 3 * (self.reroll.most - sum(taken))
            if not self._further(taken, numbers):
                worths[taken] = [worth << bits for worth in worths[taken]] if bits else worths[taken]
                continue
            tagged = [(worth << bits + TAG_BITS) + KEEP for worth in worths[taken]]
            for color, more in self._further(taken, numbers):
                _take(tagged, worths[more], takings(_less(counts, more), color, self.critical))
            worths[taken] = [worth >> TAG_BITS for worth in tagged]
            choices[taken] = [worth & KEEP for worth in tagged]
        return RerollPlan(worths[NONE_TAKEN], choices)

    def _numbers(self, counts: Counts) -> list[Counts]:
        """How many dice of each colour can be taken, fewest first."""
        red, blue, black = [
            range(count * (color in self.reroll.colors) + 1) for color, count in zip(COLORS, counts, strict=True)
        ]
        return sorted([(r, b, k) for r in red for b in blue for k in black if r + b + k <= self.reroll.most], key=sum)

    def _further(self, taken: Counts, numbers: list[Counts]) -> list[tuple[Color, Counts]]:
        """The colours of which a further die can be taken, and what is taken then."""
        return [(color, more) for color in COLORS if (more := with_die(taken, color)) in numbers]

    def play(self, ways: Ways) -> Ways:
        """The pools of the kept dice with every reroll of the others."""
        return self.then.play({counts: self._reroll(counts, pools) for counts, pools in ways.items()})

    def _reroll(self, counts: Counts, pools: list[int]) -> list[int]:
        """Take the dice that the plan says, then roll them into what is left."""
        choices = self._plan(counts).choices
        numbers = self._numbers(counts)
        left = {taken: [0] * how_many(_less(counts, taken)) for taken in numbers}
        left[NONE_TAKEN] = pools
        for taken in numbers:
            bits = 3 * (self.reroll.most - sum(taken))
            chosen = choices.get(taken)
            if chosen is None:
                left[taken] = [count << bits for count in left[taken]] if bits else left[taken]
                continue
            for color, more in self._further(taken, numbers):
                _took(left[taken], chosen, left[more], takings(_less(counts, more), color, self.critical))
            left[taken] = [count << bits if tag == KEEP else 0 for count, tag in zip(left[taken], chosen, strict=True)]
        for taken in reversed(numbers[1:]):
            color = _a_color(taken)
            spread(left[taken], _less(counts, taken), color, left[with_die(taken, color, -1)])
        return left[NONE_TAKEN]


class Taking(NamedTuple):
    """A die to take: the indices of the pools with it and without it, and the choice to take it."""

    pools: slice
    rests: slice
    tag: int


def _take(tagged: list[int], without: Worths, dice: list[Taking]) -> None:
    """Choose to take one of these dice from each pool that is worth more without it."""
    untagged = [worth << TAG_BITS for worth in without]
    for pools, rests, tag in dice:
        tagged[pools] = [
            worth if (worth := rest + tag) > best else best
            for best, rest in zip(tagged[pools], untagged[rests], strict=True)
        ]


def _took(ways: list[int], chosen: list[int], without: list[int], dice: list[Taking]) -> None:
    """Take the dice that were chosen."""
    for pools, rests, tag in dice:
        without[rests] = [
            has + more if choice == tag else has
            for has, more, choice in zip(without[rests], ways[pools], chosen[pools], strict=True)
        ]


@lru_cache(maxsize=1024)
def takings(counts: Counts, color: Color, critical: bool) -> list[Taking]:
    """The dice of a colour that may be taken from pools so that these dice are left."""
    before = COLORS[: COLORS.index(color)]
    first = KEEP - 1 - sum([len(showings_of(other)) for other in before])
    count = counts[COLORS.index(color)]
    rolls = rolls_of(color, count + 1)
    places = places_of(with_die(counts, color), color)
    return [
        Taking(pools, rests, first - face)
        for roll, places_without in enumerate(places_of(counts, color))
        for face, more in enumerate(with_face(color, count)[roll])
        if _shows_least(color, rolls[more], face, critical)
        for pools, rests in zip(places[more], places_without, strict=True)
    ]


def _shows_least(color: Color, roll: Roll, face: int, critical: bool) -> bool:
    """Whether no other die of the roll shows less; among equal faces the first counts as least."""
    icons = [(kind.damage, kind.crits, kind.accuracies) for kind in showings_of(color, critical)]
    for other, count in enumerate(roll):
        at_most = all(less <= more for less, more in zip(icons[other], icons[face], strict=True))
        if count and at_most and (icons[other] != icons[face] or other < face):
            return False
    return True


def _a_color(counts: Counts) -> Color:
    """A colour of which there is a die."""
    return next(color for color, count in zip(COLORS, counts, strict=True) if count)


def _less(counts: Counts, taken: Counts) -> Counts:
    return counts[0] - taken[0], counts[1] - taken[1], counts[2] - taken[2]
