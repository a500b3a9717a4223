"""A decision is taken back after dice were seen: the dice that follow are other ones, and the record says so."""

from __future__ import annotations

import pytest

from armada.errors import IllegalDecision, RecordError
from armada.records.game import Game
from tests.builders.games import played


def test_a_game_with_fresh_chance_is_recorded_and_replayed_alike() -> None:
    game, rng = played(40)
    game.reset_draws(game.draws + 17)
    for _ in range(60):
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    again = Game.replay(game.record())
    assert (again.state, again.draws, again.record()) == (game.state, game.draws, game.record())


def test_a_game_with_fresh_chance_is_replayed_without_its_seed() -> None:
    game, rng = played(40)
    game.reset_draws(game.draws + 17)
    for _ in range(60):
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    record = game.record(with_seed=False)
    assert Game.replay(record).record() == record


def test_the_dice_after_fresh_chance_are_other_ones() -> None:
    game, _ = played(0)
    twin = game.copy()
    twin.reset_draws(1000)
    shuffled = []
    for each in (game, twin):
        rng = played(0)[1]
        while not each.draws or each.draws == 1000:
            question = each.questions[0]
            each.decide(question.sample(rng), question.seat)
        shuffled.append(each.state.decks[0].order)
    assert shuffled[0] != shuffled[1]


def test_chance_never_goes_back() -> None:
    game, _ = played(120)
    assert game.draws >= 1
    with pytest.raises(IllegalDecision, match="cannot go back"):
        game.reset_draws(game.draws - 1)


def test_a_record_in_which_chance_goes_back_is_refused_with_its_line() -> None:
    game, _ = played(120)
    record = game.record() + '["chance anew", 0]\n'
    with pytest.raises(RecordError) as refused:
        Game.replay(record)
    assert refused.value.line == len(record.splitlines())
