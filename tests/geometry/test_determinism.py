"""The same bits everywhere: in any process, with any hash seed, remembered or recalculated, on any machine."""

from __future__ import annotations

import ast
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import armada.geometry
from armada.catalog.shapes import chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.geometry.angles import sin_cos
from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import SIDES, _displacement, final_pose, footprint, lay_tool, legal_sides
from armada.geometry.measure import measure, span
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, Ship, place_obstacle, place_ship, place_squadron, place_token
from armada.geometry.pose import Pose
from armada.geometry.targets import attack_lines, targets

ROOT = Path(__file__).parents[2]
SOURCES = sorted(Path(armada.geometry.__file__).parent.glob("*.py"))


def anywhere(rng: Random, spread: int = 250_000) -> Pose:
    """A pose about the middle of the play area."""
    x, y = (rng.randrange(-spread, spread) for _ in range(2))
    return Pose(900_000 + x, 450_000 + y, rng.randrange(360_000))


def crowd(seed: int) -> tuple[list[Ship], list[Disc], list[Obstacle]]:
    rng = Random(f"crowd {seed}")
    keys, rocks = list(chassis()), list(obstacle_tokens())
    ships = [place_ship(ship_shape(rng.choice(keys)), anywhere(rng)) for _ in range(6)]
    squadrons = [place_squadron(anywhere(rng)) for _ in range(6)]
    obstacles = [place_obstacle(obstacle_shape(rng.choice(rocks), rng.random() < 0.5), anywhere(rng)) for _ in range(4)]
    return ships, squadrons, obstacles


def answers(seed: int) -> Iterator[Any]:
    """Every measurement of a crowded table, in numbers and names."""
    ships, squadrons, obstacles = crowd(seed)
    units: list[Ship | Disc] = [*ships, *squadrons]
    pieces = [*units, *obstacles]
    for one in pieces:
        for other in pieces:
            yield tuple(measure(one, other)), overlaps(one, other)
    for attacker in units:
        yield [tuple(span(attacker, piece)) for piece in pieces]
        others = tuple(unit for unit in units if unit is not attacker)
        for target in targets(attacker, others, (*ships, *obstacles)):
            by = [pieces.index(piece) for piece in target.obstructed_by]
            yield pieces.index(target.defender), target.line, by
    for ship in ships:
        yield [zone.corners for zone in ship.zones], [zone.arc for zone in ship.zones], ship.dials
        for side in SIDES:
            clicks = (seed % 3 - 1, 1, -2)
            yield final_pose(ship.pose, ship.shape.size, clicks, side), legal_sides(ship.shape.size, clicks)
            yield [part.corners for part in footprint(lay_tool(ship.pose, ship.shape.size, clicks, side))]
    for rock in obstacles:
        yield rock.outline, [part.corners for part in rock.parts]


def digest() -> str:
    """A fingerprint of many answers, to the last bit: `repr` of a float gives its bits back."""
    return sha256("\n".join(repr(answer) for seed in range(5) for answer in answers(seed)).encode()).hexdigest()


def test_two_processes_with_different_hash_seeds_give_the_same_bits() -> None:
    code = "from tests.geometry.test_determinism import digest; print(digest())"
    found = [
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "4242")
    ]
    assert found == [digest()] * 2


def test_a_remembered_result_equals_a_recalculated_one() -> None:
    for seed in range(20, 26):
        ships, squadrons, obstacles = crowd(seed)
        units: list[Ship | Disc] = [*ships, *squadrons]
        for one in (*units, *obstacles):
            for other in (*units, *obstacles):
                assert measure(one, other) == measure.__wrapped__(one, other) == measure(one, other)
                assert overlaps(one, other) is overlaps(other, one)
        for attacker in units:
            others = tuple(unit for unit in units if unit is not attacker)
            for defender in others:
                assert attack_lines(attacker, defender) == attack_lines.__wrapped__(attacker, defender)
            scene = others, (*ships, *obstacles)
            assert targets(attacker, *scene) == targets.__wrapped__(attacker, *scene) == targets(attacker, *scene)


