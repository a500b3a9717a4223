"""The record of a kind of question; its words are in `questions.ftl`, under the name of the kind."""

from __future__ import annotations

from enum import Enum, auto
from typing import Any, Final, NamedTuple

import armada.records.game  # noqa: F401  registers the kinds of question that cards ask
from armada.engine.questions import Kind
from armada.messages.message import has_message, say, say_parts

BY_EFFECT: Final = "FX-04"
"""The rule of a question that only an effect asks: the effect says what can be answered, in its timing."""

ARGUMENTS: Final = ("player", "unit", "attacker", "defender", "effect")
"""The arguments that the sentences of a question may have (see `questions.ftl`)."""

Pieces = tuple[tuple[str, bool], ...]
"""A sentence cut at its arguments: pieces of text, and the names of arguments."""


class Things(Enum):
    """The things whose places or keys an answer names, where its type alone does not say so."""

    DICE = auto()
    OBJECTIVE_TOKENS = auto()
    MINES = auto()
    OBSTACLES = auto()
    VICTORY_TOKENS = auto()
    """A number of victory tokens."""

    DAMAGE_CARDS = auto()
    """Damage cards of a ship, by their place."""

    DECK_CARDS = auto()
    """Damage cards by their number in the deck."""

    EFFECTS = auto()
    OBJECTIVES = auto()
    SPEEDS = auto()
    ROUNDS = auto()
    DAMAGE = auto()


class QuestionWords(NamedTuple):
    """One kind of question: what screens and terminals need to ask it."""

    kind: Kind[Any]
    rule: str = BY_EFFECT
    """The rule that says what can be answered."""

    verb: str = "choose"
    """The message of `instead.ftl` that says what a seat does with an answer ("You can spend Brace")."""

    reveals: bool = False
    """Whether the answer reveals dice, dials or cards, or ends the activation: then there is no free undo."""

    things: Things | None = None
    prefers_first: bool = False
    """Whether most players want the first answer, so that a screen chooses it beforehand."""

    window: str = ""
    """The timing of the window in which an effect is resolved: it may have words of its own in `windows.ftl`."""

    case: str = ""
    """The case in which the question has words of its own, such as the effect of an Evade."""

    @property
    def title(self) -> str:
        """A heading."""
        return self._text("title")

    @property
    def ask(self) -> Pieces:
        """The question, put to the seat that decides."""
        return self._pieces("ask")

    @property
    def ask_one(self) -> Pieces:
        """The sentence that is asked instead where a single effect can be resolved."""
        return self._pieces("ask-one")

    @property
    def others(self) -> Pieces:
        """The sentence that tells everybody else about the decision."""
        return self._pieces("others")

    @property
    def commit(self) -> str:
        """The button that answers: a verb and, where it is not plain, its object."""
        return self._text("commit") or say("questions-commit")

    @property
    def decline(self) -> str:
        """The button that passes; empty where the question cannot be passed."""
        return self._text("decline")

    def label(self, answer: Any) -> str:
        """The name of an answer on a screen; empty where its own name says enough."""
        if isinstance(answer, bool):
            return self._text("label-yes" if answer else "label-no")
        return self._text(f"label-{_slug(answer)}") if isinstance(answer, str) else ""

    def _text(self, attribute: str) -> str:
        return "".join([piece for piece, _ in self._pieces(attribute)])

    def _pieces(self, attribute: str) -> Pieces:
        """The words of its window or its case, or else those of its kind; none where it has none."""
        window, kind = _slug(self.window), _slug(self.kind.name)
        if window and has_message(f"windows-{window}.{attribute}"):
            return say_parts(f"windows-{window}.{attribute}", *ARGUMENTS)
        for name in (f"{kind}-{self.case}", kind) if self.case else (kind,):
            if has_message(f"questions-{name}.{attribute}"):
                return say_parts(f"questions-{name}.{attribute}", *ARGUMENTS)
        return ()


def _slug(name: str) -> str:
    """A name as it is written in the id of a message."""
    return name.lower().replace(" ", "-").replace("_", "-").replace(".", "-")


def card_kind(name: str) -> Kind[Any]:
    """The kind of question that cards ask under a name: words cannot import the cards themselves."""
    return Kind.by_name[name]
