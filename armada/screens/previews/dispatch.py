"""Previews: what would come of an answer, and measurements of any kind, asked of a copy of the game."""

from __future__ import annotations

from armada.analysis.contours import Contours
from armada.analysis.danger import contours
from armada.analysis.hypothetical import as_known_to, is_near
from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.messages.message import say
from armada.rules.game import Game
from armada.screens.previews.answer_preview import after_answers, checked, why_not
from armada.screens.previews.any_odds import odds_asked
from armada.screens.previews.attack_options import aims, aims_at
from armada.screens.previews.coaching import CoachRequest
from armada.screens.previews.course_preview import try_course
from armada.screens.previews.courses import all_courses
from armada.screens.previews.dice_step import dice_step
from armada.screens.previews.measurements import measured, no_such_zone, not_on_table, unknown_unit
from armada.screens.previews.reasons import reasons_for
from armada.screens.previews.replies import (
    Aim,
    Checked,
    CoursePreview,
    Courses,
    CourseShown,
    Measured,
    OddsShown,
    PreviewRefused,
    PreviewRemark,
    PreviewReply,
    ReasonPart,
    Reasons,
    Targets,
    Threat,
    ToolShown,
)
from armada.screens.previews.requests import (
    Check,
    ContoursRequest,
    CoursesRequest,
    DiceRequest,
    End,
    Figure,
    Measure,
    OddsRequest,
    PlanRequest,
    PreviewRequest,
    ReasonsRequest,
    TargetsRequest,
    ThreatRequest,
    TryCourse,
    WaysRequest,
    Why,
)
from armada.screens.scene.segments import Segment
from armada.state.records import Installation, Squadron, Status

__all__ = [
    "Aim",
    "Check",
    "Checked",
    "Contours",
    "ContoursRequest",
    "CoursePreview",
    "CourseShown",
    "Courses",
    "CoursesRequest",
    "End",
    "Figure",
    "Measure",
    "Measured",
    "OddsRequest",
    "OddsShown",
    "PreviewRefused",
    "PreviewRemark",
    "PreviewReply",
    "PreviewRequest",
    "ReasonPart",
    "Reasons",
    "ReasonsRequest",
    "Segment",
    "Targets",
    "TargetsRequest",
    "Threat",
    "ThreatRequest",
    "ToolShown",
    "TryCourse",
    "Why",
    "preview",
]


def preview(game: Game, seat: Seat | None, asked: PreviewRequest) -> PreviewReply:
    """The reply to a viewer, from a copy of the game in which everything the viewer may not know is covered.

    Everything measured on the table is open to everybody; the check of an answer belongs to the seat that is asked.
    """
    assert not isinstance(asked, PlanRequest | WaysRequest), "plans are made in screens.prompt"
    if isinstance(asked, CoursesRequest | TryCourse) and asked.given:
        game = after_answers(game, seat, asked.given)
    known = as_known_to(game, seat)
    if isinstance(asked, Check):
        return checked(game.copy(), known, seat, asked.answer)
    if isinstance(asked, Why):
        return why_not(game.copy(), known, seat, asked.answer)
    if isinstance(asked, CoursesRequest):
        return all_courses(game.copy())
    if isinstance(asked, TryCourse):
        return _try(game, known, asked)
    if isinstance(asked, DiceRequest):
        return dice_step(game, seat)
    if isinstance(asked, TargetsRequest):
        return _targets(known, asked)
    if isinstance(asked, ThreatRequest):
        return _threat(known, asked)
    if isinstance(asked, ContoursRequest):
        return _contours(known, asked)
    if isinstance(asked, Measure):
        return measured(known, asked.start, asked.end)
    if isinstance(asked, ReasonsRequest):
        return reasons_for(known, asked)
    if isinstance(asked, CoachRequest):  # asked of `armada.screens.prompt.coach`, which knows the computer's values
        return PreviewRefused(reason=say("previews-not-your-decision"))
    return odds_asked(known, asked)


def _try(game: Game, known: Game, asked: TryCourse) -> PreviewReply:
    refused = not_on_table(known, asked.ship)
    if refused is not None:
        return refused
    ship = known.unit(asked.ship)
    if isinstance(ship, Squadron):
        return PreviewRefused(reason=say("previews-squadron-without-tool", unit=ship.label), rule="SQN-14")
    if isinstance(ship, Installation):
        return PreviewRefused(reason=say("previews-does-not-move", unit=ship.label), rule="MOVE-01")
    return try_course(game.copy(), known, ship.id, asked.clicks, asked.side)


def _targets(known: Game, asked: TargetsRequest) -> PreviewReply:
    refused = _misplaced(known, asked.unit, asked.pose)
    if refused is None and asked.zone is not None:
        refused = no_such_zone(known, asked.unit, asked.zone)
    if refused is not None:
        return refused
    legal, closed = aims(known, asked.unit, asked.zone, asked.pose)
    return Targets(legal=tuple(legal), closed=tuple(closed))


def _threat(known: Game, asked: ThreatRequest) -> PreviewReply:
    refused = _misplaced(known, asked.unit, asked.pose)
    return Threat(aims=tuple(aims_at(known, asked.unit, asked.pose))) if refused is None else refused


def _contours(known: Game, asked: ContoursRequest) -> PreviewReply:
    if asked.side not in (0, 1):
        return PreviewRefused(reason=say("previews-no-side", side=asked.side))
    refused = None if asked.unit is None else unknown_unit(known, asked.unit)
    return contours(known, Side(asked.side), asked.unit) if refused is None else refused


def _misplaced(known: Game, unit: int, pose: Pose | None) -> PreviewRefused | None:
    """Why a ship or squadron cannot be looked at where it is, or at a pose."""
    refused = unknown_unit(known, unit) if pose is not None else not_on_table(known, unit)
    if refused is not None:
        return refused
    label, status = known.unit(unit).label, known.unit(unit).status
    if status in (Status.DESTROYED, Status.WAITING):
        return PreviewRefused(reason=say("previews-destroyed", unit=label), rule="ATK-02")
    if pose is not None and isinstance(known.unit(unit), Installation):
        return PreviewRefused(reason=say("previews-cannot-be-moved", unit=label))
    if pose is not None and known.profile.one_tool:
        return PreviewRefused(reason=say("previews-one-tool", unit=label), rule="TRN-82")
    if pose is not None and not is_near(pose):
        return PreviewRefused(reason=say("previews-place-far-off"))
    return None
