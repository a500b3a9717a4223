"""A unique name occurs once in a fleet, whatever the kind of card (FLEET-17, FLEET-18)."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.cards import ShipCard, SquadronCard, UpgradeCard
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster, described
from armada.messages.message import say

UniqueCard = ShipCard | UpgradeCard | SquadronCard


def unique_cards(roster: Roster) -> Iterator[UniqueCard]:
    """Every card of the fleet with a unique name, in the order of the list."""
    for ship in roster.ships:
        if ship.card.unique_names:
            yield ship.card
        for upgrade in ship.upgrades:
            if upgrade.unique_names:
                yield upgrade
    for squadron in roster.squadrons:
        if squadron.unique_names:
            yield squadron


def unique_name_faults(roster: Roster) -> Iterator[Fault]:
    """Every card whose unique name an earlier card of the fleet has; the opponent may have it too (FLEET-24)."""
    bearers: dict[str, UniqueCard] = {}
    for card in unique_cards(roster):
        name = next((name for name in card.unique_names if name in bearers), None)
        if name is not None:
            yield _shared(name, bearers[name], card)
        for name in card.unique_names:
            bearers.setdefault(name, card)


def _shared(name: str, first: UniqueCard, second: UniqueCard) -> Fault:
    if first.key != second.key:
        said = say("faults-same-name", second=described(second, capital=True), first=described(first), name=name)
        return Fault("FLEET-18", said, second.key, say("faults-leave-out-one"))
    rule = "FLEET-17" if isinstance(second, SquadronCard) else "FLEET-18"
    said = say("faults-name-twice", card=described(second, capital=True), rule=rule)
    return Fault(rule, said, second.key, say("faults-leave-out-copy"))
