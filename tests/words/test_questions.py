"""The words of questions: one record for each kind, in whole sentences."""

from __future__ import annotations

import sys
from collections import Counter
from enum import StrEnum

import pytest

from armada.engine.effects import EFFECTS
from armada.engine.questions import Kind
from armada.engine.timings import Timing
from armada.engine.windows import EFFECT
from armada.messages.languages import ENGLISH, LANGUAGES, speaking
from armada.messages.message import has_message
from armada.rules.dice import COIN, PICK, ROLL, SHUFFLE
from armada.rules.timing import ACT_1_BEFORE
from armada.words.answers import BY_THING, BY_TYPE
from armada.words.question_words import ARGUMENTS, Pieces
from armada.words.questions import RECORDS, QuestionWords, Things, words_of
from tests.messages.catalogues import messages_of

CHANCE = {COIN, PICK, ROLL, SHUFFLE}
WINDOWS = [words_of(EFFECT, Timing.by_id[timing]) for timing in sorted(Timing.by_id)]
CASES = [words_of(Kind.by_name["evaded dice"], case=case) for case in ("cancel", "reroll")]
EVERY = [*RECORDS, *WINDOWS, *CASES]


def name_of(words: QuestionWords) -> str:
    return " ".join(filter(None, [words.kind.name, words.window, words.case]))


def arguments(sentence: Pieces) -> set[str]:
    return {piece for piece, is_name in sentence if is_name}


def plain(sentence: Pieces) -> str:
    return "".join([piece for piece, _ in sentence])


def test_every_kind_of_question_of_the_rules_and_cards_has_exactly_one_record() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("armada.")]
    kinds = {value for module in modules for value in vars(module).values() if isinstance(value, Kind)}
    assert len(kinds) > 100
    assert Counter(record.kind for record in RECORDS) == Counter(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", EVERY, ids=name_of)
def test_words_are_whole_sentences_with_known_arguments(words: QuestionWords, language: str) -> None:
    with speaking(language):
        assert words.title[0].isupper()
        assert words.commit[0].isupper()
        for sentence in (words.ask, words.others, *filter(None, [words.ask_one])):
            said = plain(sentence)
            assert said.endswith(".")
            assert said[0].isupper() or sentence[0][1], "it begins with a capital, or with an argument"
            assert arguments(sentence) <= set(ARGUMENTS)
        assert "player" not in arguments(words.ask)
        assert ("player" in arguments(words.others)) is (words.kind not in CHANCE), "others are told who decides"


def test_others_are_told_of_no_unit_that_the_question_itself_does_not_name() -> None:
    for words in EVERY:
        assert arguments(words.others) - {"player"} <= arguments(words.ask), name_of(words)


def test_each_question_can_be_answered_by_a_sentence_with_its_verb() -> None:
    assert not [words.verb for words in RECORDS if not has_message(f"instead-can-{words.verb}")]


def test_answers_that_are_yes_or_no_or_a_few_words_have_labels() -> None:
    for words in RECORDS:
        declared = words.kind.answer_type
        if words.kind in CHANCE or declared in BY_TYPE:
            continue
        if declared is bool:
            assert words.label(True), words.kind.name
            assert words.label(False), words.kind.name
        elif isinstance(declared, type) and issubclass(declared, StrEnum) and declared.__name__ != "DefenseToken":
            assert all(words.label(answer) for answer in declared), words.kind.name


def test_every_window_in_which_something_is_resolved_says_when_it_is() -> None:
    kinds = [kind for kinds in EFFECTS.values() for kind in kinds if kind.__module__.startswith("armada.")]
    any_effect = words_of(EFFECT).title
    assert not {kind.at.id for kind in kinds if words_of(EFFECT, kind.at).title == any_effect}
    assert words_of(EFFECT, ACT_1_BEFORE).title == "Before the dial is revealed"


def test_windows_are_named_by_their_timings() -> None:
    timings = {"windows-" + id.lower().replace(".", "-").replace("_", "-") for id in Timing.by_id}
    windows = {id.partition(".")[0] for id, (file, _) in messages_of(ENGLISH).items() if file == "windows"}
    assert windows <= timings


def test_answers_have_words_for_all_things() -> None:
    assert set(BY_THING) == set(Things)
