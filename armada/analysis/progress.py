"""How far a procedure under way has come: at which of its steps it is, whatever goes on inside of that step."""

from __future__ import annotations

from typing import NamedTuple

from armada.engine.procedures import Procedure
from armada.engine.timings import Timing
from armada.engine.windows import Window
from armada.rules.game import Game


class Progress(NamedTuple):
    """A procedure under way, and the place among its steps of the one that it is at."""

    procedure: Procedure
    step: int


def progress_of(game: Game, kind: type[Procedure]) -> Progress | None:
    """The innermost procedure of a kind, and the step it is at.

    While a window of its steps is open a frame already names the step after that.
    """
    frames = game.frames
    for place in range(len(frames) - 1, -1, -1):
        procedure = frames[place].procedure
        if isinstance(procedure, kind):
            inner = frames[place + 1].procedure if place + 1 < len(frames) else None
            timing = Timing.by_id[inner.timing] if isinstance(inner, Window) else None
            steps = type(procedure).steps
            return Progress(procedure, steps.index(timing) if timing in steps else frames[place].step)
    return None


def open_window(game: Game) -> str | None:
    """The id of the timing whose effects are being asked for."""
    window = game.frames[-1].procedure if game.frames else None
    return window.timing if isinstance(window, Window) else None
