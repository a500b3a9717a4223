"""Intel Sweep: objective ships take tokens, and the player with more victory tokens scores."""

from __future__ import annotations

from typing import Final

from armada.effects.objectives.objective import (
    NameOwnShips,
    ObjectiveEffect,
    TakeToken,
    first_player,
    is_objective_ship,
    second_player,
    token_place,
)
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Side
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.timing import ACT_1_REVEAL, GAME_END_OBJECTIVE, SETUP_5_AFTER
from armada.rules.token_placement import PlaceTokens
from armada.rules.winning import EndOfGame
from armada.state.records import ShipId

SWEEP_TOKENS: Final = 5
SWEEP_SCORE: Final = 75


@trigger("intel_sweep", at=SETUP_5_AFTER)
class IntelSweepSetup(NameOwnShips, kw_only=True):
    """The players place five tokens in turn, the second player first; then each names an objective ship."""

    @rule("CARD-intel-sweep-01")
    def place(self, game: Game) -> StepResult:
        """Beyond distance 5 of the players' edges and beyond distance 3 of each other."""
        seats = (second_player(game), first_player(game))
        placers = tuple([seats[turn % 2] for turn in range(SWEEP_TOKENS)])
        place = token_place(game, edges=Distance.FIVE.end, tokens=Distance.THREE.end)
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place))

    steps = (place, *NameOwnShips.steps)


@offer("intel_sweep", at=ACT_1_REVEAL, free=True)
class IntelSweep(TakeToken, kw_only=True):
    """Objective ships take tokens."""

    def may_take(self, game: Game, ship: ShipId) -> bool:
        """Only an objective ship may."""
        return is_objective_ship(game, ship)


@trigger("intel_sweep", at=GAME_END_OBJECTIVE)
class IntelSweepScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """The player with more victory tokens scores 75 points."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """The numbers differ."""
        one, other = game.state.victory_tokens
        return one != other

    @rule("CARD-intel-sweep-01", "SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """The tokens themselves are worth nothing."""
        one, other = game.state.victory_tokens
        end.add(Side(int(other > one)), SWEEP_SCORE, self.key)
        return DONE
