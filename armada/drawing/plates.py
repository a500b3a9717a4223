"""The labels beside the pieces: plates of ships with hull and speed, captions, names of squadrons."""

from __future__ import annotations

from armada.drawing.board import BoardShip, BoardSquadron, Label
from armada.drawing.canvas import FROM_NUMBERS, FROM_PLATES, Canvas, Layer
from armada.drawing.markup import element, group, number, shortened, text_width, words
from armada.drawing.placing import TakenPlaces, around, boxed, ship_circles
from armada.drawing.squadrons import TICK
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.play_area import Area
from armada.geometry.pose import Point

NAME = 14.0
"""The size of a ship's name, in pixels."""

HEIGHT = 38.0
PIP = 8.6
"""From one hull point to the next on a plate."""

HEXAGON = "M3.5 0L7 2V7.5L3.5 9.5 0 7.5V2Z"
CROSS = "M1.7 3L5.3 6.6M5.3 3L1.7 6.6"
CHEVRONS = "M0 5L4 1.5 8 5M0 9.5L4 6 8 9.5"


def draw_ship_label(canvas: Canvas, ship: BoardShip, room: TakenPlaces) -> None:
    """A ship's call sign, if it has one, and its plate or caption, where there is room for it."""
    if ship.call_sign:
        canvas.add(Layer.LABELS, _sign(canvas, ship))
    if ship.label is Label.NONE or canvas.scale < FROM_NUMBERS:
        return
    if ship.label is Label.CAPTION or canvas.scale < FROM_PLATES:
        _draw_caption(canvas, ship, room)
    else:
        _draw_plate(canvas, ship, room)


def _sign(canvas: Canvas, ship: BoardShip) -> str:
    """The call sign on the ship: filled, or outlined once the ship has activated."""
    width = text_width(ship.call_sign, 13) + 8
    face = element("rect", class_="sign-face", x=-width / 2, y=-8, width=width, height=16, rx=2)
    text = words(ship.call_sign, 0, 4.6, "sign-text")
    done = " done" if ship.activated else ""
    return group(face, text, class_=f"call-sign {ship.look}{done}", transform=in_pixels(canvas, ship.pose.centre))


def _draw_caption(canvas: Canvas, ship: BoardShip, room: TakenPlaces) -> None:
    name = shortened(ship.title, 28)
    width, height = canvas.px(text_width(name, 12) + 4), canvas.px(14)
    circles = ship_circles(ship)
    if ship.label_at:
        box = boxed(ship.label_at, width, height)
        room.take(box)
    else:
        x, y = ship.pose.centre
        low = min(circle.y - circle.r for circle in circles)
        high = max(circle.y + circle.r for circle in circles)
        ends = [boxed((x, edge), width, height) for edge in (low - height, high + height)]
        box = room.best(ends + around(circles, width, height, canvas.px(3)))
    x, y = (box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2
    canvas.add(Layer.LABELS, group(words(name, x, -y + canvas.px(4), "caption"), class_=ship.look))


def _draw_plate(canvas: Canvas, ship: BoardShip, room: TakenPlaces) -> None:
    name = shortened(ship.title, 28)
    below = _second_line(ship)
    width = max(text_width(name, NAME), below) + 20
    height = HEIGHT if below else 24.0
    size = canvas.px(width), canvas.px(height)
    if ship.label_at:
        box = boxed(ship.label_at, *size)
        room.take(box)
    else:
        box = room.best(around(ship_circles(ship), *size, canvas.px(7)))
    canvas.add(Layer.LABELS, _plate(canvas, ship, box, name, width, height))


def _second_line(ship: BoardShip) -> float:
    """How wide hull, speed and tick are together, in pixels."""
    card = ship.card
    return (card.hull * PIP + 6 if card else 0) + (28 if ship.speed is not None else 0) + (14 if ship.activated else 0)


def _plate(canvas: Canvas, ship: BoardShip, box: Area, name: str, width: float, height: float) -> str:
    """The plate in pixels, scaled to its place."""
    parts = [
        element("path", class_="plate", d=f"M0 0H{number(width)}V{number(height)}H0Z"),
        element("path", class_="accent", d=f"M0 0H3V{number(height)}H0Z"),
        words(name, 11, 16, "name"),
    ]
    x = 11.0
    card = ship.card
    if card:
        whole = max(card.hull - ship.damage, 0)
        for k in range(card.hull):
            place = f"translate({number(x)} 23)"
            if k < whole:
                parts.append(element("path", class_="pip", transform=place, d=HEXAGON))
            else:
                parts.append(element("path", class_="lost", transform=place, d=HEXAGON))
                parts.append(element("path", class_="cross", transform=place, d=CROSS))
            x += PIP
        x += 6
    if ship.speed is not None:
        parts.append(element("path", class_="chev", transform=f"translate({number(x)} 22.5)", d=CHEVRONS))
        parts.append(words(str(ship.speed), x + 12, 32, "speed"))
        x += 28
    if ship.activated:
        parts.append(element("path", class_="tick-ok", transform=f"translate({number(x + 4)} 28)", d=TICK))
    return group(*parts, class_=f"label {ship.look}", transform=in_pixels(canvas, (box.x1, box.y2)))


def in_pixels(canvas: Canvas, at: Point) -> str:
    """The transform of a group drawn in pixels, with its origin at a point of the table."""
    return f"translate({number(at[0])} {number(-at[1])}) scale({number(1 / canvas.scale, 4)})"


def draw_squadron_label(canvas: Canvas, squadron: BoardSquadron, room: TakenPlaces) -> None:
    """A squadron's name, below it or where there is room."""
    if canvas.scale < FROM_NUMBERS:
        return
    name = shortened(squadron.title, 20)
    width, height = canvas.px(text_width(name, 12)), canvas.px(13)
    x, y = squadron.pose.centre
    side = SQUADRON_RADIUS + canvas.px(3)
    across, along = side + height / 2, side + width / 2
    places = [(x, y - across), (x, y + across), (x + along, y), (x - along, y)]
    box = room.best([boxed(place, width, height) for place in places])
    at = (box.x1 + box.x2) / 2, -(box.y1 + box.y2) / 2 + canvas.px(4)
    canvas.add(Layer.LABELS, group(words(name, *at, "tag"), class_=squadron.look))
