"""Events of teams: Grand Admirals, and the opponents that commanders act against."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.engine.secrecy import Open, Secret, all_open, always
from armada.state.changes import replaced
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Lasting, Scope

TARGET = "assigned target"
"""The key of what an assigned target leaves behind: the seat of the commander, and as its value the opponent."""


class Vote(msgspec.Struct, frozen=True, gc=False):
    """A seat's vote for a Grand Admiral; its team may know it once all have voted."""

    seat: Open[Seat]
    choice: Annotated[Seat, Secret("knowers", always(Seat(-1)))]
    known_to: Open[tuple[Seat, ...]]


class VotesShown(Event, frozen=True):
    """A team that did not agree sees how each of its players has voted (SEC-27)."""

    side: Open[Side]
    votes: Open[tuple[Vote, ...]]


class Appointment(StrEnum):
    """The way a Grand Admiral was found."""

    AGREED = "agreed"
    CHEAPEST = "cheapest fleet"
    DRAWN = "drawn"


@all_open
class GrandAdmiralAppointed(Event, frozen=True):
    """A side reveals its Grand Admiral (SEC-27, SEC-28)."""

    side: Side
    seat: Seat
    how: Appointment

    def apply(self, state: GameState) -> GameState:
        one, other = replaced(state.grand_admirals, self.side, self.seat)
        return replace(state, grand_admirals=(one, other))


@all_open
class TargetAssigned(Event, frozen=True):
    """A player names the opponent against whom the commander of their fleet acts (SEC-49)."""

    seat: Seat
    target: Seat

    def apply(self, state: GameState) -> GameState:
        entry = Lasting(key=TARGET, scope=Scope.GAME, seat=self.seat, value=self.target)
        return replace(state, lasting=(*state.lasting, entry))
