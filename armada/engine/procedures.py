"""Procedures: a rule being carried out, as fields (its memory) and steps in the order of the rulebook.

A step looks, asks first, acts last, and says what comes next. After a copy or a load the current step is run again with
the answers already given, so it changes nothing before its last answer; a loop is `return REPEAT`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, ClassVar, Final, TypeVar

import msgspec

from armada.engine.questions import Asking
from armada.engine.timings import Timing


class Signal(Enum):
    """The step that follows a step."""

    NEXT = "next"
    REPEAT = "repeat"
    DONE = "done"


NEXT: Final = Signal.NEXT
REPEAT: Final = Signal.REPEAT
DONE: Final = Signal.DONE


class Procedure(msgspec.Struct, tag=True, tag_field="is", kw_only=True):
    """A rule being carried out. Its finished self is its result: the caller's next step reads its fields."""

    steps: ClassVar[tuple[Any, ...]] = ()
    """Methods and timings, in order; every procedure lists its own."""

    by_name: ClassVar[dict[str, type[Procedure]]] = {}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        known = Procedure.by_name.setdefault(cls.__name__, cls)
        assert known.__module__ == cls.__module__, f"two procedures are named {cls.__name__}"
        Procedure.by_name[cls.__name__] = cls

    def is_over(self, game: Any) -> bool:
        """Whether the procedure ends before its next step, because of what happened meanwhile."""
        return False


class Call:
    """Carry out another procedure, then go on as `then` says."""

    __slots__ = ("procedure", "then")

    def __init__(self, procedure: Procedure, then: Signal = NEXT) -> None:
        self.procedure = procedure
        self.then = then


class Open:
    """Open a timing window inside a step, then go on as `then` says."""

    __slots__ = ("then", "timing")

    def __init__(self, timing: Timing[Any], then: Signal = NEXT) -> None:
        self.timing = timing
        self.then = then


StepResult = Signal | Call | Open
Step = Asking[StepResult]

F = TypeVar("F", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[F], F]:
    """The rules that a step or modifier carries out, the most telling first.

    The coverage page is built from these, and what a modifier forbids is refused by its first.
    """

    def mark(step: F) -> F:
        step.rules = ids  # type: ignore[attr-defined]
        return step

    return mark
