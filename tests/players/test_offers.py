"""Greedy and the offers of cards and rules: resolved where that is plainly right, left where it is plainly wrong."""

from __future__ import annotations

import pytest

from tests.players.offers import (
    aces,
    commanders,
    dice,
    final,
    later,
    later_objectives,
    objectives,
    officers,
    rules,
    squadrons,
    teams,
    titles,
)
from tests.players.offers.situations import RIGHT, WRONG, Situation, offers, resolves

MODULES = (
    aces,
    commanders,
    dice,
    final,
    later,
    later_objectives,
    objectives,
    officers,
    rules,
    squadrons,
    teams,
    titles,
)
SEEDS = ("one", "two")


def names(situation: Situation) -> str:
    return situation.name


def test_every_offer_of_the_era_has_a_situation_in_which_it_is_plainly_right() -> None:
    assert MODULES
    assert not set(offers(of_the_era=True)) - {situation.key for situation in RIGHT}


def test_every_situation_is_about_something_that_is_offered() -> None:
    assert not {situation.key for situation in (*RIGHT, *WRONG)} - set(offers())


@pytest.mark.parametrize("situation", RIGHT, ids=names)
def test_greedy_resolves_what_is_plainly_right(situation: Situation) -> None:
    for seed in SEEDS:
        assert resolves(situation.setting(), situation.key, seed)


@pytest.mark.parametrize("situation", WRONG, ids=names)
def test_greedy_leaves_what_is_plainly_wrong(situation: Situation) -> None:
    for seed in SEEDS:
        assert not resolves(situation.setting(), situation.key, seed)
