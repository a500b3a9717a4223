"""The canvas of a board: the part of the table in view, its scale, and layers from the ground up."""

from __future__ import annotations

from enum import IntEnum

from armada.drawing.palettes import Theme
from armada.geometry.play_area import Area
from armada.geometry.pose import Point


class Layer(IntEnum):
    """The layers, lowest first."""

    GROUND = 0
    OBSTACLES = 1
    ARCS = 2
    SHIPS = 3
    SQUADRONS = 4
    TOOLS = 5
    LINES = 6
    LABELS = 7
    NOTES = 8


FROM_NUMBERS = 0.6
"""From this scale on (pixels per mm) ships show their shields and squadrons their names."""

FROM_PLATES = 0.9
"""From this scale on ships have plates; below it, their name alone."""


class Canvas:
    """A picture being drawn. Units are millimetres; +y of the table is up, so y is negated."""

    def __init__(self, view: Area, scale: float, theme: Theme) -> None:
        self.view = view
        self.scale = scale
        self.theme = theme
        self.layers: list[list[str]] = [[] for _ in Layer]

    def add(self, layer: Layer, *markup: str) -> None:
        """More of the picture, above what the layer already holds."""
        self.layers[layer] += markup

    def px(self, pixels: float) -> float:
        """A length given in pixels of the finished picture, in mm."""
        return pixels / self.scale

    def sees(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a point is in view, or no farther outside than the margin."""
        x, y = point
        view = self.view
        return view.x1 - margin <= x <= view.x2 + margin and view.y1 - margin <= y <= view.y2 + margin

    def markup(self) -> str:
        """All layers, lowest first."""
        return "\n".join(markup for layer in self.layers for markup in layer)
