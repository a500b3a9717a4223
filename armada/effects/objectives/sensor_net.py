"""Sensor Net: ships gain victory tokens beside objective tokens, which move away."""

from __future__ import annotations

from typing import Final

from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    first_player,
    gain_victory_tokens,
    second_player,
    token_place,
    tokens_near,
)
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import MoveTokens
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_1_REVEAL, SETUP_5_AFTER
from armada.rules.token_placement import PlaceTokens

SENSOR_TOKENS: Final = 4


@trigger("sensor_net", at=SETUP_5_AFTER)
class SensorNetTokens(ObjectiveEffect[Setup], kw_only=True):
    """The players place four tokens in turn, the first player first."""

    @rule("OBJ-04", "OBJ-10")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Beyond distance 5 of the players' edges and beyond distance 3 of each other."""
        seats = (first_player(game), second_player(game))
        placers = tuple([seats[turn % 2] for turn in range(SENSOR_TOKENS)])
        place = token_place(game, edges=Distance.FIVE.end, tokens=Distance.THREE.end)
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@trigger("sensor_net", at=ACT_1_REVEAL)
class SensorNet(ObjectiveEffect[ShipActivation], kw_only=True):
    """A ship that reveals a dial beside tokens gains a victory token; the opponent moves one that its owner names."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    @rule("DMGCARD-crew-panic-01")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A token is at distance 1."""
        return bool(tokens_near(game, self.key, activation.ship))

    @rule("OBJ-04")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """The first player moves it within distance 1-2, the second within distance 1-4; it may stay."""
        ship = activation.ship
        near = tokens_near(game, self.key, ship)
        token = yield from choose(game.controller(ship), CHOSEN_OBJECTIVE_TOKEN, near)
        gain_victory_tokens(game, game.side(ship), unit=ship, token=token)
        mover = game.opponent_of(game.owner(ship))
        band = Distance.TWO if game.side_of(mover) == game.state.first_side else Distance.FOUR
        return Call(MoveTokens(by=mover, tokens=(token,), band=band.number), then=DONE)
