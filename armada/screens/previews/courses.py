"""Courses for the screens: every legal course of the maneuver that is asked for, and where the ship really ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armada.catalog.shapes import obstacle_shape, ship_shape
from armada.engine.questions import Question
from armada.geometry.maneuver_tool import final_pose
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Obstacle, place_obstacle, place_ship
from armada.messages.message import say
from armada.rules.courses import Course
from armada.rules.game import Game
from armada.rules.overlapping import where_it_stops
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.screens.previews.replies import Courses, CourseShown, PreviewRefused
from armada.state.records import ShipId

MAX_COURSES: Final = 240
"""The limit of courses in one reply; only an effect that raises several yaw values allows more."""


class Seaway:
    """Everything that a ship may meet on its way: squadrons and obstacles where they lie now."""

    def __init__(self, game: Game, ship: ShipId) -> None:
        self.game = game
        self.ship = ship
        self.card = game.ship_card(ship)
        self.shape = ship_shape(self.card.chassis)
        start = game.ship(ship).pose
        assert start is not None, "only a ship on the table takes a course"
        self.start = start
        self.squadrons = [(squadron, game.base(squadron)) for squadron in game.squadrons()]
        self.obstacles: list[tuple[int, Obstacle]] = [
            (number, place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose))
            for number, found in enumerate(game.state.obstacles)
            if found.pose is not None
        ]

    def shown(self, course: Course) -> CourseShown:
        """The end of a ship's course, stopped early or not, and what the ship lies on there."""
        stop = where_it_stops(self.game, self.ship, course.clicks, course.side)
        body = place_ship(self.shape, stop.pose)
        moved = [(squadron, base) for squadron, base in self.squadrons if stop.speed]
        return CourseShown(
            clicks=course.clicks,
            side=course.side,
            end=final_pose(self.start, self.card.size, course.clicks, course.side) if stop.overlapped else stop.pose,
            stops=stop.pose,
            ships=stop.overlapped,
            squadrons=tuple([squadron for squadron, base in moved if overlaps(base, body)]),
            obstacles=tuple([number for number, obstacle in self.obstacles if overlaps(body, obstacle)]),
            leaves=self.game.play_area.leaves(body),
            speed=stop.speed,
        )


def all_courses(game: Game) -> Courses | PreviewRefused:
    """Every legal course of the maneuver whose course is determined now."""
    asked = course_question(game)
    if asked is None:
        return PreviewRefused(reason=say("previews-no-course"), rule="MOVE-23")
    question, maneuver = asked
    seaway = Seaway(game, maneuver.ship)
    chief = _chief(question.options)
    return Courses(
        ship=maneuver.ship,
        start=seaway.start,
        courses=tuple([seaway.shown(course) for course in chief]),
        complete=len(chief) == len(question.options),
    )


def _chief(courses: Sequence[Course]) -> Sequence[Course]:
    """All courses; of very many as many as a message holds, spread evenly, the straight one among them."""
    if len(courses) <= MAX_COURSES:
        return courses
    straight = [course for course in courses if not any(course.clicks)]
    spread = [courses[place * len(courses) // MAX_COURSES] for place in range(MAX_COURSES)]
    return list(dict.fromkeys([*straight, *spread]))


def course_question(game: Game) -> tuple[Question[Course], ExecuteManeuver] | None:
    """The open question for a course, and the maneuver it belongs to."""
    maneuver = game.innermost(ExecuteManeuver)
    for question in game.questions:
        if question.kind is COURSE and maneuver is not None:
            return question, maneuver
    return None
