"""Random fleets for whole teams."""

from __future__ import annotations

from random import Random

import pytest

from armada.fleet.random_team import random_team
from armada.fleet.teams import team_faults
from tests.proves import proves

SIZES = [(4, 600), (4, 800), (4, 1000), (4, 1200), (6, 900), (6, 1200), (8, 1200)]


@proves("SEC-17", "SEC-18", "SEC-19", "SEC-24")
@pytest.mark.parametrize(("players", "points"), SIZES)
@pytest.mark.parametrize("faction", ["rebel", "empire"])
def test_random_teams_are_legal_at_every_size(players: int, points: int, faction: str) -> None:
    for seed in range(5):
        team = random_team(faction, points, Random(f"team {seed}"), players=players)
        assert len(team) == players // 2
        assert not team_faults(team, players=players, points=points)
        assert len({fleet.name for fleet in team}) == len(team)


def test_the_same_numbers_give_the_same_team() -> None:
    one, other = [random_team("rebel", 1200, Random(3), players=8) for _ in range(2)]
    assert one == other
