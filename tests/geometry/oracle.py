"""Shapely's own picture of the table: the oracle that every query of `armada.geometry` is held against.

Built from the printed data and from figures written down here a second time, with numpy's sines: nothing of the code
under test is used but the pieces it is to be asked about. Millimetres throughout; names in the plural are arrays.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import shapely

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.geometry.bases import HullZone, Size
from armada.geometry.convex import Line
from armada.geometry.pieces import Disc, Obstacle, Zone, place_obstacle, place_ship, place_squadron
from armada.geometry.pose import Point, Pose
from armada.geometry.shapes import ShipShape
from tests.amounts import amount

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Geometries = npt.NDArray[np.object_]

CASES = amount(20_000)
"""How many random cases each query answers."""

SQUADRON = 17.1
DIAL = 12.8
WIDTHS = {Size.SMALL: (43.0, 71.0), Size.MEDIUM: (63.0, 102.0), Size.LARGE: (77.5, 129.0), Size.HUGE: (77.5, 355.0)}
HUGE_DIALS = ((0.0, 172.2), (33.45, 113.0), (33.45, -113.0), (0.0, -172.2), (-33.45, -113.0), (-33.45, 113.0))
BORDERS = {
    HullZone.FRONT: ("front_left", "front_right"),
    HullZone.RIGHT: ("front_right", "rear_right"),
    HullZone.REAR: ("rear_right", "rear_left"),
    HullZone.LEFT: ("rear_left", "front_left"),
}
HUGE_BORDERS = {
    HullZone.FRONT: ("front_left", "front_right"),
    HullZone.RIGHT: ("front_right", "mid_right"),
    HullZone.RIGHT_AUX: ("mid_right", "rear_right"),
    HullZone.REAR: ("rear_right", "rear_left"),
    HullZone.LEFT_AUX: ("rear_left", "mid_left"),
    HullZone.LEFT: ("mid_left", "front_left"),
}
FAR = 20_000.0
"""How far the wedges of firing arcs reach: ten times the table."""

REGIONS = ((0.0, 0.0), (1650.0, 750.0), (-900.0, -400.0), (900.0, 450.0))
"""Middles of the squares in which pieces are strewn: the origin, a far corner, the negative side, mid-table."""


class Token(NamedTuple):
    """A ship's shapes in its own frame: dial centres, and polygon, targeting point and arc wedge of each hull zone."""

    shape: ShipShape
    size: Size
    dials: tuple[Point, ...]
    zones: Mapping[HullZone, Sequence[Point]]
    aims: Mapping[HullZone, Point]
    wedges: Mapping[HullZone, list[Point]]


@cache
def token(key: str) -> Token:
    """A printed ship token."""
    printed = chassis()[key]
    borders = HUGE_BORDERS if printed.size is Size.HUGE else BORDERS
    wedges = {
        zone: wedge(printed.arc_lines[first], printed.arc_lines[second]) for zone, (first, second) in borders.items()
    }
    return Token(
        ship_shape(key), printed.size, _dials(printed.size), printed.hull_zones, printed.targeting_points, wedges
    )


def _dials(size: Size) -> tuple[Point, ...]:
    if size is Size.HUGE:
        return HUGE_DIALS
    x, y = WIDTHS[size][0] / 2 - 5.3, WIDTHS[size][1] / 2 - 5.3
    return (0.0, y), (x, 0.0), (0.0, -y), (-x, 0.0)


def wedge(first: tuple[Point, Point], second: tuple[Point, Point]) -> list[Point]:
    """The firing arc clockwise from one arc line to the other, as a polygon whose far side is off the table."""
    (x1, y1), (u1, v1) = first
    (x2, y2), (u2, v2) = second
    start, end = np.arctan2(u1 - x1, v1 - y1), np.arctan2(u2 - x2, v2 - y2)
    turn = (end - start) % (2 * np.pi)
    rim = [start + turn * k / 6 for k in range(7)]
    ends = [(x1, y1)] + [(x2, y2)] * 6
    outer = [(x + FAR * float(np.sin(t)), y + FAR * float(np.cos(t))) for (x, y), t in zip(ends, rim, strict=True)]
    return [(x1, y1), *outer, (x2, y2)]


def wide_token(key: str, bearings: Sequence[float], inner: Sequence[Point]) -> Token:
    """A token that was never printed: its arc lines (front left, front right, rear right, rear left) at any bearing."""
    names = ("front_left", "front_right", "rear_right", "rear_left")
    lines: dict[str, tuple[Point, Point]] = {}
    for name, bearing, (x, y) in zip(names, bearings, inner, strict=True):
        t = np.radians(bearing)
        lines[name] = ((x, y), (x + 10 * float(np.sin(t)), y + 10 * float(np.cos(t))))
    wedges = {zone: wedge(lines[first], lines[second]) for zone, (first, second) in BORDERS.items()}
    card = shapely.box(-29.25, -50.75, 29.25, 50.75)
    zones: dict[HullZone, Sequence[Point]] = {}
    for zone, outline in wedges.items():
        ring = shapely.orient_polygons(shapely.intersection(shapely.Polygon(outline), card)).exterior
        zones[zone] = [(float(x), float(y)) for x, y in ring.coords[:-1]]
    middles = {zone: shapely.point_on_surface(shapely.Polygon(corners)) for zone, corners in zones.items()}
    aims = {zone: (float(point.x), float(point.y)) for zone, point in middles.items()}
    shape = ShipShape(key, Size.MEDIUM, lines, zones, aims)
    return Token(shape, shape.size, _dials(shape.size), zones, aims, wedges)


