"""A fleet with its cards looked up, as the fleet-building rules need it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from armada.catalog.cards import Card, Faction, ObjectiveCard, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import Catalog, catalog
from armada.catalog.names import suggestions
from armada.errors import FleetError
from armada.fleet.fleet import Fleet


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


def described(card: Card) -> str:
    """A card with its kind and name: the title Demolisher, the squadron Howlrunner."""
    if isinstance(card, UpgradeCard):
        return f"the {' and '.join(spoken(slot) for slot in card.slots)} {card.name}"
    if isinstance(card, SquadronCard):
        return f"the squadron {card.title}"
    return f"the {'ship' if isinstance(card, ShipCard) else 'objective'} {card.name}"


def spoken(word: str) -> str:
    """A word of the data as people say it: weapons team, star destroyer."""
    return word.replace("_", " ")


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as a list: a, b and c."""
    *first, end = words
    return f"{', '.join(first)} {last} {end}" if first else end


def _labelled(ships: list[tuple[ShipCard, tuple[UpgradeCard, ...]]]) -> tuple[EquippedShip, ...]:
    """Label the ships; those of the same card by their place in the fleet."""
    keys = [card.key for card, _ in ships]
    return tuple(
        [
            EquippedShip(card, upgrades, card.name if keys.count(card.key) == 1 else f"{card.name} (ship {number})")
            for number, (card, upgrades) in enumerate(ships, 1)
        ]
    )


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
            yield f"The fleet lists {key} among its {kind}s, but it is {is_really}. Move it to the right place."
        else:
            close = suggestions(key, known)
            hint = f"Did you mean {listed(close, 'or')}?" if close else "Find the key with `armada card show NAME`."
            yield f"The fleet lists the {kind} {key}, but no {kind} card has that key. {hint}"
