"""Advanced Gunnery: objective ships can attack from a hull zone that has attacked."""

from __future__ import annotations

from armada.effects.objectives.objective import (
    CountsTwice,
    NameOwnShips,
    ObjectiveInAttack,
    is_objective_ship,
    is_of_first,
)
from armada.effects.verbs.card_effects import mark
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, StepResult, rule
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.queries import ATTACK_ZONE, MAY_TARGET, AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ATK_3_START, GAME_END_OBJECTIVE, SETUP_6_AFTER
from armada.state.records import Scope


@trigger("advanced_gunnery", at=SETUP_6_AFTER)
class AdvancedGunneryShips(NameOwnShips, kw_only=True):
    """Once both fleets are deployed, each player chooses an own ship as objective ship."""


@modifier("advanced_gunnery", at=ATTACK_ZONE, stage=Stage.PERMIT)
@rule("CARD-advanced-gunnery-03", "CARD-advanced-gunnery-02")
def advanced_gunnery_zones(
    game: Game, card: CardInPlay, activation: ShipActivation, zones: tuple[HullZone, ...]
) -> tuple[HullZone, ...]:
    """An objective ship can attack from a hull zone that has attacked; how often it attacks stays the same."""
    return game.zones(activation.ship) if is_objective_ship(game, activation.ship) else zones


def _aim(zone: HullZone | None, target_zone: HullZone | None) -> str:
    return f"{zone or ''}>{target_zone or ''}"


@trigger("advanced_gunnery", at=ATK_3_START)
class AdvancedGunneryTargets(ObjectiveInAttack, kw_only=True):
    """Remember for the round what the first player's objective ship attacked from which hull zone."""

    is_silent = True

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """That ship attacks."""
        return is_objective_ship(game, attack.attacker) and is_of_first(game, attack.attacker)

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """The squadron, or the hull zone of the ship."""
        aim = _aim(attack.zone, attack.target_zone)
        mark(game, self.key, Scope.ROUND, unit=attack.attacker, value=attack.defender, text=aim)
        return DONE


@modifier("advanced_gunnery", at=MAY_TARGET, stage=Stage.FORBID)
@rule("CARD-advanced-gunnery-03")
def advanced_gunnery_targets(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """From one hull zone the first player's objective ship attacks no hull zone or squadron twice in a round."""
    if not may or not game.state.lasting:
        return may
    aim = _aim(option.zone, option.target_zone)
    return not any(
        entry.value == option.defender and entry.text == aim for entry in game.lasting(card.key, option.attacker)
    )


@trigger("advanced_gunnery", at=GAME_END_OBJECTIVE)
class AdvancedGunneryScore(CountsTwice, kw_only=True):
    """A destroyed objective ship counts twice."""
