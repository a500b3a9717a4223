"""How the tests are dealt out to workers."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

GROUPS = {"browser": "browser", "postgres_url": "postgresql", "database": "postgresql"}
"""Tests that need these fixtures run one after the other in one worker, so that there is one Chromium in all."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """What is collected stays to the end: the garbage collector need not look at it again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # xdist reads the marks in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        groups = [GROUPS[name] for name in GROUPS if name in fixtures]
        if "[postgresql]" in item.name:  # the parameter of those that ask for PostgreSQL when they run
            groups.append("postgresql")
        if groups:
            item.add_marker(pytest.mark.xdist_group(groups[0]))
