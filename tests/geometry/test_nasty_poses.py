"""The nasty list of poses: identical ones, quarter turns, far away, in the mirror, bases that touch, the huge ship."""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, hypot
from random import Random

import pytest
import shapely

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.geometry.bases import BASES, HullZone, Size
from armada.geometry.convex import Line, do_overlap
from armada.geometry.line_of_sight import obstructions, passes_through_zone, zone_in_the_way
from armada.geometry.maneuver_tool import SIDES, ToolSide, final_pose
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, place_obstacle, place_ship, place_squadron
from armada.geometry.play_area import STANDARD
from armada.geometry.pose import Pose, pose_at
from armada.geometry.targets import attack_lines, targets
from tests.geometry.oracle import random_pose
from tests.geometry.table import FRONT, LEFT, REAR, RIGHT, attack, obstacle, ship, squadron
from tests.proves import proves

HUGE = "super_star_destroyer"
MIRRORED = {
    FRONT: FRONT,
    REAR: REAR,
    LEFT: RIGHT,
    RIGHT: LEFT,
    HullZone.LEFT_AUX: HullZone.RIGHT_AUX,
    HullZone.RIGHT_AUX: HullZone.LEFT_AUX,
}


def line(x1: float, y1: float, x2: float, y2: float) -> Line:
    return Line(hypot(x2 - x1, y2 - y1), x1, y1, x2, y2)


# Identical poses


@pytest.mark.parametrize("key", chassis())
def test_two_ships_at_one_pose(key: str) -> None:
    """They overlap, are at distance 0, and every zone has its twin at range 0."""
    one, other = Ship(ship_shape(key), Pose(5000, 7000, 33_333)), Ship(ship_shape(key), Pose(5000, 7000, 33_333))
    assert overlaps(one, other)
    assert measure(one, other).mm == 0
    lines = {(found.zone, found.target_zone): found for found in attack_lines(one, other)}
    assert all(lines[zone, zone].measured.mm == 0 for zone in one.shape.zones)
    assert all(lines[zone, zone].in_the_way is None for zone in one.shape.zones)


def test_squadrons_and_obstacles_at_one_pose() -> None:
    pose = Pose(5000, 7000, 33_333)
    pieces: list[Piece] = [
        Disc(pose, 17.1),
        Disc(pose, 17.1),
        Obstacle(obstacle_shape("station"), pose),
        Ship(ship_shape("cr90"), pose),
    ]
    for one in pieces:
        for other in pieces:
            assert overlaps(one, other)
            assert measure(one, other).mm == 0


def test_a_ship_placed_again_at_the_same_pose_is_the_same_defender() -> None:
    """Placing forgets in time, so two objects can stand for one ship: its target zone is not in its own way."""
    sight = line(0, 100, 0, 27.2)
    one, again = (Ship(ship_shape("cr90"), Pose(0, 0)) for _ in range(2))
    assert zone_in_the_way(sight, one, one.zone(FRONT)) is None
    assert zone_in_the_way(sight, one, again.zone(FRONT)) is None
    assert obstructions(sight, squadron(0, 117.1), again, [one]) == ()


def test_a_length_is_never_minus_zero() -> None:
    """Two bases that share part of an edge, one turned by a quarter."""
    one = ship("victory_imperial", 757.932, -200.917)
    other = ship("pelta_rebel", 761.932, -128.417, 270)
    assert not do_overlap(one.base, other.base)
    for found in (measure(one, other), measure(other, one)):
        assert found.mm == 0
        assert copysign(1.0, found.mm) == 1.0


# The same position elsewhere


class Position:
    """Some ships, squadrons and obstacles, near each other."""

    def __init__(self, seed: int) -> None:
        rng = Random(f"position {seed}")
        self.keys = rng.sample(list(chassis()), 4)
        self.rocks = [(rng.choice(list(obstacle_tokens())), rng.random() < 0.5) for _ in range(3)]
        self.poses = [random_pose(rng, (0.0, 0.0), 190.0) for _ in range(9)]

    def moved(
        self, how: Callable[[Pose], Pose], mirrored: bool = False
    ) -> tuple[list[Ship], list[Disc], list[Obstacle]]:
        poses = [how(pose) for pose in self.poses]
        return (
            [place_ship(ship_shape(key), pose) for key, pose in zip(self.keys, poses, strict=False)],
            [place_squadron(pose) for pose in poses[4:6]],
            [
                place_obstacle(obstacle_shape(k, m != mirrored), pose)
                for (k, m), pose in zip(self.rocks, poses[6:], strict=True)
            ],
        )


Found = dict[tuple[int, int, HullZone | None, HullZone | None], tuple[float, float, frozenset[int]]]


