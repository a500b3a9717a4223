"""The words of a question: one record for each kind, which terminal and browser both show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from armada.engine.questions import Kind
from armada.engine.timings import Timing
from armada.engine.windows import EFFECT
from armada.words.question_words.attacks import ATTACKS
from armada.words.question_words.cards import CARDS
from armada.words.question_words.chance import CHANCE
from armada.words.question_words.commands import COMMANDS
from armada.words.question_words.damage import DAMAGE
from armada.words.question_words.movement import MOVEMENT
from armada.words.question_words.objectives import OBJECTIVES
from armada.words.question_words.record import QuestionWords, Things, card_kind
from armada.words.question_words.setup import SETUP
from armada.words.question_words.windows import ANY_EFFECT, WINDOWS

__all__ = ["QUESTION_WORDS", "RECORDS", "QuestionWords", "Things", "card_kind", "words_of"]

RECORDS: Final = (*SETUP, *COMMANDS, *ATTACKS, *DAMAGE, *MOVEMENT, ANY_EFFECT, *CARDS, *OBJECTIVES, *CHANCE)

QUESTION_WORDS: Final[Mapping[Kind[Any], QuestionWords]] = {record.kind: record for record in RECORDS}


def words_of(kind: Kind[Any], timing: Timing[Any] | None = None) -> QuestionWords:
    """The words of a kind of question; of the question for an effect, by the timing of its window."""
    if kind is EFFECT and timing is not None:
        return WINDOWS.get(timing.id, ANY_EFFECT)
    return QUESTION_WORDS[kind]
