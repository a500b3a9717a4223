"""Abandoned Mining Facility: engineering points become victory tokens at the station and at dust fields."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import ObjectiveEffect, SecondPlayerTokens, gain_victory_tokens
from armada.effects.objectives.obstacles import add_obstacles, is_obstacle_near, lying_obstacles, of_kind
from armada.effects.objectives.volatile_deposits import CHOSEN_OBSTACLE
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.commands import CommandProcedure
from armada.rules.game import Game
from armada.rules.obstacles import kind_of
from armada.rules.repair import RepairCommand
from armada.rules.setup import Setup
from armada.rules.timing import CMD_HEADER, SETUP_5_BEFORE, SETUP_6_AFTER
from armada.state.events.movement import ObstacleRemoved
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import Command

MINED = Kind[int]("mined tokens")

POINTS: Final = {ObstacleKind.STATION: 3, ObstacleKind.DUST: 2}
"""The engineering points that a victory token costs at each kind of obstacle."""


@trigger("abandoned_mining_facility", at=SETUP_5_BEFORE)
class MiningObstacles(ObjectiveEffect[Setup], kw_only=True):
    """The station lies in the centre; debris fields, dust fields and purrgil are placed at distance 2-5 of it."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """No asteroid fields; as usual otherwise."""
        area = game.play_area.setup_area
        stations = of_kind(game, ObstacleKind.STATION)
        for station in stations:
            middle = pose_at((area.x1 + area.x2) / 2, (area.y1 + area.y2) / 2)
            game.emit(ObstaclePlaced(station, middle, False))
        debris, dust = of_kind(game, ObstacleKind.DEBRIS), add_dust_fields(game)
        purrgil = add_obstacles(game, ObstacleKind.PURRGIL)
        place = setup.obstacles.place._replace(at_obstacles=stations, at_length=Distance.FIVE.end)
        setup.obstacles = replace(setup.obstacles, obstacles=(*debris, *dust, *purrgil), place=place)
        return DONE


@all_open
@trigger("abandoned_mining_facility", at=SETUP_6_AFTER)
class MiningCommands(SecondPlayerTokens, kw_only=True):
    """Each ship of the second player gains a Repair token."""

    command = Command.REPAIR


@offer("abandoned_mining_facility", at=CMD_HEADER)
class AbandonedMiningFacility(ObjectiveEffect[CommandProcedure], kw_only=True):
    """A ship that resolves a Repair command may spend points at an obstacle at distance 1 for victory tokens."""

    def decider(self, game: Game, command: CommandProcedure) -> Seat:
        """The controller of the ship."""
        return game.controller(command.ship)

    def _obstacles(self, game: Game, repair: RepairCommand) -> list[int]:
        """The obstacles near the ship for which it has the points."""
        return [
            number
            for number in lying_obstacles(game)
            if POINTS.get(kind_of(game, number), repair.points + 1) <= repair.points
            and is_obstacle_near(game, number, repair.ship)
        ]

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """There is one."""
        return isinstance(command, RepairCommand) and bool(self._obstacles(game, command))

    @rule("CMD-54", "CMD-55", "FX-08")
    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """At one obstacle, once in a command; a dust field that gave more than one token at once is used up."""
        assert isinstance(command, RepairCommand)
        seat = game.controller(command.ship)
        obstacle = yield from choose(seat, CHOSEN_OBSTACLE, self._obstacles(game, command))
        kind = kind_of(game, obstacle)
        most = command.points // POINTS[kind]
        gained = yield from choose(seat, MINED, range(1, most + 1))
        command.points -= gained * POINTS[kind]
        gain_victory_tokens(game, game.side(command.ship), gained, unit=command.ship)
        if kind is ObstacleKind.DUST and gained > 1:
            game.emit(ObstacleRemoved(obstacle))
        return DONE
