"""Teams to start with: for each size of a sector fleet game one of each side (SEC-17 to SEC-19).

The key of a team gives its side, its number of fleets and the points of each: `rebels_4x300`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

import msgspec

from armada.catalog.cards import Faction
from armada.catalog.fleet_files import TEAMS_FILE, TeamRecord, team_records
from armada.errors import DataError
from armada.fleet.fleet import Fleet
from armada.fleet.ready_made import ready_made_for_teams


class ReadyMadeTeam(msgspec.Struct, frozen=True, kw_only=True):
    """A team with a fleet for each player. `players` counts both teams together, and `points` is the limit of one."""

    key: str
    name: str
    summary: str
    players: int
    points: int
    fleet_keys: tuple[str, ...]
    fleets: tuple[Fleet, ...]

    @property
    def faction(self) -> Faction:
        """The faction of all its fleets (SEC-20)."""
        return self.fleets[0].faction


@cache
def ready_made_teams() -> Mapping[str, ReadyMadeTeam]:
    """Every ready-made team by key."""
    return MappingProxyType({key: _team(record) for key, record in team_records().items()})


def _team(record: TeamRecord) -> ReadyMadeTeam:
    known = ready_made_for_teams()
    for key in record.fleets:
        if key not in known:
            raise DataError(f"there is no fleet {key} in fleets/teams. Add it.", file=TEAMS_FILE, card=record.key)
    return ReadyMadeTeam(
        key=record.key,
        name=record.name,
        summary=record.summary,
        players=record.players,
        points=record.points,
        fleet_keys=record.fleets,
        fleets=tuple([known[key] for key in record.fleets]),
    )
