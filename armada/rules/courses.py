"""Courses: how the joints of the maneuver tool may be clicked, and on which side of the ship it may lie (MOVE)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from armada.engine.procedures import rule
from armada.engine.questions import Refusal, Rng
from armada.geometry.bases import Size
from armada.geometry.maneuver_tool import MAX_CLICKS, SIDES, Clicks, ToolSide, courses, legal_sides
from armada.messages.message import Message, message

TRIES = 8
"""How often a course is drawn at random before the straight one is taken; only huge ships can need more than one."""


class Course(msgspec.Struct, frozen=True):
    """A course: the clicks at each joint, to the right positive, and the side on which the tool lies."""

    clicks: Clicks
    side: ToolSide


class Courses(NamedTuple):
    """The courses of one maneuver: a yaw value for each joint, and how many of them can be raised by one.

    Which joint is raised is not asked: a course may go beyond its yaw values by as many clicks in all. No joint is
    clicked more than twice.
    """

    size: Size
    yaws: tuple[int, ...]
    increases: int = 0

    @property
    def straight(self) -> Course:
        """Straight on; the side makes no difference, and it is always legal."""
        return Course((0,) * len(self.yaws), SIDES[0])

    @property
    def is_straight_only(self) -> bool:
        """Whether no joint can be clicked, so that there is nothing to choose."""
        return not self.yaws or (not self.increases and not any(self.yaws))

    @rule("MOVE-02", "MOVE-04", "MOVE-05", "MOVE-06", "MOVE-08", "MOVE-18", "MOVE-20")
    def refusal(self, course: Course) -> Refusal | None:
        """Why a course is not legal; None if it is."""
        clicks, joints = course.clicks, len(self.yaws)
        if len(clicks) != joints:
            return self._refused(course, "MOVE-08", message("refusals-course-speed", joints=len(clicks), speed=joints))
        for joint, (click, yaw) in enumerate(zip(clicks, self.yaws, strict=True), 1):
            most = min(yaw + self.increases, MAX_CLICKS)
            if abs(click) > most:
                rule = "MOVE-05" if yaw + self.increases > MAX_CLICKS else "MOVE-04"
                reason = message("refusals-course-joint", joint=joint, clicks=abs(click), most=most)
                return self._refused(course, rule, reason)
        raised = self._raised(clicks)
        if raised > self.increases:
            reason = message("refusals-course-beyond", clicks=raised, yaws=self._in_words(), most=self.increases)
            return self._refused(course, "MOVE-02", reason)
        sides = legal_sides(self.size, clicks)
        if not sides:
            return self._refused(course, "MOVE-20", message("refusals-course-no-side"))
        if course.side not in sides:
            return self._refused(course, "MOVE-18", message("refusals-course-side", side=str(course.side)))
        return None

    def _raised(self, clicks: Clicks) -> int:
        """How many clicks go beyond the yaw values."""
        return sum([max(0, abs(click) - yaw) for click, yaw in zip(clicks, self.yaws, strict=True)])

    def _in_words(self) -> str:
        return ", ".join(["-" if yaw == 0 else "I" * yaw for yaw in self.yaws])

    def _refused(self, course: Course, rule: str, reason: Message) -> Refusal:
        return Refusal(reason, rule, self.nearest(course))

    def nearest(self, course: Course) -> Course:
        """A legal course much like one that is not."""
        left = self.increases
        clicks: list[int] = []
        wanted = [*course.clicks, *[0] * len(self.yaws)]
        for click, yaw in zip(wanted, self.yaws, strict=False):
            most = min(abs(click), yaw + left, MAX_CLICKS)
            left -= max(0, most - yaw)
            clicks.append(most if click > 0 else -most)
        sides = legal_sides(self.size, tuple(clicks))
        if not sides:
            return self.straight
        return Course(tuple(clicks), course.side if course.side in sides else sides[0])

    @rule("MOVE-19")
    def sample(self, rng: Rng) -> Course:
        """A legal course at random."""
        yaws = list(self.yaws)
        for _ in range(self.increases):
            joint = int(rng.random() * len(yaws))
            yaws[joint] = min(yaws[joint] + 1, MAX_CLICKS)
        for _ in range(TRIES):
            clicks = tuple([int(rng.random() * (2 * yaw + 1)) - yaw for yaw in yaws])
            sides = legal_sides(self.size, clicks)
            if sides:
                return Course(clicks, sides[int(rng.random() * len(sides))])
        return self.straight

    def options(self) -> list[Course]:
        """All legal courses; the straight one once, as its side makes no difference."""
        most = tuple([min(yaw + self.increases, MAX_CLICKS) for yaw in self.yaws])
        return [
            Course(clicks, side)
            for clicks in courses(most)
            if self._raised(clicks) <= self.increases
            for side in (legal_sides(self.size, clicks) if any(clicks) else SIDES[:1])
        ]
