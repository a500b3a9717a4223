"""Games for previews: whole games with random fleets, in which the fleets are moved together once they are deployed."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, place_ship, place_squadron
from armada.geometry.pieces import Ship as Base
from armada.geometry.pose import Pose, pose_at
from armada.records.game import Game
from armada.state.records import Squadron, Unit
from tests.properties.games import new_game, random_question

WIDE, DEEP = 420.0, 260.0
"""How far from the middle ships lie at most, along both edges, in mm."""


def crowded_game(seed: int, *, points: int = 400) -> Game:
    """A game in its first round, with all that is in play on a heap in the middle of the table."""
    game, rng = new_game(seed, points=points, strict=False), Random(f"crowd {seed}")
    while game.state.round == 0:
        question = random_question(game, rng)
        game.play(question.sample(rng), question.seat)
    placed: list[Base | Disc] = []
    poses: dict[int, Pose] = {}
    for unit in sorted(game.state.units, key=lambda unit: isinstance(unit, Squadron)):
        if unit.pose is not None:
            poses[unit.id] = _free_pose(game, unit, placed, rng)
            placed.append(_body(unit, poses[unit.id]))
    units = tuple([replace(unit, pose=poses[unit.id]) if unit.id in poses else unit for unit in game.state.units])
    game.state = replace(game.state, units=units)
    return game.copy()


def _free_pose(game: Game, unit: Unit, placed: list[Base | Disc], rng: Random) -> Pose:
    area = game.play_area
    for attempt in range(4000):
        grown = 1 + attempt / 400
        x = area.width / 2 + rng.uniform(-WIDE, WIDE) * grown
        y = area.height / 2 + rng.uniform(-DEEP, DEEP) * grown
        turn = 0.0 if isinstance(unit, Squadron) else rng.uniform(0, 359)
        pose = pose_at(x, y, turn)
        body = _body(unit, pose)
        if not area.leaves(body) and not any(overlaps(body, other) for other in placed):
            return pose
    raise AssertionError("there is no room on the table")


def _body(unit: Unit, pose: Pose) -> Base | Disc:
    if isinstance(unit, Squadron):
        return place_squadron(pose)
    return place_ship(ship_shape(catalog().ships[unit.card].chassis), pose)
