"""The numbers of the cards in play: each upgrade, squadron, objective and damage card has one of its own.

The number is part of what an effect is called in answers and logs, and so of stored games. Nobody but this module takes
a number apart.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.catalog.cards import Kind
from armada.state.game_state import GameState
from armada.state.records import Ship, UnitId

SQUADRON_CARDS: Final = 1000
OBJECTIVE_CARD: Final = 2000
DAMAGE_CARDS: Final = 3000
CARDS_OF_A_DECK: Final = 100
"""The damage cards of the next deck are numbered so much higher: two ships can have the same card (DMG-31)."""

MOST_DECKS: Final = 8


class NumberedCard(NamedTuple):
    """A card in play. `place` is the id of the upgrade or squadron, or a damage card's number in its `deck`."""

    kind: Kind
    place: int = 0
    deck: int = 0

    @property
    def number(self) -> int:
        """The number that stands for the card."""
        if self.kind is Kind.DAMAGE_CARD:
            return DAMAGE_CARDS + CARDS_OF_A_DECK * self.deck + self.place
        return FIRST[self.kind] + self.place


FIRST: Final = {Kind.UPGRADE: 0, Kind.SQUADRON: SQUADRON_CARDS, Kind.OBJECTIVE: OBJECTIVE_CARD}


def card_numbered(number: int) -> NumberedCard | None:
    """The card that a number stands for; None for a rule that acts like a card, which has no number."""
    if number < 0:
        return None
    if number >= DAMAGE_CARDS:
        deck, place = divmod(number - DAMAGE_CARDS, CARDS_OF_A_DECK)
        return NumberedCard(Kind.DAMAGE_CARD, place, deck)
    kind = next(kind for kind in (Kind.OBJECTIVE, Kind.SQUADRON, Kind.UPGRADE) if number >= FIRST[kind])
    return NumberedCard(kind, number - FIRST[kind])


def bearer_of(state: GameState, number: int) -> UnitId | None:
    """The ship or squadron that a card belongs to; an objective belongs to none, nor does a rule.

    A damage card belongs to the ship that has it faceup, and where each player has a deck, to one of its owner's.
    """
    card = card_numbered(number)
    match card:
        case NumberedCard(kind=Kind.UPGRADE, place=place):
            return state.upgrades[place].ship
        case NumberedCard(kind=Kind.SQUADRON, place=place):
            return state.units[place].id
        case NumberedCard(kind=Kind.DAMAGE_CARD, place=place, deck=deck):
            return _damaged(state, place, deck)
    return None


def _damaged(state: GameState, place: int, deck: int) -> UnitId | None:
    ships = [unit for unit in state.units if isinstance(unit, Ship) and (len(state.decks) == 1 or unit.seat == deck)]
    for ship in ships:
        if any(card.faceup and card.number == place for card in ship.damage):
            return ship.id
    return None
