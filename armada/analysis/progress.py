"""How far a procedure under way has come: at which of its steps it is, whatever goes on inside of that step."""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.engine.procedures import Procedure
from armada.engine.timings import Timing
from armada.engine.windows import Window
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import SETUP_5_BEFORE, SETUP_6_BEFORE


class Progress(NamedTuple):
    """A procedure under way, and the place among its steps of the one that it is at."""

    procedure: Procedure
    step: int


def progress_of(game: Game, kind: type[Procedure]) -> Progress | None:
    """The innermost procedure of a kind, and the step it is at.

    While a window of its steps is open the procedure is already at the step after that.
    """
    inner = None
    for procedure in game.procedures():
        if isinstance(procedure, kind):
            timing = Timing.by_id[inner.timing] if isinstance(inner, Window) else None
            steps = type(procedure).steps
            return Progress(procedure, steps.index(timing) if timing in steps else game.step_of(procedure))
        inner = procedure
    return None


SETUP_STEPS: Final = {
    "initiative": Setup.steps.index(Setup.define_areas),
    "objective": Setup.steps.index(Setup.show_objectives),
    "obstacles": Setup.steps.index(SETUP_5_BEFORE),
    "deployment": Setup.steps.index(SETUP_6_BEFORE),
}
"""With which step of the procedure each part of setup begins."""


def setup_step(game: Game) -> str:
    """The part of setup under way; empty once the game has begun."""
    progress = progress_of(game, Setup)
    return "" if progress is None else [name for name, first in SETUP_STEPS.items() if progress.step >= first][-1]
