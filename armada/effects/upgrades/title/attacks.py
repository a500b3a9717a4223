"""Titles of ships that attack: their dice, values, and further attacks."""

from __future__ import annotations

from armada.catalog.cards import Color, Printing
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.criticals import CriticalEffect
from armada.effects.verbs.dice import add_any_die, add_dice, change_die, changeable
from armada.effects.verbs.tokens import tokens_in
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance, Range
from armada.rules.armament import armament
from armada.rules.attack import Attack, AttackFromZone, find_attack
from armada.rules.attack_events import modify_pool
from armada.rules.damage import change_shields
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.queries import ATTACK_COUNT, ATTACK_RANGE, DAMAGE_TOTAL, GATHER, OBSTRUCTED, AttackOption
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, LegalAttack, legal_attacks
from armada.rules.timing import ACT_2_END, ATK_3_MODIFY, ATK_5_CRIT, MAN_AFTER
from armada.state.dice import DieFace
from armada.state.records import Scope, ShipId, TokenState

SPENT_SHIELD = Kind[HullZone]("spent shield")


# Dice of this ship's attacks


class TitleAttack(AttackEffect, kw_only=True):
    """An effect on attacks of the ship with the title."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """This ship attacks."""
        return attack.attacker == self.ship


@offer("defiance", at=ATK_3_MODIFY, free=True, without_may=True)
class Defiance(TitleAttack, kw_only=True):
    """While attacking a ship that has activated this round, add a die of any colour."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has."""
        defender = game.unit(attack.defender)
        return super().can_resolve(game, attack) and game.is_ship(defender.id) and defender.activated

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_any_die(game, attack, self.seat, self.key)
        return DONE


@offer("devastator", at=ATK_3_MODIFY)
class Devastator(TitleAttack, kw_only=True):
    """Once in a round, attacking from the front, add a blue die for each discarded defense token of the ship."""

    @rule("CARD-devastator-04")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is one, and it was not used this round."""
        return (
            super().can_resolve(game, attack)
            and attack.zone is HullZone.FRONT
            and bool(tokens_in(game, self.ship, TokenState.DISCARDED))
            and not game.lasting(self.key, self.ship)
        )

    @rule("CARD-devastator-01", "CARD-devastator-02", "CARD-devastator-04")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Replaced and recovered tokens are not discarded ones."""
        count = len(tokens_in(game, self.ship, TokenState.DISCARDED))
        yield from add_dice(game, attack, (Color.BLUE,) * count, self.key)
        mark(game, self.key, Scope.ROUND, unit=self.ship)
        return DONE


