"""Ship movement: a ship executes a maneuver, Determine Course and then Move Ship (MOVE)."""

from __future__ import annotations

from typing import ClassVar

from armada.engine.procedures import DONE, NEXT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, ask_freely
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.errors import IllegalDecision
from armada.geometry.maneuver_tool import Clicks, ToolSide
from armada.messages.message import say
from armada.rules.any_time import Activation
from armada.rules.courses import Course, Courses
from armada.rules.destruction import LEFT_PLAY_AREA, Destroy
from armada.rules.game import Game
from armada.rules.gravity_rift import DRAG, is_near_rift
from armada.rules.obstacles import overlapped_obstacles
from armada.rules.overlapping import (
    CollisionDamage,
    PlaceSquadrons,
    Stop,
    contacts,
    overlapped_squadrons,
    path_of,
    where_it_stops,
)
from armada.rules.queries import MANEUVER_SPEED, RAISED_YAW, YAW
from armada.rules.timing import MAN_1_MODIFY, MAN_2_END, MAN_AFTER, MAN_BEFORE
from armada.state.events.movement import ManeuverExecuted, ShipsOverlapped
from armada.state.records import Scope, ShipId

COURSE = Kind[Course]("course")


@all_open
class ExecuteManeuver(Procedure, kw_only=True):
    """A ship executes a maneuver: in its Execute Maneuver step, or because an effect grants it one.

    A granted one has all the steps, at the speed the effect names, and no Navigate command; the dial is left alone
    (MOVE-28 to MOVE-30). `by` is the key of the card that grants it.
    """

    scope: ClassVar[Scope] = Scope.MANEUVER

    ship: ShipId
    granted_speed: int | None = None
    by: str = ""

    navigated: bool = False
    """Whether the ship resolved a Navigate command in this maneuver."""
    yaw: int = 0
    """How many yaw values can be raised by one in this maneuver."""
    ignores_rift: bool = False
    """Whether the gravity rift cannot lower the speed of this maneuver."""
    slowed: int = 0
    """By how much effects lower the speed of this maneuver; the dial is left alone."""
    clicks: Clicks = ()
    side: ToolSide = ToolSide.LEFT
    number: int = 0
    """Which maneuver of the ship's own activation it is, once the ship has moved; 0 outside one."""
    speed: int = 0
    """The speed at which the ship moved in the end."""
    overlapped: tuple[ShipId, ...] = ()
    """The ships it would have overlapped at any speed tried."""
    obstacles: tuple[int, ...] = ()
    """The obstacles it overlaps where it ended: they are resolved even if the ship moves on before (OBS-16)."""
    acted: tuple[int, ...] = ()
    """Those whose turn to act has come."""
    faceup: tuple[int, ...] = ()
    """Its faceup damage cards when the maneuver ended: a later one does not act after this maneuver (A-31)."""

    def is_over(self, game: Game) -> bool:
        """A destroyed ship goes no further."""
        return not game.is_in_play(self.ship)

    @rule("MOVE-01", "MOVE-03", "MOVE-07", "MOVE-19", "MOVE-21", "MOVE-22", "MOVE-23", "MOVE-29", "MOVE-35", "CMD-36")
    def determine_course(self, game: Game) -> Step:
        """The controller sets the joints and lays the tool: with that the course is committed."""
        legal = courses_of(game, self)
        course = legal.straight
        if not legal.is_straight_only:
            seat = game.controller(self.ship)
            course = yield from ask_freely(seat, COURSE, legal.refusal, legal.sample, candidates=legal.options)
        self.clicks, self.side = course.clicks, course.side
        return NEXT

    @rule("MOVE-14", "MOVE-16", "MOVE-17", "MOVE-24", "MOVE-25", "MOVE-27", "MOVE-34", "OVL-09", "OVL-10", "OVL-19")
    def move_ship(self, game: Game) -> StepResult:
        """The ship is lifted and placed where its speed leads, or as far along the course as other ships leave room."""
        stop = where_it_stops(game, self.ship, self.clicks, self.side)
        self.speed, self.overlapped = stop.speed, stop.overlapped
        if stop.overlapped:
            game.emit(ShipsOverlapped(self.ship, stop.overlapped, contacts(game, self.ship, stop)))
        path = path_of(game, self.ship, self.clicks[: stop.speed], self.side)
        tried = len(self.clicks)
        activation = game.innermost(Activation)
        if activation is not None and activation.ship == self.ship:
            activation.maneuvers += 1
            self.number = activation.maneuvers
        game.emit(ManeuverExecuted(self.ship, self.clicks, self.side, stop.speed, stop.pose, path, tried))
        self.obstacles = overlapped_obstacles(game, self.ship)
        return NEXT

    @rule("MOVE-26", "MOVE-32", "DMG-10", "DMG-11", "OVL-25")
    def look_at_edge(self, game: Game) -> StepResult:
        """A ship whose base ends partly outside the play area is destroyed; dial frames do not count."""
        if not game.play_area.leaves(game.body(self.ship)):
            return NEXT
        return Call(Destroy(unit=self.ship, by=LEFT_PLAY_AREA, left_play_area=True), then=DONE)

    @rule("OVL-01", "OVL-25", "OVL-28")
    def displace_squadrons(self, game: Game) -> StepResult:
        """Squadrons under the ship are placed again; a ship that has not moved lies on none."""
        squadrons = overlapped_squadrons(game, self.ship) if self.speed else ()
        return Call(PlaceSquadrons(ship=self.ship, squadrons=squadrons)) if squadrons else NEXT

    @rule("OVL-12", "OVL-23", "OVL-25", "OBS-13")
    def collide(self, game: Game) -> StepResult:
        """Ships that were overlapped come before obstacles."""
        return Call(CollisionDamage(ship=self.ship, others=self.overlapped)) if self.overlapped else NEXT

    def complete(self, game: Game) -> StepResult:
        """The maneuver is executed; obstacles and other effects follow it."""
        self.faceup = tuple([card.number for card in game.ship(self.ship).damage if card.faceup])
        return NEXT

    steps = (
        MAN_BEFORE,
        MAN_1_MODIFY,
        determine_course,
        move_ship,
        look_at_edge,
        displace_squadrons,
        collide,
        MAN_2_END,
        complete,
        MAN_AFTER,
    )


