"""Commanders of speed and yaw: Jerjerrod, Konstantine, Madine, Ozzel."""

from __future__ import annotations

from typing import Any, ClassVar

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.commands import COMMAND_TOKEN, free_token_step
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import Size
from armada.geometry.ruler import Distance
from armada.rules.any_time import Activation
from armada.rules.commanders import is_commanded_by, is_target_of
from armada.rules.damage import SufferDamage
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.queries import NAVIGATE, RAISED_YAW, YAW, Navigate
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed, yaw_values
from armada.rules.speed import ChangeSpeed, can_have_speed, speeds_in_reach
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import MAN_1_MODIFY, STATUS_START
from armada.state.events.commands import CommandTokenDiscarded
from armada.state.records import Command, Scope, ShipId


@all_open
@offer("admiral_konstantine", at=STATUS_START, printing=Printing.ERA_2016)
class AdmiralKonstantine(ShipEffect[StatusPhase], kw_only=True):
    """At the start of the Status Phase, change the speed of enemy ships near two of one's larger ships by 1."""

    changed: tuple[ShipId, ...] = ()

    def _targets(self, game: Game) -> list[ShipId]:
        """Enemy ships near enough of one's own to which something can be done."""
        return [
            ship
            for ship in enemy_ships(game, self.ship)
            if ship not in self.changed
            and is_target_of(game, ship, self.seat)
            and self.is_surrounded(game, ship)
            and self.can_affect(game, ship)
        ]

    @rule("CARD-admiral-konstantine-02")
    def is_surrounded(self, game: Game, ship: ShipId) -> bool:
        """An enemy ship is at distance 1-5 of two friendly ships that are medium or large."""
        return sum([self.is_larger(game, near) for near in self.near(game, ship)]) >= 2

    def near(self, game: Game, ship: ShipId) -> list[ShipId]:
        """One's own ships at distance 1-5 of an enemy ship."""
        return [own for own in friendly_ships(game, self.ship) if is_at(game, own, ship, Distance.FIVE)]

    def is_larger(self, game: Game, ship: ShipId) -> bool:
        """Whether a ship is medium or large."""
        return game.ship_card(ship).size is not Size.SMALL

    def can_affect(self, game: Game, ship: ShipId) -> bool:
        """Whether there is something to change about a ship."""
        return bool(self._speeds(game, ship))

    def _speeds(self, game: Game, ship: ShipId) -> list[int]:
        speed = game.ship(ship).speed
        return [new for new in (speed - 1, speed + 1) if new >= 1 and can_have_speed(game, ship, new)]

    def can_resolve(self, game: Game, phase: StatusPhase) -> bool:
        """There is such a ship."""
        return bool(self._targets(game))

    @rule("CARD-admiral-konstantine-01", "CARD-admiral-konstantine-02")
    def change(self, game: Game) -> Step:
        """Each ship by itself, never below 1; it is not the ship that changes its speed."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game), may_pass=True)
        if ship is PASS:
            return DONE
        speed = yield from choose(self.seat, NEW_SPEED, self._speeds(game, ship))
        self.changed += (ship,)
        return Call(ChangeSpeed(ship=ship, speed=speed, by=self.seat), then=REPEAT)

    steps: ClassVar[tuple[Any, ...]] = (change,)


@all_open
@offer("admiral_konstantine", at=STATUS_START, printing=Printing.FINAL)
class AdmiralKonstantineFinal(AdmiralKonstantine, kw_only=True):
    """The same, without flotillas, with one larger ship, and with a Navigate token to discard instead."""

    @rule("EXT-ruling-05")
    def is_surrounded(self, game: Game, ship: ShipId) -> bool:
        """It is at distance 1-5 of two friendly ships that are no flotillas, one of them medium or larger."""
        counted = [near for near in self.near(game, ship) if not game.ship_card(near).flotilla]
        return len(counted) >= 2 and any(self.is_larger(game, other) for other in counted)

    @rule("EXT-ruling-05")
    def can_affect(self, game: Game, ship: ShipId) -> bool:
        """A token can be discarded as well."""
        return self._has_token(game, ship) or super().can_affect(game, ship)

    def _has_token(self, game: Game, ship: ShipId) -> bool:
        return Command.NAVIGATE in game.ship(ship).tokens

    @rule("CARD-admiral-konstantine-01", "EXT-ruling-05")
    def change(self, game: Game) -> Step:
        """Each ship by itself: a token, which is not spent by that, or the speed."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game), may_pass=True)
        if ship is PASS:
            return DONE
        speeds = self._speeds(game, ship)
        tokens = [Command.NAVIGATE] if self._has_token(game, ship) else []
        token = yield from choose(self.seat, COMMAND_TOKEN, tokens, may_pass=bool(speeds), about=ship)
        speed = game.ship(ship).speed
        if token is PASS:
            speed = yield from choose(self.seat, NEW_SPEED, speeds)
        self.changed += (ship,)
        if token is not PASS:
            game.emit(CommandTokenDiscarded(ship, token))
            return REPEAT
        return Call(ChangeSpeed(ship=ship, speed=speed, by=self.seat), then=REPEAT)

    steps: ClassVar[tuple[Any, ...]] = (change,)


