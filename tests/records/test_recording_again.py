"""A game replayed from its record can be recorded again: once this failed at the first answer of chance."""

from __future__ import annotations

from armada.records.game import Game
from tests.builders.games import played


def test_a_replayed_game_has_the_same_record() -> None:
    game, _ = played(120)
    assert Game.replay(game.record()).record() == game.record()


def test_a_game_replayed_without_its_seed_has_the_same_record() -> None:
    game, _ = played(5000)
    record = game.record(with_seed=False)
    assert Game.replay(record).record() == record


def test_a_replayed_game_that_goes_on_is_recorded_as_if_it_had_never_stopped() -> None:
    game, rng = played(60)
    twin = Game.replay(game.record())
    for _ in range(40):
        question = game.questions[0]
        answer = question.sample(rng)
        game.decide(answer, question.seat)
        twin.decide(answer, question.seat)
    assert twin.record() == game.record()
