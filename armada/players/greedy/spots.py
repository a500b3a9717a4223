"""Obstacles that a squadron seeks or shuns: purrgil, exogorths, and tokens that lie on obstacles."""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.analysis.value import HullLeft
from armada.catalog.shapes import obstacle_shape
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, place_obstacle
from armada.geometry.ruler import Distance
from armada.rules.exogorths import exogorths
from armada.rules.game import Game
from armada.rules.moving_objects import tokens_on
from armada.rules.obstacles import PURRGIL_DAMAGE
from armada.rules.purrgil import purrgil
from armada.state.records import Squadron

BITE: Final = 1.5
"""The hull points that an exogorth costs a squadron on average."""

BITTEN: Final = 0.6
"""The weight of an attack that comes only in the next Squadron Phase."""

TOKENS_ON_OBSTACLES: Final = "infested_fields"
"""The objective whose tokens squadrons take from obstacles."""


class Spot(NamedTuple):
    """An obstacle, the distance up to which it matters (0: it must be overlapped), and the points it is worth."""

    body: Obstacle
    near: float
    points: float

    def reaches(self, base: Disc) -> bool:
        """Whether it matters to a squadron at a place."""
        return measure(base, self.body).mm <= self.near if self.near else overlaps(base, self.body)


def spots(game: Game, squadron: Squadron, health: HullLeft) -> list[Spot]:
    """The obstacles that matter to a squadron."""
    if not any(obstacle.pose is not None for obstacle in game.state.obstacles):
        return []
    found = [Spot(_body(game, n), 0.0, -health.loss(0, min(PURRGIL_DAMAGE, squadron.hull))) for n in purrgil(game)]
    harm = BITTEN * health.loss(0, min(BITE, health.hull - 0.3))
    found += [Spot(_body(game, n), Distance.ONE.end, -harm) for n in exogorths(game)]
    if game.state.objective == TOKENS_ON_OBSTACLES:
        points = float(game.catalog.objectives[TOKENS_ON_OBSTACLES].victory_token or 0)
        lying = [
            n for n, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None and tokens_on(game, n)
        ]
        found += [Spot(_body(game, n), 0.0, points) for n in lying]
    return found


def _body(game: Game, number: int) -> Obstacle:
    found = game.state.obstacles[number]
    assert found.pose is not None
    return place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)