def seen(pieces: tuple[list[Ship], list[Disc], list[Obstacle]]) -> tuple[Found, list[float], list[bool]]:
    """Everything that anyone can attack, every distance and every overlap, named by the place of each piece."""
    ships, squadrons, rocks = pieces
    units: list[Ship | Disc] = [*ships, *squadrons]
    crowd = (*ships, *rocks)
    found: Found = {}
    for i, attacker in enumerate(units):
        others = tuple(unit for unit in units if unit is not attacker)
        for target in targets(attacker, others, crowd):
            name = (i, units.index(target.defender), target.line.zone, target.line.target_zone)
            by = frozenset(place for place, piece in enumerate(crowd) if piece in target.obstructed_by)
            found[name] = (target.line.measured.mm, target.line.sight.mm, by)
    everything = [*units, *rocks]
    pairs = [(one, other) for k, one in enumerate(everything) for other in everything[:k]]
    return found, [measure(one, other).mm for one, other in pairs], [overlaps(one, other) for one, other in pairs]


def assert_same(one: tuple[Found, list[float], list[bool]], other: tuple[Found, list[float], list[bool]]) -> None:
    """Of pieces that lie on each other no point is the closest, so their lines of sight are left out."""
    assert one[0].keys() == other[0].keys()
    for name, (measured, sight, by) in one[0].items():
        assert other[0][name][0] == pytest.approx(measured, abs=1e-8), name
        if measured > 0:
            assert other[0][name][1] == pytest.approx(sight, abs=1e-8), name
            assert other[0][name][2] == by, name
    assert other[1] == pytest.approx(one[1], abs=1e-8)
    assert other[2] == one[2]


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_position_turned_by_quarters_is_the_same_position(quarters: int) -> None:
    def turned(pose: Pose) -> Pose:
        x, y = pose.x, pose.y
        for _ in range(quarters):
            x, y = y, -x
        return Pose(x, y, (pose.heading + quarters * 90_000) % 360_000)

    for seed in range(25):
        position = Position(seed)
        assert_same(seen(position.moved(lambda pose: pose)), seen(position.moved(turned)))


@pytest.mark.parametrize("by", [(1_800_000, 900_000), (-1_234_567, -876_543), (123, -1)])
def test_a_position_moved_far_away_is_the_same_position(by: tuple[int, int]) -> None:
    for seed in range(40, 65):
        position = Position(seed)
        there = position.moved(lambda pose: Pose(pose.x + by[0], pose.y + by[1], pose.heading))
        assert_same(seen(position.moved(lambda pose: pose)), seen(there))


def test_a_position_in_the_mirror_is_the_same_with_left_and_right_exchanged() -> None:
    """Every token is printed alike on both sides, and obstacles are laid with their other face up."""

    def mirrored(pose: Pose) -> Pose:
        return Pose(-pose.x, pose.y, -pose.heading % 360_000)

    def name(zone: HullZone | None) -> HullZone | None:
        return MIRRORED[zone] if zone else None

    for seed in range(80, 120):
        position = Position(seed)
        found, mm, overlap = seen(position.moved(mirrored, mirrored=True))
        back = {(i, k, name(zone), name(target)): what for (i, k, zone, target), what in found.items()}
        assert_same(seen(position.moved(lambda pose: pose)), (back, mm, overlap))


@pytest.mark.parametrize("degrees", [0.0, 90.0, 180.0, 270.0, 359.999])
def test_headings_at_quarters_and_just_short_of_a_full_turn(degrees: float) -> None:
    """A squadron straight ahead of any heading is as far away as it is of heading 0."""
    here = ship("imperial_star_destroyer", 900, 450, degrees)
    x, y = (900 + 200 * here.frame.sine, 450 + 200 * here.frame.cosine)
    found = attack(here, squadron(x, y), FRONT)
    assert found is not None
    assert found.measured.mm == pytest.approx(200 - 64.2 - 17.1, abs=0.003)
    assert measure(here, squadron(x, y)).mm == pytest.approx(200 - 64.5 - 17.1, abs=0.003)


def test_headings_are_kept_below_a_full_turn() -> None:
    assert pose_at(0, 0, 360.0) == Pose(0, 0, 0)
    assert pose_at(0, 0, -0.001) == pose_at(0, 0, 359.999) == Pose(0, 0, 359_999)
    assert pose_at(0, 0, 359.9996) == Pose(0, 0, 0)
    for clicks, heading in (((1,), 22_000), ((-1,), 337_500 - 500)):
        assert final_pose(Pose(0, 0, 359_500), Size.SMALL, clicks, ToolSide.LEFT).heading == heading


@pytest.mark.parametrize("size", Size)
def test_a_course_and_its_mirror_image_end_in_mirrored_poses(size: Size) -> None:
    for clicks in [(1,), (0, 2), (1, -2, 1), (2, 2, 2, 2), (-1, 0, 0, 1)]:
        for side, other in zip(SIDES, SIDES[::-1], strict=True):
            one = final_pose(Pose(0, 0), size, clicks, side)
            two = final_pose(Pose(0, 0), size, tuple(-click for click in clicks), other)
            assert two == (-one.x, one.y, -one.heading % 360_000)


# A seam between bases (LOS-11, LOS-12)


