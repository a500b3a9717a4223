"""Effects of cards: offers and triggers, resolved at timings, and modifiers, which change the answers of queries.

An effect is registered under the key of its card; a game indexes the effects of the cards in it once, so that a window
in which nothing can resolve costs a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from armada.engine.procedures import DONE, NEXT, Outcome, Procedure, Step
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.engine.timings import Query, Timing

P = TypeVar("P")
S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E", bound="type[Effect[Any]]")


class Cost(Protocol):
    """What is paid before an effect is resolved."""

    def can_pay(self, game: Any, effect: Effect[Any]) -> bool:
        """Whether the cost can be paid now."""
        ...

    def pay(self, game: Any, effect: Effect[Any]) -> None:
        """Pay it."""
        ...


@all_open
class CardInPlay(msgspec.Struct, frozen=True):
    """A card of the game: key, number in the state, the ship or squadron it belongs to, and the seat that owns it.

    A rule that acts like a card (a keyword, spending accuracy) has a key alone.
    """

    key: str
    number: int = -1
    unit: int = -1
    seat: Seat = Seat(-1)


@all_open
class Effect(Procedure, Generic[P], kw_only=True):
    """An effect at a timing: what it needs, and how it is resolved. `P` is the procedure that opens the timing."""

    card: CardInPlay

    at: ClassVar[Timing[Any]]
    is_mandatory: ClassVar[bool] = False
    is_repeatable: ClassVar[bool] = False
    """Whether it can be resolved again and again in one window; else it is resolved once (FX-12)."""

    only_remembers: ClassVar[bool] = False
    """Whether it only takes note of something for another effect of its card: nothing happens that could be told."""

    cost: ClassVar[Cost | None] = None

    @property
    def ident(self) -> str:
        """What names this effect among all of the game, in answers and logs."""
        card = self.card
        return card.key if card.number < 0 else f"{card.key}@{card.number}"

    @property
    def seat(self) -> Seat:
        """The owner of its card."""
        return self.card.seat

    def decider(self, game: Any, subject: P) -> Seat:
        """Who decides on it: the owner of its card, unless the effect says otherwise."""
        return self.card.seat

    def can_resolve(self, game: Any, subject: P) -> bool:
        """Whether it can be resolved now: pure, asked often, the cheapest test first."""
        return True

    def resolve(self, game: Any, subject: P) -> Step | Outcome:
        """Resolve it."""
        return DONE

    def pay_cost(self, game: Any) -> Outcome:
        """Pay what the decorator says, before anything else."""
        assert self.cost is not None
        self.cost.pay(game, self)
        return NEXT

    def resolve_effect(self, game: Any) -> Step | Outcome:
        """The one step of an effect that lists no steps of its own."""
        return self.resolve(game, game.subject_of(self))

    steps: ClassVar[tuple[Any, ...]] = (resolve_effect,)


class Stage(IntEnum):
    """The order in which modifiers change a value; a prohibition comes last and wins (FX-03)."""

    PRINTED = 0
    SET = 1
    INCREASE = 2
    REDUCE = 3
    LIMIT = 4
    PERMIT = 5
    FORBID = 6


class Modifier(NamedTuple):
    """A continuous effect: how it changes the answer of a query."""

    query: str
    stage: Stage
    change: Callable[[Any, CardInPlay, Any, Any], Any]


class Contribution(msgspec.Struct, frozen=True):
    """A change that an effect made to a value, for a screen that shows why."""

    key: str
    before: Any
    after: Any


EFFECTS: dict[str, list[type[Effect[Any]]]] = {}
"""Offers and triggers by the key of their card."""

MODIFIERS: dict[str, list[Modifier]] = {}
"""Modifiers by the key of their card."""

STANDING: set[str] = set()
"""Keys of rules that act like cards and are in every game."""


def offer(key: str, *, at: Timing[Any], cost: Cost | None = None, standing: bool = False) -> Callable[[E], E]:
    """An effect that its owner may resolve at a timing."""
    return _register(key, at, cost, False, standing)


def trigger(key: str, *, at: Timing[Any], standing: bool = False) -> Callable[[E], E]:
    """An effect that must be resolved at a timing."""
    return _register(key, at, None, True, standing)


def _register(key: str, at: Timing[Any], cost: Cost | None, mandatory: bool, standing: bool) -> Callable[[E], E]:
    def mark(effect: E) -> E:
        effect.at, effect.cost, effect.is_mandatory = at, cost, mandatory
        if cost is not None:
            effect.steps = (Effect.pay_cost, *effect.steps)
        EFFECTS.setdefault(key, []).append(effect)
        if standing:
            STANDING.add(key)
        return effect

    return mark


Change = Callable[[Any, CardInPlay, S, V], V]


def modifier(
    key: str, *, at: Query[S, V], stage: Stage, standing: bool = False
) -> Callable[[Change[S, V]], Change[S, V]]:
    """A continuous effect that changes the answer of a query."""

    def mark(change: Change[S, V]) -> Change[S, V]:
        MODIFIERS.setdefault(key, []).append(Modifier(at.id, stage, change))
        if standing:
            STANDING.add(key)
        return change

    return mark


class Index:
    """The effects of the cards of one game, by timing and by query; shared by all copies of the game."""

    __slots__ = ("effects", "modifiers")

    def __init__(self, cards: Iterable[CardInPlay]) -> None:
        effects: dict[str, list[Effect[Any]]] = {}
        modifiers: dict[str, list[tuple[Stage, CardInPlay, Modifier]]] = {}
        standing = [CardInPlay(key) for key in sorted(STANDING)]
        for card in (*standing, *cards):
            for kind in EFFECTS.get(card.key, ()):
                effects.setdefault(kind.at.id, []).append(kind(card=card))
            for found in MODIFIERS.get(card.key, ()):
                modifiers.setdefault(found.query, []).append((found.stage, card, found))
        self.effects: Mapping[str, tuple[Effect[Any], ...]] = {id: tuple(found) for id, found in effects.items()}
        self.modifiers: Mapping[str, tuple[tuple[CardInPlay, Callable[[Any, CardInPlay, Any, Any], Any]], ...]] = {
            id: tuple((card, found.change) for _, card, found in sorted(found, key=lambda entry: entry[0]))
            for id, found in modifiers.items()
        }
