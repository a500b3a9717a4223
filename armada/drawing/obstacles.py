"""Obstacles: the outline of the token, textured by its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from armada.catalog.shapes import ObstacleKind
from armada.drawing.board import BoardObstacle
from armada.drawing.canvas import Canvas, Layer
from armada.drawing.ground import scattered
from armada.drawing.markup import corners, element, group, lie, number, path, title
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.pose import Point

Texture = Callable[[list[Point], int], list[str]]
"""A drawing made from an outline, given in the token's own frame, and a seed."""


def draw_obstacle(canvas: Canvas, obstacle: BoardObstacle) -> None:
    """An obstacle with the texture of its kind."""
    texture = TEXTURES[obstacle.kind]
    outline = list(obstacle.placed.shape.outline)
    seed = sum(ord(character) * (i + 7) for i, character in enumerate(obstacle.obstacle))
    parts = [title(obstacle.title), *texture(outline, seed)]
    canvas.add(Layer.OBSTACLES, group(*parts, class_="obstacle", transform=lie(obstacle.pose)))


def _shrunk(outline: list[Point], share: float, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
    return [(x * share + dx, y * share + dy) for x, y in outline]


def _polygon(outline: list[Point], class_: str) -> str:
    return element("polygon", class_=class_, points=corners(outline))


def _strewn(outline: list[Point], seed: int, count: int, reach: float) -> list[Point]:
    """Places inside an outline: on the way from the centre to its corners."""
    found = []
    for i, (along, share) in enumerate(scattered(seed, count)):
        x, y = outline[int(along * len(outline))]
        share = reach * (0.15 + 0.85 * (share + i / count) / 2)
        found.append((x * share, y * share))
    return found


def _asteroid(outline: list[Point], seed: int) -> list[str]:
    craters = [
        element("circle", class_="crater", cx=x, cy=-y, r=2.0 + 2.6 * (i % 3) / 2)
        for i, (x, y) in enumerate(_strewn(outline, seed, 6, 0.7))
    ]
    return [_polygon(outline, "rock"), _polygon(_shrunk(outline, 0.84, -0.8, 0.8), "rock-in"), *craters]


def _debris(outline: list[Point], seed: int) -> list[str]:
    data = []
    for i, (x, y) in enumerate(_strewn(outline, seed, 18, 0.82)):
        sine, cosine = sin_cos(i * 67_000)
        half = 2.0 + i % 4 * 0.9
        data.append(path([(x - half * sine, y - half * cosine), (x + half * sine, y + half * cosine)]))
    return [_polygon(outline, "debris"), element("path", class_="shard", stroke_width=2.2, d="".join(data))]


def _station(outline: list[Point], seed: int) -> list[str]:
    spokes = []
    for k in range(8):
        sine, cosine = sin_cos(k * TURN // 8)
        spokes.append(path([(6 * sine, 6 * cosine), (33 * sine, 33 * cosine)]))
    rings = [element("circle", class_="plan", r=r) for r in (27.0, 14.0)]
    return [_polygon(outline, "station"), *rings, element("path", class_="plan", d="".join(spokes)), _core(6.0)]


def _core(radius: float) -> str:
    return element("circle", class_="core", r=radius)


def _dust(outline: list[Point], seed: int) -> list[str]:
    motes = "".join(f"M{number(x, 1)} {number(-y, 1)}h.01" for x, y in _strewn(outline, seed, 46, 0.93))
    return [_polygon(outline, "dust"), element("path", class_="mote", stroke_width=2.0, d=motes)]


def _exogorth(outline: list[Point], seed: int) -> list[str]:
    teeth = []
    for k in range(10):
        sine, cosine = sin_cos(k * TURN // 10)
        teeth.append(path([(9.5 * sine, 9.5 * cosine), (6 * sine, 6 * cosine)]))
    maw = element("circle", class_="maw", r=9.5)
    return [*_asteroid(outline, seed), maw, element("path", class_="tooth", d="".join(teeth))]


def _purrgil(outline: list[Point], seed: int) -> list[str]:
    lines = [path(_shrunk(outline, share)[: len(outline) // 2]) for share in (0.72, 0.44)]
    eye = element("circle", class_="core", r=1.8, cx=outline[0][0] * 0.8, cy=-outline[0][1] * 0.8)
    return [_polygon(outline, "beast"), element("path", class_="fin", d="".join(lines)), eye]


def _gravity_rift(outline: list[Point], seed: int) -> list[str]:
    turns = [
        element("polygon", class_="swirl", points=corners(_shrunk(outline, share))) for share in (0.78, 0.56, 0.34)
    ]
    return [_polygon(outline, "rift"), *turns, element("circle", class_="maw", r=5.0)]


TEXTURES: Final[Mapping[ObstacleKind, Texture]] = {
    ObstacleKind.ASTEROID: _asteroid,
    ObstacleKind.DEBRIS: _debris,
    ObstacleKind.STATION: _station,
    ObstacleKind.DUST: _dust,
    ObstacleKind.EXOGORTH: _exogorth,
    ObstacleKind.PURRGIL: _purrgil,
    ObstacleKind.GRAVITY_RIFT: _gravity_rift,
}
