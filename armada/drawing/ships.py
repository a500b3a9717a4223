"""Ships: base with dial frames, token with hull zones, arc lines and targeting points, silhouette and shields."""

from __future__ import annotations

from typing import Final

from armada.drawing.board import BoardShip
from armada.drawing.canvas import FROM_NUMBERS, Canvas, Layer
from armada.drawing.captions import ship_in_words
from armada.drawing.markup import corners, element, group, lie, path, title, words
from armada.drawing.silhouettes import SILHOUETTES, mirrored
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
    parts += silhouette(shape.key)
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


def silhouette(chassis: str) -> list[str]:
    """The outline of a ship in its own frame; a chassis that has none gets a mark at its bow."""
    drawn = SILHOUETTES.get(chassis)
    if drawn is None:
        return [element("path", class_="bridge", d="M0-24L7-8H-7Z")]
    others = [tuple((-x, y) for x, y in rib) for rib in drawn.ribs if any(x for x, _ in rib)]
    ribs = [*drawn.ribs, *others]
    domes = [(x * side, y, r) for x, y, r in drawn.domes for side in (1, -1)]
    return [
        element("polygon", class_="hull", points=corners(mirrored(drawn.hull))),
        element("path", class_="rib", d="".join(path(rib) for rib in ribs)),
        *(element("circle", class_="hull", cx=x, cy=-y, r=r) for x, y, r in domes),
        element("polygon", class_="bridge", points=corners(mirrored(drawn.bridge))),
    ]


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
