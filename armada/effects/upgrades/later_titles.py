"""Titles of later waves, for ships of the first ones."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Step
from armada.engine.questions import choose
from armada.rules.game import Game
from armada.rules.queries import YAW
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed
from armada.rules.timing import ROUND_START
from armada.state.events.attack import DefenseTokenReplaced
from armada.state.records import TokenId, TokenState


@modifier("harrow", at=YAW, stage=Stage.SET)
def harrow(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """In maneuvers of the ship at speed 1 the yaw value is II."""
    if maneuver.ship != card.unit or not yaws or maneuver_speed(game, maneuver) != 1:
        return yaws
    return (2, *yaws[1:])


@offer("vanguard", at=ROUND_START)
class Vanguard(ShipEffect[Round], kw_only=True):
    """At the start of round 1, replace one of the ship's defense tokens by a Redirect."""

    def _tokens(self, game: Game) -> list[TokenId]:
        return tokens_in(game, self.ship, TokenState.READIED, TokenState.EXHAUSTED)

    def can_resolve(self, game: Game, round: Round) -> bool:
        """It has one."""
        return round.number == 1 and bool(self._tokens(game))

    def resolve(self, game: Game, round: Round) -> Step:
        """The old one is not discarded: it leaves the game."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        game.emit(DefenseTokenReplaced(self.ship, token, DefenseToken.REDIRECT))
        return DONE
