"""Turbolasers."""

from __future__ import annotations

from armada.catalog.cards import Color, DefenseToken, Dice, Printing
from armada.effects.verbs.armaments import more_dice
from armada.effects.verbs.card_effects import AttackEffect, mark
from armada.effects.verbs.criticals import CriticalEffect
from armada.effects.verbs.dice import CANCELED_DIE, COLORS, add_dice, change_die, faces_with, has_damage, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.armament import may_add_dice
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.attack_events import modify_pool
from armada.rules.costs import EXHAUST
from armada.rules.defense_tokens import SpendDefenseToken, spendable_tokens
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.queries import ANTI_SQUADRON, BRACE, FACEUP, MAY_ATTACK, REDIRECT, AttackOption, Redirecting
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ATK_1_AFTER, ATK_3_MODIFY, ATK_5_CRIT
from armada.state.dice import DieFace
from armada.state.records import Scope, Ship, SquadronId, TokenId, UnitId

SIDES = (HullZone.LEFT, HullZone.RIGHT)
ENDS = (HullZone.FRONT, HullZone.REAR)

more_dice("enhanced_armament", SIDES, Dice(red=1))
more_dice("spinal_armament", ENDS, Dice(red=1))


@offer("dual_turbolaser_turrets", at=ATK_3_MODIFY, cost=EXHAUST)
class DualTurbolaserTurrets(AttackEffect, kw_only=True):
    """While attacking, add a red die; then cancel a die of the pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """This ship attacks."""
        return attack.attacker == self.ship and may_add_dice(game, attack)

    def add(self, game: Game) -> Step:
        """The die is rolled into the pool."""
        yield from add_dice(game, game.subject_of(self), (Color.RED,), self.key)
        return NEXT

    @rule("EXT-ruling-33")
    def remove(self, game: Game) -> Step:
        """Any die goes, the new one too, before anything else happens to the dice."""
        attack: Attack = game.subject_of(self)
        place = yield from choose(self.seat, CANCELED_DIE, attack.pool.free)
        modify_pool(game, attack, attack.pool.without((place,)), self.key, canceled=(place,))
        return DONE

    steps = (add, remove)


@offer("h9_turbolasers", at=ATK_3_MODIFY)
class H9Turbolasers(AttackEffect, kw_only=True):
    """While attacking, turn a die with a hit or critical icon to an accuracy face."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a die is red or blue: black ones have no accuracy face."""
        return attack.attacker == self.ship and bool(self._dice(attack))

    def _dice(self, attack: Attack) -> list[int]:
        return [
            place
            for place, die in enumerate(attack.pool.dice)
            if has_damage(die) and faces_with(die.color, (DieFace.ACCURACY,))
        ]

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        yield from change_die(game, attack, self.seat, self.key, self._dice(attack), (DieFace.ACCURACY,))
        return DONE


@modifier("heavy_turbolaser_turrets", at=BRACE, stage=Stage.LIMIT)
def heavy_turbolaser_turrets(game: Game, card: CardInPlay, attack: Attack, braced: int) -> int:
    """Brace takes off one damage at most, if the defender spends another token too."""
    if attack.attacker != card.unit or sum([spent.unit != attack.attacker for spent in attack.spent]) < 2:
        return braced
    return min(1, braced)


@offer("quad_battery_turrets", at=ATK_3_MODIFY, free=True)
class QuadBatteryTurrets(AttackEffect, kw_only=True):
    """While attacking a ship that is faster, add a blue die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """By the speed dials as they are."""
        return (
            attack.attacker == self.ship
            and isinstance(defender := game.unit(attack.defender), Ship)
            and defender.speed > game.ship(self.ship).speed
            and may_add_dice(game, attack)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_dice(game, attack, (Color.BLUE,), self.key)
        return DONE


@offer("quad_turbolaser_cannons", at=ATK_3_MODIFY, free=True, without_may=True)
class QuadTurbolaserCannons(AttackEffect, kw_only=True):
    """While attacking with a red die that shows accuracy, add a red die that shows accuracy too."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A red accuracy is in the pool."""
        return (
            attack.attacker == self.ship
            and may_add_dice(game, attack)
            and bool(attack.pool.places(color=Color.RED, face=DieFace.ACCURACY))
        )

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """The die is not rolled."""
        modify_pool(game, attack, attack.pool.added(Color.RED, DieFace.ACCURACY), self.key)
        return DONE


