"""The right answer to a question of a lesson: the one its open tasks name, else a sensible one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from armada.catalog.lessons import Answer, Lesson
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.players.greedy.player import GreedyPlayer
from armada.players.player import answer_of
from armada.rules.game import Game
from armada.words.sentences import prompt_subject

SEED = "lesson"


def right_answer(game: Game, question: Question[Any], lesson: Lesson, done: Collection[str]) -> Any:
    """The answer that leads on in a lesson, some tasks of which are done."""
    subject = prompt_subject(game, question)
    label = "" if subject is None else game.unit(subject).label
    for task in lesson.tasks:
        if task.key in done:
            continue
        for answer in task.answers:
            if answer.question == question.kind.name and answer.about in ("", label):
                found = _named(question, answer)
                if found is not None:
                    return found
    return answer_of(GreedyPlayer(SEED), game, question)


def _named(question: Question[Any], answer: Answer) -> Any:
    """The answer that a lesson names, if it is legal."""
    if answer.pick == "pass":
        return PASS if question.may_pass else None
    if isinstance(question, FreeQuestion | SomeQuestion):
        try:
            found = question.kind.decode(answer.pick)
        except msgspec.ValidationError:
            return None
        return found if question.accepts(found) else None
    return next((option for option in question.options if _has(plain(question.kind.encode(option)), answer.pick)), None)


def plain(answer: Any) -> Any:
    """An answer as JSON has it, with lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(answer))


def _has(option: Any, parts: Any) -> bool:
    """Whether an option is the one named, or has all the parts that are named."""
    if isinstance(parts, dict) and isinstance(option, dict):
        return all(option.get(name) == value for name, value in parts.items())
    return bool(option == parts)
