"""The two sides of an attack: the attacker's dice and options, the defender's hull, shields and tokens."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from armada.catalog.cards import Color, DefenseToken, Dice

COLORS = (Color.RED, Color.BLUE, Color.BLACK)


class Reroll(msgspec.Struct, frozen=True):
    """The attacker may reroll up to a number of dice of these colours, all at once."""

    most: int = 1
    colors: tuple[Color, ...] = COLORS


class AddedDie(msgspec.Struct, frozen=True):
    """The attacker adds a die of one of these colours; if none is named, of a colour in the pool."""

    colors: tuple[Color, ...] = ()


class Attacker(msgspec.Struct, frozen=True, kw_only=True):
    """The gathered dice, and the attacker's options: add dice, then reroll, then spend accuracy icons.

    `critical`: critical icons are damage and the standard critical effect can be resolved, as between ships.
    """

    dice: Dice
    obstructed: bool = False
    added: tuple[AddedDie, ...] = ()
    rerolls: tuple[Reroll, ...] = ()
    accuracy: bool = True
    critical: bool = True

    def concentrating_fire(self, *, dial: bool = False, token: bool = False) -> Attacker:
        """The same with a Concentrate Fire command: the dial adds a die, the token rerolls one (CMD-58 to CMD-61)."""
        added = (*self.added, AddedDie()) if dial else self.added
        rerolls = (*self.rerolls, Reroll()) if token else self.rerolls
        return replace(self, added=added, rerolls=rerolls)


class Defender(msgspec.Struct, frozen=True, kw_only=True):
    """Hull left, shields of the defending hull zone and of those adjacent to it, tokens that are not discarded.

    `hull` of a ship: how many damage cards destroy it. A squadron has hull points alone.
    """

    hull: int
    is_ship: bool = True
    shields: int = 0
    adjacent: tuple[int, ...] = ()
    tokens: tuple[DefenseToken, ...] = ()
    speed: int = 1

    @property
    def spendable(self) -> tuple[DefenseToken, ...]:
        """The tokens that can be spent: none by a ship at speed 0 (DEF-05)."""
        return () if self.is_ship and self.speed == 0 else self.tokens
