"""One server and one Chromium for the tests of this folder; people with pages of their own for each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person, Profiles
from tests.browser.serving import Server, chromium, serving

# Of the package and not of the session: while Playwright runs, no other test of this process can have an event loop.


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="package")
def profiles(browser: Browser, server: Server) -> Profiles:
    return Profiles(browser, server.address)


@pytest.fixture
def person(browser: Browser, server: Server, profiles: Profiles) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end of the test nothing may have gone wrong in their pages.

    Who is `new` comes with a browser that has never been here and has nothing of ours.
    """
    people: list[Person] = []

    def come(*, new: bool = False, **look: Any) -> Person:
        people.append(Person(browser, server.address, profiles=None if new else profiles, **look))
        return people[-1]

    yield come
    for each in people:
        each.leave()
