"""The identity of a card in play: each upgrade, squadron, objective and damage card has one of its own.

Its number is how answers, logs and stored games write it. Only this module makes numbers and reads them.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from armada.catalog.cards import CardKind

FIRST: Final = {CardKind.DAMAGE_CARD: 3000, CardKind.OBJECTIVE: 2000, CardKind.SQUADRON: 1000, CardKind.UPGRADE: 0}
"""The lowest number of each kind of card, the highest first."""

CARDS_OF_A_DECK: Final = 100
"""The damage cards of the next deck are numbered so much higher: two ships can have the same card (DMG-31)."""


class CardId(NamedTuple):
    """A card in play. `place` is the id of the upgrade or squadron, or a damage card's number in its `deck`."""

    kind: CardKind
    place: int = 0
    deck: int = 0

    @property
    def number(self) -> int:
        """The number that stands for the card."""
        return FIRST[self.kind] + CARDS_OF_A_DECK * self.deck + self.place

    @classmethod
    def read(cls, number: int) -> Self | None:
        """The card that a number stands for; None for a rule that acts like a card, which has no number."""
        if number < 0:
            return None
        kind = next(kind for kind, first in FIRST.items() if number >= first)
        place = number - FIRST[kind]
        if kind is not CardKind.DAMAGE_CARD:
            return cls(kind, place)
        return cls(kind, place % CARDS_OF_A_DECK, place // CARDS_OF_A_DECK)
