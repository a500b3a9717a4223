"""Bases that touch over an obstacle (LOS-11), as shapely sees them: as if a hair's breadth lay between the bases.

Random poses never touch. Here a base is laid against another in every direction, and an obstacle is laid about the
point where they touch: under it, beside it, and with an edge or a corner exactly at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from random import Random
from typing import NamedTuple

import pytest
import shapely

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens
from armada.geometry.line_of_sight import obstructions
from armada.geometry.pieces import Disc, Obstacle, Ship, place_obstacle, place_ship, place_squadron
from armada.geometry.pose import Point, Pose, pose_at, to_play_area
from armada.geometry.targets import attack_lines
from tests.geometry.oracle import SQUADRON, WIDTHS, token
from tests.geometry.table import obstacle, squadron
from tests.proves import proves

HAIR = 0.05
"""The width, in mm, of the gap that the oracle opens between two bases."""

NEAR = 0.2
"""A point of contact nearer to the border of an obstacle than this, in mm, is set apart."""

OFFSETS = (0.0, 4.0, 9.0, 15.0, 25.0, 40.0)
"""How far the centre of an obstacle lies from the point of contact, in mm."""

EXACT_DIRECTIONS = [
    (x * turn_x, y * turn_y)
    for a, b in ((0, 34_200), (20_520, 27_360), (9_576, 32_832))
    for x, y in ((a, b), (b, a))
    for turn_x in (1, -1)
    for turn_y in (1, -1)
]
"""From one squadron's centre to another's, in whole micrometres: their bases touch to the last digit."""


class Rock(NamedTuple):
    """An obstacle, and its outline as shapely sees it."""

    piece: Obstacle
    outline: shapely.Polygon


def rocks_about(rng: Random, point: Point, count: int) -> Iterator[Rock]:
    """Obstacles of all shapes, either face up, turned at random, about a point."""
    for _ in range(count):
        key, mirrored = rng.choice(sorted(obstacle_tokens())), rng.random() < 0.5
        away, bearing = rng.choice(OFFSETS), radians(rng.uniform(0, 360))
        pose = pose_at(point[0] + away * sin(bearing), point[1] + away * cos(bearing), rng.uniform(0, 360))
        printed = [(-x, y) if mirrored else (x, y) for x, y in obstacle_tokens()[key].outline]
        outline = shapely.Polygon([to_play_area(pose, x, y) for x, y in printed])
        yield Rock(place_obstacle(obstacle_shape(key, mirrored), pose), outline)


def base_of(key: str, pose: Pose) -> shapely.Polygon:
    """A ship's base without the frames of its dials."""
    width, length = WIDTHS[token(key).size]
    corners = [(-width / 2, -length / 2), (width / 2, -length / 2), (width / 2, length / 2), (-width / 2, length / 2)]
    return shapely.Polygon([to_play_area(pose, x, y) for x, y in corners])


def is_obstructed(line: shapely.LineString, bases: list[shapely.Polygon], rock: shapely.Polygon) -> bool:
    """Whether a line crosses an obstacle outside the bases, each a hair smaller than it is."""
    open_part = line
    for base in bases:
        open_part = shapely.difference(open_part, shapely.buffer(base, -HAIR, join_style="mitre"))
    return float(shapely.length(shapely.intersection(open_part, rock))) > HAIR / 4


class Tally:
    """How often the program and the oracle were compared, and how often an obstacle obstructed."""

    def __init__(self) -> None:
        self.cases = self.obstructed = 0

    def compare(self, found: bool, expected: bool, case: object) -> None:
        assert found == expected, case
        self.cases += 1
        self.obstructed += expected

    def assert_enough(self, cases: int) -> None:
        assert self.cases >= cases
        assert 0.2 < self.obstructed / self.cases < 0.8


@proves("LOS-11", "LOS-17")
def test_an_obstacle_under_the_point_where_two_squadrons_touch_obstructs() -> None:
    rng, tally = Random(61), Tally()
    rounded = [
        (round(34_200 * sin(radians(bearing))), round(34_200 * cos(radians(bearing)))) for bearing in range(1, 360, 2)
    ]
    for dx, dy in EXACT_DIRECTIONS * 6 + rounded:
        x, y = rng.randrange(100_000, 1_700_000), rng.randrange(100_000, 800_000)
        attacker, defender = place_squadron(Pose(x, y)), place_squadron(Pose(x + dx, y + dy))
        (line,) = attack_lines(attacker, defender)
        middle = ((x + dx / 2) / 1000, (y + dy / 2) / 1000)
        ux, uy = HAIR * dx / 34_200, HAIR * dy / 34_200
        gap = shapely.LineString([(middle[0] - ux, middle[1] - uy), (middle[0] + ux, middle[1] + uy)])
        for rock in rocks_about(rng, middle, 6):
            if shapely.distance(rock.outline.boundary, shapely.Point(middle)) > NEAR:
                found = bool(obstructions(line.sight, attacker, defender, [rock.piece]))
                tally.compare(found, is_obstructed(gap, [], rock.outline), (attacker, defender, rock.piece))
    tally.assert_enough(1500)


