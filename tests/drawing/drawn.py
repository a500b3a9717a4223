"""A drawn board read back: its pieces, and where their points lie on the table."""

from __future__ import annotations

import re
from math import cos, radians, sin
from xml.etree.ElementTree import Element, fromstring

from armada.geometry.pose import Point

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> Element:
    """The root of a picture; fails where it is not well-formed."""
    return fromstring(text)


def of_class(root: Element, name: str) -> list[Element]:
    """The elements of a class, in the order in which they are drawn."""
    return [element for element in root.iter() if name in element.get("class", "").split()]


def title_of(element: Element) -> str:
    return element.findtext(f"{SVG}title", "")


def moved(transform: str | None, points: list[Point]) -> list[Point]:
    """Points of a group in the picture: turned, then shifted."""
    shift = re.search(r"translate\(([-\d.]+) ([-\d.]+)\)", transform or "")
    turn = re.search(r"rotate\(([-\d.]+)\)", transform or "")
    angle = radians(float(turn[1])) if turn else 0.0
    dx, dy = (float(shift[1]), float(shift[2])) if shift else (0.0, 0.0)
    return [(x * cos(angle) - y * sin(angle) + dx, x * sin(angle) + y * cos(angle) + dy) for x, y in points]


def on_table(points: list[Point]) -> list[Point]:
    """Points of the picture as points of the table: y is up again."""
    return [(x, -y) for x, y in points]


def corners(polygon: Element) -> list[Point]:
    """The corners of a polygon as they are written."""
    pairs = [pair.split(",") for pair in polygon.get("points", "").split()]
    return [(float(x), float(y)) for x, y in pairs]


def curve(path: Element) -> list[Point]:
    """The points of a path of one start and relative steps, on the table."""
    start, _, steps = path.get("d", "").partition("l")
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", steps.partition("L")[0])]
    x, y = (float(number) for number in re.findall(r"-?[\d.]+", start))
    found = [(x, y)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return on_table(found)


def farthest(one: list[Point], other: list[Point]) -> float:
    """How far two rows of points are apart, point for point."""
    pairs = zip(one, other, strict=True)
    return max(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in pairs)
