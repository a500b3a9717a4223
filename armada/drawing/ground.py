"""The table: stars, play area, grid of feet, setup area and deployment zones."""

from __future__ import annotations

from armada.drawing.canvas import Canvas, Layer
from armada.drawing.markup import element, group, number, text_width, words
from armada.drawing.placing import TakenPlaces
from armada.geometry.play_area import EXTENDED, FOOT, Area, PlayArea

STARS_PER_FOOT = 26
STAR_SIZES = ((1.0, 0.3), (1.5, 0.45), (2.2, 0.7))
"""Width in pixels and strength of the stars, faint ones first."""

TICKS = 10
"""Ticks to a foot along the long edges."""


def draw_ground(canvas: Canvas, area: PlayArea | None, zones: bool, room: TakenPlaces) -> None:
    """The play area and what surrounds it; a bare sheet is all play area."""
    view = canvas.view
    canvas.add(Layer.GROUND, _rectangle(view, "void" if area else "mat"))
    if area:
        canvas.add(Layer.GROUND, _rectangle(area.area, "mat"))
    canvas.add(Layer.GROUND, *_stars(canvas))
    if area:
        canvas.add(Layer.GROUND, _grid(area.area), _ticks(canvas, area.area), _rectangle(area.area, "edge"))
        if area == EXTENDED:
            canvas.add(Layer.GROUND, *_markers(canvas, area))
        if zones:
            _draw_zones(canvas, area, room)


def _rectangle(area: Area, class_: str) -> str:
    width, height = area.x2 - area.x1, area.y2 - area.y1
    return element("rect", class_=class_, x=area.x1, y=-area.y2, width=width, height=height)


def scattered(seed: int, count: int) -> list[tuple[float, float]]:
    """Points strewn over the unit square, the same ones for the same seed: a mixed counter, not chance."""
    state = (seed * 2654435761 + 88172645463325252) & 0xFFFFFFFFFFFFFFFF
    found = []
    for _ in range(2 * count):
        state ^= (state << 13) & 0xFFFFFFFFFFFFFFFF
        state ^= state >> 7
        state ^= (state << 17) & 0xFFFFFFFFFFFFFFFF
        found.append((state >> 11) / (1 << 53))
    return list(zip(found[::2], found[1::2], strict=True))


def _stars(canvas: Canvas) -> list[str]:
    """Stars fixed to the table, foot by foot, so that another view shows the same sky."""
    view = canvas.view
    dots: list[list[str]] = [[] for _ in STAR_SIZES]
    for column in range(int(view.x1 // FOOT), int(view.x2 // FOOT) + 1):
        for row in range(int(view.y1 // FOOT), int(view.y2 // FOOT) + 1):
            for i, (x, y) in enumerate(scattered(column * 4099 + row * 31 + 7, STARS_PER_FOOT)):
                at = (column + x) * FOOT, (row + y) * FOOT
                if canvas.sees(at):
                    size = 2 if i % 13 == 0 else 1 if i % 4 == 0 else 0
                    dots[size].append(f"M{number(at[0], 0)} {number(-at[1], 0)}h.01")
    return [
        element("path", class_="star", stroke_width=canvas.px(width), opacity=strength, d="".join(some))
        for (width, strength), some in zip(STAR_SIZES, dots, strict=True)
        if some
    ]


def _grid(area: Area) -> str:
    columns = [f"M{number(k * FOOT)} 0V{number(-area.y2)}" for k in range(1, round(area.x2 / FOOT))]
    rows = [f"M0 {number(-k * FOOT)}H{number(area.x2)}" for k in range(1, round(area.y2 / FOOT))]
    return element("path", class_="grid", d="".join(columns + rows))


def _ticks(canvas: Canvas, area: Area) -> str:
    data = []
    for k in range(round(area.x2 / FOOT) * TICKS + 1):
        length = canvas.px(9 if k % TICKS == 0 else 4)
        x = number(k * FOOT / TICKS)
        data.append(f"M{x} 0v{number(-length)}M{x} {number(-area.y2)}v{number(length)}")
    return element("path", class_="tick", d="".join(data))


def _markers(canvas: Canvas, area: PlayArea) -> list[str]:
    """The ends of an extended setup area, which stay after setup: a line and a triangle at each long edge (SEC-02)."""
    ends = (area.setup_area.x1, area.setup_area.x2)
    lines = "".join(f"M{number(x)} 0V{number(-area.height)}" for x in ends)
    half, far = number(canvas.px(6)), number(canvas.px(9))
    marks = "".join(
        f"M{number(x)} {number(-y)}l-{half} {way}{far}h{number(canvas.px(12))}Z"
        for x in ends
        for y, way in ((0.0, ""), (area.height, "-"))
    )
    return [element("path", class_="setup", d=lines), element("path", class_="marker", d=marks)]


def _draw_zones(canvas: Canvas, area: PlayArea, room: TakenPlaces) -> None:
    setup = area.setup_area
    if area.marker and area != EXTENDED:
        lines = "".join(f"M{number(x)} 0V{number(-area.height)}" for x in (setup.x1, setup.x2))
        canvas.add(Layer.GROUND, element("path", class_="setup", d=lines))
    for second, whose in ((False, "FIRST PLAYER"), (True, "SECOND PLAYER")):
        zone = area.deployment_zone(second)
        text = f"{whose} · DEPLOYMENT ZONE"
        x = zone.x1 + canvas.px(8)
        y = zone.y2 - canvas.px(18) if second else zone.y1 + canvas.px(9)
        room.take(Area(x, y, x + canvas.px(text_width(text, 12.8)), y + canvas.px(11)))
        canvas.add(
            Layer.GROUND, group(_rectangle(zone, "deploy"), words(text, x, -y, "cap whose"), class_=f"t{int(second)}")
        )
