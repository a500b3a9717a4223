"""Speed: what a ship's dial can show, and changing it (MOVE-09 to MOVE-13)."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, Procedure, StepResult, rule
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.rules.game import Game
from armada.rules.queries import SPEED_LIMITS, SpeedOf
from armada.rules.timing import SPEED_CHANGE
from armada.state.events.commands import SpeedChanged
from armada.state.records import ShipId


@rule("MOVE-10", "MOVE-11", "MOVE-12")
def can_have_speed(game: Game, ship: ShipId, speed: int) -> bool:
    """Whether a ship's dial can be set to a speed: 0, or one whose column of the speed chart has yaw values."""
    chart = game.ship_card(ship).speed_chart
    is_on_chart = speed == 0 or (0 < speed <= len(chart) and bool(chart[speed - 1]))
    return game.ask(SPEED_LIMITS, SpeedOf(ship, speed), is_on_chart)


@rule("MOVE-13")
def speeds_in_reach(game: Game, ship: ShipId, steps: int) -> tuple[int, ...]:
    """The speeds of a ship after a change by at most a number of steps, its present one among them."""
    now = game.ship(ship).speed
    return tuple([s for s in range(now - steps, now + steps + 1) if s == now or can_have_speed(game, ship, s)])


@all_open
class ChangeSpeed(Procedure, kw_only=True):
    """A ship's speed dial is changed, by any number of steps at once. `by` is the seat whose effect does it.

    Temporary speeds, of overlaps and granted maneuvers, are no change of speed and never come here (MOVE-30, OVL-11).
    """

    ship: ShipId
    speed: int
    by: Seat
    before: int = 0
    """The speed that the dial showed before."""

    @rule("MOVE-09", "MOVE-13", "CMD-37")
    def set_dial(self, game: Game) -> StepResult:
        """Set the dial for good; a change that is not possible is not made."""
        self.before = game.ship(self.ship).speed
        if self.speed == self.before or not can_have_speed(game, self.ship, self.speed):
            return DONE
        game.emit(SpeedChanged(self.ship, self.speed))
        return NEXT

    steps = (set_dial, SPEED_CHANGE)
