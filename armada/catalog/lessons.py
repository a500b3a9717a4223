"""The lessons of `data/lessons`: a position each, tasks that are ticked by what happens, and the answers to show.

Their sentences are messages: `lessons-dials` is the title of the lesson `dials`, `lessons-dials-lock` its task `lock`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from armada.catalog.catalog import DATA
from armada.catalog.reading import read_files, read_record

FILES = "lessons/*.toml"


class Condition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event that is looked for. Ships and squadrons are named by their labels."""

    event: str
    having: dict[str, Any] = {}
    """Values of its fields; a dot leads into a field, a list names all that are possible."""

    beside: str = ""
    """The ship or squadron at whose distance 1 a squadron has ended its move."""


class Mistake(Condition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event after which a task cannot be done any more, and the name of the sentence that says why."""

    why: str


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The right answer to a kind of question: the first option with these parts, or the answer itself."""

    question: str
    about: str = ""
    """The ship or squadron that is asked about, where not any."""

    pick: Any = None


class Task(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to do in a lesson."""

    key: str
    done: Condition
    mistakes: tuple[Mistake, ...] = ()
    answers: tuple[Answer, ...] = ()
    """The answers that lead there. To all other questions any sensible answer will do."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson. The player has the first seat, a computer the second."""

    key: str
    number: int
    minutes: int
    seed: str
    """The seed of chance: nobody else plays, so the dice may be known."""

    terms: tuple[str, ...]
    """The words that are explained beside it, by their keys in the browser's catalogue."""

    position: str
    tasks: tuple[Task, ...]


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by their keys, in their order."""
    files = read_files(DATA, FILES)
    found = [read_record(Lesson, file.tables, file=file.name) for file in files]  # type: ignore[type-var]
    return {lesson.key: lesson for lesson in sorted(found, key=lambda lesson: lesson.number)}


def next_lesson(key: str) -> str:
    """The key of the lesson that comes after another; empty after the last."""
    keys = list(lessons())
    return dict(zip(keys, [*keys[1:], ""], strict=True))[key]
