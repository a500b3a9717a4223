"""The choice between cards with the same name: by place in the list, then by faction, cost and free slots."""

from __future__ import annotations

from enum import Enum

import msgspec

from armada.catalog.cards import Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.fleet.names import CardType, ListedCard, NameMeanings, cards_named


class ListPlace(Enum):
    """A place in a list, with the types of card that belong there, the likeliest first."""

    ON_SHIP = (UpgradeCard, SquadronCard, ShipCard, ObjectiveCard)
    AFTER_SHIP = (SquadronCard, UpgradeCard, ShipCard, ObjectiveCard)
    BEFORE_SHIPS = (ShipCard, SquadronCard, ObjectiveCard)
    AMONG_SHIPS = (ShipCard, SquadronCard, ObjectiveCard, UpgradeCard)
    AMONG_SQUADRONS = (SquadronCard, ShipCard, ObjectiveCard)
    SHIP = (ShipCard,)
    UPGRADE = (UpgradeCard,)
    SQUADRON = (SquadronCard,)

    @property
    def types(self) -> tuple[CardType, ...]:
        """The types of card that belong here."""
        types: tuple[CardType, ...] = self.value
        return types


class ListedShip(msgspec.Struct):
    """A ship while its list is read."""

    card: ShipCard
    upgrades: list[UpgradeCard] = msgspec.field(default_factory=list)

    def has_free(self, slots: tuple[Slot, ...]) -> bool:
        """Whether all of these slots are free, counting the slots that the upgrades read so far add and fill."""
        free = [Slot.COMMANDER, Slot.TITLE, *self.card.upgrade_slots]
        for upgrade in self.upgrades:
            free += upgrade.grants_slots
        for slot in [slot for upgrade in self.upgrades for slot in upgrade.slots]:
            if slot in free:
                free.remove(slot)
        return all(free.count(slot) >= slots.count(slot) for slot in slots)


class Clues(msgspec.Struct, frozen=True):
    """The hints of a list about a card besides its name. `commanders` are the cards that its header may mean."""

    faction: Faction | None = None
    cost: int | None = None
    count: int = 1
    commanders: tuple[str, ...] = ()
    ship: ListedShip | None = None


class CardChoice(msgspec.Struct, frozen=True):
    """The chosen card, the others that fit equally well, and whether the name is that of a squadron."""

    card: ListedCard
    others: tuple[ListedCard, ...] = ()
    is_misplaced: bool = False


def choose(found: NameMeanings, place: ListPlace, clues: Clues, printing: Printing) -> CardChoice | None:
    """The card that a name means at this place; None if no card with that name belongs there."""
    cards = found.cards
    if len(cards) == 1 and type(cards[0]) is place.value[0]:
        return CardChoice(cards[0])
    if place in (ListPlace.AMONG_SHIPS, ListPlace.AFTER_SHIP) and clues.cost is not None:
        cards = tuple(card for card in cards if _is_cost_of(card, clues)) or cards
    fitting, is_misplaced = _of_place(cards, place, printing)
    if not fitting:
        return None
    if len(fitting) == 1:
        return CardChoice(fitting[0], is_misplaced=is_misplaced)
    ranked = {card.key: _rank(card, found, clues) for card in fitting}
    best = max(ranked.values())
    equal = [card for card in fitting if ranked[card.key] == best]
    equal.sort(key=is_commander)
    return CardChoice(equal[0], tuple(equal[1:]), is_misplaced)


def costs_of(card: ListedCard) -> tuple[int, ...]:
    """The cost of a card in each printing."""
    if isinstance(card, ObjectiveCard):
        return ()
    printed = [catalog(printing).cards[card.key] for printing in Printing]
    return tuple(card.points for card in printed if isinstance(card, ShipCard | SquadronCard | UpgradeCard))


def _of_place(cards: tuple[ListedCard, ...], place: ListPlace, printing: Printing) -> tuple[list[ListedCard], bool]:
    """The cards of the likeliest type; on a ship, the ace of a squadron may also name an upgrade, and is misplaced."""
    for wanted in place.types:
        fitting = [card for card in cards if type(card) is wanted]
        if fitting:
            return fitting, False
        if wanted is UpgradeCard and place in (ListPlace.ON_SHIP, ListPlace.UPGRADE):
            aces = {card.ace for card in cards if isinstance(card, SquadronCard) and card.ace}
            named = [card for ace in aces for card in cards_named(ace, printing).cards if type(card) is UpgradeCard]
            if named:
                return [*named], True
    return [], False


def _rank(card: ListedCard, found: NameMeanings, clues: Clues) -> tuple[bool, bool, bool, bool, bool, int]:
    """How well a card fits the clues of the list, the most important clue first."""
    slots = card.slots if isinstance(card, UpgradeCard) else ()
    return (
        found.slot is None or found.slot in slots,
        _is_of(card, found.faction or clues.faction),
        _is_cost_of(card, clues),
        clues.ship is None or clues.ship.has_free(slots),
        card.key in clues.commanders,
        -min((abs(cost - clues.cost) for cost in costs_of(card)), default=0) if clues.cost is not None else 0,
    )


def _is_of(card: ListedCard, faction: Faction | None) -> bool:
    if isinstance(card, ShipCard | SquadronCard):
        return faction is None or card.faction is faction
    return not isinstance(card, UpgradeCard) or not card.factions or faction is None or faction in card.factions


def _is_cost_of(card: ListedCard, clues: Clues) -> bool:
    return any(clues.cost in (cost, cost * clues.count) for cost in costs_of(card))


def is_commander(card: ListedCard) -> bool:
    """Whether a card makes its ship the flagship."""
    return isinstance(card, UpgradeCard) and Slot.COMMANDER in card.slots
