"""The parts of a number: what is printed, and each change by a card, a damage card or a keyword, with its rule."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from armada.engine.timings import Query
from armada.rules.game import Game
from armada.screens.previews.replies import ReasonPart, Reasons
from armada.words.citations import is_card, rules_behind
from armada.words.effects import capital
from armada.words.names import Names

Q = TypeVar("Q")


def reasons(title: str, value: object, parts: list[ReasonPart]) -> Reasons:
    """Why a number is what it is; its first part is no change, and goes without a sign."""
    first, *rest = parts
    told = (replace(first, amount=first.amount.removeprefix("+")), *rest)
    return Reasons(title=title, value=str(value), parts=told)


def signed(amount: int) -> str:
    """A change with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def printed(value: int, words: str, rule: str) -> ReasonPart:
    """The value printed on the card itself."""
    return ReasonPart(amount=str(value), words=words, rule=rule)


def part(amount: int, words: str, *, rule: str | None = None, card: str | None = None) -> ReasonPart:
    """A part that is added or taken away."""
    return ReasonPart(amount=signed(amount), words=words, rule=rule, card=card)


def from_card(game: Game, key: str, amount: str, words: str = "") -> ReasonPart:
    """A part that a card, a damage card, or a keyword brings about: named, unless there are words for it."""
    ruling = next(iter(rules_behind(key)), None)
    said = words or card_title(game, key)
    return ReasonPart(amount=amount, words=said, rule=ruling, card=key if is_card(key) else None)


def card_title(game: Game, key: str) -> str:
    """The name of a card, a damage card or a keyword, at the beginning of a line."""
    return capital(Names(game.state).card(key))


def contributions(game: Game, query: Query[Q, int], subject: Q, value: int) -> list[ReasonPart]:
    """The amounts that the effects in force add to a number or take from it."""
    found = game.explain(query, subject, value)
    return [from_card(game, change.key, signed(change.after - change.before)) for change in found]
