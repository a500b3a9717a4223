"""Tables for ship movement: a maneuver along a course, and made-up cards."""

from __future__ import annotations

import armada.rules.navigate  # noqa: F401
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, StepResult
from armada.geometry.maneuver_tool import Clicks, ToolSide, final_pose
from armada.geometry.pose import Pose
from armada.rules.courses import Course
from armada.rules.game import Game
from armada.rules.queries import MANEUVER_SPEED, YAW
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.speed import ChangeSpeed
from armada.rules.timing import MAN_AFTER, SPEED_CHANGE
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import ShipId
from tests.builders.notes import EffectNoted
from tests.builders.scenario import Scenario

CR90, VICTORY, IMPERIAL = "cr90_corvette_a", "victory_ii_class_star_destroyer", "imperial_i_class_star_destroyer"
NEBULON, FLOTILLA, OTHER_FLOTILLA = "nebulon_b_escort_frigate", "gr_75_medium_transports", "gozanti_class_cruisers"
X_WING, TIE = "x_wing_squadron", "tie_fighter_squadron"

STEP = 68.4
"""How far a straight maneuver leads at speed 1, in mm; at speed 2 twice as far, and so on."""


def maneuver(
    table: Scenario, ship: ShipId, *clicks: int, side: ToolSide = ToolSide.LEFT, granted_speed: int | None = None
) -> Scenario:
    """Let a ship execute a maneuver along a course."""
    table.run(ExecuteManeuver(ship=ship, granted_speed=granted_speed))
    return table.answer(COURSE, Course(clicks, side))


def maneuver_of(table: Scenario) -> ExecuteManeuver:
    """The maneuver under way."""
    found = table.game.innermost(ExecuteManeuver)
    assert found is not None, "no ship is moving"
    return found


def pose_after(table: Scenario, ship: ShipId, *clicks: int, side: ToolSide = ToolSide.LEFT) -> Pose:
    """Where the maneuver tool leads from where a ship lies now."""
    pose = table.units[ship].pose
    assert pose is not None
    return final_pose(pose, table.game.ship_card(ship).size, clicks, side)


def speed_of(table: Scenario) -> int:
    """The speed of the last maneuver."""
    return table.last(ManeuverExecuted).speed


def clicks_of(table: Scenario) -> set[Clicks]:
    """The clicks of all courses that can be answered now."""
    return {course.clicks for course in table.question.options}


@modifier("test_drag", at=MANEUVER_SPEED, stage=Stage.REDUCE)
def drag(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, speed: int) -> int:
    """A card made up for these tests: all maneuvers are one speed slower."""
    return speed - 1


@modifier("test_rudder", at=YAW, stage=Stage.SET)
def rudder(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """A card made up for these tests: the first joint has yaw II."""
    return (2, *yaws[1:])


@trigger("test_wake", at=SPEED_CHANGE)
class MadeUpWake(Effect[ChangeSpeed], kw_only=True):
    """A card made up for these tests: notes each change of speed."""

    def resolve(self, game: Game, change: ChangeSpeed) -> StepResult:
        game.emit(EffectNoted(f"from {change.before} by {change.by}", self.seat))
        return DONE


@offer("test_thrust", at=MAN_AFTER)
class MadeUpThrust(Effect[ExecuteManeuver], kw_only=True):
    """A card made up for these tests: after a maneuver of its own, its ship can execute another at speed 1."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        return maneuver.ship == self.card.unit and maneuver.granted_speed is None

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        return Call(ExecuteManeuver(ship=maneuver.ship, granted_speed=1, by=self.card.key), then=DONE)
