"""Costs of upgrade effects: the card itself is exhausted or discarded before the effect is resolved (UPG-15 to UPG-20).

Dials, tokens and dice that an effect costs are spent in its first step: they open windows or ask which one.
"""

from __future__ import annotations

from typing import Any, Final

from armada.engine.effects import Effect
from armada.engine.procedures import rule
from armada.rules.game import Game
from armada.state.events.cards import UpgradeDiscarded, UpgradeExhausted
from armada.state.records import UpgradeId


class Exhaust:
    """The card is exhausted; one that is exhausted already cannot be."""

    @rule("UPG-15", "UPG-16", "UPG-17", "UPG-19")
    def can_pay(self, game: Game, effect: Effect[Any]) -> bool:
        """Whether the card is readied."""
        return not game.state.upgrades[effect.card.place].exhausted

    def pay(self, game: Game, effect: Effect[Any]) -> None:
        """Exhaust it."""
        game.emit(UpgradeExhausted(UpgradeId(effect.card.place)))


class Discard:
    """The card is discarded: it lies facedown from now on, still equipped."""

    @rule("UPG-20", "UPG-22", "FX-24")
    def can_pay(self, game: Game, effect: Effect[Any]) -> bool:
        """A card in force can always be discarded."""
        return not game.state.upgrades[effect.card.place].discarded

    def pay(self, game: Game, effect: Effect[Any]) -> None:
        """Discard it."""
        game.emit(UpgradeDiscarded(UpgradeId(effect.card.place)))


EXHAUST: Final = Exhaust()
DISCARD: Final = Discard()
