"""One flagship and one commander in a fleet (FLEET-11, FLEET-12, FLEET-23, TRN-14, SEC-12, SEC-25, FLOT-06)."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.cards import Slot
from armada.catalog.profiles import Profile, Table
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster


def flagship_faults(roster: Roster, profile: Profile, table: Table) -> Iterator[Fault]:
    """No ship, no commander, several, or one on a flotilla where that is forbidden; any other ship may (UPG-07)."""
    if not roster.ships:
        yield Fault(
            "FLEET-23",
            "The fleet has no ships; it needs at least one, its flagship (FLEET-23).",
            None,
            "Add a ship with a commander.",
        )
        return
    commanders = [
        (ship, upgrade) for ship in roster.ships for upgrade in ship.upgrades if upgrade.slots[0] is Slot.COMMANDER
    ]
    if not commanders:
        rule = table.rules.flagship
        yield Fault(
            rule,
            f"No ship has a commander, so the fleet has no flagship; it needs exactly one ({rule}).",
            None,
            "Equip a commander to one of the ships.",
        )
        return
    rule, (_, first) = table.rules.commanders, commanders[0]
    for _, second in commanders[1:]:
        yield Fault(
            rule,
            f"The fleet cannot have the commander {second.name}: it already has {first.name}, and a fleet has only one "
            f"({rule}).",
            second.key,
            f"Leave out {second.name} or {first.name}.",
        )
    for ship, commander in commanders:
        if ship.card.flotilla and not profile.flagship_flotilla:
            yield Fault(
                "FLOT-06",
                f"{ship.label} cannot equip the commander {commander.name}: it is a flotilla (FLOT-06).",
                commander.key,
                "Equip the commander to a ship that is not a flotilla.",
            )
