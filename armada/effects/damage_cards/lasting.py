"""Damage cards with a lasting effect, which holds while the card is faceup (DMG-13, DMG-14); copies act one by one.

Values and permissions are asked of all faceup cards alike. What must be resolved at a timing is found by the game in
the faceup cards of ships in play. Cards that act once, when they are dealt, are in `immediate`.
"""

from __future__ import annotations

from enum import StrEnum

from armada.catalog.cards import DefenseToken
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Range
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.attack_events import remove_die
from armada.rules.damage import SufferDamage
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.queries import (
    ACCURACY,
    CRITICAL,
    DEFTOKEN_READY,
    DEFTOKEN_SPEND,
    ENGINEERING,
    MAY_GAIN_TOKEN,
    MAY_TARGET,
    REMOVED_DICE,
    SHIELD_RECOVER,
    SHIELDS,
    YAW,
    AttackOption,
    CriticalUse,
    ShieldGain,
    TokenUse,
    ZoneOf,
)
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.speed import ChangeSpeed
from armada.rules.timing import ACT_1_BEFORE, ATK_2_REMOVE, MAN_2_END, MAN_AFTER, SPEED_CHANGE
from armada.state.events.commands import DialDiscarded
from armada.state.records import Ship, ShipId, TokenId, TokenState


def copies(game: Game, unit: int, title: str) -> int:
    """How many faceup damage cards of a title a ship has; squadrons have none."""
    record = game.state.units[unit]
    return game.has_faceup(unit, title) if isinstance(record, Ship) and record.damage else 0


# Attacking