@proves("LOS-15", "LOS-11")
@pytest.mark.parametrize("degrees", [0, 90, 180, 270])
def test_an_obstacle_whose_edge_or_corner_is_at_the_point_of_contact_does_not_obstruct(degrees: int) -> None:
    touched = 0
    for key in obstacle_tokens():
        rock = obstacle(key, 500, 400, degrees)
        ring = shapely.LinearRing(rock.outline)
        for place, (x, y) in enumerate(rock.outline):
            before = rock.outline[place - 1]
            for at in ((x, y), ((x + before[0]) / 2, (y + before[1]) / 2)):
                squadrons = touching_at(*at)
                (line,) = attack_lines(*squadrons)
                if shapely.distance(ring, shapely.Point(line.sight[1:3])) < 1e-9:
                    assert obstructions(line.sight, *squadrons, [rock]) == ()
                    touched += 1
    assert touched > 100


def touching_at(x: float, y: float) -> tuple[Disc, Disc]:
    """Two squadrons side by side that touch at a point."""
    return squadron(x - SQUADRON, y), squadron(x + SQUADRON, y)


def laid_against(rng: Random, key: str, pose: Pose, depth: float) -> tuple[Point, float]:
    """A point of a ship's edge, moved outwards by a depth, and the bearing at which it faces away from the ship."""
    width, length = WIDTHS[token(key).size]
    side = rng.randrange(4)
    along, out = rng.uniform(-0.5, 0.5), (length / 2 if side % 2 == 0 else width / 2) + depth
    mine = [(along * width, out), (out, along * length), (along * width, -out), (-out, along * length)][side]
    return to_play_area(pose, *mine), pose.heading / 1000 + 90 * side


def some_ship(rng: Random) -> tuple[str, Pose]:
    heading = 45_000 * rng.randrange(8) if rng.random() < 0.5 else rng.randrange(360_000)
    return rng.choice(sorted(chassis())), Pose(
        rng.randrange(400_000, 1_400_000), rng.randrange(300_000, 600_000), heading
    )


@proves("LOS-11", "LOS-12")
def test_an_obstacle_under_the_point_where_a_squadron_touches_a_ship_obstructs() -> None:
    rng, tally = Random(62), Tally()
    for _ in range(400):
        key, pose = some_ship(rng)
        centre, _ = laid_against(rng, key, pose, SQUADRON)
        ship, fighters = place_ship(token(key).shape, pose), place_squadron(pose_at(*centre))
        compare_attacks(rng, tally, ship, fighters, [base_of(key, pose)])
        compare_attacks(rng, tally, fighters, ship, [base_of(key, pose)])
    tally.assert_enough(1500)


@proves("LOS-11", "LOS-12")
def test_an_obstacle_under_the_edge_where_two_ships_touch_obstructs() -> None:
    rng, tally = Random(63), Tally()
    for _ in range(300):
        key, pose = some_ship(rng)
        other = rng.choice(sorted(chassis()))
        _, length = WIDTHS[token(other).size]
        centre, bearing = laid_against(rng, key, pose, length / 2)
        there = pose_at(*centre, bearing + 180 * rng.randrange(2))
        ships = place_ship(token(key).shape, pose), place_ship(token(other).shape, there)
        compare_attacks(rng, tally, *ships, [base_of(key, pose), base_of(other, there)])
    tally.assert_enough(1500)


def compare_attacks(
    rng: Random, tally: Tally, attacker: Ship | Disc, defender: Ship | Disc, bases: list[shapely.Polygon]
) -> None:
    """Every attack along a line that passes from base to base where they touch, over obstacles about that place."""
    for line in attack_lines(attacker, defender):
        sight = shapely.LineString([line.sight[1:3], line.sight[3:5]])
        between = shapely.difference(sight, shapely.union_all([shapely.buffer(base, HAIR) for base in bases]))
        if shapely.length(between) > 0:
            continue
        edge = shapely.intersection(sight, bases[0].boundary)
        ends = shapely.Point(line.sight[1:3]), shapely.Point(line.sight[3:5])
        touched = edge if edge.geom_type == "Point" else min(ends, key=bases[0].boundary.distance)
        for rock in rocks_about(rng, (touched.x, touched.y), 2):
            if shapely.distance(rock.outline.boundary, touched) > NEAR:
                found = bool(obstructions(line.sight, attacker, defender, [rock.piece]))
                expected = is_obstructed(sight, bases, rock.outline)
                tally.compare(found, expected, (attacker.pose, defender.pose, line, rock.piece.pose))
