"""Seats and sides: who decides. Two sides; a side has one to four seats; chance is a seat that is asked too."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player of the game, counted from 0 over both sides."""

Side = NewType("Side", int)
"""0 or 1; friendly and enemy are decided by side."""

CHANCE: Final = Seat(-1)
"""Dice and shuffles are questions put to this seat."""


def letter_of(seat: int) -> str:
    """The letter of a seat, from A to H."""
    return chr(ord("A") + seat)