@modifier("admiral_ozzel_commander", at=NAVIGATE, stage=Stage.INCREASE, printing=Printing.ERA_2016)
@rule("CARD-admiral-ozzel-01", "CARD-admiral-ozzel-02")
def admiral_ozzel(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """A friendly ship that resolves a Navigate command can change its speed by one more."""
    return allowed._replace(speed=allowed.speed + 1) if is_commanded_by(game, command.ship, card.unit) else allowed


@offer("admiral_ozzel_commander", at=MAN_1_MODIFY, printing=Printing.FINAL)
class AdmiralOzzelFinal(ShipEffect[ExecuteManeuver], kw_only=True):
    """While a friendly ship determines its course, it changes its speed by one; no Navigate command is needed."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship that moves."""
        return game.controller(maneuver.ship)

    def _speeds(self, game: Game, ship: ShipId) -> list[int]:
        speed = game.ship(ship).speed
        return [new for new in speeds_in_reach(game, ship, 1) if new != speed]

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It can have such a speed."""
        return is_commanded_by(game, maneuver.ship, self.ship) and bool(self._speeds(game, maneuver.ship))

    @rule("EXT-ruling-06", "MOVE-13", "MOVE-30", "MOVE-35")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """The dial changes; a maneuver that an effect grants keeps its speed all the same."""
        seat = game.controller(maneuver.ship)
        speed = yield from choose(seat, NEW_SPEED, self._speeds(game, maneuver.ship))
        return Call(ChangeSpeed(ship=maneuver.ship, speed=speed, by=seat), then=DONE)


@modifier("general_madine", at=NAVIGATE, stage=Stage.SET, printing=Printing.ERA_2016)
@rule("CARD-general-madine-01", "CARD-general-madine-02", "CARD-general-madine-03")
def general_madine(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """Navigate of friendly ships: the dial raises one more yaw value, the token's step can be one of yaw."""
    if not is_commanded_by(game, command.ship, card.unit):
        return allowed
    if command.by_dial:
        allowed = allowed._replace(yaw=allowed.yaw + 1)
    return free_token_step(allowed) if command.by_token else allowed


@modifier("general_madine", at=RAISED_YAW, stage=Stage.INCREASE, printing=Printing.FINAL)
@rule("MOVE-05")
def general_madine_final(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, raised: int) -> int:
    """In the first maneuver of its activation a friendly ship raises one more yaw value."""
    activation = game.innermost(Activation)
    if activation is None or activation.ship != maneuver.ship or activation.maneuvers or maneuver.number:
        return raised
    return raised + is_commanded_by(game, maneuver.ship, card.unit)


@offer("moff_jerjerrod", at=MAN_1_MODIFY, printing=Printing.ERA_2016)
class MoffJerjerrod(ShipEffect[ExecuteManeuver], kw_only=True):
    """While a friendly ship determines its course, it suffers a damage to make its first yaw value II."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship that moves."""
        return game.controller(maneuver.ship)

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """At the speed of the dial the first yaw value is lower."""
        ship = maneuver.ship
        if not is_commanded_by(game, ship, self.ship) or _is_steered(game, ship, game.ship(ship).speed):
            return False
        yaws = yaw_values(game, ExecuteManeuver(ship=ship))
        return bool(yaws) and yaws[0] < 2

    def suffer(self, game: Game) -> StepResult:
        """On a hull zone of its owner's choice."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        return Call(SufferDamage(unit=maneuver.ship, amount=1, by=self.key))

    def steer(self, game: Game) -> StepResult:
        """For the speed that the dial shows now, until the activation ends."""
        ship = game.subject_of(self).ship
        if game.is_in_play(ship):
            mark(game, self.key, Scope.ACTIVATION, unit=ship, value=game.ship(ship).speed)
        return DONE

    steps: ClassVar[tuple[Any, ...]] = (suffer, steer)


def _is_steered(game: Game, ship: ShipId, speed: int) -> bool:
    return any(entry.value == speed for entry in game.lasting("moff_jerjerrod", ship))


@modifier("moff_jerjerrod", at=YAW, stage=Stage.SET, printing=Printing.ERA_2016)
def moff_jerjerrod(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """The first yaw value is II, in maneuvers at the speed of the dial."""
    if not yaws or not is_commanded_by(game, maneuver.ship, card.unit):
        return yaws
    speed = game.ship(maneuver.ship).speed
    if maneuver_speed(game, maneuver) != speed or not _is_steered(game, maneuver.ship, speed):
        return yaws
    return (2, *yaws[1:])


@offer("moff_jerjerrod", at=MAN_1_MODIFY, printing=Printing.FINAL)
class MoffJerjerrodFinal(MoffJerjerrod, kw_only=True):
    """The same for this maneuver alone, at whatever speed it is made."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """Its first yaw value is lower."""
        if not is_commanded_by(game, maneuver.ship, self.ship):
            return False
        yaws = yaw_values(game, maneuver)
        return bool(yaws) and yaws[0] < 2

    def steer(self, game: Game) -> StepResult:
        """Not for a maneuver that is granted after it."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        if game.is_in_play(maneuver.ship):
            mark(game, self.key, Scope.MANEUVER, unit=maneuver.ship, text=maneuver.by)
        return DONE

    steps: ClassVar[tuple[Any, ...]] = (MoffJerjerrod.suffer, steer)


@modifier("moff_jerjerrod", at=YAW, stage=Stage.SET, printing=Printing.FINAL)
def moff_jerjerrod_final(
    game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]
) -> tuple[int, ...]:
    """The first yaw value of the maneuver is II."""
    if not yaws or not any(entry.text == maneuver.by for entry in game.lasting(card.key, maneuver.ship)):
        return yaws
    return (2, *yaws[1:])
