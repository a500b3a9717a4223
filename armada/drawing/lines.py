"""Lines between pieces: line of sight, measured lines, the laid ruler, targeting points."""

from __future__ import annotations

from math import atan2, degrees

from armada.drawing.board import LaidRuler, MeasuredLine, SightLine, TargetingPoint, Tone
from armada.drawing.canvas import Canvas, Layer
from armada.drawing.markup import element, group, number, path, title, words
from armada.drawing.notes import draw_on_line
from armada.drawing.placing import TakenPlaces
from armada.geometry.contact import points_apart
from armada.geometry.pose import Point
from armada.geometry.ruler import DISTANCES, RANGES, RULER, distance_of, range_of

RULER_WIDTH = 12.7


def draw_sight(canvas: Canvas, sight: SightLine, room: TakenPlaces) -> None:
    """A line of sight: dotted, with a ring at each end."""
    classes = "sight obstructed" if sight.obstructed else "sight"
    ends = [element("circle", class_="sight-end", cx=x, cy=-y, r=canvas.px(4.5)) for x, y in (sight.start, sight.end)]
    line = element("path", class_=classes, d=path([sight.start, sight.end]))
    what = "Line of sight, obstructed" if sight.obstructed else "Line of sight"
    canvas.add(Layer.LINES, group(title(what), line, *ends))
    if sight.label:
        tone = Tone.CAREFUL if sight.obstructed else Tone.PLAIN
        draw_on_line(canvas, (sight.start, sight.end), sight.label, tone, room)


def draw_measured(canvas: Canvas, measured: MeasuredLine, room: TakenPlaces) -> None:
    """A measured line with a dot at each end and its length."""
    ends = [
        element("circle", class_="measured-end", cx=x, cy=-y, r=canvas.px(3)) for x, y in (measured.start, measured.end)
    ]
    label = measured.label or length_in_words(points_apart(measured.start, measured.end), measured.side)
    line = element("path", class_="measured", d=path([measured.start, measured.end]))
    canvas.add(Layer.LINES, group(title(label), line, *ends))
    draw_on_line(canvas, (measured.start, measured.end), label, measured.tone, room)


def length_in_words(mm: float, side: str) -> str:
    """A length and its band, in the words of one side of the ruler."""
    band = range_of(mm) if side == "range" else distance_of(mm)
    if band is None:
        return f"{mm:.0f} mm, beyond the ruler"
    name = band.name.lower() if side == "range" else f"distance {band.number}"
    return f"{name} · {mm:.0f} mm"


def draw_target(canvas: Canvas, target: TargetingPoint) -> None:
    """A targeting point with rings around it."""
    x, y = target.ship.placed.zone(target.zone).targeting_point
    rings = [element("circle", class_="sight-end", cx=x, cy=-y, r=canvas.px(r)) for r in (4.5, 8.0)]
    canvas.add(Layer.LINES, group(title(f"{target.ship.title}, {target.zone} targeting point"), *rings))


def ruler_ends(ruler: LaidRuler) -> tuple[Point, Point]:
    """The two ends of the ruler."""
    share = RULER / max(points_apart(ruler.start, ruler.towards), 1e-6)
    (x1, y1), (x2, y2) = ruler.start, ruler.towards
    return ruler.start, (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)


def draw_ruler(canvas: Canvas, ruler: LaidRuler) -> None:
    """The ruler: range bands along one half, distance bands along the other, each named at its side."""
    (x1, y1), (x2, y2) = ruler.start, ruler.towards
    angle = degrees(atan2(y1 - y2, x2 - x1))
    flipped = abs(angle) > 90
    half = RULER_WIDTH / 2
    parts = [element("rect", class_="ruler", x=0.0, y=-half, width=RULER, height=RULER_WIDTH)]
    sides = ((RANGES, -half, -1), (DISTANCES, 0.0, 1))
    for bands, top, side in sides:
        for band in bands:
            by_range = bands is RANGES
            class_ = f"r-{band.name.lower()}" if by_range else "d-even" if band.number % 2 == 0 else "d-odd"
            width = band.end - band.start
            parts.append(element("rect", class_=class_, x=band.start, y=top, width=width, height=half))
            text = band.name if by_range else str(band.number)
            parts.append(_beside(canvas, text, (band.start + band.end) / 2, side, flipped, by_range))
    ticks = [f"M{number(band.end)} {number(-half)}v{number(half)}" for band in RANGES]
    ticks += [f"M{number(band.end)} 0v{number(half)}" for band in DISTANCES]
    parts.append(element("path", class_="rulerline", d=f"M0 0H{number(RULER)}" + "".join(ticks)))
    turn = f"translate({number(x1)} {number(-y1)}) rotate({number(angle)})"
    canvas.add(Layer.TOOLS, group(title("Range ruler"), *parts, class_="laid-ruler", transform=turn))


def _beside(canvas: Canvas, text: str, x: float, side: int, flipped: bool, by_range: bool) -> str:
    """A band's name outside the ruler, upright as far as it can be."""
    y = side * (RULER_WIDTH / 2 + canvas.px(10))
    turn = f"translate({number(x)} {number(y)})" + (" rotate(180)" if flipped else "")
    class_ = f"bandname n-{text.lower()}" if by_range else "mark"
    return words(text, 0, canvas.px(4), class_, transform=turn)
