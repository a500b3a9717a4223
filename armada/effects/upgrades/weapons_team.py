"""Weapons teams."""

from __future__ import annotations

from copy import copy

from armada.catalog.cards import Color, Dice, Printing
from armada.effects.verbs.armaments import plus
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.dice import REROLLED_DICE, SPENT_DIE, change_die, changeable, reroll
from armada.effects.verbs.shapes import Places, rerolls
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.commands import CommandProcedure
from armada.rules.costs import EXHAUST
from armada.rules.damage import SufferDamage
from armada.rules.dice import roll
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.queries import (
    ANTI_SQUADRON,
    ATTACK_ZONE,
    CRITICAL_COUNT,
    MAY_TARGET,
    AttackOption,
)
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.timing import ATK_3_MODIFY, ATK_5_CRIT, ATK_AFTER, CMD_HEADER
from armada.state.dice import CRITS, DieFace
from armada.state.records import Scope, ShipId, SquadronId

SACRIFICED = Kind[SquadronId]("sacrificed squadron")


@offer("fire_control_team", at=ATK_5_CRIT, cost=EXHAUST)
class FireControlTeam(AttackEffect, kw_only=True):
    """In Resolve Damage, resolve one more critical effect, another than the first."""

    @rule("CARD-fire-control-team-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """One was resolved, and another is possible but for the limit."""
        return attack.attacker == self.ship and bool(attack.criticals) and self._could_go_on(game, attack)

    def _could_go_on(self, game: Game, attack: Attack) -> bool:
        unlimited = copy(attack)
        unlimited.criticals = ()
        return any(
            not isinstance(effect, FireControlTeam)
            and effect.card.key not in attack.criticals
            and game.is_in_force(effect.card)
            and (effect.cost is None or effect.cost.can_pay(game, effect))
            and effect.can_resolve(game, unlimited)
            for effect in game.index.effects.get(ATK_5_CRIT.id, ())
        )

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """The limit is lifted by one in this attack."""
        mark(game, self.key, Scope.ATTACK, unit=self.ship)
        return DONE


@modifier("fire_control_team", at=CRITICAL_COUNT, stage=Stage.INCREASE)
@rule("CARD-fire-control-team-02")
def fire_control_team(game: Game, card: CardInPlay, attack: Attack, count: int) -> int:
    """One critical effect more, once the card was exhausted for it."""
    return count + (attack.attacker == card.unit and bool(game.lasting(card.key, card.unit)))


@offer("flight_controllers", at=CMD_HEADER, free=True, printing=Printing.ERA_2016)
class FlightControllers(ShipEffect[CommandProcedure], kw_only=True):
    """Squadron: squadrons that the ship activates have a blue anti-squadron die more until they have activated."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """This ship resolves a Squadron command, and can activate a squadron yet."""
        return command.ship == self.ship and isinstance(command, SquadronCommand) and bool(command.choices(game))

    def resolve(self, game: Game, command: CommandProcedure) -> StepResult:
        """For all squadrons of this command."""
        mark(game, self.key, Scope.COMMAND, unit=self.ship)
        return DONE


@modifier("flight_controllers", at=ANTI_SQUADRON, stage=Stage.INCREASE, printing=Printing.ERA_2016)
def flight_controllers(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """The squadron must be in the activation that the command gave it; counter attacks have their own dice."""
    if option.is_counter or not game.lasting(card.key, card.unit):
        return dice
    activation = game.innermost(SquadronActivation)
    is_active = activation is not None and (activation.squadron, activation.ship) == (option.attacker, card.unit)
    return plus(dice, Dice(blue=1)) if is_active else dice


@modifier("flight_controllers", at=ANTI_SQUADRON, stage=Stage.INCREASE, printing=Printing.FINAL)
@rule("EXT-ruling-21", "EXT-timing-01")
def flight_controllers_final(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """Squadron: in the activation that the ship gives a squadron its anti-squadron armament has a blue die more."""
    if option.is_counter or not activated_by(game, SquadronId(option.attacker), card.unit):
        return dice
    return plus(dice, Dice(blue=1))


@modifier("gunnery_team", at=ATTACK_ZONE, stage=Stage.PERMIT, printing=Printing.ERA_2016)
@rule("CARD-gunnery-team-01")
def gunnery_team_zones(
    game: Game, card: CardInPlay, activation: ShipActivation, zones: tuple[HullZone, ...]
) -> tuple[HullZone, ...]:
    """A hull zone that has attacked in this activation can attack again."""
    return game.zones(card.unit) if activation.ship == card.unit else zones


@modifier("gunnery_team", at=ATTACK_ZONE, stage=Stage.PERMIT, printing=Printing.FINAL)
@rule("EXT-ruling-07")
def gunnery_team_zones_final(
    game: Game, card: CardInPlay, activation: ShipActivation, zones: tuple[HullZone, ...]
) -> tuple[HullZone, ...]:
    """The hull zone of the attack just made can attack again, if Concentrate Fire was resolved against its target."""
    if activation.ship != card.unit or not activation.concentrated:
        return zones
    zone, _ = activation.targets[-1]
    return zones if zone is None or zone in zones else (*zones, zone)


@modifier("gunnery_team", at=MAY_TARGET, stage=Stage.FORBID)
@rule("CARD-gunnery-team-01", "CARD-advanced-gunnery-01", "EXT-ruling-07")
def gunnery_team_targets(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """From one hull zone no ship or squadron is attacked twice in an activation."""
    if not may or option.attacker != card.unit:
        return may
    activation = game.innermost(ShipActivation)
    if activation is None or activation.ship != card.unit:
        return True
    return (option.zone, option.defender) not in activation.targets


@offer("ordnance_experts", at=ATK_3_MODIFY, printing=Printing.ERA_2016)
class OrdnanceExperts(AttackEffect, kw_only=True):
    """While attacking, reroll any number of black dice, once."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A black die is in the pool."""
        return attack.attacker == self.ship and Color.BLACK in attack.pool.colors

    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together."""
        yield from reroll(game, attack, self.seat, self.key, attack.pool.places(color=Color.BLACK))
        return DONE


@rerolls("ordnance_experts", most=2, printing=Printing.FINAL)
def ordnance_experts_final(game: Game, ship: ShipId, attack: Attack) -> Places:
    """While attacking, reroll up to two black dice, once."""
    return attack.pool.places(color=Color.BLACK)


@offer("ruthless_strategists", at=ATK_AFTER)
class RuthlessStrategists(AttackEffect, kw_only=True):
    """After attacking a squadron, let a friendly squadron engaged with it suffer a damage, and it one more."""

    def _engaged(self, game: Game, attack: Attack) -> list[SquadronId]:
        engaging = engagement(game, SquadronId(attack.defender)).squadrons
        return [squadron for squadron in engaging if game.are_friendly(squadron, self.ship)]

    @rule("CARD-ruthless-strategists-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is a squadron still in play, and such a squadron is there."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and game.is_in_play(attack.defender)
            and bool(self._engaged(game, attack))
        )

    @rule("CARD-general-rieekan-04")
    def sacrifice(self, game: Game) -> Step:
        """The cost is paid even if it destroys who pays it."""
        squadron = yield from choose(self.seat, SACRIFICED, self._engaged(game, game.subject_of(self)))
        return Call(SufferDamage(unit=squadron, amount=1, by=self.key))

    def strike(self, game: Game) -> StepResult:
        """No defense token helps."""
        attack: Attack = game.subject_of(self)
        return Call(SufferDamage(unit=attack.defender, amount=1, by=self.key), then=DONE)

    steps = (sacrifice, strike)


@offer("sensor_team", at=ATK_3_MODIFY, cost=EXHAUST)
class SensorTeam(AttackEffect, kw_only=True):
    """While attacking, spend a die to turn another one to an accuracy face."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Of two dice or more some can be turned."""
        return attack.attacker == self.ship and bool(self._spendable(attack))

    def _spendable(self, attack: Attack) -> list[int]:
        """Dice without which one that can be turned is left."""
        places = attack.pool.free
        return [place for place in places if changeable(attack.pool.without((place,)), (DieFace.ACCURACY,))]

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Black dice can be spent but not turned."""
        spent = yield from choose(self.seat, SPENT_DIE, self._spendable(attack))
        rest = attack.pool.without((spent,))
        faces = (DieFace.ACCURACY,)
        yield from change_die(game, attack, self.seat, self.key, changeable(rest, faces), faces, spent=(spent,))
        return DONE


@offer("caitken_and_shollan", at=ATK_3_MODIFY, cost=EXHAUST)
class CaitkenAndShollan(AttackEffect, kw_only=True):
    """While attacking, reroll any number of dice of one colour."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are dice."""
        return attack.attacker == self.ship and bool(attack.pool.free)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together."""
        dice = attack.pool.dice
        chosen = yield from choose_some(
            self.seat,
            REROLLED_DICE,
            range(len(dice)),
            least=1,
            allows=lambda places: len({dice[place].color for place in places}) == 1,
        )
        places = sorted(chosen)
        faces = yield from roll([dice[place].color for place in places])
        modify_pool(game, attack, attack.pool.turned(places, faces), self.key, rerolled=places)
        return DONE


@offer("weapons_battery_techs", at=ATK_3_MODIFY)
class WeaponsBatteryTechs(AttackEffect, kw_only=True):
    """While attacking a ship, turn a die that shows accuracy to a face with a critical icon."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is such a die."""
        return attack.attacker == self.ship and game.is_ship(attack.defender) and bool(self._dice(attack))

    def _dice(self, attack: Attack) -> tuple[int, ...]:
        return attack.pool.places(face=DieFace.ACCURACY)

    @rule("DICE-08")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Red and blue dice have one such face."""
        yield from change_die(game, attack, self.seat, self.key, self._dice(attack), CRITS)
        return DONE


@offer("veteran_gunners", at=ATK_3_MODIFY, cost=EXHAUST)
class VeteranGunners(AttackEffect, kw_only=True):
    """While attacking, reroll all dice in the pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are dice."""
        return attack.attacker == self.ship and bool(attack.pool.free)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """None can be kept."""
        every = attack.pool.free
        faces = yield from roll([attack.pool.dice[place].color for place in every])
        modify_pool(game, attack, attack.pool.turned(every, faces), self.key, rerolled=every)
        return DONE
