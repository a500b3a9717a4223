"""Offensive retrofits of later waves: capacitors, transponders, rocket troopers."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.dice import add_dice
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance, Range
from armada.rules.armament import armament, may_add_dice
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import ATTACK_RANGE, GATHER, MUST_ATTACK_SQUADRON, AttackOption
from armada.rules.raid_tokens import give_raid_token, raid_types
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_START, ATK_3_MODIFY
from armada.state.records import Scope, SquadronId

# Disposable Capacitors

CAPACITORS = "disposable_capacitors"
CHARGED = "disposable_capacitors_in_force"


@offer(CAPACITORS, at=ACT_START, cost=DISCARD)
class DisposableCapacitors(ShipEffect[ShipActivation], kw_only=True):
    """When the ship activates, its blue dice reach to long range against ships until the end of the round."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It is this ship."""
        return activation.ship == self.ship

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """In all its attacks of the round."""
        mark(game, self.key, Scope.ROUND, unit=self.ship)
        return DONE


def _is_charged(game: Game, option: AttackOption) -> bool:
    return (
        option.range is Range.LONG
        and bool(game.lasting(CAPACITORS, option.attacker))
        and game.is_ship(option.attacker)
        and game.is_ship(option.defender)
    )


@modifier(CHARGED, at=ATTACK_RANGE, stage=Stage.PERMIT, standing=True, card=CAPACITORS)
@rule("RANGE-10")
def capacitors_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """A hull zone with blue dice and no red ones can attack there too."""
    return is_at_range or (_is_charged(game, option) and armament(game, option).blue > 0)


@modifier(CHARGED, at=GATHER, stage=Stage.INCREASE, standing=True, card=CAPACITORS)
@rule("RANGE-11")
def capacitors_dice(game: Game, card: CardInPlay, option: AttackOption, colors: tuple[Color, ...]) -> tuple[Color, ...]:
    """The blue dice of the battery are gathered."""
    return (*colors, Color.BLUE) if Color.BLUE not in colors and _is_charged(game, option) else colors


# Advanced Transponder Net


@modifier("advanced_transponder_net", at=MUST_ATTACK_SQUADRON, stage=Stage.LIMIT)
@rule("ENG-03", "KEY-17", "KEY-18")
def advanced_transponder_net(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """Friendly Heavy squadrons at distance 1-2 keep those engaged with them from attacking ships after all.

    It follows Heavy itself, and stands before the effects that lift the ban.
    """
    if must or game.are_friendly(squadron, card.unit):
        return must
    return any(
        has_keyword(game, enemy, "heavy") and is_at(game, card.unit, enemy, Distance.TWO)
        for enemy in engagement(game, squadron).squadrons
    )


# B2 Rocket Troopers


@offer("b2_rocket_troopers", at=ATK_3_MODIFY, cost=EXHAUST)
class B2RocketTroopers(AttackEffect, kw_only=True):
    """While attacking, give a ship at close-medium range a raid token; or add a die against a squadron."""

    @rule("EXT-raid-10", "EXT-raid-11")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The ship can gain one, or the pool has a die."""
        if attack.attacker != self.ship:
            return False
        if not game.is_ship(attack.defender):
            return bool(attack.pool.dice) and may_add_dice(game, attack)
        return attack.range(game) is not Range.LONG and bool(raid_types(game, attack.defender))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """A raid token of one's choice, or a die of a colour in the pool."""
        if game.is_ship(attack.defender):
            yield from give_raid_token(game, self.seat, attack.defender, self.key)
            return DONE
        color = yield from choose(self.seat, ADDED_COLOR, attack.pool.colors)
        yield from add_dice(game, attack, (color,), self.key)
        return DONE
