"""Blockade Run: the second player's ships try to reach the far short edge of the play area."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.effects.objectives.objective import ObjectiveEffect, fleet_ships, gain_victory_tokens
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, StepResult, rule
from armada.geometry.play_area import Area, PlayArea
from armada.geometry.ruler import RULER, Distance
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.obstacle_placement import ObstaclePlan
from armada.rules.queries import MARKED_ZONES, MarkedZone, ObjectPlace
from armada.rules.setup import Setup
from armada.rules.timing import DESTROY_WHEN, GAME_END_OBJECTIVE, SETUP_4_AFTER
from armada.rules.winning import EndOfGame
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token

ZONE_DEPTH: Final = 2 * RULER
"""How deep a deployment zone of Blockade Run is."""


def blockade_zone(table: PlayArea, *, second: bool) -> Area:
    """A player's deployment zone: within two ruler lengths of a short edge; the first player's is on the left."""
    if second:
        return table.area._replace(x1=table.width - ZONE_DEPTH)
    return table.area._replace(x2=ZONE_DEPTH)


@modifier("blockade_run", at=MARKED_ZONES, stage=Stage.INCREASE)
def blockade_zones(
    game: Game, card: CardInPlay, table: PlayArea, zones: tuple[MarkedZone, ...]
) -> tuple[MarkedZone, ...]:
    """The deployment zones mean something to the end of the game."""
    first, second = game.sides_in_order
    both = MarkedZone(blockade_zone(table, second=False), first), MarkedZone(blockade_zone(table, second=True), second)
    return (*zones, *both)


@trigger("blockade_run", at=SETUP_4_AFTER)
class BlockadeRunSetup(ObjectiveEffect[Setup], kw_only=True):
    """The short edges become the players' edges; each ship of the second player has a token."""

    @rule("OBJ-02", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """The second player places all obstacles between the two zones."""
        table = game.play_area
        _, second = game.sides_in_order
        zones = blockade_zone(table, second=False), blockade_zone(table, second=True)
        setup.deployment = replace(setup.deployment, zones=zones, setup_area=table.area)
        place = ObjectPlace(table.area, Distance.THREE.end, ZONE_DEPTH, from_obstacles=Distance.ONE.end)
        setup.obstacles = ObstaclePlan(setup.obstacles.obstacles, (second,), place)
        for ship in fleet_ships(game, second):
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, unit=ship)))
        return DONE


def _runs(game: Game, unit: int) -> bool:
    """Whether this ship has a token of the blockade run."""
    return any(token.unit == unit and token.kind == "blockade_run" for token in game.state.tokens)


@trigger("blockade_run", at=DESTROY_WHEN)
class BlockadeRunner(ObjectiveEffect[Destroy], kw_only=True):
    """When a ship with a token is destroyed the first player gains a victory token."""

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """It is certain."""
        return destroy.is_certain and _runs(game, destroy.unit)

    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        """Besides the cost of the ship."""
        first, _ = game.sides_in_order
        gain_victory_tokens(game, first, unit=destroy.unit)
        return DONE


@trigger("blockade_run", at=GAME_END_OBJECTIVE)
class BlockadeRunScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each ship with a token whose whole base is in the first player's zone earns the second player a victory token."""

    def _through(self, game: Game) -> int:
        zone = blockade_zone(game.play_area, second=False)
        return sum([_runs(game, ship) and zone.holds(game.body(ship)) for ship in game.ships()])

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """One has broken through."""
        return self._through(game) > 0

    @rule("SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """However the game ends."""
        _, second = game.sides_in_order
        gain_victory_tokens(game, second, self._through(game))
        return DONE
