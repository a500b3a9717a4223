"""Maneuvers: which course a ship takes, at which speed, and whether a Navigate command is worth it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from armada.analysis.value import health
from armada.catalog.shapes import ObstacleKind, ship_shape
from armada.engine.questions import Question
from armada.geometry.maneuver_tool import SIDES, final_pose, legal_sides
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Obstacle, place_ship
from armada.geometry.pose import Pose
from armada.players.greedy.position import PositionValue, is_inside
from armada.rules.courses import Course, Courses
from armada.rules.game import Game
from armada.rules.navigate import NavigateCommand
from armada.rules.obstacles import damage_to_ship, does_act, kind_of
from armada.rules.overlapping import where_it_stops
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.speed import speeds_in_reach
from armada.state.records import Command, Ship, ShipId

LOOKED_AT: Final = 60
"""How many courses are compared at most; a longer list is sampled evenly."""

LAID_OUT: Final = 20
"""How many of the best courses are laid out exactly, with everything they may overlap."""

TRIED: Final = 8
"""For how many of the best courses the next maneuver is considered."""

FUTURE: Final = 0.5
"""The weight of the place that the ship can reach with its next maneuver."""

RAMMING: Final = 0.6
"""The weight of the damage card that a collision deals to an enemy, which stays near and attacks."""

TOKEN: Final = 2.5
"""How much better a place must be to spend a command token for it."""

SLOW: Final = 1.5
"""The cost of speed 0, in tenths of the ship's points: no defense token can be spent."""


class CourseValue(NamedTuple):
    """A course, its final pose, and its value."""

    value: float
    course: Course
    pose: Pose


class ManeuverChoice:
    """The choice of a course and speed for one ship and one maneuver."""

    def __init__(self, game: Game, ship: Ship) -> None:
        assert ship.pose is not None
        self.game = game
        self.ship = ship
        self.start = ship.pose
        self.card = game.ship_card(ship.id)
        self.shape = ship_shape(self.card.chassis)
        self.position_value = PositionValue(game, ship)
        self.obstacles = self._obstacles()

    def _obstacles(self) -> list[tuple[Obstacle, float]]:
        """The obstacles, with the value of ending on each."""
        game, ship = self.game, self.ship
        found = []
        hurt = self.position_value.health
        placed = [number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None]
        for number, body in zip(placed, game.obstacle_bodies(), strict=True):
            kind = kind_of(game, number)
            damage = damage_to_ship(game, ship.id, kind)
            if not does_act(game, ship.id, number):
                continue
            if kind is ObstacleKind.ASTEROID:
                found.append((body, -hurt.loss(0, 1, 1)))
            elif damage:
                found.append((body, -hurt.loss(damage, 0) if max(ship.shields) >= damage else -hurt.loss(0, damage)))
            elif kind is ObstacleKind.GRAVITY_RIFT:
                found.append((body, -SLOW * self.position_value.price / 10))
            elif kind is ObstacleKind.STATION and ship.damage:
                found.append((body, hurt.loss(0, 1)))
        return found

    def best(self, courses: Sequence[Course], speed: int) -> CourseValue:
        """The best of some courses: all are compared roughly, the better ones exactly, the best with what follows."""
        rough = _sorted([self._rough(course, speed) for course in _some(courses)])
        exact = _sorted([self._exact(berth, speed) for berth in rough[:LAID_OUT]])
        return _sorted([self._farther(berth, speed) for berth in exact[:TRIED]])[0]

    def _rough(self, course: Course, speed: int) -> CourseValue:
        pose = final_pose(self.start, self.card.size, course.clicks, course.side)
        return CourseValue(self._value(pose, speed), course, pose)

    def _value(self, pose: Pose, speed: int) -> float:
        safety = self.position_value.safety(pose, speed)
        if safety <= -self.position_value.price:
            return safety
        value = safety + self.position_value.value(pose) + self._at_obstacles(pose)
        return value if speed else value - SLOW * self.position_value.price / 10

    def _at_obstacles(self, pose: Pose) -> float:
        found = 0.0
        for body, value in self.obstacles:
            far = (pose.x / 1000 - body.x) ** 2 + (pose.y / 1000 - body.y) ** 2
            reach = body.r + self.position_value.frigate.radius
            if far < reach * reach and overlaps(place_ship(self.shape, pose), body):
                found += value
        return found

    def _exact(self, berth: CourseValue, speed: int) -> CourseValue:
        """The same, with ships that stop it taken into account."""
        course = berth.course
        stop = where_it_stops(self.game, self.ship.id, course.clicks, course.side)
        if not stop.overlapped:
            return berth
        value = self._value(stop.pose, speed) + min([self._collision(other) for other in stop.overlapped])
        return CourseValue(value, course, stop.pose)

    def _farther(self, berth: CourseValue, speed: int) -> CourseValue:
        """The same, with a look at the maneuver after it."""
        return berth._replace(value=berth.value + FUTURE * self._next(berth.pose, speed))

    def _collision(self, other: ShipId) -> float:
        """The value of a collision with a ship: a damage card for each."""
        dent = health(self.game, other).loss(0, 1)
        friendly = self.game.are_friendly(other, self.ship.id)
        return (-dent if friendly else RAMMING * dent) - self.position_value.health.loss(0, 1)

    def _next(self, pose: Pose, speed: int) -> float:
        """The value of the best place within reach of the next maneuver."""
        position_value, size = self.position_value, self.card.size
        if position_value.rounds_left <= 1:
            return 0.0
        ends = [final_pose(pose, size, clicks, side) for clicks, side in position_value.turns(speed)]
        area = self.game.play_area
        return max(
            [position_value.value(end) for end in ends if is_inside(area, position_value.frigate, end)], default=0.0
        )

    def courses(self, speed: int, increases: int) -> list[Course]:
        """The main courses at a speed: each joint straight, or fully to either side."""
        chart = self.card.speed_chart
        if not 0 < speed <= len(chart):
            return [Course((), SIDES[0])]
        legal = Courses(self.card.size, chart[speed - 1], increases)
        most = [min(2, yaw + increases) for yaw in legal.yaws]
        found = []
        for clicks in product(*[sorted({-yaw, 0, yaw}) for yaw in most]):
            courses = [Course(clicks, side) for side in legal_sides(self.card.size, clicks)[:1]]
            found += [course for course in courses if legal.refusal(course) is None]
        return found or [legal.straight]


