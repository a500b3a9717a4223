"""Random games with random legal fleets, for the promises that must hold at every question."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.catalog.cards import Card, Faction, ShipCard, SquadronCard, UpgradeCard, Works
from armada.engine.questions import Question
from armada.fleet.fleet import Fleet
from armada.fleet.random_fleet import random_fleet
from armada.fleet.random_team import random_team
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


SECTOR_SIZES = ((4, 600), (6, 900), (8, 1200), (4, 1200), (6, 1200), (4, 800), (4, 1000))
"""The legal sizes of sector fleet games: players, and the points of a side; one of each number of players first."""


def sector_game(seed: int, size: tuple[int, int] | None = None, *, strict: bool = True) -> Game:
    """A new game of two random teams; in some a Grand Admiral has no fleet."""
    rng = Random(f"teams {seed}")
    players, points = SECTOR_SIZES[seed % len(SECTOR_SIZES)] if size is None else size
    teams = [random_team(faction, points, rng, players=players) for faction in (Faction.REBEL, Faction.EMPIRE)]
    admirals: tuple[int, ...] = rng.choice(((), (), (0,), (1,), (0, 1)))
    cls = StrictWholeGame if strict else Game
    return cls.new(
        [*teams[0], *teams[1]],
        profile="sector_fleet",
        points=points,
        seed=seed,
        admirals_without_fleet=admirals,
        allow_missing=True,
    )


def any_game(seed: int, *, strict: bool = True) -> Game:
    """A new game with random fleets, every third one of two small teams of two."""
    return sector_game(seed, SECTOR_SIZES[0], strict=strict) if seed % 3 == 2 else new_game(seed, strict=strict)


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
