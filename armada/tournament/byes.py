"""Byes: which player sits out when the number of players is odd (TRN-33, TRN-35, TRN-36)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from armada.tournament.draw import Draw


class Entrant(msgspec.Struct, frozen=True):
    """A player as a pairing sees one: tournament points and margin of victory so far, and how many byes."""

    id: int
    points: int = 0
    margin: int = 0
    byes: int = 0


def in_line_for_a_bye(entrants: Iterable[Entrant], draw: Draw) -> list[int]:
    """The players who may get the bye, first in line first.

    The fewest tournament points, then the lowest margin of victory, then at random (TRN-36); in the first round all
    are level, so it is random (TRN-35). Nobody has a second bye while somebody can have a first.
    """
    line = sorted((one.byes, one.points, one.margin, draw.number(), one.id) for one in entrants)
    return [id for byes, *_, id in line if byes == line[0][0]]