def wide_tokens() -> list[Token]:
    """Arcs of exactly and of more than half a turn, lines that meet in one point, and lines that do not."""
    middle = [(0.0, -5.0)] * 4
    return [
        wide_token("half a turn", (-90.0, 90.0, 150.0, -150.0), middle),
        wide_token("half a turn to the rear", (-40.0, 40.0, 90.0, -90.0), middle),
        wide_token(
            "half a turn, apart", (-90.0, 90.0, 130.0, -130.0), [(-6.0, 3.0), (6.0, 3.0), (6.0, 3.0), (-6.0, 3.0)]
        ),
        wide_token("wide", (-120.0, 120.0, 160.0, -160.0), middle),
        wide_token("very wide", (-160.0, 155.0, 165.0, -175.0), middle),
        wide_token("wide, apart", (-115.0, 100.0, 140.0, -140.0), [(-8.0, 4.0), (8.0, 4.0), (8.0, 4.0), (-8.0, 4.0)]),
        wide_token("wide to the right", (-20.0, -10.0, 200.0, 210.0), middle),
        wide_token("barely wide", (-90.1, 90.1, 135.0, -135.0), middle),
        wide_token("barely not wide", (-89.9, 89.9, 135.0, -135.0), middle),
    ]


def frames(poses: Sequence[Pose]) -> Floats:
    """Place and turn of each pose: x, y in mm, sine and cosine of the heading."""
    numbers = np.array(poses, dtype=np.float64)
    turns = np.radians(numbers[:, 2] / 1000)
    return np.column_stack([numbers[:, 0] / 1000, numbers[:, 1] / 1000, np.sin(turns), np.cos(turns)])


def placed(points: Floats, where: Floats) -> Floats:
    """Points of the pieces' own frames, shape (n, m, 2), as they lie on the table."""
    x, y, sine, cosine = (where[:, k, None] for k in range(4))
    u, v = points[..., 0], points[..., 1]
    return np.stack([x + u * cosine + v * sine, y - u * sine + v * cosine], axis=-1)


def padded(outlines: Iterable[Sequence[Point]]) -> Floats:
    """Outlines of different length as one array: the last corner is repeated."""
    rows = [list(outline) for outline in outlines]
    most = max(len(row) for row in rows)
    return np.array([row + [row[-1]] * (most - len(row)) for row in rows], dtype=np.float64)


def rectangles(sizes: Sequence[Size], where: Floats, less: float = 0.0) -> Geometries:
    """Bases without dial frames, each side `less` nearer the middle."""
    half = np.array([WIDTHS[size] for size in sizes]) / 2 - less
    signs = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    return polygons(placed(half[:, None, :] * signs, where))


def polygons(rings: Floats) -> Geometries:
    """Polygons without the corners that padding repeated."""
    made: Geometries = shapely.remove_repeated_points(shapely.polygons(rings))
    return made


class Ships:
    """Ships strewn over the table, as pieces to be asked about and as shapely sees them."""

    def __init__(self, tokens: Sequence[Token], poses: Sequence[Pose]) -> None:
        self.sizes = [each.size for each in tokens]
        self.pieces = [place_ship(each.shape, pose) for each, pose in zip(tokens, poses, strict=True)]
        self.where = where = frames(poses)
        self.bases = rectangles(self.sizes, where)
        self.dials = placed(padded([each.dials for each in tokens]), where)
        self.zone_names = [list(each.zones) for each in tokens]
        self.counts = np.array([len(names) for names in self.zone_names])
        by_place = [[list(each.zones)[k % len(each.zones)] for each in tokens] for k in range(6)]
        corners = [padded([t.zones[z] for t, z in zip(tokens, row, strict=True)]) for row in by_place]
        widest = max(each.shape[1] for each in corners)
        self.corners = np.stack(
            [placed(np.pad(c, ((0, 0), (0, widest - c.shape[1]), (0, 0)), "edge"), where) for c in corners], 1
        )
        self.zones: Geometries = polygons(self.corners)
        aims = [np.array([[t.aims[z]] for t, z in zip(tokens, row, strict=True)]) for row in by_place]
        self.aims = np.stack([placed(each, where)[:, 0] for each in aims], 1)
        outlines = [padded([t.wedges[z] for t, z in zip(tokens, row, strict=True)]) for row in by_place]
        self.wedge_corners = np.stack([placed(each, where) for each in outlines], 1)
        self.wedges: Geometries = polygons(self.wedge_corners)

    def zone(self, ship: int, place: int) -> Zone:
        """A hull zone to be asked about; places are counted as `zones` and `wedges` are."""
        return self.pieces[ship].zone(self.zone_names[ship][place])


