"""The schema of a store and its numbered migrations, for both kinds of database.

A store says in `schema_version` which migrations it has had. One from before there were numbers has the tables of the
first, and goes on from there. All that is missing is done in one transaction: a store is upgraded or as it was.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.server.store.store import StoreError


class Migration(NamedTuple):
    """The change from one version of the schema to the next, in the words of each database."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]

    def statements(self, database: str) -> tuple[str, ...]:
        """The statements to execute in a database, by the name of its store."""
        return self.sqlite if database == "sqlite" else self.postgres


MIGRATIONS: Final = (
    Migration(
        sqlite=(
            """CREATE TABLE IF NOT EXISTS entries (
                game TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL, at REAL NOT NULL,
                PRIMARY KEY (game, number)) WITHOUT ROWID""",
            """CREATE TABLE IF NOT EXISTS games (
                game TEXT PRIMARY KEY, touched REAL NOT NULL, is_over INTEGER NOT NULL, is_public INTEGER NOT NULL,
                about TEXT NOT NULL) WITHOUT ROWID""",
            "CREATE INDEX IF NOT EXISTS public_games ON games (touched) WHERE is_public = 1 AND is_over = 0",
            """CREATE TABLE IF NOT EXISTS saved (
                kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID""",
        ),
        postgres=(
            """CREATE TABLE IF NOT EXISTS entries (
                game TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, data TEXT NOT NULL,
                at DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, number))""",
            """CREATE TABLE IF NOT EXISTS games (
                game TEXT PRIMARY KEY, touched DOUBLE PRECISION NOT NULL, is_over BOOLEAN NOT NULL,
                is_public BOOLEAN NOT NULL, about TEXT NOT NULL)""",
            "CREATE INDEX IF NOT EXISTS public_games ON games (touched) WHERE is_public AND NOT is_over",
            """CREATE TABLE IF NOT EXISTS saved (
                kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (kind, id))""",
        ),
    ),
    Migration(
        sqlite=(
            "ALTER TABLE entries ADD COLUMN digest TEXT NOT NULL DEFAULT ''",
            """CREATE TABLE snapshots (
                game TEXT NOT NULL, number INTEGER NOT NULL, version TEXT NOT NULL, data TEXT NOT NULL,
                PRIMARY KEY (game, number)) WITHOUT ROWID""",
        ),
        postgres=(
            "ALTER TABLE entries ADD COLUMN digest TEXT NOT NULL DEFAULT ''",
            """CREATE TABLE snapshots (
                game TEXT NOT NULL, number INTEGER NOT NULL, version TEXT NOT NULL, data TEXT NOT NULL,
                PRIMARY KEY (game, number))""",
        ),
    ),
)
"""The first makes the tables that every store had before there were numbers; each other one adds to those before."""

SCHEMA: Final = len(MIGRATIONS)
"""The version of the schema that this program reads and writes."""

BEGINNING: Final = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
FOUND: Final = "SELECT version FROM schema_version"


def upgrade(found: int | None, database: str) -> list[str]:
    """The statements that bring a store up to date, to be executed in one transaction; none if it is.

    `found` is the version that a store says it has; None where it says nothing.
    """
    version = found or 0
    if version > SCHEMA:
        raise StoreError(
            f"The store cannot be opened: a newer armada has written it (schema {version}; this one reads up to "
            f"{SCHEMA}). Nothing was changed. Update armada, or name another store."
        )
    if version == SCHEMA:
        return []
    missing = [statement for step in MIGRATIONS[version:] for statement in step.statements(database)]
    mark = "INSERT INTO schema_version (version) VALUES" if found is None else "UPDATE schema_version SET version ="
    return [*missing, f"{mark} ({SCHEMA})"]
