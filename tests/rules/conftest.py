"""Cards made up by single tests: registered for the test alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from armada.engine.effects import EFFECTS, MODIFIERS, STANDING, Change, Effect, Stage, modifier, offer, trigger
from armada.engine.timings import Query, Timing
from armada.rules import game


class MadeUpCards:
    """Effects that a test makes up, under keys that begin with `test_`; with no key they are in force for all."""

    def offer(self, effect: type[Effect[Any]], at: Timing[Any], key: str = "") -> None:
        """An effect that may be resolved."""
        offer(_checked(key), at=at, standing=not key)(effect)

    def trigger(self, effect: type[Effect[Any]], at: Timing[Any], key: str = "") -> None:
        """An effect that must be resolved."""
        trigger(_checked(key), at=at, standing=not key)(effect)

    def modifier(self, change: Change[Any, Any], at: Query[Any, Any], key: str = "", stage: Stage = Stage.SET) -> None:
        """An effect that changes the answer of a query."""
        modifier(_checked(key), at=at, stage=stage, standing=not key)(change)


def _checked(key: str) -> str:
    assert not key or key.startswith("test_"), f"{key} may be the key of a real card"
    return key or "test_rule"


@pytest.fixture
def made_up() -> Iterator[MadeUpCards]:
    """Cards made up for one test, and forgotten after it."""
    effects = {key: list(known) for key, known in EFFECTS.items()}
    modifiers = {key: list(known) for key, known in MODIFIERS.items()}
    standing = dict(STANDING)
    game._index.cache_clear()
    try:
        yield MadeUpCards()
    finally:
        EFFECTS.clear()
        EFFECTS.update(effects)
        MODIFIERS.clear()
        MODIFIERS.update(modifiers)
        STANDING.clear()
        STANDING.update(standing)
        game._index.cache_clear()
