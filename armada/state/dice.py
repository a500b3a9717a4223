"""Attack dice: the faces of each colour, and the attack pool (ATK-41, DICE)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from armada.catalog.cards import Color, Icon
from armada.catalog.catalog import catalog
from armada.engine.secrecy import all_open


class DieFace(StrEnum):
    """The face of a rolled die."""

    BLANK = "blank"
    HIT = "hit"
    CRIT = "crit"
    DOUBLE_HIT = "hit hit"
    HIT_CRIT = "hit crit"
    ACCURACY = "accuracy"


HITS = {DieFace.HIT: 1, DieFace.DOUBLE_HIT: 2, DieFace.HIT_CRIT: 1}
CRITS = {DieFace.CRIT: 1, DieFace.HIT_CRIT: 1}


@cache
def faces_of(color: Color) -> tuple[DieFace, ...]:
    """The eight faces of a die of this colour, all equally likely (DICE-12 to DICE-15)."""
    order = (Icon.HIT, Icon.CRIT, Icon.ACCURACY)
    sides = catalog().dice_faces[color]
    return tuple(DieFace(" ".join(sorted(side, key=order.index)) or "blank") for side in sides)


class Die(NamedTuple):
    """A die of the attack pool: its colour and the face that is up."""

    color: Color
    face: DieFace = DieFace.BLANK


class DieFate(StrEnum):
    """A change to a die when the pool is modified."""

    ADDED = "added"
    REROLLED = "rerolled"
    TURNED = "turned"
    CANCELED = "canceled"
    SPENT = "spent"


@all_open
class DieChange(msgspec.Struct, frozen=True, gc=False):
    """The change of one die: its place in the pool before and after, None where it was not in it."""

    fate: DieFate
    before: int | None = None
    after: int | None = None


@all_open
class Pool(msgspec.Struct, frozen=True, gc=False):
    """The attack pool. A die is named by its place in it."""

    dice: tuple[Die, ...] = ()
    unmodifiable: tuple[int, ...] | UnsetType = UNSET
    """The places of dice that nothing modifies any more; written only where there are some."""

    @property
    def fixed(self) -> tuple[int, ...]:
        """The places of dice that can no longer be rerolled, changed, spent or canceled."""
        return () if self.unmodifiable is UNSET else self.unmodifiable

    @property
    def free(self) -> tuple[int, ...]:
        """The places of the dice that can be modified."""
        return tuple([place for place in range(len(self.dice)) if place not in self.fixed])

    @property
    def hits(self) -> int:
        """Hit icons; a face can have two (DICE-18)."""
        return sum([HITS.get(die.face, 0) for die in self.dice])

    @property
    def crits(self) -> int:
        """Critical icons."""
        return sum([CRITS.get(die.face, 0) for die in self.dice])

    @property
    def colors(self) -> tuple[Color, ...]:
        """The colours in the pool, each once."""
        return tuple(dict.fromkeys([die.color for die in self.dice]))

    def places(self, *, color: Color | None = None, face: DieFace | None = None) -> tuple[int, ...]:
        """The dice of a colour, or with a face, that can be modified."""
        return tuple(
            [
                place
                for place, die in enumerate(self.dice)
                if (color is None or die.color == color)
                and (face is None or die.face == face)
                and place not in self.fixed
            ]
        )

    def without(self, places: Iterable[int]) -> Pool:
        """The pool after spending or canceling dice: the whole die goes (DICE-09, DICE-10)."""
        gone = set(places)
        left = [place for place in range(len(self.dice)) if place not in gone]
        fixed = tuple([at for at, place in enumerate(left) if place in self.fixed])
        return Pool(tuple([self.dice[place] for place in left]), fixed or UNSET)

    def turned(self, places: Sequence[int], faces: Sequence[DieFace]) -> Pool:
        """The pool after rerolling or changing dice (DICE-06, DICE-08)."""
        dice = list(self.dice)
        for place, face in zip(places, faces, strict=True):
            dice[place] = Die(dice[place].color, face)
        return Pool(tuple(dice), self.unmodifiable)

    def fixing(self, place: int) -> Pool:
        """The pool after fixing a die: nothing modifies it any more."""
        return Pool(self.dice, (*self.fixed, place))

    def added(self, color: Color, face: DieFace) -> Pool:
        """The pool with one more die, rolled into it (DICE-07)."""
        return Pool((*self.dice, Die(color, face)), self.unmodifiable)


def changes_between(
    old: Pool,
    new: Pool,
    *,
    spent: Iterable[int] = (),
    canceled: Iterable[int] = (),
    rerolled: Iterable[int] = (),
) -> tuple[DieChange, ...]:
    """The changes of the dice. `spent` and `canceled` are places in the old pool, `rerolled` in the new.

    New dice come last in a pool. A face that is another one without a roll was turned.
    """
    fates = dict.fromkeys(spent, DieFate.SPENT) | dict.fromkeys(canceled, DieFate.CANCELED)
    changes = [DieChange(fate, before=place) for place, fate in sorted(fates.items())]
    left = [place for place in range(len(old.dice)) if place not in fates]
    again = set(rerolled)
    for after, die in enumerate(new.dice):
        if after >= len(left):
            changes.append(DieChange(DieFate.ADDED, after=after))
        elif after in again:
            changes.append(DieChange(DieFate.REROLLED, left[after], after))
        elif die != old.dice[left[after]]:
            changes.append(DieChange(DieFate.TURNED, left[after], after))
    return tuple(changes)
