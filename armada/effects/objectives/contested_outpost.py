"""Contested Outpost: command values near the station earn victory tokens."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import ObjectiveEffect, gain_victory_tokens
from armada.effects.objectives.obstacles import StationLast, WithoutStation, command_lead, of_kind
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, StepResult, rule
from armada.engine.seats import Side
from armada.rules.game import Game
from armada.rules.obstacles import kind_of
from armada.rules.queries import OBSTACLE_EFFECT, OBSTRUCTS, OnObstacle
from armada.rules.rounds import Round
from armada.rules.timing import ROUND_END, SETUP_5_AFTER, SETUP_5_BEFORE


@trigger("contested_outpost", at=SETUP_5_BEFORE)
class ContestedOutpostObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("contested_outpost", at=SETUP_5_AFTER)
class ContestedOutpostStation(StationLast, kw_only=True):
    """Then the second player places the station."""


@modifier("contested_outpost", at=OBSTRUCTS, stage=Stage.FORBID)
@rule("CARD-contested-outpost-01")
def contested_outpost_sight(game: Game, card: CardInPlay, obstacle: int, obstructs: bool) -> bool:
    """The station obstructs neither attacks nor engagement."""
    return obstructs and kind_of(game, obstacle) is not ObstacleKind.STATION


@modifier("contested_outpost", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
@rule("CARD-contested-outpost-01")
def contested_outpost_station(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """At the station no damage card is discarded and no hull point recovered."""
    return acts and kind_of(game, overlap.obstacle) is not ObstacleKind.STATION


@trigger("contested_outpost", at=ROUND_END)
class ContestedOutpost(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round the larger sum of command values at distance 1 of the station earns a victory token."""

    def _ahead(self, game: Game) -> Side | None:
        """The side with the larger sum; None if they are equal."""
        station = next(iter(of_kind(game, ObstacleKind.STATION)), None)
        return None if station is None else command_lead(game, station)

    @rule("CARD-contested-outpost-01")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """The sums differ."""
        return self._ahead(game) is not None

    @rule("CARD-contested-outpost-01", "STAT-08", "STAT-09", "CARD-general-rieekan-02")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """Also at the end of the last round, before the score."""
        side = self._ahead(game)
        assert side is not None
        gain_victory_tokens(game, side)
        return DONE