def _sorted(berths: list[CourseValue]) -> list[CourseValue]:
    return sorted(berths, key=lambda berth: berth.value, reverse=True)


def _some(courses: Sequence[Course]) -> Sequence[Course]:
    """No more courses than can be compared, spread evenly, the straight one among them."""
    if len(courses) <= LOOKED_AT:
        return courses
    straight = [course for course in courses if not any(course.clicks)]
    return [*straight, *[courses[place * len(courses) // LOOKED_AT] for place in range(LOOKED_AT)]]


def maneuver_choice_of(game: Game) -> ManeuverChoice:
    """The choice of the ship that is executing a maneuver."""
    maneuver = game.innermost(ExecuteManeuver)
    assert maneuver is not None
    return ManeuverChoice(game, game.ship(maneuver.ship))


def choose_course(game: Game, question: Question[Course]) -> Course:
    """The course that leads to the best place."""
    choice = maneuver_choice_of(game)
    return choice.best(question.options, choice.ship.speed).course


def choose_speed(game: Game, question: Question[int]) -> int:
    """The speed from which the best place can be reached."""
    choice = maneuver_choice_of(game)
    command = game.innermost(NavigateCommand)
    increases = int(command is not None and command.by_dial)
    now = choice.ship.speed
    values = {speed: choice.best(choice.courses(speed, increases), speed).value for speed in question.options}
    return max(values, key=lambda speed: (values[speed], -abs(speed - now)))


def wants_navigate(game: Game) -> bool:
    """Whether to resolve a Navigate command now: always with a dial, with a token if it leads to a better place."""
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None:
        return False
    choice = maneuver_choice_of(game)
    ship = choice.ship
    if ship.revealed is Command.NAVIGATE:
        return True
    now = choice.best(choice.courses(ship.speed, maneuver.yaw), ship.speed).value
    others = [speed for speed in speeds_in_reach(game, ship.id, 1) if speed != ship.speed]
    return any(choice.best(choice.courses(speed, 0), speed).value > now + TOKEN for speed in others)