class Table(NamedTuple):
    """Pieces strewn thick over four small squares, so that most pairs are near, in arc, on or before each other."""

    ships: Ships
    squadrons: list[Disc]
    centres: Floats
    obstacles: list[Obstacle]
    outlines: Geometries
    each: dict[str, int]

    def pairs(self, rng: Random, one: str, other: str, count: int = CASES) -> tuple[Ints, Ints]:
        """Pairs of different pieces that lie in one square."""
        found: list[tuple[int, int]] = []
        n, m = self.each[one], self.each[other]
        while len(found) < count:
            region = rng.randrange(len(REGIONS))
            i, j = region * n + rng.randrange(n), region * m + rng.randrange(m)
            if one != other or i != j:
                found.append((i, j))
        picked = np.array(found)
        return picked[:, 0], picked[:, 1]

    def places(self, rng: Random, ships: Ints) -> Ints:
        """A hull zone of each ship."""
        return np.array([rng.randrange(self.ships.counts[ship]) for ship in ships])


def random_pose(rng: Random, middle: Point, spread: float) -> Pose:
    """A pose in a square; one heading in four is a multiple of 45 degrees."""
    x, y = (round(1000 * (at + rng.uniform(-spread, spread))) for at in middle)
    return Pose(x, y, 45_000 * rng.randrange(8) if rng.random() < 0.25 else rng.randrange(360_000))


@cache
def table(spread: float = 200.0, wide: bool = False) -> Table:
    """The pieces of the random tests: every chassis, every obstacle with either face up."""
    rng = Random(f"armada {spread} {wide}")
    tokens = wide_tokens() if wide else [token(key) for key in chassis()]
    faces = [(key, mirrored) for key in obstacle_tokens() for mirrored in (False, True)]
    each = {"ships": 165, "squadrons": 120, "obstacles": 104}
    ships = [(tokens[k % len(tokens)], random_pose(rng, at, spread)) for at in REGIONS for k in range(each["ships"])]
    squadrons = [random_pose(rng, at, spread) for at in REGIONS for _ in range(each["squadrons"])]
    obstacles = [(faces[k % 26], random_pose(rng, at, spread)) for at in REGIONS for k in range(each["obstacles"])]
    printed = [
        [(-x, y) if mirrored else (x, y) for x, y in obstacle_tokens()[key].outline] for (key, mirrored), _ in obstacles
    ]
    made = Table(
        Ships([each for each, _ in ships], [pose for _, pose in ships]),
        [place_squadron(pose) for pose in squadrons],
        frames(squadrons)[:, :2],
        [place_obstacle(obstacle_shape(key, mirrored), pose) for (key, mirrored), pose in obstacles],
        polygons(placed(padded(printed), frames([pose for _, pose in obstacles]))),
        each,
    )
    gc.freeze()  # the table stays: looking through it for garbage again and again would take a third of the time
    return made


def lines_array(lines: Iterable[Line]) -> Floats:
    """Measurements as rows of length, x1, y1, x2, y2."""
    return np.array(list(lines), dtype=np.float64).reshape(-1, 5)


def length_of(geometries: Any) -> Floats:
    found: Floats = shapely.length(geometries)
    return found


def points(xy: Floats) -> Geometries:
    made: Geometries = shapely.points(xy)
    return made


def distances(a: Any, b: Any) -> Floats:
    found: Floats = shapely.distance(a, b)
    return found


def assert_lines_measure(
    lines: Floats, mm: Floats, ends: tuple[Geometries, Geometries], radii: tuple[float, float] = (0, 0)
) -> None:
    """Each line has the oracle's length, is drawn that long, and ends on the two pieces (discs: centre and radius)."""
    assert len(lines) >= CASES
    np.testing.assert_allclose(lines[:, 0], mm, rtol=0, atol=1e-8)
    np.testing.assert_allclose(np.hypot(lines[:, 1] - lines[:, 3], lines[:, 2] - lines[:, 4]), mm, rtol=0, atol=1e-8)
    for pieces, radius, xy in zip(ends, radii, (lines[:, 1:3], lines[:, 3:5]), strict=True):
        assert distances(pieces, points(xy)).max() <= radius + 1e-8


def assert_few(apart: Bools, share: float = 0.002) -> None:
    """Cases set apart because they lie on the edge of the decision are few."""
    assert apart.mean() <= share, f"{apart.sum()} of {apart.size} cases set apart"


def assert_agree(found: Bools, expected: Bools, apart: Bools, least: float = 0.02, cases: int = CASES) -> None:
    """Yes and no as the oracle says, both of them often enough, cases on the edge of the decision set apart."""
    assert found.size >= cases
    assert_few(apart)
    wrong = np.flatnonzero((found != expected) & ~apart)
    assert wrong.size == 0, f"{wrong.size} cases differ, the first ones: {wrong[:5]}"
    assert least <= expected.mean() <= 1 - least, f"a share of {expected.mean():.3f} proves little"
