"""A lesson played by a test: the learner's answers one by one, the computer's by the player of the lessons."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.analysis.lesson_progress import Progress, progress
from armada.catalog.lessons import Lesson, lessons
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.players.greedy.player import GreedyPlayer
from armada.players.player import answer_of
from armada.records.game import Game
from armada.records.position import Position
from armada.screens.prompt.lesson_answers import plain, right_answer
from armada.state.events import Event

LEARNER = Seat(0)
MOST = 200


class LessonPlay:
    """A lesson under way, at the learner's question."""

    def __init__(self, key: str) -> None:
        self.lesson: Lesson = lessons()[key]
        self.game: Game = Position.parse(self.lesson.position).game(self.lesson.seed)
        _ = self.game.questions
        self.events: list[Event] = list(self.game.events)

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return progress(self.lesson, self.events, self.game.state)

    @property
    def is_over(self) -> bool:
        """Whether every task is done, or one cannot be done any more."""
        found = self.progress
        return found.mistake is not None or len(found.done) == len(self.lesson.tasks) or not self.game.questions

    @property
    def question(self) -> Question[Any] | None:
        """The learner's question; the computer answers its own first."""
        for _ in range(MOST):
            own = [question for question in self.game.questions if question.seat == LEARNER]
            if own or self.is_over:
                return own[0] if own else None
            asked = self.game.questions[0]
            self._play(answer_of(GreedyPlayer("lesson"), self.game, asked), asked)
        raise AssertionError("the computer never ends")

    def answer(self, raw: Any) -> None:
        """Give an answer, as plain data; a dictionary can name some parts of an option."""
        question = self.question
        assert question is not None
        options = [plain(question.kind.encode(option)) for option in question.options]
        if isinstance(raw, dict) and raw not in options:
            (raw, *_) = [each for each in options if isinstance(each, dict) and raw.items() <= each.items()] or [raw]
        self._play(question.kind.decode(raw), question)

    def answer_rightly(self) -> None:
        """Give the answer that leads on."""
        question = self.question
        assert question is not None
        self._play(right_answer(self.game, question, self.lesson, self.progress.done), question)

    def play(self, **instead: Any) -> Progress:
        """Play on with right answers until it is over, and with others to the kinds of question that are named.

        A list gives one answer after the other; `None` in it stands for the right one.
        """
        named = {kind.replace("_", " "): given for kind, given in instead.items()}
        wrong = {kind: [*given] if isinstance(given, list) else [given] for kind, given in named.items()}
        for _ in range(MOST):
            question = self.question
            if self.is_over or question is None:
                return self.progress
            left = wrong.get(question.kind.name, [])
            given = left.pop(0) if left else None
            if given is None:
                self.answer_rightly()
            else:
                self.answer(given)
        raise AssertionError(f"{self.lesson.key} never ends")

    def _play(self, answer: Any, question: Question[Any]) -> None:
        answer = question.kind.decode(msgspec.to_builtins(question.kind.encode(answer)))
        assert question.accepts(answer), f"{answer} is no answer to {question.kind.name}"
        self.events += self.game.play(answer, question.seat)
        _ = self.game.questions
