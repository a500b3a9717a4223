"""Titles of dice in attacks: added, or rerolled with the help of another ship."""

from __future__ import annotations

from collections.abc import Sequence

from armada.catalog.cards import Color, Dice
from armada.effects.verbs.card_effects import AttackEffect, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.copies import exhaust_copy, is_exhausted, ships_with_copy
from armada.effects.verbs.dice import add_dice, reroll
from armada.effects.verbs.shapes import rerolls
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, Step, rule
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance, Range
from armada.rules.armament import may_add_dice
from armada.rules.attack import Attack
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, printed_keywords
from armada.rules.queries import (
    BATTERY,
    KEYWORD,
    MAY_ATTACK,
    MAY_TARGET,
    SALVO_ARMAMENT,
    Armament,
    AttackOption,
    KeywordOf,
)
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ATK_3_MODIFY
from armada.state.records import Scope, ShipId, SquadronId, UnitId


@rerolls("unity", most=1)
def unity(game: Game, ship: ShipId, attack: Attack) -> Sequence[int]:
    """While attacking a squadron that is engaged with a friendly squadron without printed Heavy, reroll a die."""
    if game.is_ship(attack.defender) or not game.is_on_table(attack.defender):
        return ()
    engaging = engagement(game, SquadronId(attack.defender)).squadrons
    light = any("heavy" not in printed_keywords(game.unit(s).card, game.state.printing) for s in engaging)
    return range(len(attack.pool.dice)) if light else ()


@offer("patriot_fist", at=ATK_3_MODIFY)
class PatriotFist(AttackEffect, kw_only=True):
    """In its first attack of the activation, on a ship at medium-long range, add two blue dice: it is the only one."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The ship has made no other attack in this activation."""
        activation = game.innermost(ShipActivation)
        return (
            attack.attacker == self.ship
            and game.is_ship(attack.defender)
            and activation is not None
            and activation.ship == self.ship
            and not activation.attacks
            and not game.lasting(self.key, self.ship)
            and attack.range(game) is not Range.CLOSE
            and may_add_dice(game, attack)
        )

    @rule("ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Until the activation ends it attacks no more."""
        yield from add_dice(game, attack, (Color.BLUE, Color.BLUE), self.key)
        mark(game, self.key, Scope.ACTIVATION, unit=self.ship)
        return DONE


@modifier("patriot_fist", at=MAY_ATTACK, stage=Stage.FORBID)
def patriot_fist(game: Game, card: CardInPlay, unit: UnitId, may: bool) -> bool:
    """On no occasion."""
    return may and not (unit == card.unit and game.lasting(card.key, card.unit))


# Task Force Organa


@offer("task_force_organa", at=ATK_3_MODIFY)
class TaskForceOrgana(AttackEffect, kw_only=True):
    """While attacking, exhaust the copy of another friendly ship at distance 1-3 to reroll one or two dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are dice, and such a copy is readied."""
        return (
            attack.attacker == self.ship
            and bool(attack.pool.dice)
            and bool(ships_with_copy(game, self.card, Distance.THREE))
        )

    def pay(self, game: Game) -> Step:
        """One copy in an attack."""
        yield from exhaust_copy(game, self.seat, self.card, Distance.THREE)
        return NEXT

    @rule("DICE-06")
    def roll_again(self, game: Game) -> Step:
        """Both dice together."""
        yield from reroll(game, game.subject_of(self), self.seat, self.key, most=2)
        return DONE

    steps = (pay, roll_again)


@modifier("task_force_organa", at=MAY_TARGET, stage=Stage.FORBID)
@rule("FX-03")
def task_force_organa(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """While its own copy is exhausted the ship cannot attack ships."""
    if not may or option.attacker != card.unit or not game.is_ship(option.defender):
        return may
    return not is_exhausted(game, card)


# Nevoota Bee


@modifier("nevoota_bee", at=KEYWORD, stage=Stage.SET)
@rule("KEY-35")
def nevoota_bee(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Squadron: squadrons that are not unique have Swarm while the ship activates them."""
    if value is not None or asked.keyword != "swarm" or game.is_ship(asked.unit):
        return value
    squadron = SquadronId(asked.unit)
    if not activated_by(game, squadron, card.unit) or game.squadron_card(squadron).unique:
        return None
    return 0


@offer("nevoota_bee", at=ATK_3_MODIFY)
class NevootaBee(AttackEffect, kw_only=True):
    """Squadron: a squadron with Swarm that the ship activates rerolls a die against a ship."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It attacks in the activation that the ship's command gave it."""
        return (
            bool(attack.pool.dice)
            and not game.is_ship(attack.attacker)
            and game.is_ship(attack.defender)
            and activated_by(game, SquadronId(attack.attacker), self.ship)
            and has_keyword(game, attack.attacker, "swarm")
        )

    @rule("DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, most=1)
        return DONE


# Lucid Voice

SIDES = (HullZone.LEFT, HullZone.RIGHT)


@modifier("lucid_voice", at=BATTERY, stage=Stage.PRINTED)
@rule("ATK-14", "CARD-fire-lanes-02")
def lucid_voice(game: Game, card: CardInPlay, armament: Armament, printed: Dice) -> Dice:
    """The rear battery is three red dice; the left and right ones have a black die more and a blue one less."""
    if armament.unit != card.unit:
        return printed
    if armament.zone is HullZone.REAR:
        return Dice(red=3)
    if armament.zone in SIDES:
        return Dice(red=printed.red, blue=max(0, printed.blue - 1), black=printed.black + 1)
    return printed


@modifier("lucid_voice", at=SALVO_ARMAMENT, stage=Stage.PRINTED)
@rule("EXT-salvo-05")
def lucid_voice_salvo(game: Game, card: CardInPlay, option: AttackOption, printed: Dice) -> Dice:
    """A salvo at a ship has these three red dice too."""
    return Dice(red=3) if option.attacker == card.unit and game.is_ship(option.defender) else printed
