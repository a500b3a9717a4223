"""The best way to split players into pairs: exact, and random among equally good pairings.

Nothing here knows about tournaments. A field is a list of values (tournament points) and, for each player, the players
they must not meet. The cost of a pairing is the sum of the squared differences inside its pairs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import rustworkx

from armada.tournament.draw import Draw

Pair = tuple[int, int]
Apart = Sequence[frozenset[int]]
"""For each player, by place in the field, the players they must not meet."""

CHANCE_BITS: Final = 40
"""Bits of the random weight of a pair: among a million pairs, two are alike in one draw of a million."""


def least_squares(values: Sequence[int], apart: Apart, draw: Draw) -> list[Pair] | None:
    """The pairs of an even field with the least sum of squared differences; None if somebody must be left over.

    Each pair gets a small random weight in addition to its cost. All of them together are worth less than a difference
    of one, so the result is always one of the best pairings, and each of those can be drawn.
    """
    unit = (len(values) // 2 + 1) << CHANCE_BITS
    edges = [
        (one, two, (values[one] - values[two]) ** 2 * unit + (draw.number() >> (64 - CHANCE_BITS)))
        for one in range(len(values))
        for two in range(one + 1, len(values))
        if two not in apart[one]
    ]
    found = lightest(len(values), edges)
    return found if 2 * len(found) == len(values) else None


def least_faults(
    values: Sequence[int], faults: Callable[[int, int], tuple[int, ...]], draw: Draw, levels: int
) -> list[Pair]:
    """The pairs of a field of even size with the fewest faults of the first kind, then of the second, and so on, and
    then with the least sum of squared differences. Any two can be paired, so there always is an answer.
    """
    pairs = len(values) // 2 + 1
    unit = pairs << CHANCE_BITS
    widest = (max(values, default=0) - min(values, default=0)) ** 2 + 1
    weights = [unit * widest * pairs ** (levels - level) for level in range(levels)]
    edges = [
        (
            one,
            two,
            (values[one] - values[two]) ** 2 * unit
            + sum(weight * fault for weight, fault in zip(weights, faults(one, two), strict=True))
            + (draw.number() >> (64 - CHANCE_BITS)),
        )
        for one in range(len(values))
        for two in range(one + 1, len(values))
    ]
    return lightest(len(values), edges)


def fewest_faults(order: list[int], apart: Apart) -> list[Pair]:
    """Neighbours of an order paired, and partners exchanged as long as that leaves fewer who should not meet.

    Only for players of one value. Where everybody is kept apart from one group of their own (a club), no exchange is
    left only when every pair has somebody of the group that still meets itself, and then no pairing has fewer faults.
    """
    pairs = [(order[place], order[place + 1]) for place in range(0, len(order), 2)]
    faulty = [place for place, (one, two) in enumerate(pairs) if two in apart[one]]
    while faulty:
        place = faulty.pop()
        one, two = pairs[place]
        if two not in apart[one]:
            continue
        for other, (three, four) in enumerate(pairs):
            if other == place:
                continue
            now = 1 + (four in apart[three])
            if (three in apart[one]) + (four in apart[two]) < now:
                pairs[place], pairs[other] = (one, three), (two, four)
            elif (four in apart[one]) + (three in apart[two]) < now:
                pairs[place], pairs[other] = (one, four), (two, three)
            else:
                continue
            faulty += [at for at in (place, other) if pairs[at][1] in apart[pairs[at][0]]]
            break
    return pairs


def lightest(nodes: int, edges: Sequence[tuple[int, int, int]]) -> list[Pair]:
    """The pairs of the lightest matching among those that leave the fewest over (a maximum-weight matching)."""
    heaviest = max((weight for _, _, weight in edges), default=0)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(one, two, heaviest - weight) for one, two, weight in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in found)


def untangled(order: list[int], apart: Apart, draw: Draw) -> list[Pair] | None:
    """Neighbours of an order paired, those that must not meet exchanged with others; None if that leads nowhere.

    Only for players of one value, between whom exchanging costs nothing. A pair can be exchanged with any other that
    the few whom its two players must not meet do not forbid, so with enough pairs it always works at once.
    """
    pairs = [(order[place], order[place + 1]) for place in range(0, len(order), 2)]
    for place, (one, two) in enumerate(pairs):
        if two not in apart[one]:
            continue
        start = draw.below(len(pairs))
        for step in range(len(pairs)):
            other = (start + step) % len(pairs)
            first, second = pairs[other]
            if other == place:
                continue
            for three, four in ((first, second), (second, first)):
                if three not in apart[one] and four not in apart[two]:
                    pairs[place], pairs[other] = (one, three), (two, four)
                    break
            else:
                continue
            break
        else:
            return None
    return pairs
