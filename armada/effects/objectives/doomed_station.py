"""Doomed Station: the players drag all obstacles towards a gravity rift that swallows them."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    gain_victory_tokens,
    remove_token,
    second_player,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import (
    StationLast,
    WithoutStation,
    add_obstacles,
    command_lead,
    lying_obstacles,
    obstacle_body,
    of_kind,
    place_on_obstacle,
)
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.measure import measure
from armada.geometry.pose import TOUCHING, pose_at
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle, tokens_on
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import ROUND_END, SETUP_5_AFTER, SETUP_5_BEFORE
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.movement import ObstacleRemoved
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import Token


@trigger("doomed_station", at=SETUP_5_BEFORE)
class DoomedStationObstacles(WithoutStation, kw_only=True):
    """The rift lies in the centre; the players place the others in turn, the first player first."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """The station is left out for now."""
        super().resolve(game, setup)
        area = game.play_area.setup_area
        for rift in add_obstacles(game, ObstacleKind.GRAVITY_RIFT):
            middle = pose_at((area.x1 + area.x2) / 2, (area.y1 + area.y2) / 2)
            game.emit(ObstaclePlaced(rift, middle, False))
        setup.obstacles = replace(setup.obstacles, placers=game.sides_in_order)
        return DONE


@trigger("doomed_station", at=SETUP_5_AFTER)
class DoomedStationStation(StationLast, kw_only=True):
    """Then the second player places the station."""


@all_open
@trigger("doomed_station", at=ROUND_END)
class DoomedStation(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round all obstacles are moved towards the rift; what touches it is gone."""

    turn: int = 0

    def decider(self, game: Game, round: Round) -> Seat:
        """The second player begins."""
        return second_player(game)

    def _rift(self, game: Game) -> int | None:
        lying = lying_obstacles(game)
        return next((number for number in of_kind(game, ObstacleKind.GRAVITY_RIFT) if number in lying), None)

    def _unmoved(self, game: Game) -> tuple[int, ...]:
        rift = self._rift(game)
        marked = {number for number in lying_obstacles(game) if self._marks(game, number)}
        return tuple([number for number in lying_obstacles(game) if number != rift and number not in marked])

    def _marks(self, game: Game, obstacle: int) -> list[int]:
        return [token for token in tokens_on(game, obstacle) if game.state.tokens[token].kind == self.key]

    @rule("EXT-objective-08")
    def swallow(self, game: Game) -> StepResult:
        """An obstacle that touches the rift is removed with everything on it."""
        self._swallow(game)
        return NEXT

    def _swallow(self, game: Game) -> None:
        number = self._rift(game)
        rift = None if number is None else obstacle_body(game, number)
        for other in lying_obstacles(game):
            body = obstacle_body(game, other)
            if rift is not None and body is not None and other != number and measure(body, rift).mm <= TOUCHING:
                for token in tokens_on(game, other):
                    remove_token(game, token)
                game.emit(ObstacleRemoved(other))

    @rule("EXT-object-06", "EXT-objective-08", "OBJ-10")
    def move_next(self, game: Game) -> StepResult:
        """One obstacle after the other, the second player first; each once."""
        done = game.result(MoveObstacle)
        if done is not None:
            pose = place_on_obstacle(game, done.moved)
            if pose is not None:
                game.emit(ObjectiveTokenPlaced(Token(kind=self.key, pose=pose)))
            self._swallow(game)
            self.turn += 1
        choices, rift = self._unmoved(game), self._rift(game)
        if not choices or rift is None:
            return NEXT
        seat = game.grand_admiral(game.sides_in_order[1 - self.turn % 2])
        return Call(MoveObstacle(by=seat, choices=choices, band=Distance.TWO.number, toward=rift), then=REPEAT)

    @rule("STAT-08", "OBJ-05")
    def score(self, game: Game) -> StepResult:
        """The larger sum of command values at the station gains a victory token; then the tokens are removed."""
        for station in of_kind(game, ObstacleKind.STATION):
            side = command_lead(game, station)
            if side is not None:
                gain_victory_tokens(game, side)
        for token in tokens_on_table(game, self.key):
            remove_token(game, token)
        return DONE

    steps = (swallow, move_next, score)
