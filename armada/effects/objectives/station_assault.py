"""Station Assault: two stations of the second player that the first player can destroy.

A station with a card is an obstacle that is attacked as a ship with one hull zone, without shields or defense tokens.
Destroyed, it is an obstacle still, but no station that helps anybody.
"""

from __future__ import annotations

from typing import Final

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import ObjectiveEffect, gain_victory_tokens, is_of_first, second_player
from armada.effects.objectives.obstacles import WithoutStation, of_kind
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, NEXT, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.rules.object_places import standard_obstacle_place
from armada.rules.obstacle_placement import ObstaclePlan, PlaceObstacles
from armada.rules.queries import CRITICAL, OBSTACLE_EFFECT, CriticalUse, OnObstacle
from armada.rules.setup import Setup
from armada.rules.timing import GAME_END_OBJECTIVE, SETUP_5_AFTER, SETUP_5_BEFORE
from armada.rules.winning import EndOfGame
from armada.state.events.setup import InstallationAdded, ObstacleAdded
from armada.state.records import Installation, Status

STATION: Final = "station"
"""The obstacle of which the objective uses two."""

UNARMED_STATION: Final = "unarmed_station"


@trigger("station_assault", at=SETUP_5_BEFORE)
class StationAssaultObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("station_assault", at=SETUP_5_AFTER)
class StationAssaultStations(ObjectiveEffect[Setup], kw_only=True):
    """Then the second player places two stations, and keeps their cards."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("SETUP-30")
    def place(self, game: Game) -> StepResult:
        """By the usual limits: beyond distance 3 of the edges, and beyond distance 1 of all obstacles."""
        game.emit(ObstacleAdded(STATION))
        _, second = game.sides_in_order
        place = standard_obstacle_place(game.play_area.setup_area)
        return Call(PlaceObstacles(plan=ObstaclePlan(of_kind(game, ObstacleKind.STATION), (second,), place)))

    def take_cards(self, game: Game) -> StepResult:
        """Each station that found a place has a card."""
        name = game.catalog.stations[UNARMED_STATION].name
        for count, obstacle in enumerate(of_kind(game, ObstacleKind.STATION), 1):
            if game.state.obstacles[obstacle].pose is not None:
                game.emit(InstallationAdded(second_player(game), UNARMED_STATION, f"{name} {count}", obstacle))
        return NEXT

    steps = (place, take_cards)


def stations(game: Game) -> list[Installation]:
    """The stations with a card, destroyed ones too."""
    return [unit for unit in game.state.units if isinstance(unit, Installation) and unit.obstacle >= 0]


@modifier("station_assault", at=CRITICAL, stage=Stage.FORBID)
def no_critical_on_stations(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """Against a station no critical effect can be resolved."""
    return may and not isinstance(game.unit(use.attack.defender), Installation)


@modifier("station_assault", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
def station_assault_help(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """A station helps no ship or squadron of the first player, and none at all once it is destroyed."""
    if not acts:
        return False
    station = next((station for station in stations(game) if station.obstacle == overlap.obstacle), None)
    return station is None or (station.status is Status.IN_PLAY and not is_of_first(game, overlap.unit))


@trigger("station_assault", at=GAME_END_OBJECTIVE)
class StationAssault(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each station that stands earns the second player a victory token, each destroyed one the first player."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """There are stations."""
        return bool(stations(game))

    @rule("OBJ-05", "SCORE-02")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """However the game ends."""
        found = stations(game)
        standing = sum([station.status is Status.IN_PLAY for station in found])
        for side, count in zip(game.sides_in_order, (len(found) - standing, standing), strict=True):
            if count:
                gain_victory_tokens(game, side, count)
        return DONE
