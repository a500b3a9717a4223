"""Places in which a squadron may end a move: the check, a sampler and good candidates."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

from armada.engine.questions import Refusal, Rng
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Piece, Ship, place_squadron
from armada.geometry.pose import MICROMETRES, TOUCHING, Point, Pose, pose_at
from armada.geometry.ruler import DISTANCES, Distance
from armada.geometry.squadron_move import can_reach, reach
from armada.messages.message import message
from armada.rules.game import Game
from armada.rules.table_layout import TableLayout
from armada.state.records import SquadronId, UnitId

CLOSE: Final = 0.01
"""A gap in mm that is no overlap: as near as a squadron goes to another base."""

ENGAGING: Final = Distance.ONE.end - CLOSE
"""A gap in mm just inside distance 1: from here a squadron engages and attacks, and others have to come."""

INSIDE: Final = 0.001
"""How far inside its reach a squadron stays when it goes as far as it can: places are whole micrometres."""

FAR_AWAY: Final = 10_000_000
"""Ten metres, in micrometres: farther off no place is looked at."""

COMPASS: Final = tuple([sin_cos(TURN * point // 12) for point in range(12)])
TRIES: Final = 12


class Places:
    """The places where a squadron may end a move into a distance band, or nearer."""

    __slots__ = ("_blockers", "band", "game", "reach", "squadron", "start")

    def __init__(self, game: Game, squadron: SquadronId, band: int) -> None:
        start = game.squadron(squadron).pose
        assert start is not None
        self.game = game
        self.squadron = squadron
        self.start = start
        self.band = band
        self.reach = reach(band)
        self._blockers: list[tuple[Disc | Ship, UnitId]] | None = None

    @property
    def blockers(self) -> list[tuple[Disc | Ship, UnitId]]:
        """The ships and squadrons on the table that lie in the way of some place in reach."""
        if self._blockers is None:
            game, own = self.game, self.game.base(self.squadron)
            self._blockers = [
                (body, unit.id)
                for unit, body in TableLayout.of(game).bodies(game)
                if (body.x - own.x) ** 2 + (body.y - own.y) ** 2 < (self.reach + own.r + body.reach) ** 2
                and unit.id != self.squadron
            ]
        return self._blockers

    def refusal(self, pose: Pose) -> Refusal | None:
        """Why the squadron cannot end its move there; staying is always possible (SQN-16, SQN-17, SQN-19)."""
        if self._is_start(pose):
            return None
        name = self.game.squadron(self.squadron).label
        if not self._is_in_reach(pose):
            band = min(self.band, len(DISTANCES))
            reason = message("refusals-move-beyond", squadron=name, distance=max(band, 0))
            return Refusal(reason, rule="SQN-16", nearest=self.nearest(pose))
        blocker = self._blocker(pose)
        if blocker is not None:
            other = self.game.unit(blocker).label
            reason = message("refusals-move-overlaps", squadron=name, other=other)
            return Refusal(reason, rule="SQN-17", nearest=self.nearest(pose))
        return None

    def accepts(self, pose: Pose) -> bool:
        """Whether the squadron may end its move there."""
        return self._is_start(pose) or (self._is_in_reach(pose) and self._blocker(pose) is None)

    def _is_in_reach(self, pose: Pose) -> bool:
        return abs(pose.x) <= FAR_AWAY and abs(pose.y) <= FAR_AWAY and can_reach(self.start, pose, self.band)

    def _is_start(self, pose: Pose) -> bool:
        return (pose.x, pose.y) == (self.start.x, self.start.y)

    def _blocker(self, pose: Pose) -> UnitId | None:
        """A ship or squadron that would be overlapped."""
        x, y = pose.centre
        for body, id in self.blockers:
            far = SQUADRON_RADIUS + body.reach - TOUCHING
            if (body.x - x) ** 2 + (body.y - y) ** 2 < far * far and (
                isinstance(body, Disc) or overlaps(place_squadron(Pose(pose.x, pose.y)), body)
            ):
                return id
        return None

    def _is_good(self, pose: Pose) -> bool:
        """Whether the squadron may end there and stays in the play area."""
        return self.accepts(pose) and not self.game.play_area.leaves(place_squadron(pose))

    def sample(self, rng: Rng) -> Pose:
        """A place at random: now and then beside an enemy, mostly anywhere in reach; on the table."""
        if rng.random() < 0.25:
            enemies = self._enemies()
            if enemies:
                pose = self._towards(enemies[int(rng.random() * len(enemies))], ENGAGING * rng.random())
                if self._is_good(pose):
                    return pose
        limit = self.reach * self.reach
        for _ in range(TRIES):
            dx, dy = (2 * rng.random() - 1) * self.reach, (2 * rng.random() - 1) * self.reach
            if dx * dx + dy * dy < limit:
                pose = self._shifted(dx, dy)
                if self._is_good(pose):
                    return pose
        return self._shifted(0.0, 0.0)

    def candidates(self) -> list[Pose]:
        """Good places: staying, beside enemies and just near enough to engage them, on obstacles, and all around."""
        found = dict.fromkeys([self._shifted(0.0, 0.0), *self._worth_a_look()])
        return [pose for pose in found if self._is_good(pose)]

    def _worth_a_look(self) -> Iterator[Pose]:
        for enemy in self._enemies():
            yield self._towards(enemy, CLOSE)
            yield self._towards(enemy, ENGAGING)
        for obstacle in self.game.obstacle_bodies():
            yield self._to_point((obstacle.x, obstacle.y))
        for sine, cosine in COMPASS:
            for part in (0.5, 1.0):
                far = (self.reach - INSIDE) * part
                yield self._shifted(far * sine, far * cosine)

    def _enemies(self) -> list[Disc | Ship]:
        """The bases of enemy ships and squadrons."""
        game = self.game
        side = game.side(self.squadron)
        return [
            game.body(unit.id)
            for unit in game.state.units
            if unit.pose is not None and game.is_in_play(unit.id) and game.side(unit.id) != side
        ]

    def nearest(self, wanted: Pose) -> Pose:
        """A legal place near the one wanted: from there back towards the start, and around it."""
        wanted = Pose(min(max(wanted.x, -FAR_AWAY), FAR_AWAY), min(max(wanted.y, -FAR_AWAY), FAR_AWAY))
        goal = self._to_point(wanted.centre)
        gx, gy = goal.centre
        sx, sy = self.start.centre
        tried = [goal]
        tried += [pose_at(gx + (sx - gx) * part / 32, gy + (sy - gy) * part / 32) for part in range(1, 33)]
        for ring in range(1, 9):
            far = ring * SQUADRON_RADIUS / 2
            tried += [self._to_point((gx + far * sine, gy + far * cosine)) for sine, cosine in COMPASS]
        legal = [pose for pose in tried if self.accepts(pose)]
        return min(legal, key=lambda pose: (pose.x - wanted.x) ** 2 + (pose.y - wanted.y) ** 2, default=self.start)

    def _towards(self, piece: Piece, gap: float) -> Pose:
        """Along the shortest line to a piece, until only a gap is left or the reach ends."""
        line = measure(self.game.base(self.squadron), piece)
        way = min(line.mm - gap, self.reach - INSIDE)
        if line.mm <= 0.0 or way <= 0.0:
            return self._shifted(0.0, 0.0)
        return self._shifted((line.x2 - line.x1) / line.mm * way, (line.y2 - line.y1) / line.mm * way)

    def _to_point(self, point: Point) -> Pose:
        """Straight to a point, or as far towards it as the reach allows."""
        x, y = self.start.centre
        dx, dy = point[0] - x, point[1] - y
        far = sqrt(dx * dx + dy * dy)
        part = 1.0 if far <= self.reach else max(0.0, self.reach - INSIDE) / far
        return self._shifted(dx * part, dy * part)

    def _shifted(self, dx: float, dy: float) -> Pose:
        """A place some millimetres from the start."""
        return Pose(self.start.x + round(dx * MICROMETRES), self.start.y + round(dy * MICROMETRES))
