"""The timing window: effects at one timing, resolved in the order of the rules.

The first player's effects come first, in that player's order, then the second's (FX-17, FX-18). Each is resolved once
(FX-12); after each the possible ones are collected again; a part that is closed does not open again (FX-28).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from armada.engine.procedures import DONE, REPEAT, Call, Procedure, Step, StepResult
from armada.engine.questions import PASS, Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.engine.timings import Timing

if TYPE_CHECKING:
    from armada.engine.driver import Driver
    from armada.engine.effects import Effect

EFFECT = Kind[str]("effect")


@all_open
class Window(Procedure, kw_only=True):
    """A timing at which some effect can be resolved."""

    timing: str
    turn: int = 0
    used: tuple[str, ...] = ()

    def resolve_effects(self, game: Driver[object]) -> Step | StepResult:
        """Let the seat whose turn it is resolve one of its effects, or pass on."""
        seats = game.seats_in_order
        if self.turn == len(seats):
            return DONE
        subject = game.frames[-2].procedure
        found = game.found_on_opening() or game.possible_effects(Timing.by_id[self.timing], subject, self.used)
        for turn in range(self.turn, len(seats)):
            seat = seats[turn]
            mine = [effect for effect in found if effect.decider(game, subject) == seat]
            if mine:
                return self._ask(game, subject, turn, seat, mine)
        return DONE

    def _ask(self, game: Driver[object], subject: Any, turn: int, seat: Seat, found: list[Effect[Any]]) -> Step:
        must = any(game.index.edition.must_resolve(effect) for effect in found)
        options = {effect.ident: effect for effect in found}
        chosen = yield from choose(seat, EFFECT, tuple(options), may_pass=not must)
        if chosen is PASS:
            self.turn = turn + 1
            return REPEAT
        self.turn = turn
        if not options[chosen].is_repeatable:
            self.used += (chosen,)
            if Timing.by_id[self.timing].reopens:
                subject.used_effects += (chosen,)
        game.effect_chosen(options[chosen], seat)
        return Call(copy(options[chosen]), then=REPEAT)

    steps = (resolve_effects,)
