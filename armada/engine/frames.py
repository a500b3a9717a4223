"""Frames: what the driver keeps of a procedure under way, and of the dialogues of those who are asked at once."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from armada.engine.procedures import Procedure
from armada.engine.questions import Asking, Kind, Question
from armada.engine.seats import Seat

Given = tuple[Kind[Any], Any]
"""A question's kind and the answer given to it."""

Secret = Mapping[Seat, tuple[Given, ...]]
"""The answers given so far in dialogues held at once."""


class Frame:
    """A procedure on the stack: the step it is at, the answers given in it, and the procedure it called last."""

    __slots__ = ("answers", "procedure", "result", "secret", "step")

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.step = 0
        self.answers: tuple[Given | Secret, ...] = ()
        self.secret: Secret | None = None
        self.result: Procedure | None = None

    def copy(self) -> Frame:
        """A frame of its own: procedures change, finished results do not."""
        twin = Frame.__new__(Frame)
        twin.procedure = copy(self.procedure)
        twin.step = self.step
        twin.answers = self.answers
        twin.secret = self.secret
        twin.result = self.result
        return twin


class Dialogue:
    """The questions of one seat while others are asked in secret too."""

    __slots__ = ("asking", "question", "result")

    def __init__(self, asking: Asking[Any]) -> None:
        self.asking = asking
        self.question: Question[Any] | None = None
        self.result: Any = None
        self.go_on(None)

    def go_on(self, answer: Any) -> None:
        """To the next question, or to the end."""
        try:
            asked = self.asking.send(answer)
            assert isinstance(asked, Question), "dialogues held at once ask questions of their own seat only"
            self.question = asked
        except StopIteration as stop:
            self.question, self.result = None, stop.value
