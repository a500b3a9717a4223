"""A squadron that an effect places beside another: at distance 1 of it, overlapping nothing (OVL-24)."""

from __future__ import annotations

from armada.engine.procedures import DONE, Procedure, Step, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry import pieces
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.placing import TRIES, Ground, refusal
from armada.rules.placing_limits import ClearOf, CloseTo, Inside, Named
from armada.rules.squadron_places import COMPASS
from armada.state.events.movement import SquadronPlaced
from armada.state.records import SquadronId

BESIDE_SQUADRON = Kind[Pose]("place beside squadron")


@all_open
class RelocateSquadron(Procedure, kw_only=True):
    """A seat places a squadron anywhere at distance 1 of another; that is not moving."""

    by: Seat
    squadron: SquadronId
    near: SquadronId

    @rule("OVL-24", "SQN-17", "DMG-10")
    def place(self, game: Game) -> Step:
        """It may stay where it is; it resolves no obstacle there, nor anything that answers a move."""
        room = RoomBeside(game, self.squadron, self.near)
        pose = yield from ask_freely(self.by, BESIDE_SQUADRON, room.check, room.sample, candidates=room.candidates)
        game.emit(SquadronPlaced(self.squadron, Pose(pose.x, pose.y)))
        return DONE

    steps = (place,)


class RoomBeside:
    """The places for a squadron at distance 1 of another, where it lies already."""

    def __init__(self, game: Game, squadron: SquadronId, near: SquadronId) -> None:
        present = game.squadron(squadron).pose
        assert present is not None
        self.present = present
        self.name = game.squadron(squadron).label
        self.anchor = game.base(near)
        others = [
            Named(unit.label, game.body(unit.id))
            for unit in game.state.units
            if unit.pose is not None and unit.id != squadron
        ]
        anchor = Named(game.squadron(near).label, self.anchor)
        limits = (
            Inside(game.play_area.area, "play_area", "DMG-10"),
            CloseTo((), 0.0, (anchor,), Distance.ONE.end, "OVL-24"),
            ClearOf(others, "SQN-17"),
        )
        radius = SQUADRON_RADIUS
        self.ground = Ground(game.play_area.area, limits, lambda pose: pieces.Disc(pose, radius), radius, radius)

    def check(self, pose: Pose) -> Refusal | None:
        """Why it cannot be placed there."""
        here = Pose(pose.x, pose.y)
        if here == self.present:
            return None
        return refusal(self.ground, here, self.name, "placed", lambda near: near, otherwise=self.present)

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random."""
        reach = Distance.ONE.end + 2 * SQUADRON_RADIUS
        x, y = self.anchor.x, self.anchor.y
        for _ in range(TRIES):
            pose = pose_at(x + (2 * rng.random() - 1) * reach, y + (2 * rng.random() - 1) * reach)
            if self.ground.is_legal(pose):
                return pose
        return self.present

    def candidates(self) -> list[Pose]:
        """To leave it where it lies, or all around, close by and as far away as possible."""
        x, y = self.anchor.x, self.anchor.y
        tried = [
            pose_at(x + far * sine, y + far * cosine)
            for far in (2 * SQUADRON_RADIUS + 0.1, 2 * SQUADRON_RADIUS + Distance.ONE.end - 0.1)
            for sine, cosine in COMPASS
        ]
        return [self.present, *[pose for pose in tried if self.ground.is_legal(pose)]]
