"""Surprise Attack: the first player's flagship starts on a station, and hidden dials raid the first player's ships."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.objective import ObjectiveEffect, second_player
from armada.effects.objectives.obstacles import lying_obstacles, of_kind
from armada.engine.effects import CardInPlay, Stage, modifier, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, choose, together
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.game import Game
from armada.rules.grand_admirals import fleet_of_admiral
from armada.rules.new_game import flagship
from armada.rules.obstacle_placement import PlaceObstacle
from armada.rules.queries import DEPLOY_PLACE, DEPLOY_SPEED, DeployedAt, DeployPlace, ObjectPlace
from armada.rules.raid_tokens import raid_types
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipPhase
from armada.rules.timing import SETUP_5_BEFORE, SETUP_6_AFTER, SETUP_6_BEFORE, SHIP_START
from armada.state.events.commands import CardDialRevealed, CardDialsAssigned, RaidTokenGained
from armada.state.records import COMMANDS, RESERVE, Command, ShipId, UnitId

STACKED_DIAL = Kind[Command]("stacked dial")
DIALS: Final = 3


@trigger("surprise_attack", at=SETUP_5_BEFORE)
class SurpriseAttackStation(ObjectiveEffect[Setup], kw_only=True):
    """The second player places the station at distance 1-5 of the first player's edge, before all other obstacles."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("EXT-objective-11", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Anywhere else in the setup area, in the deployment zone too."""
        stations = of_kind(game, ObstacleKind.STATION)
        left = tuple([number for number in setup.obstacles.obstacles if number not in stations])
        setup.obstacles = replace(setup.obstacles, obstacles=left)
        place = ObjectPlace(game.play_area.setup_area, first_edge=Distance.FIVE.end)
        return Call(PlaceObstacle(by=second_player(game), choices=stations, place=place), then=DONE)


def _flagship(game: Game) -> ShipId | None:
    """The flagship of the first player, as long as it is to be deployed."""
    first, _ = game.sides_in_order
    ship = flagship(game.state, fleet_of_admiral(game, first))
    return None if ship is None or game.ship(ship).status is not RESERVE else ship


def _station(game: Game) -> int | None:
    lying = lying_obstacles(game)
    return next((number for number in of_kind(game, ObstacleKind.STATION) if number in lying), None)


@trigger("surprise_attack", at=SETUP_6_BEFORE)
class SurpriseAttackDeployment(ObjectiveEffect[Setup], kw_only=True):
    """The first player deploys the flagship before every other ship."""

    @rule("SETUP-53")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """One that is set aside leads nobody."""
        ship = _flagship(game)
        if ship is not None and ship not in setup.deployment.aside:
            setup.deployment = replace(setup.deployment, leading=(ship,))
        return DONE


@modifier("surprise_attack", at=DEPLOY_PLACE, stage=Stage.SET)
@rule("EXT-objective-11")
def surprise_attack_place(game: Game, card: CardInPlay, unit: UnitId, place: DeployPlace) -> DeployPlace:
    """The flagship overlaps the station; it may stick out of the deployment zone, but not out of the setup area."""
    station = _station(game)
    if game.state.round or station is None or unit != _flagship(game):
        return place
    return place._replace(areas=(game.play_area.setup_area,), on_obstacle=station)


@modifier("surprise_attack", at=DEPLOY_SPEED, stage=Stage.LIMIT)
@rule("SETUP-34")
def surprise_attack_speed(game: Game, card: CardInPlay, at: DeployedAt, speeds: tuple[int, ...]) -> tuple[int, ...]:
    """In setup no ship of the first player starts faster than half its maximum speed, rounded up."""
    if game.state.round or game.side(at.ship) != game.state.first_side:
        return speeds
    most = (game.ship_card(at.ship).max_speed + 1) // 2
    return tuple([speed for speed in speeds if speed <= most])


@trigger("surprise_attack", at=SETUP_6_AFTER)
class SurpriseAttackDials(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player stacks three command dials facedown on the card."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("OBJ-09", "INFO-11")
    def resolve(self, game: Game, setup: Setup) -> Step:
        """The first one is revealed first."""
        seat = second_player(game)
        chosen = yield from together({seat: _stack(seat)})
        game.emit(CardDialsAssigned(seat, (seat,), chosen[seat]))
        return DONE


def _stack(seat: Seat) -> Asking[tuple[Command, ...]]:
    """Any commands, one after the other."""
    dials: tuple[Command, ...] = ()
    for _ in range(DIALS):
        dial = yield from choose(seat, STACKED_DIAL, COMMANDS)
        dials += (dial,)
    return dials


@trigger("surprise_attack", at=SHIP_START)
class SurpriseAttack(ObjectiveEffect[ShipPhase], kw_only=True):
    """At the start of each of the first Ship Phases the top dial gives each ship of the first player a raid token."""

    def decider(self, game: Game, phase: ShipPhase) -> Seat:
        """The second player."""
        return second_player(game)

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """A dial is left: there are three, for three rounds."""
        return game.state.card_dials is not None and bool(game.state.card_dials.dials)

    @rule("EXT-raid-01", "EXT-raid-10")
    def reveal(self, game: Game) -> StepResult:
        """A ship that has a raid token of that command gains none."""
        assert game.state.card_dials is not None
        command = game.state.card_dials.dials[0]
        game.emit(CardDialRevealed(command))
        first, _ = game.sides_in_order
        for ship in game.ships(first):
            if command in raid_types(game, ship):
                game.emit(RaidTokenGained(ship, command, self.key))
        return NEXT

    steps = (reveal,)
