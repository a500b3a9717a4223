"""Experimental retrofits; gravity wells and gravity shifts place a token before deployment."""

from __future__ import annotations

from typing import Final

from armada.catalog.shapes import obstacle_shape, ship_shape
from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.dice import reroll
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.secrecy import all_open
from armada.geometry import pieces
from armada.geometry.measure import measure
from armada.geometry.pieces import place_obstacle, place_token
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.game import BEFORE_DEPLOYMENT, Game
from armada.rules.queries import DEPLOY_SPEED, DeployedAt, ObjectPlace
from armada.rules.setup import Setup
from armada.rules.shifted_obstacles import ShiftObstacle
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import ATK_4_SPEND, MAN_BEFORE, SETUP_6_AFTER, SETUP_6_BEFORE
from armada.rules.token_placement import PlaceToken

GRAV_WELL: Final = "grav well"
GRAV_SHIFT: Final = "grav shift"

BEFORE_DEPLOYMENT |= {"g7_x_grav_well_projector", "grav_shift_reroute"}


@offer("g_8_experimental_projector", at=MAN_BEFORE, cost=EXHAUST)
class G8ExperimentalProjector(ShipEffect[ExecuteManeuver], kw_only=True):
    """Before an enemy ship at distance 1-5 determines its course, lower its speed by 1 for that maneuver."""

    @rule("CARD-g-8-experimental-projector-02", "CARD-g-8-experimental-projector-03")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """An enemy is about to move, in its own step or by an effect."""
        return not game.are_friendly(maneuver.ship, self.ship) and is_at(game, self.ship, maneuver.ship, Distance.FIVE)

    @rule("CARD-g-8-experimental-projector-01")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """By one less than its dial then shows; the dial is left alone."""
        maneuver.slowed += 1
        return DONE


@offer("targeting_scrambler", at=ATK_4_SPEND, cost=EXHAUST)
class TargetingScrambler(ShipEffect[Attack], kw_only=True):
    """While a friendly ship at distance 1-3 defends at close range, up to four dice are rerolled."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is such a ship, this one too, and there are dice."""
        return (
            bool(attack.pool.free)
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
        """The token."""
        raise NotImplementedError

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """Wholly inside the play area."""
        place = ObjectPlace(game.play_area.area)
        return Call(PlaceToken(by=self.seat, kind=self.token(), place=place, owner=self.owner), then=DONE)


# Grav wells


@offer("g7_x_grav_well_projector", at=SETUP_6_BEFORE, without_may=True)
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
            if token.kind == GRAV_SHIFT and token.seat == self.owner and token.pose is not None
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

    def find(self, game: Game) -> StepResult:
        """Which obstacles they are is settled before the first moves."""
        self.left = self._obstacles(game)
        return NEXT

    @rule("CARD-grav-shift-reroute-01", "CARD-grav-shift-reroute-03", "CARD-grav-shift-reroute-05")
    def move(self, game: Game) -> StepResult:
        """Each once, or not at all; it can be turned."""
        moved = game.result(ShiftObstacle)
        if moved is not None:
            self.left = tuple([number for number in self.left if number != moved.moved])
        if not self.left:
            return DONE
        return Call(ShiftObstacle(by=self.seat, choices=self.left), then=REPEAT)

    steps = (find, move)
