"""Salvage Run: ships take tokens from around a station in the centre."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    SecondPlayerTokens,
    TakeToken,
    second_player,
    token_place,
)
from armada.effects.objectives.obstacles import of_kind
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, StepResult, rule
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ACT_1_REVEAL, SETUP_5_AFTER, SETUP_5_BEFORE, SETUP_6_AFTER
from armada.rules.token_placement import PlaceTokens
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import Command

SALVAGE_TOKENS: Final = 4


@trigger("salvage_run", at=SETUP_5_BEFORE)
class SalvageRunObstacles(ObjectiveEffect[Setup], kw_only=True):
    """The station lies in the centre; all other obstacles and two dust fields are placed at distance 1-5 of it."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        table = game.play_area
        stations = of_kind(game, ObstacleKind.STATION)
        for station in stations:
            game.emit(ObstaclePlaced(station, pose_at(table.width / 2, table.height / 2), False))
        plan = setup.obstacles
        others = tuple([number for number in plan.obstacles if number not in stations])
        place = plan.place._replace(at_obstacles=stations, at_length=Distance.FIVE.end)
        setup.obstacles = replace(plan, obstacles=(*others, *add_dust_fields(game)), place=place)
        return DONE


@trigger("salvage_run", at=SETUP_5_AFTER)
class SalvageRunTokens(ObjectiveEffect[Setup], kw_only=True):
    """The second player places four tokens, each at distance 1 of the station, beyond distance 1 of each other."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """In the setup area."""
        place = token_place(game, tokens=Distance.ONE.end)
        place = place._replace(at_obstacles=of_kind(game, ObstacleKind.STATION))
        placers = (second_player(game),) * SALVAGE_TOKENS
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@all_open
@trigger("salvage_run", at=SETUP_6_AFTER)
class SalvageRunCommands(SecondPlayerTokens, kw_only=True):
    """Each ship of the second player gains a Navigate token."""

    command = Command.NAVIGATE


@offer("salvage_run", at=ACT_1_REVEAL, free=True)
class SalvageRun(TakeToken, kw_only=True):
    """Any ship that reveals a dial may take a token at distance 1."""