@proves("LOS-11")
@pytest.mark.parametrize("aside", [0.0, 5.0, 15.0])
@pytest.mark.parametrize("at", [(0.0, 0.0), (1700.0, 800.0)])
def test_an_obstacle_under_the_seam_of_two_bases_obstructs_whether_they_touch_or_not(
    aside: float, at: tuple[float, float]
) -> None:
    attacker, defender = ship("victory_imperial", *at), ship("victory_imperial", at[0] + aside, at[1] + 102)
    rock = obstacle("asteroid_field_1", at[0] + aside / 2, at[1] + 51, 90)
    found = attack(attacker, defender, FRONT, REAR)
    assert found is not None
    assert obstructions(found.sight, attacker, defender, [rock]) == (rock,)
    apart = ship("victory_imperial", at[0] + aside, at[1] + 102.1)
    found = attack(attacker, apart, FRONT, REAR)
    assert found is not None
    assert obstructions(found.sight, attacker, apart, [rock]) == (rock,)


@proves("LOS-12")
def test_an_obstacle_is_hidden_by_attacker_and_defender_and_by_no_one_else() -> None:
    attacker, defender = ship("cr90", 0, 0), ship("cr90", 0, 250)
    third = ship("victory_imperial", 0, 125, 90)
    rock = obstacle("asteroid_field_3", 0, 125)
    sight = line(0, 27.2, 0, 250 - 27.47)
    assert obstructions(sight, attacker, defender, [rock, third]) == (rock, third)
    assert obstructions(sight, squadron(0, 125), squadron(0, 300), [rock]) == (rock,), "a squadron hides nothing"


# The huge ship


def test_the_hull_zones_of_the_huge_ship_are_concave_where_its_base_narrows() -> None:
    """A line down its side: outside the narrow part, inside the wide one, and along its edge in neither."""
    placed = ship(HUGE)
    right, aux = placed.zone(RIGHT), placed.zone(HullZone.RIGHT_AUX)
    assert not passes_through_zone(line(37.5, 170, 37.5, 49), right)
    assert passes_through_zone(line(37.5, 170, 37.5, 48), right)
    assert not passes_through_zone(line(37.5, 49, 60, 60), right), "in the notch"
    assert not passes_through_zone(line(38.75, 170, 38.75, -170), right)
    assert passes_through_zone(line(37.5, 0, 37.5, -40), aux)
    assert not passes_through_zone(line(37.5, -49, 37.5, -170), aux)
    assert not passes_through_zone(line(36.5, 129, 36.5, 48.5), right)
    assert len(right.parts) > 1
    assert right.convex is None


@pytest.mark.parametrize("degrees", [0.0, 61.3, 270.0])
def test_every_attack_between_huge_ships_is_measured_by_their_concave_zones(degrees: float) -> None:
    one, other = ship(HUGE, 0, 0, 7.5), ship(HUGE, 190, 60, degrees)
    lines = attack_lines(one, other)
    assert len(lines) > 5
    for found in lines:
        assert found.zone is not None
        assert found.target_zone is not None
        own, target = (
            shapely.Polygon(placed.zone(name).corners)
            for placed, name in ((one, found.zone), (other, found.target_zone))
        )
        assert found.measured.mm >= own.distance(target) - 1e-9
        assert own.distance(shapely.Point(found.measured.x1, found.measured.y1)) < 1e-9
        assert target.distance(shapely.Point(found.measured.x2, found.measured.y2)) < 1e-9


def test_six_arcs_of_the_huge_ship_reach_around_it() -> None:
    placed = ship(HUGE, 900, 450)
    around = [(0, 300), (200, 60), (200, -80), (0, -300), (-200, -80), (-200, 60)]
    expected = [FRONT, RIGHT, HullZone.RIGHT_AUX, REAR, HullZone.LEFT_AUX, LEFT]
    for (x, y), zone in zip(around, expected, strict=True):
        found = [each.zone for each in attack_lines(placed, squadron(900 + x, 450 + y)) if each.in_the_way is None]
        assert found == [zone]


@pytest.mark.parametrize("key", chassis())
def test_every_targeting_point_lies_well_inside_its_hull_zone(key: str) -> None:
    for zone in ship(key).zones:
        shape = shapely.Polygon(zone.corners)
        assert shape.contains(shapely.Point(zone.targeting_point))
        assert shape.exterior.distance(shapely.Point(zone.targeting_point)) > 1


@pytest.mark.parametrize("key", chassis())
def test_every_hull_zone_lies_on_the_base(key: str) -> None:
    base = BASES[ship_shape(key).size]
    box = shapely.box(-base.width / 2, -base.length / 2, base.width / 2, base.length / 2)
    for zone in ship_shape(key).zones.values():
        assert box.covers(shapely.Polygon(zone.corners))


def test_a_huge_ship_leaves_the_play_area_by_its_far_end() -> None:
    assert not STANDARD.leaves(ship(HUGE, 900, 177.5))
    assert STANDARD.leaves(ship(HUGE, 900, 177.49))
    assert not STANDARD.leaves(ship(HUGE, 177.5, 100, 90))
    assert STANDARD.leaves(ship(HUGE, 177.5, 100, 88))
