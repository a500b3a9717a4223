"""The fleets of one team in a sector fleet game (SEC-16, SEC-20, SEC-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from armada.catalog import profiles
from armada.fleet.fleet import Fault, Fleet
from armada.fleet.legality import fleet_faults
from armada.fleet.limits import game_faults
from armada.fleet.roster import described, faction_name, roster
from armada.fleet.unique_names import unique_cards
from armada.messages.message import listed, say


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
        for fault in own:
            if fault not in agreed:
                said = say("faults-of-fleet", fleet=label, fault=fault.message)
                faults.append(msgspec.structs.replace(fault, message=said))
    return faults


def _label(number: int, fleet: Fleet) -> str:
    if fleet.name:
        return say("faults-fleet-named", number=number, name=fleet.name)
    return say("faults-fleet", number=number)


def _size(fleets: Sequence[Fleet], players: int) -> Iterator[Fault]:
    """A fleet for each player, two teams of the same size; a player who controls two fleets is two players (SEC-26)."""
    if len(fleets) * 2 != players:
        said = say("faults-team-size", fleets=len(fleets), players=players, needed=players // 2)
        yield Fault("SEC-16", said, None, say("faults-team-size.remedy", needed=players // 2))


def _faction(fleets: Sequence[Fleet]) -> Iterator[Fault]:
    """All fleets of a team are of one faction (SEC-20)."""
    factions = dict.fromkeys(fleet.faction for fleet in fleets)
    if len(factions) > 1:
        said = say("faults-team-factions", factions=listed([faction_name(faction) for faction in factions]))
        yield Fault("SEC-20", said, None, say("faults-team-factions.remedy"))


def _unique_names(fleets: Sequence[Fleet]) -> Iterator[Fault]:
    """A unique name occurs once in a team; a repeat within one fleet is that fleet's fault (SEC-24, FLEET-18)."""
    bearers: dict[str, int] = {}
    for number, fleet in enumerate(fleets, 1):
        for card in unique_cards(roster(fleet)):
            name = next((name for name in card.unique_names if bearers.get(name, number) != number), None)
            if name is not None:
                other = bearers[name]
                said = say(
                    "faults-team-name",
                    card=described(card, capital=True),
                    fleet=_label(number, fleet),
                    other=_label(other, fleets[other - 1]),
                    name=name,
                )
                yield Fault("SEC-24", said, card.key, say("faults-leave-out-one"))
            for name in card.unique_names:
                bearers.setdefault(name, number)
