"""Tables: numbered, the top pair at the first; nobody sits at the same table twice if avoidable (TRN-95)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from armada.messages.message import say
from armada.tournament.matching import lightest

EXACT: Final = 60
"""Up to this many pairs the best seating is found exactly; beyond, repeated tables are swapped with close ones."""

Pair = tuple[int, int]


def seat(
    pairs: Sequence[Pair],
    *,
    first: int,
    seen: Mapping[int, Collection[int]],
    fixed: Mapping[int, int],
    leaders_first: bool = False,
) -> tuple[list[int], list[str]]:
    """A table for each pair, in order of rank, and remarks on what was not possible.

    `seen`: the tables at which each player has sat; `fixed`: the table of a player who always needs the same one;
    `leaders_first`: the top pair sits at the first table, unless that is somebody's fixed table.
    """
    tables: dict[int, int] = {}
    remarks: list[str] = []
    for place, pair in enumerate(pairs):
        for player in pair:
            if (table := fixed.get(player)) is None or place in tables:
                continue
            if table in tables.values():
                remarks.append(say("tournament-fixed-table", table=table))
            else:
                tables[place] = table
    if leaders_first and pairs and 0 not in tables and first not in tables.values():
        tables[0] = first
    open_places = [place for place in range(len(pairs)) if place not in tables]
    taken = set(tables.values())
    free = [table for table in range(first, first + len(pairs) + len(taken)) if table not in taken][: len(open_places)]
    been = [{table for player in pairs[place] for table in seen.get(player, ())} for place in open_places]
    chosen = _best_seating(free, been) if len(free) <= EXACT else _exchanged(free, been)
    tables |= dict(zip(open_places, chosen, strict=True))
    again = sum(table in had for table, had in zip(chosen, been, strict=True))
    if again:
        remarks.append(say("tournament-same-table", count=again))
    return [tables[place] for place in range(len(pairs))], remarks


def _best_seating(free: Sequence[int], been: Sequence[Collection[int]]) -> list[int]:
    """The seating with the fewest repeated tables, then closest to the order of rank."""
    number = len(free)
    again = number**3 + 1
    edges = [
        (place, number + spot, (place - spot) ** 2 + again * (table in had))
        for place, had in enumerate(been)
        for spot, table in enumerate(free)
    ]
    spots = dict(lightest(2 * number, edges))
    return [free[spots[place] - number] for place in range(number)]


def _exchanged(free: Sequence[int], been: Sequence[Collection[int]]) -> list[int]:
    """The seating by rank; a pair with a repeated table swaps with the nearest pair that can."""
    chosen = list(free)
    for place, had in enumerate(been):
        if chosen[place] not in had:
            continue
        for step in range(2 * len(chosen)):
            other = place + (step // 2 + 1) * (1 if step % 2 else -1)
            if not 0 <= other < len(chosen):
                continue
            if chosen[other] not in had and chosen[place] not in been[other]:
                chosen[place], chosen[other] = chosen[other], chosen[place]
                break
    return chosen
