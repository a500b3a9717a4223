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
from armada.geometry.ruler import RULER, Distance
from armada.messages.message import decimal, listed, say
from armada.rules.moving_objects import NotFarFrom
from armada.rules.placing import Ground
from armada.rules.placing_limits import Beyond, ClearOf, CloseTo, FromEdges, Inside, Limit, Named, NearEdge, Overlapping
from armada.rules.straight_moves import Straight
from armada.rules.touching_places import Touching
from armada.screens.previews.replies import PreviewRemark
from armada.screens.previews.unavailable_attacks import length
from armada.screens.scene.segments import Segment, segment

NEARBY_MM: Final = 10.0
"""Below this much room, in mm, it is said what a piece is clear of."""

FAR_MM: Final = 100.0
"""Above this much room to spare, in mm, nothing is said of it."""


def verdicts(ground: Ground, pose: Pose) -> list[PreviewRemark]:
    """The limits on a place, those it breaks first."""
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
    short = length(-margin)
    if isinstance(limit, Inside):
        if isinstance(piece, Ship):
            return say(
                "previews-outside",
                part=_part_outside(limit.area, piece),
                short=short,
                area=say("places-area", area=limit.name),
            )
        return say(
            "previews-reaches-out", short=length(-limit.area.margin(piece)), area=say("places-area", area=limit.name)
        )
    if isinstance(limit, FromEdges):
        return _near_edge(limit, piece, short)
    if isinstance(limit, Beyond):
        near = _nearest(limit.others, piece).name
        return say("previews-too-close", short=short, other=near, length=_on_ruler(limit.length))
    if isinstance(limit, ClearOf):
        other = _nearest(limit.others, piece)
        return say("previews-overlaps", other=other.name, short=length(-clearance(piece, other.piece)))
    if isinstance(limit, NotFarFrom):
        return say("previews-moved-too-far", short=short, length=_on_ruler(limit.length))
    if isinstance(limit, Straight):
        least, most = round(limit.way.least), round(limit.way.most)
        return say("previews-not-straight", goal=limit.goal.name, least=least, most=most)
    if isinstance(limit, Touching):
        return say("previews-not-touching", others=_names(limit.at))
    if isinstance(limit, Overlapping):
        return say("previews-not-on", other=limit.other.name)
    if isinstance(limit, NearEdge):
        return say("previews-far-from-first-edge", short=short, length=_on_ruler(limit.length))
    assert isinstance(limit, CloseTo), f"{type(limit).__name__} has no words"
    return _too_far(limit, short)


def _near_edge(limit: FromEdges, piece: Piece, short: str) -> str:
    if limit.long == limit.short:
        return say("previews-too-close-to-edge", short=short, length=_on_ruler(limit.long))
    is_long = limit.far._replace(x1=-inf, x2=inf).margin(piece) <= limit.margin(piece)
    far = _on_ruler(limit.long if is_long else limit.short)
    return say("previews-too-close-to", edge="long" if is_long else "short", short=short, length=far)


def _too_far(limit: CloseTo, short: str) -> str:
    ships, within = _names(limit.within), _on_ruler(limit.within_length)
    others, at = _names(limit.at), _on_ruler(limit.at_length)
    if ships and others:
        return say("previews-too-far-both", short=short, ships=ships, within=within, others=others, at=at)
    if ships:
        return say("previews-too-far-within", short=short, ships=ships, within=within)
    return say("previews-too-far-at", short=short, others=others, at=at)


def _names(others: Sequence[Named]) -> str:
    return listed([str(other.name) for other in others], either=True)


def _on_ruler(mm: float) -> str:
    """A length as a player reads it off the ruler."""
    for band in Distance:
        if band.end == mm:
            return say("previews-distance", number=band.number)
    lengths = mm / RULER
    return say("previews-ruler-lengths", count=int(lengths)) if lengths == int(lengths) else length(mm)


def _part_outside(area: Area, ship: Ship) -> str:
    """Which part of a ship reaches farthest out of an area: both corners of an end or side, or one corner of it."""
    out = {corner: -_inside(area, corner) for corner in ship.base.corners}
    worst = max(out.values())
    corners = [to_piece(ship.pose, corner) for corner, mm in out.items() if mm >= worst - 1.0]
    if all(y > 0 for _, y in corners):
        return "bow"
    if all(y < 0 for _, y in corners):
        return "stern"
    return "right" if all(x > 0 for x, _ in corners) else "left"


def _inside(area: Area, point: tuple[float, float]) -> float:
    x, y = point
    return min(x - area.x1, area.x2 - x, y - area.y1, area.y2 - y)


# Limits that are kept


def _kept(limit: Limit, piece: Piece, margin: float) -> str | None:
    """How much room a limit leaves; None where that is no news."""
    if margin == inf:
        return None
    if isinstance(limit, Inside):
        return say("previews-inside", area=say("places-area", area=limit.name), spare=_spare(margin - TOUCHING))
    if isinstance(limit, ClearOf):
        return _clear_of(limit, piece)
    if isinstance(limit, Touching):
        return say("previews-touches", other=_best(limit, piece))
    if isinstance(limit, CloseTo):
        return say("previews-close-enough", other=_best(limit, piece), spare=_spare(margin))
    if margin > FAR_MM:
        return None
    if isinstance(limit, Beyond):
        return say("previews-far-enough", other=_nearest(limit.others, piece).name, spare=_spare(margin))
    return say("previews-far-from-edges", spare=_spare(margin)) if isinstance(limit, FromEdges) else None


def _clear_of(limit: ClearOf, piece: Piece) -> str | None:
    if not limit.others:
        return None
    other = _nearest(limit.others, piece)
    room = measure(piece, other.piece).mm
    return say("previews-clear-of", other=other.name, spare=_spare(room)) if TOUCHING < room < NEARBY_MM else None


def _best(limit: CloseTo, piece: Piece) -> str:
    """The piece that it is close enough to."""
    return str(_nearest([*limit.within, *limit.at], piece).name)


def _spare(mm: float) -> str:
    return say("previews-mm", mm=f"{mm:.0f}" if mm >= 10.0 else decimal(max(mm, 0.0)))


# What stands near


def _nearest(others: Sequence[Named], piece: Piece) -> Named:
    return min(others, key=lambda other: clearance(piece, other.piece))


def _line(limit: Limit, piece: Piece) -> Segment | None:
    """The line to what the limit is about, if it is a piece."""
    if isinstance(limit, Beyond | ClearOf) and limit.others:
        return segment(measure(piece, _nearest(limit.others, piece).piece))
    return None
