"""Room between pieces agrees with overlapping and measuring, which are tested against another library."""

from __future__ import annotations

from random import Random

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.geometry.bases import DIAL_RADIUS
from armada.geometry.clearance import apart, clearance, is_nearer, separation
from armada.geometry.convex import Convex
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship
from armada.geometry.pose import TOUCHING, pose_at
from tests.proves import proves


def random_piece(rng: Random) -> Piece:
    """A piece somewhere in a small area, so that many meet."""
    pose = pose_at(rng.uniform(0, 250), rng.uniform(0, 250), rng.uniform(0, 360))
    kind = rng.randrange(3)
    if kind == 0:
        return Disc(pose, rng.choice([9.5, 17.1]))
    if kind == 1:
        return Ship(ship_shape(rng.choice(sorted(chassis()))), pose)
    return Obstacle(obstacle_shape(rng.choice(sorted(obstacle_tokens())), rng.random() < 0.5), pose)


def test_pieces_overlap_where_their_clearance_is_negative() -> None:
    rng, seen = Random(5), {True: 0, False: 0}
    for _ in range(3000):
        a, b = random_piece(rng), random_piece(rng)
        found = clearance(a, b)
        assert (found < -TOUCHING) == overlaps(a, b) == (clearance(b, a) < -TOUCHING)
        seen[found < 0.0] += 1
    assert min(seen.values()) > 500


def test_clearance_is_never_more_than_the_distance_and_apart_is_the_distance() -> None:
    rng = Random(6)
    for _ in range(1500):
        a, b = random_piece(rng), random_piece(rng)
        measured = measure(a, b).mm
        assert clearance(a, b) <= measured + 1e-9
        assert abs(apart(a, b) - measured) < 1e-9


def test_pieces_are_nearer_than_a_length_that_is_more_than_they_are_apart() -> None:
    rng, seen = Random(8), {True: 0, False: 0}
    for _ in range(2000):
        a, b = random_piece(rng), random_piece(rng)
        than = rng.choice([-1.0, 0.0, 76.5, rng.uniform(0.0, 150.0)])
        assert is_nearer(a, b, than) == (apart(a, b) < than)
        seen[is_nearer(a, b, than)] += 1
    assert min(seen.values()) > 500


def test_no_margin_changes_by_more_than_a_piece_moves() -> None:
    rng = Random(7)
    for _ in range(600):
        a, b = random_piece(rng), random_piece(rng)
        moved = rng.uniform(0.5, 20.0)
        pose = a.pose._replace(x=a.pose.x + round(moved * 1000))
        after: Piece = Disc(pose, a.r) if isinstance(a, Disc) else type(a)(a.shape, pose)  # type: ignore[arg-type]
        if clearance(after, b) >= 0.0:
            assert clearance(a, b) >= -moved - 0.01


@proves("OVL-18")
def test_squares_are_apart_touch_or_lie_in_each_other_by_the_shortest_way_out() -> None:
    square = Convex([(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)])
    for shift, expected in ((15.0, 5.0), (10.0, 0.0), (7.0, -3.0), (0.0, -10.0)):
        other = Convex([(x + shift, y) for x, y in square.corners])
        assert separation(square, other) == expected


def test_a_ship_reaches_as_far_as_its_dial_frames() -> None:
    for key in chassis():
        ship = Ship(ship_shape(key), pose_at(0, 0))
        assert all((x * x + y * y) ** 0.5 + DIAL_RADIUS <= ship.reach + 1e-6 for x, y in ship.dials)
