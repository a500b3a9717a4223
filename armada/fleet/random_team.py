"""Random legal fleets for a whole team of a sector fleet game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from armada.catalog.cards import Card, Faction, Printing
from armada.fleet.fleet import Fleet
from armada.fleet.random_fleet import Rng, random_fleet
from armada.fleet.roster import roster
from armada.fleet.unique_names import unique_cards


def random_team(
    faction: Faction | str,
    points: int | None,
    rng: Rng,
    *,
    players: int,
    profile: str = "sector_fleet",
    options: Sequence[str] = (),
    printing: Printing = Printing.ERA_2016,
    only_2016: bool = True,
    cards: Callable[[Card], bool] | None = None,
) -> tuple[Fleet, ...]:
    """A legal fleet for each player of a team; no unique name is in two of them (SEC-24).

    `points` are those of the team, and `players` counts both teams, as in `team_faults`.
    """
    fleets: list[Fleet] = []
    taken: set[str] = set()
    for number in range(1, players // 2 + 1):
        fleet = random_fleet(
            faction,
            points,
            rng,
            profile=profile,
            players=players,
            options=options,
            printing=printing,
            only_2016=only_2016,
            cards=cards,
            taken=taken,
        )
        fleets.append(replace(fleet, name=f"{fleet.name} {number}"))
        taken.update([name for card in unique_cards(roster(fleet)) for name in card.unique_names])
    return tuple(fleets)
