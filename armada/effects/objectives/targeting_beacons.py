"""Targeting Beacons: the second player rerolls dice against ships near beacons."""

from __future__ import annotations

from typing import Final

from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInAttack,
    first_player,
    is_of_first,
    is_token_near,
    second_player,
    token_place,
    tokens_on_table,
)
from armada.effects.verbs.dice import reroll
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_MODIFY, SETUP_5_AFTER
from armada.rules.token_placement import PlaceTokens

BEACONS: Final = 4
BEACON_DICE: Final = 2


@trigger("targeting_beacons", at=SETUP_5_AFTER)
class TargetingBeaconsTokens(ObjectiveEffect[Setup], kw_only=True):
    """The players place four beacons in turn, the second player first, anywhere in the setup area."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player begins."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Two each."""
        seats = (second_player(game), first_player(game))
        placers = tuple([seats[turn % 2] for turn in range(BEACONS)])
        return Call(PlaceTokens(placers=placers, kind=self.key, place=token_place(game)), then=DONE)


@offer("targeting_beacons", at=ATK_3_MODIFY)
class TargetingBeacons(ObjectiveInAttack, kw_only=True):
    """While a ship of the second player attacks a ship at distance 1-2 of a beacon, reroll up to two dice."""

    @rule("FX-12")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """However many beacons are near."""
        return (
            bool(attack.pool.free)
            and attack.is_ship_to_ship(game)
            and not is_of_first(game, attack.attacker)
            and any(
                is_token_near(game, token, attack.defender, Distance.TWO) for token in tokens_on_table(game, self.key)
            )
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Together."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, most=BEACON_DICE)
        return DONE
