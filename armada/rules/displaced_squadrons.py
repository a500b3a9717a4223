"""Displaced squadrons: where those that a ship overlaps can be placed (OVL-02 to OVL-08, OVL-26)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from armada.engine.procedures import rule
from armada.engine.questions import Refusal, Rng
from armada.geometry.contact import Rim, Span, points_apart, rim_of
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps, touches
from armada.geometry.pieces import Disc, Ship, place_squadron
from armada.geometry.pose import TOUCHING, Point, Pose, pose_at
from armada.messages.message import Message, message
from armada.rules.game import Game
from armada.rules.table_layout import TableLayout
from armada.state.records import ShipId, SquadronId

PLAY: Final = TOUCHING
"""The play, in mm, left between squadrons for each yet to be placed: so what was counted outlasts rounded poses."""

TRIES: Final = 12
"""How often a place is drawn at random before a planned one is taken; in plenty of room the first is good."""

LOOKS: Final = 3
"""How often it is looked again which point of the ship a spot faces."""


class Placement(msgspec.Struct, frozen=True):
    """A displaced squadron, and where it is placed."""

    squadron: SquadronId
    pose: Pose


class Spot(NamedTuple):
    """A free part of the rim of a piece: a squadron whose centre lies there touches the piece."""

    rim: Rim
    span: Span

    @property
    def length(self) -> float:
        """About how long it is, in mm."""
        return (self.span.end - self.span.start) * self.rim.stretches[self.span.stretch].length

    def pose(self, share: float) -> Pose:
        """The pose at a share of it."""
        stretch, start, end = self.span
        return pose_at(*self.rim.point(stretch, start + (end - start) * share))


class DisplacedRoom:
    """The places for the next of some displaced squadrons.

    As many as possible must touch the ship (OVL-06). When no more can, the next touches one that does (OVL-07). Where
    that is impossible too, it goes as close to the ship as it can in the chain of squadrons that touch (OVL-26).
    """

    def __init__(self, game: Game, ship: ShipId, squadrons: tuple[SquadronId, ...]) -> None:
        self.game = game
        self.squadrons = squadrons
        self.ship = game.hull(ship)
        self.others = [body for unit, body in TableLayout.of(game).bodies(game) if unit.id != ship]
        self.area = game.play_area.area
        self.rim = rim_of(self.ship)
        self.spans = self.rim.free(self.others, self.area)
        self.plan = self.rim.fill(self.spans, len(squadrons), PLAY * len(squadrons))
        """Places for as many as can touch the ship."""
        self.is_crowded = False
        """Whether neither the ship nor a squadron that touches it can be touched."""
        self.spots = [Spot(self.rim, span) for span in self.spans] or self._second_row()

    @property
    def must_touch_ship(self) -> bool:
        """Whether the next squadron must touch the ship."""
        return bool(self.plan)

    @rule("OVL-07", "OVL-26")
    def _second_row(self) -> list[Spot]:
        """Places at which a squadron can touch one that touches the ship; failing that, those closest to the ship."""
        row = [body for body in self.others if isinstance(body, Disc) and touches(body, self.ship)]
        spots = self._around(row)
        self.is_crowded = not spots
        return spots or self._around(self._chain(row)) or self._around(self.others)

    def _around(self, pieces: Iterable[Ship | Disc]) -> list[Spot]:
        """The free spots around pieces."""
        rims = [rim_of(piece) for piece in pieces]
        return [Spot(rim, span) for rim in rims for span in rim.free([self.ship, *self.others], self.area)]

    def _chain(self, row: list[Disc]) -> list[Disc]:
        """Squadrons that hang together with those of a row by touching each other."""
        chain = list(row)
        for link in chain:
            chain += [d for d in self.others if isinstance(d, Disc) and d not in chain and touches(d, link)]
        return chain

    # Legal places

    def refusal(self, placement: Placement) -> Refusal | None:
        """Why a placement is not legal; None if it is."""
        found = self._fault(placement)
        if found is None:
            return None
        rule, reason = found
        squadron = placement.squadron if placement.squadron in self.squadrons else self.squadrons[0]
        return Refusal(reason, rule, Placement(squadron, self.nearest(placement.pose.centre)))

    @rule("OVL-26")
    def too_far(self, placement: Placement) -> Refusal:
        """Why a placement is refused where only the closest ones are legal."""
        return Refusal(message("refusals-displaced-closest"), "OVL-26", self.options()[0])

    @rule("OVL-01", "OVL-03", "OVL-04", "OVL-05", "OVL-06", "OVL-07", "OVL-08", "OVL-21", "OVL-22", "OVL-24")
    def _fault(self, placement: Placement) -> tuple[str, Message] | None:
        """The rule that forbids a placement, and the reason in words."""
        if placement.squadron not in self.squadrons:
            return "OVL-01", message("refusals-displaced-other")
        label = self.game.unit(placement.squadron).label
        base = place_squadron(Pose(placement.pose.x, placement.pose.y))
        if not self.area.holds(base):
            return "OVL-05", message("refusals-displaced-outside", squadron=label)
        if overlaps(base, self.ship) or any(overlaps(base, other) for other in self.others):
            return "OVL-08", message("refusals-displaced-overlaps", squadron=label)
        if self.must_touch_ship:
            if not touches(base, self.ship):
                return "OVL-03", message("refusals-displaced-touches-not", squadron=label)
            if self._wastes_room((base.x, base.y)):
                return "OVL-06", message("refusals-displaced-room", squadron=label)
        elif not any(touches(base, spot.rim.piece) for spot in self.spots):
            return "OVL-07", message("refusals-displaced-row", squadron=label)
        return None

    @rule("OVL-06")
    def _wastes_room(self, place: Point) -> bool:
        """Whether fewer squadrons could touch the ship if one were placed here."""
        rest = len(self.plan) - 1
        if rest <= 0:
            return False
        spans = self.rim.without(self.spans, place)
        return len(self.rim.fill(spans, rest, PLAY * (len(self.squadrons) - 1))) < rest

    def sample(self, rng: Rng) -> Placement:
        """A legal placement at random."""
        squadron = self.squadrons[int(rng.random() * len(self.squadrons))]
        for _ in range(TRIES):
            pose = self._draw(rng)
            if not self._wastes_room(pose.centre):
                return Placement(squadron, pose)
        return Placement(squadron, pose_at(*self.plan[0]))

    def _draw(self, rng: Rng) -> Pose:
        """A place of the free spots at random."""
        along = rng.random() * sum([spot.length for spot in self.spots])
        for spot in self.spots:
            if along < spot.length:
                return spot.pose(along / spot.length)
            along -= spot.length
        return self.spots[-1].pose(1.0)

    def options(self) -> list[Placement]:
        """Good legal placements: at the ends and in the middle of each free spot; in a crowd all there are."""
        poses = self._good_poses()
        return [Placement(squadron, pose) for squadron in self.squadrons for pose in poses]

    def _good_poses(self) -> list[Pose]:
        if self.is_crowded:
            return self._closest()
        poses = [pose_at(*point) for point in self.plan[:1]]
        poses += [spot.pose(share) for spot in self.spots for share in (0.0, 0.5, 1.0)]
        return [pose for pose in dict.fromkeys(poses) if not self._wastes_room(pose.centre)]

    def _closest(self) -> list[Pose]:
        """Of the free spots the poses closest to the ship: one, if nothing is just as close."""
        far = {pose: measure(place_squadron(pose), self.ship).mm for spot in self.spots for pose in self._toward(spot)}
        least = min(far.values())
        return [pose for pose, mm in far.items() if mm <= least + TOUCHING]

    def _toward(self, spot: Spot) -> Iterator[Pose]:
        """The poses of a spot that may be closest to the ship: its ends, and where it faces the ship."""
        yield from (spot.pose(0.0), spot.pose(1.0))
        pose = spot.pose(0.5)
        for _ in range(LOOKS):
            line = measure(place_squadron(pose), self.ship)
            pose = pose_at(*spot.rim.nearest([spot.span], (line.x2, line.y2)))
            yield pose

    def nearest(self, place: Point) -> Pose:
        """The legal pose nearest to a place."""
        points = [spot.rim.nearest([spot.span], place) for spot in self.spots]
        pose = pose_at(*min(points, key=lambda point: points_apart(point, place)))
        if self.is_crowded or self._wastes_room(pose.centre):
            return min(self._good_poses(), key=lambda pose: points_apart(pose.centre, place))
        return pose
