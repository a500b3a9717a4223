"""Fleet commands: for the whole fleet and the round, even if the ship that gave them is lost (S-20)."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from armada.effects.upgrades.defensive_retrofit import RECOVERING_ZONE, recovering_zones
from armada.effects.verbs import ShipEffect, mark
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, Call, Outcome, Step, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.damage import change_shields
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.queries import SQUADRON_SPEED
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import ACT_1_BEFORE, MAN_1_MODIFY, SHIP_START
from armada.state.events.cards import UpgradeDiscarded
from armada.state.records import Command, Scope, SquadronId, UpgradeId

FASTEST = 5


class Payment(StrEnum):
    """What a fleet command is paid with."""

    CARD = "card"
    TOKEN = "token"


PAYMENT = Kind[Payment]("payment", "Do you discard the card, or spend the token?")


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
        game.emit(UpgradeDiscarded(UpgradeId(self.card.number)))
        return NEXT

    def begin(self, game: Game) -> Outcome:
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


@modifier("all_fighters_follow_me_in_force", at=SQUADRON_SPEED, stage=Stage.INCREASE, standing=True)
def all_fighters_follow_me(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """In activations that a ship gives them."""
    if speed >= FASTEST or not game.lasting("all_fighters_follow_me"):
        return speed
    activation = game.under_way(SquadronActivation)
    by_ship = activation is not None and activation.squadron == squadron and activation.ship >= 0
    return speed + 1 if by_ship and holds(game, "all_fighters_follow_me", squadron) else speed


# Entrapment Formation!


@offer("entrapment_formation", at=SHIP_START)
class EntrapmentFormation(FleetCommand, kw_only=True):
    """This round friendly ships can change their speed by 1 while they determine their course."""

    command = Command.NAVIGATE


@offer("entrapment_formation_in_force", at=MAN_1_MODIFY, standing=True)
class EntrapmentSpeed(Effect[ExecuteManeuver], kw_only=True):
    """In Determine Course, change the speed by 1; it is no Navigate command."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The owner of the ship that moves."""
        return game.owner(maneuver.ship)

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
        owner = game.owner(maneuver.ship)
        speed = yield from choose(owner, NEW_SPEED, speeds)
        return Call(ChangeSpeed(ship=maneuver.ship, speed=speed, by=owner), then=DONE)


# Shields to Maximum!


@offer("shields_to_maximum", at=SHIP_START)
class ShieldsToMaximum(FleetCommand, kw_only=True):
    """This round friendly ships can recover a shield before they reveal their command."""

    command = Command.REPAIR


@offer("shields_to_maximum_in_force", at=ACT_1_BEFORE, standing=True)
class ShieldsRecovered(Effect[ShipActivation], kw_only=True):
    """Before revealing, recover a shield."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The owner of the ship."""
        return game.owner(activation.ship)

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
        owner = game.owner(activation.ship)
        zone = yield from choose(owner, RECOVERING_ZONE, recovering_zones(game, activation.ship))
        change_shields(game, activation.ship, zone, 1, "shields_to_maximum")
        return DONE
