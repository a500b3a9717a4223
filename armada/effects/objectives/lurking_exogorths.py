"""Exogorths that attack once and come back: what Infested Fields and Asteroid Tactics share."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import ObjectiveEffect, second_player
from armada.effects.objectives.obstacles import of_kind
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.rules.exogorths import PlaceExogorths, exogorths, touched_obstacles
from armada.rules.game import Game
from armada.rules.rounds import Round
from armada.state.events.movement import ObstacleRemoved


def remove_exogorths(game: Game) -> tuple[int, ...]:
    """All exogorths leave the table: the obstacles that they touched, each once."""
    found = exogorths(game)
    touched = dict.fromkeys([obstacle for number in found for obstacle in touched_obstacles(game, number)])
    for number in found:
        game.emit(ObstacleRemoved(number))
    return tuple(touched)


class ExogorthsReturn(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round the second player places the exogorths that are not on the table."""

    def decider(self, game: Game, round: Round) -> Seat:
        """The second player."""
        return second_player(game)

    def _gone(self, game: Game) -> tuple[int, ...]:
        lying = exogorths(game)
        return tuple([number for number in of_kind(game, ObstacleKind.EXOGORTH) if number not in lying])

    def can_resolve(self, game: Game, round: Round) -> bool:
        """Some are not."""
        return bool(self._gone(game))

    @rule("EXT-obstacle-06", "EXT-obstacle-07")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """Each touching an obstacle that no exogorth touches."""
        place = PlaceExogorths(by=second_player(game), left=self._gone(game), area=game.play_area.area)
        return Call(place, then=DONE)
