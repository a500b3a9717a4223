"""Titles that lower the damage of an attack, or let another ship suffer it."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.title.attacks import SPENT_SHIELD
from armada.effects.upgrades.title.defense import LowersDamage
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.copies import exhaust_copy, is_exhausted, ships_with_copy
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.damage import SufferDamage, change_shields
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import DEFTOKEN_SPEND as CAN_SPEND
from armada.rules.queries import ENGINEERING_POINTS, OBSTRUCTED, SHIELDS, AttackOption, TokenUse, ZoneOf
from armada.rules.repair import RepairCommand
from armada.rules.timing import ATK_5_BEFORE_SUFFER, DEFTOKEN_SPEND

ENGINEERING_TITLE = "task_force_antilles"


@offer("foremans_labor", at=ATK_5_BEFORE_SUFFER, cost=EXHAUST)
class ForemansLabor(LowersDamage, kw_only=True):
    """Attacks on a hull zone of the ship that has shields do one damage less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage, and a shield is left there."""
        zone = attack.target_zone
        if attack.defender != self.ship or attack.total <= 0 or zone is None:
            return False
        return game.ask(SHIELDS, ZoneOf(self.ship, zone), game.shields(self.ship, zone)) > 0


@offer("implacable", at=ATK_5_BEFORE_SUFFER, cost=EXHAUST)
class Implacable(ShipEffect[Attack], kw_only=True):
    """When a friend at distance 1-2 is attacked, spend one or two front shields: the damage is as much less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage and a shield; this ship counts too."""
        return (
            attack.total > 0
            and game.are_friendly(attack.defender, self.ship)
            and game.shields(self.ship, HullZone.FRONT) > 0
            and is_at(game, self.ship, attack.defender, Distance.TWO)
        )

    @rule("DEF-35", "DMG-25")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Spending shields is not damage."""
        more = (HullZone.FRONT,) if game.shields(self.ship, HullZone.FRONT) > 1 and attack.total > 1 else ()
        second = yield from choose(self.seat, SPENT_SHIELD, more, may_pass=True)
        spent = 1 if second is PASS else 2
        change_shields(game, self.ship, HullZone.FRONT, -spent, self.key)
        attack.total -= spent
        return DONE


@offer("seventh_fleet_star_destroyer", at=ATK_5_BEFORE_SUFFER)
class SeventhFleetStarDestroyer(ShipEffect[Attack], kw_only=True):
    """When its front is attacked, exhaust the copy of another friendly ship at distance 1-4: one damage less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage, and such a copy is readied."""
        return (
            attack.defender == self.ship
            and attack.total > 0
            and attack.target_zone is HullZone.FRONT
            and bool(ships_with_copy(game, self.card, Distance.FOUR))
        )

    @rule("DEF-35")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """One copy in an attack."""
        yield from exhaust_copy(game, self.seat, self.card, Distance.FOUR)
        attack.total -= 1
        return DONE


@offer(ENGINEERING_TITLE, at=ATK_5_BEFORE_SUFFER)
class TaskForceAntilles(ShipEffect[Attack], kw_only=True):
    """When an attack damages the ship, exhaust the copy of another at distance 1-3: that one suffers one of it."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage, and such a copy is readied."""
        return (
            attack.defender == self.ship and attack.total > 0 and bool(ships_with_copy(game, self.card, Distance.THREE))
        )

    @rule("DMG-05", "DEF-30")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """On a hull zone of its owner's choice; no defense token helps."""
        ship = yield from exhaust_copy(game, self.seat, self.card, Distance.THREE)
        attack.total -= 1
        return Call(SufferDamage(unit=ship, amount=1, by=self.key), then=DONE)


@modifier(ENGINEERING_TITLE, at=ENGINEERING_POINTS, stage=Stage.FORBID)
@rule("FX-03")
def task_force_antilles(game: Game, card: CardInPlay, command: RepairCommand, points: int) -> int:
    """While its own copy is exhausted the ship cannot spend engineering points."""
    return 0 if command.ship == card.unit and is_exhausted(game, card) else points


# Obstruction


@modifier("stronghold", at=OBSTRUCTED, stage=Stage.SET)
@rule("ATK-22", "ENG-13")
def stronghold(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """Attacks on friendly squadrons with Swarm at distance 1-2 are treated as obstructed."""
    if obstructed or game.is_ship(option.defender) or not game.are_friendly(option.defender, card.unit):
        return obstructed
    return has_keyword(game, option.defender, "swarm") and is_at(game, card.unit, option.defender, Distance.TWO)


# Any token as an Evade

SA_NALAOR = "sa_nalaor"
FAST = 2


@offer(SA_NALAOR, at=DEFTOKEN_SPEND)
class SaNalaor(ShipEffect[SpendDefenseToken], kw_only=True):
    """While the ship defends at speed 2 or more, a defense token has the effect of an Evade instead of its own."""

    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It is spent for its effect, and there was no Evade in this attack."""
        attack = game.innermost(Attack)
        return (
            spend.unit == self.ship
            and not spend.as_cost
            and spend.effect is None
            and attack is not None
            and attack.defender == self.ship
            and game.ship(self.ship).speed >= FAST
            and spend.kind(game) is not DefenseToken.EVADE
            and DefenseToken.EVADE not in attack.token_effects
        )

    @rule("DEF-06", "DEF-17")
    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """It counts as spent by its own type."""
        spend.effect = DefenseToken.EVADE
        return DONE


@modifier(SA_NALAOR, at=CAN_SPEND, stage=Stage.FORBID)
def one_evade(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """No second Evade has its effect in an attack."""
    if not may or use.unit != card.unit or use.attack is None or use.attack.defender != card.unit:
        return may
    is_evade = game.unit(use.unit).defense[use.token].kind is DefenseToken.EVADE
    return not is_evade or DefenseToken.EVADE not in use.attack.token_effects
