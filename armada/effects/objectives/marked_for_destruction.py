"""Marked for Destruction: purrgil that are moved next to a marked ship hurt it and earn a victory token."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    ObjectiveCritical,
    ObjectiveEffect,
    gain_victory_tokens,
    give_token,
    remove_token,
    second_player,
    ship_token,
)
from armada.effects.objectives.obstacles import add_obstacles, is_obstacle_near, of_kind
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat, Side
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.object_places import standard_obstacle_place
from armada.rules.obstacle_placement import ObstaclePlan, PlaceObstacles
from armada.rules.obstacles import kind_of
from armada.rules.setup import Setup
from armada.rules.timing import ATK_5_CRIT, OBSTACLE_AFTER, SETUP_5_AFTER, SETUP_5_BEFORE
from armada.state.records import ShipId


@trigger("marked_for_destruction", at=SETUP_5_BEFORE)
class MarkedObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Only the debris fields and two dust fields are placed."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        debris = of_kind(game, ObstacleKind.DEBRIS)
        setup.obstacles = replace(setup.obstacles, obstacles=(*debris, *add_dust_fields(game)))
        return DONE


@trigger("marked_for_destruction", at=SETUP_5_AFTER)
class MarkedPurrgil(ObjectiveEffect[Setup], kw_only=True):
    """Then the second player places the purrgil, beyond distance 5 of the players' edges."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("SETUP-30", "EXT-obstacle-17")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Anywhere else in the setup area, beyond distance 1 of all obstacles."""
        _, second = game.sides_in_order
        place = standard_obstacle_place(game.play_area.setup_area)
        place = place._replace(from_long_edges=Distance.FIVE.end, from_short_edges=0.0)
        purrgil = add_obstacles(game, ObstacleKind.PURRGIL)
        return Call(PlaceObstacles(plan=ObstaclePlan(purrgil, (second,), place)), then=DONE)


@offer("marked_for_destruction", at=ATK_5_CRIT)
class MarkedForDestruction(ObjectiveCritical, kw_only=True):
    """Any critical icon at close or medium range: the defender is marked, and no other ship of its side."""

    @rule("CRIT-02")
    def has_use(self, game: Game, attack: Attack) -> bool:
        """Near enough, and not marked already."""
        near = attack.range(game) in (Range.CLOSE, Range.MEDIUM)
        return near and ship_token(game, self.key, attack.defender) is None

    @rule("OBJ-02")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """The mark goes from another ship to it."""
        self.declare(game, attack)
        for ship in game.ships(game.side(attack.defender)):
            token = ship_token(game, self.key, ship)
            if token is not None:
                remove_token(game, token)
        give_token(game, self.key, ShipId(attack.defender))
        return DONE


@offer("marked_for_destruction", at=OBSTACLE_AFTER)
class MarkedPrey(ObjectiveEffect[MoveObstacle], kw_only=True):
    """A player who moved a purrgil next to a marked ship may use up the mark: a damage card, and a victory token."""

    def decider(self, game: Game, moving: MoveObstacle) -> Seat:
        """The seat that moved it."""
        return moving.by

    def _ships(self, game: Game, moving: MoveObstacle) -> list[ShipId]:
        return [
            ship
            for ship in game.ships()
            if ship_token(game, self.key, ship) is not None and is_obstacle_near(game, moving.moved, ship)
        ]

    @rule("EXT-object-05", "EXT-obstacle-18")
    def can_resolve(self, game: Game, moving: MoveObstacle) -> bool:
        """There is one at distance 1; a purrgil left in its place was moved."""
        return kind_of(game, moving.moved) is ObstacleKind.PURRGIL and bool(self._ships(game, moving))

    @rule("DMG-27", "OBJ-05")
    def resolve(self, game: Game, moving: MoveObstacle) -> Step:
        """The card passes the shields; the opponent of the ship gains the token."""
        ship = yield from choose(moving.by, CHOSEN_SHIP, self._ships(game, moving))
        token = ship_token(game, self.key, ship)
        assert token is not None
        remove_token(game, token)
        gain_victory_tokens(game, Side(1 - game.side(ship)), unit=ship)
        return Call(DealDamageCard(ship=ship, by=self.key), then=DONE)
