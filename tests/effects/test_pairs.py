"""Cards that hook into the same window, two and two: nothing is stuck, no step acts before it asks, copies agree.

Here every tenth pair is played; `make soak` plays all of them.
"""

from __future__ import annotations

import pytest

from armada.engine.effects import EFFECTS
from tests.effects.pairs import every_pair, fight, hooks, play_fight
from tests.properties.games import StrictWholeGame

ONE_IN = 10
CHUNKS = 8
SAMPLE = every_pair()[::ONE_IN]


def test_all_pairs_of_cards_in_the_busiest_windows_are_among_them() -> None:
    pairs = {frozenset(pair[:2]) for pair in every_pair()}
    assert len(pairs) > 700
    assert frozenset({"leading_shots", "h9_turbolasers"}) in pairs
    assert sum(pair.are_opposed for pair in every_pair()) == len(pairs), "each pair on opposite sides"
    assert len(every_pair()) > 1.4 * len(pairs), "and most on one"
    assert len(hooks()["ATK.3.MODIFY"]) > 25
    assert all(key in EFFECTS for key in hooks()["ATK.3.MODIFY"])


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_two_cards_in_one_window_play_on_together(chunk: int) -> None:
    for pair in SAMPLE[chunk::CHUNKS]:
        game = fight(StrictWholeGame, pair)
        assert play_fight(game, StrictWholeGame) > 10, pair
