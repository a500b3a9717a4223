"""How the tests are dealt out to workers, and in which order."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling

GROUPS = {"browser": "browser", "postgres_url": "postgresql", "database": "postgresql"}
"""Tests that need these fixtures run one after the other in one worker, so that there is one Chromium in all."""

SPREAD = ("tests/properties/", "tests/sim/", "tests/server/test_workers.py", "tests/test_compiled.py")
"""Tests that take seconds each: they are dealt out one by one, and before all others, or workers would wait for the
last of them."""


class Dealing(LoadGroupScheduling):  # type: ignore[misc]  # xdist has no types
    """A module of tests stays together, so that what its tests share is made once; a few are dealt out test by test."""

    def _split_scope(self, nodeid: str) -> str:
        scope = str(super()._split_scope(nodeid))
        is_alone = scope != nodeid or nodeid.startswith(SPREAD)
        return scope if is_alone else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Dealing | None:
    return Dealing(config, log) if config.getoption("dist") == "loadgroup" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Hide the collected tests from the garbage collector: they stay to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places: dict[str, int] = {}
    for item in items:
        group = _group(item)
        if group:
            item.add_marker(pytest.mark.xdist_group(group))
        places[item.nodeid] = _place(item.nodeid, group)
    items.sort(key=lambda item: places[item.nodeid])


def _group(item: pytest.Item) -> str:
    fixtures = getattr(item, "fixturenames", ())
    groups = [GROUPS[name] for name in GROUPS if name in fixtures]
    if "[postgresql]" in item.name:  # the parameter of those that ask for PostgreSQL when they run
        groups.append("postgresql")
    return groups[0] if groups else ""


def _place(nodeid: str, group: str) -> int:
    """Where a test comes: what takes longest first."""
    if group:
        return list(GROUPS.values()).index(group)
    return len(GROUPS) + (0 if nodeid.startswith(SPREAD) else 1)
