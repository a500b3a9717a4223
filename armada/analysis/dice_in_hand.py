"""Dice of the attack pool while an effect is under way: those it spent lie in the pool until it is resolved."""

from __future__ import annotations

from typing import Any, Final

from armada.catalog.cards import Color
from armada.rules.attack import Attack
from armada.rules.defense_tokens import EVADE_EFFECT, EvadeEffect
from armada.rules.game import Game
from armada.state.dice import Die

SPENT: Final = frozenset({"spent die", "spent accuracy dice"})
"""The kinds of question whose answers take dice out of the pool for what is asked next."""


def place_in_pool(game: Game, place: int) -> int:
    """The place in the pool of a die that an effect asks for; the effect counts without the dice it has spent."""
    left = [each for each in range(_size(game)) if each not in _spent(game)]
    return left[place] if place < len(left) else place


def dice_in_hand(game: Game, attack: Attack) -> tuple[Die, ...]:
    """The dice that an effect asks for, in the order in which it counts them."""
    return attack.pool.without(_spent(game)).dice


def evading(game: Game) -> EvadeEffect | None:
    """The fate of the dice that an Evade asks for: they are canceled, or rerolled."""
    chosen = [answer for kind, answer in _answers(game) if kind == EVADE_EFFECT.name]
    return chosen[-1] if chosen else None


def turned_place(game: Game) -> int | None:
    """The place of the die that is being turned to a new face."""
    chosen = [answer for kind, answer in _answers(game) if kind == "changed die"]
    return place_in_pool(game, chosen[-1]) if chosen else None


def turned_color(game: Game) -> Color | None:
    """The colour of the die that is being turned to a new face."""
    attack, place = game.innermost(Attack), turned_place(game)
    return None if attack is None or place is None else attack.pool.dice[place].color


def _size(game: Game) -> int:
    attack = game.innermost(Attack)
    return 0 if attack is None else len(attack.pool.dice or attack.colors)


def _spent(game: Game) -> set[int]:
    spent: set[int] = set()
    for kind, answer in _answers(game):
        if kind in SPENT:
            spent.update(answer if isinstance(answer, tuple) else (answer,))
    return spent


def _answers(game: Game) -> list[tuple[str, Any]]:
    """The answers given in the step under way."""
    return [(kind.name, answer) for kind, answer in game.answers_so_far()]