@rule("MOVE-08", "MOVE-28", "MOVE-30")
def maneuver_speed(game: Game, maneuver: ExecuteManeuver) -> int:
    """The speed at which a maneuver is made: that of the dial, or of the effect that grants it; less near a rift."""
    granted = maneuver.granted_speed
    speed = game.ship(maneuver.ship).speed if granted is None else granted
    return max(0, game.ask(MANEUVER_SPEED, maneuver, speed - maneuver.slowed - rift_drag(game, maneuver)))


@rule("EXT-obstacle-15")
def rift_drag(game: Game, maneuver: ExecuteManeuver) -> int:
    """By how much the gravity rift slows a maneuver: by one, if the ship is at distance 1-2 of it."""
    if maneuver.ignores_rift or game.ship(maneuver.ship).pose is None:
        return 0
    return DRAG if is_near_rift(game, game.hull(maneuver.ship)) else 0


@rule("MOVE-04", "MOVE-05")
def yaw_values(game: Game, maneuver: ExecuteManeuver) -> tuple[int, ...]:
    """The yaw value of each joint in a maneuver: the column of the speed chart, and what changes it."""
    card, speed = game.ship_card(maneuver.ship), maneuver_speed(game, maneuver)
    printed = card.speed_chart[speed - 1] if 0 < speed <= card.max_speed else (0,) * speed
    return game.ask(YAW, maneuver, printed)


@rule("MOVE-03", "MOVE-04", "MOVE-05")
def courses_of(game: Game, maneuver: ExecuteManeuver) -> Courses:
    """The courses that the ship can take now."""
    return Courses(game.ship_card(maneuver.ship).size, yaw_values(game, maneuver), raised_yaw(game, maneuver))


def raised_yaw(game: Game, maneuver: ExecuteManeuver) -> int:
    """How many yaw values can be raised by one: by the Navigate command, and by what effects give."""
    return game.ask(RAISED_YAW, maneuver, maneuver.yaw)


@rule("MOVE-22", "MOVE-23")
def preview(game: Game, seat: Seat, course: Course) -> Stop:
    """The end of a course for a ship, whether the course is legal or not.

    While its course is determined the controller can lay the tool as often as wanted; nobody can for another ship, or
    at another time.
    """
    maneuver = game.innermost(ExecuteManeuver)
    if (
        maneuver is not None
        and seat == game.controller(maneuver.ship)
        and game.step_of(maneuver) == maneuver.steps.index(ExecuteManeuver.determine_course)
    ):
        return where_it_stops(game, maneuver.ship, course.clicks, course.side)
    raise IllegalDecision(say("refusals-maneuver-tool"), rule="MOVE-23")
