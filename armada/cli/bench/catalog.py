"""Benchmarks of the catalogue: how long the cards and rules take to load."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.catalog.catalog import DATA, read_catalog, read_data
from armada.catalog.rules import read_rules
from armada.cli.bench.timing import Figure, best_of


def figures() -> list[Figure]:
    """The figures of the catalogue with their bars."""
    cards = best_of(5, lambda: read_catalog(read_data(DATA), Printing.ERA_2016))
    return [
        Figure("load all cards of a printing", cards * 1e3, "ms", 150),
        Figure("load the rule index", best_of(5, lambda: read_rules(DATA)) * 1e3, "ms"),
    ]
