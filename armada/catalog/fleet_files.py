"""The ready-made fleets of `data/fleets`, as text, and the teams of `data/teams.toml`; the fleet room reads them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from armada.catalog.cards import Record
from armada.catalog.catalog import DATA
from armada.catalog.reading import read_files, read_record

TEAMS_FILE = "teams.toml"


class TeamRecord(Record, frozen=True, kw_only=True):
    """A ready-made team: the number of players in both teams, the points of a team, and the keys of its fleets."""

    key: str
    name: str
    summary: str
    players: int
    points: int
    fleets: tuple[str, ...]


@cache
def fleet_texts() -> Mapping[str, str]:
    """The text of every ready-made fleet, by the name of its file."""
    return _texts(DATA / "fleets")


@cache
def team_fleet_texts() -> Mapping[str, str]:
    """The text of every fleet of a ready-made team, by the name of its file."""
    return _texts(DATA / "fleets" / "teams")


@cache
def team_records() -> Mapping[str, TeamRecord]:
    """Every ready-made team by key."""
    (file,) = read_files(DATA, TEAMS_FILE)
    return MappingProxyType(
        {
            key: read_record(TeamRecord, {"key": key, **table}, file=TEAMS_FILE, card=key)
            for key, table in file.tables.items()
        }
    )


def _texts(folder: Path) -> Mapping[str, str]:
    files = sorted(folder.glob("*.toml"))
    return MappingProxyType({file.stem: file.read_text(encoding="utf-8") for file in files})
