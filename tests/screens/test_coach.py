from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.lessons import lessons
from armada.engine.seats import Seat
from armada.messages.languages import LANGUAGES, speaking
from armada.screens.previews.coaching import Coached, CoachRequest
from armada.screens.previews.replies import PreviewRefused
from armada.screens.prompt.coach import LONGEST, coached
from tests.screens.lesson_play import LEARNER, LessonPlay


def told(played: LessonPlay, **asked: Any) -> Coached:
    found = coached(played.game, LEARNER, CoachRequest(**asked))
    assert isinstance(found, Coached)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(lessons()))
def test_the_coach_has_a_short_line_and_a_legal_answer_for_every_question_of_a_lesson(key: str, language: str) -> None:
    played = LessonPlay(key)
    with speaking(language):
        while (question := played.question) is not None and not played.is_over:
            found = told(played)
            assert question.accepts(question.kind.decode(found.answer))
            assert 0 < len(found.line) <= LONGEST
            played.answer_rightly()


def test_in_a_lesson_the_coach_names_the_answer_of_the_open_task() -> None:
    played = LessonPlay("dials")
    assert played.question is not None
    found = told(played, lesson="dials")
    assert found.answer[0] == {"ship": 0, "commands": ("navigate",)}


def test_the_coach_compares_the_targets_of_an_attack_and_names_the_best_first() -> None:
    played = LessonPlay("attack")
    while played.question is not None and played.question.kind.name != "attack":
        played.answer_rightly()
    found = told(played, compare=True).compared
    assert len(found) > 1
    assert found[0].best
    assert found[0].value == max([each.value for each in found])


def test_the_coach_says_nothing_to_a_seat_that_is_not_asked() -> None:
    played = LessonPlay("attack")
    assert played.question is not None
    assert isinstance(coached(played.game, Seat(1), CoachRequest()), PreviewRefused)