@modifier("blinded_gunners", at=ACCURACY, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-blinded-gunners-01")
def blinded_gunners(game: Game, card: CardInPlay, attack: Attack, tokens: tuple[TokenId, ...]) -> tuple[TokenId, ...]:
    """While attacking, the ship cannot spend accuracy icons."""
    return () if tokens and copies(game, attack.attacker, "blinded_gunners") else tokens


@modifier("coolant_discharge", at=MAY_TARGET, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-coolant-discharge-01")
def coolant_discharge(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """Only one attack of the ship each round can target a ship; one made before the card was dealt counts."""
    if not may or option.target_zone is None or not copies(game, option.attacker, "coolant_discharge"):
        return may
    return game.ship(option.attacker).attacks_on_ships == 0


@modifier("depowered_armament", at=MAY_TARGET, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-depowered-armament-01")
def depowered_armament(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """The ship cannot attack at long range."""
    return may and not (option.range is Range.LONG and copies(game, option.attacker, "depowered_armament"))


@modifier("disengaged_fire_control", at=MAY_TARGET, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-disengaged-fire-control-01", "DMGCARD-disengaged-fire-control-02")
def disengaged_fire_control(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """The ship cannot choose a target against which its attack would be obstructed, or treated as obstructed."""
    return may and not (option.obstructed and copies(game, option.attacker, "disengaged_fire_control"))


@modifier("targeter_disruption", at=CRITICAL, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-targeter-disruption-01")
def targeter_disruption(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """While attacking, the ship cannot resolve critical effects; the icons still count as damage."""
    return may and not copies(game, use.attack.attacker, "targeter_disruption")


class LosesDie(Effect[Attack], kw_only=True):
    """Before an attack is rolled, a die of the attacker's choice is removed."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker, who orders this and other removals."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The ship attacks what the card speaks of, and a die is left."""
        is_ship = game.is_ship(attack.defender)
        return attack.attacker == self.card.unit and bool(attack.colors) and is_ship == AT_SHIPS[self.card.key]

    @rule("DMGCARD-damaged-munitions-01", "DMGCARD-point-defense-failure-01", "ATK-23")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """An emptied pool cancels the attack."""
        color = yield from choose(game.controller(attack.attacker), REMOVED_DIE, tuple(dict.fromkeys(attack.colors)))
        remove_die(game, attack, color, self.card.key)
        return DONE


@trigger("damaged_munitions", at=ATK_2_REMOVE)
class DamagedMunitions(LosesDie, kw_only=True):
    """When attacking a ship, remove 1 die before rolling."""


@trigger("point_defense_failure", at=ATK_2_REMOVE)
class PointDefenseFailure(LosesDie, kw_only=True):
    """When attacking a squadron, remove 1 die before rolling; each squadron of one attack is a new attack."""


AT_SHIPS = {"damaged_munitions": True, "point_defense_failure": False}
"""Which of the two acts against ships."""


@modifier("damaged_munitions", at=REMOVED_DICE, stage=Stage.INCREASE, standing=True)
@modifier("point_defense_failure", at=REMOVED_DICE, stage=Stage.INCREASE, standing=True)
@rule("ATK-48", "DMGCARD-damaged-munitions-01", "DMGCARD-point-defense-failure-01")
def dice_lost(game: Game, card: CardInPlay, option: AttackOption, dice: int) -> int:
    """An attack that will lose its last die so is not offered."""
    if AT_SHIPS[card.key] is (option.target_zone is None):
        return dice
    return dice + copies(game, option.attacker, card.key)


# Defending


@modifier("capacitor_failure", at=DEFTOKEN_SPEND, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-capacitor-failure-02")
def capacitor_bars_redirect(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """While a hull zone without shields defends, Redirect cannot be spent."""
    attack = use.attack
    if not may or attack is None or attack.defender != use.unit or not copies(game, use.unit, "capacitor_failure"):
        return may
    zone = attack.target_zone
    if zone is None or game.unit(use.unit).defense[use.token].kind is not DefenseToken.REDIRECT:
        return may
    return game.ask(SHIELDS, ZoneOf(ShipId(use.unit), zone), game.shields(use.unit, zone)) > 0


@modifier("faulty_countermeasures", at=DEFTOKEN_SPEND, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-faulty-countermeasures-01")
def faulty_countermeasures(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """The ship cannot spend exhausted defense tokens, neither for their effect nor as a cost."""
    if not may or not copies(game, use.unit, "faulty_countermeasures"):
        return may
    return game.unit(use.unit).defense[use.token].state is not TokenState.EXHAUSTED


@modifier("compartment_fire", at=DEFTOKEN_READY, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-compartment-fire-01")
def compartment_fire(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """The ship cannot ready its defense tokens."""
    return may and not copies(game, use.unit, "compartment_fire")


# Commands and repair


@modifier("capacitor_failure", at=SHIELD_RECOVER, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-capacitor-failure-01")
def capacitor_bars_shields(game: Game, card: CardInPlay, place: ShieldGain, may: bool) -> bool:
    """A hull zone without shields can neither recover shields nor receive moved ones."""
    if not may or not copies(game, place.ship, "capacitor_failure"):
        return may
    return game.shields(place.ship, place.zone) > 0


@modifier("life_support_failure", at=MAY_GAIN_TOKEN, stage=Stage.FORBID, standing=True)
@rule("DMGCARD-life-support-failure-01")
def life_support_failure(game: Game, card: CardInPlay, ship: ShipId, may: bool) -> bool:
    """The ship cannot have command tokens."""
    return may and not copies(game, ship, "life_support_failure")


@modifier("power_failure", at=ENGINEERING, stage=Stage.REDUCE, standing=True)
@rule("DMGCARD-power-failure-01", "DMGCARD-power-failure-02")
def power_failure(game: Game, card: CardInPlay, ship: ShipId, value: int) -> int:
    """The engineering value is halved, rounded down, by each copy after the other."""
    return int(value // 2 ** copies(game, ship, "power_failure"))


class Panic(StrEnum):
    """The choices of a ship in panic before it reveals its dial."""

    SUFFER = "suffer damage"
    DISCARD = "discard dial"


CREW_PANIC = Kind[Panic]("crew panic")


@trigger("crew_panic", at=ACT_1_BEFORE)
class CrewPanic(Effect[ShipActivation], kw_only=True):
    """Before revealing its dial the ship must suffer 1 damage, or discard the dial and reveal none this round."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A dial is about to be revealed."""
        ship = activation.ship
        return ship == self.card.unit and activation.will_reveal and game.is_in_play(ship)

    @rule("DMGCARD-crew-panic-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """The controller chooses."""
        ship = activation.ship
        panic = yield from choose(game.controller(ship), CREW_PANIC, tuple(Panic))
        if panic is Panic.SUFFER:
            return Call(SufferDamage(unit=ship, amount=1, by=self.card.key), then=DONE)
        activation.will_reveal = False
        game.emit(DialDiscarded(ship, game.ship(ship).dials[0], was_revealed=False))
        return DONE


# Moving


@all_open
@trigger("damaged_controls", at=MAN_2_END)
class DamagedControls(Effect[ExecuteManeuver], kw_only=True):
    """When the ship overlaps a ship or obstacle it is dealt a facedown damage card besides all other effects.

    One card for ships, however many, and one for each obstacle; after collision damage and before obstacle effects.
    """

    dealt: int = 0

    def is_over(self, game: Game) -> bool:
        """A destroyed ship is dealt no more."""
        return not game.is_in_play(self.card.unit)

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """This ship moved and overlapped something."""
        return (
            maneuver.ship == self.card.unit
            and bool(maneuver.overlapped or maneuver.obstacles)
            and game.is_in_play(maneuver.ship)
        )

    @rule("DMGCARD-damaged-controls-01", "DMGCARD-damaged-controls-02")
    def deal_cards(self, game: Game) -> StepResult:
        """One after the other."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        if self.dealt == bool(maneuver.overlapped) + len(maneuver.obstacles):
            return DONE
        self.dealt += 1
        return Call(DealDamageCard(ship=maneuver.ship, by=self.card.key), then=REPEAT)

    steps = (deal_cards,)


@trigger("ruptured_engine", at=MAN_AFTER)
class RupturedEngine(Effect[ExecuteManeuver], kw_only=True):
    """After executing a maneuver with more than 1 on the speed dial the ship suffers 1 damage."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """The dial counts, and the card lay faceup when the maneuver ended (A-31)."""
        return (
            maneuver.ship == self.card.unit
            and game.ship(maneuver.ship).speed > 1
            and self.card.place in maneuver.faceup
        )

    @rule("DMGCARD-ruptured-engine-01", "DMGCARD-ruptured-engine-02")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """On a hull zone of the owner's choice."""
        return Call(SufferDamage(unit=maneuver.ship, amount=1, by=self.card.key), then=DONE)


@modifier("thrust_control_malfunction", at=YAW, stage=Stage.PRINTED, standing=True)
@rule(
    "DMGCARD-thrust-control-malfunction-01",
    "DMGCARD-thrust-control-malfunction-02",
    "DMGCARD-thrust-control-malfunction-03",
    "DMGCARD-thrust-control-malfunction-04",
)
def thrust_control_malfunction(
    game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]
) -> tuple[int, ...]:
    """At the speed of the dial the last joint that can turn has 1 less yaw; other effects can raise it again."""
    if len(yaws) != game.ship(maneuver.ship).speed:
        return yaws
    for _ in range(copies(game, maneuver.ship, "thrust_control_malfunction")):
        last = max([joint for joint, yaw in enumerate(yaws) if yaw > 0], default=None)
        if last is not None:
            yaws = (*yaws[:last], yaws[last] - 1, *yaws[last + 1 :])
    return yaws


@trigger("thruster_fissure", at=SPEED_CHANGE)
class ThrusterFissure(Effect[ChangeSpeed], kw_only=True):
    """When the ship changes its speed it suffers 1 damage; changes that an opponent's effect makes are not its own."""

    def can_resolve(self, game: Game, change: ChangeSpeed) -> bool:
        """The ship's own side changed its dial."""
        return change.ship == self.card.unit and game.side_of(change.by) == game.side(change.ship)

    @rule("DMGCARD-thruster-fissure-01", "DMGCARD-thruster-fissure-02")
    def resolve(self, game: Game, change: ChangeSpeed) -> StepResult:
        """One damage for a change, by however many steps."""
        return Call(SufferDamage(unit=change.ship, amount=1, by=self.card.key), then=DONE)
