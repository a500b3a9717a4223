"""Whole games between ready-made fleets."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.engine.questions import Question
from armada.fleet.limits import fitting_points
from armada.fleet.ready_made import ready_made
from armada.records.game import Game


def new_game(one: str, other: str, seed: int) -> Game:
    """A new game between two ready-made fleets."""
    fleets = [ready_made()[one], ready_made()[other]]
    return Game.new(fleets, seed=seed, points=fitting_points(fleets), allow_missing=True)


def medium_game(seed: int = 1) -> Game:
    """A new game between the ready-made fleets of 300 points."""
    return Game.new([ready_made()[key] for key in ("rebels_300", "empire_300")], seed=seed, allow_missing=True)


def played(decisions: int) -> tuple[Game, Random]:
    """A game with the core fleets after a number of decisions, or at its end; and what chooses the next ones."""
    game = Game.new([ready_made()[key] for key in ("core_rebels", "core_empire")], seed=3, points=180)
    rng = Random(3)
    for _ in range(decisions):
        if not game.questions:
            break
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    return game, rng


def first_question(kind: str) -> tuple[Game, Question[Any]]:
    """A game with the core fleets at its first question of a kind."""
    game, rng = new_game("core_rebels", "core_empire", seed=3), Random(3)
    while game.questions:
        question = rng.choice(game.questions)
        if question.kind.name == kind:
            return game, question
        game.play(question.sample(rng), question.seat)
    raise AssertionError(f"nobody was asked for {kind}")