@modifier("slaved_turrets", at=MAY_ATTACK, stage=Stage.FORBID)
@rule("CARD-slaved-turrets-01", "CARD-slaved-turrets-02", "CARD-advanced-gunnery-02")
def slaved_turrets(game: Game, card: CardInPlay, unit: UnitId, may: bool) -> bool:
    """The ship attacks once in a round; further squadrons of that attack are part of it."""
    if not may or unit != card.unit:
        return may
    return not game.ship(unit).attacked


@offer("slaved_turrets", at=ATK_3_MODIFY, free=True, without_may=True)
class SlavedTurrets(AttackEffect, kw_only=True):
    """While attacking a ship, add a red die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship is attacked."""
        return attack.attacker == self.ship and game.is_ship(attack.defender) and may_add_dice(game, attack)

    @rule("CARD-slaved-turrets-02")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_dice(game, attack, (Color.RED,), self.key)
        return DONE


@offer("turbolaser_reroute_circuits", at=ATK_3_MODIFY, printing=Printing.ERA_2016)
class TurbolaserRerouteCircuits(AttackEffect, kw_only=True):
    """While attacking, spend an Evade token to turn a red die to its critical or its double hit."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The ship has an Evade to spend and a red die."""
        return attack.attacker == self.ship and Color.RED in attack.pool.colors and bool(self._evades(game, attack))

    def _evades(self, game: Game, attack: Attack) -> list[TokenId]:
        defense = game.ship(self.ship).defense
        spendable = spendable_tokens(game, attack, self.ship)
        return [token for token in spendable if defense[token].kind is DefenseToken.EVADE]

    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._evades(game, game.subject_of(self)))
        return Call(SpendDefenseToken(unit=self.ship, token=token, as_cost=True))

    def change(self, game: Game) -> Step:
        """One red die."""
        attack: Attack = game.subject_of(self)
        faces = (DieFace.CRIT, DieFace.DOUBLE_HIT)
        yield from change_die(game, attack, self.seat, self.key, attack.pool.places(color=Color.RED), faces)
        return DONE

    steps = (pay, change)


@offer("turbolaser_reroute_circuits", at=ATK_3_MODIFY, cost=EXHAUST, printing=Printing.FINAL)
class TurbolaserRerouteCircuitsFinal(TurbolaserRerouteCircuits, kw_only=True):
    """While attacking, exhaust the card and spend an Evade token for the same."""


@modifier("xi7_turbolasers", at=REDIRECT, stage=Stage.FORBID, printing=Printing.ERA_2016)
@rule("CARD-xi7-turbolasers-01", "CARD-xi7-turbolasers-02", "CARD-xi7-turbolasers-03")
def xi7_turbolasers(game: Game, card: CardInPlay, attack: Attack, redirecting: Redirecting) -> Redirecting:
    """A Redirect moves one damage at most, over all other hull zones together."""
    return redirecting._replace(most=1) if attack.attacker == card.unit else redirecting


@modifier("xi7_turbolasers", at=REDIRECT, stage=Stage.FORBID, printing=Printing.FINAL)
@rule("EXT-ruling-02")
def xi7_turbolasers_final(game: Game, card: CardInPlay, attack: Attack, redirecting: Redirecting) -> Redirecting:
    """A Redirect moves one damage at most to each of the other hull zones."""
    return redirecting._replace(each=1) if attack.attacker == card.unit else redirecting


