"""Hidden facts are dealt again and chance gets another key: whoever knew both knows nothing of what comes."""

from __future__ import annotations

from random import Random

import pytest

from armada.engine.chance import seed_key
from armada.engine.seats import Seat
from armada.errors import RecordError
from armada.records.game import Game
from armada.state.records import Ship
from armada.views.masking import masked
from tests.builders.games import played

ONE, OTHER = seed_key("one"), seed_key("other")


def play(game: Game, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not game.questions:
            return
        question = rng.choice(game.questions)
        game.decide(question.sample(rng), question.seat)


def dials(game: Game) -> list[tuple[str, ...]]:
    return [unit.dials for unit in game.state.units if isinstance(unit, Ship)]


@pytest.mark.parametrize("decisions", [0, 7, 60, 101, 140, 163])
def test_a_redealt_game_is_recorded_and_replayed_alike(decisions: int) -> None:
    game, rng = played(decisions)
    game.redeal(ONE, OTHER)
    play(game, rng, 80)
    again = Game.replay(game.record())
    assert (again.state, again.draws, again.key, again.record()) == (game.state, game.draws, OTHER, game.record())


def test_a_redealt_game_is_replayed_without_its_keys() -> None:
    game, rng = played(130)
    game.redeal(ONE, OTHER)
    play(game, rng, 80)
    record = game.record(with_seed=False)
    assert OTHER.hex() not in record
    assert Game.replay(record).record() == record
    assert Game.replay(record).state == game.state


def test_nobody_sees_that_hidden_facts_are_others() -> None:
    game, _ = played(130)
    before = game.copy()
    game.redeal(ONE, OTHER)
    assert masked(game.state, None) == masked(before.state, None)
    assert game.state.decks[0].order != before.state.decks[0].order
    assert dials(game) != dials(before)


def test_seats_whose_knowledge_stays_keep_their_dials_and_the_deck_is_dealt_again() -> None:
    game, _ = played(130)
    before = game.copy()
    game.redeal(ONE, OTHER, [Seat(0), Seat(1)])
    assert dials(game) == dials(before)
    assert all(masked(game.state, seat) == masked(before.state, seat) for seat in (Seat(0), Seat(1)))
    assert game.state.decks[0].order != before.state.decks[0].order


def test_chance_answers_the_same_decisions_otherwise_under_another_key() -> None:
    shuffled = []
    for key in (ONE, OTHER):
        game, rng = played(0)
        game.redeal(ONE, key)
        while not game.draws:
            play(game, rng, 1)
        shuffled.append(game.state.decks[0].order)
    assert sorted(shuffled[0]) == sorted(shuffled[1])
    assert shuffled[0] != shuffled[1]


@pytest.mark.parametrize(
    "line",
    ['["dealt anew"]', '["dealt anew","zz",[],""]', '["dealt anew","",[5],1]', f'["dealt anew","{"00" * 99}",[],""]'],
)
def test_a_deal_that_cannot_be_read_is_refused_with_its_line(line: str) -> None:
    game, _ = played(40)
    record = f"{game.record()}{line}\n"
    with pytest.raises(RecordError) as refused:
        Game.replay(record)
    assert refused.value.line == len(record.splitlines())
