"""Effects of cards: offers and triggers, resolved at timings, and modifiers, which change the answers of queries.

An effect is registered under the key of its card, with the printing and the profiles it is for. A game indexes the
effects of the cards in it once, so that a window in which nothing can resolve costs a look-up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from armada.catalog.cards import Printing
from armada.catalog.profiles import Profile
from armada.engine.card_ids import CardId
from armada.engine.procedures import DONE, NEXT, Procedure, Step, StepResult
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.engine.timings import Query, Timing

if TYPE_CHECKING:
    from armada.engine.driver import Driver

P = TypeVar("P")
S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E", bound="type[Effect[Any]]")

ProfileTest = Callable[[Profile], bool]
"""Whether an effect is for games of a profile, asked of the profile's fields: its options count too."""


class Cost(Protocol):
    """The cost of an effect, paid before it is resolved."""

    def can_pay(self, game: Any, effect: Effect[Any]) -> bool:
        """Whether the cost can be paid now."""
        ...

    def pay(self, game: Any, effect: Effect[Any]) -> None:
        """Pay it."""
        ...


@all_open
class CardInPlay(msgspec.Struct, frozen=True, dict=True):
    """A card of the game: its key, the ship or squadron it belongs to, the seat that owns it, and the one that decides.

    Both seats are one, except in team play. A rule that acts like a card (a keyword, spending accuracy) has a key
    alone. `number` is the stored form of `id`.
    """

    key: str
    number: int = -1
    unit: int = -1
    seat: Seat = Seat(-1)
    controlled_by: Seat | msgspec.UnsetType = msgspec.UNSET

    @property
    def controller(self) -> Seat:
        """The seat that decides on its effects: the one that controls its ship or squadron (OPT-07)."""
        return self.seat if self.controlled_by is msgspec.UNSET else self.controlled_by

    @cached_property
    def id(self) -> CardId | None:
        """Which card it is; None for a rule that acts like a card."""
        return CardId.read(self.number)

    @property
    def place(self) -> int:
        """The id of an upgrade or squadron, or a damage card's number in its deck."""
        assert self.id is not None, f"{self.key} is a rule that acts like a card"
        return self.id.place


@all_open
class Effect(Procedure, Generic[P], kw_only=True):
    """An effect at a timing: what it needs, and how it is resolved. `P` is the procedure that opens the timing."""

    card: CardInPlay

    at: ClassVar[Timing[Any]]
    printing: ClassVar[Printing | None] = None
    profiles: ClassVar[ProfileTest | None] = None
    is_mandatory: ClassVar[bool] = False
    without_may: ClassVar[bool] = False
    """Whether its card says no "may", so that it must be resolved where the profile says so (EXT-timing-01)."""

    is_repeatable: ClassVar[bool] = False
    """Whether it can be resolved again and again in one window; else it is resolved once (FX-12)."""

    is_free: ClassVar[bool] = False
    """Whether resolving it costs nothing and can only help its owner: nobody needs to be asked about it."""

    is_silent: ClassVar[bool] = False
    """Whether it only notes something for another effect of its card, so that there is nothing to log."""

    cost: ClassVar[Cost | None] = None

    @property
    def ident(self) -> str:
        """The name of this effect among all of the game, in answers and logs."""
        card = self.card
        return card.key if card.id is None else f"{card.key}@{card.number}"

    @property
    def seat(self) -> Seat:
        """The seat that decides on it: the controller of its card."""
        return self.card.controller

    @property
    def owner(self) -> Seat:
        """The owner of its card."""
        return self.card.seat

    def decider(self, game: Any, subject: P) -> Seat:
        """The seat that decides on it: the controller of its card, unless the effect says otherwise."""
        return self.card.controller

    def can_resolve(self, game: Any, subject: P) -> bool:
        """Whether it can be resolved now: pure, asked often, the cheapest test first."""
        return True

    def resolve(self, game: Any, subject: P) -> Step | StepResult:
        """Resolve it."""
        return DONE

    def pay_cost(self, game: Driver[object]) -> StepResult:
        """Pay what the decorator says, before anything else."""
        assert self.cost is not None
        self.cost.pay(game, self)
        return NEXT

    def resolve_effect(self, game: Driver[object]) -> Step | StepResult:
        """The one step of an effect that lists no steps of its own."""
        return self.resolve(game, game.subject_of(self))

    steps: ClassVar[tuple[Any, ...]] = (resolve_effect,)


def read_ident(ident: str) -> tuple[str, CardId | None]:
    """The key and the id of the card in the name of an effect; a rule that acts like a card has no id."""
    key, _, number = ident.partition("@")
    return key, CardId.read(int(number)) if number else None


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
    printing: Printing | None = None
    profiles: ProfileTest | None = None


class Contribution(msgspec.Struct, frozen=True):
    """A change that an effect made to a value, for a screen that shows why; and the rules that it carries out."""

    key: str
    before: Any
    after: Any
    rules: tuple[str, ...] = ()


EFFECTS: dict[str, list[type[Effect[Any]]]] = {}
"""Offers and triggers by the key of their card."""

MODIFIERS: dict[str, list[Modifier]] = {}
"""Modifiers by the key of their card."""

