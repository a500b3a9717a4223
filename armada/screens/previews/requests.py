"""Preview requests, which a screen may send at any time: checks of answers, courses, targets, measurements, odds."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Point, Pose
from armada.screens.previews.coaching import CoachRequest


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Would this answer to my open question be legal, and what would come of it?"""

    answer: Any


class CoursesRequest(msgspec.Struct, frozen=True, tag="courses"):
    """Every legal course of the maneuver that is asked for, or of the one asked for after these answers of mine."""

    given: tuple[Any, ...] = ()


class WaysRequest(msgspec.Struct, frozen=True, tag="ways"):
    """The speeds at which my ship can execute its maneuver, and the Navigate command that each needs."""


class TryCourse(msgspec.Struct, frozen=True, tag="try_course"):
    """The end of a course of a ship of either side."""

    ship: int
    clicks: tuple[int, ...]
    side: ToolSide | None = None
    given: tuple[Any, ...] = ()
    """My answers before it, as in `CoursesRequest`."""


class TargetsRequest(msgspec.Struct, frozen=True, tag="targets"):
    """The attacks that a unit of either side could make from where it is, or from another place."""

    unit: int
    zone: HullZone | None = None
    pose: Pose | None = None


class Measure(msgspec.Struct, frozen=True, tag="measure"):
    """The distance between two things: each a unit, one of its hull zones, an obstacle, or a point in mm."""

    start: End
    end: End


class End(msgspec.Struct, frozen=True):
    """An end of the ruler."""

    unit: int | None = None
    zone: HullZone | None = None
    obstacle: int | None = None
    point: Point | None = None


class OddsRequest(msgspec.Struct, frozen=True, tag="odds"):
    """The exact odds of an attack as it could be declared now, legal or not yet in range."""

    attacker: int
    zone: HullZone | None
    defender: int
    target_zone: HullZone | None
    range: str | None = None
    """A range instead of the measured one."""


class DiceRequest(msgspec.Struct, frozen=True, tag="dice"):
    """What each of my choices would bring, now that my dice are rolled."""


class ThreatRequest(msgspec.Struct, frozen=True, tag="threat"):
    """Which enemy hull zones and squadrons bear on a unit, where it is or at another place."""

    unit: int
    pose: Pose | None = None


class ContoursRequest(msgspec.Struct, frozen=True, tag="contours"):
    """The reach of the dice of a side's enemies now, for a ship of the size of `unit`, or for a small one."""

    side: int
    unit: int | None = None


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why an answer to my open question is not legal."""

    answer: Any


class Figure(StrEnum):
    """A figure on the screen that can say why it is what it is."""

    HULL = "hull"
    SPEED = "speed"
    YAW = "yaw"
    COMMAND = "command"
    SQUADRON = "squadron"
    ENGINEERING = "engineering"
    REPAIR = "repair"
    """The engineering points of the Repair command under way."""

    DICE = "dice"
    """The dice of an attack: of the one under way, or of one that could be declared."""

    DAMAGE = "damage"
    """The damage of the attack under way."""

    ODDS = "odds"
    """The effects that the odds of an attack count, and those they leave out."""

    POINTS = "points"
    FLEET = "fleet"


class ReasonsRequest(msgspec.Struct, frozen=True, kw_only=True, tag="reasons"):
    """Why a number is what it is: of a ship or squadron, of an attack, or of the fleet of a seat."""

    what: Figure
    unit: int | None = None
    """The ship or squadron; of dice and odds the attacker. Without it: the attack under way."""

    zone: HullZone | None = None
    defender: int | None = None
    target_zone: HullZone | None = None
    range: str | None = None
    seat: Seat | None = None


class PlanRequest(msgspec.Struct, frozen=True, tag="plan"):
    """The best answer to my open question, and those to the questions that follow from it until something is revealed.

    `given` are answers that are fixed, the first to the open question.
    """

    given: tuple[Any, ...] = ()


PreviewRequest = (
    Check
    | CoachRequest
    | PlanRequest
    | CoursesRequest
    | WaysRequest
    | TryCourse
    | TargetsRequest
    | Measure
    | OddsRequest
    | DiceRequest
    | ThreatRequest
    | ContoursRequest
    | Why
    | ReasonsRequest
)
