"""Pairings of a round: random among equal tournament points, without rematches.

The first round is random (TRN-29). Later rounds pair players with equal tournament points at random (TRN-31). A player
left over in a group meets somebody from the next one (TRN-32). Players who have met are kept apart, by pairing down if
the group allows nothing else (TRN-34). One measure covers all this: the least sum of squared differences of tournament
points inside the pairs. Faction, margin of victory and strength of schedule do not matter (TRN-16).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from armada.tournament.byes import Entrant, in_line_for_a_bye
from armada.tournament.draw import Draw
from armada.tournament.matching import fewest_faults, least_faults
from armada.tournament.score_groups import EXACT, best_pairs

Apart = Mapping[int, Collection[int]]
"""For each player, by id, the opponents they have met or are kept apart from."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """The pairs, the bye, and what could not be avoided. In a pair the player with more points comes first."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None
    bye_was_moved: bool = False
    rematches: tuple[tuple[int, int], ...] = ()
    clashes: tuple[tuple[int, int], ...] = ()


def pair_players(
    entrants: Sequence[Entrant], seed: str, *, met: Apart, apart: Apart | None = None, bye: int | None = None
) -> Pairing:
    """The pairing that the seed draws for these players. `apart`: players to keep apart as well, if possible.

    With an odd number of players the first in line gets the bye, unless the organiser gave it to somebody (`bye`).
    If that would force a rematch that another bye avoids, the next in line gets it (`bye_was_moved`).
    """
    draw = Draw(seed)
    field = sorted(entrants, key=lambda one: one.id)
    if bye is None and len(field) % 2 == 0:
        return _paired(field, draw, met, apart or {}, None)
    line = [bye] if bye is not None else in_line_for_a_bye(field, draw)
    tried: list[Pairing] = []
    for id in line:
        rest = [one for one in field if one.id != id]
        pairing = _paired(rest, draw, met, apart or {}, id)
        tried.append(pairing)
        if not pairing.rematches:
            break
    best = min(tried, key=lambda pairing: len(pairing.rematches))
    return msgspec.structs.replace(best, bye_was_moved=best.bye != line[0])


def _paired(field: Sequence[Entrant], draw: Draw, met: Apart, apart: Apart, bye: int | None) -> Pairing:
    """Pair an even field with as few rematches, then as few clashes, as possible."""
    places = {one.id: place for place, one in enumerate(field)}
    points = [one.points for one in field]
    meetings = _by_place(field, places, met)
    clashes = _by_place(field, places, apart)
    both = [one | two for one, two in zip(meetings, clashes, strict=True)] if apart else meetings
    found = best_pairs(points, both, draw)
    if found is None and len(set(points)) <= 1 and len(field) > EXACT and not any(meetings):
        found = fewest_faults(draw.shuffled(range(len(field))), clashes)
    elif found is None:
        found = least_faults(points, lambda one, two: (two in meetings[one], two in clashes[one]), draw, levels=2)
    ids = [_higher_first(field[one], field[two]) for one, two in found]
    return Pairing(
        pairs=tuple(sorted(ids)),
        bye=bye,
        rematches=tuple(sorted(pair for pair in ids if pair[1] in met.get(pair[0], ()))),
        clashes=tuple(sorted(pair for pair in ids if pair[1] in apart.get(pair[0], ()))),
    )


def _by_place(field: Sequence[Entrant], places: Mapping[int, int], apart: Apart) -> list[frozenset[int]]:
    """The players to keep apart, by place in the field instead of by id."""
    return [frozenset(places[other] for other in apart.get(one.id, ()) if other in places) for one in field]


def _higher_first(one: Entrant, two: Entrant) -> tuple[int, int]:
    return (one.id, two.id) if (-one.points, one.id) <= (-two.points, two.id) else (two.id, one.id)
