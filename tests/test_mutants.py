"""A mutant of `scripts/mutants.py` must really run, or it would survive every test."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent.parent / "scripts"


def test_a_mutant_runs_although_the_garbage_collector_does_not_look_at_what_was_collected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    from mutants import loaded_functions, put_under, start
    from mutations import mutants_of

    from armada.words.names import clicks

    right = clicks((1,))
    (mutant,) = [each for each in mutants_of("words") if '0 → 1 in `return say("names-click-right"' in str(each)]

    def is_changed() -> bool:
        gc.freeze()  # as `conftest.py` does
        put_under(mutant, loaded_functions())
        return clicks((1,)) == clicks((-1,)) != right

    assert os.waitpid(start(is_changed), 0)[1] == 0


def test_a_test_reaches_what_another_test_has_already_made_the_room_remember(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    from mutants import Watch

    from armada.rules.game import deck_titles

    watch = Watch("rules")
    watch.pytest_runtestloop()
    assert deck_titles in watch.caches
    assert all(cache.__module__.startswith("armada.rules.") for cache in watch.caches)
