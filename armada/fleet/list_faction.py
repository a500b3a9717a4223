"""The faction of a list: from its header, else from the cards that only one faction has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from armada.catalog.cards import Faction, ObjectiveCard, Printing, UpgradeCard
from armada.fleet.card_choice import costs_of
from armada.fleet.lines import FleetListLine, Header, Shape
from armada.fleet.names import ListedCard, cards_named, faction_named


def list_faction(lines: Sequence[FleetListLine], printing: Printing) -> Faction | None:
    """The faction that the header names; else the faction of most cards; else one that the title names."""
    for line in lines:
        if line.header is Header.FACTION and (named := faction_named(line.text)):
            return named
    named_cards = [(line, card) for line in lines for card in _cards(line, printing)]
    for cards in (named_cards, [(line, card) for line, card in named_cards if line.cost in costs_of(card)]):
        votes = _votes(cards)
        if votes:
            return votes.most_common(1)[0][0]
    words = (word for line in lines if line.shape in (Shape.CARD, Shape.TITLE) for word in line.text.split())
    return next((faction for word in words if (faction := faction_named(word))), None)


def _cards(line: FleetListLine, printing: Printing) -> Iterable[ListedCard]:
    """The cards that a line can mean; for an element (a ship with its upgrades), those of each part."""
    if line.shape is Shape.ELEMENT:
        return [card for part in line.text.split(" - ") for card in cards_named(part, printing).cards]
    if line.shape is Shape.CARD:
        return cards_named(line.text, printing).cards
    return ()


def _votes(cards: Iterable[tuple[FleetListLine, ListedCard]]) -> Counter[Faction]:
    """A vote for each line whose cards are all of one faction."""
    factions: dict[int, set[Faction | None]] = {}
    for line, card in cards:
        if isinstance(card, UpgradeCard):
            found: tuple[Faction | None, ...] = card.factions or (None,)
        else:
            found = () if isinstance(card, ObjectiveCard) else (card.faction,)
        factions.setdefault(id(line), set()).update(found)
    return Counter(faction for found in factions.values() if len(found) == 1 for faction in found if faction)
