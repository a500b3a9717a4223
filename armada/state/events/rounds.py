"""Events of rounds, phases and the end of the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.engine.secrecy import Open, Secret, all_open, always
from armada.state.events import Event
from armada.state.game_state import GameState, Outcome, Phase
from armada.state.records import Installation, Ship, UnitId


@all_open
class RoundBegun(Event, frozen=True):
    """A round begins: no ship has attacked or resolved a command in it."""

    round: int

    def apply(self, state: GameState) -> GameState:
        units = [
            replace(unit, resolved=(), attacks_on_ships=0, attacked=()) if isinstance(unit, Ship) else unit
            for unit in state.units
        ]
        return replace(state, round=self.round, units=tuple(units))


@all_open
class PhaseBegun(Event, frozen=True):
    """A phase begins."""

    phase: Phase

    def apply(self, state: GameState) -> GameState:
        return replace(state, phase=self.phase)


@all_open
class InitiativeFlipped(Event, frozen=True):
    """The initiative token is flipped: everything counts as not yet activated (STAT-03)."""

    def apply(self, state: GameState) -> GameState:
        units = [unit if isinstance(unit, Installation) else replace(unit, activated=False) for unit in state.units]
        return replace(state, units=tuple(units))


@all_open
class InitiativePassed(Event, frozen=True):
    """The other side becomes first player (OPT-04)."""

    side: Side

    def apply(self, state: GameState) -> GameState:
        return replace(state, first_side=self.side)


@all_open
class Proposal(msgspec.Struct, frozen=True):
    """A player's proposal of what to activate next."""

    seat: Seat
    unit: UnitId


class ActivationsProposed(Event, frozen=True):
    """Teammates propose different activations: the Team Commander decides. Only the team learns the proposals."""

    commander: Open[Seat]
    proposals: Annotated[tuple[Proposal, ...], Secret("knowers", always(()))]
    known_to: Open[tuple[Seat, ...]]

    def apply(self, state: GameState) -> GameState:
        return state


@all_open
class VictoryTokensGained(Event, frozen=True):
    """A side gains victory tokens."""

    side: Side
    amount: int
    unit: int = -1
    token: int = -1
    """The ship or squadron, and the objective token, that earned them, where it was one."""

    def apply(self, state: GameState) -> GameState:
        first, second = state.victory_tokens
        gained = (first + self.amount, second) if self.side == 0 else (first, second + self.amount)
        return replace(state, victory_tokens=gained)


@all_open
class GameEnded(Event, frozen=True):
    """The game is over."""

    outcome: Outcome

    def apply(self, state: GameState) -> GameState:
        return replace(state, outcome=self.outcome, phase=Phase.OVER)


@all_open
class FleetsDestroyed(Event, frozen=True):
    """These sides have lost their last ships, both of them at the same time if both are named (TRN-53)."""

    sides: tuple[Side, ...]

    def apply(self, state: GameState) -> GameState:
        fallen = (*state.destroyed_fleets, *self.sides)
        return replace(state, destroyed_fleets=fallen, destroyed_together=len(self.sides) > 1)


@all_open
class TimeCalled(Event, frozen=True):
    """Time is called: the game ends with the round (TRN-43)."""

    def apply(self, state: GameState) -> GameState:
        return replace(state, is_time_called=True)


@all_open
class Conceded(Event, frozen=True):
    """A side concedes the game (TRN-44)."""

    side: Side

    def apply(self, state: GameState) -> GameState:
        return replace(state, conceded=(*state.conceded, self.side))


@all_open
class PointsScored(Event, frozen=True):
    """A side scores points at the end of the game: for what was destroyed, for victory tokens, by an objective."""

    side: Side
    points: int
    why: str
    unit: int = -1
