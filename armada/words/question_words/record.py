"""The record of a kind of question: every word that a screen or a terminal needs to ask it."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import armada.records.game  # noqa: F401  registers the kinds of question that cards ask
from armada.engine.questions import Kind

BY_EFFECT: Final = "FX-04"
"""The rule of a question that only an effect asks: the effect says what can be answered, in its timing."""


class Things(Enum):
    """The things whose places or keys an answer names, where its type alone does not say so."""

    DICE = auto()
    OBJECTIVE_TOKENS = auto()
    MINES = auto()
    DAMAGE_CARDS = auto()
    """Damage cards of a ship, by their place."""

    DECK_CARDS = auto()
    """Damage cards by their number in the deck."""

    EFFECTS = auto()
    OBJECTIVES = auto()
    SPEEDS = auto()
    DAMAGE = auto()


class QuestionWords(NamedTuple):
    """The words of one kind of question.

    `ask` and `others` are whole sentences: `ask` addresses the seat that decides, `others` tells everybody else.
    Arguments: `{player}` decides; `{unit}` is the ship or squadron that the question is about; `{attacker}` and
    `{defender}` are those of the attack; `{effect}` is the only effect that can be resolved.
    """

    kind: Kind[Any]
    title: str
    ask: str
    others: str
    commit: str = "Choose"
    """The button that answers: a verb and, where it is not plain, its object."""

    decline: str = ""
    """The button that passes, where the question can be passed."""

    rule: str = BY_EFFECT
    """The rule that says what can be answered."""

    verb: str = "choose"
    """What a seat does with an answer ("You can spend Brace"); empty where the answer itself begins with a verb."""

    reveals: bool = False
    """Whether the answer reveals dice, dials or cards, or ends the activation: then there is no free undo."""

    things: Things | None = None
    labels: Mapping[Any, str] = MappingProxyType({})
    """What answers are called on a screen, where their own word says too little."""

    prefers_first: bool = False
    """Whether most players want the first answer, so that a screen chooses it beforehand."""

    ask_one: str = ""
    """The sentence that is asked instead where a single effect can be resolved."""


def card_kind(name: str) -> Kind[Any]:
    """The kind of question that cards ask under a name: words cannot import the cards themselves."""
    return Kind.by_name[name]
