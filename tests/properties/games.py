"""Random games with random legal fleets, for the promises that must hold at every question."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.catalog.cards import Card, Faction, ShipCard, SquadronCard, UpgradeCard, Works
from armada.engine.questions import Question
from armada.fleet.fleet import Fleet
from armada.fleet.random_fleet import random_fleet
from armada.records.game import Game
from tests.builders.scenario import StrictGame


class StrictWholeGame(StrictGame, Game):
    """A whole game on the strict driver."""


def is_finished(card: Card) -> bool:
    """Whether a card works in a game; its keywords are finished with the rules."""
    return card.effect is not Works.NOT_YET or not isinstance(card, ShipCard | SquadronCard | UpgradeCard)


def random_fleets(seed: int, points: int = 300) -> list[Fleet]:
    """Two random legal fleets of finished cards, where there are enough of them."""
    rng = Random(f"fleets {seed}")
    return [random_fleet(faction, points, rng) for faction in (Faction.REBEL, Faction.EMPIRE)]


def new_game(seed: int, *, points: int = 300, profile: str = "standard", strict: bool = True) -> Game:
    """A new game with random fleets."""
    cls = StrictWholeGame if strict else Game
    return cls.new(random_fleets(seed, points), profile=profile, points=points, seed=seed, allow_missing=True)


def random_question(game: Game, rng: Random) -> Question[Any]:
    """One of the open questions."""
    return rng.choice(game.questions)


def play_to_the_end(game: Game, seed: int) -> int:
    """Play at random until the game is over; how many decisions that took."""
    rng = Random(f"play {seed}")
    count = 0
    while game.questions:
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
        count += 1
        assert count < 20_000, "the game does not end"
    return count
