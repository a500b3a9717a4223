"""Shared fleets: the players of a team, and the ships and squadrons that each controls (OPT-05 to OPT-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from armada.errors import FleetError
from armada.fleet.fleet import Fleet

MOST_TEAMMATES: Final = 4
"""How many players can share a fleet."""


class Team(msgspec.Struct, frozen=True):
    """The players that share a fleet, the Team Commander first, and the place in the team of each card's controller.

    The cards are the ships of the fleet in its order, then its squadrons.
    """

    names: tuple[str, ...]
    controllers: tuple[int, ...]


def teams_of(
    fleets: Sequence[Fleet], names: Sequence[Sequence[str]], controllers: Sequence[Sequence[int]] | None = None
) -> tuple[Team, ...]:
    """The teams of these fleets; without controllers the cards of each fleet are dealt out evenly (OPT-05, OPT-07)."""
    _check_sizes(fleets, names)
    counts = [len(fleet.ships) + len(fleet.squadrons) for fleet in fleets]
    if controllers is None:
        dealt = [list(dealt_evenly(fleet, len(team))) for fleet, team in zip(fleets, names, strict=True)]
    else:
        dealt = [list(own) for own in controllers]
    if len(dealt) != len(fleets):
        raise FleetError(
            f"{len(dealt)} lists of controllers do not fit {len(fleets)} fleets (OPT-07). "
            "Give one list for each fleet, or none at all to deal its cards out evenly."
        )
    for number, (team, own, count) in enumerate(zip(names, dealt, counts, strict=True), 1):
        _check_controllers(number, team, own, count)
    return tuple([Team(tuple(team), tuple(own)) for team, own in zip(names, dealt, strict=True)])


def dealt_evenly(fleet: Fleet, players: int) -> tuple[int, ...]:
    """The place in a team of each card's controller, if its cards are dealt out one by one (OPT-07)."""
    return tuple([card % players for card in range(len(fleet.ships) + len(fleet.squadrons))])


def _check_sizes(fleets: Sequence[Fleet], names: Sequence[Sequence[str]]) -> None:
    """Two teams as equal as possible, with a fleet each (OPT-05)."""
    if len(names) != 2 or len(fleets) != 2:
        raise FleetError(
            f"{len(names)} teams cannot share {len(fleets)} fleets (OPT-05). Name two teams and give each one fleet."
        )
    sizes = sorted([len(team) for team in names])
    people = sum(sizes)
    if sizes[0] < 1 or sizes[1] > MOST_TEAMMATES:
        raise FleetError(
            f"Teams of {len(names[0])} and {len(names[1])} players cannot play (OPT-05). "
            f"A team has one to {MOST_TEAMMATES} players."
        )
    if people == 2:
        raise FleetError("Two players do not share a fleet (OPT-05). Leave out team play, or name more players.")
    if sizes[1] - sizes[0] > 1:
        raise FleetError(
            f"{people} players do not split into {len(names[0])} and {len(names[1])} (OPT-05): teams are as equal as "
            f"possible. Make teams of {people - people // 2} and {people // 2}."
        )


def _check_controllers(number: int, team: Sequence[str], own: Sequence[int], count: int) -> None:
    """Each card has one controller, and each player controls at least one card (OPT-07)."""
    if len(own) != count:
        raise FleetError(
            f"Fleet {number} has {count} ships and squadrons, but controllers for {len(own)} (OPT-07). "
            "Name one controller for each: first for the ships, then for the squadrons."
        )
    if wrong := [place for place in own if not 0 <= place < len(team)]:
        raise FleetError(
            f"No player of team {number} has the place {wrong[0]} (OPT-07). "
            f"Its places are 0, the Team Commander, to {len(team) - 1}."
        )
    if idle := [place for place in range(len(team)) if place not in own]:
        name = team[idle[0]] or f"Player {idle[0] + 1}"
        raise FleetError(
            f"{name} of team {number} controls no ship or squadron (OPT-07). "
            "Give each player at least one, or play with fewer players."
        )
