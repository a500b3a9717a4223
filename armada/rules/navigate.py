"""The Navigate command: a change of speed, and yaw for the course, in Determine Course (CMD-32 to CMD-37)."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.effects import Effect, offer
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.rules.commands import CommandProcedure, ways_to_resolve
from armada.rules.game import Game
from armada.rules.queries import NAVIGATE, Navigate
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.speed import ChangeSpeed, speeds_in_reach
from armada.rules.timing import CMD_AFTER, CMD_HEADER, CMD_SPEND, MAN_1_MODIFY
from armada.state.records import Command

NEW_SPEED = Kind[int]("new speed")


@all_open
class NavigateCommand(CommandProcedure, kw_only=True):
    """A ship resolves a Navigate command. `yaw` is what it leaves for the course: values that can be raised by one."""

    command: ClassVar[Command] = Command.NAVIGATE

    yaw: int = 0

    @rule("CMD-33", "CMD-34", "CMD-35", "CMD-31", "MOVE-13")
    def change_speed(self, game: Game) -> Step:
        """The controller sets the dial, or leaves it; steps that serve either purpose and are left raise yaw values."""
        allowed = game.ask(NAVIGATE, self, Navigate(speed=self.by_dial + self.by_token, yaw=int(self.by_dial)))
        speeds = speeds_in_reach(game, self.ship, allowed.speed + allowed.either)
        seat, before = game.controller(self.ship), game.ship(self.ship).speed
        speed = yield from choose(seat, NEW_SPEED, speeds)
        self.yaw = allowed.yaw + allowed.either - max(0, abs(speed - before) - allowed.speed)
        return Call(ChangeSpeed(ship=self.ship, speed=speed, by=seat)) if speed != before else NEXT

    steps = (CommandProcedure.spend, CMD_SPEND, CMD_HEADER, change_speed, CMD_AFTER)


@offer("navigate", at=MAN_1_MODIFY, standing=True)
class ResolveNavigate(Effect[ExecuteManeuver], kw_only=True):
    """In Determine Course, resolve a Navigate command: by dial, by token, or by both."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship that moves."""
        return game.controller(maneuver.ship)

    @rule("CMD-32", "CMD-26", "MOVE-07", "MOVE-35")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """The ship has the dial or the token, and this is its own maneuver, not a granted one (S-22)."""
        return maneuver.granted_speed is None and bool(ways_to_resolve(game, maneuver.ship, Command.NAVIGATE))

    def resolve_command(self, game: Game) -> StepResult:
        """The command, with all that belongs to it."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        return Call(NavigateCommand(ship=maneuver.ship))

    @rule("CMD-33", "CMD-36", "MOVE-05")
    def steer(self, game: Game) -> StepResult:
        """The yaw it gives serves this maneuver only."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        command = game.result(NavigateCommand)
        assert command is not None
        maneuver.navigated = maneuver.navigated or command.by_dial or command.by_token
        maneuver.yaw += command.yaw
        return DONE

    steps = (resolve_command, steer)
