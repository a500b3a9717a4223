"""Overlapping with and without dial frames, and leaving an area, as shapely sees them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest
import shapely

from armada.geometry.convex import do_overlap, does_circle_overlap
from armada.geometry.overlap import overlaps, touches
from armada.geometry.pieces import Disc, Piece, Ship
from armada.geometry.play_area import CORE_SET, EXTENDED, STANDARD, Area, PlayArea
from armada.geometry.pose import Pose
from armada.geometry.squadron_move import can_reach, reach
from tests.geometry.oracle import (
    CASES,
    DIAL,
    SQUADRON,
    Bools,
    Floats,
    Geometries,
    Ints,
    Table,
    assert_agree,
    distances,
    frames,
    points,
    polygons,
    random_pose,
    rectangles,
    table,
)

DEEP = 0.0021
"""A little more than the depth up to which pieces still only touch; cases between touching and that are set apart."""

Verdict = tuple[Bools, Bools]
"""Whether pieces overlap, and where they do by so little that they may be said to touch."""


def crowd() -> Table:
    """Pieces so near each other that many overlap."""
    return table(100.0)


def polygons_overlap(bases: Geometries, smaller: Geometries, others: Geometries) -> Verdict:
    surely = distances(smaller, others) == 0
    return surely, ~surely & (distances(bases, others) < 1e-5)


def bases_overlap(i: Ints, others: Geometries) -> Verdict:
    smaller = rectangles([crowd().ships.sizes[k] for k in i], crowd().ships.where[i], DEEP)
    return polygons_overlap(crowd().ships.bases[i], smaller, others)


def circles_overlap(centres: Floats, others: Geometries, radius: float) -> Verdict:
    """Any of the circles of each case."""
    mm = distances(points(centres), others[:, None]).min(axis=1)
    return mm < radius - DEEP, (mm >= radius - DEEP) & (mm < radius + 1e-5)


def either(*verdicts: Verdict) -> Verdict:
    yes = np.any([verdict[0] for verdict in verdicts], axis=0)
    return yes, np.any([verdict[1] for verdict in verdicts], axis=0) & ~yes


def asked(question: Callable[[Piece, Piece], bool], some: list[Piece], i: Ints, others: list[Piece], j: Ints) -> Bools:
    """The answers, which must not depend on who is named first."""
    found = np.array([question(some[a], others[b]) for a, b in zip(i, j, strict=True)])
    assert np.array_equal(found, [question(others[b], some[a]) for a, b in zip(i, j, strict=True)])
    return found


def test_ships_overlap_with_bases_and_dial_frames() -> None:
    i, j = crowd().pairs(Random(61), "ships", "ships")
    expected, apart = either(
        bases_overlap(i, crowd().ships.bases[j]),
        circles_overlap(crowd().ships.dials[i], crowd().ships.bases[j], DIAL),
        circles_overlap(crowd().ships.dials[j], crowd().ships.bases[i], DIAL),
        circles_overlap(crowd().ships.dials[i], shapely.multipoints(points(crowd().ships.dials[j])), 2 * DIAL),
    )
    found = asked(overlaps, [*crowd().ships.pieces], i, [*crowd().ships.pieces], j)
    assert_agree(found, expected, apart, least=0.2)
    without, near = bases_overlap(i, crowd().ships.bases[j])
    assert (expected & ~without & ~near).mean() > 0.02, "some overlap only by a dial frame"


def test_bases_overlap_without_dial_frames() -> None:
    i, j = crowd().pairs(Random(62), "ships", "ships")
    found = np.array(
        [do_overlap(crowd().ships.pieces[a].base, crowd().ships.pieces[b].base) for a, b in zip(i, j, strict=True)]
    )
    assert_agree(found, *bases_overlap(i, crowd().ships.bases[j]), least=0.2)


def test_ship_and_squadron_overlap() -> None:
    i, j = crowd().pairs(Random(63), "ships", "squadrons")
    centres = crowd().centres[j][:, None]
    expected, apart = either(
        circles_overlap(centres, crowd().ships.bases[i], SQUADRON),
        circles_overlap(crowd().ships.dials[i], points(centres[:, 0]), SQUADRON + DIAL),
    )
    found = asked(overlaps, [*crowd().ships.pieces], i, [*crowd().squadrons], j)
    assert_agree(found, expected, apart, least=0.1)
    bare = np.array(
        [
            does_circle_overlap(crowd().ships.pieces[a].base, x, y, SQUADRON)
            for a, (x, y) in zip(i, crowd().centres[j].tolist(), strict=True)
        ]
    )
    assert_agree(bare, *circles_overlap(centres, crowd().ships.bases[i], SQUADRON), least=0.1)


def test_ship_and_obstacle_overlap() -> None:
    i, j = crowd().pairs(Random(64), "ships", "obstacles")
    rocks = crowd().outlines[j]
    expected, apart = either(bases_overlap(i, rocks), circles_overlap(crowd().ships.dials[i], rocks, DIAL))
    found = asked(overlaps, [*crowd().ships.pieces], i, [*crowd().obstacles], j)
    assert_agree(found, expected, apart, least=0.1)


def test_squadrons_overlap() -> None:
    i, j = crowd().pairs(Random(65), "squadrons", "squadrons")
    found = asked(overlaps, [*crowd().squadrons], i, [*crowd().squadrons], j)
    assert_agree(found, *circles_overlap(crowd().centres[i][:, None], points(crowd().centres[j]), 2 * SQUADRON))


def test_squadron_and_obstacle_overlap() -> None:
    i, j = crowd().pairs(Random(66), "squadrons", "obstacles")
    found = asked(overlaps, [*crowd().squadrons], i, [*crowd().obstacles], j)
    assert_agree(found, *circles_overlap(crowd().centres[i][:, None], crowd().outlines[j], SQUADRON), least=0.05)


def test_obstacles_overlap() -> None:
    i, j = crowd().pairs(Random(67), "obstacles", "obstacles")
    one, other = crowd().outlines[i], crowd().outlines[j]
    smaller = shapely.buffer(one, -DEEP, join_style="mitre")
    found = np.array([overlaps(crowd().obstacles[a], crowd().obstacles[b]) for a, b in zip(i, j, strict=True)])
    assert_agree(found, *polygons_overlap(one, smaller, other), least=0.05)


def test_a_squadron_touches_what_it_neither_overlaps_nor_leaves_a_gap_to() -> None:
    """Squadrons laid against bases, dial frames and each other at gaps between 3 µm in and 3 µm off."""
    rng = Random(68)
    rows: list[tuple[bool, bool, float]] = []
    while len(rows) < CASES:
        k = rng.randrange(len(crowd().ships.pieces))
        corners = [*crowd().ships.pieces[k].base.corners, *crowd().ships.pieces[k].base.corners[:1]]
        side = rng.randrange(4)
        (x1, y1), (x2, y2) = corners[side], corners[side + 1]
        along, off = rng.random(), SQUADRON + rng.choice([-0.02, -0.004, -0.003, 0.0, 0.0, 0.003, 0.004, 0.02])
        mm = np.hypot(x2 - x1, y2 - y1)
        x = x1 + (x2 - x1) * along + (y2 - y1) / mm * off
        y = y1 + (y2 - y1) * along - (x2 - x1) / mm * off
        pose = Pose(round(x * 1000), round(y * 1000))
        fighter = Disc(pose, SQUADRON)
        gap = min(
            crowd().ships.bases[k].distance(shapely.Point(pose.centre)) - SQUADRON,
            min(np.hypot(*(crowd().ships.dials[k] - pose.centre).T)) - SQUADRON - DIAL,
        )
        rows.append((touches(fighter, crowd().ships.pieces[k]), overlaps(fighter, crowd().ships.pieces[k]), float(gap)))
    touching, overlapping, gaps = (np.array(column) for column in zip(*rows, strict=True))
    apart = np.abs(np.abs(gaps) - 0.002) < 1e-5
    assert_agree(touching.astype(bool), np.abs(gaps) <= 0.002, apart)
    assert_agree(overlapping.astype(bool), gaps < -0.002, apart)


@pytest.mark.parametrize("area", [STANDARD, CORE_SET, EXTENDED])
def test_leaving_the_play_area(area: PlayArea) -> None:
    rng = Random(69)
    shapes = [crowd().ships.pieces[k].shape for k in range(33)]
    sizes, poses, found = [], [], []
    for k in range(CASES):
        edge = [
            (0.0, rng.uniform(0, area.height)),
            (area.width, rng.uniform(0, area.height)),
            (rng.uniform(0, area.width), 0.0),
        ]
        pose = random_pose(rng, edge[k % 3], 70.0)
        shape = shapes[rng.randrange(33)]
        ship = Ship(shape, pose)
        sizes.append(shape.size)
        poses.append(pose)
        found.append(area.leaves(ship))
    inside, tight = (
        shapely.box(0, 0, area.width, area.height),
        shapely.box(DEEP, DEEP, area.width - DEEP, area.height - DEEP),
    )
    bases = rectangles(sizes, frames(poses))
    stays = shapely.covers(inside, bases)
    apart = stays & ~shapely.covers(tight, bases) | ~stays & shapely.covers(
        shapely.buffer(inside, DEEP, join_style="mitre"), bases
    )
    assert_agree(np.array(found), ~stays, apart, least=0.1)


def test_areas_hold_what_lies_in_them() -> None:
    """Ships, squadrons and obstacles in rectangles laid anywhere among them."""
    rng = Random(70)
    lots: list[tuple[str, list[Piece], Geometries, float]] = [
        ("ships", [*crowd().ships.pieces], crowd().ships.bases, 0.0),
        ("obstacles", [*crowd().obstacles], crowd().outlines, 0.0),
        ("squadrons", [*crowd().squadrons], points(crowd().centres), SQUADRON),
    ]
    for name, pieces, shapes, radius in lots:
        i, j = crowd().pairs(rng, name, "squadrons")
        x, y = crowd().centres[j].T
        width, height = (np.array([rng.uniform(60, 500) for _ in i]) for _ in range(2))
        low_x, low_y = x - width * 0.4, y - height * 0.4
        found = np.array(
            [
                Area(a, b, a + w, b + h).holds(pieces[k])
                for a, b, w, h, k in zip(*(each.tolist() for each in (low_x, low_y, width, height, i)), strict=True)
            ]
        )
        held = [box_of(low_x, low_y, width, height, radius + less) for less in (-DEEP, 0.0, DEEP)]
        yes = [shapely.covers(box, shapes[i]) for box in held]
        assert_agree(found, yes[1], yes[0] != yes[2], least=0.02)


def box_of(x: Floats, y: Floats, width: Floats, height: Floats, less: float) -> Geometries:
    """Rectangles with each side moved inward; turned inside out they hold nothing."""
    x1, y1, x2, y2 = x + less, y + less, x + width - less, y + height - less
    x2, y2 = np.maximum(x1 + 1e-9, x2), np.maximum(y1 + 1e-9, y2)
    return polygons(np.stack([np.stack(each, axis=-1) for each in ((x1, y1), (x2, y1), (x2, y2), (x1, y2))], axis=1))


@pytest.mark.parametrize("speed", range(6))
def test_how_far_a_squadron_can_move(speed: int) -> None:
    """The whole base must lie within the band of its speed, laid from its edge where it stood."""
    rng = Random(71 + speed)
    end = (0.0, 76.5, 124.7, 184.8, 244.8, 304.8)[speed]
    starts = [random_pose(rng, (900.0, 450.0), 400.0) for _ in range(CASES)]
    ends = [random_pose(rng, (pose.x / 1000, pose.y / 1000), end + 20.0) for pose in starts]
    ends[: CASES // 10] = starts[: CASES // 10]
    found = np.array([can_reach(one, other, speed) for one, other in zip(starts, ends, strict=True)])
    mm = distances(points(frames(starts)[:, :2]), points(frames(ends)[:, :2]))
    whole_base = mm + SQUADRON <= SQUADRON + end + 1e-9
    assert reach(speed) == end
    assert_agree(found, whole_base, np.abs(mm - end) < (1e-5 if speed else 0.0), least=0.05)
