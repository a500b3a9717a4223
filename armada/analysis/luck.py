"""Luck: how much damage the attack dice of each side showed, beside what such dice show on average.

Every die counts as often as it is rolled: one that is rerolled was rolled twice, whoever wanted the reroll. So nobody
is called lucky for choosing the right dice to reroll, and on average nobody has any luck at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from armada.analysis.die_damage import counts_crits
from armada.engine.questions import Question
from armada.engine.seats import Side
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.state.dice import CRITS, HITS, DieFace
from armada.state.events import Event
from armada.state.events.attack import DiceModified, DiceRolled

SIDES: Final = 8
"""The sides of a die, all equally likely (DICE-12)."""


class Rolled(msgspec.Struct, frozen=True):
    """Dice that a side rolled in an attack: how many, the damage they show, and what they show on average."""

    side: Side
    dice: int
    damage: int
    average: float


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """The dice of a side in a whole game, each counted as often as it was rolled."""

    side: Side
    dice: int
    damage: int
    average: float
    """The average result of a number of dice of these colours."""

    luck: float
    """The damage rolled above average; below it, less than 0."""


class _SameSide:
    """A source of numbers by which every die shows the same one of its sides."""

    def __init__(self, side: int) -> None:
        self._number = side / SIDES

    def random(self) -> float:
        """The number of that side."""
        return self._number


def rolled(before: Game, faces: Sequence[DieFace], events: Iterable[Event]) -> Rolled | None:
    """The chance of an attack's roll, asked before and answered with these faces; None for dice of no attack.

    Dice that a card rolls by itself, as against what flies through a minefield, are nobody's luck.
    """
    attack = before.innermost(Attack)
    told = next((event for event in events if isinstance(event, DiceRolled | DiceModified)), None)
    if attack is None or told is None:
        return None
    if isinstance(told, DiceRolled) and told.attacker != attack.attacker:
        return _counted(before, before.side(told.attacker), faces, critical=True)
    return _counted(before, before.side(attack.attacker), faces, critical=counts_crits(before, attack))


def _counted(before: Game, side: Side, faces: Sequence[DieFace], *, critical: bool) -> Rolled:
    def damage(shown: Sequence[DieFace]) -> int:
        return sum([HITS.get(face, 0) + (CRITS.get(face, 0) if critical else 0) for face in shown])

    question: Question[tuple[DieFace, ...]] = before.questions[0]
    every = [damage(shown) for place in range(SIDES) if isinstance(shown := question.sample(_SameSide(place)), tuple)]
    return Rolled(side, len(faces), damage(faces), sum(every) / SIDES)


def luck_of(side: Side, rolls: Iterable[Rolled]) -> Luck:
    """The luck of a side in all that was rolled."""
    own = [roll for roll in rolls if roll.side == side]
    damage, average = sum([roll.damage for roll in own]), sum([roll.average for roll in own])
    return Luck(
        side=side,
        dice=sum([roll.dice for roll in own]),
        damage=damage,
        average=round(average, 2),
        luck=round(damage - average, 2),
    )
