"""The commonest shapes of attack effects, each in a few lines: add dice, reroll dice, turn a die.

@rerolls("ordnance_experts", most=2, printing=Printing.FINAL)
def ordnance_experts_final(game: Game, ship: ShipId, attack: Attack) -> Places:
    \"\"\"While attacking, reroll up to two black dice.\"\"\"
    return attack.pool.places(color=Color.BLACK)

The function says for which dice, and so when: without any the effect is not offered. It is asked only while the ship
that carries the card attacks. `cost=EXHAUST` makes it "exhaust to …". The effect is named for the function, as
`OrdnanceExpertsFinal`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import new_class
from typing import Any

from armada.catalog.cards import Color, Printing
from armada.effects.verbs.card_effects import AttackEffect
from armada.effects.verbs.dice import add_dice, change_die, reroll
from armada.engine.effects import Cost, offer
from armada.engine.procedures import DONE, Step
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.timing import ATK_3_MODIFY
from armada.state.dice import DieFace
from armada.state.records import ShipId

Places = Sequence[int]
"""Dice of the attack pool, by place."""

DiceOf = Callable[[Game, ShipId, Attack], Places]
ColorsOf = Callable[[Game, ShipId, Attack], Sequence[Color]]
Resolve = Callable[[Any, Game, Attack], Step]


def adds_dice(
    key: str, *, cost: Cost | None = None, free: bool = False, printing: Printing | None = None
) -> Callable[[ColorsOf], ColorsOf]:
    """While the ship attacks, roll dice of the colours that the function names into the pool."""

    def mark(colors: ColorsOf) -> ColorsOf:
        def resolve(self: AttackEffect, game: Game, attack: Attack) -> Step:
            """At any range."""
            yield from add_dice(game, attack, colors(game, self.ship, attack), self.key)
            return DONE

        _offer(key, colors, resolve, cost, free, printing)
        return colors

    return mark


def rerolls(
    key: str, *, most: int | None = None, cost: Cost | None = None, printing: Printing | None = None
) -> Callable[[DiceOf], DiceOf]:
    """While the ship attacks, reroll some of the dice that the function names, once and together."""

    def mark(dice: DiceOf) -> DiceOf:
        def resolve(self: AttackEffect, game: Game, attack: Attack) -> Step:
            """At least one."""
            places = dice(game, self.ship, attack)
            yield from reroll(game, attack, self.seat, self.key, places, most=most)
            return DONE

        _offer(key, dice, resolve, cost, False, printing)
        return dice

    return mark


def turns_die(
    key: str, *faces: DieFace, cost: Cost | None = None, printing: Printing | None = None
) -> Callable[[DiceOf], DiceOf]:
    """While the ship attacks, turn one of the dice that the function names to one of these faces."""

    def mark(dice: DiceOf) -> DiceOf:
        def resolve(self: AttackEffect, game: Game, attack: Attack) -> Step:
            """To a face that a die of its colour has."""
            yield from change_die(game, attack, self.seat, self.key, dice(game, self.ship, attack), faces)
            return DONE

        _offer(key, dice, resolve, cost, False, printing)
        return dice

    return mark


def _offer(
    key: str,
    concerned: Callable[[Game, ShipId, Attack], Iterable[Any]],
    resolve: Resolve,
    cost: Cost | None,
    free: bool,
    printing: Printing | None,
) -> None:
    """Register the effect, under the name of its function."""

    def can_resolve(self: AttackEffect, game: Game, attack: Attack) -> bool:
        """The ship attacks, and there is something to do."""
        return attack.attacker == self.ship and any(True for _ in concerned(game, self.ship, attack))

    rules = getattr(concerned, "rules", None)
    if rules is not None:
        resolve.rules = rules  # type: ignore[attr-defined]
    name = "".join([word.capitalize() for word in concerned.__name__.split("_")])
    members = {
        "__module__": concerned.__module__,
        "__doc__": concerned.__doc__,
        "can_resolve": can_resolve,
        "resolve": resolve,
    }
    made = new_class(name, (AttackEffect,), {"kw_only": True}, lambda namespace: namespace.update(members))
    offer(key, at=ATK_3_MODIFY, cost=cost, free=free, printing=printing)(made)
