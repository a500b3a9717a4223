"""Fleets to start with: legal, playable, each with a word on how to play it.

The files are in `data/fleets`. The key of a fleet gives its side and point limit; those called `core_…` are for 180
points and need only one core set (FLEET-04). The fleets of ready-made teams are in `data/fleets/teams`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from armada.catalog.fleet_files import fleet_texts, team_fleet_texts
from armada.errors import DataError, FleetError
from armada.fleet.fleet import Dialect, Fleet
from armada.fleet.own_format import read_own


@cache
def ready_made() -> Mapping[str, Fleet]:
    """Every ready-made fleet for one player against one, by key."""
    return MappingProxyType({key: _read(key, text) for key, text in fleet_texts().items()})


@cache
def ready_made_for_teams() -> Mapping[str, Fleet]:
    """Every fleet of a ready-made team, by key."""
    return MappingProxyType({key: _read(f"teams/{key}", text) for key, text in team_fleet_texts().items()})


def ready_made_fleet(key: str) -> Fleet | None:
    """The ready-made fleet of a key, for one player or for a team."""
    return ready_made().get(key) or ready_made_for_teams().get(key)


def _read(file: str, text: str) -> Fleet:
    try:
        return read_own(text, Dialect.TOML)
    except FleetError as error:
        raise DataError(str(error), file=f"fleets/{file}.toml") from error
