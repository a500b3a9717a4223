"""Events of movement."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.secrecy import all_open
from armada.geometry.maneuver_tool import Clicks, ToolSide
from armada.geometry.pose import Point, Pose
from armada.state.changes import replaced, with_unit
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import ShipId, SquadronId


@all_open
class ManeuverExecuted(Event, frozen=True):
    """A ship executes a maneuver: along a course, at the speed it had in the end."""

    ship: ShipId
    clicks: Clicks
    side: ToolSide
    speed: int
    pose: Pose
    path: tuple[Pose, ...] = ()
    """Where the ship is at each joint on its way; the last one is where it ends."""

    tried_speed: int = -1
    """The speed it would have moved at, had no ship been in its way."""

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, pose=self.pose)


@all_open
class ShipsOverlapped(Event, frozen=True):
    """A ship could not end where it would have: it overlapped others, and its speed was reduced."""

    ship: ShipId
    others: tuple[ShipId, ...]
    contacts: tuple[Point, ...] = ()
    """For each of the others the point halfway between it and the ship where it stopped, in mm."""


@all_open
class SquadronMoved(Event, frozen=True):
    """A squadron moves."""

    squadron: SquadronId
    pose: Pose

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.squadron, pose=self.pose)


@all_open
class SquadronLifted(Event, frozen=True):
    """A squadron that a ship overlaps is lifted away, to be placed again (OVL-01)."""

    squadron: SquadronId

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.squadron, pose=None)


@all_open
class SquadronPlaced(Event, frozen=True):
    """A squadron is placed by an effect; that is not a move (OVL-24)."""

    squadron: SquadronId
    pose: Pose

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.squadron, pose=self.pose)


@all_open
class ObstacleResolved(Event, frozen=True):
    """A ship or squadron resolves the effect of an obstacle."""

    unit: int
    obstacle: int
    kind: str


@all_open
class ObstacleMoved(Event, frozen=True):
    """An obstacle is moved by an effect."""

    obstacle: int
    pose: Pose

    def apply(self, state: GameState) -> GameState:
        moved = replace(state.obstacles[self.obstacle], pose=self.pose)
        return replace(state, obstacles=replaced(state.obstacles, self.obstacle, moved))


@all_open
class ObstacleRemoved(Event, frozen=True):
    """An obstacle leaves the play area; it can be placed again."""

    obstacle: int

    def apply(self, state: GameState) -> GameState:
        gone = replace(state.obstacles[self.obstacle], pose=None)
        return replace(state, obstacles=replaced(state.obstacles, self.obstacle, gone))
