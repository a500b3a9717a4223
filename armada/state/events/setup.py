"""Events of setup."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.state.changing import replaced, with_deck, with_unit
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Deck, ShipId, SquadronId, Status
from armada.state.secrecy import Open, Secret, all_open, each


@all_open
class FirstPlayerChosen(Event, frozen=True):
    """A side has the initiative."""

    side: Side

    def apply(self, state: GameState) -> GameState:
        return replace(state, first_side=self.side)


class ObjectivesShown(Event, frozen=True):
    """A seat looks at the objective cards of another."""

    seat: Open[Seat]
    known_to: Open[tuple[Seat, ...]]
    objectives: Annotated[tuple[str, ...], Secret("knowers", each(""))]

    def apply(self, state: GameState) -> GameState:
        player = replace(state.players[self.seat], known_to=self.known_to)
        return replace(state, players=replaced(state.players, self.seat, player))


@all_open
class ObjectiveChosen(Event, frozen=True):
    """The objective of the game is known."""

    objective: str

    def apply(self, state: GameState) -> GameState:
        return replace(state, objective=self.objective)


@all_open
class ObstaclePlaced(Event, frozen=True):
    """An obstacle lies in the setup area."""

    obstacle: int
    pose: Pose
    mirrored: bool

    def apply(self, state: GameState) -> GameState:
        placed = replace(state.obstacles[self.obstacle], pose=self.pose, mirrored=self.mirrored)
        return replace(state, obstacles=replaced(state.obstacles, self.obstacle, placed))


@all_open
class ShipDeployed(Event, frozen=True):
    """A ship is placed and its speed dial set."""

    ship: ShipId
    pose: Pose
    speed: int

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, pose=self.pose, speed=self.speed, status=Status.IN_PLAY)


@all_open
class SquadronDeployed(Event, frozen=True):
    """A squadron is placed."""

    squadron: SquadronId
    pose: Pose

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.squadron, pose=self.pose, status=Status.IN_PLAY)


class DeckShuffled(Event, frozen=True):
    """A damage deck is shuffled; its discard pile, if it had one, is in it."""

    deck: Open[int]
    order: Annotated[tuple[int, ...], Secret("nobody", each(-1))]

    def apply(self, state: GameState) -> GameState:
        return with_deck(state, self.deck, Deck(self.order))
