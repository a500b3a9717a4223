"""Fleet Ambush: part of the first player's ships deploy in the middle of the setup area."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.objective import ObjectiveEffect, inner_area, is_of_first, remove_token, tokens_on_table
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, StepResult, rule
from armada.geometry.play_area import PlayArea
from armada.geometry.pose import pose_at
from armada.messages.message import message
from armada.rules.deployment import DeploymentTurn
from armada.rules.game import Game
from armada.rules.queries import DEPLOY_PLACE, MARKED_ZONES, DeployPlace, MarkedZone
from armada.rules.setup import Setup
from armada.rules.timing import SETUP_6_BEFORE, SETUP_AFTER
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token, UnitId


@trigger("fleet_ambush", at=SETUP_6_BEFORE)
class FleetAmbushZone(ObjectiveEffect[Setup], kw_only=True):
    """Tokens mark the ambush zone; all ships are deployed before any squadron."""

    @rule("CARD-fleet-ambush-02")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
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
    turn = game.innermost(DeploymentTurn)
    if turn is None or not is_of_first(game, unit):
        return place
    zone = inner_area(game.play_area)
    if not game.is_ship(unit):
        return place._replace(no_obstacles_in=zone)
    if turn.number % 2 == 0:
        return place
    return place._replace(areas=(zone, *place.areas), no_obstacles_in=zone)


@modifier("fleet_ambush", at=MARKED_ZONES, stage=Stage.INCREASE)
def ambush_zone(game: Game, card: CardInPlay, table: PlayArea, zones: tuple[MarkedZone, ...]) -> tuple[MarkedZone, ...]:
    """The ambush zone is the first player's, as long as tokens mark it."""
    if not tokens_on_table(game, card.key):
        return zones
    first, _ = game.sides_in_order
    return (*zones, MarkedZone(inner_area(table), first, message("scene-zone-ambush")))


@trigger("fleet_ambush", at=SETUP_AFTER)
class FleetAmbushEnd(ObjectiveEffect[Setup], kw_only=True):
    """After setup the first player takes the tokens away."""

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """The zone means nothing any more."""
        for token in tokens_on_table(game, self.key):
            remove_token(game, token)
        return DONE