@offer("dominator", at=ATK_3_MODIFY)
class Dominator(TitleAttack, kw_only=True):
    """While attacking at close-medium range, spend up to two shields to add as many blue dice."""

    @rule("CARD-dominator-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is a shield."""
        return (
            super().can_resolve(game, attack)
            and attack.range(game) is not Range.LONG
            and any(game.ship(self.ship).shields)
        )

    @rule("CARD-dominator-01", "CARD-dominator-02", "DMG-25")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of one hull zone or of two."""
        zones = [zone for zone in game.zones(self.ship) for _ in range(game.shields(self.ship, zone))]
        first = yield from choose(self.seat, SPENT_SHIELD, tuple(dict.fromkeys(zones)))
        zones.remove(first)
        second = yield from choose(self.seat, SPENT_SHIELD, tuple(dict.fromkeys(zones)), may_pass=True)
        spent = [first] if second is PASS else [first, second]
        yield from add_dice(game, attack, (Color.BLUE,) * len(spent), self.key)
        for zone in spent:
            change_shields(game, self.ship, zone, -1, self.key)
        return DONE


@offer("home_one", at=ATK_3_MODIFY)
class HomeOne(AttackEffect, kw_only=True):
    """While another friendly ship at distance 1-5 attacks, it turns a die to an accuracy face."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A die has such a face."""
        return (
            attack.attacker != self.ship
            and game.is_ship(attack.attacker)
            and game.are_friendly(attack.attacker, self.ship)
            and bool(changeable(attack.pool, (DieFace.ACCURACY,)))
            and is_at(game, self.ship, attack.attacker, Distance.FIVE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        faces = (DieFace.ACCURACY,)
        seat = game.controller(attack.attacker)
        yield from change_die(game, attack, seat, self.key, changeable(attack.pool, faces), faces)
        return DONE


@offer("paragon", at=ATK_3_MODIFY, free=True, without_may=True)
class Paragon(TitleAttack, kw_only=True):
    """While attacking a ship that it attacked before in this round, add a black die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It did."""
        return (
            super().can_resolve(game, attack)
            and game.is_ship(attack.defender)
            and attack.defender in game.ship(self.ship).attacked
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_dice(game, attack, (Color.BLACK,), self.key)
        return DONE


@offer("warlord", at=ATK_3_MODIFY)
class Warlord(TitleAttack, kw_only=True):
    """While attacking, turn a die with an accuracy icon to a face with a hit icon."""

    @rule("CARD-warlord-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is one."""
        return super().can_resolve(game, attack) and bool(attack.pool.places(face=DieFace.ACCURACY))

    @rule("CARD-warlord-01")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """A red one to its double hit too; no face with a critical icon."""
        faces = (DieFace.HIT, DieFace.DOUBLE_HIT)
        yield from change_die(game, attack, self.seat, self.key, attack.pool.places(face=DieFace.ACCURACY), faces)
        return DONE


@offer("dodonnas_pride", at=ATK_5_CRIT)
class DodonnasPride(CriticalEffect, kw_only=True):
    """Blue critical: cancel all dice, and the defender is dealt a faceup damage card, whatever its shields."""

    color = Color.BLUE

    def cancel(self, game: Game) -> StepResult:
        """Then no damage is left to total."""
        attack: Attack = game.subject_of(self)
        self.declare(game, attack)
        every = attack.pool.free
        modify_pool(game, attack, attack.pool.without(every), self.key, canceled=every)
        return Call(DealDamageCard(ship=ShipId(attack.defender), faceup=True, by=self.key))

    steps = (cancel, CriticalEffect.count)


# Values of attacks


@modifier("insidious", at=ATTACK_RANGE, stage=Stage.PERMIT)
@rule("CARD-insidious-01", "CARD-insidious-02")
def insidious_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """Against the rear hull zone of a ship the black dice of the battery reach to medium range."""
    return is_at_range or (_is_insidious(card, option) and armament(game, option).black > 0)


@modifier("insidious", at=GATHER, stage=Stage.INCREASE)
@rule("CARD-insidious-02")
def insidious_dice(game: Game, card: CardInPlay, option: AttackOption, colors: tuple[Color, ...]) -> tuple[Color, ...]:
    """They are gathered there."""
    return (*colors, Color.BLACK) if _is_insidious(card, option) and Color.BLACK not in colors else colors


def _is_insidious(card: CardInPlay, option: AttackOption) -> bool:
    return (
        option.attacker == card.unit
        and option.target_zone is HullZone.REAR
        and option.range in (Range.CLOSE, Range.MEDIUM)
    )


@modifier("salvation", at=DAMAGE_TOTAL, stage=Stage.INCREASE)
def salvation(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """From its front, against ships, each critical icon counts twice."""
    if attack.attacker != card.unit or attack.zone is not HullZone.FRONT or not game.is_ship(attack.defender):
        return total
    return total + attack.pool.crits


@modifier("jainas_light", at=OBSTRUCTED, stage=Stage.FORBID)
def jainas_light(game: Game, card: CardInPlay, option: AttackOption, obstructed: bool) -> bool:
    """The ship's attacks are never obstructed, nor treated so."""
    return obstructed and option.attacker != card.unit


# More attacks


@all_open
@offer("demolisher", at=MAN_AFTER, printing=Printing.ERA_2016)
class Demolisher(ShipEffect[ExecuteManeuver], kw_only=True):
    """In its activation the ship performs one of its two attacks after a maneuver."""

    def _activation(self, game: Game) -> ShipActivation | None:
        activation = game.innermost(ShipActivation)
        return activation if activation is not None and activation.ship == self.ship else None

    def _legal(self, game: Game) -> list[LegalAttack]:
        activation = self._activation(game)
        return [] if activation is None else activation.legal_attacks(game)

    @rule("CARD-demolisher-01", "CARD-demolisher-02", "CARD-demolisher-03", "CARD-demolisher-05")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It was not used in this activation, an attack is left, and there is a target."""
        return (
            maneuver.ship == self.ship
            and game.is_in_play(self.ship)
            and not game.lasting(self.key, self.ship)
            and bool(self._legal(game))
        )

    @rule("CARD-demolisher-04", "CARD-demolisher-05")
    def attack(self, game: Game) -> Step:
        """After mines and collisions, which can forbid it."""
        legal = self._legal(game)
        choice = yield from choose(self.seat, ATTACK, [found.choice for found in legal])
        mark(game, self.key, Scope.ACTIVATION, unit=self.ship)
        return Call(AttackFromZone(attacker=self.ship, choice=choice, obstructed=find_attack(legal, choice).obstructed))

    def remember(self, game: Game) -> StepResult:
        """It is one of the two attacks of the activation."""
        activation, done = self._activation(game), game.result(AttackFromZone)
        if activation is not None and done is not None:
            activation.record_attack(done)
        return DONE

    steps = (attack, remember)


@offer("demolisher", at=MAN_AFTER, printing=Printing.FINAL)
class DemolisherFinal(Demolisher, kw_only=True):
    """In its activation the ship performs one of its two attacks after its first maneuver."""

    @rule("EXT-ruling-01", "EXT-base-05", "CARD-demolisher-02", "CARD-demolisher-03", "CARD-demolisher-05")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """Only then: a maneuver that Engine Techs grants comes too late."""
        activation = self._activation(game)
        return activation is not None and activation.maneuvers == 1 and super().can_resolve(game, maneuver)


@modifier("demolisher", at=ATTACK_COUNT, stage=Stage.FORBID, printing=Printing.FINAL)
@rule("EXT-ruling-01")
def demolisher_attacks(game: Game, card: CardInPlay, activation: ShipActivation, attacks: int) -> int:
    """One attack in the Attack step, the other only after the maneuver."""
    if activation.ship != card.unit or game.innermost(ExecuteManeuver) is not None:
        return attacks
    return min(attacks, 1)


@offer("impetuous", at=ACT_2_END)
class Impetuous(ShipEffect[ShipActivation], kw_only=True):
    """At the end of its Attack step the ship attacks one squadron more, from any hull zone."""

    def _legal(self, game: Game) -> list[LegalAttack]:
        return [found for found in legal_attacks(game, self.ship) if not game.is_ship(found.option.defender)]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """There is a target."""
        return activation.ship == self.ship and bool(self._legal(game))

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """This squadron alone."""
        legal = self._legal(game)
        choice = yield from choose(self.seat, ATTACK, [found.choice for found in legal])
        return Call(Attack.of(find_attack(legal, choice), granted_by=self.key), then=DONE)
