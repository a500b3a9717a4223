"""Undo leaks nothing: a decision can be undone without asking only if nobody sees a difference between two worlds."""

from __future__ import annotations

from random import Random

import pytest

from armada.catalog.cards import Faction
from armada.fleet.random_fleet import random_fleet
from tests.properties.games import StrictWholeGame
from tests.properties.two_worlds import Judged, judge, judge_game

SEEDS = (2, 9)
"""Games in which ships with facedown cards leave the table; `scripts/soak.py --undo` judges as many as one likes."""


@pytest.mark.parametrize("seed", SEEDS)
def test_what_can_be_undone_showed_nobody_anything_hidden(seed: int) -> None:
    judged = judge_game(StrictWholeGame, seed)
    assert judged.faults == []
    assert judged.free > judged.decisions // 2, "most decisions show nothing"
    assert judged.cautious <= judged.decisions // 50, "undo is hardly ever refused for nothing"


def test_among_four_players_what_can_be_undone_showed_nobody_anything_hidden() -> None:
    rng, judged = Random("undo of four"), Judged()
    factions = (Faction.REBEL, Faction.REBEL, Faction.EMPIRE, Faction.EMPIRE)
    fleets = [random_fleet(faction, 200, rng) for faction in factions]
    game = StrictWholeGame.new(fleets, profile="sector_fleet", points=400, allow_missing=True, allow_illegal=True)
    while game.questions and judged.decisions < 120:
        question = rng.choice(game.questions)
        said = question.sample(rng)
        judge(game, question, said, judged)
        game.play(said, question.seat)
    assert judged.faults == []
    assert judged.free > judged.decisions // 2
