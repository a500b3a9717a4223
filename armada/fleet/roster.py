"""A fleet with its cards looked up, as the fleet-building rules need it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from armada.catalog.cards import (
    Card,
    DamageCard,
    Faction,
    KeywordCard,
    ObjectiveCard,
    ShipCard,
    Slot,
    SquadronCard,
    UpgradeCard,
)
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.names import suggestions
from armada.errors import FleetError
from armada.fleet.fleet import Fleet
from armada.messages.message import listed, say

KINDS: Final = {ShipCard: "ship", DamageCard: "damage", KeywordCard: "keyword"}
"""How cards that are neither upgrades nor squadrons are described; all others are objectives."""


class EquippedShip(msgspec.Struct, frozen=True):
    """A ship of a fleet with its upgrades. `label` identifies it in messages."""

    card: ShipCard
    upgrades: tuple[UpgradeCard, ...] = ()
    label: str = ""

    @property
    def points(self) -> int:
        """The ship and all its upgrades (FLEET-02, UPG-02)."""
        return self.card.points + sum(upgrade.points for upgrade in self.upgrades)

    @property
    def is_flagship(self) -> bool:
        """A ship with a commander is the flagship (FLEET-11, OBJ-09)."""
        return any(upgrade.slots[0] is Slot.COMMANDER for upgrade in self.upgrades)


class Roster(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a fleet. A squadron's card is listed once for each squadron fielded (FLEET-15, FLEET-16)."""

    faction: Faction
    ships: tuple[EquippedShip, ...]
    squadrons: tuple[SquadronCard, ...]
    objectives: tuple[ObjectiveCard, ...]

    @property
    def points(self) -> int:
        """The fleet point cost of all ships, upgrades and squadrons."""
        return sum(ship.points for ship in self.ships) + self.squadron_points

    @property
    def squadron_points(self) -> int:
        """The fleet point cost of all squadrons."""
        return sum(squadron.points for squadron in self.squadrons)


def roster(fleet: Fleet) -> Roster:
    """The cards of this fleet in its printing; a `FleetError` names every unknown key."""
    cards = catalog(fleet.printing)
    ships, upgrades = cards.ships, cards.upgrades
    try:
        return Roster(
            faction=fleet.faction,
            ships=_labelled(
                [(ships[ship.card], tuple([upgrades[key] for key in ship.upgrades])) for ship in fleet.ships]
            ),
            squadrons=tuple([cards.squadrons[key] for key in fleet.squadrons]),
            objectives=tuple([cards.objectives[key] for key in fleet.objectives]),
        )
    except KeyError:
        raise FleetError("\n".join(_unknown_keys(fleet, cards))) from None


def described(card: Card, *, capital: bool = False) -> str:
    """A card with its kind and name: the title Demolisher, the squadron Howlrunner; `capital` begins a sentence."""
    if isinstance(card, UpgradeCard):
        slots = listed([slot_name(slot) for slot in card.slots])
        return say("kinds-upgrade.capital" if capital else "kinds-upgrade", slots=slots, card=card.name)
    if isinstance(card, SquadronCard):
        return say("kinds-squadron.capital" if capital else "kinds-squadron", card=card.title)
    kind = next((name for type_, name in KINDS.items() if isinstance(card, type_)), "objective")
    return say(f"kinds-card-{kind}.capital" if capital else f"kinds-card-{kind}", card=card.name)


def slot_name(slot: Slot) -> str:
    """An upgrade icon: officer, weapons team."""
    return say(f"kinds-slot-{slot}")


def faction_name(faction: Faction) -> str:
    """A faction as its fleets are called: Rebel, Imperial."""
    return say(f"kinds-faction-{faction}")


def _labelled(ships: list[tuple[ShipCard, tuple[UpgradeCard, ...]]]) -> tuple[EquippedShip, ...]:
    """Label the ships; those of the same card by their place in the fleet."""
    keys = [card.key for card, _ in ships]
    return tuple(
        [
            EquippedShip(card, upgrades, _label(card, keys.count(card.key), number))
            for number, (card, upgrades) in enumerate(ships, 1)
        ]
    )


def _label(card: ShipCard, copies: int, number: int) -> str:
    return card.name if copies == 1 else say("kinds-ship-numbered", card=card.name, number=number)


def _unknown_keys(fleet: Fleet, cards: Catalog) -> Iterator[str]:
    places: list[tuple[str, str, Mapping[str, Card]]] = [
        *(("ship", ship.card, cards.ships) for ship in fleet.ships),
        *(("upgrade", key, cards.upgrades) for ship in fleet.ships for key in ship.upgrades),
        *(("squadron", key, cards.squadrons) for key in fleet.squadrons),
        *(("objective", key, cards.objectives) for key in fleet.objectives),
    ]
    for kind, key, known in places:
        if key in known:
            continue
        if key in cards.cards:
            is_really = described(cards.cards[key])
            yield say("lists-key-misplaced", key=key, kind=kind, card=is_really)
        elif close := suggestions(key, known):
            yield say("lists-key-misspelled", key=key, kind=kind, meant=listed(close, either=True))
        else:
            yield say("lists-key-unknown", key=key, kind=kind)
