"""One flagship and one commander in a fleet (FLEET-11, FLEET-12, FLEET-23, TRN-14, SEC-12, FLOT-06, EXT-fleet-08)."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.cards import Slot
from armada.catalog.profiles import Profile, TableSettings
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster
from armada.messages.message import say


def flagship_faults(roster: Roster, profile: Profile, table: TableSettings) -> Iterator[Fault]:
    """No ship, no commander, several, or one on a flotilla where that is forbidden; any other ship may (UPG-07)."""
    if not roster.ships:
        yield Fault("FLEET-23", say("faults-no-ships"), None, say("faults-no-ships.remedy"))
        return
    commanders = [
        (ship, upgrade) for ship in roster.ships for upgrade in ship.upgrades if upgrade.slots[0] is Slot.COMMANDER
    ]
    if not commanders:
        rule = table.rules.flagship
        yield Fault(rule, say("faults-no-commander", rule=rule), None, say("faults-no-commander.remedy"))
        return
    rule, (_, first) = table.rules.commanders, commanders[0]
    for _, second in commanders[1:]:
        said = say("faults-second-commander", second=second.name, first=first.name, rule=rule)
        yield Fault(rule, said, second.key, say("faults-leave-out-either", second=second.name, first=first.name))
    for ship, commander in commanders:
        if ship.card.flotilla and not profile.flagship_flotilla:
            rule = table.rules.flagship_flotilla
            said = say("faults-flotilla-commander", ship=ship.label, commander=commander.name, rule=rule)
            yield Fault(rule, said, commander.key, say("faults-flotilla-commander.remedy"))
