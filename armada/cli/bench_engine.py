"""Benchmarks of the engine: random games, copies, and saves, with the bars of the design (section 10)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from armada.catalog.cards import Faction
from armada.cli.measuring import Figure, best_of
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.attack import Attack

GAMES = 12
"""Random games in a run; each run has games of its own, so that nothing is remembered from the one before."""

RUNS = 3

FULL = ("rebels_400_squadrons", "empire_400_squadrons")
"""Games of 400 points with squadrons."""

OBJECTIVES = ("most_wanted", "fire_lanes", "superior_positions")

SHIPS = (
    Fleet(
        name="Three ships",
        faction=Faction.REBEL,
        objectives=OBJECTIVES,
        ships=(
            FleetShip("assault_frigate_mark_ii_b", ("general_dodonna",)),
            FleetShip("nebulon_b_escort_frigate"),
            FleetShip("cr90_corvette_a"),
        ),
    ),
    Fleet(
        name="Two ships",
        faction=Faction.EMPIRE,
        objectives=OBJECTIVES,
        ships=(
            FleetShip("victory_i_class_star_destroyer", ("grand_moff_tarkin",)),
            FleetShip("gladiator_i_class_star_destroyer"),
        ),
    ),
)
"""Fleets of 200 points without squadrons, for the play area of the core set."""


def full_game(seed: int) -> Game:
    """A game of 400 points with squadrons."""
    return Game.new([ready_made()[key] for key in FULL], points=400, seed=seed, allow_missing=True)


def ships_only(seed: int) -> Game:
    """A game of ships alone, 200 points, on the play area of the core set."""
    return Game.new(SHIPS, points=200, seed=seed, play_area="core set", allow_missing=True)


def play_at_random(game: Game, seed: int) -> Iterator[Game]:
    """Play a game at random, to be looked at before each decision."""
    rng = Random(seed)
    while questions := game.questions:
        yield game
        question = questions[0]
        game.play(question.sample(rng), question.seat)


def figures() -> list[Figure]:
    """The figures of the engine with their bars."""
    decisions, games = _rates(full_game)
    ships_decisions, ships_games = _rates(ships_only)
    seen = [game.copy() for number in range(4) for game in list_some(full_game(number), number)]
    in_attack = next(game for game in seen if game.under_way(Attack) is not None)
    text = in_attack.save()
    return [
        Figure("random decisions, 400 points with squadrons", decisions, "a second", 10_000, more_is_better=True),
        Figure("random games, 400 points with squadrons", games, "a second", 10, more_is_better=True),
        Figure("random decisions, ships only, 200 points", ships_decisions, "a second", 12_000, more_is_better=True),
        Figure("random games, ships only, 200 points", ships_games, "a second"),
        Figure("copy of a game at a question", _each(seen, lambda game: game.copy()) * 1e6, "µs", 10),
        Figure("running the step again on a copy, mean", _again(seen) * 1e6, "µs", 15),
        Figure("save a game in mid-attack", best_of(20, in_attack.save) * 1e3, "ms", 0.5),
        Figure("load a game in mid-attack", best_of(20, lambda: Game.load(text).questions) * 1e3, "ms", 0.5),
        Figure("size of the save", len(text) / 1000, "kB", 20),
    ]


def list_some(game: Game, seed: int, every: int = 7) -> list[Game]:
    """A game of chance, copied every few decisions."""
    return [each.copy() for count, each in enumerate(play_at_random(game, seed)) if count % every == 0]


def _rates(make: Callable[[int], Game]) -> tuple[float, float]:
    """Decisions and games in a second, in the best of some runs."""
    decisions_a_second = games_a_second = 0.0
    for run in range(RUNS):
        games = [(make(seed), seed) for seed in range(run * GAMES, (run + 1) * GAMES)]
        begun = time.perf_counter()
        decisions = sum([sum([1 for _ in play_at_random(game, seed)]) for game, seed in games])
        seconds = time.perf_counter() - begun
        decisions_a_second = max(decisions_a_second, decisions / seconds)
        games_a_second = max(games_a_second, GAMES / seconds)
    return decisions_a_second, games_a_second


def _each(games: list[Game], work: Callable[[Game], object]) -> float:
    return best_of(5, lambda: [work(game) for game in games], len(games))


def _again(games: list[Game]) -> float:
    """Copies that are asked for their question, less the copying."""
    both = best_of(5, lambda: [game.copy().questions for game in games], len(games))
    return max(0.0, both - _each(games, lambda game: game.copy()))
