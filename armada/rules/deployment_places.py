"""Places to deploy a ship or squadron: the check, the search, a sampler and good candidates.

In setup and later alike (SETUP-33 to SETUP-40): an effect that brings something into play says where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from armada.catalog.shapes import ship_shape
from armada.engine.procedures import rule
from armada.engine.questions import Refusal, Rng
from armada.geometry import pieces
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at, to_play_area
from armada.geometry.ruler import DISTANCES, Distance
from armada.geometry.shapes import ShipShape
from armada.rules.game import Game
from armada.rules.object_places import named_obstacles, named_tokens, spread
from armada.rules.placing import TRIES, Ground, refusal
from armada.rules.placing_limits import ClearOf, CloseTo, Inside, Limit, Named, Overlapping
from armada.rules.queries import DeployPlace
from armada.rules.table_layout import TableLayout
from armada.state.records import Ship, UnitId

NEAR_OBJECT: Final = Distance.ONE.end
AHEAD: Final = 60.0
"""Most ships that are deployed at random look this many degrees or less away from the enemy."""

GAPS: Final = (28.0, 64.0, 100.0)
"""How far from a ship's base candidates for its squadrons lie, in mm."""


class Lattice(NamedTuple):
    """Places spread over an area in columns and rows, and the turns away from the enemy that are tried at each."""

    columns: int
    rows: int
    turns: tuple[int, ...]


