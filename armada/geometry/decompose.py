"""Splitting a polygon that is not convex into convex parts."""

from __future__ import annotations

from collections.abc import Sequence

from armada.geometry.pose import Point

_FLAT = 1e-9


def convex_parts(outline: Sequence[Point]) -> list[list[Point]]:
    """Convex polygons that together cover the outline (counter-clockwise, simple) and share only edges."""
    points = list(outline)
    if _is_convex(points, range(len(points))):
        return [points]
    parts = _triangles(points)
    merged = True
    while merged:
        merged = _merge_once(points, parts)
    return [[points[i] for i in part] for part in parts]


def _turn(a: Point, b: Point, c: Point) -> float:
    """Positive where the way from a over b to c turns left."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _is_convex(points: list[Point], ring: Sequence[int]) -> bool:
    n = len(ring)
    return all(_turn(points[ring[i - 2]], points[ring[i - 1]], points[ring[i]]) >= -_FLAT for i in range(n))


def _triangles(points: list[Point]) -> list[list[int]]:
    """Ear clipping: cut off a corner that holds no other corner, until a triangle is left."""
    ring = list(range(len(points)))
    found: list[list[int]] = []
    while len(ring) > 3:
        ear = next(i for i in range(len(ring)) if _is_ear(points, ring, i))
        found.append([ring[ear - 1], ring[ear], ring[(ear + 1) % len(ring)]])
        del ring[ear]
    found.append(ring)
    return found


def _is_ear(points: list[Point], ring: list[int], i: int) -> bool:
    a, b, c = points[ring[i - 1]], points[ring[i]], points[ring[(i + 1) % len(ring)]]
    if _turn(a, b, c) <= _FLAT:
        return False
    corner = {ring[i - 1], ring[i], ring[(i + 1) % len(ring)]}
    return not any(
        _turn(a, b, points[j]) >= -_FLAT and _turn(b, c, points[j]) >= -_FLAT and _turn(c, a, points[j]) >= -_FLAT
        for j in ring
        if j not in corner
    )


def _merge_once(points: list[Point], parts: list[list[int]]) -> bool:
    """Join the first two parts that share an edge and are convex together (Hertel and Mehlhorn)."""
    for i, part in enumerate(parts):
        for k, other in enumerate(parts[i + 1 :], start=i + 1):
            joined = _joined(part, other)
            if joined and _is_convex(points, joined):
                parts[i] = joined
                del parts[k]
                return True
    return False


def _joined(part: list[int], other: list[int]) -> list[int] | None:
    """The ring around two parts that share an edge."""
    n = len(other)
    for i, end in enumerate(part):
        for k in range(n):
            if part[i - 1] == other[k] and end == other[k - 1]:
                return part[i:] + part[:i] + [other[(k + 1 + j) % n] for j in range(n - 2)]
    return None
