"""Firing arcs and the range bands in them: lines at equal distance from the hull zone, from border to border."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from armada.drawing.board import FiringArc
from armada.drawing.canvas import Canvas, Layer
from armada.drawing.markup import element, group, number, path, text_width, title, words
from armada.drawing.placing import TakenPlaces, boxed
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import HullZone
from armada.geometry.convex import closest_to_point
from armada.geometry.pieces import Ship, Zone
from armada.geometry.pose import Point
from armada.geometry.ruler import RANGES, Range

STEP: Final = 2_500
"""The turn from one point of a band line to the next, in millidegrees: true to a tenth of a millimetre."""

PAST: Final = 24.0
"""How far beyond long range the borders of an arc are drawn, in mm."""

NAMED_AT: Final = (0.14, 0.86, 0.26, 0.74, 0.4, 0.6)
"""Where on its line a band may be named, as a share of its length from the first border."""

WEDGES: Final = {HullZone.FRONT: "fore", HullZone.REAR: "aft"}


class Ray:
    """A half-line of the play area."""

    __slots__ = ("bearing", "dx", "dy", "x", "y")

    def __init__(self, start: Point, bearing: int) -> None:
        self.x, self.y = start
        self.bearing = bearing
        self.dx, self.dy = sin_cos(bearing)

    def at(self, mm: float) -> Point:
        """The point so far along."""
        return self.x + self.dx * mm, self.y + self.dy * mm


def borders(ship: Ship, zone: HullZone) -> tuple[Ray, Ray]:
    """The two arc lines that border a hull zone's firing arc, clockwise."""
    found = []
    for (x1, y1), (x2, y2) in ship.shape.zones[zone].borders:
        bearing = round(degrees(atan2(x2 - x1, y2 - y1)) * 1000) + ship.pose.heading
        found.append(Ray(ship.frame.point(x1, y1), bearing % TURN))
    return found[0], found[1]


def rays(ship: Ship, zone: HullZone) -> list[Ray]:
    """Half-lines that sweep the firing arc from its first border to its second."""
    first, second = borders(ship, zone)
    turn = (second.bearing - first.bearing) % TURN
    steps = max(1, -(-turn // STEP))
    found = []
    for k in range(steps + 1):
        x = first.x + (second.x - first.x) * k / steps
        y = first.y + (second.y - first.y) * k / steps
        found.append(Ray((x, y), (first.bearing + turn * k // steps) % TURN))
    return found


def equidistant(ship: Ship, zone: HullZone, mm: float) -> list[Point]:
    """The line inside a firing arc, from border to border, whose every point lies so far from the hull zone."""
    measured = ship.zone(zone)
    return [_point_at(ray, measured, mm) for ray in rays(ship, zone)]


def _point_at(ray: Ray, zone: Zone, mm: float) -> Point:
    """The point at which a ray leaves the area within a length of the hull zone.

    The distance to the zone never grows faster than the distance along the ray.
    """
    along = mm
    for _ in range(60):
        short = mm - _apart(zone, ray.at(along))
        along += short
        if abs(short) < 1e-4:
            break
    return ray.at(along)


def _apart(zone: Zone, point: Point) -> float:
    return min([closest_to_point(part, *point).mm for part in zone.parts])


def draw_arc(canvas: Canvas, overlay: FiringArc, room: TakenPlaces) -> None:
    """The firing arc of a hull zone."""
    ship, zone = overlay.ship.placed, overlay.zone
    first, second = borders(ship, zone)
    inner = path([(second.x, second.y), (first.x, first.y)])[1:]
    parts = [title(f"{overlay.ship.title}, {zone.replace('_', ' ')} firing arc")]
    names = []
    if overlay.bands:
        for band in reversed(RANGES):
            line = equidistant(ship, zone, band.end)
            parts.append(element("path", class_=f"f-{band.name.lower()}", d=f"{_curve(line)}L{inner}Z"))
            parts.append(element("path", class_=f"b-{band.name.lower()}", d=_curve(line)))
            names += _band_name(canvas, band, line, room)
    else:
        wedge = _curve(equidistant(ship, zone, overlay.mm))
        parts.append(element("path", class_=f"wedge {WEDGES.get(zone, '')}".rstrip(), d=f"{wedge}L{inner}Z"))
    ends = [_point_at(ray, ship.zone(zone), overlay.mm + PAST) for ray in (first, second)]
    sides = path([ends[0], (first.x, first.y)]) + path([(second.x, second.y), ends[1]])
    lines = element("path", class_="arcline", d=sides)
    canvas.add(Layer.ARCS, group(*parts, *names, *([lines] if overlay.bands else []), class_="firing-arc"))
    if not overlay.bands:
        canvas.add(Layer.LINES, lines)


def _curve(line: list[Point]) -> str:
    """A line of many short steps, written as the differences between its points."""
    x, y = (round(value, 1) for value in line[0])
    data = [f"M{number(x, 1)} {number(-y, 1)}l"]
    for next_x, next_y in line[1:]:
        next_x, next_y = round(next_x, 1), round(next_y, 1)
        data.append(f"{number(next_x - x, 1)} {number(y - next_y, 1)}")
        x, y = next_x, next_y
    return data[0] + " ".join(data[1:]).replace(" -", "-")


def _band_name(canvas: Canvas, band: Range, line: list[Point], room: TakenPlaces) -> list[str]:
    """The band's name on its line, turned with it, never upside down; nothing where the line is out of view."""
    last = len(line) - 1
    width, height = canvas.px(text_width(band.name, 12) + 8), canvas.px(14)
    boxes = {boxed(line[round(share * last)], width, width * 0.6): round(share * last) for share in NAMED_AT}
    seen = [box for box, place in boxes.items() if canvas.sees(line[place], -height)]
    if not seen:
        return []
    place = boxes[room.best(seen)]
    x, y = line[place]
    (x1, y1), (x2, y2) = line[max(place - 1, 0)], line[min(place + 1, last)]
    angle = degrees(atan2(y1 - y2, x2 - x1))
    if abs(angle) > 90:
        angle -= 180 if angle > 0 else -180
    turn = f"translate({number(x)} {number(-y)}) rotate({number(angle, 1)})"
    return [words(band.name, 0, canvas.px(4), f"bandname n-{band.name.lower()}", transform=turn)]
