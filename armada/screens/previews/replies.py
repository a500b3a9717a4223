"""Replies to preview requests: remarks, courses, aims, measured lines, odds, reasons; or a refusal."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.analysis.contours import Contours
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import Point, Pose
from armada.screens.previews.coaching import Coached
from armada.screens.scene.segments import Segment


class PreviewRemark(msgspec.Struct, frozen=True, kw_only=True):
    """A remark with a mark: ok, careful or no; with the rule, the units it is about and the line to draw."""

    tone: str
    text: str
    rule: str | None = None
    units: tuple[int, ...] = ()
    line: Segment | None = None


class Checked(msgspec.Struct, frozen=True, kw_only=True, tag="checked"):
    """Whether an answer is legal, what would come of it, and the nearest answer that is legal."""

    legal: bool
    remarks: tuple[PreviewRemark, ...]
    nearest: Any = None
    poses: tuple[Pose, ...] = ()
    """Where the piece would be: for a ship deployed, after a straight first move at each speed."""

    engages: tuple[int, ...] = ()
    targets: tuple[Aim, ...] = ()


class CourseShown(msgspec.Struct, frozen=True, kw_only=True):
    """A legal course: where the ship ends, stopped early or not, and what it overlaps."""

    clicks: tuple[int, ...]
    side: ToolSide
    end: Pose
    """Where it would end if nothing were in the way."""

    stops: Pose
    """Where it really ends, after lowering its speed for ships in the way."""

    ships: tuple[int, ...] = ()
    squadrons: tuple[int, ...] = ()
    obstacles: tuple[int, ...] = ()
    leaves: bool = False
    """Whether it leaves the play area, and is destroyed."""

    speed: int = 0
    """The speed at which it ends."""


class Courses(msgspec.Struct, frozen=True, kw_only=True, tag="courses"):
    """Every legal course of a maneuver; `complete` is false if some were left out; those can still be tried."""

    ship: int
    start: Pose
    courses: tuple[CourseShown, ...]
    complete: bool = True


class ToolShown(msgspec.Struct, frozen=True):
    """The maneuver tool laid out: its joints and segments, in mm, and the ship at each speed on the way."""

    joints: tuple[Point, ...]
    segments: tuple[tuple[Point, ...], ...]
    poses: tuple[Pose, ...]


class CoursePreview(msgspec.Struct, frozen=True, kw_only=True, tag="tried"):
    """A course tried out: the tool, where the ship ends, remarks, arcs that would bear, arcs stood in."""

    tool: ToolShown
    course: CourseShown
    legal: bool
    remarks: tuple[PreviewRemark, ...]
    sides: tuple[ToolSide, ...]
    """On which sides of the ship the tool can lie."""

    bears: tuple[Aim, ...]
    threats: tuple[Aim, ...]


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that could be declared, or not, and why not."""

    attacker: int
    zone: HullZone | None
    defender: int
    target_zone: HullZone | None
    range: str | None
    mm: float
    obstructed: bool = False
    dice: tuple[str, ...] = ()
    damage: float = 0.0
    destroyed: float = 0.0
    sight: Segment | None = None
    range_line: Segment | None = None
    refusal: str | None = None
    rule: str | None = None


class Targets(msgspec.Struct, frozen=True, kw_only=True, tag="targets"):
    """The legal attacks, best first, and those that players would look for but are not legal."""

    legal: tuple[Aim, ...]
    closed: tuple[Aim, ...]


class Measured(msgspec.Struct, frozen=True, kw_only=True, tag="measured"):
    """A measured line: its length, its band on both sides of the ruler, and whether one can see along it."""

    mm: float
    range: str | None
    distance: int | None
    line: Segment
    sight: Segment | None = None
    obstructed_by: tuple[str, ...] = ()
    blocked_by: str | None = None


class OddsShown(msgspec.Struct, frozen=True, kw_only=True, tag="odds"):
    """The exact odds of an attack against the best defense."""

    dice: tuple[str, ...]
    rolled: float
    """Damage on average, before defense tokens."""

    damage: float
    shields: float
    cards: float
    any_card: float
    faceup: float
    destroyed: float
    by_cards: tuple[tuple[int, float, float], ...]
    """Number of damage cards, its chance, and how much of that destroys the defender; for a squadron, of damage."""

    left_out: tuple[str, ...] = ()
    """Effects that are not counted."""

    range: str | None = None
    """The range that was counted: the measured one, or the one asked for."""

    obstructed: bool = False


class Threat(msgspec.Struct, frozen=True, kw_only=True, tag="threat"):
    """The enemies that bear on a ship or squadron."""

    aims: tuple[Aim, ...]


class ReasonPart(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a number: its amount, in figures or dice, and its source."""

    amount: str
    words: str
    rule: str | None = None
    card: str | None = None
    """The key of the card it comes from."""


class Reasons(msgspec.Struct, frozen=True, kw_only=True, tag="reasons"):
    """Why a number is what it is: its parts, in the order in which they are counted."""

    title: str
    value: str
    parts: tuple[ReasonPart, ...]


class PreviewRefused(msgspec.Struct, frozen=True, kw_only=True, tag="refused"):
    """Why something cannot be answered or asked: what was tried, the rule, and what is possible instead."""

    reason: str
    rule: str | None = None
    nearest: Any = None


class SeenAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, and what its question looks like."""

    sees: str
    answer: Any


class ManeuverWay(msgspec.Struct, frozen=True, kw_only=True):
    """A speed for a maneuver, with what is spent for it and the answers that lead there."""

    speed: int
    command: str
    """dial, token or both; empty where no Navigate command is resolved."""

    increases: int
    given: tuple[SeenAnswer, ...]
    sees: str
    """A digest of the question for the course that follows."""


class ManeuverWays(msgspec.Struct, frozen=True, kw_only=True, tag="maneuver ways"):
    """All speeds at which a ship can execute its maneuver, those that spend less first."""

    ways: tuple[ManeuverWay, ...]


class PlanOption(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that a step of a plan could have instead."""

    answer: Any
    label: str
    note: str = ""
    icon: str = ""
    die: int | None = None
    unit: int | None = None
    zone: HullZone | None = None


class PlanStep(msgspec.Struct, frozen=True, kw_only=True):
    """One answer of a plan, with the others that its question has."""

    kind: str
    title: str
    answer: Any
    label: str
    sees: str
    """A digest of the question; the answer is given only to one with the same digest."""

    options: tuple[PlanOption, ...] = ()
    several: bool = False
    """Whether the answer is a list of options."""

    may_pass: bool = False
    unit: int | None = None
    """The ship or squadron that the question is about."""


class Planned(msgspec.Struct, frozen=True, kw_only=True, tag="planned"):
    """Answers that can be given together: the open question's first, then those of the questions that follow."""

    steps: tuple[PlanStep, ...]
    reveals: bool = False
    """Whether the last of them makes something known: dice are rolled, cards are turned."""


PreviewReply = (
    Checked
    | Coached
    | Planned
    | ManeuverWays
    | Courses
    | CoursePreview
    | Targets
    | Measured
    | OddsShown
    | Threat
    | Contours
    | Reasons
    | PreviewRefused
)
