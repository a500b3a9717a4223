"""The random situations of the soak: the same number gives the same game, and each kind reaches its end."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from armada.geometry.overlap import overlaps
from armada.records.game import Declaration
from armada.records.record import declare, digest
from armada.state.records import Ship, Squadron
from tests.properties.close_quarters import Crowd
from tests.properties.games import StrictWholeGame
from tests.properties.situations import KINDS, moved_together, situation
from tests.properties.tempers import Temper, answer, declaration

SEEDS = range(len(KINDS))


def to_the_first_round(seed: int) -> StrictWholeGame:
    """The game of a number, deployed and moved together."""
    sit, rng = situation(seed), Random(f"situations {seed}")
    game = sit.new(StrictWholeGame, seed)
    while game.questions and game.state.round == 0:
        question = rng.choice(game.questions)
        game.play(answer(game, question, sit.temper, rng), question.seat)
    return moved_together(game, sit, rng) if sit.is_moved else game


@pytest.mark.parametrize("seed", SEEDS)
def test_a_situation_is_played_to_its_end(seed: int) -> None:
    sit, rng, game = situation(seed), Random(f"situations {seed}"), to_the_first_round(seed)
    count = 0
    while questions := game.questions:
        question = rng.choice(questions)
        said = answer(game, question, sit.temper, rng)
        assert question.refusal(said) is None, question.kind.name
        game.play(said, question.seat)
        count += 1
        if count > 1500:
            game.concede(question.seat)
    assert game.outcome is not None


def test_the_same_number_gives_the_same_game() -> None:
    for seed in SEEDS:
        assert situation(seed) == situation(seed)
        assert digest(to_the_first_round(seed)) == digest(to_the_first_round(seed))


def test_all_kinds_of_situation_are_played() -> None:
    names = {situation(seed).name for seed in SEEDS}
    assert names == {"whole game", "small table", "brawl", "aces", "raid", "unlimited rounds", "sector fleet"}


@pytest.mark.parametrize("seed", [seed for seed in SEEDS if situation(seed).crowd is not Crowd.NONE])
def test_what_is_moved_together_lies_on_the_table_and_on_nothing_else(seed: int) -> None:
    game = to_the_first_round(seed)
    bodies = [game.body(unit.id) for unit in game.state.units if unit.pose is not None]
    assert len(bodies) > 3
    assert not any(game.play_area.leaves(body) for body in bodies)
    assert not any(overlaps(one, other) for one, other in combinations(bodies, 2))


@pytest.mark.parametrize("seed", [seed for seed in SEEDS if situation(seed).are_worn])
def test_what_is_worn_is_still_in_the_game(seed: int) -> None:
    game = to_the_first_round(seed)
    for unit in game.state.units:
        if isinstance(unit, Ship):
            assert len(unit.damage) < game.ship_card(unit.id).hull
        elif isinstance(unit, Squadron):
            assert unit.hull > 0
    dealt = [card.number for unit in game.state.units if isinstance(unit, Ship) for card in unit.damage]
    for deck in game.state.decks:
        cards = [*deck.order, *deck.discarded]
        assert len(set(cards)) == len(cards)
        assert len(game.state.decks) > 1 or not set(cards) & set(dealt)


def test_somebody_weary_concedes_and_somebody_in_a_hurry_calls_time() -> None:
    rng = Random(1)
    assert declaration(Temper(weary=1.0), rng) is Declaration.CONCEDED
    assert declaration(Temper(hurried=1.0), rng) is Declaration.TIME_CALLED
    assert declaration(Temper(), rng) is None
    game = to_the_first_round(0)
    declare(game, Declaration.CONCEDED, game.questions[0].seat)
    assert game.outcome is not None
    assert game.outcome.reason == "concession"


def test_an_empty_damage_deck_is_rebuilt_in_the_middle_of_a_game() -> None:
    game, rng = to_the_first_round(7), Random(7)
    decks = [
        replace(deck, order=deck.order[:1], discarded=(*deck.discarded, *deck.order[1:])) for deck in game.state.decks
    ]
    game.state = replace(game.state, decks=tuple(decks))
    game, left = game.copy(), len(decks[0].order)
    for _ in range(1500):
        if not game.questions or len(game.state.decks[0].order) > left:
            break
        question = rng.choice(game.questions)
        game.play(answer(game, question, situation(7).temper, rng), question.seat)
    assert len(game.state.decks[0].order) > left
