"""Benchmarks of the engine: random games, copies, and saves, with the bars of the design (section 10)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from armada.catalog.cards import Faction
from armada.cli.bench.timing import Figure, best_of
from armada.fleet.fleet import Fleet, FleetShip
from armada.fleet.ready_made import ready_made
from armada.fleet.ready_made_teams import ready_made_teams
from armada.geometry import convex
from armada.records.game import Game
from armada.rules.attack import Attack

GAMES = 12
"""Random games in a run; each run has games of its own, so that nothing is remembered from the one before."""

RUNS = 5

GAMES_OF_EIGHT = 4
"""Random games of eight players in a run: each has four times the pieces."""

EIGHT = ("rebels_4x300", "empire_4x300")
"""The teams of games of eight players, 1,200 points a side."""

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


def game_of_eight(seed: int) -> Game:
    """A sector fleet game of eight players, 1,200 points a side."""
    fleets = [fleet for key in EIGHT for fleet in ready_made_teams()[key].fleets]
    return Game.new(fleets, profile="sector_fleet", points=1200, seed=seed)


def play_at_random(game: Game, seed: int) -> Iterator[Game]:
    """Play a game at random, to be looked at before each decision."""
    rng = Random(seed)
    while questions := game.questions:
        yield game
        question = questions[0]
        game.play(question.sample(rng), question.seat)


def figures() -> list[Figure]:
    """The figures of the engine, with the bars of the form of the geometry that runs: plain or compiled."""
    compiled = not convex.__file__.endswith(".py")
    form = "compiled" if compiled else "plain"
    decisions, games = _rates(full_game)
    ships_decisions, ships_games = _rates(ships_only)
    decisions_of_eight, _ = _rates(game_of_eight, GAMES_OF_EIGHT)
    seen = [game.copy() for number in range(4) for game in list_some(full_game(number), number)]
    in_attack = next(game for game in seen if game.innermost(Attack) is not None)
    text = in_attack.save()
    return [
        _rate(f"random decisions, 400 points with squadrons, {form}", decisions, 20_000 if compiled else 10_000),
        _rate(f"random games, 400 points with squadrons, {form}", games, 20 if compiled else 10),
        _rate(f"random decisions, ships only, 200 points, {form}", ships_decisions, 25_000 if compiled else 12_000),
        _rate(f"random games, ships only, 200 points, {form}", ships_games),
        _rate(f"random decisions, 1,200 points a side, 8 players, {form}", decisions_of_eight, 12_000),
        Figure("copy of a game at a question", _mean(seen, _copy) * 1e6, "µs", 5 if compiled else 10),
        Figure("running the step again on a copy, mean", _mean(seen, _again) * 1e6, "µs", 10 if compiled else 15),
        Figure("save a game in mid-attack", best_of(20, in_attack.save) * 1e3, "ms", 0.5),
        Figure("load a game in mid-attack", best_of(20, lambda: Game.load(text).questions) * 1e3, "ms", 0.5),
        Figure("size of the save", len(text) / 1000, "kB", 20),
    ]


def _rate(what: str, rate: float, bar: float | None = None) -> Figure:
    return Figure(what, rate, "per second", bar, more_is_better=True)


def list_some(game: Game, seed: int, every: int = 7) -> list[Game]:
    """A random game, copied every few decisions."""
    return [each.copy() for count, each in enumerate(play_at_random(game, seed)) if count % every == 0]


def _rates(make: Callable[[int], Game], games_a_run: int = GAMES) -> tuple[float, float]:
    """Decisions and games per second on one core, in the best of several runs.

    It is the processor's time that counts: what others do on a busy machine meanwhile is not ours.
    """
    decisions_a_second = games_a_second = 0.0
    for run in range(RUNS):
        games = [(make(seed), seed) for seed in range(run * games_a_run, (run + 1) * games_a_run)]
        begun = time.process_time()
        decisions = sum([sum([1 for _ in play_at_random(game, seed)]) for game, seed in games])
        seconds = time.process_time() - begun
        decisions_a_second = max(decisions_a_second, decisions / seconds)
        games_a_second = max(games_a_second, games_a_run / seconds)
    return decisions_a_second, games_a_second


def _mean(games: list[Game], seconds: Callable[[Game], float]) -> float:
    """Of each game the best of some runs, and of these the mean."""
    return sum([min([seconds(game) for _ in range(RUNS)]) for game in games]) / len(games)


def _copy(game: Game) -> float:
    """Seconds for a copy."""
    begun = time.perf_counter()
    game.copy()
    return time.perf_counter() - begun


def _again(game: Game) -> float:
    """Seconds in which a copy finds its question."""
    twin = game.copy()
    begun = time.perf_counter()
    assert twin.questions
    return time.perf_counter() - begun
