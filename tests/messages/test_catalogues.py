from __future__ import annotations

import pytest

from armada.messages.languages import ENGLISH, LANGUAGES
from tests.messages.catalogues import messages_of, uses

OTHERS = sorted(set(LANGUAGES) - {ENGLISH})


def test_the_code_asks_only_for_messages_that_english_has_with_the_arguments_they_need() -> None:
    english = messages_of(ENGLISH)
    faults = []
    for use in uses():
        found = [id for id in english if use.id.fullmatch(id)]
        if not found:
            faults.append(f"{use.place}: no message {use.id.pattern}")
        if use.args is not None:
            faults += [f"{use.place}: {id} needs {needs}" for id in found if (needs := english[id][1] - use.args)]
    assert not faults


def test_every_english_message_is_said_somewhere() -> None:
    patterns = [use.id for use in uses()]
    assert not [id for id in messages_of(ENGLISH) if not any(p.fullmatch(id) for p in patterns)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_id_of_a_message_begins_with_the_name_of_its_file(language: str) -> None:
    assert not [id for id, (file, _) in messages_of(language).items() if id.partition("-")[0] != file]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_only_messages_of_english_with_the_same_arguments(language: str) -> None:
    english = messages_of(ENGLISH)
    translated = messages_of(language)
    assert not set(translated) - set(english)
    assert not [id for id in translated if translated[id][1] - english[id][1]]


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_complete(language: str) -> None:
    missing = set(messages_of(ENGLISH)) - set(messages_of(language))
    assert not sorted(missing)
