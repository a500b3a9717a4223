"""Random games of random fleets that are shared by two to four people a side, with random controllers."""

from __future__ import annotations

from random import Random
from typing import Final

from armada.records.game import Game
from tests.properties.games import StrictWholeGame, random_fleets

OPTIONS: Final = ("unlimited_rounds", "two_flotillas", "no_flagship_flotilla", "ace_limit", "two_factions")


def shared_game(seed: int, *, strict: bool = True) -> Game:
    """A game of teams of two to four; of an odd number of people one team has one more."""
    rng = Random(f"shared {seed}")
    fleets = random_fleets(seed)
    size = rng.choice((2, 3, 4))
    sizes = [size, size - rng.choice((0, 1))]
    rng.shuffle(sizes)
    counts = [len(fleet.ships) + len(fleet.squadrons) for fleet in fleets]
    sizes = [min(size, count) for size, count in zip(sizes, counts, strict=True)]
    sizes = [min(size, min(sizes) + 1) for size in sizes]
    controllers = [_controllers(size, count, rng) for size, count in zip(sizes, counts, strict=True)]
    options = tuple([option for option in OPTIONS if rng.random() < 0.3])
    cls = StrictWholeGame if strict else Game
    return cls.new(
        fleets,
        seed=seed,
        options=options,
        teams=[[f"{side}{place}" for place in range(size)] for side, size in zip("AB", sizes, strict=True)],
        controllers=controllers,
        allow_missing=True,
        allow_illegal=True,
    )


def _controllers(size: int, count: int, rng: Random) -> list[int]:
    """A controller for each card; everybody has at least one."""
    found = [*range(size), *[rng.randrange(size) for _ in range(count - size)]]
    rng.shuffle(found)
    return found
