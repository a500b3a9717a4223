"""Situations in which a player is offered an effect, and what greedy says to it.

@right("leading_shots")
def four_blanks() -> Scenario: ...          # greedy resolves the effect

@wrong("leading_shots")
def good_dice() -> Scenario: ...            # greedy leaves it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

import armada.effects  # noqa: F401
from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from armada.engine.effects import EFFECTS, Effect
from armada.engine.questions import PASS, Question
from armada.engine.windows import EFFECT
from armada.players.greedy.player import GreedyPlayer
from armada.players.knowledge import SeatKnowledge
from armada.rules.game import Game
from tests.builders.scenario import Scenario


class Table(Protocol):
    """A table with an open question; those of battles and those of setup are alike in this."""

    @property
    def game(self) -> Any:
        """The game under way."""
        ...

    @property
    def question(self) -> Question[Any]:
        """The open question."""
        ...


Setting = Callable[[], Table]


class Situation(NamedTuple):
    """A card or rule that is offered, and the table at which it is."""

    key: str
    setting: Setting

    @property
    def name(self) -> str:
        """For the report of a test."""
        return f"{self.key}: {self.setting.__name__.replace('_', ' ')}"


RIGHT: list[Situation] = []
WRONG: list[Situation] = []


def right(*keys: str) -> Callable[[Setting], Setting]:
    """To resolve it is plainly right."""
    return _noted(RIGHT, keys)


def wrong(*keys: str) -> Callable[[Setting], Setting]:
    """To resolve it is plainly wrong."""
    return _noted(WRONG, keys)


def _noted(where: list[Situation], keys: tuple[str, ...]) -> Callable[[Setting], Setting]:
    def mark(setting: Setting) -> Setting:
        where.extend([Situation(key, setting) for key in keys])
        return setting

    return mark


T = TypeVar("T", bound=Scenario)


def until(table: T, key: str) -> T:
    """Pass on everything until an effect is offered; what cannot be passed is answered in the first way possible."""
    for _ in range(MOST_PASSED):
        question = table.question
        if question.kind is EFFECT and any(option.partition("@")[0] == key for option in question.options):
            return table
        table.answer(question.kind, PASS if question.may_pass else question.options[0])
    raise AssertionError(f"{key} is never offered")


MOST_PASSED = 30


# What greedy says


def resolves(table: Table, key: str, seed: str) -> bool:
    """Whether greedy resolves an effect that it is offered."""
    assert table.question.kind is EFFECT, f"asked is {table.question.kind.name}, not for an effect"
    assert any(option.partition("@")[0] == key for option in table.question.options), f"{key} is not offered"
    answer = greedy(table, seed)
    return answer is not PASS and bool(answer.partition("@")[0] == key)


def greedy(table: Table, seed: str = "offers") -> Any:
    """Greedy's answer to the open question, tried out with its own chance."""
    game: Game = table.game
    by_hand, game.external_chance = game.external_chance, False
    try:
        return GreedyPlayer(seed).answer(SeatKnowledge(game, table.question.seat), table.question)
    finally:
        game.external_chance = by_hand


# What there is to be offered


def offers(*, of_the_era: bool = False) -> list[str]:
    """The keys of all cards and rules that offer an effect; or but for cards of later waves."""
    found = sorted([key for key, effects in EFFECTS.items() if any(map(_is_offer, effects)) and _is_in_use(key)])
    return [key for key in found if not of_the_era or _is_of_the_era(key)]


def _is_of_the_era(key: str) -> bool:
    card = catalog().cards.get(key)
    return card is None or card.is_of_2016


def _is_offer(effect: type[Effect[Any]]) -> bool:
    """Whether the program offers it; tests make up effects of their own."""
    return not effect.is_mandatory and effect.__module__.startswith("armada.")


def _is_in_use(key: str) -> bool:
    """Cards that are done; a rule or keyword always."""
    card = catalog().cards.get(key)
    if card is not None:
        return card.effect is Works.DONE
    return key != ANY_TIME


ANY_TIME = "any_time"
"""A moment, no effect: what can be used at any time is offered in it."""
