"""The gravity rift: it slows ships near it, and stops those that are deployed near it (EXT-obstacle-14, -15)."""

from __future__ import annotations

from typing import Final

from armada.catalog.shapes import ObstacleKind, obstacle_shape, obstacle_tokens
from armada.geometry.measure import measure
from armada.geometry.pieces import Ship, place_obstacle
from armada.geometry.ruler import Distance
from armada.rules.game import Game

RIFTS: Final = frozenset({key for key, token in obstacle_tokens().items() if token.kind is ObstacleKind.GRAVITY_RIFT})
DRAG: Final = 1
"""By how much the rift lowers the speed of a maneuver."""


def is_near_rift(game: Game, body: Ship) -> bool:
    """Whether a ship at some place is at distance 1-2 of the gravity rift."""
    for obstacle in game.state.obstacles:
        if obstacle.key in RIFTS and obstacle.pose is not None:
            rift = place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)
            if Distance.TWO.reaches(measure(body, rift).mm):
                return True
    return False
