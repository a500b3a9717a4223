"""Fleet in Being: ships use up tokens to ready defense tokens; ships left without one score for the enemy."""

from __future__ import annotations

from armada.effects.objectives.objective import (
    ObjectiveEffect,
    first_player,
    gain_victory_tokens,
    give_token,
    is_of_first,
    remove_token,
    ship_token,
)
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat, Side
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.status_phase import can_ready
from armada.rules.timing import ATK_1_DECLARED, GAME_END_OBJECTIVE, ROUND_END, SETUP_6_AFTER
from armada.rules.winning import EndOfGame
from armada.state.records import Ship, ShipId, TokenId, TokenState


@trigger("fleet_in_being", at=SETUP_6_AFTER)
class FleetInBeingTokens(ObjectiveEffect[Setup], kw_only=True):
    """Each ship of the first player gets a token, each of the second as many as its command value."""

    @rule("OBJ-02", "EXT-setaside-03")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """The first player's ships first; ships that are not in play get none."""
        for side in game.sides_in_order:
            for ship in game.ships(side):
                for _ in range(1 if is_of_first(game, ship) else game.ship_card(ship).command):
                    give_token(game, self.key, ship)
        return DONE


@offer("fleet_in_being", at=ATK_1_DECLARED)
class FleetInBeing(ObjectiveEffect[Attack], kw_only=True):
    """A ship that is declared as the target may discard one of its tokens to ready a defense token."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)

    def _tokens(self, game: Game, attack: Attack) -> list[TokenId]:
        exhausted = tokens_in(game, attack.defender, TokenState.EXHAUSTED)
        return [token for token in exhausted if can_ready(game, attack.defender, token)]

    @rule("EXT-attack-05")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has a token, and an exhausted defense token that may be readied."""
        return (
            isinstance(game.unit(attack.defender), Ship)
            and ship_token(game, self.key, attack.defender) is not None
            and bool(self._tokens(game, attack))
        )

    @rule("DEF-25")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """It can be spent in this very attack."""
        tokens = self._tokens(game, attack)
        chosen = yield from choose(game.controller(attack.defender), CHOSEN_TOKEN, tokens, about=attack.defender)
        token = ship_token(game, self.key, attack.defender)
        assert token is not None
        remove_token(game, token)
        turn_token(game, attack.defender, chosen, TokenState.READIED, self.key)
        return DONE


def is_near_edge(game: Game, ship: ShipId) -> bool:
    """Whether a ship is at distance 1-5 of a short edge, or at distance 1-3 of a player's edge."""
    area, corners = game.play_area.area, game.hull(ship).base.corners
    short = min([min(x - area.x1, area.x2 - x) for x, _ in corners])
    long = min([min(y - area.y1, area.y2 - y) for _, y in corners])
    return Distance.FIVE.reaches(short) or Distance.THREE.reaches(long)


@trigger("fleet_in_being", at=ROUND_END)
class FleetInBeingEdges(ObjectiveEffect[Round], kw_only=True):
    """Each ship near an edge loses a token at the end of the round."""

    def _ships(self, game: Game) -> list[ShipId]:
        return [
            ship for ship in game.ships() if ship_token(game, self.key, ship) is not None and is_near_edge(game, ship)
        ]

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There is such a ship."""
        return bool(self._ships(game))

    @rule("STAT-08")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """One token, however many edges are near."""
        for ship in self._ships(game):
            token = ship_token(game, self.key, ship)
            assert token is not None
            remove_token(game, token)
        return DONE


@trigger("fleet_in_being", at=GAME_END_OBJECTIVE)
class FleetInBeingScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each ship in play without a token earns its opponent a victory token."""

    def decider(self, game: Game, end: EndOfGame) -> Seat:
        """The first player's tokens are counted first."""
        return first_player(game)

    def _ships(self, game: Game) -> list[ShipId]:
        return [ship for ship in game.ships() if ship_token(game, self.key, ship) is None]

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """There is such a ship."""
        return bool(self._ships(game))

    @rule("SCORE-02", "SCORE-09", "OBJ-05")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """Destroyed ships score their cost alone."""
        for ship in self._ships(game):
            gain_victory_tokens(game, Side(1 - game.side(ship)), unit=ship)
        return DONE
