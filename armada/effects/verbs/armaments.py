"""Upgrades that change a battery armament: for gathering, for range and for Fire Lanes alike (S-12)."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.procedures import rule
from armada.geometry.bases import HullZone
from armada.rules.game import Game
from armada.rules.queries import BATTERY, Armament


def plus(one: Dice, other: Dice) -> Dice:
    """Two armaments together."""
    return Dice(red=one.red + other.red, blue=one.blue + other.blue, black=one.black + other.black)


def more_dice(key: str, zones: tuple[HullZone, ...], dice: Dice) -> None:
    """An upgrade that gives some hull zones of its ship more dice."""

    @modifier(key, at=BATTERY, stage=Stage.INCREASE)
    @rule("CARD-enhanced-armament-01", "CARD-fire-lanes-02")
    def change(game: Game, card: CardInPlay, armament: Armament, printed: Dice) -> Dice:
        """Add these dice to the battery armament of these hull zones."""
        return plus(printed, dice) if armament.unit == card.unit and armament.zone in zones else printed
