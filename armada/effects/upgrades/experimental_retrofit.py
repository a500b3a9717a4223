"""Experimental retrofits; gravity wells and gravity shifts place a token before deployment."""

from __future__ import annotations

from typing import Final

from armada.catalog.shapes import obstacle_shape, ship_shape
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.dice import reroll
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry import pieces
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_obstacle, place_token
from armada.geometry.pose import TOUCHING, Pose, pose_at
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.game import BEFORE_DEPLOYMENT, Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.object_places import obstacle_name
from armada.rules.placing import TRIES, Ground, refusal
from armada.rules.placing_limits import ClearOf, CloseTo, Inside, Named
from armada.rules.queries import DEPLOY_SPEED, DeployedAt, ObjectPlace
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import ATK_4_SPEND, MAN_BEFORE, SETUP_6_AFTER, SETUP_6_BEFORE
from armada.rules.token_placement import PlaceToken
from armada.state.events.movement import SquadronLifted, SquadronPlaced
from armada.state.records import SquadronId

GRAV_WELL: Final = "grav well"
GRAV_SHIFT: Final = "grav shift"
AT_OBSTACLE = Kind[Pose]("place at obstacle", "Where do you put the squadron that the obstacle displaced?")

BEFORE_DEPLOYMENT |= {"g7_x_grav_well_projector", "grav_shift_reroute"}


@offer("g_8_experimental_projector", at=MAN_BEFORE, cost=EXHAUST)
class G8ExperimentalProjector(ShipEffect[ExecuteManeuver], kw_only=True):
    """Before an enemy ship at distance 1-5 determines its course, lower its speed by 1 for that maneuver."""

    @rule("CARD-g-8-experimental-projector-02", "CARD-g-8-experimental-projector-03")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """An enemy is about to move, in its own step or by an effect."""
        return not game.are_friendly(maneuver.ship, self.ship) and is_at(game, self.ship, maneuver.ship, Distance.FIVE)

    @rule("CARD-g-8-experimental-projector-01")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Outcome:
        """By one less than its dial then shows; the dial is left alone."""
        maneuver.slowed += 1
        return DONE


