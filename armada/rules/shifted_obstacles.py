"""Shifting an obstacle onto squadrons: the opponent places those that it displaces, touching or overlapping it."""

from __future__ import annotations

from armada.catalog.shapes import obstacle_shape
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry import pieces
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_obstacle
from armada.geometry.pose import TOUCHING, Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.object_places import obstacle_name
from armada.rules.placing import TRIES, Ground, refusal
from armada.rules.placing_limits import ClearOf, CloseTo, Inside, Named
from armada.state.events.movement import SquadronLifted, SquadronPlaced
from armada.state.records import SquadronId

AT_OBSTACLE = Kind[Pose]("place at obstacle")


@all_open
class ShiftObstacle(Procedure, kw_only=True):
    """A seat moves an obstacle within distance 2 of where it is; the opponent places the squadrons under it."""

    by: Seat
    choices: tuple[int, ...]
    moved: int = -1

    def shift(self, game: Game) -> StepResult:
        """Only where it ends matters."""
        band = Distance.TWO.number
        return Call(MoveObstacle(by=self.by, choices=self.choices, band=band, displaces=True))

    def displace(self, game: Game) -> StepResult:
        """The squadrons that it overlaps are placed again."""
        done = game.result(MoveObstacle)
        assert done is not None
        self.moved = done.moved
        return Call(DisplaceAtObstacle(by=self.by, obstacle=self.moved), then=DONE)

    steps = (shift, displace)


@all_open
class DisplaceAtObstacle(Procedure, kw_only=True):
    """The squadrons under an obstacle that a seat has put on them are placed by the opponent of that seat."""

    by: Seat
    obstacle: int
    squadrons: tuple[SquadronId, ...] = ()
    """Those yet to be placed."""

    @rule("CARD-grav-shift-reroute-02", "EXT-obstacle-07")
    def find_squadrons(self, game: Game) -> StepResult:
        """The squadrons that it overlaps."""
        body = self._obstacle(game).piece
        self.squadrons = tuple([s for s in game.squadrons() if overlaps(game.body(s), body)])
        return NEXT

    @rule("CARD-grav-shift-reroute-02", "EXT-obstacle-07")
    def place(self, game: Game) -> Step:
        """The player who does not move it places them, touching or overlapping it."""
        if not self.squadrons:
            return DONE
        squadron, *rest = self.squadrons
        room = ShiftRoom(game, squadron, self._obstacle(game))
        seat = game.opposing_admiral(self.by)
        pose = yield from ask_freely(seat, AT_OBSTACLE, room.check, room.sample, candidates=room.candidates)
        self.squadrons = tuple(rest)
        game.emit(SquadronLifted(squadron))
        game.emit(SquadronPlaced(squadron, Pose(pose.x, pose.y)))
        return REPEAT

    def _obstacle(self, game: Game) -> Named:
        found = game.state.obstacles[self.obstacle]
        assert found.pose is not None
        body = place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)
        return Named(obstacle_name(found.key), body)

    steps = (find_squadrons, place)


class ShiftRoom:
    """The places for a squadron that touches or overlaps an obstacle; it can always stay in its place."""

    def __init__(self, game: Game, squadron: SquadronId, obstacle: Named) -> None:
        present = game.squadron(squadron).pose
        assert present is not None
        self.present = present
        self.obstacle = obstacle
        self.name = game.squadron(squadron).label
        others = [
            Named(unit.label, game.body(unit.id))
            for unit in game.state.units
            if unit.pose is not None and unit.id != squadron
        ]
        limits = (
            Inside(game.play_area.area, "play_area", "OVL-05"),
            CloseTo((), 0.0, (obstacle,), TOUCHING, "CARD-grav-shift-reroute-02"),
            ClearOf(others, "OVL-08"),
        )
        radius = SQUADRON_RADIUS
        self.ground = Ground(game.play_area.area, limits, lambda pose: pieces.Disc(pose, radius), radius, radius)

    def check(self, pose: Pose) -> Refusal | None:
        """Why it cannot be placed there."""
        here = Pose(pose.x, pose.y)
        return refusal(self.ground, here, self.name, "placed", lambda near: near, otherwise=self.present)

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random."""
        body = self.obstacle.piece
        reach = body.r + SQUADRON_RADIUS
        for _ in range(TRIES):
            pose = pose_at(body.x + (2 * rng.random() - 1) * reach, body.y + (2 * rng.random() - 1) * reach)
            if self.ground.is_legal(pose):
                return pose
        return self.present

    def candidates(self) -> list[Pose]:
        """To leave it where it lies, or to put it on the middle of the obstacle."""
        body = self.obstacle.piece
        return [pose for pose in (self.present, pose_at(body.x, body.y)) if self.ground.is_legal(pose)]
