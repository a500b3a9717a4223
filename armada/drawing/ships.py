"""Ships: base with dial frames, token with hull zones, arc lines and targeting points, hull and shields."""

from __future__ import annotations

from typing import Final

from armada.drawing.board import BoardShip
from armada.drawing.canvas import FROM_NUMBERS, Canvas, Layer
from armada.drawing.captions import ship_in_words
from armada.drawing.craft import drawings
from armada.drawing.hulls import Look, hull_drawing
from armada.drawing.markup import corners, element, group, lie, path, title, words
from armada.drawing.palettes import PALETTES
from armada.geometry.bases import DIAL_RADIUS, Base, HullZone, Size
from armada.geometry.pose import Point
from armada.geometry.shapes import ShipShape

CUT: Final = 6.0
"""How much of each corner the rim of an Ion base leaves out, in mm; the base itself keeps its corners."""

SHADES: Final = {HullZone.FRONT: "zone", HullZone.REAR: "zone z3"}
DIALS: Final = {4: (HullZone.FRONT, HullZone.RIGHT, HullZone.REAR, HullZone.LEFT), 6: tuple(HullZone)}
"""Which hull zone each dial belongs to, by their number: clockwise from the front."""


def draw_ship(canvas: Canvas, ship: BoardShip) -> None:
    """A ship with everything printed on it, and the shields it has left."""
    classes = f"ship {ship.look}" + (" spent" if ship.activated else "")
    body = group(*_body(canvas, ship), transform=lie(ship.pose))
    named = f"{ship.call_sign}, {ship_in_words(ship)}" if ship.call_sign else ship_in_words(ship)
    canvas.add(Layer.SHIPS, group(title(named), body, *_shields(canvas, ship), class_=classes))


def _body(canvas: Canvas, ship: BoardShip) -> list[str]:
    """The ship in its own frame, bow up."""
    shape = ship.shape
    base = shape.base
    parts = [element("circle", class_="frame", cx=x, cy=-y, r=DIAL_RADIUS) for x, y in base.dials]
    parts.append(element("polygon", class_="base", points=corners(_rectangle(base))))
    for zone, printed in shape.zones.items():
        parts.append(element("polygon", class_=SHADES.get(zone, "zone z2"), points=corners(printed.corners)))
    parts += [
        element("polygon", class_="lit", points=corners(shape.zones[zone].corners))
        for zone in ship.lit
        if zone in shape.zones
    ]
    parts.append(hull_drawing(drawings()[shape.key], hull_look(canvas, ship)))
    parts.append(element("path", class_="arc-casing", d=_arc_lines(shape)))
    parts.append(element("path", class_="arc", d=_arc_lines(shape)))
    if ship.selected:
        parts.append(element("polygon", class_="picked", points=corners(rim(base, ship.team))))
    parts.append(element("polygon", class_="rim", points=corners(rim(base, ship.team))))
    if canvas.scale >= FROM_NUMBERS:
        for printed in shape.zones.values():
            x, y = printed.targeting_point
            parts.append(element("circle", class_="point", cx=x, cy=-y, r=1.4))
            parts.append(element("circle", class_="ring", cx=x, cy=-y, r=2.7))
    return parts


def _rectangle(base: Base) -> list[Point]:
    x, y = base.width / 2, base.length / 2
    return [(-x, -y), (x, -y), (x, y), (-x, y)]


def rim(base: Base, team: int) -> list[Point]:
    """The team's line around a base: square corners for Ember, cut ones for Ion."""
    if team == 0:
        return _rectangle(base)
    x, y, u, v = base.width / 2, base.length / 2, base.width / 2 - CUT, base.length / 2 - CUT
    return [(-u, -y), (u, -y), (x, -v), (x, v), (u, y), (-u, y), (-x, v), (-x, -v)]


def _arc_lines(shape: ShipShape) -> str:
    """Every arc line once; each stands at the end of one hull zone and at the start of the next."""
    return "".join(path(printed.borders[0]) for printed in shape.zones.values())


def hull_look(canvas: Canvas, ship: BoardShip) -> Look:
    """How its hull is drawn: light from its heading, plates in the colour of its team, plumes by its speed."""
    return Look(
        theme=canvas.theme,
        team=team_colour(canvas, ship.team, ship.tint),
        heading=ship.pose.heading / 1000,
        speed=ship.speed,
        is_far=canvas.scale < FROM_NUMBERS,
    )


def team_colour(canvas: Canvas, team: int, tint: str) -> str:
    """The colour of a team, or of a player where more than two play."""
    return PALETTES[canvas.theme][f"p_{tint}" if tint else ("team_a", "team_b")[team]]


def _shields(canvas: Canvas, ship: BoardShip) -> list[str]:
    """The numbers on the shield dials, upright whatever the heading, in the outer part of the dial frames."""
    card = ship.card
    if card is None or canvas.scale < FROM_NUMBERS:
        return []
    radius = max(6.2 if ship.shape.size is Size.SMALL else 7.0, canvas.px(7.0))
    out = max(DIAL_RADIUS - radius - 0.3, 0.0)
    found = []
    dials = ship.shape.base.dials
    for zone, (x, y) in zip(DIALS[len(dials)], dials, strict=True):
        ahead = zone in (HullZone.FRONT, HullZone.REAR)
        x, y = (x, y + out * _sign(y)) if ahead else (x + out * _sign(x), y)
        at = ship.placed.frame.point(x, y)
        full = card.shields.get(zone, 0)
        left = ship.shields.get(zone, full)
        state = "zero" if left == 0 else "low" if left < full else ""
        dial = element("circle", class_="dial", cx=at[0], cy=-at[1], r=radius)
        figure = words(str(left), at[0], -at[1] + radius * 0.5, "count", font_size=radius * 1.42)
        found.append(group(dial, figure, class_=f"shield {state}".strip()))
    return found


def _sign(value: float) -> int:
    return 1 if value > 0 else -1
