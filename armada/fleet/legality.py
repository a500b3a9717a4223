"""Fleet-building legality: every rule that a fleet breaks, all at once."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog import profiles
from armada.catalog.catalog import catalog
from armada.fleet.allegiance import allegiance_faults
from armada.fleet.flagship import flagship_faults
from armada.fleet.fleet import Fault, Fleet
from armada.fleet.limits import fleet_limit, game_faults, limit_faults, printing_faults
from armada.fleet.objectives import objective_faults
from armada.fleet.roster import roster
from armada.fleet.unique_names import unique_name_faults
from armada.fleet.upgrade_bar import ship_faults


def fleet_faults(
    fleet: Fleet,
    *,
    profile: str = "standard",
    points: int | None = None,
    players: int = 2,
    options: Sequence[str] = (),
) -> list[Fault]:
    """Every fleet-building rule that this fleet breaks; an empty list means that it is legal.

    `points` is the limit of a side: in a sector fleet game of more than two players each fleet gets its share (SEC-17).
    By default it is that of the profile. `options` are rules of `catalog.profiles.options()` to add. An unknown card
    key, profile, option or number of players raises a `FleetError`.
    """
    rules = profiles.profile(profile, *options)
    table = rules.table(players)
    limit = fleet_limit(rules, points, players)
    cards, known = roster(fleet), catalog(fleet.printing)
    faults = [*game_faults(rules, points, players), *limit_faults(cards, rules, table, limit)]
    faults += printing_faults(fleet, rules, table)
    faults += allegiance_faults(cards, rules, table.rules)
    faults += flagship_faults(cards, rules, table)
    faults += unique_name_faults(cards)
    for ship in cards.ships:
        faults += ship_faults(ship, known, table.rules)
    faults += objective_faults(cards, table)
    return faults
