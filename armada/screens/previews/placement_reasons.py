"""Grounds: what is asked of the place of a piece, limit by limit, in words: how much room is left, or missing."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from armada.geometry.angles import TURN
from armada.geometry.clearance import clearance
from armada.geometry.measure import measure
from armada.geometry.pieces import Piece, Ship
from armada.geometry.play_area import Area
from armada.geometry.pose import TOUCHING, Pose, to_piece
from armada.rules.placing import Ground
from armada.rules.placing_limits import Beyond, ClearOf, CloseTo, FromEdges, Inside, Limit, Named, ruler_words
from armada.screens.previews.replies import PreviewRemark
from armada.screens.previews.unavailable_attacks import length
from armada.screens.scene.segments import Segment, segment

NEARBY_MM: Final = 10.0
"""Below this much room, in mm, it is said what a piece is clear of."""

FAR_MM: Final = 100.0
"""Above this much room to spare, in mm, nothing is said of it."""


def verdicts(ground: Ground, pose: Pose) -> list[PreviewRemark]:
    """What the limits say of a place, those it breaks first."""
    piece = ground.make(pose._replace(heading=pose.heading % TURN))
    found = [verdict for limit in ground.limits if (verdict := _verdict(limit, piece)) is not None]
    return sorted(found, key=lambda verdict: verdict.tone != "no")


def _verdict(limit: Limit, piece: Piece) -> PreviewRemark | None:
    margin = limit.margin(piece)
    if margin < 0.0:
        return PreviewRemark(tone="no", text=_broken(limit, piece, margin), rule=limit.rule, line=_line(limit, piece))
    text = _kept(limit, piece, margin)
    return None if text is None else PreviewRemark(tone="ok", text=text, rule=limit.rule, line=_line(limit, piece))


# Limits that are broken


def _broken(limit: Limit, piece: Piece, margin: float) -> str:
    if isinstance(limit, Inside) and isinstance(piece, Ship):
        return f"The {_part_outside(limit.area, piece)} is {length(-margin)} outside {limit.name}."
    if isinstance(limit, FromEdges) and limit.long == limit.short:
        return f"{length(-margin)} too close to the edge: it must be beyond {ruler_words(limit.long)} of every edge."
    if isinstance(limit, Beyond):
        other = _nearest(limit.others, piece)
        return f"{length(-margin)} too close to {other.name}: it must be beyond {ruler_words(limit.length)} of it."
    reason = limit.reason(piece)
    return f"{reason[0].upper()}{reason[1:]}." if isinstance(limit, ClearOf) else f"It {reason}."


def _part_outside(area: Area, ship: Ship) -> str:
    """Which part of a ship reaches farthest out of an area: both corners of an end or side, or one corner of it."""
    out = {corner: -_inside(area, corner) for corner in ship.base.corners}
    worst = max(out.values())
    corners = [to_piece(ship.pose, corner) for corner, mm in out.items() if mm >= worst - 1.0]
    if all(y > 0 for _, y in corners):
        return "bow"
    if all(y < 0 for _, y in corners):
        return "stern"
    return "right side" if all(x > 0 for x, _ in corners) else "left side"


def _inside(area: Area, point: tuple[float, float]) -> float:
    x, y = point
    return min(x - area.x1, area.x2 - x, y - area.y1, area.y2 - y)


# Limits that are kept


def _kept(limit: Limit, piece: Piece, margin: float) -> str | None:
    """How much room a limit leaves; None where that is no news."""
    if margin == inf:
        return None
    if isinstance(limit, Inside):
        return f"In {limit.name}, {_spare(margin - TOUCHING)} to spare."
    if isinstance(limit, ClearOf):
        return _clear_of(limit, piece)
    if isinstance(limit, CloseTo):
        return f"Close enough to {_best(limit, piece)}, {_spare(margin)} to spare."
    if margin > FAR_MM:
        return None
    if isinstance(limit, Beyond):
        return f"Far enough from {_nearest(limit.others, piece).name}, {_spare(margin)} to spare."
    return f"Far enough from the edges, {_spare(margin)} to spare." if isinstance(limit, FromEdges) else None


def _clear_of(limit: ClearOf, piece: Piece) -> str | None:
    if not limit.others:
        return None
    other = _nearest(limit.others, piece)
    room = measure(piece, other.piece).mm
    return f"Clear of {other.name} by {_spare(room)}." if room < NEARBY_MM else None


def _best(limit: CloseTo, piece: Piece) -> str:
    """The piece that it is close enough to."""
    return _nearest([*limit.within, *limit.at], piece).name


def _spare(mm: float) -> str:
    return f"{mm:.0f} mm" if mm >= 10.0 else f"{max(mm, 0.0):.1f} mm"


# What stands near


def _nearest(others: Sequence[Named], piece: Piece) -> Named:
    return min(others, key=lambda other: clearance(piece, other.piece))


def _line(limit: Limit, piece: Piece) -> Segment | None:
    """The line to what the limit is about, if it is a piece."""
    if isinstance(limit, Beyond | ClearOf) and limit.others:
        return segment(measure(piece, _nearest(limit.others, piece).piece))
    return None
