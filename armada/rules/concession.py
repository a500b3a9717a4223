"""Conceding a game, at any question (TRN-44)."""

from __future__ import annotations

from typing import Final

from armada.engine.driver import Event
from armada.engine.procedures import NEXT, REPEAT, Call, Procedure, StepResult, rule
from armada.engine.seats import Side
from armada.engine.secrecy import all_open
from armada.rules.destruction import Destroy, RemoveWaiting
from armada.rules.game import Game
from armada.rules.winning import EndOfGame, EndReason
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.rounds import Conceded
from armada.state.game_state import GameState
from armada.state.records import IN_PLAY, RESERVE, Installation, UnitId

CONCESSION: Final = "concession"


@all_open
class Concession(Procedure, kw_only=True):
    """A side concedes: all its ships and squadrons are destroyed, then the game ends and is scored."""

    side: Side
    fleet: tuple[UnitId, ...] = ()
    """The ships and squadrons still to be destroyed."""

    def begin(self, game: Game) -> StepResult:
        """All of the side's fleets, also what is set aside; an installation is no part of a fleet."""
        own = [unit for unit in game.state.units if game.side(unit.id) == self.side]
        self.fleet = tuple([unit.id for unit in own if not isinstance(unit, Installation)])
        game.emit(Conceded(self.side))
        return NEXT

    @rule("TRN-44")
    def destroy_fleet(self, game: Game) -> StepResult:
        """One after the other; as with what leaves the play area, no effect keeps any of it in the game."""
        if not self.fleet:
            return Call(RemoveWaiting())
        unit, *rest = self.fleet
        self.fleet = tuple(rest)
        status = game.unit(unit).status
        if status is RESERVE:
            game.emit(Destroyed(unit, CONCESSION))
            game.emit(Removed(unit, game.deck_of(unit)))
        if status is not IN_PLAY:
            return REPEAT
        return Call(Destroy(unit=unit, by=CONCESSION, left_play_area=True), then=REPEAT)

    def end(self, game: Game) -> StepResult:
        """The scores are determined."""
        return Call(EndOfGame(reason=EndReason.CONCESSION))

    steps = (begin, destroy_fleet, end)


def concede(game: Game, side: Side) -> list[Event[GameState]]:
    """Concede, at any question: what is under way is broken off, and the game ends."""
    return [] if game.state.outcome else game.interrupt(Concession(side=side))
