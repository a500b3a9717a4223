"""Hyperspace Migration: purrgil cross the table, and ships beside them earn victory tokens a round later."""

from __future__ import annotations

from typing import Final

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    gain_victory_tokens,
    give_token,
    remove_token,
    second_player,
    ship_token,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import WithoutStation, add_obstacles, is_obstacle_near, obstacle_body, of_kind
from armada.effects.verbs.card_effects import mark
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.play_area import Area
from armada.geometry.pose import TOUCHING
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.obstacle_placement import PlaceObstacle
from armada.rules.obstacles import kind_of
from armada.rules.purrgil import purrgil
from armada.rules.queries import OBJECT_PLACE, Goal, ObjectPlace, PlacedObject
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import OBSTACLE_AFTER, ROUND_END, SETUP_5_AFTER, SETUP_5_BEFORE, SHIP_START
from armada.rules.token_placement import PlaceToken
from armada.state.events.movement import ObstacleRemoved
from armada.state.records import Scope

ARRIVALS: Final = (1, 3)
"""The rounds in which a purrgil comes."""

DEEP: Final = Distance.ONE.end + 2 * TOKEN_RADIUS
"""A token at distance 1 of an edge lies in a strip so deep, in mm."""


@trigger("hyperspace_migration", at=SETUP_5_BEFORE)
class MigrationObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("hyperspace_migration", at=SETUP_5_AFTER)
class MigrationTokens(ObjectiveEffect[Setup], kw_only=True):
    """Then the second player places a token at distance 1 of each short edge."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("OBJ-07")
    def place_left(self, game: Game) -> StepResult:
        """Outside of the setup area, too."""
        add_obstacles(game, ObstacleKind.PURRGIL)
        area = game.play_area.area
        return self._place(game, area._replace(x2=area.x1 + DEEP))

    @rule("OBJ-07")
    def place_right(self, game: Game) -> StepResult:
        """And at the opposite edge."""
        area = game.play_area.area
        return self._place(game, area._replace(x1=area.x2 - DEEP))

    def _place(self, game: Game, strip: Area) -> StepResult:
        return Call(PlaceToken(by=second_player(game), kind=self.key, place=ObjectPlace(strip)))

    steps = (place_left, place_right)


def _start(game: Game, key: str) -> int | None:
    """The token at which the purrgil come, once the second player has chosen one."""
    return next((entry.value for entry in game.lasting(key)), None)


def _goal(game: Game, key: str) -> int | None:
    """The token towards which they move."""
    start = _start(game, key)
    return next((token for token in tokens_on_table(game, key) if start is not None and token != start), None)


@trigger("hyperspace_migration", at=SHIP_START)
class MigrationArrival(ObjectiveEffect[ShipPhase], kw_only=True):
    """At the start of the Ship Phase of rounds 1 and 3 the second player places a purrgil at distance 1 of a token."""

    def decider(self, game: Game, phase: ShipPhase) -> Seat:
        """The second player."""
        return second_player(game)

    def _waiting(self, game: Game) -> tuple[int, ...]:
        lying = purrgil(game)
        return tuple([number for number in of_kind(game, ObstacleKind.PURRGIL) if number not in lying])

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """One is not on the table."""
        return game.state.round in ARRIVALS and bool(self._waiting(game)) and bool(tokens_on_table(game, self.key))

    @rule("EXT-objective-09")
    def choose_token(self, game: Game) -> Step:
        """The same token both times."""
        if _start(game, self.key) is None:
            tokens = tokens_on_table(game, self.key)
            token = yield from choose(second_player(game), CHOSEN_OBJECTIVE_TOKEN, tokens)
            mark(game, self.key, Scope.GAME, value=token)
        return NEXT

    @rule("EXT-objective-09", "EXT-object-02")
    def place(self, game: Game) -> StepResult:
        """On no ship, squadron, obstacle or token."""
        start = _start(game, self.key)
        assert start is not None
        place = ObjectPlace(game.play_area.area, at_tokens=(start,), is_clear=True)
        return Call(PlaceObstacle(by=second_player(game), choices=self._waiting(game), place=place), then=DONE)

    steps = (choose_token, place)


@modifier("hyperspace_migration", at=OBJECT_PLACE, stage=Stage.SET)
@rule("EXT-objective-09", "EXT-obstacle-19")
def hyperspace_migration(game: Game, card: CardInPlay, asked: PlacedObject, place: ObjectPlace) -> ObjectPlace:
    """Whatever moves a purrgil moves it towards the token at the opposite edge."""
    if asked.number < 0 or kind_of(game, asked.number) is not ObstacleKind.PURRGIL or asked.number not in purrgil(game):
        return place
    goal = _goal(game, card.key)
    return place if goal is None else place._replace(toward=Goal(token=goal))


@trigger("hyperspace_migration", at=OBSTACLE_AFTER)
class MigrationDeparture(ObjectiveEffect[MoveObstacle], kw_only=True):
    """A purrgil that touches the far token is removed."""

    def can_resolve(self, game: Game, moving: MoveObstacle) -> bool:
        """It was moved there."""
        goal, body = _goal(game, self.key), obstacle_body(game, moving.moved)
        if goal is None or body is None or kind_of(game, moving.moved) is not ObstacleKind.PURRGIL:
            return False
        pose = game.state.tokens[goal].pose
        return pose is not None and measure(body, place_token(pose)).mm <= TOUCHING

    @rule("EXT-objective-09")
    def resolve(self, game: Game, moving: MoveObstacle) -> StepResult:
        """In round 3 it can be offered once more."""
        game.emit(ObstacleRemoved(moving.moved))
        return DONE


@trigger("hyperspace_migration", at=ROUND_END)
class HyperspaceMigration(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round a ship turns in its token, or gets one if it is beside a purrgil."""

    def _is_beside(self, game: Game, ship: int) -> bool:
        return any(is_obstacle_near(game, number, ship) for number in purrgil(game))

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There is such a ship."""
        return any(ship_token(game, self.key, s) is not None or self._is_beside(game, s) for s in game.ships())

    @rule("EXT-objective-09", "STAT-08", "OBJ-05")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """Not both; then the purrgil are moved."""
        for ship in game.ships():
            token = ship_token(game, self.key, ship)
            if token is not None:
                remove_token(game, token)
                gain_victory_tokens(game, game.side(ship), unit=ship)
            elif self._is_beside(game, ship):
                give_token(game, self.key, ship)
        return DONE
