"""The fleets of one team in a sector fleet game (SEC-16, SEC-20, SEC-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from armada.catalog import profiles
from armada.fleet.fleet import Fault, Fleet
from armada.fleet.legality import fleet_faults
from armada.fleet.limits import game_faults
from armada.fleet.roster import described, listed, roster, sentence
from armada.fleet.unique_names import unique_cards


def team_faults(
    fleets: Sequence[Fleet],
    *,
    players: int,
    points: int | None = None,
    profile: str = "sector_fleet",
    options: Sequence[str] = (),
) -> list[Fault]:
    """Every rule that a team breaks, then the rules that each of its fleets breaks, with the fleet named.

    `players` counts both teams together; `points` is the limit of one team.
    """
    rules = profiles.profile(profile, *options)
    rules.table(players)
    agreed = list(game_faults(rules, points, players))
    faults = [*_size(fleets, players), *agreed, *_faction(fleets), *_unique_names(fleets)]
    for number, fleet in enumerate(fleets, 1):
        own = fleet_faults(fleet, profile=profile, points=points, players=players, options=options)
        label = _label(number, fleet)
        faults += [
            msgspec.structs.replace(fault, message=f"{label}: {fault.message}") for fault in own if fault not in agreed
        ]
    return faults


def _label(number: int, fleet: Fleet) -> str:
    return f"Fleet {number} ({fleet.name})" if fleet.name else f"Fleet {number}"


def _size(fleets: Sequence[Fleet], players: int) -> Iterator[Fault]:
    """A fleet for each player, two teams of the same size; a player who controls two fleets is two players (SEC-26)."""
    if len(fleets) * 2 != players:
        yield Fault(
            "SEC-16",
            f"A team cannot have {len(fleets)} fleets in a game of {players} players: it has {players // 2} (SEC-16).",
            None,
            f"Bring {players // 2} fleets; one player can control two of them.",
        )


def _faction(fleets: Sequence[Fleet]) -> Iterator[Fault]:
    """All fleets of a team are of one faction (SEC-20)."""
    factions = dict.fromkeys(fleet.faction for fleet in fleets)
    if len(factions) > 1:
        yield Fault(
            "SEC-20",
            f"A team cannot have {listed(faction.adjective for faction in factions)} fleets together: "
            "all its fleets must be of one faction (SEC-20).",
            None,
            "Bring fleets of one faction.",
        )


def _unique_names(fleets: Sequence[Fleet]) -> Iterator[Fault]:
    """A unique name occurs once in a team; a repeat within one fleet is that fleet's fault (SEC-24, FLEET-18)."""
    bearers: dict[str, int] = {}
    for number, fleet in enumerate(fleets, 1):
        for card in unique_cards(roster(fleet)):
            name = next((name for name in card.unique_names if bearers.get(name, number) != number), None)
            if name is not None:
                other = bearers[name]
                yield Fault(
                    "SEC-24",
                    f"{sentence(described(card))} of {_label(number, fleet)} cannot be in this team: "
                    f"{_label(other, fleets[other - 1])} has a card with the unique name {name} (SEC-24).",
                    card.key,
                    "Leave out one of the two.",
                )
            for name in card.unique_names:
                bearers.setdefault(name, number)
