from __future__ import annotations

import pytest

from armada.sim.games import GameResult
from armada.sim.statistics import scores, summarize, wilson


def result(number: int, winner: int, one: int, other: int, *, first: int = 0, **used: int) -> GameResult:
    return GameResult(
        number=number,
        winner=winner,
        scores=(one, other),
        margin=abs(one - other),
        reason="six rounds",
        rounds=6,
        first=first,
        objective="most_wanted",
        decisions=100,
        used=(used, {}),
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (95, 100, 0.8882, 0.9785)],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.share == wins / games
    assert found.low == pytest.approx(low, abs=5e-4)
    assert found.high == pytest.approx(high, abs=5e-4)


def test_without_games_nothing_is_known() -> None:
    found = wilson(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_scores_are_counted_in_steps_of_fifty_points() -> None:
    found = scores([0, 40, 60, 199, 200])
    assert found.bars == {0: 2, 50: 1, 100: 0, 150: 1, 200: 1}
    assert (found.least, found.median, found.most) == (0, 60, 200)
    assert found.mean == pytest.approx(99.8)


def test_a_summary_counts_wins_first_players_and_cards() -> None:
    found = summarize(
        [result(0, 0, 120, 20, darth_vader=3), result(1, 1, 10, 90, first=1), result(2, 0, 50, 0, darth_vader=1)]
    )
    one, other = found.sides
    assert (found.games, one.wins, other.wins) == (3, 2, 1)
    assert (one.wins_as_first, one.games_as_first) == (2, 2)
    assert (other.wins_as_first, other.games_as_first) == (1, 1)
    assert one.uses["darth_vader"] == pytest.approx(4 / 3)
    assert found.rounds == {6: 3}
    assert found.objectives == {"most_wanted": 3}
    assert found.mean_margin == pytest.approx((100 + 80 + 50) / 3)
