"""One server, and one PostgreSQL, for all tests of this folder that need none of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.postgres import postgres
from tests.server.running import Running, running, settings_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(settings_in(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url
