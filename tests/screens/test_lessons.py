from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.lessons import lessons, next_lesson
from tests.screens.lesson_play import LessonPlay

PASS = "pass"
STRAIGHT_3 = {"clicks": [0, 0, 0]}


def dials(corvette: str, *frigate: str) -> list[dict[str, Any]]:
    """The answer with these commands for the two ships."""
    return [{"ship": 0, "commands": [corvette]}, {"ship": 1, "commands": [*frigate]}]


WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("dials", "corvette", {"command_dials": [dials("repair", "repair", "concentrate_fire")]}),
    ("dials", "frigate", {"command_dials": [dials("navigate", "concentrate_fire", "repair")]}),
    ("dials", "other", {"ship_to_activate": 0}),
    ("dials", "kept", {"dial_use": "keep"}),
    ("maneuver", "token", {"dial_use": "convert"}),
    ("maneuver", "slow", {"effect": PASS}),
    ("maneuver", "rocks", {"course": STRAIGHT_3}),
    ("attack", "zone", {"attack": {"zone": "left"}}),
    ("attack", "none", {"attack": [PASS]}),
    ("attack", "token", {"dial_use": "convert"}),
    ("attack", "die", {"effect": [PASS, PASS]}),
    ("defense", "none", {"defense_token": PASS}),
    ("defense", "redirect", {"defense_token": [None, PASS]}),
    ("squadrons", "far", {"squadron_move": [[520_000, 300_000, 0]]}),
    ("squadrons", "unused", {"squadron_action": [PASS, PASS]}),
    ("repair", "token", {"dial_use": "convert"}),
    ("repair", "card", {"repair": {"effect": "repair hull"}}),
    ("repair", "none", {"command": PASS}),
    ("repair", "left", {"repair": [None, PASS]}),
    ("objectives", "far", {"course": {"clicks": [0, 0], "side": "left"}}),
]


@pytest.mark.parametrize("key", list(lessons()))
def test_right_answers_do_every_task_of_a_lesson(key: str) -> None:
    played = LessonPlay(key)
    found = played.play()
    assert found.mistake is None
    assert found.done == {task.key for task in played.lesson.tasks}


@pytest.mark.parametrize(("key", "why", "instead"), WRONG, ids=[f"{key}-{why}" for key, why, _ in WRONG])
def test_a_wrong_answer_is_a_mistake_with_its_own_sentence(key: str, why: str, instead: dict[str, Any]) -> None:
    found = LessonPlay(key).play(**instead)
    assert found.mistake is not None
    assert found.mistake.why == why


@pytest.mark.parametrize("key", list(lessons()))
def test_nothing_is_done_when_a_lesson_begins_but_what_the_computer_does(key: str) -> None:
    played = LessonPlay(key)
    _ = played.question
    assert played.progress.done <= {"attacked"}


def test_the_lessons_follow_one_another_and_the_last_is_followed_by_none() -> None:
    keys = list(lessons())
    assert [lesson.number for lesson in lessons().values()] == list(range(1, 9))
    assert [next_lesson(key) for key in keys] == [*keys[1:], ""]


def test_all_lessons_together_take_twenty_minutes_at_most() -> None:
    assert sum([lesson.minutes for lesson in lessons().values()]) <= 20
