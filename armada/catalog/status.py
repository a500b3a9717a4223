"""Counts of cards that work in a game: by kind, upgrade slot and wave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec

from armada.catalog.cards import Card, Kind, Slot, UpgradeCard, Works


class Tally(msgspec.Struct, frozen=True):
    """How many card effects are done, not needed, or not implemented yet."""

    done: int
    none_needed: int
    not_yet: int

    @property
    def total(self) -> int:
        """All cards counted."""
        return self.done + self.none_needed + self.not_yet


class Status(msgspec.Struct, frozen=True):
    """The tallies of a catalogue. A card of two slots counts in both."""

    all: Tally
    kinds: Mapping[Kind, Tally]
    slots: Mapping[Slot, Tally]
    waves: Mapping[float, Tally]


def status(cards: Iterable[Card]) -> Status:
    """How many of these cards work in a game."""
    every = list(cards)
    upgrades = [card for card in every if isinstance(card, UpgradeCard)]
    waves = sorted({card.source.wave for card in every})
    return Status(
        all=_tally(every),
        kinds={kind: _tally(card for card in every if card.kind is kind) for kind in Kind},
        slots={slot: _tally(card for card in upgrades if slot in card.slots) for slot in Slot},
        waves={wave: _tally(card for card in every if card.source.wave == wave) for wave in waves},
    )


def _tally(cards: Iterable[Card]) -> Tally:
    count = Counter(card.effect for card in cards)
    return Tally(count[Works.DONE], count[Works.NONE_NEEDED], count[Works.NOT_YET])
