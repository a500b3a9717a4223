"""One faction in a fleet (FLEET-07, FLEET-08, FLEET-09, FLEET-22)."""

from __future__ import annotations

from collections.abc import Iterator

from armada.catalog.cards import ShipCard, SquadronCard
from armada.catalog.profiles import Profile
from armada.fleet.fleet import Fault
from armada.fleet.roster import Roster, listed


def allegiance_faults(roster: Roster, profile: Profile) -> Iterator[Fault]:
    """Mixed factions, or factions other than the fleet's; an upgrade must match the faction of its ship (UPG-03)."""
    own = roster.faction.adjective
    if roster.faction not in profile.factions:
        known = listed(faction.adjective for faction in profile.factions)
        yield Fault(
            "FLEET-22",
            f"The fleet cannot be {own}: this game allows only {known} fleets (FLEET-22).",
            None,
            "Choose one of those factions, or play without this option.",
        )
    cards: list[ShipCard | SquadronCard] = [ship.card for ship in roster.ships]
    cards += roster.squadrons
    outsiders = [card for card in cards if card.faction is not roster.faction]
    if not outsiders:
        return
    factions = {card.faction: card.faction.adjective for card in cards}
    if len(factions) == 1:
        (other,) = factions.values()
        yield Fault(
            "FLEET-07",
            f"The fleet cannot be {own}: all its ships and squadrons are {other} (FLEET-07).",
            None,
            f"Make it {other}.",
        )
        return
    yield Fault(
        "FLEET-07",
        f"The fleet cannot mix {listed(factions.values())} cards: all its cards must be of one faction (FLEET-07).",
        None,
        f"Keep the cards of one faction: without {listed(dict.fromkeys(map(_name, outsiders)))} the fleet is {own}.",
    )
    for card in outsiders:
        yield Fault(
            "FLEET-08",
            f"The fleet is {own} and cannot contain {_name(card)}, which is {card.faction.adjective} (FLEET-08).",
            card.key,
            "Leave it out.",
        )


def _name(card: ShipCard | SquadronCard) -> str:
    return card.title if isinstance(card, SquadronCard) else card.name
