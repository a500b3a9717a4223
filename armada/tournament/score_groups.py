"""Exact pairings of large fields without comparing every pair: the field is split at scores that many players have.

A score is **broad** when enough players have it to be paired among themselves whoever of them leaves. Then,
whatever the best pairing is (`docs/decisions/rustworkx.md` has the proofs):

- no pair reaches over a broad score: split into two pairs with somebody of that score it would cost less;
- few of a broad score meet players above it and few meet players below it, and any of its players can stand for them.

So the field falls into stretches between broad scores. Each is matched exactly, together with a few players of the
broad scores at its ends: an even or an odd number of them, as the number of players above demands. Who is left of a
broad score is paired at random with another of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

import msgspec

from armada.tournament.draw import Draw
from armada.tournament.matching import Apart, Pair, least_squares, untangled

EXACT: Final = 150
"""Up to this many players of one score, all pairings are compared if swapping partners fails (0.1 s)."""


class Broad(msgspec.Struct):
    """A broad score: those of its players who are still free, and how many of them a stretch beside it needs."""

    free: list[int]
    reach: int

    def take(self, odd: int) -> list[int]:
        """Enough of its players for the stretch beside it, in an odd or even number."""
        number = self.reach + (self.reach + odd) % 2
        taken, self.free = self.free[:number], self.free[number:]
        return taken


class Stretch(msgspec.Struct, frozen=True):
    """The players between two broad scores; at the ends of the field there is none above or none below."""

    upper: Broad | None
    between: list[int]
    lower: Broad | None


def best_pairs(values: Sequence[int], apart: Apart, draw: Draw) -> list[Pair] | None:
    """The pairs of an even field with the least sum of squared differences; None if somebody would be left over."""
    order = draw.shuffled(range(len(values)))
    if len(set(values)) <= 1:
        pairs = untangled(order, apart, draw)
        if pairs is not None or len(values) > EXACT:
            return pairs
    stretches = list(stretches_of(values, order, apart))
    found: list[Pair] = []
    odd = 0
    for stretch in stretches:
        size = len(stretch.lower.free) if stretch.lower else 0
        below = (len(stretch.between) + odd) % 2
        pairs = _matched(stretch, odd, below, values, apart, draw)
        if pairs is None:
            return None
        found += pairs
        odd = (size + below) % 2
    for stretch in stretches:
        if stretch.lower:
            rest = untangled(stretch.lower.free, apart, draw)
            assert rest is not None, "the players of a broad score can always be paired with each other"
            found += rest
    return found


def stretches_of(values: Sequence[int], order: Sequence[int], apart: Apart) -> Iterator[Stretch]:
    """The field from the highest score down, cut at its broad scores."""
    most = max(map(len, apart), default=0)
    among: Counter[tuple[int, int]] = Counter((place, values[other]) for place in order for other in apart[place])
    within: Counter[int] = Counter()
    for (_, value), number in among.items():
        within[value] = max(within[value], number)
    upper: Broad | None = None
    between: list[int] = []
    for value, group in groupby(sorted(order, key=lambda place: -values[place]), key=lambda place: values[place]):
        players = list(group)
        reach = most + 3 + 2 * within[value]
        if len(players) < 2 * (reach + 1) + 4 * within[value] + 4:
            between += players
            continue
        lower = Broad(players, reach)
        yield Stretch(upper, between, lower)
        upper, between = lower, []
    yield Stretch(upper, between, None)


def _matched(
    stretch: Stretch, odd: int, below: int, values: Sequence[int], apart: Apart, draw: Draw
) -> list[Pair] | None:
    """A stretch paired, with an odd or even number of players of the broad score above it and of the one below it."""
    upper, lower = stretch.upper, stretch.lower
    if stretch.between:
        players = [
            *(upper.take(odd) if upper else ()),
            *stretch.between,
            *(lower.take(below) if lower else ()),
        ]
        places = {player: place for place, player in enumerate(players)}
        met = [frozenset(places[other] for other in apart[player] if other in places) for player in players]
        found = least_squares([values[player] for player in players], met, draw)
        return None if found is None else [(players[one], players[two]) for one, two in found]
    if not odd or upper is None or lower is None:
        return []
    one = upper.free.pop()
    two = next(player for player in lower.free if player not in apart[one])
    lower.free.remove(two)
    return [(one, two)]