def test_no_memo_of_the_geometry_grows_with_the_games() -> None:
    """The garbage collector looks through whatever is remembered for ever, in the middle of a player's turn."""
    modules = [import_module(f"armada.geometry.{path.stem}") for path in SOURCES if path.stem != "__init__"]
    limits = {
        name: memo.cache_parameters()["maxsize"]
        for module in modules
        for name, memo in vars(module).items()
        if hasattr(memo, "cache_parameters")
    }
    assert {"measure", "attack_lines", "place_ship"} <= set(limits)
    assert all(limit is not None and limit <= 4096 for limit in limits.values()), limits


def test_pieces_placed_again_are_the_same_to_the_last_bit() -> None:
    rng = Random(31)
    for key in chassis():
        pose = anywhere(rng, 900_000)
        one, again = place_ship(ship_shape(key), pose), place_ship.__wrapped__(ship_shape(key), pose)
        assert one is place_ship(ship_shape(key), pose)
        assert one is not again
        assert (one.base.corners, one.dials) == (again.base.corners, again.dials)
        for first, second in zip(one.zones, again.zones, strict=True):
            assert (first.corners, first.arc, first.targeting_point) == (
                second.corners,
                second.arc,
                second.targeting_point,
            )
    pose = anywhere(rng, 900_000)
    for key in obstacle_tokens():
        shape = obstacle_shape(key)
        assert place_obstacle(shape, pose).outline == place_obstacle.__wrapped__(shape, pose).outline
        assert shape.parts == obstacle_shape.__wrapped__(key).parts
    for place in (place_squadron, place_token):
        assert (place(pose).x, place(pose).r) == (place.__wrapped__(pose).x, place.__wrapped__(pose).r)


def test_remembered_courses_and_sides_equal_recalculated_ones() -> None:
    rng = Random(32)
    for size in Size:
        for _ in range(60):
            clicks = tuple(rng.randrange(-2, 3) for _ in range(rng.randrange(5)))
            assert legal_sides(size, clicks) == legal_sides.__wrapped__(size, clicks)
            for side in SIDES:
                assert _displacement(size, clicks, side) == _displacement.__wrapped__(size, clicks, side)


def test_the_order_of_questions_changes_no_answer() -> None:
    """Zones and dials are worked out when first asked for."""
    rng = Random(33)
    for key in chassis():
        pose = anywhere(rng, 900_000)
        one, other = Ship(ship_shape(key), pose), Ship(ship_shape(key), pose)
        names = list(one.shape.zones)
        forward = {name: one.zone(name).corners for name in names}
        backward = {name: other.zone(name).corners for name in reversed(names)}
        assert forward == backward
        assert [zone.zone for zone in one.zones] == [zone.zone for zone in other.zones] == names


def test_sine_and_cosine_have_the_bits_they_had_where_they_were_first_worked_out() -> None:
    """Every seventh millidegree: any other machine must find the same fingerprint."""
    bits = b"".join(struct.pack("<dd", *sin_cos.__wrapped__(k)) for k in range(0, 360_000, 7))
    assert sha256(bits).hexdigest() == "a5f3b579dcbaf6f3f74d58548efe01b59337f51c98994a87fc436568ec460274"


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.stem)
def test_geometry_reckons_only_with_what_every_machine_reckons_alike(source: Path) -> None:
    """`**` calls the C library's `pow`, which IEEE 754 does not fix: `x ** 2` is not always `x * x`, to the last bit.

    Of `math`, only the square root is fixed; bearings may decide which arc is wide, but enter no measurement.
    """
    tree = ast.parse(source.read_text(encoding="utf-8"))
    powers = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow)]
    assert powers == [], f"powers in lines {powers}"
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "math"
        for alias in node.names
    }
    assert names <= {"inf", "sqrt", "atan2", "degrees"}