@offer("xx_9_turbolasers", at=ATK_5_CRIT)
class XX9Turbolasers(CriticalEffect, kw_only=True):
    """Critical of any colour: the first two damage cards that the attack deals are dealt faceup."""

    @rule("CARD-xx-9-turbolasers-01")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Which cards those are shows when they are dealt."""
        self.declare(game, attack)
        return DONE


@modifier("xx_9_turbolasers", at=FACEUP, stage=Stage.SET)
@rule("CARD-xx-9-turbolasers-01", "CARD-fire-control-team-01")
def xx_9_turbolasers(game: Game, card: CardInPlay, attack: Attack, faceup: int) -> int:
    """Two cards in all, also together with the standard critical effect."""
    return max(2, faceup) if attack.attacker == card.unit and card.key in attack.criticals else faceup


# Linked Turbolaser Towers

TOWERS = "linked_turbolaser_towers"


@offer(TOWERS, at=ATK_3_MODIFY, printing=Printing.ERA_2016)
class LinkedTurbolaserTowers(AttackEffect, kw_only=True):
    """While attacking, reroll a red die; against the first squadron of an attack, add two dice of any colours."""

    is_repeatable = True

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """One of the two can be done."""
        return attack.attacker == self.ship and (self.can_add(game, attack) or self.can_reroll(game, attack))

    def can_reroll(self, game: Game, attack: Attack) -> bool:
        """A red die, once in an attack."""
        return TOWERS not in attack.notes and bool(attack.pool.places(color=Color.RED))

    def can_add(self, game: Game, attack: Attack) -> bool:
        """Once in the ship's activation, if this squadron is the first of its attack."""
        if game.is_ship(attack.defender) or game.lasting(self.key, self.ship) or not may_add_dice(game, attack):
            return False
        activation = game.innermost(ShipActivation)
        series = self._series(game)
        return (
            activation is not None
            and activation.ship == self.ship
            and not attack.is_counter
            and (series is None or series.attacked == (attack.defender,))
        )

    def _series(self, game: Game) -> AttackFromZone | None:
        """The attack on several squadrons of which this one is part."""
        series = game.innermost(AttackFromZone)
        return series if series is not None and series.attacker == self.ship else None

    @rule("ATK-20", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Both can be done in either order; the dice may be left for the sake of the squadrons that follow."""
        if self.can_add(game, attack):
            one = yield from choose(self.seat, ADDED_COLOR, COLORS, may_pass=self.can_reroll(game, attack))
            if one is not PASS:
                two = yield from choose(self.seat, ADDED_COLOR, COLORS)
                yield from add_dice(game, attack, (one, two), self.key)
                self.pay_for_dice(game)
                series = self._series(game)
                if series is not None:
                    series.goes_no_further = True
                return DONE
        yield from reroll(game, attack, self.seat, self.key, attack.pool.places(color=Color.RED), most=1)
        attack.notes += (self.key,)
        return DONE

    def pay_for_dice(self, game: Game) -> None:
        """Once in an activation."""
        mark(game, self.key, Scope.ACTIVATION, unit=self.ship)


@offer(TOWERS, at=ATK_3_MODIFY, printing=Printing.FINAL)
class LinkedTurbolaserTowersFinal(LinkedTurbolaserTowers, kw_only=True):
    """The reroll is for attacks on squadrons, or with the bombard tag; the card is exhausted for the dice."""

    def can_reroll(self, game: Game, attack: Attack) -> bool:
        """Against a ship only by a ship with the tag."""
        able = not game.is_ship(attack.defender) or "bombard" in game.ship_card(self.ship).traits
        return able and super().can_reroll(game, attack)

    def can_add(self, game: Game, attack: Attack) -> bool:
        """While the card is readied."""
        return EXHAUST.can_pay(game, self) and super().can_add(game, attack)

    @rule("UPG-16")
    def pay_for_dice(self, game: Game) -> None:
        """Once until it is readied."""
        EXHAUST.pay(game, self)


# Heavy Fire Zone

FIRE_ZONE = "heavy_fire_zone"


def _is_in_fire_zone(game: Game, ship: int, defender: UnitId) -> bool:
    """Whether a squadron is engaged with no squadron friendly to the ship."""
    if game.is_ship(defender) or not game.is_on_table(defender):
        return False
    engaging = engagement(game, SquadronId(defender)).squadrons
    return not any(game.are_friendly(squadron, ship) for squadron in engaging)


@modifier(FIRE_ZONE, at=ANTI_SQUADRON, stage=Stage.LIMIT)
@rule("RANGE-10", "ATK-15", "ENG-05")
def heavy_fire_zone(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """All blue dice can be red against such a squadron: at long range they are, else if the attacker says so."""
    if option.attacker != card.unit or option.is_counter or not dice.blue:
        return dice
    if option.range is not Range.LONG and not game.lasting(FIRE_ZONE, card.unit):
        return dice
    if not _is_in_fire_zone(game, card.unit, option.defender):
        return dice
    return Dice(red=dice.red + dice.blue, black=dice.black)


@offer(FIRE_ZONE, at=ATK_1_AFTER)
class HeavyFireZone(AttackEffect, kw_only=True):
    """Against a squadron that no friendly squadron engages, all blue anti-squadron dice become red."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are such dice; at long range nothing is to be decided."""
        return (
            attack.attacker == self.ship
            and not attack.is_counter
            and not attack.given
            and _is_in_fire_zone(game, self.ship, attack.defender)
            and attack.range(game) is not Range.LONG
            and Color.BLUE in attack.gathers(game)
        )

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """In this attack on this squadron."""
        mark(game, self.key, Scope.ATTACK, unit=self.ship)
        return DONE
