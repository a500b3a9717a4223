"""Fleet commands: for the whole fleet and the round, even if the ship that gave them is lost (S-20)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.effects.upgrades.defensive_retrofit import RECOVERING_ZONE, recovering_zones
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.dice import change_die
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.damage import change_shields
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.queries import SQUADRON_SPEED, YAW
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import ACT_1_BEFORE, ATK_3_MODIFY, MAN_1_MODIFY, SHIP_START
from armada.state.dice import DieFace
from armada.state.events.cards import UpgradeDiscarded
from armada.state.records import Command, Scope, SquadronId, UpgradeId

FASTEST = 5
STEEPEST = 2


class Payment(StrEnum):
    """The token or dial that pays for a fleet command."""

    CARD = "card"
    TOKEN = "token"


PAYMENT = Kind[Payment]("payment")


class FleetCommand(ShipEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase, discard the card or spend a token: something holds for the round."""

    command: ClassVar[Command]

    @rule("FX-21", "CMD-26")
    def pay(self, game: Game) -> Step:
        """The token must be on this ship, and resolves no command."""
        has_token = self.command in game.ship(self.ship).tokens
        ways = (Payment.CARD, Payment.TOKEN) if has_token else (Payment.CARD,)
        way = yield from choose(self.seat, PAYMENT, ways)
        if way is Payment.TOKEN:
            return Call(SpendCommandToken(ship=self.ship, command=self.command))
        game.emit(UpgradeDiscarded(UpgradeId(self.card.place)))
        return NEXT

    def begin(self, game: Game) -> StepResult:
        """Until the end of the round."""
        mark(game, self.key, Scope.ROUND, seat=self.seat, value=game.side_of(self.seat))
        return DONE

    steps = (pay, begin)


def holds(game: Game, key: str, unit: int) -> bool:
    """Whether a fleet command holds for a ship or squadron this round."""
    return any(entry.value == game.side(unit) for entry in game.lasting(key))


# All Fighters, Follow Me!


@offer("all_fighters_follow_me", at=SHIP_START)
class AllFightersFollowMe(FleetCommand, kw_only=True):
    """This round squadrons that friendly ships activate are one speed faster, up to 5."""

    command = Command.SQUADRON


@modifier(
    "all_fighters_follow_me_in_force",
    at=SQUADRON_SPEED,
    stage=Stage.INCREASE,
    standing=True,
    card="all_fighters_follow_me",
)
def all_fighters_follow_me(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """In activations that a ship gives them."""
    if speed >= FASTEST or not game.lasting("all_fighters_follow_me"):
        return speed
    activation = game.innermost(SquadronActivation)
    by_ship = activation is not None and activation.squadron == squadron and activation.ship >= 0
    return speed + 1 if by_ship and holds(game, "all_fighters_follow_me", squadron) else speed


# Entrapment Formation!


@offer("entrapment_formation", at=SHIP_START)
class EntrapmentFormation(FleetCommand, kw_only=True):
    """This round friendly ships can change their speed by 1 while they determine their course."""

    command = Command.NAVIGATE


@offer("entrapment_formation_in_force", at=MAN_1_MODIFY, standing=True, card="entrapment_formation")
class EntrapmentSpeed(Effect[ExecuteManeuver], kw_only=True):
    """In Determine Course, change the speed by 1; it is no Navigate command."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship that moves."""
        return game.controller(maneuver.ship)

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It holds for this ship, which can have another speed."""
        return (
            bool(game.state.lasting)
            and holds(game, "entrapment_formation", maneuver.ship)
            and len(speeds_in_reach(game, maneuver.ship, 1)) > 1
        )

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """The dial changes; a granted maneuver keeps its own speed."""
        now = game.ship(maneuver.ship).speed
        speeds = [speed for speed in speeds_in_reach(game, maneuver.ship, 1) if speed != now]
        seat = game.controller(maneuver.ship)
        speed = yield from choose(seat, NEW_SPEED, speeds)
        return Call(ChangeSpeed(ship=maneuver.ship, speed=speed, by=seat), then=DONE)


# Shields to Maximum!


@offer("shields_to_maximum", at=SHIP_START)
class ShieldsToMaximum(FleetCommand, kw_only=True):
    """This round friendly ships can recover a shield before they reveal their command."""

    command = Command.REPAIR


@offer("shields_to_maximum_in_force", at=ACT_1_BEFORE, free=True, standing=True, card="shields_to_maximum")
class ShieldsRecovered(Effect[ShipActivation], kw_only=True):
    """Before revealing, recover a shield."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It holds for this ship, which will reveal a dial and can recover a shield."""
        return (
            bool(game.state.lasting)
            and holds(game, "shields_to_maximum", activation.ship)
            and activation.will_reveal
            and bool(game.ship(activation.ship).dials)
            and bool(recovering_zones(game, activation.ship))
        )

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """It is no Repair command."""
        seat = game.controller(activation.ship)
        zone = yield from choose(seat, RECOVERING_ZONE, recovering_zones(game, activation.ship))
        change_shields(game, activation.ship, zone, 1, "shields_to_maximum")
        return DONE


# Intensify Firepower!


@offer("intensify_firepower", at=SHIP_START)
class IntensifyFirepower(FleetCommand, kw_only=True):
    """This round friendly ships that attack ships can turn a die to a face with a single hit."""

    command = Command.CONCENTRATE_FIRE


@offer("intensify_firepower_in_force", at=ATK_3_MODIFY, standing=True, card="intensify_firepower")
class FirepowerIntensified(Effect[Attack], kw_only=True):
    """While attacking a ship, turn a die to a hit."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It holds for the ship that attacks; dice of every colour have such a face."""
        return (
            bool(game.state.lasting)
            and attack.is_ship_to_ship(game)
            and bool(attack.pool.free)
            and holds(game, "intensify_firepower", attack.attacker)
        )

    @rule("DICE-08")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Any die."""
        places = attack.pool.free
        yield from change_die(
            game, attack, game.controller(attack.attacker), "intensify_firepower", places, (DieFace.HIT,)
        )
        return DONE


# Take Evasive Action!


@offer("take_evasive_action", at=SHIP_START)
class TakeEvasiveAction(FleetCommand, kw_only=True):
    """This round friendly ships can turn more at the last joint of their maneuvers."""

    command = Command.NAVIGATE


@modifier("take_evasive_action_in_force", at=YAW, stage=Stage.INCREASE, standing=True, card="take_evasive_action")
def take_evasive_action(
    game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]
) -> tuple[int, ...]:
    """The last yaw value at the speed of the dial is one higher, up to II."""
    if not yaws or not game.lasting("take_evasive_action"):
        return yaws
    at_dial = maneuver_speed(game, maneuver) == game.ship(maneuver.ship).speed
    if not at_dial or not holds(game, "take_evasive_action", maneuver.ship):
        return yaws
    return (*yaws[:-1], min(STEEPEST, yaws[-1] + 1))
