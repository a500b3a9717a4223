"""The search for a legal place: it finds one where there is one, and knows where there is none."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from armada.catalog.catalog import catalog
from armada.catalog.shapes import obstacle_shape, obstacle_tokens, ship_shape
from armada.geometry.angles import TURN
from armada.geometry.bases import BASES, SQUADRON_RADIUS, Size
from armada.geometry.clearance import farthest
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, place_ship, place_squadron
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.geometry.shapes import ObstacleShape
from armada.rules.placing import Ground, inner_radius, refusal
from armada.rules.placing_limits import Beyond, ClearOf, CloseTo, FromEdges, Inside, Limit, Named, mm, ruler_words

SMALL = BASES[Size.SMALL]
CORVETTE = ship_shape(catalog().ships["cr90_corvette_a"].chassis)


def ship_ground(area: Area, *limits: Limit, alike: int = TURN) -> Ground:
    """Ground for a small ship."""
    reach = Ship(CORVETTE, Pose(0, 0)).reach
    inside = Inside(area, "the area", "SETUP-33")
    return Ground(area, [inside, *limits], lambda pose: Ship(CORVETTE, pose), reach, SMALL.width / 2, alike=alike)


def squadron_ground(area: Area, *limits: Limit) -> Ground:
    """Ground for a squadron."""
    inside = Inside(area, "the area", "SETUP-39")
    return Ground(area, [inside, *limits], lambda pose: Disc(pose, SQUADRON_RADIUS), SQUADRON_RADIUS, SQUADRON_RADIUS)


def obstacle_ground(area: Area, shape: ObstacleShape, *limits: Limit) -> Ground:
    """Ground for an obstacle."""
    inside = Inside(area, "the area", "SETUP-27")
    return Ground(area, [inside, *limits], lambda pose: Obstacle(shape, pose), shape.radius, inner_radius(shape))


@pytest.mark.parametrize(
    ("width", "height", "fits"),
    [
        (SMALL.width + 3, SMALL.length + 3, True),
        (SMALL.length + 3, SMALL.width + 3, True),
        (SMALL.width - 1, 500, False),
        (60, 60, False),
        (500, 500, True),
    ],
)
def test_a_ship_is_fitted_into_a_box_if_it_fits(width: float, height: float, fits: bool) -> None:
    ground = ship_ground(Area(100, 50, 100 + width, 50 + height))
    found = ground.find()
    assert (found is not None) is fits
    assert found is None or ground.is_legal(found)


def test_a_ship_is_fitted_across_a_box_that_only_its_diagonal_fits() -> None:
    side = 83.0
    ground = ship_ground(Area(0, 0, side, side))
    found = ground.find()
    assert found is not None
    tight = ship_ground(Area(0, 0, SMALL.width + 3, SMALL.length + 3))
    assert tight.find() is not None
    assert ship_ground(Area(0, 0, 45, 69)).find() is None


def test_the_one_gap_in_a_wall_of_squadrons_is_found() -> None:
    wall = [Named(str(k), place_squadron(pose_at(20 + 40 * k, 20))) for k in range(25) if k != 17]
    ground = squadron_ground(Area(0, 0, 1000, 40), ClearOf(wall, "SETUP-40"))
    found = ground.find()
    assert found is not None
    assert abs(found.x / 1000 - 700) < 12
    full = [*wall, Named("last", place_squadron(pose_at(700, 20)))]
    assert squadron_ground(Area(0, 0, 1000, 40), ClearOf(full, "SETUP-40")).find() is None


def test_the_search_agrees_with_trying_everywhere() -> None:
    rng = Random(11)
    keys = [key for key, token in obstacle_tokens().items() if token.set == "core"]
    area, decided = Area(0, 0, 300, 300), {True: 0, False: 0}
    for _ in range(12):
        others = [
            Named(
                "other", Obstacle(obstacle_shape(rng.choice(keys)), pose_at(rng.uniform(0, 300), rng.uniform(0, 300)))
            )
            for _ in range(4)
        ]
        shape = obstacle_shape(rng.choice(keys))
        ground = obstacle_ground(area, shape, Beyond(others, Distance.ONE.end, "SETUP-29"))
        tried = [
            pose_at(x, y, turn) for x in range(15, 300, 20) for y in range(15, 300, 20) for turn in range(0, 360, 45)
        ]
        found = ground.find()
        if any(ground.is_legal(pose) for pose in tried):
            assert found is not None
        assert found is None or ground.is_legal(found)
        decided[found is not None] += 1
    assert min(decided.values()) >= 2, decided


def test_a_random_search_finds_different_legal_places() -> None:
    ground = ship_ground(Area(0, 0, 1200, 180), ClearOf([Named("wall", place_ship(CORVETTE, pose_at(600, 90)))], "X"))
    places = {ground.find(Random(seed)) for seed in range(10)}
    assert len(places) > 3
    assert all(place is not None and ground.is_legal(place) for place in places)


def test_an_area_turned_inside_out_has_no_place() -> None:
    assert squadron_ground(Area(100, 0, 50, 200)).find() is None


def test_limits_say_by_how_much_they_are_broken() -> None:
    ship = Named("Yavaris", place_ship(CORVETTE, pose_at(0, 0)))
    far = squadron_ground(Area(-900, -900, 900, 900), CloseTo([ship], Distance.TWO.end, [], 0.0, "SETUP-37"))
    rule, said = far.fault(pose_at(SMALL.width / 2 + Distance.TWO.end, 0), "Biggs", "deployed") or ("", "")
    assert rule == "SETUP-37"
    assert str(said).endswith("it must be wholly within distance 2 of Yavaris and is 17.1 mm too far away.")
    edges = squadron_ground(Area(0, 0, 900, 900), FromEdges(Area(0, 0, 900, 900), 184.8, 0.0, "SETUP-28"))
    rule, said = edges.fault(pose_at(450, 190), "Biggs", "deployed") or ("", "")
    assert rule == "SETUP-28"
    assert str(said).endswith("it must be beyond distance 3 of every long edge and is 11.9 mm too close.")
    assert edges.fault(pose_at(20, 450), "Biggs", "deployed") is None


def test_a_refusal_is_a_sentence_with_the_nearest_legal_place() -> None:
    ground = squadron_ground(Area(0, 0, 400, 400))
    found = refusal(ground, pose_at(10, 200), "Luke Skywalker", "deployed", lambda pose: pose)
    assert found is not None
    assert found.reason == "Luke Skywalker cannot be deployed there: it extends 7.1 mm beyond the area for it."
    assert found.rule == "SETUP-39"
    assert ground.is_legal(found.nearest)
    assert abs(found.nearest.x - 17_100) < 4_000
    assert refusal(ground, pose_at(200, 200), "Luke Skywalker", "deployed", lambda pose: pose) is None


def test_lengths_are_worded_as_on_the_ruler() -> None:
    assert str(ruler_words(Distance.THREE.end)) == "distance 3"
    assert str(ruler_words(609.6)) == "2 ruler lengths"
    assert str(ruler_words(100.0)) == "100.0 mm"
    assert str(mm(0.004)) == "0.1"


def test_the_farthest_of_a_piece_is_measured_from_the_base() -> None:
    ship = place_ship(CORVETTE, pose_at(0, 0))
    assert farthest(ship, place_squadron(pose_at(100, 0))) == pytest.approx(100 - SMALL.width / 2 + SQUADRON_RADIUS)
    assert farthest(ship, place_ship(CORVETTE, pose_at(0, 200))) == pytest.approx(200)


class Plain(ClearOf):
    """The same limit without its short cuts: the whole margin each time, and always from all others."""

    def margin(self, piece: Piece, least: float = -inf) -> float:
        return super().margin(piece)

    def around(self, x: float, y: float, play: float, reach: float) -> Limit:
        return self


@pytest.mark.parametrize("seed", range(6))
def test_the_short_cuts_of_the_search_find_the_same_places(seed: int) -> None:
    rng = Random(seed)
    area = Area(0, 0, 900, 300)
    others: list[Named] = []
    for place in range(40):
        pose = pose_at(rng.uniform(0, 900), rng.uniform(0, 300), rng.uniform(0, 360))
        others.append(Named("other", place_squadron(pose) if place % 2 else place_ship(CORVETTE, pose)))
    for count in (3, 12, 26, 40):
        quick, plain = (ship_ground(area, kind(others[:count], "SETUP-36")) for kind in (ClearOf, Plain))
        assert quick.find() == plain.find()
        assert quick.find(Random(seed)) == plain.find(Random(seed))


@pytest.mark.parametrize("seed", range(6))
def test_a_ship_covers_the_same_ground_after_half_a_turn_so_half_the_turns_find_the_same_place(seed: int) -> None:
    rng = Random(seed)
    area = Area(0, 0, 500, 200)
    others = [
        Named("other", place_ship(CORVETTE, pose_at(rng.uniform(0, 500), rng.uniform(0, 200), rng.uniform(0, 360))))
        for _ in range(9)
    ]
    for count in range(2, 10):
        limit = ClearOf(others[:count], "SETUP-36")
        half, whole = (ship_ground(area, limit, alike=turn) for turn in (TURN // 2, TURN))
        assert half.find() == whole.find()
        assert half.find(Random(seed)) == whole.find(Random(seed))
