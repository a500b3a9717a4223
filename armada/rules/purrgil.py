"""Purrgil: obstacles that wander; the players move them at the end of each round (EXT-obstacle-18)."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.engine.procedures import DONE, REPEAT, Call, Procedure, StepResult, rule
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.obstacles import kind_of


def purrgil(game: Game) -> tuple[int, ...]:
    """The purrgil on the table, by their numbers."""
    return tuple(
        [
            number
            for number, obstacle in enumerate(game.state.obstacles)
            if obstacle.pose is not None and kind_of(game, number) is ObstacleKind.PURRGIL
        ]
    )


@all_open
class MovePurrgil(Procedure):
    """The players each choose a different purrgil and move it within distance 1-2, the second player first."""

    turn: int = 0
    moved: tuple[int, ...] = ()

    @rule("EXT-obstacle-18", "EXT-object-05")
    def move_next(self, game: Game) -> StepResult:
        """With one purrgil only the second player moves it; it may be left where it is."""
        done = game.result(MoveObstacle)
        if done is not None:
            self.moved += (done.moved,)
        left = tuple([number for number in purrgil(game) if number not in self.moved])
        if not left or self.turn == len(game.sides_in_order):
            return DONE
        seat = game.grand_admiral(game.sides_in_order[1 - self.turn])
        self.turn += 1
        return Call(MoveObstacle(by=seat, choices=left, band=Distance.TWO.number), then=REPEAT)

    steps = (move_next,)
