"""Keeping clubs apart in large fields: as many as possible, and in no time even where it is hopeless."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time

import pytest

from armada.tournament.byes import Entrant
from armada.tournament.pairing import Pairing, pair_players
from tests.proves import proves

SECONDS = 6.0
"""Of computing; the fault took 24 s for 600 players."""


def paired(*clubs: int, seed: str = "s") -> Pairing:
    """A first round of clubs of these sizes, kept apart."""
    apart: dict[int, set[int]] = {}
    first = 1
    for size in clubs:
        members = set(range(first, first + size))
        apart |= {id: members - {id} for id in members}
        first += size
    return pair_players([Entrant(id) for id in range(1, first)], seed, met={}, apart=apart)


def least_clashes(clubs: Sequence[int]) -> int:
    """However they are paired: a club of more than half can only be paired with the rest and then with itself."""
    largest = max(clubs)
    return max(0, 2 * largest - sum(clubs)) // 2


def test_pairing_600_players_of_one_club_does_not_take_24_seconds() -> None:
    begun = process_time()
    found = paired(600)
    assert process_time() - begun < SECONDS / 3
    assert len(found.clashes) == 300


@proves("TRN-30")
@pytest.mark.parametrize(
    "clubs", [(600,), (400, 200), (360, 120, 120), (300, 300), (301, 299), (2000,), (1400, 500, 100), (151, 3)]
)
def test_of_a_club_too_large_to_be_kept_apart_as_many_as_possible_meet_others(clubs: tuple[int, ...]) -> None:
    begun = process_time()
    found = paired(*clubs)
    assert process_time() - begun < SECONDS
    assert len(found.clashes) == least_clashes(clubs)
    assert sorted(id for pair in found.pairs for id in pair) == list(range(1, sum(clubs) + 1))
    assert not found.rematches


def test_each_pairing_of_a_large_club_can_come() -> None:
    assert paired(400, 100, seed="one").pairs != paired(400, 100, seed="two").pairs
    assert paired(400, 100, seed="one") == paired(400, 100, seed="one")
