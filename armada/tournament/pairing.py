"""Pairings of a round: at random among equal tournament points, and nobody meets the same opponent again.

The first round is random (TRN-29). Later ones pair players of the same tournament points at random (TRN-31); whoever
is left over in a group meets somebody of the next one (TRN-32), and two who have met are kept apart, by pairing down
where the group allows nothing else (TRN-34). That is one measure: the least sum of the squared differences of
tournament points inside the pairs. Faction, margin of victory and strength of schedule count for nothing (TRN-16).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from armada.tournament.byes import Entrant, in_line_for_a_bye
from armada.tournament.draw import Draw
from armada.tournament.matching import fewest_faults, least_faults
from armada.tournament.score_groups import EXACT, best_pairs

Apart = Mapping[int, Collection[int]]
"""For each player, by id, whom that one has met, or is kept apart from; whoever is not named is free."""


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Who meets whom, who has the bye, and what could not be avoided. The pair of more points comes first."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None
    bye_was_moved: bool = False
    rematches: tuple[tuple[int, int], ...] = ()
    clashes: tuple[tuple[int, int], ...] = ()


def pair_players(
    entrants: Sequence[Entrant], seed: str, *, met: Apart, apart: Apart | None = None, bye: int | None = None
) -> Pairing:
    """The pairing that the seed draws for these players. `apart`: who is to be kept apart as well, if possible.

    With an odd number of players the first in line for a bye gets it, unless the organiser gave it to somebody
    (`bye`). Where that would force a rematch that another bye avoids, the next in line gets it, and that is said.
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
    """An even field paired: no rematch, and nobody with those to be kept apart from, if that can be; else the least."""
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
    """Whom each player is kept apart from, by place in the field instead of by id."""
    return [frozenset(places[other] for other in apart.get(one.id, ()) if other in places) for one in field]


def _higher_first(one: Entrant, two: Entrant) -> tuple[int, int]:
    return (one.id, two.id) if (-one.points, one.id) <= (-two.points, two.id) else (two.id, one.id)
