"""Objective tokens that were moved or taken off the table: the moment at which effects answer to it."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog.shapes import obstacle_shape
from armada.engine.procedures import DONE, REPEAT, Call, Open, Procedure, Signal, StepResult
from armada.engine.secrecy import all_open
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_obstacle, place_token
from armada.geometry.pose import Pose
from armada.geometry.ruler import Band
from armada.rules.game import Game
from armada.rules.timing import OBJECT_AFTER
from armada.state.events.cards import ObjectiveTokenChanged


@all_open
class TokensChanged(Procedure, kw_only=True):
    """Objective tokens were moved or removed: one moment for each."""

    before: tuple[Pose, ...]
    """Where they lay."""

    place: int = 0
    was_offered: bool = False

    @property
    def pose(self) -> Pose:
        """Where the token that is looked at lay."""
        return self.before[self.place]

    def was_near(self, game: Game, unit: int, band: Band) -> bool:
        """Whether the token lay up to a distance of a squadron, and not on an obstacle."""
        token = place_token(self.pose)
        if not game.is_on_table(unit) or not band.reaches(measure(game.body(unit), token).mm):
            return False
        obstacles = [each for each in game.state.obstacles if each.pose is not None]
        shapes = [place_obstacle(obstacle_shape(each.key, each.mirrored), each.pose) for each in obstacles if each.pose]
        return not any(overlaps(token, shape) for shape in shapes)

    def look_at_each(self, game: Game) -> StepResult:
        """Effects answer at once, inside whatever moved the token."""
        if self.place == len(self.before):
            return DONE
        if not self.was_offered:
            self.was_offered = True
            return Open(OBJECT_AFTER, then=REPEAT)
        self.place, self.was_offered = self.place + 1, False
        return REPEAT

    steps = (look_at_each,)


def change_tokens(game: Game, tokens: Sequence[int], pose: Pose | None, then: Signal, unit: int = -1) -> Call:
    """Move objective tokens, or take them off the table; effects answer before anything else goes on."""
    before = tuple([found for token in tokens if (found := game.state.tokens[token].pose) is not None])
    for token in tokens:
        game.emit(ObjectiveTokenChanged(token, pose, unit))
    return Call(TokensChanged(before=before), then=then)
