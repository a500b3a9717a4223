"""Which store is meant: a PostgreSQL URL, or the path of an SQLite file."""

from __future__ import annotations

from pathlib import Path

from armada.server.store.sqlite import SqliteStore
from armada.server.store.store import Store, StoreError


def store_at(place: str) -> Store:
    """The store at a place, not opened yet."""
    if place.startswith(("postgresql://", "postgres://")):
        return _postgres(place)
    if "://" in place and not place.startswith("sqlite:///"):
        scheme = place.partition("://")[0]
        raise StoreError(f"There is no store {scheme!r}. Name a file, or postgresql://user@host/database.")
    return SqliteStore(Path(place.removeprefix("sqlite:///")))


def _postgres(place: str) -> Store:
    try:
        from armada.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise StoreError(
            "Storing games in PostgreSQL needs the package asyncpg. Install it: pip install 'openarmada[postgres]'."
        ) from error
    return PostgresStore(place)
