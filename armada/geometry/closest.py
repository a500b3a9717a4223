"""Closest points of two convex polygons: the measurement made most often, so there is a quick search and a plain one.

The quick search ends with a proof that no shorter line exists. Where it finds none (the polygons meet, or nearly so),
and as the test of the quick one, the plain search answers.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Final, NamedTuple

from armada.geometry.convex import Convex, Edge, HalfPlane, Line, closest_on_segment, cut, sides, straight

_PRECISION: Final = 1e-12
"""How far the proven shortest length may lie below the one found, as a share of its square."""

_NEARLY_MEETING: Final = 1e-6
"""Below this square of a distance the plain search decides."""

_ROUNDS: Final = 12


def closest_points(p: Convex, q: Convex) -> Line:
    """The shortest line from `p` to `q`; of length 0 at a common point if they meet.

    Gilbert, Johnson and Keerthi's search: `v` runs from `q` to `p` and is the shortest vector between the one or two
    pairs of corners kept (a and b). The pair of corners farthest against `v` either proves that nothing is shorter, or
    joins them.
    """
    p_corners, q_corners = p.corners, q.corners
    vx, vy = p.x - q.x, p.y - q.y
    wpx = wpy = wqx = wqy = 0.0
    ax = ay = apx = apy = bx = by = bpx = bpy = share = 0.0
    square = inf
    kept = 0
    for _ in range(_ROUNDS):
        low, high = inf, -inf
        for x, y in p_corners:
            d = x * vx + y * vy
            if d < low:
                low, wpx, wpy = d, x, y
        for x, y in q_corners:
            d = x * vx + y * vy
            if d > high:
                high, wqx, wqy = d, x, y
        wx, wy = wpx - wqx, wpy - wqy
        if kept == 0:
            ax, ay, apx, apy, bpx, bpy = wx, wy, wpx, wpy, wpx, wpy
            vx, vy, square, kept = wx, wy, wx * wx + wy * wy, 1
            continue
        if square - (low - high) <= _PRECISION * square:
            if square < _NEARLY_MEETING:
                break
            x, y = apx + (bpx - apx) * share, apy + (bpy - apy) * share
            return Line(sqrt(square), x, y, x - vx, y - vy)
        dx, dy = wx - ax, wy - ay
        share = -(ax * dx + ay * dy) / (dx * dx + dy * dy) if dx or dy else 0.0
        share = 0.0 if share < 0.0 else min(share, 1.0)
        vx, vy = ax + dx * share, ay + dy * share
        square = vx * vx + vy * vy
        if kept == 2:
            dx, dy = wx - bx, wy - by
            t = -(bx * dx + by * dy) / (dx * dx + dy * dy) if dx or dy else 0.0
            t = 0.0 if t < 0.0 else min(t, 1.0)
            x, y = bx + dx * t, by + dy * t
            if x * x + y * y < square:
                vx, vy, share, square = x, y, t, x * x + y * y
                ax, ay, apx, apy = bx, by, bpx, bpy
        if share == 0.0:
            bpx, bpy, kept = apx, apy, 1
        elif share == 1.0:
            ax, ay, apx, apy, bpx, bpy, share, kept = wx, wy, wpx, wpy, wpx, wpy, 0.0, 1
        else:
            bx, by, bpx, bpy, kept = wx, wy, wpx, wpy, 2
    return closest_features(p, q)


def closest_features(p: Convex, q: Convex) -> Line:
    """The plain search: every corner of one against every edge of the other that it lies in front of."""
    one, other = _corners_before_edges(p, q), _corners_before_edges(q, p)
    if one.is_apart or other.is_apart:
        return min(one.line, other.line.reversed)
    return _meeting(p, q)


class _Found(NamedTuple):
    line: Line
    is_apart: bool
    """Whether an edge has the whole other polygon in front of it."""


def _corners_before_edges(p: Convex, q: Convex) -> _Found:
    """The shortest line from an edge of one polygon to a corner of the other."""
    best, is_apart = Line(inf, 0.0, 0.0, 0.0, 0.0), False
    for ax, ay, ux, uy, length in p.edges:
        all_in_front = True
        for x, y in q.corners:
            dx, dy = x - ax, y - ay
            if dx * uy - dy * ux < 0.0:
                all_in_front = False
                continue
            t = dx * ux + dy * uy
            t = 0.0 if t < 0.0 else min(t, length)
            best = min(best, straight(ax + ux * t, ay + uy * t, x, y))
        is_apart = is_apart or all_in_front
    return _Found(best, is_apart)


def _meeting(p: Convex, q: Convex) -> Line:
    """The measurement of polygons that no edge separates: a point in their midst."""
    cutter, common = (p, q.corners) if len(p.edges) > 2 else (q, p.corners)
    for edge in cutter.edges:
        common = cut(common, *_inside_of(edge))
    if common:
        n = len(common)
        x, y = sum(c[0] for c in common) / n, sum(c[1] for c in common) / n
        return Line(0.0, x, y, x, y)
    lines = [closest_on_segment(b, c, a).reversed for a in p.corners for b, c in sides(q)]
    lines += [closest_on_segment(b, c, a) for a in q.corners for b, c in sides(p)]
    return min(lines)


def _inside_of(edge: Edge) -> HalfPlane:
    ax, ay, ux, uy, _ = edge
    return -uy, ux, ux * ay - uy * ax
