"""The words of questions: one record for each kind, in whole sentences."""

from __future__ import annotations

import re
import sys
from collections import Counter

import pytest

from armada.engine.questions import Kind
from armada.rules.dice import COIN, PICK, ROLL, SHUFFLE
from armada.words.answers import BY_THING
from armada.words.question_words.windows import WINDOWS
from armada.words.questions import RECORDS, QuestionWords, Things

CHANCE = {COIN, PICK, ROLL, SHUFFLE}
ARGUMENTS = {"player", "unit", "attacker", "defender", "effect"}
EVERY = [*RECORDS, *WINDOWS.values()]


def arguments(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


def test_every_kind_of_question_of_the_rules_and_cards_has_exactly_one_record() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("armada.")]
    kinds = {value for module in modules for value in vars(module).values() if isinstance(value, Kind)}
    assert len(kinds) > 100
    assert Counter(record.kind for record in RECORDS) == Counter(kinds)


@pytest.mark.parametrize("words", EVERY, ids=lambda words: words.title)
def test_words_are_whole_sentences_with_known_arguments(words: QuestionWords) -> None:
    assert words.title[0].isupper()
    assert words.commit[0].isupper()
    for sentence in (words.ask, words.others, *filter(None, [words.ask_one])):
        assert sentence.endswith(".")
        assert sentence[0].isupper() or sentence[0] == "{"
        assert arguments(sentence) <= ARGUMENTS
    assert "player" not in arguments(words.ask)
    assert ("player" in arguments(words.others)) is (words.kind not in CHANCE), "others are told who decides"


def test_others_are_told_of_no_unit_that_the_question_itself_does_not_name() -> None:
    for words in RECORDS:
        assert arguments(words.others) - {"player"} <= arguments(words.ask), words.title


def test_answers_have_words_for_all_things() -> None:
    assert set(BY_THING) == set(Things)
