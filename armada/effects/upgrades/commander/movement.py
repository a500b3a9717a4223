"""Commanders of speed and yaw: Jerjerrod, Konstantine, Madine, Ozzel."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.effects.verbs.card_effects import ShipEffect, mark
from armada.effects.verbs.commands import free_token_step
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import Size
from armada.geometry.ruler import Distance
from armada.rules.commanders import is_commanded_by, is_target_of
from armada.rules.damage import SufferDamage
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED, NavigateCommand
from armada.rules.queries import NAVIGATE, YAW, Navigate
from armada.rules.ship_movement import ExecuteManeuver, maneuver_speed, yaw_values
from armada.rules.speed import ChangeSpeed, can_have_speed
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import MAN_1_MODIFY, STATUS_START
from armada.state.records import Scope, ShipId


@all_open
@offer("admiral_konstantine", at=STATUS_START, printing=Printing.ERA_2016)
class AdmiralKonstantine(ShipEffect[StatusPhase], kw_only=True):
    """At the start of the Status Phase, change the speed of enemy ships near two of one's larger ships by 1."""

    changed: tuple[ShipId, ...] = ()

    @rule("CARD-admiral-konstantine-02")
    def _targets(self, game: Game) -> list[ShipId]:
        """Enemy ships at distance 1-5 of two friendly ships that are medium or large, whose speed can change."""
        large = [s for s in friendly_ships(game, self.ship) if game.ship_card(s).size is not Size.SMALL]
        return [
            ship
            for ship in enemy_ships(game, self.ship)
            if ship not in self.changed
            and is_target_of(game, ship, self.seat)
            and sum([is_at(game, other, ship, Distance.FIVE) for other in large]) >= 2
            and self._speeds(game, ship)
        ]

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

    steps = (change,)


@modifier("admiral_ozzel_commander", at=NAVIGATE, stage=Stage.INCREASE, printing=Printing.ERA_2016)
@rule("CARD-admiral-ozzel-01", "CARD-admiral-ozzel-02")
def admiral_ozzel(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """A friendly ship that resolves a Navigate command can change its speed by one more."""
    return allowed._replace(speed=allowed.speed + 1) if is_commanded_by(game, command.ship, card.unit) else allowed


@modifier("general_madine", at=NAVIGATE, stage=Stage.SET, printing=Printing.ERA_2016)
@rule("CARD-general-madine-01", "CARD-general-madine-02", "CARD-general-madine-03")
def general_madine(game: Game, card: CardInPlay, command: NavigateCommand, allowed: Navigate) -> Navigate:
    """Navigate of friendly ships: the dial raises one more yaw value, the token's step can be one of yaw."""
    if not is_commanded_by(game, command.ship, card.unit):
        return allowed
    if command.by_dial:
        allowed = allowed._replace(yaw=allowed.yaw + 1)
    return free_token_step(allowed) if command.by_token else allowed


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

    steps = (suffer, steer)


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