STANDING: dict[str, str] = {}
"""Keys of rules that act like cards and are in every game, each with the card or keyword whose rule it is."""


def offer(
    key: str,
    *,
    at: Timing[Any],
    cost: Cost | None = None,
    free: bool = False,
    without_may: bool = False,
    standing: bool = False,
    card: str | None = None,
    printing: Printing | None = None,
    profiles: ProfileTest | None = None,
) -> Callable[[E], E]:
    """An effect that its owner may resolve at a timing.

    It is `free` if it costs nothing, risks nothing and gives nothing away, so that nobody would ever decline it.
    `card` is the card of a standing effect whose key is not the card's own. An effect for one `printing` alone has no
    place in games of the other; `profiles` tells of a profile whether the effect is for its games. `without_may`: by
    the last official rules its owner has no choice.
    """

    def mark(effect: E) -> E:
        effect.cost, effect.is_free, effect.is_mandatory = cost, free, False
        effect.without_may = without_may
        if cost is not None:
            effect.steps = (Effect.pay_cost, *effect.steps)
        return _register(key, effect, at, standing, card, printing, profiles)

    return mark


def trigger(
    key: str,
    *,
    at: Timing[Any],
    standing: bool = False,
    card: str | None = None,
    printing: Printing | None = None,
    profiles: ProfileTest | None = None,
) -> Callable[[E], E]:
    """An effect that must be resolved at a timing; see `offer`."""

    def mark(effect: E) -> E:
        effect.is_mandatory, effect.is_free = True, False
        return _register(key, effect, at, standing, card, printing, profiles)

    return mark


def _register(
    key: str,
    effect: E,
    at: Timing[Any],
    standing: bool,
    card: str | None,
    printing: Printing | None,
    profiles: ProfileTest | None,
) -> E:
    effect.at, effect.printing, effect.profiles = at, printing, profiles
    EFFECTS.setdefault(key, []).append(effect)
    if standing:
        STANDING[key] = card or key
    return effect


Change = Callable[[Any, CardInPlay, S, V], V]


def modifier(
    key: str,
    *,
    at: Query[S, V],
    stage: Stage,
    standing: bool = False,
    card: str | None = None,
    printing: Printing | None = None,
    profiles: ProfileTest | None = None,
) -> Callable[[Change[S, V]], Change[S, V]]:
    """A continuous effect that changes the answer of a query; see `offer`."""

    def mark(change: Change[S, V]) -> Change[S, V]:
        MODIFIERS.setdefault(key, []).append(Modifier(at.id, stage, change, printing, profiles))
        if standing:
            STANDING[key] = card or key
        return change

    return mark


class Edition(NamedTuple):
    """The edition that decides a game's effects: its printing, its profile, and the cards that do nothing in it.

    Without a printing or a profile, effects for any of them are part of the game.
    """

    printing: Printing | None = None
    profile: Profile | None = None
    without_effect: tuple[str, ...] = ()

    def has(self, effect: type[Effect[Any]] | Modifier) -> bool:
        """Whether an effect is for the printing and the profile of the game."""
        if effect.printing is not None and self.printing not in (None, effect.printing):
            return False
        return effect.profiles is None or self.profile is None or effect.profiles(self.profile)

    def must_resolve(self, effect: Effect[Any]) -> bool:
        """Whether nobody has a choice about an effect of the game."""
        if effect.is_mandatory or not effect.without_may:
            return effect.is_mandatory
        return self.profile is not None and self.profile.mandatory_upgrades

    def effects_of(self, key: str) -> list[type[Effect[Any]]]:
        """The offers and triggers that a card has in the game."""
        return [kind for kind in EFFECTS.get(key, ()) if self.has(kind)] if self._works(key) else []

    def modifiers_of(self, key: str) -> list[Modifier]:
        """The continuous effects that a card has in the game."""
        return [found for found in MODIFIERS.get(key, ()) if self.has(found)] if self._works(key) else []

    def _works(self, key: str) -> bool:
        return STANDING.get(key, key) not in self.without_effect


EVERY_EDITION: Final = Edition()


class Index:
    """The effects of the cards of one game, by timing and by query; shared by all copies of the game."""

    __slots__ = ("edition", "effects", "modifiers")

    def __init__(self, cards: Iterable[CardInPlay], edition: Edition = EVERY_EDITION) -> None:
        self.edition = edition
        effects: dict[str, list[Effect[Any]]] = {}
        modifiers: dict[str, list[tuple[Stage, CardInPlay, Modifier]]] = {}
        standing = [CardInPlay(key) for key in sorted(STANDING)]
        for card in (*standing, *cards):
            for kind in edition.effects_of(card.key):
                effects.setdefault(kind.at.id, []).append(kind(card=card))
            for found in edition.modifiers_of(card.key):
                modifiers.setdefault(found.query, []).append((found.stage, card, found))
        self.effects: Mapping[str, tuple[Effect[Any], ...]] = {id: tuple(found) for id, found in effects.items()}
        self.modifiers: Mapping[str, tuple[tuple[CardInPlay, Callable[[Any, CardInPlay, Any, Any], Any]], ...]] = {
            id: tuple((card, found.change) for _, card, found in sorted(found, key=lambda entry: entry[0]))
            for id, found in modifiers.items()
        }
