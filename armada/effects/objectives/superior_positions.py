"""Superior Positions: damage through a rear hull zone earns a victory token."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.objective import ObjectiveEffect, gain_victory_tokens
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, StepResult, rule
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_AFTER, SETUP_6_BEFORE


@trigger("superior_positions", at=SETUP_6_BEFORE)
class FirstPlayerDeploysFirst(ObjectiveEffect[Setup], kw_only=True):
    """The first player deploys everything before the second player deploys anything."""

    @rule("CARD-superior-positions-01", "SETUP-31")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """By the usual rules otherwise."""
        setup.deployment = replace(setup.deployment, order=game.sides_in_order, alternating=False)
        return DONE


@trigger("superior_positions", at=ATK_AFTER)
class SuperiorPositions(ObjectiveEffect[Attack], kw_only=True):
    """After an attack on a rear hull zone in which the defender suffered damage its owner gains a victory token."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("CARD-superior-positions-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """On shields, redirected, by a critical effect: all counts, whatever became of the attacker since (S-23)."""
        return attack.target_zone is HullZone.REAR and (attack.suffered or attack.cards_dealt > 0)

    @rule("CARD-superior-positions-01", "OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """One for each attack."""
        gain_victory_tokens(game, game.side(attack.attacker), unit=attack.attacker)
        return DONE
