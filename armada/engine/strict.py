"""The strict driver of the tests: it names the step that acted before it asked."""

from __future__ import annotations

from copy import copy
from typing import Any, TypeVar

from armada.engine.driver import Driver
from armada.engine.frames import Frame
from armada.engine.procedures import Procedure

S = TypeVar("S")


class StrictDriver(Driver[S]):
    """A driver that compares state and fields at each question with those at the start of the step."""

    _before: tuple[Any, list[Procedure]]

    def _begin(self, frame: Frame) -> bool:
        self._before = self.state, [copy(frame.procedure) for frame in self.frames]
        asks = super()._begin(frame)
        if asks:
            self._compare(frame)
        return asks

    def _send(self, frame: Frame, answer: Any) -> None:
        super()._send(frame, answer)
        if self._asking is not None:
            self._compare(frame)

    def _compare(self, frame: Frame) -> None:
        state, procedures = self._before
        step = frame.procedure.steps[frame.step]
        place = f"{type(frame.procedure).__name__}.{getattr(step, '__name__', step)}"
        assert self.state is state, f"{place} changed the state before it asked"
        now = [frame.procedure for frame in self.frames]
        assert now == procedures, f"{place} changed a procedure before it asked"
