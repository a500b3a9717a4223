"""Counts of cards that work in a game: by kind, upgrade slot and wave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from armada.catalog.cards import Card, CardKind, Slot, UpgradeCard, Works


class EffectTally(msgspec.Struct, frozen=True):
    """How many card effects are done, not needed, or not implemented yet."""

    done: int
    none_needed: int
    not_yet: int

    @property
    def total(self) -> int:
        """All cards counted."""
        return self.done + self.none_needed + self.not_yet


class CatalogueStatus(msgspec.Struct, frozen=True):
    """The tallies of a catalogue. A card of two slots counts in both."""

    all: EffectTally
    kinds: Mapping[CardKind, EffectTally]
    slots: Mapping[Slot, EffectTally]
    waves: Mapping[float, EffectTally]


def status(cards: Iterable[Card]) -> CatalogueStatus:
    """How many of these cards work in a game."""
    every = list(cards)
    upgrades = [card for card in every if isinstance(card, UpgradeCard)]
    waves = sorted({card.source.wave for card in every})
    return CatalogueStatus(
        all=_tally(every),
        kinds={kind: _tally(card for card in every if card.kind is kind) for kind in CardKind},
        slots={slot: _tally(card for card in upgrades if slot in card.slots) for slot in Slot},
        waves={wave: _tally(card for card in every if card.source.wave == wave) for wave in waves},
    )


def _tally(cards: Iterable[Card]) -> EffectTally:
    count = Counter(card.effect for card in cards)
    return EffectTally(count[Works.DONE], count[Works.NONE_NEEDED], count[Works.NOT_YET])
