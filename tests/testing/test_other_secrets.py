from __future__ import annotations

from random import Random

import pytest

from armada.engine.seats import Seat
from armada.state.records import Squadron
from armada.testing import with_other_secrets
from armada.views.masking import masked
from tests.properties.games import new_game, random_question


@pytest.mark.parametrize("profile", ["standard", "tournament"])
def test_a_game_with_other_secrets_looks_the_same_and_is_not(profile: str) -> None:
    game, rng = new_game(3, points=400, profile=profile, strict=False), Random(3)
    changed = {"dials": 0, "damage": 0, "decks": 0}
    while game.questions:
        for seat in (Seat(0), Seat(1), None):
            other = with_other_secrets(game, seat)
            assert masked(other.state, seat) == masked(game.state, seat)
            for one, twin in zip(game.state.units, other.state.units, strict=True):
                changed["dials"] += getattr(one, "dials", ()) != getattr(twin, "dials", ())
                changed["damage"] += not isinstance(one, Squadron) and one.damage != getattr(twin, "damage", ())
            changed["decks"] += game.state.decks != other.state.decks
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
    assert all(changed.values()), changed
