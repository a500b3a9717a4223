"""Room for labels: where a box of words can stand without hiding pieces or other words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from armada.drawing.board import Board, BoardShip
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS
from armada.geometry.contact import points_apart
from armada.geometry.play_area import Area
from armada.geometry.pose import Point

DIRECTIONS = 16
DOT = 6.0
"""How densely a line takes room, in mm."""

OUTSIDE = 40.0
"""The cost of a square millimetre out of view, against one that hides something."""


class Circle(NamedTuple):
    """A piece, or part of one, that words should not cover."""

    x: float
    y: float
    r: float


def ship_circles(ship: BoardShip) -> list[Circle]:
    """A ship as a row of circles along its keel, dial frames included."""
    base, frame = ship.shape.base, ship.placed.frame
    half = base.width / 2
    count = max(2, round(base.length / half))
    span = base.length / 2 - half
    steps = [-span + 2 * span * k / (count - 1) for k in range(count)]
    body = [Circle(*frame.point(0.0, y), half * 1.12) for y in steps]
    return body + [Circle(x, y, DIAL_RADIUS) for x, y in ship.placed.dials]


class TakenPlaces:
    """The places already taken."""

    def __init__(self, board: Board, view: Area) -> None:
        self.view = view
        self.circles = [circle for ship in board.ships for circle in ship_circles(ship)]
        self.circles += [Circle(*squadron.pose.centre, SQUADRON_RADIUS) for squadron in board.squadrons]
        self.circles += [Circle(o.x, o.y, o.r * 0.8) for o in (obstacle.placed for obstacle in board.obstacles)]
        self.boxes: list[Area] = []

    def take(self, box: Area) -> None:
        """Words stand here now."""
        self.boxes.append(box)

    def take_line(self, a: Point, b: Point, width: float = DOT / 2) -> None:
        """A line runs here: words may cross it, but better stand beside it."""
        count = max(1, round(points_apart(a, b) / DOT))
        for k in range(count + 1):
            at = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
            self.circles.append(Circle(*at, width / 2))

    def best(self, boxes: Iterable[Area]) -> Area:
        """The box that hides least; of equal ones the first. It is taken."""
        best = min(boxes, key=self.cost)
        self.take(best)
        return best

    def cost(self, box: Area) -> float:
        """About how much a box would hide, in square millimetres."""
        hidden = sum(
            _shared(box, Area(c.x - c.r, c.y - c.r, c.x + c.r, c.y + c.r)) for c in self.circles if _near(box, c)
        )
        hidden += sum(2 * _shared(box, other) for other in self.boxes)
        return round(hidden + OUTSIDE * (_size(box) - _shared(box, self.view)), 1)


def _around(circle: Circle) -> Area:
    return Area(circle.x - circle.r, circle.y - circle.r, circle.x + circle.r, circle.y + circle.r)


def _size(box: Area) -> float:
    return (box.x2 - box.x1) * (box.y2 - box.y1)


def _shared(a: Area, b: Area) -> float:
    width = min(a.x2, b.x2) - max(a.x1, b.x1)
    height = min(a.y2, b.y2) - max(a.y1, b.y1)
    return width * height if width > 0.0 and height > 0.0 else 0.0


def _near(box: Area, circle: Circle) -> bool:
    dx = max(box.x1 - circle.x, 0.0, circle.x - box.x2)
    dy = max(box.y1 - circle.y, 0.0, circle.y - box.y2)
    return dx * dx + dy * dy < circle.r * circle.r


def around(circles: list[Circle], width: float, height: float, gap: float) -> list[Area]:
    """Boxes all around a piece, each as close to it as the gap allows; those to the right come first."""
    x = sum(circle.x for circle in circles) / len(circles)
    y = sum(circle.y for circle in circles) / len(circles)
    found = []
    for k in range(DIRECTIONS):
        turn = (k + 1) // 2 * (1 if k % 2 else -1) * TURN // DIRECTIONS
        sine, cosine = sin_cos(TURN // 4 + turn)
        away = 0.0
        while True:
            centre = x + sine * away, y + cosine * away
            box = boxed(centre, width, height)
            if not any(_near(box, circle._replace(r=circle.r + gap)) for circle in circles):
                break
            away += 2.0
        found.append(box)
    return found


def boxed(centre: Point, width: float, height: float) -> Area:
    """A box around a point."""
    x, y = centre
    return Area(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
