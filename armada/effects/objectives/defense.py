"""Defense objectives of the core set: Contested Outpost and Fleet Ambush; the others have modules of their own."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    gain_victory_tokens,
    inner_area,
    is_of_first,
    remove_token,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import StationLast, WithoutStation, is_obstacle_near, of_kind
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, Outcome, rule
from armada.engine.seats import Side
from armada.geometry.pose import pose_at
from armada.rules.deployment import DeploymentTurn
from armada.rules.game import Game
from armada.rules.obstacles import kind_of
from armada.rules.queries import DEPLOY_PLACE, OBSTACLE_EFFECT, OBSTRUCTS, DeployPlace, OnObstacle
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import ROUND_END, SETUP_5_AFTER, SETUP_5_BEFORE, SETUP_6_BEFORE, SETUP_AFTER
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token, UnitId

# Contested Outpost


@trigger("contested_outpost", at=SETUP_5_BEFORE)
class ContestedOutpostObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("contested_outpost", at=SETUP_5_AFTER)
class ContestedOutpostStation(StationLast, kw_only=True):
    """Then the second player places the station."""


@modifier("contested_outpost", at=OBSTRUCTS, stage=Stage.FORBID)
@rule("CARD-contested-outpost-01")
def contested_outpost_sight(game: Game, card: CardInPlay, obstacle: int, obstructs: bool) -> bool:
    """The station obstructs neither attacks nor engagement."""
    return obstructs and kind_of(game, obstacle) is not ObstacleKind.STATION


@modifier("contested_outpost", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
@rule("CARD-contested-outpost-01")
def contested_outpost_station(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """At the station no damage card is discarded and no hull point recovered."""
    return acts and kind_of(game, overlap.obstacle) is not ObstacleKind.STATION


@trigger("contested_outpost", at=ROUND_END)
class ContestedOutpost(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round the larger sum of command values at distance 1 of the station earns a victory token."""

    def _ahead(self, game: Game) -> Side | None:
        """The side with the larger sum; None if they are equal."""
        sums = [0, 0]
        for station in of_kind(game, ObstacleKind.STATION):
            for ship in game.ships():
                if is_obstacle_near(game, station, ship):
                    sums[game.side(ship)] += game.ship_card(ship).command
        return None if sums[0] == sums[1] else Side(int(sums[1] > sums[0]))

    @rule("CARD-contested-outpost-01")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """The sums differ."""
        return self._ahead(game) is not None

    @rule("CARD-contested-outpost-01", "STAT-08", "STAT-09", "CARD-general-rieekan-02")
    def resolve(self, game: Game, round: Round) -> Outcome:
        """Also at the end of the last round, before the score."""
        side = self._ahead(game)
        assert side is not None
        gain_victory_tokens(game, side)
        return DONE


# Fleet Ambush


@trigger("fleet_ambush", at=SETUP_6_BEFORE)
class FleetAmbushZone(ObjectiveEffect[Setup], kw_only=True):
    """Tokens mark the ambush zone; all ships are deployed before any squadron."""

    @rule("CARD-fleet-ambush-02")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """A token at each corner."""
        setup.deployment = replace(setup.deployment, ships_first=True)
        for x, y in inner_area(game.play_area).corners:
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, pose=pose_at(x, y))))
        return DONE


@modifier("fleet_ambush", at=DEPLOY_PLACE, stage=Stage.SET)
@rule("CARD-fleet-ambush-01", "CARD-fleet-ambush-02")
def fleet_ambush(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
    """On the first player's odd turns ships go into the zone, as long as it has room; obstacles there are barred.

    Squadrons go near their ships, those in the zone too.
    """
    turn = game.under_way(DeploymentTurn)
    if turn is None or not is_of_first(game, unit):
        return place
    zone = inner_area(game.play_area)
    if not game.is_ship(unit):
        return place._replace(no_obstacles_in=zone)
    if turn.number % 2 == 0:
        return place
    return place._replace(areas=(zone, *place.areas), no_obstacles_in=zone)


@trigger("fleet_ambush", at=SETUP_AFTER)
class FleetAmbushEnd(ObjectiveEffect[Setup], kw_only=True):
    """After setup the first player takes the tokens away."""

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """The zone means nothing any more."""
        for token in tokens_on_table(game, self.key):
            remove_token(game, token)
        return DONE
