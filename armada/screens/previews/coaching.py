"""The coach: a sensible answer to an open question, its reason, and the answers it was compared with."""

from __future__ import annotations

from typing import Any

import msgspec


class CoachRequest(msgspec.Struct, frozen=True, kw_only=True, tag="coach"):
    """A request for a sensible answer to my open question."""

    lesson: str = ""
    """The lesson that is taught; its tasks name the right answers."""

    done: tuple[str, ...] = ()
    """The tasks of the lesson that are done."""

    compare: bool = False
    """Whether the other answers are to be compared too, which takes longer."""


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """An answer and what it is worth: the more the better."""

    label: str
    value: float
    best: bool


class Coached(msgspec.Struct, frozen=True, kw_only=True, tag="coached"):
    """A sensible answer, and one line of at most 90 characters that says why."""

    answer: Any
    given: tuple[Any, ...] = ()
    """Before a maneuver the answer and all that follow from it, up to the course: a screen asks for them together."""

    label: str
    line: str
    compared: tuple[Compared, ...] = ()
