"""Benchmarks of geometry: closest points, and everything a ship can attack."""

from __future__ import annotations

import subprocess
import sys
from random import Random

from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.cli.bench.timing import Figure, best_of
from armada.geometry import measure, pieces, targets
from armada.geometry.bases import Size
from armada.geometry.closest import closest_features, closest_points
from armada.geometry.convex import Convex
from armada.geometry.maneuver_tool import ToolSide, final_pose
from armada.geometry.pieces import Disc, Obstacle, Ship, place_obstacle, place_ship, place_squadron
from armada.geometry.pose import Pose, pose_at

MEMOS = (
    pieces.place_ship,
    pieces.place_squadron,
    pieces.place_obstacle,
    measure.measure,
    targets.attack_lines,
    targets.targets,
)


class CrowdedScene:
    """A ship among friends, 6 enemy ships, 12 enemy squadrons and the six obstacles, in the thick of a battle."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        keys = [key for key, token in chassis().items() if token.size is not Size.HUGE]
        self.ships = [(rng.choice(keys), self._pose()) for _ in range(10)]
        self.squadrons = [self._pose() for _ in range(12)]
        self.obstacles = [(key, self._pose()) for key in list(obstacle_tokens())[:6]]

    def _pose(self) -> Pose:
        return pose_at(self.rng.uniform(500, 1300), self.rng.uniform(200, 700), self.rng.uniform(0, 360))

    def look(self) -> int:
        """How many attacks the first ship has, from bare poses."""
        ships = [place_ship(ship_shape(key), pose) for key, pose in self.ships]
        fighters: list[Ship | Disc] = [place_squadron(pose) for pose in self.squadrons]
        rocks: list[Ship | Obstacle] = [place_obstacle(obstacle_shape(key), pose) for key, pose in self.obstacles]
        return len(targets.targets(ships[0], (*ships[4:], *fighters), (*ships[1:], *rocks)))


def figures() -> list[Figure]:
    """The figures of geometry with their bars."""
    rng = Random(2016)
    zones = _zone_pairs(rng, 2000)
    scenes = [CrowdedScene(rng) for _ in range(40)]
    for scene in scenes:
        scene.look()
    return [
        Figure("closest points of two hull zones", _each(zones, closest_points), "µs", 8),
        Figure("… by the plain search", _each(zones, closest_features), "µs"),
        Figure("everything a ship can attack, cold", _cold(scenes) * 1e3, "ms", 6),
        Figure("… when nothing moved", best_of(5, lambda: [s.look() for s in scenes], len(scenes)) * 1e6, "µs", 200),
        Figure("place a ship", _place(rng) * 1e6, "µs"),
        Figure("final pose of a maneuver", _maneuver(rng) * 1e6, "µs"),
        Figure("import of the package", _import_seconds(), "s", 0.3),
    ]


def _zone_pairs(rng: Random, count: int) -> list[tuple[Convex, Convex]]:
    keys = [key for key, token in chassis().items() if token.size is not Size.HUGE]

    def zone() -> Convex:
        pose = pose_at(rng.uniform(0, 600), rng.uniform(0, 600), rng.uniform(0, 360))
        return rng.choice(Ship(ship_shape(rng.choice(keys)), pose).zones).parts[0]

    return [(zone(), zone()) for _ in range(count)]


def _each(pairs: list[tuple[Convex, Convex]], search: object) -> float:
    assert callable(search)
    return best_of(5, lambda: [search(p, q) for p, q in pairs], len(pairs)) * 1e6


def _cold(scenes: list[CrowdedScene]) -> float:
    def work() -> None:
        for scene in scenes:
            for memo in MEMOS:
                memo.cache_clear()
            scene.look()

    return best_of(5, work, len(scenes))


def _place(rng: Random) -> float:
    shape = ship_shape("victory_imperial")
    poses = [pose_at(rng.uniform(0, 1800), rng.uniform(0, 900), rng.uniform(0, 360)) for _ in range(500)]
    return best_of(5, lambda: [Ship(shape, pose).zones for pose in poses], len(poses))


def _maneuver(rng: Random) -> float:
    poses = [pose_at(rng.uniform(0, 1800), rng.uniform(0, 900), rng.uniform(0, 360)) for _ in range(2000)]
    return best_of(5, lambda: [final_pose(pose, Size.MEDIUM, (0, 1), ToolSide.RIGHT) for pose in poses], len(poses))


def _import_seconds() -> float:
    code = "import time; t = time.perf_counter(); import armada.geometry.targets, armada.catalog.shapes, armada.fleet; "
    runs = [subprocess.run([sys.executable, "-c", code + "print(time.perf_counter() - t)"], check=True,
                           capture_output=True, text=True) for _ in range(5)]  # fmt: skip
    return min(float(run.stdout) for run in runs)
