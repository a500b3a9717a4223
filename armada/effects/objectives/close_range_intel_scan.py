"""Close-Range Intel Scan: accuracy icons spent on ships earn victory tokens."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import ObjectiveEffect, ObjectiveInAttack, gain_victory_tokens, is_of_first
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose_some
from armada.rules.attack import Attack
from armada.rules.attack_effects import may_spend_accuracy
from armada.rules.attack_events import modify_pool
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_MODIFY, SETUP_5_BEFORE
from armada.state.dice import DieFace

SPENT_ACCURACY = Kind[tuple[int, ...]]("spent accuracy dice")


@trigger("close_range_intel_scan", at=SETUP_5_BEFORE)
class IntelScanObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Two dust fields join the obstacles."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """They are placed like the others."""
        plan = setup.obstacles
        setup.obstacles = replace(plan, obstacles=(*plan.obstacles, *add_dust_fields(game)))
        return DONE


@offer("close_range_intel_scan", at=ATK_3_MODIFY)
class IntelScan(ObjectiveInAttack, kw_only=True):
    """While a ship attacks a ship, spend an accuracy die, or two if it is the first player's, for a victory token."""

    def _price(self, game: Game, attack: Attack) -> int:
        return 2 if is_of_first(game, attack.attacker) else 1

    @rule("DMGCARD-blinded-gunners-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are enough of these dice, and they may be spent."""
        dice = attack.pool.places(face=DieFace.ACCURACY)
        return (
            len(dice) >= self._price(game, attack) and attack.is_ship_to_ship(game) and may_spend_accuracy(game, attack)
        )

    @rule("DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """They lock no defense token."""
        price, dice = self._price(game, attack), attack.pool.places(face=DieFace.ACCURACY)
        spent = yield from choose_some(game.controller(attack.attacker), SPENT_ACCURACY, dice, least=price, most=price)
        modify_pool(game, attack, attack.pool.without(spent), self.key, spent=spent)
        gain_victory_tokens(game, game.side(attack.attacker), unit=attack.attacker)
        return DONE
