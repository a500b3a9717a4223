"""Events of setup."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.engine.secrecy import Open, Secret, all_open, each
from armada.geometry.pose import Pose
from armada.state.changes import replaced, with_deck, with_unit
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Deck, Installation, Obstacle, ShipId, SquadronId, Status, UnitId


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
    """The objective of the game is known; all other objective cards drop out of it (SETUP-22)."""

    objective: str

    def apply(self, state: GameState) -> GameState:
        players = tuple([replace(player, objectives=(), known_to=()) for player in state.players])
        return replace(state, objective=self.objective, players=players)


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


@all_open
class CoinFlipped(Event, frozen=True):
    """Fleets cost the same: a coin decides which side chooses the first player (SETUP-18)."""

    side: Side


@all_open
class ObstacleLeftOut(Event, frozen=True):
    """An obstacle has no legal place; setup goes on without it (SETUP-55)."""

    obstacle: int


@all_open
class ObstacleAdded(Event, frozen=True):
    """One more obstacle is in the game, yet to be placed."""

    key: str

    def apply(self, state: GameState) -> GameState:
        return replace(state, obstacles=(*state.obstacles, Obstacle(key=self.key)))


@all_open
class InstallationTaken(Event, frozen=True):
    """Another seat decides for an installation that is friendly to nobody."""

    unit: UnitId
    seat: Seat

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.unit, seat=self.seat)


@all_open
class InstallationAdded(Event, frozen=True):
    """Something that attacks or is attacked as if it were a ship is in the game; a station is an obstacle, too."""

    seat: Seat
    card: str
    label: str
    obstacle: int = -1
    is_friendly: bool = True

    def apply(self, state: GameState) -> GameState:
        added = Installation(
            id=UnitId(len(state.units)),
            seat=self.seat,
            card=self.card,
            label=self.label,
            obstacle=self.obstacle,
            is_friendly=self.is_friendly,
        )
        return replace(state, units=(*state.units, added))
