"""Benchmarks of fleet lists: how many are read and checked in a second."""

from __future__ import annotations

from random import Random

from armada.catalog.cards import Faction
from armada.cli.bench.timing import Figure, best_of
from armada.fleet import Fleet
from armada.fleet.random_fleet import random_fleet

LISTS = 300


def figures() -> list[Figure]:
    """The figures of fleet lists with their bars: Kingston lists of 400 points, all of them different."""
    fleets = [random_fleet(list(Faction)[seed % 2], 400, Random(seed)) for seed in range(LISTS)]
    lists = [fleet.write("kingston") for fleet in fleets]
    own = [fleet.write("toml") for fleet in fleets]

    def read(texts: list[str]) -> float:
        return best_of(3, lambda: [Fleet.read(text) for text in texts], len(texts))

    checked = best_of(3, lambda: [Fleet.read(text).faults("standard", 400) for text in lists], LISTS)
    return [
        Figure("read and check a Kingston list", 1 / checked, "lists/s", 1000, more_is_better=True),
        Figure("read a Kingston list", read(lists) * 1e6, "µs", 300),
        Figure("read a fleet file of our own", read(own) * 1e6, "µs"),
        Figure("write a Kingston list", best_of(3, lambda: [f.write("kingston") for f in fleets], LISTS) * 1e6, "µs"),
    ]
