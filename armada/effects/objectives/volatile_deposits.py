"""Volatile Deposits: criticals blow up obstacles, and command values at asteroid fields earn victory tokens."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import Color
from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    ObjectiveCritical,
    ObjectiveEffect,
    gain_victory_tokens,
    is_of_first,
)
from armada.effects.objectives.obstacles import (
    WithoutStation,
    command_lead,
    is_obstacle_near,
    lying_obstacles,
    of_kind,
)
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.rules.attack import Attack
from armada.rules.damage import SufferBlast
from armada.rules.game import Game
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import ATK_5_CRIT, ROUND_END, SETUP_5_BEFORE

CHOSEN_OBSTACLE = Kind[int]("chosen obstacle")


@trigger("volatile_deposits", at=SETUP_5_BEFORE)
class VolatileDepositsObstacles(WithoutStation, kw_only=True):
    """Two dust fields are placed instead of the station."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        super().resolve(game, setup)
        plan = setup.obstacles
        setup.obstacles = replace(plan, obstacles=(*plan.obstacles, *add_dust_fields(game)))
        return DONE


@offer("volatile_deposits", at=ATK_5_CRIT)
class VolatileDeposits(ObjectiveCritical, kw_only=True):
    """A critical effect blows up an obstacle at distance 1 of the defender: all that is near it suffers damage."""

    def color(self, game: Game, attack: Attack) -> Color | None:
        """A blue icon; against the first player's ships any."""
        return None if is_of_first(game, attack.defender) else Color.BLUE

    def _obstacles(self, game: Game, attack: Attack) -> list[int]:
        return [number for number in lying_obstacles(game) if is_obstacle_near(game, number, attack.defender)]

    def has_use(self, game: Game, attack: Attack) -> bool:
        """There is such an obstacle."""
        return bool(self._obstacles(game, attack))

    @rule("EXT-ruling-22", "CRIT-12")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Half the critical icons in the pool, rounded up, for ships and squadrons of both players, all at once."""
        seat = game.controller(attack.attacker)
        obstacle = yield from choose(seat, CHOSEN_OBSTACLE, self._obstacles(game, attack))
        self.declare(game, attack)
        near = [unit for side in game.sides_in_order for unit in (*game.ships(side), *game.squadrons(side))]
        hurt = tuple([unit for unit in near if is_obstacle_near(game, obstacle, unit)])
        attack.suffered = True
        return Call(SufferBlast(units=hurt, amount=(attack.pool.crits + 1) // 2, by=self.key), then=DONE)


@trigger("volatile_deposits", at=ROUND_END)
class VolatileDepositsScore(ObjectiveEffect[Round], kw_only=True):
    """At each asteroid field the larger sum of command values earns a victory token."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """Somebody is ahead somewhere."""
        return any(command_lead(game, field) is not None for field in self._fields(game))

    def _fields(self, game: Game) -> list[int]:
        return [number for number in of_kind(game, ObstacleKind.ASTEROID) if number in lying_obstacles(game)]

    @rule("STAT-08", "OBJ-05")
    def resolve(self, game: Game, round: Round) -> StepResult:
        """Equal sums earn nothing."""
        for field in self._fields(game):
            side = command_lead(game, field)
            if side is not None:
                gain_victory_tokens(game, side)
        return DONE
