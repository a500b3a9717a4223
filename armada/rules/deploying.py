"""Deploying one ship or squadron: it is placed, and a ship's speed dial is set (SETUP-33 to SETUP-40)."""

from __future__ import annotations

import msgspec

from armada.catalog.shapes import ship_shape
from armada.engine.procedures import DONE, NEXT, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.secrecy import all_open
from armada.geometry.angles import TURN
from armada.geometry.pieces import place_ship
from armada.geometry.pose import Pose
from armada.messages.message import Listed, message
from armada.rules.deployment_places import DeploymentPlaces, room_for
from armada.rules.game import Game
from armada.rules.gravity_rift import is_near_rift
from armada.rules.queries import DEPLOY_SPEED, DeployedAt, DeployPlace
from armada.rules.timing import DEPLOY_AFTER
from armada.state.events.damage import Destroyed, Removed
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from armada.state.records import ShipId, SquadronId, UnitId

NO_PLACE = "no legal place"
"""The cause named where a ship or squadron that cannot be deployed is destroyed."""


class ShipPlacement(msgspec.Struct, frozen=True):
    """The pose of a deployed ship, and the speed its dial is set to."""

    pose: Pose
    speed: int


SHIP_PLACEMENT = Kind[ShipPlacement]("ship placement")
SQUADRON_PLACEMENT = Kind[Pose]("squadron placement")


@all_open
class Deploy(Procedure, kw_only=True):
    """A ship or squadron comes into play. `sure` is a legal place for it, if one is known."""

    place: DeployPlace
    sure: Pose | None = None

    @property
    def unit(self) -> UnitId:
        """The ship or squadron."""
        raise NotImplementedError

    @rule("SETUP-55")
    def look_for_room(self, game: Game) -> StepResult:
        """Destroy a ship or squadron that has no legal place."""
        if self.sure is not None:
            return NEXT
        found = room_for(game, self.unit, self.place)
        if found is None:
            destroy_unplaced(game, self.unit)
            return DONE
        self.place, self.sure = found
        return NEXT


@all_open
class DeployShip(Deploy, kw_only=True):
    """A ship comes into play, and its speed dial is set."""

    ship: ShipId

    @property
    def unit(self) -> UnitId:
        """The ship."""
        return self.ship

    @rule("SETUP-33", "SETUP-34", "SETUP-35", "SETUP-36", "SETUP-50", "SETUP-53", "EXT-obstacle-14")
    def place_ship(self, game: Game) -> Step:
        """Its controller places it and sets its speed dial."""
        berth = ShipPlaces(game, self)
        chosen = yield from ask_freely(
            game.controller(self.ship), SHIP_PLACEMENT, berth.check, berth.sample, candidates=berth.candidates
        )
        pose = chosen.pose._replace(heading=chosen.pose.heading % TURN)
        game.emit(ShipDeployed(self.ship, pose, chosen.speed))
        return NEXT

    steps = (Deploy.look_for_room, place_ship, DEPLOY_AFTER)


class ShipPlaces:
    """The places and speeds at which a ship may be deployed."""

    def __init__(self, game: Game, deploying: DeployShip) -> None:
        self.game = game
        self.ship = deploying.ship
        self.places = DeploymentPlaces(game, deploying.ship, deploying.place, deploying.sure)

    def speeds(self, pose: Pose) -> tuple[int, ...]:
        """The speeds at which the ship may start at a place (SETUP-34, SETUP-35); near a gravity rift 0 alone."""
        game, card = self.game, self.game.ship_card(self.ship)
        if is_near_rift(game, place_ship(ship_shape(card.chassis), pose)):
            return (0,)
        return game.ask(DEPLOY_SPEED, DeployedAt(self.ship, pose), tuple(range(1, card.max_speed + 1)))

    def check(self, answer: ShipPlacement) -> Refusal | None:
        """The reason why a placement is not legal."""
        found = self.places.refusal(answer.pose)
        if found is not None:
            near: Pose | None = found.nearest
            legal = None if near is None else ShipPlacement(near, self._nearest_speed(near, answer.speed))
            return msgspec.structs.replace(found, nearest=legal)
        speeds = self.speeds(answer.pose)
        if answer.speed in speeds:
            return None
        rule = "SETUP-35" if answer.speed == 0 else "SETUP-34"
        legal = ShipPlacement(answer.pose, self._nearest_speed(answer.pose, answer.speed))
        can = Listed(tuple([str(speed) for speed in speeds]), either=True)
        reason = message("refusals-deployment-speed", ship=self.places.name, speed=answer.speed, speeds=can)
        return Refusal(reason, rule, legal)

    def _nearest_speed(self, pose: Pose, wanted: int) -> int:
        return min(self.speeds(pose), key=lambda speed: abs(speed - wanted))

    def sample(self, rng: Rng) -> ShipPlacement:
        """A legal placement at random."""
        pose = self.places.sample(rng)
        speeds = self.speeds(pose)
        return ShipPlacement(pose, speeds[int(rng.random() * len(speeds))])

    def candidates(self) -> list[ShipPlacement]:
        """Good places, each at an easy and at full speed."""
        found = []
        for pose in self.places.candidates():
            speeds = self.speeds(pose)
            found += [ShipPlacement(pose, speed) for speed in dict.fromkeys((speeds[len(speeds) // 2], speeds[-1]))]
        return found


@all_open
class DeploySquadron(Deploy, kw_only=True):
    """A squadron comes into play."""

    squadron: SquadronId

    @property
    def unit(self) -> UnitId:
        """The squadron."""
        return self.squadron

    @rule("SETUP-37", "SETUP-38", "SETUP-39", "SETUP-40")
    def place_squadron(self, game: Game) -> Step:
        """Its controller places it."""
        places = DeploymentPlaces(game, self.squadron, self.place, self.sure)
        pose = yield from ask_freely(
            game.controller(self.squadron),
            SQUADRON_PLACEMENT,
            places.refusal,
            places.sample,
            candidates=places.candidates,
        )
        game.emit(SquadronDeployed(self.squadron, pose._replace(heading=0)))
        return DONE

    steps = (Deploy.look_for_room, place_squadron)


@rule("SETUP-55")
def destroy_unplaced(game: Game, unit: UnitId) -> None:
    """Destroy what has no legal place; no effect of a card answers to that in setup (FX-23)."""
    game.emit(Destroyed(unit, NO_PLACE))
    game.emit(Removed(unit, game.deck_of(unit)))