@offer("targeting_scrambler", at=ATK_4_SPEND, cost=EXHAUST)
class TargetingScrambler(ShipEffect[Attack], kw_only=True):
    """While a friendly ship at distance 1-3 defends at close range, up to four dice are rerolled."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is such a ship, this one too, and there are dice."""
        return (
            bool(attack.pool.dice)
            and game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.ship)
            and attack.range(game) is Range.CLOSE
            and is_at(game, self.ship, attack.defender, Distance.THREE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is no defense token: speed and accuracy play no part."""
        yield from reroll(game, attack, self.seat, self.key, most=4)
        return DONE


class PlacesToken(ShipEffect[Setup], kw_only=True):
    """Before fleets are deployed, place a token anywhere in the play area."""

    def token(self) -> str:
        """What token."""
        raise NotImplementedError

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """Wholly inside the play area."""
        place = ObjectPlace(game.play_area.area)
        return Call(PlaceToken(by=self.seat, kind=self.token(), place=place, owner=self.seat), then=DONE)


# Grav wells


@offer("g7_x_grav_well_projector", at=SETUP_6_BEFORE)
class GravWellProjector(PlacesToken, kw_only=True):
    """Before fleets are deployed, place a grav well token."""

    def token(self) -> str:
        """A grav well."""
        return GRAV_WELL


@modifier(GRAV_WELL, at=DEPLOY_SPEED, stage=Stage.FORBID, standing=True, card="g7_x_grav_well_projector")
@rule("CARD-hyperspace-assault-08")
def grav_well(game: Game, card: CardInPlay, deployed: DeployedAt, speeds: tuple[int, ...]) -> tuple[int, ...]:
    """A ship deployed at distance 1-3 of a grav well, friend or foe, in setup or later, has speed 0.

    The well works while its owner has a ship with the projector in the play area; the one being deployed counts.
    """
    wells = [token for token in game.state.tokens if token.kind == GRAV_WELL and token.pose is not None]
    if not wells:
        return speeds
    base = pieces.place_ship(ship_shape(game.ship_card(deployed.ship).chassis), deployed.pose)
    for well in wells:
        assert well.pose is not None
        if _has_projector(game, well.seat, deployed.ship) and Distance.THREE.reaches(
            measure(base, place_token(well.pose)).mm
        ):
            return (0,)
    return speeds


def _has_projector(game: Game, seat: int, deployed: int) -> bool:
    return any(
        upgrade.card == "g7_x_grav_well_projector"
        and upgrade.seat == seat
        and not upgrade.discarded
        and (upgrade.ship == deployed or game.is_in_play(upgrade.ship))
        for upgrade in game.state.upgrades
    )


# Grav shifts


@offer("grav_shift_reroute", at=SETUP_6_BEFORE)
class GravShiftToken(PlacesToken, kw_only=True):
    """Before fleets are deployed, place a grav shift token."""

    def token(self) -> str:
        """A grav shift."""
        return GRAV_SHIFT


@all_open
@offer("grav_shift_reroute", at=SETUP_6_AFTER)
class GravShiftReroute(ShipEffect[Setup], kw_only=True):
    """After fleets are deployed, move each obstacle at distance 1-3 of the token within distance 2 of where it was."""

    left: tuple[int, ...] = ()
    """Obstacles that can still be moved."""

    def _obstacles(self, game: Game) -> tuple[int, ...]:
        tokens = [
            place_token(token.pose)
            for token in game.state.tokens
            if token.kind == GRAV_SHIFT and token.seat == self.seat and token.pose is not None
        ]
        return tuple(
            [
                number
                for number, found in enumerate(game.state.obstacles)
                if found.pose is not None
                and any(
                    Distance.THREE.reaches(
                        measure(token, place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)).mm
                    )
                    for token in tokens
                )
            ]
        )

    @rule("CARD-grav-shift-reroute-05")
    def can_resolve(self, game: Game, setup: Setup) -> bool:
        """There is such an obstacle."""
        return bool(self._obstacles(game))

    def find(self, game: Game) -> Outcome:
        """Which obstacles they are is settled before the first moves."""
        self.left = self._obstacles(game)
        return NEXT

    @rule("CARD-grav-shift-reroute-01", "CARD-grav-shift-reroute-03", "CARD-grav-shift-reroute-05")
    def move(self, game: Game) -> Outcome:
        """Each once, or not at all; it can be turned."""
        moved = game.result(ShiftObstacle)
        if moved is not None:
            self.left = tuple([number for number in self.left if number != moved.moved])
        if not self.left:
            return DONE
        return Call(ShiftObstacle(by=self.seat, choices=self.left), then=REPEAT)

    steps = (find, move)


@all_open
class ShiftObstacle(Procedure, kw_only=True):
    """A seat moves an obstacle within distance 2 of where it is; squadrons under it are placed anew."""

    by: Seat
    choices: tuple[int, ...]
    moved: int = -1
    squadrons: tuple[SquadronId, ...] = ()
    """Those yet to be placed."""

    def shift(self, game: Game) -> Outcome:
        """Only where it ends matters."""
        band = Distance.TWO.number
        return Call(MoveObstacle(by=self.by, choices=self.choices, band=band, displaces=True))

    @rule("CARD-grav-shift-reroute-02")
    def lift(self, game: Game) -> Outcome:
        """The squadrons that it overlaps are lifted."""
        done = game.result(MoveObstacle)
        assert done is not None
        self.moved = done.moved
        body = self._obstacle(game).piece
        self.squadrons = tuple([s for s in game.squadrons() if overlaps(game.body(s), body)])
        return NEXT

    @rule("CARD-grav-shift-reroute-02")
    def place(self, game: Game) -> Step:
        """The player who does not move it places them, touching or overlapping it."""
        if not self.squadrons:
            return DONE
        squadron, *rest = self.squadrons
        room = ObstacleRoom(game, squadron, self._obstacle(game))
        seat = game.speaker(Side(1 - game.side_of(self.by)))
        pose = yield from ask_freely(seat, AT_OBSTACLE, room.check, room.sample, candidates=room.candidates)
        self.squadrons = tuple(rest)
        game.emit(SquadronLifted(squadron))
        game.emit(SquadronPlaced(squadron, Pose(pose.x, pose.y)))
        return REPEAT

    def _obstacle(self, game: Game) -> Named:
        found = game.state.obstacles[self.moved]
        assert found.pose is not None
        body = place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)
        return Named(obstacle_name(found.key), body)

    steps = (shift, lift, place)


class ObstacleRoom:
    """Where a squadron can be placed that touches or overlaps an obstacle; where it lies it can always stay."""

    def __init__(self, game: Game, squadron: SquadronId, obstacle: Named) -> None:
        present = game.squadron(squadron).pose
        assert present is not None
        self.present = present
        self.obstacle = obstacle
        self.name = game.squadron(squadron).label
        others = [
            Named(unit.label, game.body(unit.id))
            for unit in game.state.units
            if unit.pose is not None and unit.id != squadron
        ]
        limits = (
            Inside(game.play_area.area, "the play area", "OVL-05"),
            CloseTo((), 0.0, (obstacle,), TOUCHING, "CARD-grav-shift-reroute-02"),
            ClearOf(others, "OVL-08"),
        )
        radius = SQUADRON_RADIUS
        self.ground = Ground(game.play_area.area, limits, lambda pose: pieces.Disc(pose, radius), radius, radius)

    def check(self, pose: Pose) -> Refusal | None:
        """Why it cannot be placed there."""
        here = Pose(pose.x, pose.y)
        return refusal(self.ground, here, self.name, "placed", lambda near: near, otherwise=self.present)

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random."""
        body = self.obstacle.piece
        reach = body.r + SQUADRON_RADIUS
        for _ in range(TRIES):
            pose = pose_at(body.x + (2 * rng.random() - 1) * reach, body.y + (2 * rng.random() - 1) * reach)
            if self.ground.is_legal(pose):
                return pose
        return self.present

    def candidates(self) -> list[Pose]:
        """To leave it where it lies, or to put it on the middle of the obstacle."""
        body = self.obstacle.piece
        return [pose for pose in (self.present, pose_at(body.x, body.y)) if self.ground.is_legal(pose)]
