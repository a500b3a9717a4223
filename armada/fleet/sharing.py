"""Shared fleets: the players of a team, and the ships and squadrons that each controls (OPT-05 to OPT-07)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from armada.errors import FleetError
from armada.fleet.fleet import Fleet
from armada.messages.message import say

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
        raise FleetError(say("agreements-controller-lists", lists=len(dealt), fleets=len(fleets)))
    for number, (team, own, count) in enumerate(zip(names, dealt, counts, strict=True), 1):
        _check_controllers(number, team, own, count)
    return tuple([Team(tuple(team), tuple(own)) for team, own in zip(names, dealt, strict=True)])


def dealt_evenly(fleet: Fleet, players: int) -> tuple[int, ...]:
    """The place in a team of each card's controller, if its cards are dealt out one by one (OPT-07)."""
    return tuple([card % players for card in range(len(fleet.ships) + len(fleet.squadrons))])


def _check_sizes(fleets: Sequence[Fleet], names: Sequence[Sequence[str]]) -> None:
    """Two teams as equal as possible, with a fleet each (OPT-05)."""
    if len(names) != 2 or len(fleets) != 2:
        raise FleetError(say("agreements-shared-fleets", teams=len(names), fleets=len(fleets)))
    sizes = sorted([len(team) for team in names])
    people = sum(sizes)
    if sizes[0] < 1 or sizes[1] > MOST_TEAMMATES:
        one, other = len(names[0]), len(names[1])
        raise FleetError(say("agreements-team-sizes", one=one, other=other, most=MOST_TEAMMATES))
    if people == 2:
        raise FleetError(say("agreements-two-players"))
    if sizes[1] - sizes[0] > 1:
        raise FleetError(
            say(
                "agreements-unequal-teams",
                players=people,
                one=len(names[0]),
                other=len(names[1]),
                more=people - people // 2,
                fewer=people // 2,
            )
        )


def _check_controllers(number: int, team: Sequence[str], own: Sequence[int], count: int) -> None:
    """Each card has one controller, and each player controls at least one card (OPT-07)."""
    if len(own) != count:
        raise FleetError(say("agreements-controllers", fleet=number, cards=count, controllers=len(own)))
    if wrong := [place for place in own if not 0 <= place < len(team)]:
        raise FleetError(say("agreements-controller-place", team=number, place=wrong[0], last=len(team) - 1))
    if idle := [place for place in range(len(team)) if place not in own]:
        name = team[idle[0]] or say("refusals-player", number=idle[0] + 1)
        raise FleetError(say("agreements-idle-player", player=name, team=number))
