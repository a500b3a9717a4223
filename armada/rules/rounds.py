"""Rounds: the whole game from setup to the end, and the four phases of a round (CMD-01, STAT)."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.procedures import NEXT, REPEAT, Call, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.rules.command_phase import CommandPhase
from armada.rules.game import Game
from armada.rules.purrgil import MovePurrgil, purrgil
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipPhase
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import ROUND_END, ROUND_START
from armada.rules.winning import end_of_round
from armada.state.events.rounds import RoundBegun
from armada.state.records import Scope


@all_open
class WholeGame(Procedure):
    """A game: setup, then rounds until it ends."""

    def set_up(self, game: Game) -> StepResult:
        """Set up in the eight steps of the rules."""
        return Call(Setup())

    def play_round(self, game: Game) -> StepResult:
        """Round after round; the end of the game clears all that is under way."""
        return Call(Round(number=game.state.round + 1), then=REPEAT)

    steps = (set_up, play_round)


@all_open
class Round(Procedure, kw_only=True):
    """A round: Command, Ship, Squadron and Status Phase in this order."""

    scope: ClassVar[Scope] = Scope.ROUND

    number: int

    @rule("SETUP-47", "STAT-04", "STAT-05")
    def begin(self, game: Game) -> StepResult:
        """The round is counted."""
        game.emit(RoundBegun(self.number))
        return NEXT

    @rule("CMD-01")
    def command_phase(self, game: Game) -> StepResult:
        """First phase."""
        return Call(CommandPhase())

    @rule("CMD-01")
    def ship_phase(self, game: Game) -> StepResult:
        """Second phase."""
        return Call(ShipPhase())

    @rule("CMD-01")
    def squadron_phase(self, game: Game) -> StepResult:
        """Third phase."""
        return Call(SquadronPhase())

    @rule("CMD-01")
    def status_phase(self, game: Game) -> StepResult:
        """Fourth phase."""
        return Call(StatusPhase())

    @rule("EXT-obstacle-18")
    def move_purrgil(self, game: Game) -> StepResult:
        """Purrgil move when all other effects at the end of the round are resolved."""
        return Call(MovePurrgil()) if purrgil(game) else NEXT

    def end_flags(self, game: Game) -> StepResult:
        """End what was to last until the end of the round: its last effects still saw it."""
        game.scope_ended(self)
        return NEXT

    @rule("STAT-07", "STAT-08", "STAT-09", "WIN-01")
    def look_for_the_end(self, game: Game) -> StepResult:
        """After the effects at the end of the round the game may end; only then is the next round counted."""
        return end_of_round(game)

    steps = (
        begin,
        ROUND_START,
        command_phase,
        ship_phase,
        squadron_phase,
        status_phase,
        ROUND_END,
        move_purrgil,
        end_flags,
        look_for_the_end,
    )
