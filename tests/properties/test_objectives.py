"""Random whole games under each objective that is finished: none is stuck, and every answer drawn is legal."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from tests.amounts import IS_LONG
from tests.properties.games import StrictWholeGame, random_fleets, random_question

OBJECTIVES = sorted(key for key, card in catalog().objectives.items() if card.effect is Works.DONE)
CORE = {key for key, card in catalog().objectives.items() if card.source.product == "Core Set"}
POINTS = 180
AMOUNTS = (10, 50) if IS_LONG else (2, 6)
"""Games under an objective of later waves, and of the core set."""


def test_the_twelve_objectives_of_the_core_set_are_finished() -> None:
    assert len(CORE) == 12
    assert set(OBJECTIVES) >= CORE


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_games_under_an_objective_come_to_their_end(objective: str) -> None:
    for seed in range(AMOUNTS[objective in CORE]):
        fleets = [replace(fleet, objectives=(objective,)) for fleet in random_fleets(seed, POINTS)]
        area = "standard" if seed % 25 else "core set"
        game = StrictWholeGame.new(
            fleets, points=POINTS, seed=seed, play_area=area, allow_missing=True, allow_illegal=True
        )
        rng, count = Random(f"{objective} {seed}"), 0
        while game.questions:
            question = random_question(game, rng)
            answer = question.sample(rng)
            assert question.refusal(answer) is None, f"{objective}, seed {seed}: {question.kind.name}"
            game.play(answer, question.seat)
            count += 1
            assert count < 20_000, "the game does not end"
        assert game.outcome is not None
        assert game.state.objective == objective
