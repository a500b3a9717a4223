"""Dangerous Territory: ships take tokens from the obstacles they overlap."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInManeuver,
    gain_victory_tokens,
    is_of_first,
    remove_token,
)
from armada.effects.objectives.obstacles import mark_obstacles, tokens_of
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose_some
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.obstacles import HURTS_SHIPS, kind_of
from armada.rules.queries import OBSTACLE_EFFECT, OnObstacle
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import MAN_2_END, SETUP_5_AFTER, SETUP_5_BEFORE

TAKEN_TOKENS = Kind[tuple[int, ...]]("taken tokens")


@trigger("dangerous_territory", at=SETUP_5_BEFORE)
class DangerousTerritoryObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Obstacles are placed beyond distance 5 of the players' edges."""

    @rule("CARD-dangerous-territory-02", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """All other limits stay."""
        plan = setup.obstacles
        setup.obstacles = replace(plan, place=plan.place._replace(from_long_edges=Distance.FIVE.end))
        return DONE


@trigger("dangerous_territory", at=SETUP_5_AFTER)
class DangerousTerritoryTokens(ObjectiveEffect[Setup], kw_only=True):
    """Each obstacle gets a token."""

    @rule("CARD-dangerous-territory-02")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """The place on the obstacle does not matter."""
        mark_obstacles(game, self.key)
        return DONE


@offer("dangerous_territory", at=MAN_2_END, free=True)
class DangerousTerritory(ObjectiveInManeuver, kw_only=True):
    """A ship that overlaps an obstacle after its maneuver may take the token on it, and gains a victory token."""

    @rule("CARD-dangerous-territory-02")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """There is a token; being deployed on it, or displaced, takes none."""
        return bool(maneuver.obstacles) and any(self._tokens(game, number) for number in maneuver.obstacles)

    def _tokens(self, game: Game, obstacle: int) -> list[int]:
        return tokens_of(game, self.key, obstacle)

    @rule("CARD-dangerous-territory-02")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """One from each obstacle, before the obstacle does harm."""
        on = {number: self._tokens(game, number) for number in maneuver.obstacles}
        every = tuple(dict.fromkeys([token for tokens in on.values() for token in tokens]))
        most = sum([bool(tokens) for tokens in on.values()])

        def allows(chosen: tuple[int, ...]) -> bool:
            return all(sum([token in tokens for token in chosen]) <= 1 for tokens in on.values())

        taken = yield from choose_some(
            game.controller(maneuver.ship), TAKEN_TOKENS, every, least=1, most=most, allows=allows
        )
        for token in taken:
            remove_token(game, token)
        gain_victory_tokens(game, game.side(maneuver.ship), len(taken), unit=maneuver.ship)
        return DONE


@modifier("dangerous_territory", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
@rule("CARD-dangerous-territory-02")
def dangerous_territory(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """Asteroid and debris fields do nothing to the second player's ships."""
    return acts and (is_of_first(game, overlap.unit) or kind_of(game, overlap.obstacle) not in HURTS_SHIPS)