LATTICES: Final = (
    Lattice(9, 1, (0,)),
    Lattice(30, 4, (0, TURN // 4)),
    Lattice(60, 6, (0, TURN // 4, TURN // 8, 3 * TURN // 8)),
)
"""Where a ship is tried before the search."""


class DeploymentRoom(NamedTuple):
    """That there is room: where a ship or squadron may be deployed, and one legal place there."""

    place: DeployPlace
    pose: Pose


@rule("SETUP-55")
def room_for(game: Game, unit: UnitId, place: DeployPlace) -> DeploymentRoom | None:
    """The first of the areas that has room for a ship or squadron; None if it has no legal place at all."""
    for area in place.areas:
        narrowed = place._replace(areas=(area,))
        pose = DeploymentPlaces(game, unit, narrowed).find()
        if pose is not None:
            return DeploymentRoom(narrowed, pose)
    return None


@cache
def _reach(shape: ShipShape) -> float:
    return pieces.Ship(shape, Pose(0, 0)).reach


class DeploymentPlaces:
    """The places where a ship or squadron may be deployed. `sure` is one of them, if known."""

    __slots__ = ("_ground", "game", "name", "place", "sure", "unit")

    def __init__(self, game: Game, unit: UnitId, place: DeployPlace, sure: Pose | None = None) -> None:
        self.game = game
        self.unit = unit
        self.place = place
        self.sure = sure
        self.name = game.unit(unit).label
        self._ground: Ground | None = None

    @property
    def is_ship(self) -> bool:
        """Whether it is a ship that is deployed."""
        return self.game.is_ship(self.unit)

    @property
    def near_ship(self) -> float:
        """How near to a named ship the whole base must be, in mm; in setup within distance 1-2 (SETUP-37)."""
        return DISTANCES[self.place.near_band - 1].end

    @property
    def ground(self) -> Ground:
        """The limits on the place."""
        if self._ground is None:
            self._ground = self._ship_ground() if self.is_ship else self._squadron_ground()
        return self._ground

    @rule("SETUP-33", "SETUP-36", "SETUP-49", "SETUP-53", "SETUP-54")
    def _ship_ground(self) -> Ground:
        game, place = self.game, self.place
        shape = ship_shape(game.ship_card(self.unit).chassis)
        limits: list[Limit] = [self._inside()]
        near, at = self._anchors()
        if near or at:
            limits.append(CloseTo(near, self.near_ship, at, NEAR_OBJECT, "OBJ-04"))
        limits.append(ClearOf(self._others(ships=True), "SETUP-36"))
        if not place.on_squadrons:
            limits.append(ClearOf(self._others(ships=False), "SETUP-53"))
        limits += self._off_obstacles()
        if place.on_obstacle >= 0:
            limits.append(Overlapping(named_obstacles(game, (place.on_obstacle,))[0], "OBJ-04"))
        reach = _reach(shape)
        area = self._around(reach)
        inner = shape.base.width / 2
        return Ground(area, limits, lambda pose: pieces.Ship(shape, pose), reach, inner, alike=TURN // 2)

    @rule("SETUP-37", "SETUP-38", "SETUP-39", "SETUP-40", "SETUP-54", "SEC-34")
    def _squadron_ground(self) -> Ground:
        limits: list[Limit] = [self._inside()]
        near, at = self._anchors()
        limits.append(CloseTo(near, self.near_ship, at, NEAR_OBJECT, "SETUP-37"))
        limits.append(ClearOf([*self._others(ships=True), *self._others(ships=False)], "SETUP-40"))
        limits += self._off_obstacles()
        radius = SQUADRON_RADIUS
        return Ground(self._around(radius), limits, lambda pose: pieces.Disc(pose, radius), radius, radius)

    def _inside(self) -> Limit:
        """A ship's deployment zone, a squadron's setup area, or what an objective puts in the place of these."""
        area, table = self.place.areas[0], self.game.play_area
        if self.is_ship and area in (table.deployment_zone(second=False), table.deployment_zone(second=True)):
            return Inside(area, "deployment_zone", "SETUP-33")
        if not self.is_ship and area == table.setup_area:
            return Inside(area, "setup_area", "SETUP-39")
        return Inside(area, "play_area" if area == table.area else "area", "OBJ-04")

    def _others(self, *, ships: bool) -> list[Named]:
        bodies = TableLayout.of(self.game).bodies(self.game)
        return [Named(unit.label, body) for unit, body in bodies if isinstance(unit, Ship) is ships]

    def _anchors(self) -> tuple[list[Named], list[Named]]:
        """The ships to stay within distance 1-2 of, and the tokens and obstacles to be at distance 1 of."""
        game, place = self.game, self.place
        near = [Named(game.unit(ship).label, game.body(ship)) for ship in place.near]
        at = named_tokens(game, place.at_tokens) if place.at_tokens else []
        return near, at + (named_obstacles(game, place.at_obstacles) if place.at_obstacles else [])

    def _off_obstacles(self) -> list[Limit]:
        area = self.place.no_obstacles_in
        return [] if area is None else [ClearOf(named_obstacles(self.game), "OBJ-04", area)]

    def _around(self, reach: float) -> Area:
        """The part of the area that the anchors leave the centre of a base: where a search looks."""
        area = self.place.areas[0]
        near, at = self._anchors()
        spans = [(named.piece, self.near_ship) for named in near] + [(named.piece, NEAR_OBJECT + reach) for named in at]
        if self.place.on_obstacle >= 0:
            spans += [(named.piece, reach) for named in named_obstacles(self.game, (self.place.on_obstacle,))]
        if not spans:
            return area
        return Area(
            max(area.x1, min([piece.x - piece.r - span for piece, span in spans])),
            max(area.y1, min([piece.y - piece.r - span for piece, span in spans])),
            min(area.x2, max([piece.x + piece.r + span for piece, span in spans])),
            min(area.y2, max([piece.y + piece.r + span for piece, span in spans])),
        )

    def refusal(self, pose: Pose) -> Refusal | None:
        """Why it cannot be deployed at a pose; the nearest legal pose is named."""
        return refusal(self.ground, pose, self.name, "deployed", lambda near: near, otherwise=self.sure)

    def find(self) -> Pose | None:
        """A legal place, if there is one: quickly where there is some room."""
        return self._first_legal(LATTICES) or self.ground.find()

    def roomy(self) -> Pose | None:
        """A legal place with much room around it, if there is one: a longer search than `find` in a zone that fills."""
        return self._first_legal(LATTICES[:1]) or self.ground.find()

    def _first_legal(self, lattices: Iterable[Lattice]) -> Pose | None:
        """The first legal place of some lattices or, for a squadron, around its ships."""
        tried = self._on_lattices(lattices) if self.is_ship else self._around_ships()
        return next((pose for pose in tried if self.ground.is_legal(pose)), None)

    def _on_lattices(self, lattices: Iterable[Lattice]) -> Iterator[Pose]:
        for columns, rows, turns in lattices:
            for turn in turns:
                heading = (self.facing + turn) % TURN
                for pose in spread(self.ground.area, columns, rows):
                    yield pose._replace(heading=heading)

    @property
    def facing(self) -> int:
        """The heading towards the enemy: from the zone to the middle of the play area."""
        area, play_area = self.place.areas[0], self.game.play_area
        dx, dy = play_area.width - area.x1 - area.x2, play_area.height - area.y1 - area.y2
        if abs(dx) > abs(dy):
            return TURN // 4 if dx > 0.0 else 3 * TURN // 4
        if abs(dy) < 1.0:
            return 0 if self.game.side(self.unit) == self.game.state.first_side else TURN // 2
        return 0 if dy > 0.0 else TURN // 2

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random; most ships look towards the enemy."""
        near, at = self._anchors()
        for _ in range(TRIES):
            pose = self._beside(rng, near, at) if near or at else self._within(rng)
            if self.ground.is_legal(pose):
                return pose
        found = self.ground.find(rng) or self.roomy() or self.sure
        assert found is not None, "nobody is asked to deploy what has no legal place"
        return found

    def _heading(self, rng: Rng) -> int:
        if not self.is_ship:
            return 0
        if rng.random() < 0.25:
            return int(rng.random() * TURN)
        return (self.facing + round((rng.random() * 2 - 1) * AHEAD * 1000)) % TURN

    def _beside(self, rng: Rng, near: list[Named], at: list[Named]) -> Pose:
        """A place around one of the anchors."""
        place = int(rng.random() * (len(near) + len(at)))
        piece = (near + at)[place].piece
        away = self.near_ship - SQUADRON_RADIUS if place < len(near) else NEAR_OBJECT + self.ground.reach
        most = piece.r + away
        x, y = piece.x + (rng.random() * 2 - 1) * most, piece.y + (rng.random() * 2 - 1) * most
        return pose_at(x, y)._replace(heading=self._heading(rng))

    def _within(self, rng: Rng) -> Pose:
        """A place in the area from which the base, turned as it is, does not reach out of it."""
        area, heading = self.place.areas[0], self._heading(rng)
        wide, deep = self._half_size(heading)
        across, along = max(0.0, area.x2 - area.x1 - 2 * wide), max(0.0, area.y2 - area.y1 - 2 * deep)
        x = (area.x1 + area.x2) / 2 + (rng.random() - 0.5) * across
        y = (area.y1 + area.y2) / 2 + (rng.random() - 0.5) * along
        return pose_at(x, y)._replace(heading=heading)

    def _half_size(self, heading: int) -> tuple[float, float]:
        """How far the base reaches to each side of its centre, along x and along y."""
        if not self.is_ship:
            return SQUADRON_RADIUS, SQUADRON_RADIUS
        base = ship_shape(self.game.ship_card(self.unit).chassis).base
        sine, cosine = sin_cos(heading)
        x, y = base.width / 2, base.length / 2
        return abs(x * cosine) + abs(y * sine), abs(x * sine) + abs(y * cosine)

    def candidates(self) -> list[Pose]:
        """Good places: ships evenly spaced and looking at the enemy, squadrons around their ships, the front first."""
        if not self.is_ship or self.place.at_tokens:
            tried = [*self._around_ships(), *self._around_objects()]
        else:
            tried = self._in_line()
        found = [pose for pose in dict.fromkeys(tried) if self.ground.is_legal(pose)]
        return found or ([self.roomy() or self.sure] if self.sure is not None else [])

    def _in_line(self) -> list[Pose]:
        """Places along the zone, at its front edge and in its middle; on the flanks also turned inwards."""
        area, facing = self.place.areas[0], self.facing
        found = []
        for pose in spread(area, 9, 1):
            for turn in (0, 30_000, 330_000):
                heading = (facing + turn) % TURN
                wide, deep = self._half_size(heading)
                sine, cosine = sin_cos(facing)
                x, y = pose.centre
                front_x = area.x2 - wide if sine > 0.5 else area.x1 + wide if sine < -0.5 else x
                front_y = area.y2 - deep if cosine > 0.5 else area.y1 + deep if cosine < -0.5 else y
                found += [pose._replace(heading=heading), pose_at(front_x, front_y)._replace(heading=heading)]
        return found

    def _around_ships(self) -> Iterator[Pose]:
        """Places around the ships that a squadron must be near, those ahead of a ship first."""
        for gap in GAPS:
            for point in (0, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6):
                sine, cosine = sin_cos(point * TURN // 12)
                for ship in self.place.near:
                    hull = self.game.hull(ship)
                    base = hull.shape.base
                    x, y = sine * (base.width / 2 + gap), cosine * (base.length / 2 + gap)
                    yield pose_at(*to_play_area(hull.pose, x, y))

    def _around_objects(self) -> list[Pose]:
        """Places around the tokens and obstacles that it must be at distance 1 of."""
        _, at = self._anchors()
        heading = self.facing if self.is_ship else 0
        found = []
        for named in at:
            for point in range(12):
                sine, cosine = sin_cos(point * TURN // 12)
                away = named.piece.r + self.ground.reach + NEAR_OBJECT / 2
                place = pose_at(named.piece.x + away * sine, named.piece.y + away * cosine)
                found.append(place._replace(heading=heading))
        return found
