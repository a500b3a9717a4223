"""Games for screens: random situations played at random, one question after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from armada.engine.questions import Question
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.state.game_state import Phase
from tests.properties.situations import moved_together, situation
from tests.properties.tempers import answer

MAX_COURSES = 500
"""How many questions of a game are looked at."""


def questions_of(seed: int, most: int = MAX_COURSES) -> Iterator[tuple[Game, Question[Any]]]:
    """A game at its questions, one after the other; when it is over there are no more."""
    sit, rng = situation(seed), Random(f"screens {seed}")
    game = sit.new(Game, seed)
    to_move = sit.is_moved
    for _ in range(most):
        if to_move and game.state.round == 1 and game.state.phase is Phase.COMMAND:
            game, to_move = moved_together(game, sit, rng), False
        if not game.questions:
            return
        question = rng.choice(game.questions)
        yield game, question
        game.play(answer(game, question, sit.temper, rng), question.seat)


def played(seed: int, kind: str) -> tuple[Game, Question[Any]]:
    """A game of two ready-made fleets at its first question of a kind."""
    fleets, rng = ready_made(), Random(f"played {seed}")
    game = Game.new([fleets["rebels_400_squadrons"], fleets["empire_400_squadrons"]], points=400, seed=seed)
    while game.questions:
        for question in game.questions:
            if question.kind.name == kind:
                return game, question
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    raise AssertionError(f"nobody was asked for {kind}")
